// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/help/manual.h"
#include "ui/help/manualwindow.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// The window that shows the manual.
class TestManualWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensFromTheMenu();
    void listsEveryPage();
    void showsAPlace();
    void followsLinksBackAndForward();
    void searchesAllPages();
    void marksWordsOnThePage();
    void headingsAreHeadings();
    void closesByKey();
    void everyControlHasAName();

private:
    [[nodiscard]] QTextBrowser& browser() const { return *m_reader->findChild<QTextBrowser*>(); }
    [[nodiscard]] QTreeWidget& contents() const { return *m_reader->findChild<QTreeWidget*>(); }
    [[nodiscard]] QStringList listed() const;

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<Manual> m_manual;
    std::unique_ptr<ManualWindow> m_reader;
};

void TestManualWindow::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    m_manual = std::make_unique<Manual>(*m_fixture->window().menuBar(), QLocale::c());
    m_reader = std::make_unique<ManualWindow>(*m_manual);
    m_reader->showPlace(u"index"_s);
    m_reader->show();
}

void TestManualWindow::cleanup()
{
    m_reader.reset();
    m_fixture.reset();
}

QStringList TestManualWindow::listed() const
{
    QStringList titles;
    for (QTreeWidgetItemIterator it(&contents(), QTreeWidgetItemIterator::NotHidden); *it; ++it) {
        if (!(*it)->parent() || !(*it)->parent()->isHidden())
            titles.append((*it)->text(0));
    }
    return titles;
}

void TestManualWindow::opensFromTheMenu()
{
    auto* action = m_fixture->window().findChild<QAction*>(u"manual"_s);
    QVERIFY(action);
    action->trigger();
    auto* opened = m_fixture->window().findChild<ManualWindow*>();
    QVERIFY(opened && opened->isVisible());
    QCOMPARE(opened->place(), u"index"_s);
    action->trigger(); // the same window
    QCOMPARE(m_fixture->window().findChildren<ManualWindow*>().size(), 1);
}

void TestManualWindow::listsEveryPage()
{
    QCOMPARE(contents().topLevelItemCount(), manualPageNames().size());
    QVERIFY(listed().contains(u"Namespace Identifier"_s));
}

void TestManualWindow::showsAPlace()
{
    m_reader->showPlace(u"registrants#field-purpose"_s);
    QCOMPARE(m_reader->place(), u"registrants#field-purpose"_s);
    QVERIFY(browser().toPlainText().contains(u"Answer each with a sentence or two"_s));
    QVERIFY(browser().verticalScrollBar()->value() > 0);
    QCOMPARE(contents().currentItem()->text(0), u"Purpose"_s);
}

void TestManualWindow::followsLinksBackAndForward()
{
    m_reader->showPlace(u"registrants"_s);
    Q_EMIT browser().anchorClicked(browser().source().resolved(QUrl(u"findings.html#urn.nid.too-short"_s)));
    m_reader->showPlace(u"findings#urn.nid.too-short"_s);
    QCOMPARE(m_reader->place(), u"findings#urn.nid.too-short"_s);
    const auto press = [this](const QString& name) {
        for (QToolButton* button : m_reader->findChildren<QToolButton*>()) {
            if (button->accessibleName() == name) {
                QVERIFY(button->isEnabled());
                button->click();
            }
        }
    };
    press(u"Back"_s);
    QCOMPARE(m_reader->place(), u"registrants"_s);
    QVERIFY(browser().toPlainText().contains(u"You want a URN namespace."_s));
    press(u"Forward"_s);
    QCOMPARE(m_reader->place(), u"findings#urn.nid.too-short"_s);
}

void TestManualWindow::searchesAllPages()
{
    const qsizetype all = listed().size();
    auto* search = m_reader->findChild<QLineEdit*>();
    search->setText(u"slurm parallel"_s);
    QCOMPARE(listed(), (QStringList{u"For data stewards"_s, u"In parts, and in engines"_s}));
    search->setText(u"xyzzy"_s);
    QCOMPARE(listed(), QStringList());
    search->clear();
    QCOMPARE(listed().size(), all);
}

void TestManualWindow::marksWordsOnThePage()
{
    m_reader->showPlace(u"stewards"_s);
    QVERIFY(browser().extraSelections().isEmpty());
    m_reader->findChild<QLineEdit*>()->setText(u"slurm"_s);
    QCOMPARE(browser().extraSelections().size(), 1);
    QCOMPARE(browser().extraSelections().constFirst().cursor.selectedText(), u"Slurm"_s);
}

void TestManualWindow::headingsAreHeadings()
{
    m_reader->showPlace(u"life"_s);
    int titles = 0;
    int headings = 0;
    for (QTextBlock block = browser().document()->begin(); block.isValid(); block = block.next()) {
        titles += block.blockFormat().headingLevel() == 1 ? 1 : 0;
        headings += block.blockFormat().headingLevel() == 2 ? 1 : 0;
    }
    QCOMPARE(titles, 1);
    QCOMPARE(headings, m_manual->page(u"life"_s)->sections.size() - 1);
}

void TestManualWindow::closesByKey()
{
    QTest::keyClick(m_reader.get(), Qt::Key_Escape);
    QVERIFY(!m_reader->isVisible());
}

void TestManualWindow::everyControlHasAName()
{
    for (QWidget* widget : m_reader->findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(),
                 widget->metaObject()->className());
    }
}

NIDUS_WINDOW_TEST(tst_manualwindow, TestManualWindow)
#include "tst_manualwindow.moc"
