// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/textfit.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingspanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationheader.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/languages.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/support/widgets/statusline.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

namespace {

constexpr QSize kNarrow(1099, 768);

} // namespace

/// One place for each thing: the header, the side pane, and the messages.
class TestWindowLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void headerHasOneHeight();
    void headerShowsTheWholeName();
    void headerHasOneMainButton();
    void sidePaneHasItsWidth();
    void sidePaneIsAStripInANarrowWindow();
    void narrowSidePaneTakesThePlaceOfTheForm();
    void sidePaneRemembersItsPane();
    void ignoresOldLayouts();
    void errorsComeFirst();
    void lastMessagesStayReachable();
    void longMessageCutsNothingBesideIt_data();
    void longMessageCutsNothingBesideIt();
    void altOpensMenusOnEveryPage();
    void menuKeysWorkInOneLineFields();
    void ownKeysOfAnEditorComeFirst();
    void editMenuActsOnTheFocus();
    void tabKeysStayOnTheirPage();
    void smallWindowShowsTheListOrTheEntry();
    void nothingIsCutBesideAnyPane_data();
    void nothingIsCutBesideAnyPane();

private:
    void trigger(const QString& text) const
    {
        for (QAction* menu : window().menuBar()->actions()) {
            for (QAction* action : menu->menu()->actions()) {
                if (action->text().remove(u'&') == text) {
                    QVERIFY2(action->isEnabled(), qPrintable(text));
                    return action->trigger();
                }
            }
        }
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryPage& page() const { return *window().registryPage(); }
    [[nodiscard]] RegistrationView& view() const { return *page().view(); }
    void resize(QSize size) const
    {
        window().resize(size);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowLayout::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    resize(kWide);
}

/// Whatever is shown, nothing below the header moves, and no text in it is cut.
void TestWindowLayout::headerHasOneHeight()
{
    Registry other = m_fixture->another();
    QVERIFY(other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {}));
    QVERIFY(other.drafts().create({.kind = NamespaceKind::Informal}, {}));
    m_fixture->open();
    resize(kWide);
    const auto& header = *view().findChild<RegistrationHeader*>();
    const int height = header.height();
    QCOMPARE(height, 56);
    QStringList seen;
    const auto look = [&](const QString& state) {
        QCoreApplication::processEvents();
        seen.append(state);
        QVERIFY2(header.height() == height, qPrintable(state));
        QCOMPARE(test::unreadable(header), QStringList());
    };
    look(u"nothing"_s);
    for (const QString& handle : {u"draft:1"_s, u"draft:2"_s, u"isbn"_s, u"3gpp"_s}) {
        page().select(handle);
        look(handle);
    }
    for (const State state : {State::InReview, State::Approved, State::WithIana}) {
        QVERIFY(other.drafts().move(1, state, {}));
        m_fixture->open();
        resize(kWide);
        page().select(u"draft:1"_s);
        QCOMPARE(view().findChild<RegistrationHeader*>()->height(), height);
        page().currentDraft()->edit({TemplateField::Purpose}, u"Something else."_s);
        QCoreApplication::processEvents();
        QCOMPARE(view().findChild<RegistrationHeader*>()->height(), height);
        QCOMPARE(test::unreadable(*view().findChild<RegistrationHeader*>()), QStringList());
    }
    QCOMPARE(seen.size(), 5);
}

/// The facts about an entry are cut before its name is.
void TestWindowLayout::headerShowsTheWholeName()
{
    window().registryActions()->newFormal()->trigger();
    resize({1200, 700});
    page().currentDraft()->edit({TemplateField::Nid}, u"museum-objects"_s);
    const auto names = view().findChild<RegistrationHeader*>()->findChildren<StatusLine*>();
    const auto name = std::ranges::find(names, u"museum-objects"_s, &StatusLine::text);
    QVERIFY(name != names.cend());
    QTRY_VERIFY2((*name)->contentsRect().width() >= (*name)->fontMetrics().horizontalAdvance((*name)->text()),
                 qPrintable(QString::number((*name)->width())));
}

