// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/logging.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/namespacemodel.h"
#include "ui/check/checkpage.h"
#include "ui/history/compareview.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/session/recentfiles.h"
#include "ui/shell/logdialog.h"
#include "ui/support/text/languages.h"
#include "ui/support/widgets/messagebar.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSet>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::ui;

namespace {

/// Whether Tab should reach a widget.
bool takesTab(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
           !widget->focusProxy();
}

QString nameOf(QWidget* widget)
{
    return QStringLiteral("%1 \"%2\" %3")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->accessibleName(),
             widget->objectName());
}

} // namespace

class TestWindowShell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void tabReachesEveryControl_data();
    void tabReachesEveryControl();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void everyActionHasItsOwnKeys();
    void damagedSettingsDoNotPreventStart_data();
    void damagedSettingsDoNotPreventStart();
    void ignoresOldColumns();
    void remembersTheSorting();
    void remembersSelectionAndSplitters();
    void recentFilesAreNewestFirst();
    void showsErrors();
    void buttonsShowNoMnemonics();

private:
    void showPage(const QString& name);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowShell::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowShell::cleanup() { m_fixture.reset(); }

void TestWindowShell::showPage(const QString& name)
{
    MainWindow& window = m_fixture->window();
    RegistrationView& view = *window.registryPage()->view();
    if (name == u"check"_s || name == u"results"_s)
        window.showCheckPage();
    else if (name == u"work"_s)
        window.showWorkPage();
    else if (name == u"record"_s || name == u"history"_s)
        window.registryPage()->select(u"isbn"_s);
    else if (name != u"empty"_s)
        window.registryActions()->newFormal()->trigger();
    if (name == u"preview"_s)
        view.showPreview();
    if (name == u"syntax"_s)
        view.showSyntax();
    if (name == u"history"_s)
        view.showHistory();
    if (name == u"review"_s)
        view.showReview();
    if (name == u"draft"_s)
        view.showPane(Pane::Help);
    if (name == u"results"_s) {
        window.checkPage()->checkText("urn:example:a\n");
        QTRY_VERIFY(m_fixture->find<QTableView>(u"Checked lines"_s));
    }
    QTRY_VERIFY(name != u"draft"_s || window.registryPage()->findingsPanel()->model()->rowCount() > 0);
}

void TestWindowShell::tabReachesEveryControl_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page :
         {"empty", "draft", "record", "preview", "syntax", "history", "review", "check", "results", "work"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestWindowShell::tabReachesEveryControl()
{
    QFETCH(QString, page);
    showPage(page);
    MainWindow& window = m_fixture->window();
    QSet<QWidget*> wanted;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (takesTab(widget))
            wanted.insert(widget);
    }
    QVERIFY(wanted.size() >= 3);
    QSet<QWidget*> reached;
    for (qsizetype i = 0; i < 3 * wanted.size(); ++i) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        reached.insert(window.focusWidget());
    }
    for (QWidget* widget : wanted) {
        // In a group of exclusive buttons, Tab reaches one and the arrow keys reach the others.
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool isInGroup = button && button->autoExclusive();
        QVERIFY2(isInGroup || reached.contains(widget), qPrintable(nameOf(widget)));
    }
}

void TestWindowShell::everyControlHasAName_data() { tabReachesEveryControl_data(); }

void TestWindowShell::everyControlHasAName()
{
    QFETCH(QString, page);
    showPage(page);
    for (QWidget* widget : m_fixture->window().findChildren<QWidget*>()) {
        const bool isButton =
            qobject_cast<QAbstractButton*>(widget) && !widget->objectName().startsWith(u"qt_"_s);
        if (!widget->isVisible() || !(takesTab(widget) || isButton))
            continue;
        // Tab skips only icons inside a field, and buttons whose function has a key in the field.
        QVERIFY2(!isButton || qobject_cast<QLineEdit*>(widget->parentWidget()) || !widget->isEnabled() ||
                     takesTab(widget) || widget->toolTip().endsWith(u"(F1)"_s),
                 qPrintable(nameOf(widget)));
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), qPrintable(nameOf(widget)));
    }
}

void TestWindowShell::everyActionHasItsOwnKeys()
{
    QSet<QKeySequence> keys;
    for (QAction* menu : m_fixture->window().menuBar()->actions()) {
        for (QAction* action : menu->menu()->actions()) {
            if (action->shortcutContext() != Qt::WindowShortcut || action->shortcut().isEmpty() ||
                action->text() == u"Field &Help"_s) // is in two menus
                continue;
            QVERIFY2(!keys.contains(action->shortcut()), qPrintable(action->text()));
            keys.insert(action->shortcut());
        }
    }
    QVERIFY(keys.size() > 12);
}

void TestWindowShell::damagedSettingsDoNotPreventStart_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("garbage") << QVariant(QByteArray::fromHex("00ff00ffdeadbeef00000001"));
    QTest::newRow("nothing") << QVariant(QByteArray());
    QTest::newRow("word") << QVariant(u"no such thing"_s);
    QTest::newRow("number") << QVariant(-7);
}

