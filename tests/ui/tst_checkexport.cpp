// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/reportformat.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/cli/clirun.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"
#include "ui/check/reportwriter.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::report;
using namespace nidus::ui;
using nidus::test::Cli;

/// The reports that the window exports have the same bytes as those of the command line.
class TestCheckExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void writesTheBytesOfTheCommandLine_data();
    void writesTheBytesOfTheCommandLine();
    void writesChosenRows();
    void endsAfterTheLastRow();
    void rejectsAChangedInput_data();
    void rejectsAChangedInput();
    void keepsTheOldFileWhenStopped();

private:
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write test data");
        return file.fileName();
    }
    /// Writes the report; returns its bytes, empty if it failed.
    static QByteArray exported(const ReportTask& task)
    {
        QFile::remove(task.path);
        QFile file(task.path);
        const base::Result<std::uint64_t> written = writeReport(task, {}, [](base::Progress) {});
        return written && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Checks the input as the window does.
    static ReportTask checked(const workflow::CheckSource& input, const CheckOptions& options = {})
    {
        ReportTask task{
            .check = {input, std::make_shared<const UrnChecker>(options, workflow::builtinNamespaceTable())},
            .rows = {},
            .path = {}};
        const auto collect = [&task](const CheckProgressUpdate& news) {
            for (const CheckRows::Block& block : news.blocks)
                task.rows.append(block);
        };
        if (!runCheck(task.check, {}, collect))
            qFatal("cannot check");
        return task;
    }

    QTemporaryDir m_folder;
};

namespace {

/// Lines of every verdict, with a byte order mark, CR LF, a blank line, and a line that is too long.
QByteArray someUrns()
{
    QByteArray bytes = "\xEF\xBB\xBFurn:isbn:0451450523\r\n\nurn:isbn:a b\xE2\x80\xAE\n";
    for (int i = 0; i < 20'000; ++i)
        bytes += (i % 3 == 0 ? "urn:nosuch:" : "urn:isbn:045145052") + QByteArray::number(i % 10) + '\n';
    return bytes + "no urn\t\"<&>\nurn:example:" + QByteArray(2'000'000, 'x') + "\nurn:uuid:1";
}

VerdictFilter badOnes()
{
    VerdictFilter filter = VerdictFilter::none();
    for (const Verdict verdict : {Verdict::Invalid, Verdict::Unregistered, Verdict::Undecided})
        filter.add(verdict);
    return filter;
}

} // namespace

void TestCheckExport::writesTheBytesOfTheCommandLine_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("suffix");
    for (const ReportFormatFacts& facts : kReportFormats) {
        QCOMPARE(facts.isOfChecks, facts.format != ReportFormat::None);
        if (facts.isOfChecks)
            QTest::newRow(facts.word.data())
                << QString::fromLatin1(facts.word.data()) << QString::fromLatin1(facts.suffix.data());
    }
}

void TestCheckExport::writesTheBytesOfTheCommandLine()
{
    QFETCH(QString, word);
    QFETCH(QString, suffix);
    const QString report = m_folder.filePath(u"report."_s + suffix);
    const auto commandLine = [&word](const QStringList& words, const QByteArray& input = {}) {
        return Cli().run(QStringList{u"check"_s, u"--format"_s, word} + words, input).out;
    };
    const auto compare = [&](ReportTask task, const QByteArray& expected) {
        task.path = report;
        return !expected.isEmpty() && exported(task) == expected;
    };
    const QString file = write(u"urns.txt"_s, someUrns());
    QVERIFY(compare(checked({.path = file, .bytes = {}}), commandLine({file})));
    ReportTask bad = checked({.path = file, .bytes = {}});
    bad.filter = badOnes();
    QVERIFY(compare(bad, commandLine({u"--only-bad"_s, file})));
    QVERIFY(compare(checked({.path = {}, .bytes = "urn:isbn:1\nurn:a\n"}),
                    commandLine({}, "urn:isbn:1\nurn:a\n")));
    QVERIFY(compare(checked({.path = file, .bytes = {}}, {.against = CheckAgainst::AllNamespaces}),
                    commandLine({u"--against"_s, u"all"_s, file})));
    QVERIFY(compare(checked({.path = file, .bytes = {}},
                            {.against = CheckAgainst::OneNamespace, .rfc = urn::Rfc::Rfc2141, .nid = "isbn"}),
                    commandLine({u"--against"_s, u"isbn"_s, u"--rfc"_s, u"2141"_s, file})));
    const QString prose =
        write(u"prose.txt"_s, "See urn:isbn:0451450523, <urn:example:\n  weather>, and urn:nosuch:1.\n");
    QVERIFY(compare(checked({.path = prose, .bytes = {}, .kind = batch::InputKind::RunningText}),
                    commandLine({u"--extract"_s, prose})));
    const QString packed =
        write(u"urns.gz"_s, QByteArray::fromStdString(test::gzip(someUrns().toStdString())));
    QVERIFY(compare(
        checked({.path = packed, .bytes = {}, .unpacked = std::make_shared<workflow::UnpackedCopy>()}),
        commandLine({packed})));
}

