// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "ui/check/duplicates/duplicatesview.h"
#include "ui/check/progressstrip.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/detailpane.h"
#include "ui/check/summary/summaryview.h"

#include <QApplication>
#include <QCheckBox>
#include <QProgressBar>
#include <QScopeGuard>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;
using namespace nidus::test;

/// Which part of a file is checked, and which of its lines are shown.
class TestCheckParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_fixture.isReady()); }
    void init() { QSettings().clear(); }

    void checksAColumnOfATable();
    void offersToFindUrnsInProse();
    void keepsTheDetailsBesideTheLines();
    void keepsTheTimeOfTheLatestRun();
    void showsTheLinesOfAReason();
    void showsAllLinesOfOtherText();

private:
    [[nodiscard]] static bool isTimeShown(const QWidget& strip)
    {
        return std::ranges::any_of(strip.findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"Time: "_s);
        });
    }

    CheckPageFixture m_fixture{u"tst_checkparts"_s};
};

/// An empty cell is not a URN, and a title is not one either.
void TestCheckParts::checksAColumnOfATable()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.show();
    page.checkText("id,title,urn\n1,\"Vase, blue\",urn:example:a\n2,Cup,\n3,Jug,\"urn:ietf:rfc 2221\"\n");
    waitForEnd(page);
    auto* part = combo(page, u"Column “urn”"_s);
    QVERIFY(part && part->isVisible() && !runningText(page)->isVisible());
    QCOMPARE(part->currentText(), u"Column “urn”"_s);
    QCOMPARE(table(page)->model()->rowCount(), 2);
    QCOMPARE(cell(page, 1, CheckModel::Urn), u"urn:ietf:rfc 2221"_s);
    QCOMPARE(cell(page, 1, CheckModel::VerdictColumn), u"invalid"_s);
    QVERIFY(shows(page, u"Empty cells skipped: 1."_s));
    part->setCurrentIndex(part->findText(u"Whole lines"_s));
    Q_EMIT part->activated(part->currentIndex());
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 4);
    page.checkText("{\"n\":1,\"urn\":\"urn:example:a\"}\n");
    waitForEnd(page);
    QCOMPARE(part->currentText(), u"Member “urn”"_s);
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:example:a"_s);
    page.checkText("urn:example:a\n");
    waitForEnd(page);
    QVERIFY(!part->isVisible() && runningText(page)->isVisible());
}

void TestCheckParts::offersToFindUrnsInProse()
{
    const QString hint = u"To check only the URNs, choose “Find URNs in running text”."_s;
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.show();
    page.checkText("The vase urn:example:a was lent.\nSee urn:example:b.\nurn:example:c\n");
    waitForEnd(page);
    QVERIFY(shows(page, hint));
    runningText(page)->click();
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 3);
    QVERIFY(!shows(page, hint));
    runningText(page)->click();
    waitForEnd(page);
    page.checkText("urn:example:a (lent)\nurn:example:b\n");
    waitForEnd(page);
    QVERIFY(!shows(page, hint));
}

void TestCheckParts::keepsTheTimeOfTheLatestRun()
{
    QAction cancel;
    ProgressStrip strip(&cancel);
    strip.show();
    QVERIFY(!isTimeShown(strip));
    strip.start(u"Checking…"_s);
    QTRY_VERIFY(strip.findChild<QProgressBar*>()->isVisible()); // it takes long enough to be of interest
    strip.finish();
    QVERIFY(isTimeShown(strip));
    strip.finish(); // of other work, such as an export
    QVERIFY(isTimeShown(strip));
}

/// Also with text of 13 points on a small screen.
void TestCheckParts::keepsTheDetailsBesideTheLines()
{
    const QFont usual = QApplication::font();
    const auto atTheEnd = qScopeGuard([&usual] { QApplication::setFont(usual); });
    for (const int points : {10, 13}) {
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        CheckPage page;
        page.setNamespaces(someNamespaces());
        page.resize(1366, 700);
        page.show();
        page.checkText("urn:example:a\n");
        waitForEnd(page);
        QTRY_VERIFY(page.findChild<DetailPane*>()->isVisible());
        QVERIFY(table(page)->width() >= page.findChild<DetailPane*>()->width());
        page.resize(683, 384);
        QTRY_VERIFY(!page.findChild<DetailPane*>()->isVisible());
    }
}

