// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "ui/check/comparison/changebar.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/reasonview.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::findings;
using namespace nidus::ui;
using namespace nidus::test;

/// The order of the lines, selections of many lines, and comparison with an earlier report.
class TestCheckChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void sortsByAColumn();
    void sortsByTheMenuOfTheTable();
    void keepsTheOrderInTheNextCheck();
    void sortsManyLines();
    void copiesManyLines();
    void comparesWithAnEarlierReport();
    void showsOnlyWhatChanged();
    void listsTheNamesThatAreGone();
    void showsTheLinesOfAReason();
    void comparesAnExportedFile();
    void reportsThatAFileIsNotAReport();
    void comparesOnlyACompleteCheck();
    void comparesNoChangedFile();
    void comparesOnlyVerdictsOfAFilteredReport();

private:
    /// Returns the numbers of the shown lines.
    static QStringList lines(const CheckPage& page)
    {
        QStringList numbers;
        for (int row = 0; row < table(page)->model()->rowCount(); ++row)
            numbers.append(cell(page, row, CheckModel::Line));
        return numbers;
    }
    static QPushButton* changeButton(const CheckPage& page, const QString& end)
    {
        for (QPushButton* button : page.findChild<ChangeBar*>()->findChildren<QPushButton*>()) {
            if (button->text().endsWith(end))
                return button;
        }
        return nullptr;
    }
    static QString message(const CheckPage& page)
    {
        QStringList texts;
        for (const QLabel* label : page.findChildren<QLabel*>())
            texts.append(label->text());
        return texts.join(u'|');
    }
    static QTabWidget* tabs(const CheckPage& page)
    {
        return qobject_cast<QTabWidget*>(page.findChild<ReasonView*>()->parentWidget()->parentWidget());
    }

    CheckPageFixture m_fixture{u"tst_checkchanges"_s};
};

namespace {

const QByteArray kLines = "urn:nosuch:1\nurn:isbn:1\nno urn\nurn:example:2\nurn:isbn:^\nurn:other:1\n";
const QByteArray kEarlier = "1\tinvalid\tisbn\t9\turn.nss.bad-char\turn:isbn:1\tWas bad.\n"
                            "2\tinvalid\t\t0\turn.scheme.not-urn\tno\\x20urn\tNo URN.\n"
                            "3\tinvalid\tisbn\t9\turn.nss.empty\turn:isbn:^\tFor another reason.\n"
                            "4\tunregistered\tgone\t4\tnamespace.unregistered\turn:gone:1\tGone.\n"
                            "5\tvalid\texample\t\t\turn:example:2\t\n";

} // namespace

void TestCheckChanges::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    QVERIFY(m_fixture.isReady());
}

void TestCheckChanges::sortsByAColumn()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    QHeaderView* header = table(page)->horizontalHeader();
    header->setSortIndicator(CheckModel::Nid, Qt::AscendingOrder);
    QCOMPARE(lines(page), QStringList({u"3"_s, u"4"_s, u"2"_s, u"5"_s, u"1"_s, u"6"_s}));
    header->setSortIndicator(CheckModel::VerdictColumn, Qt::DescendingOrder);
    QCOMPARE(lines(page), QStringList({u"1"_s, u"6"_s, u"3"_s, u"5"_s, u"2"_s, u"4"_s}));
    header->setSortIndicator(CheckModel::Urn, Qt::AscendingOrder); // not supported: the order does not change
    QCOMPARE(header->sortIndicatorSection(), int{CheckModel::VerdictColumn});
    QCOMPARE(lines(page).first(), u"1"_s);
    button(page, Verdict::Invalid)->click();
    QCOMPARE(lines(page), QStringList({u"3"_s, u"5"_s}));
    button(page, Verdict::Invalid)->click();
    header->setSortIndicator(CheckModel::Line, Qt::AscendingOrder);
    QCOMPARE(lines(page), QStringList({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s}));
}

void TestCheckChanges::sortsByTheMenuOfTheTable()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    const QMenu* menu = nullptr;
    for (const QAction* candidate : table(page)->actions())
        menu = candidate->menu() != nullptr ? candidate->menu() : menu;
    QVERIFY(menu != nullptr);
    menu->actions().first()->trigger(); // already by line: reverses the order
    QCOMPARE(lines(page).first(), u"6"_s);
    menu->actions().value(2)->trigger();
    QCOMPARE(table(page)->horizontalHeader()->sortIndicatorSection(), int{CheckModel::Nid});
    QCOMPARE(lines(page).first(), u"3"_s);
}

void TestCheckChanges::keepsTheOrderInTheNextCheck()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    table(page)->horizontalHeader()->setSortIndicator(CheckModel::Line, Qt::DescendingOrder);
    page.checkText("urn:isbn:1\nurn:isbn:2\n");
    waitForEnd(page);
    QCOMPARE(lines(page), QStringList({u"2"_s, u"1"_s}));
}

