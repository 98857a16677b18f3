// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/summary/summaryview.h"

#include <QApplication>
#include <QCheckBox>
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
    void showsTheLinesOfAReason();

private:
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
    QVERIFY(part && part->isVisible() && !page.findChild<QCheckBox*>()->isVisible());
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
    QVERIFY(!part->isVisible() && page.findChild<QCheckBox*>()->isVisible());
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
    tabs->setCurrentIndex(0);
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

NIDUS_WINDOW_TEST(tst_checkparts, TestCheckParts)
#include "tst_checkparts.moc"
