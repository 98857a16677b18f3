// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/filterbutton.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>
#include <limits>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// Views of the list that users saved under a name.
class TestSavedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void keepsWhatTheListShows();
    void areNextToTheOtherViews();
    void areRenamedAndDeleted();
    void belongToARegistry();
    void savesUnderANameOnce();
    void survivesDamagedSettings();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] BrowserPanel* list() const { return window().registryPage()->browser(); }
    [[nodiscard]] QLineEdit* search() const { return m_fixture->find<QLineEdit>(u"Search the registry"_s); }
    [[nodiscard]] QMenu* menu() const
    {
        QMenu* views = m_fixture->find<QToolButton>(u"More views"_s)->menu();
        Q_EMIT views->aboutToShow();
        return views;
    }
    /// Returns the texts of the menu after the views that are always there.
    [[nodiscard]] QStringList offered() const { return textsOf(*menu()).sliced(5); }
    [[nodiscard]] static QStringList textsOf(const QMenu& menu)
    {
        QStringList texts;
        for (const QAction* action : menu.actions())
            texts.append(action->isSeparator() ? u"-"_s : action->text());
        return texts;
    }
    static void choose(const QMenu& menu, const QString& text)
    {
        for (QAction* action : menu.actions()) {
            if (action->text() == text)
                return action->trigger();
        }
        QFAIL(qPrintable(text));
    }
    /// Chooses an action for a view in one of the menus in the menu.
    void chooseIn(const QString& title, const QString& name) const
    {
        for (const QAction* action : menu()->actions()) {
            if (action->text() == title && action->menu())
                return choose(*action->menu(), name);
        }
        QFAIL(qPrintable(title));
    }
    static void enter(const QString& name)
    {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->setTextValue(name);
        dialog->accept();
    }
    void save(const QString& name) const
    {
        choose(*menu(), u"Save View…"_s);
        enter(name);
    }
    [[nodiscard]] QStringList shown() const
    {
        QStringList handles;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            handles.append(list()->model()->summaryAt(row).handle);
        return handles;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestSavedViews::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    Registry other = m_fixture->another();
    for (const auto& [nid, who] : {std::pair{u"crates"_s, u"tester"_s}, std::pair{u"boxes"_s, u"tester"_s},
                                   std::pair{u"sheets"_s, u"Bea"_s}}) {
        QVERIFY(
            other.drafts().create({.content = {.registrationTemplate = filledTemplate(nid)}}, {.who = who}));
    }
    m_fixture->open();
}

void TestSavedViews::areNextToTheOtherViews()
{
    const auto button = [this](const QString& name) { return m_fixture->find<QToolButton>(name); };
    window().showWorkPage(); // its list has the whole width
    search()->setText(u"crates"_s);
    QTRY_COMPARE(shown().size(), 1);
    save(u"My & crates"_s);
    QTRY_VERIFY(button(u"My & crates"_s));
    QCOMPARE(window().statusBar()->currentMessage(), u"View saved: My & crates"_s);
    QVERIFY(button(u"My & crates"_s)->x() > button(u"Unassigned"_s)->x());
    search()->clear();
    QTRY_VERIFY(shown().size() > 1);
    button(u"My & crates"_s)->click();
    QTRY_COMPARE(shown().size(), 1);
    QCOMPARE(search()->text(), u"crates"_s);
    chooseIn(u"Rename View"_s, u"My && crates"_s);
    enter(u"Crates"_s);
    QVERIFY(!button(u"My & crates"_s));
    QTRY_VERIFY(button(u"Crates"_s));
    QCOMPARE(window().statusBar()->currentMessage(), u"View renamed: Crates"_s);
    chooseIn(u"Delete View"_s, u"Crates"_s);
    QVERIFY(!button(u"Crates"_s));
    QCOMPARE(window().statusBar()->currentMessage(), u"View deleted: Crates"_s);
}

