// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/summary/summarychart.h"
#include "ui/check/summary/summarymodel.h"
#include "ui/check/summary/summaryview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::batch;
using namespace nidus::check;
using namespace nidus::registration;
using namespace nidus::report;
using namespace nidus::ui;
using namespace nidus::test;

namespace {

QByteArray heap()
{
    QByteArray urns("urn:isbn:1\nurn:isbn:2\nurn:isbn:\nurn:example:a\nnothing\n");
    for (int i = 0; i < 40; ++i)
        urns +=
            "urn:shelf:" + QByteArray(i % 2 == 0 ? "book:" : "map:") + QByteArray::number(123456 + i) + '\n';
    return urns;
}

const SummaryModel& modelOf(const CheckPage& page) { return *page.findChild<SummaryModel*>(); }

QString cellOf(const SummaryModel& model, int row, SummaryModel::Column column,
               const QModelIndex& parent = {})
{
    return model.index(row, column, parent).data().toString();
}

} // namespace

/// The summary of a check, and creating a draft from it.
class TestSummaryView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void countsByNid();
    void showsTheReasonWithAnExample();
    void ranksUnregisteredNids();
    void drawsAChart();
    void keepsItsModelConsistent();
    void makesADraftFromTheNames();
    void opensTheDraftInTheWindow();

private:
    CheckPageFixture m_fixture{u"tst_summaryview"_s};
};

void TestSummaryView::initTestCase()
{
    QTest::failOnWarning(
        QRegularExpression(u"^(?!This plugin does not support|OpenType support missing).*"_s));
    QVERIFY(m_fixture.isReady());
}

void TestSummaryView::countsByNid()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(heap());
    waitForEnd(page);
    const SummaryModel& model = modelOf(page);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cellOf(model, 0, SummaryModel::Name), u"shelf"_s);
    QCOMPARE(cellOf(model, 0, SummaryModel::Count), u"40"_s);
    QCOMPARE(cellOf(model, 0, SummaryModel::Unregistered), u"40"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Name), u"isbn"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Share), QLocale().toString(66.6, 'f', 1) + u"%"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Valid), u"2"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::NoRule), u"2"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Warnings), u"2"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Invalid), u"1"_s);
    QCOMPARE(cellOf(model, 3, SummaryModel::Name) + cellOf(model, 2, SummaryModel::Name),
             u"example(no NID)"_s);
}

void TestSummaryView::showsTheReasonWithAnExample()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(heap());
    waitForEnd(page);
    const SummaryModel& model = modelOf(page);
    const QModelIndex isbn = model.index(1, 0);
    QCOMPARE(model.rowCount(isbn), 2);
    QCOMPARE(cellOf(model, 0, SummaryModel::Count, isbn), u"2"_s);
    QVERIFY(cellOf(model, 0, SummaryModel::Name, isbn).contains(u"no syntax rule yet"_s));
    QCOMPARE(cellOf(model, 0, SummaryModel::Example, isbn), u"urn:isbn:1"_s);
    QCOMPARE(cellOf(model, 1, SummaryModel::Name, isbn), u"The NSS is empty."_s);
}

void TestSummaryView::ranksUnregisteredNids()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(heap() + "urn:crate:1\n");
    waitForEnd(page);
    const SummaryModel& model = modelOf(page);
    QCOMPARE(model.rowCount(), 5);
    auto* only = page.findChild<SummaryView*>()->findChild<QCheckBox*>();
    only->setChecked(true);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cellOf(model, 0, SummaryModel::Name) + cellOf(model, 1, SummaryModel::Name), u"shelfcrate"_s);
    only->setChecked(false);
    QCOMPARE(model.rowCount(), 5);
}

void TestSummaryView::drawsAChart()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.resize(900, 600);
    page.show();
    auto* tabs = page.findChild<QTabWidget*>();
    page.checkText(heap());
    waitForEnd(page);
    tabs->setCurrentIndex(1);
    auto* chart = page.findChild<SummaryChart*>();
    QTRY_VERIFY(chart->isVisible());
    // The description contains the numbers for users who cannot see the bars.
    QVERIFY(chart->accessibleDescription().startsWith(u"shelf: 40, "_s));
    const QImage picture = chart->grab().toImage();
    QSet<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors.insert(picture.pixel(x, y));
    }
    QVERIFY(colors.size() > 4); // ground, text, and the verdicts
    const int height = chart->sizeHint().height();
    page.checkText("urn:isbn:1\n");
    waitForEnd(page);
    QVERIFY(chart->sizeHint().height() < height);
}

void TestSummaryView::keepsItsModelConsistent()
{
    SummaryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    NidSummary summary;
    const UrnChecker checker({}, someNamespaces());
    for (const char* urn : {"urn:isbn:1", "urn:isbn:", "urn:shelf:1", "x"})
        summary.add({CheckedLine{1, 0, urn, 1, checker.check(urn)}, 0, {}});
    model.setCounts(summary.counts());
    QCOMPARE(model.rowCount(), 3);
    model.setWhich(SummaryModel::Which::Unregistered);
    QCOMPARE(model.rowCount(), 1);
    model.setCounts({});
    QCOMPARE(model.rowCount(), 0);
}

void TestSummaryView::makesADraftFromTheNames()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(m_fixture.writeFile(heap()));
    waitForEnd(page);
    auto* view = page.findChild<SummaryView*>();
    auto* button = view->findChild<QPushButton*>();
    auto* list = view->findChild<QTreeView*>();
    list->setCurrentIndex(list->model()->index(1, 0)); // isbn, which is registered
    QVERIFY(!button->isEnabled());
    list->setCurrentIndex(list->model()->index(0, 0));
    QVERIFY(button->isEnabled());
    QList<VersionContent> made;
    connect(&page, &CheckPage::draftRequested, this,
            [&made](const VersionContent& content) { made.append(content); });
    button->click();
    QTRY_COMPARE(made.size(), 1);
    QCOMPARE(made[0].registrationTemplate.nid(), u"shelf"_s);
    QCOMPARE(made[0].samples.size(), 10);
    QVERIFY2(made[0].rule->text.contains(u"%s\"book\" / %s\"map\""_s), qPrintable(made[0].rule->text));
}

void TestSummaryView::opensTheDraftInTheWindow()
{
    WindowFixture fixture;
    fixture.open();
    auto* page = fixture.window().findChild<CheckPage*>();
    page->checkText(heap());
    waitForEnd(*page);
    auto* view = page->findChild<SummaryView*>();
    view->findChild<QTreeView*>()->setCurrentIndex(modelOf(*page).index(0, 0));
    view->findChild<QPushButton*>()->click();
    QTRY_COMPARE(fixture.another().contents().all().value().drafts.size(), 1);
    const Draft draft = fixture.another().contents().all().value().drafts[0].draft;
    QCOMPARE(draft.nid(), u"shelf"_s);
    QVERIFY(draft.content.rule && !draft.content.samples.isEmpty());
    QTRY_VERIFY(!page->isVisible());
}

NIDUS_WINDOW_TEST(tst_summaryview, TestSummaryView)
#include "tst_summaryview.moc"
