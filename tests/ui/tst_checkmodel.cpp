// SPDX-License-Identifier: Apache-2.0
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"
#include "ui/check/results/checkmodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;

class TestCheckModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsOneRowPerUrn();
    void showsOnlyFilteredRows();
    void appendsWhileFiltered();
    void mapsRowsBothWays();
    void showsRowsAddedMeanwhile();
    void showsInvisibleCharacters();
    void shortensVeryLongLines();
    void reportsAShortenedFile();
    void reportsAChangedFile();
    void showsTheContentOfACompressedFile();

private:
    static CheckTask taskFor(const workflow::CheckSource& input);
    static void check(CheckModel& model, const CheckTask& task);
    static QString cell(const CheckModel& model, int row, int column);
    static void show(CheckModel& model, const Arrangement& wanted);
};

void TestCheckModel::initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

CheckTask TestCheckModel::taskFor(const workflow::CheckSource& input)
{
    const auto namespaces =
        std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{{.nid = "isbn"}});
    return {input, std::make_shared<const UrnChecker>(CheckOptions{}, namespaces)};
}

void TestCheckModel::check(CheckModel& model, const CheckTask& task)
{
    model.start(task);
    const auto counts =
        runCheck(task, {}, [&model](const CheckProgressUpdate& news) { model.append(news.blocks); });
    QVERIFY(counts.has_value());
}

QString TestCheckModel::cell(const CheckModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

void TestCheckModel::show(CheckModel& model, const Arrangement& wanted)
{
    const auto indexes = arranged({.rows = model.rows(), .input = model.task().input, .wanted = wanted}, {});
    QVERIFY(indexes.has_value());
    model.show(wanted, *indexes, model.rows().size());
}

void TestCheckModel::showsOneRowPerUrn()
{
    CheckModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    check(model, taskFor({.bytes = "urn:isbn:1\n\nurn:nosuch:2\nurn:isbn:%4\n"}));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(cell(model, 0, CheckModel::Line), u"1"_s);
    QCOMPARE(cell(model, 0, CheckModel::VerdictColumn), u"valid"_s);
    QCOMPARE(cell(model, 0, CheckModel::Nid), u"isbn"_s);
    QCOMPARE(cell(model, 0, CheckModel::Urn), u"urn:isbn:1"_s);
    QCOMPARE(cell(model, 0, CheckModel::Why),
             u"The namespace \"isbn\" has no syntax rule yet, so only the general URN syntax was checked."_s);
    QCOMPARE(cell(model, 1, CheckModel::Line), u"3"_s); // the blank line counts
    QCOMPARE(cell(model, 1, CheckModel::VerdictColumn), u"unregistered"_s);
    QVERIFY(cell(model, 1, CheckModel::Why).contains(u"nosuch"_s));
    QCOMPARE(cell(model, 2, CheckModel::VerdictColumn), u"invalid"_s);
    QVERIFY(!cell(model, 2, CheckModel::Why).isEmpty());
}

void TestCheckModel::showsOnlyFilteredRows()
{
    CheckModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    check(model, taskFor({.bytes = "urn:isbn:1\nbad\nurn:isbn:2\nworse\n"}));
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Invalid);
    show(model, {.filter = filter});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 1, CheckModel::Urn), u"worse"_s);
    model.show({}, {}, model.rows().size());
    QCOMPARE(model.rowCount(), 4);
}

void TestCheckModel::appendsWhileFiltered()
{
    const CheckTask task = taskFor({.bytes = "bad\nurn:isbn:2\nworse\n"});
    CheckModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Valid);
    show(model, {.filter = filter});
    const QSignalSpy inserted(&model, &CheckModel::rowsInserted);
    check(model, task);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(cell(model, 0, CheckModel::Urn), u"urn:isbn:2"_s);
}

void TestCheckModel::mapsRowsBothWays()
{
    CheckModel model;
    check(model, taskFor({.bytes = "urn:isbn:1\nbad\nurn:isbn:2\nworse\n"}));
    QCOMPARE(model.rowIndex(2), 2U);
    QCOMPARE(model.shownRow(2), 2);
    QCOMPARE(model.shownRow(4), -1);
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Invalid);
    show(model, {.filter = filter});
    QCOMPARE(model.rowIndex(1), 3U);
    QCOMPARE(model.shownRow(3), 1);
    QCOMPARE(model.shownRow(2), -1);
    show(model, {.order = {.isDescending = true}});
    QCOMPARE(model.rowIndex(0), 3U);
    QCOMPARE(model.shownRow(0), 3);
}

void TestCheckModel::showsRowsAddedMeanwhile()
{
    CheckModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    check(model, taskFor({.bytes = "bad\nurn:isbn:2\nworse\nurn:isbn:4\n"}));
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Invalid);
    model.show({.filter = filter}, {0}, 2); // computed while there were two rows
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 1, CheckModel::Urn), u"worse"_s);
}

void TestCheckModel::showsInvisibleCharacters()
{
    CheckModel model;
    check(model, taskFor({.bytes = "urn:isbn:\xC3\xA9\xE2\x80\xAE\x01\xFFz\n"}));
    QCOMPARE(cell(model, 0, CheckModel::Urn), u"urn:isbn:é‹U+202E›‹U+0001›‹FF›z"_s);
}

void TestCheckModel::shortensVeryLongLines()
{
    CheckModel model;
    check(model, taskFor({.bytes = "urn:isbn:" + QByteArray(1'000'000, 'a') + "\n" +
                                   QByteArray(3'000'000, 'b') + "\n"}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, CheckModel::VerdictColumn), u"valid"_s);
    QVERIFY(cell(model, 0, CheckModel::Urn).size() < 5000);
    QCOMPARE(cell(model, 1, CheckModel::VerdictColumn), u"undecided"_s);
    QVERIFY(cell(model, 1, CheckModel::Urn).size() < 5000);
}

void TestCheckModel::reportsAShortenedFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"urns.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("urn:isbn:1\nurn:isbn:2\n");
    file.flush();
    CheckModel model;
    check(model, taskFor({.path = file.fileName()}));
    QVERIFY(file.resize(3));
    QCOMPARE(cell(model, 1, CheckModel::Urn), QString());
    QVERIFY(cell(model, 1, CheckModel::Why).contains(u"shorter"_s));
    QVERIFY(!model.text(1));
}

void TestCheckModel::reportsAChangedFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"urns.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("urn:isbn:1\nurn:isbn:2\n");
    file.flush();
    CheckModel model;
    check(model, taskFor({.path = file.fileName()}));
    QVERIFY(file.seek(0));
    file.write("no urn at all, by any measure.");
    file.flush();
    QCOMPARE(cell(model, 0, CheckModel::Urn), QString());
    QVERIFY(cell(model, 0, CheckModel::Why).contains(u"changed"_s));
    QVERIFY(!model.text(0));
}

void TestCheckModel::showsTheContentOfACompressedFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"urns.gz"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(nidus::test::gzip("urn:isbn:1\nurn:isbn:2\n")));
    file.close();
    const auto copy = std::make_shared<workflow::UnpackedCopy>();
    CheckModel model;
    check(model, taskFor({.path = file.fileName(), .bytes = {}, .unpacked = copy}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 1, CheckModel::Urn), u"urn:isbn:2"_s);
    QVERIFY(QFile::exists(copy->path()));
    QVERIFY(copy->path() != file.fileName());
}

NIDUS_WINDOW_TEST(tst_checkmodel, TestCheckModel)
#include "tst_checkmodel.moc"
