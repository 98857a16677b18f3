// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// registry head, registry verify --since, export --with-head.
class TestHeadCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void printsOneLine();
    void verifiesThatHistoryContinues();
    void findsAFork();
    void acceptsOnlyHeads();
    void warnsWhenTheRegistryIsOpened();
    void exportsContainTheHead_data();
    void exportsContainTheHead();

private:
    [[nodiscard]] CliResult run(const QStringList& words) const
    {
        return Cli{.registryPath = m_path}.run(words);
    }
    [[nodiscard]] QString head() const
    {
        return QString::fromUtf8(run({u"registry"_s, u"head"_s}).out).trimmed();
    }
    [[nodiscard]] CliResult since(const QString& head) const
    {
        return run({u"registry"_s, u"verify"_s, u"--since"_s, head});
    }
    void comment() const { QCOMPARE(run({u"comment"_s, u"crates"_s, u"Is it so?"_s}).status, 0); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestHeadCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_path}).status, 0);
    const QString from = writtenFile(*m_folder, u"t.txt"_s, templateText("crates"));
    QCOMPARE(run({u"new"_s, u"crates"_s, u"--from"_s, from, u"--register"_s}).status, 0);
}

void TestHeadCommands::printsOneLine()
{
    static const QRegularExpression shape(u"^nidus-head 1 \\d+ [0-9a-f]{64} [0-9a-f]{32}\n$"_s);
    const CliResult result = run({u"registry"_s, u"head"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(shape.match(QString::fromUtf8(result.out)).hasMatch());
    m_path = m_folder->filePath(u"none"_s);
    QCOMPARE(run({u"registry"_s, u"head"_s}).status, 2);
}

void TestHeadCommands::verifiesThatHistoryContinues()
{
    const QString first = head();
    comment();
    QCOMPARE(since(first).status, 0);
    const QString file = writtenFile(*m_folder, u"heads"_s, (first + u'\n' + head() + u'\n').toUtf8());
    comment();
    QCOMPARE(since(file).out, QByteArray("sound\n"));
    QCOMPARE(since(file).status, 0);
}

void TestHeadCommands::findsAFork()
{
    QVERIFY(QFile::copy(m_path, m_folder->filePath(u"old"_s)));
    comment();
    const QString lost = head();
    QFile::remove(m_path);
    QFile::remove(m_path + ".heads"_L1);
    QVERIFY(QFile::rename(m_folder->filePath(u"old"_s), m_path));
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 0);
    QCOMPARE(since(lost).status, 1);
    QVERIFY(since(lost).out.contains("is missing"));
    comment(); // another one at the same place
    QCOMPARE(since(lost).status, 1);
    QVERIFY(since(lost).out.contains(lost.section(u' ', 2, 2).toUtf8()));
}

void TestHeadCommands::acceptsOnlyHeads()
{
    QCOMPARE(since(m_folder->filePath(u"none"_s)).status, 2);
    QCOMPARE(since(writtenFile(*m_folder, u"empty"_s, "nothing")).status, 2);
    QCOMPARE(since(u"nidus-head 1 1 00 -"_s).status, 2);
    // The head of another registry is not valid for this one.
    const QString other = m_folder->filePath(u"other.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, other}).status, 0);
    const CliResult result =
        Cli{.registryPath = other}.run({u"registry"_s, u"verify"_s, u"--since"_s, head()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("another registry"));
}

void TestHeadCommands::warnsWhenTheRegistryIsOpened()
{
    QVERIFY(QFile::copy(m_path, m_folder->filePath(u"old"_s)));
    comment();
    QVERIFY(run({u"list"_s}).err.isEmpty());
    QFile::remove(m_path);
    QVERIFY(QFile::rename(m_folder->filePath(u"old"_s), m_path));
    const CliResult listed = run({u"list"_s});
    QCOMPARE(listed.status, 0);
    QVERIFY2(listed.err.contains("does not continue from a known head"), listed.err);
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 1);
}

void TestHeadCommands::exportsContainTheHead_data()
{
    QTest::addColumn<QString>("format");
    for (const nidus::exchange::ExportFormatFacts& facts : nidus::exchange::kExportFormats) {
        if (facts.write != nullptr) // core/print writes PDF
            QTest::newRow(facts.word.data()) << facts.word.toString();
    }
}

void TestHeadCommands::exportsContainTheHead()
{
    QFETCH(QString, format);
    const QStringList words{u"export"_s, u"--format"_s, format, u"crates"_s};
    const QByteArray plain = run(words).out;
    const QByteArray marked = run(words + QStringList{u"--with-head"_s}).out;
    QVERIFY(!plain.contains("nidus-head"));
    QCOMPARE(marked.count(head().toUtf8()), 1);
    const QString file = writtenFile(*m_folder, u"export"_s, marked);
    QCOMPARE(since(file).status, 0);

    // Importing it gives the same content.
    const auto imported = [&](const QByteArray& bytes) {
        const CliResult result = run({u"import"_s, u"--dry-run"_s, u"--format"_s, u"json"_s,
                                      writtenFile(*m_folder, u"in."_s + format, bytes)});
        static const QRegularExpression lines(u"\"(first|last)Line\": ?\\d+|\\blines? \\d+( to \\d+)?"_s);
        return QString::fromUtf8(result.out).remove(lines);
    };
    if (format != "html"_L1 && format != "jsonld"_L1 && format != "iana-record"_L1)
        QCOMPARE(imported(marked), imported(plain));
}

NIDUS_TEST(tst_headcommands, TestHeadCommands)
#include "tst_headcommands.moc"
