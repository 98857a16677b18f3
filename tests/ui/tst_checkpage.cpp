// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/detailpane.h"
#include "ui/check/summary/summarymodel.h"
#include "ui/check/summary/summaryview.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;
using namespace nidus::test;

/// The input of the Check page, and running a check.
class TestCheckPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksForSampleUrnsWhenEmpty();
    void checksTypedText();
    void checksPastedLinesAtOnce();
    void checksALargeFileAndFilters();
    void keepsResultsWhenCanceled();
    void aNewCheckReplacesTheOld();
    void reportsAMissingFile();
    void reportsThatNoUrnWasFound();
    void acceptsADroppedFile();
    void acceptsDroppedText();
    void pastesAndChecks();
    void checksAgainWhenOptionsChange();
    void checksAgainWhenTheRegistryChanges();
    void checksAgainstOneNamespace();
    void remembersOptionsAndLayout();
    void startsWithCorruptSettings();
    void exportWaitsForTheFilter();
    void detailsAreBesideTheLines();
    void countsUrnsWithWarnings();
    void suggestsTheNidThatIsMeant();
    void summaryAndDuplicatesFollowTheFilter();
    void everyControlHasAName();

private:
    CheckPageFixture m_fixture{u"tst_checkpage"_s};
};

void TestCheckPage::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    QVERIFY(m_fixture.isReady());
}

void TestCheckPage::init() { QSettings().clear(); }

void TestCheckPage::asksForSampleUrnsWhenEmpty()
{
    CheckPage page;
    const QSignalSpy asked(&page, &CheckPage::sampleRequested);
    for (QPushButton* candidate : page.findChildren<QPushButton*>()) {
        if (candidate->text().contains(u"Sample"_s))
            candidate->click();
    }
    QCOMPARE(asked.size(), 1);
    QVERIFY(!action(page, u"Export"_s)->isEnabled());
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    QVERIFY(!action(page, u"Copy Lines"_s)->isEnabled());
}

void TestCheckPage::checksTypedText()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    auto* field = page.findChild<QLineEdit*>();
    field->setText(u"urn:isbn:123"_s);
    QTest::keyClick(field, Qt::Key_Return);
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
}

void TestCheckPage::checksPastedLinesAtOnce()
{
    CheckPage page;
    auto* field = page.findChild<QLineEdit*>();
    QGuiApplication::clipboard()->setText(u"urn:isbn:1\nurn:isbn:2"_s);
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
    QVERIFY(field->text().isEmpty());
}

void TestCheckPage::checksALargeFileAndFilters()
{
    constexpr int lineCount = 300'000;
    QByteArray content;
    for (int i = 0; i < lineCount; ++i)
        content += (i % 1000 == 17 ? "urn:isbn:^"
                    : i % 100 == 3 ? "urn:nosuch:"
                                   : "urn:isbn:") +
                   QByteArray::number(i) + '\n';
    CheckPage page;
    page.resize(1200, 800);
    page.show();
    page.setNamespaces(someNamespaces());
    const QAbstractItemModelTester tester(table(page)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    page.openFile(m_fixture.writeFile(content));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), lineCount);
    QCOMPARE(cell(page, 123'456, CheckModel::Urn), u"urn:isbn:123456"_s);
    QVERIFY(button(page, Verdict::Invalid)->text().startsWith(u"300 "_s));
    QVERIFY(button(page, Verdict::Unregistered)->text().startsWith(u"3,000 "_s));
    QVERIFY(!button(page, Verdict::Undecided)->isEnabled());

    table(page)->setCurrentIndex(table(page)->model()->index(100'017, 0));
    QTest::mouseClick(button(page, Verdict::Invalid), Qt::LeftButton);
    QTRY_COMPARE(table(page)->model()->rowCount(), 300);
    QCOMPARE(table(page)->currentIndex().row(), 100); // the current line stays current
    QCOMPARE(cell(page, 100, CheckModel::Line), u"100018"_s);
    QTest::keyClick(button(page, Verdict::Unregistered), Qt::Key_Space);
    QTRY_COMPARE(table(page)->model()->rowCount(), 3300);
    table(page)->scrollToBottom();
    QVERIFY(!page.grab().isNull());
    QCOMPARE(cell(page, 3299, CheckModel::Line), u"299904"_s);
    QTest::mouseClick(button(page, Verdict::Invalid), Qt::LeftButton);
    QTest::mouseClick(button(page, Verdict::Unregistered), Qt::LeftButton);
    QCOMPARE(table(page)->model()->rowCount(), lineCount);
}

void TestCheckPage::keepsResultsWhenCanceled()
{
    const QString path = m_fixture.writeFile(QByteArray("urn:isbn:0123456789\n").repeated(3'000'000));
    CheckPage page;
    page.setNamespaces(someNamespaces());
    // The first results arrive during the check.
    connect(
        table(page)->model(), &QAbstractItemModel::rowsInserted, &page,
        [&page] { action(page, u"Cancel"_s)->trigger(); }, Qt::SingleShotConnection);
    page.openFile(path);
    waitForEnd(page);
    QVERIFY(table(page)->model()->rowCount() > 0);
    QVERIFY(table(page)->model()->rowCount() < 3'000'000);
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    QVERIFY(action(page, u"Export"_s)->isEnabled());
}

void TestCheckPage::aNewCheckReplacesTheOld()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(m_fixture.writeFile(QByteArray("urn:isbn:0123456789\n").repeated(500'000)));
    page.checkText("urn:uuid:new\n");
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:uuid:new"_s);
}

void TestCheckPage::reportsAMissingFile()
{
    CheckPage page;
    page.openFile(m_fixture.filePath(u"not-there.txt"_s));
    waitForEnd(page);
    QVERIFY(shows(page, u"not-there.txt"_s));
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
}

void TestCheckPage::reportsThatNoUrnWasFound()
{
    CheckPage page;
    page.checkText("\n\n");
    waitForEnd(page);
    QVERIFY(shows(page, u"No URN"_s));
}

void TestCheckPage::acceptsADroppedFile()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_fixture.writeFile("urn:isbn:1\nurn:isbn:2\n"))});
    QVERIFY(drop(page, mime));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
}

void TestCheckPage::acceptsDroppedText()
{
    CheckPage page;
    QMimeData mime;
    mime.setText(u"urn:isbn:1\nurn:isbn:2\nurn:isbn:3\n"_s);
    QVERIFY(drop(page, mime));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 3);
}

