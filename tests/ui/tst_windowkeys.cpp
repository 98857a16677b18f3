// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/editor/templateform.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationheader.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/actionfinder.h"
#include "ui/support/text/languages.h"
#include "ui/support/widgets/mainbutton.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepsline.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// Using the window without a mouse, and the next steps in the header.
class TestWindowKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void somethingHasTheFocusFromTheStart();
    void movesFromPaneToPane();
    void movesFromTabToTab();
    void movesThroughTheList();
    void menuKeysWorkOnEveryPage_data();
    void menuKeysWorkOnEveryPage();
    void pagesHaveNoMnemonics();
    void quitsByKeyboard_data();
    void quitsByKeyboard();
    void rowsHaveContextMenus();
    void everyFieldShowsItsFocus();
    void confirmsADialogFromATextField();
    void findsActionsBySynonyms();
    void listsKeys();
    void menuMnemonicsAreUnique_data();
    void menuMnemonicsAreUnique();
    void offersTheNextStep();
    void nextStepShowsOpenRequirements();
    void showsThatARegistryIsReadOnly();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryPage& page() const { return *window().registryPage(); }
    /// What the finder lists for `words`; disabled actions in brackets.
    [[nodiscard]] QStringList found(ActionFinder::Shown shown, const QString& words);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowKeys::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowKeys::somethingHasTheFocusFromTheStart()
{
    const auto place = [] {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->accessibleName() : QString();
    };
    QTRY_COMPARE(place(), u"Search the registry"_s);
    QTest::keyClick(&window(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(place(), u"URN to check"_s);
    QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(place(), u"Search the registry"_s);
}

void TestWindowKeys::movesFromPaneToPane()
{
    page().select(u"isbn"_s);
    const auto holdsFocus = [](const QWidget* pane) {
        return pane->isAncestorOf(QApplication::focusWidget());
    };
    page().browser()->focusSearch();
    const QWidget* const search = QApplication::focusWidget();
    QTest::keyClick(&window(), Qt::Key_F6);
    QVERIFY(holdsFocus(page().view()->content()));
    QTest::keyClick(&window(), Qt::Key_F6);
    QVERIFY(holdsFocus(page().findingsPanel()));
    QTest::keyClick(&window(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(holdsFocus(page().view()->content()));
    QTest::keyClick(&window(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), search); // the last focus in that pane
    window().showCheckPage();
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&window(), Qt::Key_F6);
    QVERIFY(holdsFocus(window().checkPage()));
}

void TestWindowKeys::movesFromTabToTab()
{
    page().select(u"isbn"_s);
    auto* tabs = page().view()->findChild<QTabWidget*>();
    tabs->currentWidget()->setFocus();
    const QString first = tabs->tabText(tabs->currentIndex());
    QStringList seen;
    do {
        QTest::keyClick(&window(), Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(tabs->isTabVisible(tabs->currentIndex()));
        QVERIFY(tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()));
        seen.append(tabs->tabText(tabs->currentIndex()));
    } while (seen.last() != first && seen.size() < 10);
    QCOMPARE(seen, (QStringList{u"Syntax"_s, u"Subregistries"_s, u"Preview"_s, u"History"_s, u"Template"_s}));
    QTest::keyClick(&window(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"History"_s);
}

void TestWindowKeys::movesThroughTheList()
{
    const NamespaceModel& model = *page().browser()->model();
    QTest::keyClick(&window(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(page().current()->handle, model.summaryAt(0).handle);
    QTest::keyClick(&window(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(page().current()->handle, model.summaryAt(1).handle);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&window(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(page().current()->handle, model.summaryAt(0).handle); // stops at the first
}

void TestWindowKeys::menuKeysWorkOnEveryPage_data()
{
    QTest::addColumn<int>("digit"); // Ctrl+1 is Tasks, Ctrl+2 Registry, Ctrl+3 Check URNs
    for (const int digit : {1, 2, 3})
        QTest::addRow("Ctrl+%d", digit) << digit;
}

void TestWindowKeys::menuKeysWorkOnEveryPage()
{
    QFETCH(int, digit);
    page().select(u"isbn"_s);
    const auto goThere = [&] { QTest::keyClick(&window(), Qt::Key(Qt::Key_0 + digit), Qt::ControlModifier); };
    goThere();
    QTest::keyClick(&window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    auto* choice = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(choice);
    QCOMPARE(choice->windowTitle(), u"Open File of URNs"_s);
    choice->reject();
    goThere();
    QApplication::clipboard()->setText(u"urn:example:a\nurn:isbn:1\n"_s);
    QTest::keyClick(&window(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window().checkPage()->isVisible());
    QTRY_COMPARE(window().checkPage()->findChild<QTableView*>()->model()->rowCount(), 2);
}

/// Alt and a letter always open the menu with this letter. A popup is a window of its own.
void TestWindowKeys::pagesHaveNoMnemonics()
{
    QStringList found;
    const auto note = [&found](const QWidget* widget, const QString& text) {
        if (!QKeySequence::mnemonic(text).isEmpty())
            found.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' + text);
    };
    const auto isOnPage = [this](const QWidget* widget) {
        return widget->window() == &window() && !qobject_cast<const QMenu*>(widget);
    };
    int seen = 0;
    for (const QAbstractButton* button : window().findChildren<QAbstractButton*>()) {
        if (isOnPage(button))
            note(button, button->text());
        ++seen;
    }
    for (const QLabel* label : window().findChildren<QLabel*>()) {
        if (isOnPage(label) && label->buddy())
            note(label, label->text());
    }
    for (const QTabBar* tabs : window().findChildren<QTabBar*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            note(tabs, tabs->tabText(tab));
    }
    QVERIFY(seen > 50);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestWindowKeys::quitsByKeyboard_data() { menuKeysWorkOnEveryPage_data(); }

void TestWindowKeys::quitsByKeyboard()
{
    QFETCH(int, digit);
    QTest::keyClick(&window(), Qt::Key(Qt::Key_0 + digit), Qt::ControlModifier);
    QTest::keyClick(&window(), Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!window().isVisible());
}

void TestWindowKeys::rowsHaveContextMenus()
{
    page().select(u"isbn"_s);
    const auto offered = [](const QTableView& table) {
        QStringList texts;
        for (const QAction* action : table.actions())
            texts.append(action->text().remove(u'&'));
        return texts;
    };
    const auto* list = m_fixture->find<QTableView>(u"Namespaces"_s);
    QCOMPARE(list->contextMenuPolicy(), Qt::ActionsContextMenu);
    QCOMPARE(offered(*list),
             (QStringList{u"Submit for Review…"_s, u"Approve…"_s, u"Mark as Sent to IANA…"_s, u"Register…"_s,
                          u"Assign…"_s, u"New Revision"_s, u"Copy NID"_s, u"Copy As"_s, u"Export…"_s,
                          u"Move Draft to Trash…"_s, u"Sort By"_s}));
    window().registryActions()->newFormal()->trigger();
    const FieldInput* purpose = page().view()->form()->input({TemplateField::Purpose});
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(), purpose->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(purpose->control(), &wanted);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts.append(action->text().remove(u'&'));
    for (const QString& text : {u"Quick Fix…"_s, u"Comment"_s, u"Field Help"_s})
        QVERIFY2(texts.contains(text), qPrintable(texts.join(u", "_s)));
    menu->close();
    window().showCheckPage();
    window().checkPage()->checkText("urn:example:a\nurn:isbn:1\n");
    QTRY_VERIFY(m_fixture->find<QTableView>(u"Checked lines"_s));
    const auto* lines = m_fixture->find<QTableView>(u"Checked lines"_s);
    QCOMPARE(lines->contextMenuPolicy(), Qt::ActionsContextMenu);
    QCOMPARE(offered(*lines), (QStringList{u"Copy Lines"_s, u"Copy Canonical URN"_s, u"Sort By"_s}));
}

void TestWindowKeys::everyFieldShowsItsFocus()
{
    window().registryActions()->newFormal()->trigger();
    QVERIFY(page().currentDraft());
    const auto edge = [](QWidget* field) {
        QImage image = field->grab().toImage();
        QPainter(&image).fillRect(image.rect().adjusted(3, 3, -3, -3), Qt::black); // covers the caret
        return image;
    };
    window().setAttribute(Qt::WA_KeyboardFocusChange); // like after Tab
    int fields = 0;
    for (QWidget* field : window().findChildren<QWidget*>()) {
        if (!field->isVisible() || !field->isEnabled() || !(field->focusPolicy() & Qt::TabFocus) ||
            field->focusProxy() ||
            !(qobject_cast<QLineEdit*>(field) || qobject_cast<QComboBox*>(field) ||
              qobject_cast<QAbstractScrollArea*>(field)))
            continue;
        ++fields;
        window().setFocus();
        const QImage without = edge(field);
        field->setFocus(Qt::TabFocusReason);
        QCOMPARE(QApplication::focusWidget(), field);
        QVERIFY2(edge(field) != without, qPrintable(field->accessibleName()));
    }
    QVERIFY2(fields > 20, qPrintable(QString::number(fields)));
}

QStringList TestWindowKeys::found(ActionFinder::Shown shown, const QString& words)
{
    ActionFinder finder(*window().menuBar(), shown);
    finder.findChild<QLineEdit*>()->setText(words);
    QStringList lines;
    auto* list = finder.findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row) {
        const QListWidgetItem* item = list->item(row);
        lines.append(item->flags() & Qt::ItemIsEnabled ? item->text() : u'[' + item->text() + u']');
    }
    return lines;
}

void TestWindowKeys::confirmsADialogFromATextField()
{
    QDialog dialog(&window());
    auto* text = new QPlainTextEdit;
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* discard = buttons->addButton(u"Discard"_s, QDialogButtonBox::DestructiveRole);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    connect(discard, &QPushButton::clicked, &dialog, [&dialog] { dialog.done(7); });
    dialog.open();
    text->setFocus();
    QTest::keyClicks(text, u"a"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(text->toPlainText(), u"a\n"_s);
    // Not while it cannot be accepted; never Cancel or a destructive button, wherever the focus is.
    buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(dialog.isVisible());
    buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    discard->setFocus();
    QTest::keyClick(discard, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestWindowKeys::findsActionsBySynonyms()
{
    page().select(u"isbn"_s);
    QCOMPARE(found(ActionFinder::Shown::All, u"assign"_s).value(0).section(u' ', 0, 0), u"[Assign…"_s);
    QVERIFY(found(ActionFinder::Shown::All, u"answer"_s).contains(u"Comment   in Registration"_s));
    QCOMPARE(found(ActionFinder::Shown::All, u"pdf"_s),
             (QStringList{u"Export…   (Ctrl+E)   in File"_s, u"Print…   (Ctrl+P)   in File"_s}));
    QCOMPARE(found(ActionFinder::Shown::All, u"approve"_s), QStringList(u"[Approve…   in Registration]"_s));
    QCOMPARE(found(ActionFinder::Shown::All, u"approve..."_s),
             QStringList(u"[Approve…   in Registration]"_s));
    QCOMPARE(found(ActionFinder::Shown::All, u"no such thing"_s),
             QStringList(u"[No actions contain “no such thing”.]"_s));
    const ActionFinder finder(*window().menuBar(), ActionFinder::Shown::All);
    const QList<QListWidgetItem*> save =
        finder.findChild<QListWidget*>()->findItems(u"Save Draft"_s, Qt::MatchStartsWith);
    QCOMPARE(save.size(), 1);
    QVERIFY(!save.constFirst()->icon().isNull());
    // All rows are as high as the first, which may have no icon.
    const auto* list = finder.findChild<QListWidget*>();
    QVERIFY(list->sizeHintForRow(0) >= list->iconSize().height());
}

void TestWindowKeys::listsKeys()
{
    const QStringList keys = found(ActionFinder::Shown::WithKeys, {});
    QVERIFY(keys.size() > 20);
    for (const QString& line : keys)
        QVERIFY2(line.contains(u"   ("_s), qPrintable(line));
    QVERIFY(keys.contains(u"Next Pane   (F6)   in View"_s));
}

void TestWindowKeys::menuMnemonicsAreUnique_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << QString(language.tag);
}

void TestWindowKeys::menuMnemonicsAreUnique()
{
    QFETCH(QString, language);
    QTranslator words;
    QVERIFY(words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&words);
    m_fixture->open();
    QStringList alike;
    QList<QWidget*> menus{window().menuBar()};
    for (QMenu* menu : window().menuBar()->findChildren<QMenu*>())
        menus.append(menu);
    for (const QWidget* menu : std::as_const(menus)) {
        QHash<QString, QString> taken;
        for (const QAction* action : menu->actions()) {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (letter.isEmpty())
                continue;
            if (taken.contains(letter))
                alike.append(letter + u": "_s + taken.value(letter) + u" / "_s + action->text());
            taken.insert(letter, action->text());
        }
    }
    QCoreApplication::removeTranslator(&words);
    QVERIFY2(alike.isEmpty(), qPrintable(alike.join(u'\n')));
}

void TestWindowKeys::offersTheNextStep()
{
    const auto offered = [this] { // on the button, then in its menu
        QStringList names;
        const auto* header = page().view()->findChild<RegistrationHeader*>();
        const auto* button = header->findChild<MainButton*>();
        auto* menu = header->findChild<QMenu*>();
        Q_EMIT menu->aboutToShow();
        const QList<QAction*> steps{window().processActions()->submit(), window().processActions()->approve(),
                                    window().processActions()->forward(),
                                    window().processActions()->registerAsNextStep()};
        if (steps.contains(button->defaultAction()) && button->isVisible())
            names.append(button->defaultAction()->text().remove(u'&'));
        for (QAction* action : menu->actions()) {
            if (steps.contains(action))
                names.append(action->text().remove(u'&'));
        }
        return names;
    };
    const auto chip = [this] { return page().view()->findChild<StepsLine*>()->text(); };
    page().select(u"isbn"_s);
    QCOMPARE(chip(), u"Registered"_s);
    QCOMPARE(offered(), QStringList());

    m_fixture->createDraft();
    const qint64 id = page().currentDraft()->stored().id;
    QCOMPARE(chip(), u"Draft"_s);
    QCOMPARE(offered(), QStringList(u"Submit for Review…"_s));
    const auto moveTo = [&](State state) {
        QVERIFY(m_fixture->another().drafts().move(id, state, {}).has_value());
        window().registryPage()->select(u"isbn"_s);
        QTRY_COMPARE(page()
                         .browser()
                         ->model()
                         ->summaryAt(page().browser()->model()->rowOf(u"draft:%1"_s.arg(id)))
                         .state,
                     state);
        page().select(u"draft:%1"_s.arg(id));
    };
    moveTo(State::InReview);
    QCOMPARE(chip(), u"In review"_s);
    QCOMPARE(offered(), QStringList(u"Approve…"_s));
    moveTo(State::Approved);
    QCOMPARE(offered(), (QStringList{u"Mark as Sent to IANA…"_s, u"Register…"_s}));
    moveTo(State::WithIana);
    QCOMPARE(chip(), u"With IANA"_s);
    QCOMPARE(offered(), QStringList(u"Register…"_s));
}

void TestWindowKeys::nextStepShowsOpenRequirements()
{
    window().registryActions()->newFormal()->trigger();
    const QToolButton* step = nullptr;
    for (const QToolButton* button : page().view()->findChildren<QToolButton*>()) {
        if (button->defaultAction() == window().processActions()->submit())
            step = button;
    }
    QVERIFY(step);
    const auto said = [step] { return step->text().remove(u'&'); };
    QTRY_VERIFY2(said().startsWith(u"Submit for Review… ("_s) && said().endsWith(u" requirement(s))"_s),
                 qPrintable(said()));
    page().currentDraft()->editTemplate(filledTemplate(u"crates"_s), {});
    QTRY_COMPARE(said(), u"Submit for Review…"_s);
    QCOMPARE(window().processActions()->submit()->text().remove(u'&'), u"Submit for Review…"_s);
}

void TestWindowKeys::showsThatARegistryIsReadOnly()
{
    QVERIFY(!window().windowTitle().contains(u"read-only"_s));
    m_fixture->close();
    QVERIFY(QFile::setPermissions(m_fixture->path(), QFileDevice::ReadOwner));
    m_fixture->open(Registry::open(m_fixture->path()).value());
    QVERIFY2(window().windowTitle().contains(u"(read-only)"_s), qPrintable(window().windowTitle()));
    QTRY_VERIFY(window().messageBar()->text().contains(u"is read-only"_s));
}

NIDUS_WINDOW_TEST(tst_windowkeys, TestWindowKeys)
#include "tst_windowkeys.moc"