/// Activating a row of Summary shows its lines; the word filter finds what is reported about lines, too.
void TestCheckParts::showsTheLinesOfAReason()
{
    CheckPage page;
    page.setNamespaces(workflow::builtinNamespaceTable());
    page.show();
    page.checkText(
        "urn:isbn:0451450523\nurn:isbn:0451450524\nurn:issn:0028-0836\nurn:isbn:x\nurn:issn:0028-0838\n");
    waitForEnd(page);
    auto* tabs = page.findChild<QTabWidget*>();
    tabs->setCurrentIndex(1);
    auto* summary = page.findChild<SummaryView*>();
    auto* tree = summary->findChild<QTreeView*>();
    const QModelIndex isbn = tree->model()->index(0, 0);
    QCOMPARE(isbn.data().toString(), u"isbn"_s);
    QModelIndex reason;
    for (int row = 0; row < tree->model()->rowCount(isbn); ++row) {
        if (tree->model()->index(row, 0, isbn).data().toString() == u"The check digit is wrong."_s)
            reason = tree->model()->index(row, 0, isbn);
    }
    QVERIFY(reason.isValid());
    Q_EMIT tree->activated(reason);
    QTRY_COMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::Line), u"2"_s);
    QVERIFY(table(page)->isVisible());
    tabs->setCurrentIndex(1);
    QTRY_VERIFY(
        shows(page, u"Only lines that pass the filter are counted: isbn: The check digit is wrong."_s));
    tabs->setCurrentWidget(page.findChild<DuplicatesView*>());
    QTRY_VERIFY(shows(page, u"No duplicate URNs among the lines that pass the filter."_s));
    QVERIFY(shows(page, u"Only lines that pass the filter are counted: isbn: The check digit is wrong."_s));
    tabs->setCurrentIndex(0);
    QVERIFY(!shows(page, u"Only lines that pass the filter are counted"_s));
    for (QToolButton* each : page.findChildren<QToolButton*>()) {
        if (each->text() == u"isbn: The check digit is wrong."_s)
            each->click();
    }
    QTRY_COMPARE(table(page)->model()->rowCount(), 5);
    words(page)->setText(u"issn CHECK digit"_s);
    QTRY_COMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::Line), u"5"_s);
    button(page, Verdict::Invalid)->click();
    QTRY_VERIFY(shows(page, u"No lines pass the filter: invalid, “issn CHECK digit”"_s));
    words(page)->clear();
    QTRY_COMPARE(table(page)->model()->rowCount(), 1);
    QTRY_VERIFY(!shows(page, u"No lines pass"_s));
}

/// The filter by a reason is gone with the lines that it was for.
void TestCheckParts::showsAllLinesOfOtherText()
{
    CheckPage page;
    page.setNamespaces(workflow::builtinNamespaceTable());
    page.show();
    page.checkText("urn:isbn:0451450524\nurn:issn:0028-0836\n");
    waitForEnd(page);
    page.findChild<QTabWidget*>()->setCurrentIndex(1);
    auto* tree = page.findChild<SummaryView*>()->findChild<QTreeView*>();
    const QModelIndex isbn = tree->model()->index(0, 0);
    QCOMPARE(isbn.data().toString(), u"isbn"_s);
    Q_EMIT tree->activated(isbn);
    QTRY_COMPARE(table(page)->model()->rowCount(), 1);
    page.checkText("urn:issn:0028-0836\nurn:isbn:x\nurn:isbn:0451450523\n");
    waitForEnd(page);
    QTRY_COMPARE(table(page)->model()->rowCount(), 3);
    QVERIFY(!shows(page, u"No lines pass the filter"_s));
    button(page, Verdict::Invalid)->click();
    QTRY_COMPARE(table(page)->model()->rowCount(), 1);
}

NIDUS_WINDOW_TEST(tst_checkparts, TestCheckParts)
#include "tst_checkparts.moc"