void TestCheckPage::pastesAndChecks()
{
    CheckPage page;
    QGuiApplication::clipboard()->setText(u"urn:isbn:1\nurn:isbn:2\n"_s);
    action(page, u"Paste"_s)->trigger();
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
}

void TestCheckPage::checksAgainWhenOptionsChange()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:a:b\n"); // one character is a valid NID only in RFC 2141
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"invalid"_s);
    QComboBox* rfc = nullptr;
    for (QComboBox* candidate : page.findChildren<QComboBox*>()) {
        if (candidate->findText(u"RFC 2141"_s) >= 0)
            rfc = candidate;
    }
    rfc->setFocus();
    rfc->setCurrentIndex(rfc->findText(u"RFC 2141"_s));
    Q_EMIT rfc->activated(rfc->currentIndex());
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"unregistered"_s);
}

void TestCheckPage::checksAgainWhenTheRegistryChanges()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:lex:2\n");
    waitForEnd(page);
    button(page, Verdict::Unregistered)->click();
    QCOMPARE(table(page)->model()->rowCount(), 1);
    page.setNamespaces(someNamespaces()); // the same namespaces: nothing to do
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    page.setNamespaces(std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{{.nid = "lex"}}));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1); // the filter stays
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:isbn:1"_s);
}

void TestCheckPage::checksAgainstOneNamespace()
{
    QSettings settings;
    settings.setValue(u"check/against"_s, u"namespace"_s);
    settings.setValue(u"check/nid"_s, u"ISBN"_s);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:uuid:2\n");
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
    QCOMPARE(cell(page, 1, CheckModel::VerdictColumn), u"invalid"_s);
}

void TestCheckPage::remembersOptionsAndLayout()
{
    int width = 0;
    {
        CheckPage page;
        runningText(page)->click();
        QHeaderView* header = table(page)->horizontalHeader();
        width = header->sectionSize(CheckModel::Urn) + 37;
        header->resizeSection(CheckModel::Urn, width);
    }
    const CheckPage page;
    QVERIFY(runningText(page)->isChecked());
    QCOMPARE(table(page)->horizontalHeader()->sectionSize(CheckModel::Urn), width);
}

void TestCheckPage::startsWithCorruptSettings()
{
    QSettings settings;
    for (const QString& key : {u"columns"_s, u"splitter"_s, u"against"_s, u"nid"_s, u"rfc"_s, u"input"_s})
        settings.setValue(u"check/"_s + key, QByteArray("\xFF\x00garbage\x7F", 10));
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\n");
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
    QVERIFY(!table(page)->isColumnHidden(CheckModel::Why));
}

/// The words take time to find; a report that was requested meanwhile has only the lines with them.
void TestCheckPage::exportWaitsForTheFilter()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    QByteArray urns;
    for (int i = 0; i < 30'000; ++i)
        urns += "urn:example:" + QByteArray(i % 1000 == 7 ? "needle" : "hay") + QByteArray::number(i) + '\n';
    page.checkText(urns);
    waitForEnd(page);
    for (QLineEdit* field : page.findChildren<QLineEdit*>()) {
        if (field->accessibleName() == u"Filter lines"_s)
            field->setText(u"needle"_s);
    }
    const QString report = m_fixture.filePath(u"report.tsv"_s);
    page.exportReport(report);
    waitForEnd(page);
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QCOMPARE(written.count("needle"), 30);
    QVERIFY(!written.contains("hay"));
}