void TestWindowLayout::headerHasOneMainButton()
{
    const auto buttons = [this] {
        QStringList texts;
        for (const QToolButton* button :
             view().findChild<RegistrationHeader*>()->findChildren<QToolButton*>()) {
            if (button->isVisible())
                texts.append(button->accessibleName());
        }
        return texts;
    };
    QCOMPARE(buttons(), QStringList());
    page().select(u"isbn"_s);
    QCOMPARE(buttons(), QStringList(u"New Revision"_s));
    window().registryActions()->newFormal()->trigger();
    QCOMPARE(buttons(), QStringList(u"Submit for Review…"_s));
}

void TestWindowLayout::sidePaneHasItsWidth()
{
    window().registryActions()->newFormal()->trigger();
    for (const int width : {1100, 1366, 1920}) {
        resize({width, 768});
        for (const Pane pane : {Pane::Findings, Pane::Help, Pane::Review}) {
            view().showPane(pane);
            QCoreApplication::processEvents();
            QVERIFY(view().isShown(pane));
            QVERIFY2(view().side()->width() >= 320 && view().side()->width() <= 420,
                     qPrintable(QString::number(view().side()->width())));
        }
    }
}

void TestWindowLayout::sidePaneIsAStripInANarrowWindow()
{
    window().registryActions()->newFormal()->trigger();
    QVERIFY(view().isShown(Pane::Findings));
    const int wide = view().form()->width();
    resize(kNarrow);
    QVERIFY(!view().side()->openedPane());
    QVERIFY(view().form()->isVisible());
    QVERIFY(view().form()->width() > wide); // the strip is narrower than the pane
    QVERIFY(m_fixture->find<QToolButton>(u"Review"_s));
    resize(kWide);
    QVERIFY(view().isShown(Pane::Findings));
}

void TestWindowLayout::narrowSidePaneTakesThePlaceOfTheForm()
{
    window().registryActions()->newFormal()->trigger();
    resize(kNarrow);
    view().form()->focusField(TemplateField::Purpose);
    const QWidget* purpose = QApplication::focusWidget();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(view().isShown(Pane::Help));
    QVERIFY(!view().form()->isVisible());
    QTest::keyClick(view().side(), Qt::Key_Escape);
    QVERIFY(view().form()->isVisible());
    QCOMPARE(QApplication::focusWidget(), purpose);
    view().showReview();
    QVERIFY(!view().form()->isVisible());
    view().showForm(); // so does every step that leads to the form
    QVERIFY(view().form()->isVisible());
}

void TestWindowLayout::sidePaneRemembersItsPane()
{
    page().select(u"isbn"_s);
    view().showReview();
    window().close();
    m_fixture->open();
    resize(kWide);
    page().select(u"isbn"_s);
    QVERIFY(view().isShown(Pane::Review));
    auto* close = m_fixture->find<QToolButton>(u"Close Side Pane"_s);
    QVERIFY(close);
    close->click();
    QVERIFY(!view().side()->openedPane());
    window().close();
    m_fixture->open();
    resize(kWide);
    QVERIFY(!view().side()->openedPane());
}

/// Version 0.1.0 had a dock below and panes beside the form, which could be hidden.
void TestWindowLayout::ignoresOldLayouts()
{
    m_fixture->close();
    for (const QString& key : {u"registry/findings"_s, u"view/hint"_s, u"view/original"_s, u"view/review"_s})
        QSettings().setValue(key, false);
    for (const QString& key : {u"registry/rows"_s, u"view/formSplitter"_s, u"view/reviewSplitter"_s})
        QSettings().setValue(key, QByteArray("old"));
    m_fixture->open();
    resize(kWide);
    page().select(u"isbn"_s);
    QVERIFY(view().isShown(Pane::Findings));
    QVERIFY(page().findingsPanel()->isVisible());
}

void TestWindowLayout::errorsComeFirst()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Date, u"2023-05-01."_s); // a warning in an early field
    made.setText(TemplateField::Additional, u"See \u202E this"_s);
    QVERIFY(m_fixture->another().drafts().create({.content = {.registrationTemplate = made}}, {}));
    m_fixture->open();
    resize(kWide);
    page().select(u"draft:1"_s);
    const FindingsModel& model = *page().findingsPanel()->model();
    QTRY_VERIFY(model.rowCount() > 2);
    QStringList ranks;
    for (int row = 0; row < model.rowCount(); ++row)
        ranks.append(model.index(row, FindingsModel::Rank).data().toString());
    const QStringList order{u"Error"_s, u"Warning"_s, u"Note"_s, u"Still to do"_s};
    QVERIFY(std::ranges::is_sorted(ranks, {}, [&order](const QString& rank) { return order.indexOf(rank); }));
    QVERIFY2(ranks.contains(u"Warning"_s) && ranks.constFirst() != ranks.constLast(),
             qPrintable(ranks.join(u' ')));
}