void TestSavedViews::keepsWhatTheListShows()
{
    QCOMPARE(offered(), QStringList({u"-"_s, u"Save View…"_s}));
    m_fixture->find<QToolButton>(u"Mine"_s)->click();
    list()->findChild<FilterButton*>()->setChoices({});
    search()->setText(u"crat"_s);
    QTRY_COMPARE(shown(), QStringList(u"draft:1"_s));
    save(u"My crates & co"_s);
    QCOMPARE(offered(), QStringList({u"-"_s, u"My crates && co"_s, u"-"_s, u"Save View…"_s, u"Rename View"_s,
                                     u"Delete View"_s}));
    search()->clear();
    m_fixture->find<QToolButton>(u"All"_s)->click();
    QTRY_VERIFY(shown().size() > 100);
    window().close();
    m_fixture->open();
    choose(*menu(), u"My crates && co"_s);
    QCOMPARE(shown(), QStringList(u"draft:1"_s));
    QCOMPARE(search()->text(), u"crat"_s);
    QVERIFY(m_fixture->find<QToolButton>(u"Mine"_s)->isChecked());
}

void TestSavedViews::areRenamedAndDeleted()
{
    save(u"one"_s);
    save(u"two"_s);
    chooseIn(u"Rename View"_s, u"one"_s);
    QCOMPARE(qobject_cast<QInputDialog*>(QApplication::activeModalWidget())->textValue(), u"one"_s);
    enter(u"zero"_s);
    QCOMPARE(offered().sliced(1, 2), QStringList({u"two"_s, u"zero"_s}));
    chooseIn(u"Delete View"_s, u"two"_s);
    QCOMPARE(offered().sliced(1, 2), QStringList({u"zero"_s, u"-"_s}));
    window().close();
    m_fixture->open();
    QCOMPARE(offered().sliced(1, 2), QStringList({u"zero"_s, u"-"_s}));
    chooseIn(u"Delete View"_s, u"zero"_s);
    QCOMPARE(offered(), QStringList({u"-"_s, u"Save View…"_s}));
}

void TestSavedViews::belongToARegistry()
{
    save(u"one"_s);
    const QString path = m_fixture->path(u"other.nidus"_s);
    QVERIFY(Registry::create(path, builtin::builtinContent()).has_value());
    window().openFile(path);
    QTRY_COMPARE(offered(), QStringList({u"-"_s, u"Save View…"_s}));
    window().openFile(m_fixture->path());
    QTRY_COMPARE(offered().value(1), u"one"_s);
}

void TestSavedViews::savesUnderANameOnce()
{
    save(u"one"_s);
    search()->setText(u"crat"_s);
    QTRY_COMPARE(shown(), QStringList(u"draft:1"_s));
    save(u" one "_s);
    save(u"  "_s); // no name
    QCOMPARE(offered().sliced(1, 2), QStringList({u"one"_s, u"-"_s}));
    search()->clear();
    choose(*menu(), u"one"_s);
    QCOMPARE(shown(), QStringList(u"draft:1"_s));
}

void TestSavedViews::survivesDamagedSettings()
{
    save(u"one"_s);
    m_fixture->close();
    QSettings settings;
    QString group;
    for (const QString& each : settings.childGroups())
        group = each.startsWith(u"views-"_s) ? each : group;
    QVERIFY(!group.isEmpty());
    settings.setValue(group + u"/1/list/view"_s, 77);
    settings.setValue(group + u"/1/list/sort"_s, -5);
    settings.setValue(group + u"/1/filter"_s, QStringList(u"nothing"_s));
    settings.setValue(group + u"/3/name"_s, u"two\tlines\n\u202E<b>&"_s);
    settings.setValue(group + u"/5/name"_s, QString(100'000, u'w'));
    settings.setValue(group + u"/size"_s, std::numeric_limits<int>::max()); // reading them took minutes
    m_fixture->open();
    QCOMPARE(offered().sliced(1, 2), QStringList({u"one"_s, u"two lines \\u{202E}<b>&&"_s}));
    QCOMPARE(offered().at(3).size(), 60);
    QCOMPARE(offered().at(4), u"-"_s);
    choose(*menu(), u"one"_s);
    QVERIFY(!shown().isEmpty());
}

NIDUS_WINDOW_TEST(tst_savedviews, TestSavedViews)
#include "tst_savedviews.moc"