/// They take nothing from the height of the table.
void TestCheckPage::detailsAreBesideTheLines()
{
    CheckPage page;
    page.resize(1366, 700);
    page.setNamespaces(someNamespaces());
    page.checkText("urn:example:a\nurn:isbn:1\n");
    waitForEnd(page);
    page.show();
    const auto* detail = page.findChild<DetailPane*>();
    QTRY_VERIFY(detail->isVisible());
    const QPoint corner = detail->mapTo(&page, QPoint());
    QVERIFY(corner.x() >= table(page)->mapTo(&page, QPoint()).x() + table(page)->width());
    QVERIFY(corner.y() <= table(page)->mapTo(&page, QPoint()).y() + table(page)->height());
}

/// A wrong check digit does not make an ISBN invalid, but it is not simply valid either.
void TestCheckPage::countsUrnsWithWarnings()
{
    CheckPage page;
    page.setNamespaces(workflow::builtinNamespaceTable());
    page.checkText("urn:isbn:0451450523\nurn:isbn:0451450524\nurn:isbn:x\nurn:nosuch:1\n");
    waitForEnd(page);
    QStringList texts;
    for (const VerdictButton* each : page.findChildren<VerdictButton*>())
        texts.append(each->text());
    QCOMPARE(texts, (QStringList{u"2 valid"_s, u"1 of these with warnings"_s, u"1 invalid"_s,
                                 u"1 unregistered"_s, u"0 undecided"_s}));
    for (VerdictButton* each : page.findChildren<VerdictButton*>()) {
        if (each->kind() == LineKind::Warned)
            each->click();
    }
    QCOMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::Line), u"2"_s);
    button(page, Verdict::Valid)->click(); // includes it
    QCOMPARE(table(page)->model()->rowCount(), 2);
}

void TestCheckPage::suggestsTheNidThatIsMeant()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:exmaple:a\nurn:nosuch:a\n");
    waitForEnd(page);
    const auto* findings = page.findChild<DetailPane*>()->findChild<QTextBrowser*>();
    QVERIFY2(findings->toPlainText().contains(u"Did you mean \"example\"?"_s),
             qPrintable(findings->toPlainText()));
    table(page)->setCurrentIndex(table(page)->model()->index(1, 0));
    QVERIFY(!findings->toPlainText().contains(u"Did you mean"_s));
}

void TestCheckPage::summaryAndDuplicatesFollowTheFilter()
{
    CheckPage page;
    page.setNamespaces(workflow::builtinNamespaceTable());
    page.show();
    page.checkText("urn:isbn:x\nurn:isbn:0451450523\nurn:isbn:x\nurn:isbn:0451450523\nurn:nosuch:1\n");
    waitForEnd(page);
    auto* tabs = page.findChild<QTabWidget*>();
    const auto viewOf = [tabs](const QString& name) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->tabText(tab) == name)
                tabs->setCurrentIndex(tab);
        }
        return tabs->currentWidget()->findChild<QTreeView*>();
    };
    const auto listed = [&](const QString& name, int column) {
        QStringList cells;
        const QAbstractItemModel& model = *viewOf(name)->model();
        for (int row = 0; row < model.rowCount(); ++row)
            cells.append(model.index(row, column).data().toString());
        return cells;
    };
    QTRY_COMPARE(listed(u"Summary"_s, SummaryModel::Count), (QStringList{u"4"_s, u"1"_s}));
    QTRY_COMPARE(listed(u"Duplicates"_s, 0).size(), 2);
    button(page, Verdict::Valid)->click();
    QTRY_COMPARE(listed(u"Summary"_s, SummaryModel::Count), QStringList(u"2"_s));
    QTRY_COMPARE(listed(u"Duplicates"_s, 0), QStringList(u"urn:isbn:0451450523"_s));
    auto* duplicates = viewOf(u"Duplicates"_s);
    Q_EMIT duplicates->activated(duplicates->model()->index(0, 0));
    QCOMPARE(table(page)->currentIndex().siblingAtColumn(CheckModel::Line).data().toString(), u"2"_s);
    button(page, Verdict::Valid)->click(); // all again
    QTRY_COMPARE(listed(u"Summary"_s, SummaryModel::Count), (QStringList{u"4"_s, u"1"_s}));
}

void TestCheckPage::everyControlHasAName()
{
    CheckPage page;
    page.show();
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const bool takesFocus = (widget->focusPolicy() & Qt::TabFocus) != 0;
        const bool isPartOfAnother = widget->window() != &page ||
                                     widget->parentWidget()->inherits("QComboBox") ||
                                     widget->inherits("QHeaderView") || widget->inherits("QScrollBar") ||
                                     widget->objectName().startsWith(u"qt_"_s);
        if (!takesFocus || isPartOfAnother)
            continue;
        const QAccessibleInterface* accessible =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

NIDUS_WINDOW_TEST(tst_checkpage, TestCheckPage)
#include "tst_checkpage.moc"