/// The status line shows the newest one with its buttons; a click or a key opens the others.
void TestWindowLayout::lastMessagesStayReachable()
{
    QVERIFY(m_fixture->another().drafts().create({}, {}));
    m_fixture->open();
    page().select(u"draft:1"_s);
    window().registryActions()->discard()->trigger();
    WindowFixture::answer(u"Move to Trash"_s);
    QVERIFY(window().statusBar()->isAncestorOf(window().messageBar()));
    QCOMPARE(window().messageBar()->text(), u"The draft was moved to the trash."_s);
    Q_EMIT page().failed({base::kFileNotFound, "gone.nidus", {}});
    QVERIFY(window().messageBar()->text().contains(u"gone.nidus"_s));
    QVERIFY(!m_fixture->find<QPushButton>(u"Undo"_s));
    auto* last = m_fixture->find<QToolButton>(u"Last messages: 2"_s);
    QVERIFY(last);
    last->setFocus();
    QTest::keyClick(last, Qt::Key_Space);
    const QWidget* list = QApplication::activePopupWidget();
    QVERIFY(list);
    QPushButton* undo = nullptr;
    for (QPushButton* button : list->findChildren<QPushButton*>())
        undo = button;
    QVERIFY(undo);
    undo->click();
    QTRY_VERIFY(page().browser()->model()->rowOf(u"draft:1"_s) >= 0);
    QVERIFY(!QApplication::activePopupWidget());
}

void TestWindowLayout::longMessageCutsNothingBesideIt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x768") << kWide;
    QTest::newRow("1366x768 at 200%") << kWide / 2;
}

/// The message itself is shortened; its buttons and the number of the last messages are not.
void TestWindowLayout::longMessageCutsNothingBesideIt()
{
    QFETCH(QSize, size);
    resize(size);
    window().messageBar()->displayMessage(MessageBar::Kind::Warning, QString(240, u'm'),
                                          {{u"Einstellungen\u2026"_s, [] {}}});
    QCoreApplication::processEvents(); // layouts
    QVERIFY(window().messageBar()->findChild<QPushButton*>()->isVisible());
    QCOMPARE(test::unreadable(window()), QStringList());
}

void TestWindowLayout::altOpensMenusOnEveryPage()
{
    window().registryActions()->newFormal()->trigger();
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        QTest::keyClick(&window(), page, Qt::ControlModifier);
        for (const QAction* menu : window().menuBar()->actions()) {
            const QString letter = QKeySequence::mnemonic(menu->text()).toString(); // "Alt+F"
            QTest::keyClick(QApplication::focusWidget(), Qt::Key(letter.back().unicode()), Qt::AltModifier);
            QVERIFY2(QApplication::activePopupWidget() == menu->menu(), qPrintable(menu->text()));
            while (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            window().menuBar()->setActiveAction(nullptr);
        }
    }
}

/// In a one-line field, Qt uses Ctrl+E and Ctrl+K for moving and deleting.
void TestWindowLayout::menuKeysWorkInOneLineFields()
{
    page().select(u"isbn"_s);
    page().browser()->focusSearch();
    for (const Qt::Key key : {Qt::Key_E, Qt::Key_K}) {
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        QTest::keyClick(field, key, Qt::ControlModifier);
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        dialog->close();
        QTRY_VERIFY(QApplication::focusWidget() == field);
    }
}