void TestCheckChanges::sortsManyLines()
{
    QByteArray many;
    for (int i = 0; i < 30'000; ++i)
        many += i % 3 == 0 ? "no urn\n" : "urn:isbn:1\n";
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(many);
    waitForEnd(page);
    table(page)->horizontalHeader()->setSortIndicator(CheckModel::Line, Qt::DescendingOrder);
    QTRY_COMPARE(cell(page, 0, CheckModel::Line), u"30000"_s);
    button(page, Verdict::Invalid)->click();
    QTRY_COMPARE(table(page)->model()->rowCount(), 10'000);
    QCOMPARE(cell(page, 0, CheckModel::Line), u"29998"_s);
}

void TestCheckChanges::copiesManyLines()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(QByteArray("urn:isbn:1\n").repeated(10'000));
    waitForEnd(page);
    QGuiApplication::clipboard()->clear();
    table(page)->selectAll();
    action(page, u"Copy Lines"_s)->trigger();
    QVERIFY(action(page, u"Cancel"_s)->isEnabled());
    QTRY_COMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 10'000);
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
}

void TestCheckChanges::comparesWithAnEarlierReport()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    QVERIFY(page.findChild<ChangeBar*>()->isHidden());
    QVERIFY(!tabs(page)->isTabVisible(2));
    page.compareWith(m_fixture.writeFile(kEarlier));
    waitForEnd(page);
    QVERIFY(!page.findChild<ChangeBar*>()->isHidden());
    QVERIFY(changeButton(page, u"2 new"_s));
    QVERIFY(changeButton(page, u"2 remaining"_s));
    QVERIFY(changeButton(page, u"1 fixed"_s));
    QVERIFY(changeButton(page, u"1 gone"_s));
    QVERIFY(tabs(page)->isTabVisible(2));
    const auto* reasons = page.findChild<ReasonView*>();
    QStringList shown;
    for (int row = 0; row < reasons->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = reasons->topLevelItem(row);
        QVERIFY(item->text(0).endsWith(u'.')); // a sentence; the id is in the tool tip
        shown.append(item->toolTip(0) + u' ' + item->text(1) + item->text(2) + item->text(3) + item->text(4));
    }
    QCOMPARE(shown, QStringList({u"namespace.unregistered 2001"_s, u"urn.nss.bad-char 1010"_s,
                                 u"urn.scheme.not-urn 0100"_s, u"urn.nss.empty 0010"_s}));
}

void TestCheckChanges::showsOnlyWhatChanged()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    page.compareWith(m_fixture.writeFile(kEarlier));
    waitForEnd(page);
    changeButton(page, u"new"_s)->click();
    QCOMPARE(lines(page), QStringList({u"1"_s, u"6"_s}));
    tabs(page)->setCurrentWidget(page.findChild<ReasonView*>());
    QVERIFY(
        shows(page, u"Warnings are not compared. The filter does not apply here: all lines are compared."_s));
    tabs(page)->setCurrentIndex(0);
    changeButton(page, u"remaining"_s)->click();
    QVERIFY(!changeButton(page, u"new"_s)->isChecked());
    QCOMPARE(lines(page), QStringList({u"3"_s, u"5"_s}));
    QVERIFY2(message(page).contains(u"2 line"_s), qPrintable(message(page)));
    changeButton(page, u"fixed"_s)->click();
    QCOMPARE(lines(page), QStringList({u"2"_s}));
    changeButton(page, u"fixed"_s)->click();
    QCOMPARE(lines(page).size(), 6);
    changeButton(page, u"new"_s)->click();
    page.findChild<ChangeBar*>()->findChild<QToolButton*>()->click(); // End Comparison
    QCOMPARE(lines(page).size(), 6);
    QVERIFY(page.findChild<ChangeBar*>()->isHidden());
    QVERIFY(message(page).contains(u"The comparison has ended."_s));
    page.compareWith(m_fixture.writeFile(kEarlier));
    waitForEnd(page);
    changeButton(page, u"new"_s)->click();
    page.checkText(kLines);
    waitForEnd(page);
    QCOMPARE(lines(page).size(), 6); // another check needs another comparison
    QVERIFY(page.findChild<ChangeBar*>()->isHidden());
}

/// Also if nothing was fixed.
void TestCheckChanges::listsTheNamesThatAreGone()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:example:3\n");
    waitForEnd(page);
    page.compareWith(m_fixture.writeFile(kEarlier));
    waitForEnd(page);
    QVERIFY(!changeButton(page, u"0 fixed"_s)->isEnabled());
    changeButton(page, u"4 gone"_s)->click();
    const auto* gone = qobject_cast<QPlainTextEdit*>(tabs(page)->currentWidget());
    QVERIFY(gone);
    QCOMPARE(gone->toPlainText(), u"urn:isbn:1\nno urn\nurn:isbn:^\nurn:gone:1"_s);
    page.checkText("urn:example:3\n");
    waitForEnd(page);
    QVERIFY(!tabs(page)->isTabVisible(tabs(page)->count() - 1));
    QCOMPARE(tabs(page)->currentIndex(), 0); // the lines, not another tab
}