void TestWindowShell::damagedSettingsDoNotPreventStart()
{
    QFETCH(QVariant, value);
    m_fixture->window().close();
    m_fixture->close();
    const QStringList keys = QSettings().allKeys();
    QVERIFY(keys.size() > 8);
    for (const QString& key : keys) {
        QSettings().setValue(key, value);
        m_fixture->open();
        QVERIFY(m_fixture->window().isVisible());
        QVERIFY2(m_fixture->window().registryPage()->browser()->width() > 50, qPrintable(key));
        m_fixture->window().registryPage()->select(u"isbn"_s);
        QVERIFY(m_fixture->window().registryPage()->current());
        m_fixture->close();
    }
    QFile file(QSettings().fileName());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\x00[[[\nhalf a li", 14);
    file.close();
    m_fixture->open();
}

/// Version 0.1.0 saved the columns of the list.
void TestWindowShell::ignoresOldColumns()
{
    QSettings().setValue("browser/header", QByteArray("narrow"));
    m_fixture->open();
    const auto* list = m_fixture->find<QTableView>(u"Namespaces"_s);
    QVERIFY(!list->horizontalHeader()->isVisible());
    QVERIFY(list->columnWidth(NamespaceModel::Nid) > list->viewport()->width() / 2);
    QCOMPARE(list->horizontalHeader()->length(), list->viewport()->width()); // nothing is cut
}

void TestWindowShell::remembersTheSorting()
{
    BrowserPanel* list = m_fixture->window().registryPage()->browser();
    const QString first = list->model()->summaryAt(0).handle;
    for (QAction* action : m_fixture->find<QTableView>(u"Namespaces"_s)->actions()) {
        if (action->menu() && action->text().remove(u'&') == u"Sort By"_s) {
            action->menu()->actions().at(NamespaceModel::Nid)->trigger(); // it is sorted by this one
            QVERIFY(list->model()->summaryAt(0).handle != first);
        }
    }
    const QString last = list->model()->summaryAt(0).handle;
    QVERIFY(last != first);
    m_fixture->window().close();
    m_fixture->open();
    QCOMPARE(m_fixture->window().registryPage()->browser()->model()->summaryAt(0).handle, last);
}

void TestWindowShell::remembersSelectionAndSplitters()
{
    MainWindow& window = m_fixture->window();
    window.registryPage()->select(u"nbn"_s);
    window.resize(1240, 700); // fits the screen
    window.registryPage()->view()->showPane(Pane::Help);
    window.registryPage()->view()->showHistory();
    window.registryPage()->view()->history()->compareView()->arrange(CompareView::Layout::SideBySide);
    window.showCheckPage();
    window.close();
    m_fixture->open();
    QCOMPARE(m_fixture->window().size(), QSize(1240, 700));
    QVERIFY(m_fixture->window().checkPage()->isVisible());
    QCOMPARE(m_fixture->window().registryPage()->current()->nid, u"nbn"_s);
    m_fixture->window().showRegistryPage();
    QVERIFY(m_fixture->window().registryPage()->view()->isShown(Pane::Help));
    const HistoryPanel* history = m_fixture->window().registryPage()->view()->history();
    QVERIFY(history->isVisible());
    QCOMPARE(history->compareView()->arrangement(), CompareView::Layout::SideBySide);
}

void TestWindowShell::recentFilesAreNewestFirst()
{
    m_fixture->window().registryFiles()->create(m_fixture->path(u"b.nidus"_s));
    QCOMPARE(RecentFiles::paths(), QStringList({m_fixture->path(u"b.nidus"_s), m_fixture->path()}));
    m_fixture->window().registryFiles()->open(m_fixture->path());
    QCOMPARE(RecentFiles::paths(), QStringList({m_fixture->path(), m_fixture->path(u"b.nidus"_s)}));
}

void TestWindowShell::showsErrors()
{
    startLog();
    Q_EMIT m_fixture->window().registryPage()->failed({base::kFileNotFound, "gone.nidus", {}});
    for (QAction* action : m_fixture->window().findChildren<QAction*>()) {
        if (action->text() == u"Show &Log…"_s)
            action->trigger();
    }
    auto* log = m_fixture->window().findChild<LogDialog*>();
    QTRY_VERIFY(log && log->isVisible());
    QVERIFY(log->findChild<QPlainTextEdit*>()->toPlainText().contains(u"gone.nidus"_s));
    log->close();
}

/// Chinese adds them to the text: "(&R)".
void TestWindowShell::buttonsShowNoMnemonics()
{
    {
        const Translations chinese(QLocale(u"zh_CN"_s));
        m_fixture->open();
        for (const char* page : {"page-work", "page-registry", "page-check"}) {
            m_fixture->window().findChild<QAction*>(QString::fromLatin1(page))->trigger();
            for (const QToolButton* button : m_fixture->window().findChildren<QToolButton*>()) {
                const bool isAdded = button->text().contains(QRegularExpression(u"\\(&?[A-Z]\\)"_s)) ||
                                     button->toolTip().contains(QRegularExpression(u"\\([A-Z]\\)"_s));
                QVERIFY2(!button->isVisible() || !isAdded, qPrintable(button->text() + button->toolTip()));
            }
        }
    }
    QLocale::setDefault(QLocale::c());
}

NIDUS_WINDOW_TEST(tst_windowshell, TestWindowShell)
#include "tst_windowshell.moc"