void TestCheckExport::writesChosenRows()
{
    ReportTask task = checked({.path = {}, .bytes = "urn:isbn:1\nno urn\nurn:isbn:2\nurn:nosuch:3\n"});
    task.path = m_folder.filePath(u"chosen.txt"_s);
    task.chosen = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{1, 3});
    const QByteArray invalid =
        "-:2:1: invalid[urn.scheme.not-urn]: A URN begins with \"urn:\"; found \"n\".\n";
    QCOMPARE(exported(task), invalid + "-:4:5: unregistered[namespace.unregistered]: The NID \"nosuch\" is "
                                       "not in the registry.\n");
    task.filter = VerdictFilter::none();
    task.filter.add(Verdict::Invalid);
    QCOMPARE(exported(task), invalid);
}

/// The input may be longer than the rows, because a check was stopped or lists only the first ones.
void TestCheckExport::endsAfterTheLastRow()
{
    ReportTask task = checked({.path = {}, .bytes = "urn:nosuch:1\nurn:nosuch:2\n"});
    task.path = m_folder.filePath(u"first.tsv"_s);
    task.check.input.bytes += "urn:nosuch:3\n";
    QCOMPARE(exported(task), Cli().run({u"check"_s, u"--format=tsv"_s}, "urn:nosuch:1\nurn:nosuch:2\n").out);
}

void TestCheckExport::rejectsAChangedInput_data()
{
    QTest::addColumn<QByteArray>("later");
    QTest::newRow("shorter") << "urn:nosuch:1\n"_ba;
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("another verdict") << "urn:nosuch:1\nurn:isbn:::2\n"_ba;
    QTest::newRow("another length") << "urn:nosuch:1\nurn:nosuch:22\n"_ba;
    QTest::newRow("an added line") << "\nurn:nosuch:1\nurn:nosuch:2\n"_ba;
}

void TestCheckExport::rejectsAChangedInput()
{
    QFETCH(QByteArray, later);
    const QString file = write(u"changing.txt"_s, "urn:nosuch:1\nurn:nosuch:2\n");
    ReportTask task = checked({.path = file, .bytes = {}});
    task.path = write(u"kept.tsv"_s, "kept\n");
    static_cast<void>(write(u"changing.txt"_s, later));
    const base::Result<std::uint64_t> written = writeReport(task, {}, [](base::Progress) {});
    QVERIFY(!written);
    QVERIFY(written.error().code == base::kFileNotReadable);
    QCOMPARE(QString::fromStdString(written.error().subject), file);
    QFile kept(task.path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), "kept\n"_ba);
}

void TestCheckExport::keepsTheOldFileWhenStopped()
{
    ReportTask task = checked({.path = {}, .bytes = someUrns()});
    task.path = write(u"stopped.json"_s, "kept\n");
    std::stop_source stop;
    const base::Result<std::uint64_t> written =
        writeReport(task, stop.get_token(), [&stop](base::Progress) { stop.request_stop(); });
    QVERIFY(!written && written.error().code == base::kCanceled);
    QFile kept(task.path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), "kept\n"_ba);
}

NIDUS_TEST(tst_checkexport, TestCheckExport)
#include "tst_checkexport.moc"