void TestCheckChanges::showsTheLinesOfAReason()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    page.compareWith(m_fixture.writeFile(kEarlier));
    waitForEnd(page);
    auto* reasons = page.findChild<ReasonView*>();
    tabs(page)->setCurrentWidget(reasons);
    Q_EMIT reasons->itemActivated(reasons->topLevelItem(0), 0);
    QTRY_COMPARE(lines(page), QStringList({u"1"_s, u"6"_s}));
    QCOMPARE(tabs(page)->currentIndex(), 0);
}

void TestCheckChanges::comparesAnExportedFile()
{
    const QString report = m_fixture.filePath(u"kept.jsonl"_s);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    page.exportReport(report);
    waitForEnd(page);
    page.compareWith(report);
    waitForEnd(page);
    QVERIFY(changeButton(page, u"0 new"_s));
    QVERIFY(!changeButton(page, u"0 new"_s)->isEnabled());
    QVERIFY(changeButton(page, u"4 remaining"_s));
    QVERIFY(changeButton(page, u"0 fixed"_s));
    QVERIFY(!changeButton(page, u"0 gone"_s)->isEnabled());
    QVERIFY(!tabs(page)->isTabVisible(4));
}

void TestCheckChanges::reportsThatAFileIsNotAReport()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    page.compareWith(m_fixture.writeFile("urn:isbn:1\n"));
    waitForEnd(page);
    QVERIFY2(message(page).contains(u"is not a check report"_s), qPrintable(message(page)));
    QVERIFY(page.findChild<ChangeBar*>()->isHidden());
    QVERIFY(action(page, u"Compare"_s)->isEnabled());
}

/// A report of the invalid lines says nothing about the unregistered ones.
void TestCheckChanges::comparesOnlyVerdictsOfAFilteredReport()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText(kLines);
    waitForEnd(page);
    page.compareWith(m_fixture.writeFile("2\tinvalid\tisbn\t9\turn.nss.bad-char\turn:isbn:^\tBad.\n"));
    waitForEnd(page);
    QVERIFY2(message(page).contains("It has no valid lines"_L1), qPrintable(message(page)));
    QVERIFY2(changeButton(page, u"1 new"_s), qPrintable(message(page))); // "no urn", not urn:nosuch:1
    QVERIFY(changeButton(page, u"1 remaining"_s));
    QVERIFY(changeButton(page, u"0 gone"_s));
}

/// The rows no longer show where the names are. Everything that follows would be about other texts.
void TestCheckChanges::comparesNoChangedFile()
{
    const QString path = m_fixture.writeFile(kLines);
    const QString report = m_fixture.writeFile(kEarlier);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(path);
    waitForEnd(page);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("urn:example:0\n" + kLines) > 0);
    file.close();
    table(page)->selectRow(1);
    QTRY_VERIFY2(message(page).contains(u"has changed since it was checked. Choose “Check Again”"_s),
                 qPrintable(message(page)));
    page.compareWith(report);
    QVERIFY2(message(page).contains("so nothing was compared"_L1), qPrintable(message(page)));
    QVERIFY(!page.findChild<ChangeBar*>() || page.findChild<ChangeBar*>()->isHidden());
    action(page, u"Check Again"_s)->trigger();
    waitForEnd(page);
    QCOMPARE(lines(page).size(), 7);
    table(page)->selectRow(2);
    QVERIFY(!message(page).contains("has changed since"_L1));
    page.compareWith(report);
    waitForEnd(page);
    QVERIFY2(message(page).contains("Compared names with"_L1), qPrintable(message(page)));
}

void TestCheckChanges::comparesOnlyACompleteCheck()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    QVERIFY(!action(page, u"Compare"_s)->isEnabled());
    page.checkText(QByteArray("urn:isbn:1\n").repeated(2'000'000));
    action(page, u"Cancel"_s)->trigger();
    waitForEnd(page);
    QVERIFY(!action(page, u"Compare"_s)->isEnabled());
    page.checkText(kLines);
    waitForEnd(page);
    QVERIFY(action(page, u"Compare"_s)->isEnabled());
}

NIDUS_WINDOW_TEST(tst_checkchanges, TestCheckChanges)
#include "tst_checkchanges.moc"