/// Ctrl+. repairs in the grammar editor and fixes elsewhere; Qt would warn that it is ambiguous.
void TestWindowLayout::ownKeysOfAnEditorComeFirst()
{
    window().registryActions()->newFormal()->trigger();
    view().showSyntax();
    auto* editor = view().syntax()->grammar()->editor();
    editor->setPlainText(u"NSS = 1*DIGIT | \"a\"\n"_s); // the bar is not ABNF
    editor->setFocus();
    editor->moveCursor(QTextCursor::Start);
    for (int i = 0; i < 14; ++i)
        editor->moveCursor(QTextCursor::Right);
    QTRY_VERIFY([&] {
        QTest::keyClick(editor, Qt::Key_Period, Qt::ControlModifier);
        return !editor->toPlainText().contains(u'|');
    }());
}

void TestWindowLayout::editMenuActsOnTheFocus()
{
    page().browser()->focusSearch();
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClicks(field, u"abc"_s);
    trigger(u"Select All"_s);
    QCOMPARE(field->selectedText(), u"abc"_s);
    trigger(u"Cut"_s);
    QCOMPARE(field->text(), QString());
    trigger(u"Paste"_s);
    trigger(u"Paste"_s);
    QCOMPARE(field->text(), u"abcabc"_s);
    field->setSelection(0, 2);
    trigger(u"Copy"_s);
    QCOMPARE(QApplication::clipboard()->text(), u"ab"_s);
}

void TestWindowLayout::tabKeysStayOnTheirPage()
{
    page().select(u"isbn"_s);
    const auto* tabs = view().findChild<QTabWidget*>();
    const int before = tabs->currentIndex();
    window().showWorkPage();
    QTest::keyClick(&window(), Qt::Key_PageDown, Qt::ControlModifier);
    QTest::keyClick(&window(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(tabs->currentIndex(), before);
    QCOMPARE(page().current()->handle, u"isbn"_s);
}

void TestWindowLayout::smallWindowShowsTheListOrTheEntry()
{
    page().select(u"isbn"_s);
    resize({780, 600});
    QVERIFY(view().isVisible() && !page().browser()->isVisible());
    auto* back = m_fixture->find<QToolButton>(u"Back to the list"_s);
    QVERIFY(back);
    back->click();
    QVERIFY(!view().isVisible() && page().browser()->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(view().isVisible() && !page().browser()->isVisible());
    QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(page().browser()->isVisible());
    resize(kWide);
    QVERIFY(view().isVisible() && page().browser()->isVisible());
}

void TestWindowLayout::nothingIsCutBesideAnyPane_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << QString(language.tag);
}

/// An imported draft with findings that have fixes, next to each pane in turn.
void TestWindowLayout::nothingIsCutBesideAnyPane()
{
    QFETCH(const QString, language);
    QTranslator words;
    QVERIFY(words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&words);
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Date, u"2023-05-01."_s);
    made.setText(TemplateField::Additional, u"\u201Ca\u201D, see [RFC2141]"_s);
    QVERIFY(m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = made, .samples = {}, .rule = {}, .original = "Purpose: x\n"}},
        {}));
    m_fixture->open();
    resize(kWide);
    page().select(u"draft:1"_s);
    QTRY_VERIFY(page().findingsPanel()->model()->rowCount() > 2);
    const auto cutOnes = [this] {
        QStringList cut = test::unreadable(window());
        for (const QScrollArea* area : window().findChildren<QScrollArea*>()) {
            if (!area->isVisible() || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                continue;
            for (const QWidget* part : area->widget()->findChildren<QWidget*>()) {
                const int right = part->mapTo(area->viewport(), QPoint()).x() + part->width();
                if (part->isVisible() && right > area->viewport()->width())
                    cut.append(
                        u"%1 %2: %3 of %4"_s
                            .arg(QString::fromLatin1(part->metaObject()->className()), part->accessibleName())
                            .arg(right)
                            .arg(area->viewport()->width()));
            }
        }
        return cut;
    };
    QStringList cut;
    for (const Pane pane : {Pane::Findings, Pane::Help, Pane::Review, Pane::Original}) {
        view().showPane(pane);
        QVERIFY(view().isShown(pane));
        // Layouts of newly shown widgets are delayed.
        static_cast<void>(QTest::qWaitFor([&cutOnes] { return cutOnes().isEmpty(); }));
        cut += cutOnes();
    }
    QCoreApplication::removeTranslator(&words);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY(view().form()->width() >= 420);
}

NIDUS_WINDOW_TEST(tst_windowlayout, TestWindowLayout)
#include "tst_windowlayout.moc"
