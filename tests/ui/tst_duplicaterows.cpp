// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/check/duplicates/duplicaterows.h"
#include "ui/check/duplicates/duplicatesmodel.h"
#include "ui/check/duplicates/duplicatesview.h"
#include "ui/check/rows/checkrun.h"

#include <QAbstractItemModelTester>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// Finds the duplicate URNs of a check.
class TestRepetitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void stops();
    void keepsItsModelConsistent();
    void showsThemOnThePage();
    void cutsNoLineNumber();
};

namespace {

DuplicateSearch searchIn(const QByteArray& lines, CheckAgainst against = CheckAgainst::SyntaxOnly)
{
    DuplicateSearch search{.rows = {},
                           .input = {.bytes = lines},
                           .checker = std::make_shared<const UrnChecker>(
                               CheckOptions{.against = against}, std::make_shared<const NamespaceTable>())};
    const auto collect = [&search](const CheckProgressUpdate& news) {
        for (const CheckRows::Block& block : news.blocks)
            search.rows.append(block);
    };
    static_cast<void>(runCheck({search.input, search.checker}, {}, collect));
    return search;
}

/// Returns the rows of each duplicate, from 0: "0 2; 1 3".
QString listed(const DuplicateRows& repetitions)
{
    QStringList urns;
    for (std::size_t urn = 0; urn < repetitions.size(); ++urn) {
        QStringList rows;
        for (const std::uint32_t row : repetitions.rowsOf(urn))
            rows.append(QString::number(row));
        urns.append(rows.join(u' '));
    }
    return urns.join(u"; "_s);
}

} // namespace

void TestRepetitions::finds_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("rows");
    QTest::newRow("none") << QByteArray("urn:example:a\nurn:example:b\n") << QString();
    QTest::newRow("identical") << QByteArray("urn:example:a\nurn:example:b\nurn:example:a\n") << u"0 2"_s;
    QTest::newRow("case of the NID") << QByteArray("urn:example:a\nURN:Example:a\nurn:example:A\n")
                                     << u"0 1"_s;
    QTest::newRow("components") << QByteArray("urn:example:a#x\nurn:example:a?=y\n") << u"0 1"_s;
    QTest::newRow("ordered by first line")
        << QByteArray(
               "urn:example:b\nurn:example:a\nurn:example:c\nurn:example:a\nurn:example:b\nurn:example:b\n")
        << u"0 4 5; 1 3"_s;
    QTest::newRow("not a URN") << QByteArray("urn:a\nurn:a\nurn:example:a\nurn:example:a\n") << u"2 3"_s;
}

void TestRepetitions::finds()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, rows);
    const auto found = duplicateRowsIn(searchIn(lines), {});
    QVERIFY(found.has_value());
    QCOMPARE(listed(**found), rows);
}

void TestRepetitions::stops()
{
    std::stop_source stop;
    stop.request_stop();
    const auto found = duplicateRowsIn(searchIn("urn:example:a\nurn:example:a\n"), stop.get_token());
    QVERIFY(!found && found.error().code == base::kCanceled);
}

void TestRepetitions::keepsItsModelConsistent()
{
    DuplicatesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QByteArray lines = "\n";
    for (int i = 0; i < 25; ++i)
        lines += "urn:example:a\n";
    const DuplicateSearch search = searchIn(lines);
    model.show(search, duplicateRowsIn(search, {}).value());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, DuplicatesModel::Urn).data().toString(), u"urn:example:a"_s);
    QCOMPARE(model.index(0, DuplicatesModel::Times).data().toString(), u"25"_s);
    const QString shown = model.index(0, DuplicatesModel::Lines).data().toString();
    QVERIFY2(shown.startsWith(u"2, 3, 4"_s) && shown.endsWith(u"20, 21, and 5 more"_s), qPrintable(shown));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestRepetitions::showsThemOnThePage()
{
    WindowFixture fixture;
    fixture.open();
    fixture.window().showCheckPage();
    fixture.window().checkPage()->checkText("urn:example:x\nurn:example:a\nnothing\nURN:EXAMPLE:a\n");
    QTRY_VERIFY(fixture.find<QTabWidget>(u"Lines and summary"_s));
    auto* tabs = fixture.find<QTabWidget>(u"Lines and summary"_s);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->tabText(tab).remove(u'&') == u"Duplicates"_s)
            tabs->setCurrentIndex(tab);
    }
    auto* table = fixture.find<QTreeView>(u"Duplicate URNs"_s);
    QVERIFY(table);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, DuplicatesModel::Lines).data().toString(), u"2, 4"_s);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    const auto* lines = fixture.find<QTableView>(u"Checked lines"_s);
    QVERIFY(lines);
    QCOMPARE(lines->currentIndex().row(), 1);
    QVERIFY(lines->hasFocus());
}

/// In a narrow column, whole numbers are left out, so that none reads like another one.
void TestRepetitions::cutsNoLineNumber()
{
    QByteArray lines(123'455, '\n'); // the first URN is in line 123456
    for (int i = 0; i < 12; ++i)
        lines += "urn:example:a\n\n";
    const DuplicateSearch search = searchIn(lines);
    DuplicatesModel model;
    model.show(search, duplicateRowsIn(search, {}).value());
    const QFontMetrics font{QFont()};
    const auto shown = [&](const QString& asWideAs) {
        return fittingLines(model, 0, font, font.horizontalAdvance(asWideAs));
    };
    const QString all = model.linesText(0);
    QVERIFY2(all.startsWith(u"123456, 123458, "_s) && all.endsWith(u", 123476, 123478"_s), qPrintable(all));
    QCOMPARE(shown(all), all);
    QCOMPARE(shown(u"123456, 123458, and 10 more"_s), u"123456, 123458, and 10 more"_s);
    QCOMPARE(shown(u"123456, 123458, and 10 mo"_s), u"123456, and 11 more"_s);
    QCOMPARE(shown(u"123456"_s), u"…"_s);
}

NIDUS_WINDOW_TEST(tst_duplicaterows, TestRepetitions)
#include "tst_duplicaterows.moc"
