// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/grammareditor.h"
#include "ui/syntax/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;

class TestSyntaxPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void typingReachesTheDraftAsOneStep();
    void undoBringsTheTextBack();
    void choosersReachTheDraft();
    void offersTheRulesOfTheTextAsStart();
    void everythingHasAName();
    void marksAndListsWhatIsWrong();
    void repairsAsOneStep();
    void repairsHereWithTheKeyboard();
    void repairsAllAsOneStep();
    void completesNames();
    void goesToTheDefinition();
    void ctrlClickGoesToTheDefinition();
    void tellsKnownDefinitions();
    void renamesEverywhereAsOneStep();
    void refusesATakenName();
    void registeredVersionsCannotBeChanged();
    void tellsLimitsWithoutBlocking();
    void tabLeavesTheGrammar();

private:
    [[nodiscard]] GrammarEditor& editor() const { return *m_panel->grammar()->editor(); }
    [[nodiscard]] QUndoStack& undo() { return m_document->undoStack(); }
    [[nodiscard]] QString grammar() const { return m_document->syntax().rule->text; }
    template <typename T>
    [[nodiscard]] T& find(const QString& name) const
    {
        const QList<T*> candidates = m_panel->findChildren<T*>();
        for (T* candidate : candidates) {
            if (candidate->accessibleName() == name)
                return *candidate;
        }
        qFatal("no control %s", qPrintable(name));
    }
    [[nodiscard]] QString status() const { return find<QLabel>(u"State of the grammar"_s).text(); }
    void start(const QString& text);
    void putCaret(int position);

    std::unique_ptr<DraftDocument> m_document;
    std::unique_ptr<SyntaxPanel> m_panel;
};

void TestSyntaxPanel::init()
{
    QTest::failOnWarning(
        QRegularExpression(u"^\\s*(?!\\s|This plugin does not support|OpenType support missing)"_s));
    start({});
}

void TestSyntaxPanel::cleanup()
{
    m_panel.reset();
    m_document.reset();
}

void TestSyntaxPanel::start(const QString& text)
{
    Draft draft;
    if (!text.isEmpty())
        draft.content.rule = SyntaxRule{.text = text};
    m_panel.reset();
    m_document = std::make_unique<DraftDocument>(draft);
    m_panel = std::make_unique<SyntaxPanel>();
    m_panel->resize(1000, 600);
    m_panel->showDraft(m_document.get());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    editor().setFocus();
    if (!text.isEmpty())
        QTRY_VERIFY(!status().isEmpty() && status() != "Compiling…"_L1);
}

void TestSyntaxPanel::putCaret(int position)
{
    QTextCursor caret = editor().textCursor();
    caret.setPosition(position);
    editor().setTextCursor(caret);
}

void TestSyntaxPanel::typingReachesTheDraftAsOneStep()
{
    QTest::keyClicks(&editor(), u"N = \"1\""_s);
    QCOMPARE(grammar(), u"N = \"1\""_s);
    QCOMPARE(undo().count(), 1);
    QTRY_COMPARE(status(), u"Compiled to 2 state(s)."_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), u"  / \"2\""_s);
    QCOMPARE(undo().count(), 1);
}

void TestSyntaxPanel::undoBringsTheTextBack()
{
    start(u"a = \"b\"\n"_s);
    putCaret(0);
    QTest::keyClicks(&editor(), u"xy"_s);
    undo().undo();
    QCOMPARE(editor().toPlainText(), u"a = \"b\"\n"_s);
    QVERIFY(!m_document->isModified());
    undo().redo();
    QCOMPARE(editor().toPlainText(), u"xya = \"b\"\n"_s);
    QCOMPARE(undo().count(), 1);
}

void TestSyntaxPanel::choosersReachTheDraft()
{
    auto& scope = find<QComboBox>(u"Describes"_s);
    scope.setFocus();
    QTest::keyClick(&scope, Qt::Key_Down);
    QCOMPARE(m_document->syntax().rule->scope, RuleScope::NidAndNss);
    auto& notation = find<QComboBox>(u"Notation"_s);
    QTest::keyClick(&notation, Qt::Key_Down);
    QCOMPARE(m_document->syntax().rule->notation, Notation::IRegexp);
    QVERIFY(!find<QComboBox>(u"Start rule"_s).isVisible());
    QTest::keyClicks(&editor(), u"[a-c]"_s);
    QTRY_COMPARE(status(), u"Compiled to 2 state(s)."_s);
    undo().undo();
    undo().undo();
    undo().undo();
    QVERIFY(!m_document->syntax().rule);
    QCOMPARE(scope.currentText(), u"the NSS"_s);
}

void TestSyntaxPanel::offersTheRulesOfTheTextAsStart()
{
    start(u"a = b\nb = \"1\" / \"22\"\n"_s);
    auto& choice = find<QComboBox>(u"Start rule"_s);
    QTRY_COMPARE(choice.count(), 3);
    QCOMPARE(choice.currentText(), u"the first: a"_s);
    QTest::keyClick(&choice, Qt::Key_End);
    QCOMPARE(m_document->syntax().rule->start, u"b"_s);
    QTest::keyClicks(&editor(), u";"_s);
    QTRY_COMPARE(choice.currentText(), u"b"_s);
    putCaret(6); // the definition of b
    QTest::keyClicks(&editor(), u"x"_s);
    QTRY_COMPARE(choice.currentText(), u"b (not defined)"_s);
}

void TestSyntaxPanel::everythingHasAName()
{
    start(u"a = b | c\n"_s);
    QTRY_VERIFY(find<QTableView>(u"Findings about the grammar"_s).isVisible());
    const QList<QWidget*> controls = m_panel->findChildren<QWidget*>();
    for (const QWidget* control : controls) {
        if (control->isVisible() && control->focusPolicy() != Qt::NoFocus && control->objectName().isEmpty())
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
    }
}

void TestSyntaxPanel::marksAndListsWhatIsWrong()
{
    start(u"a = \"é\"\nb = | c\n"_s);
    auto& table = find<QTableView>(u"Findings about the grammar"_s);
    QTRY_VERIFY(table.model()->rowCount() >= 2);
    QCOMPARE(editor().extraSelections().size(), table.model()->rowCount());
    QCOMPARE(table.model()->index(1, 1).data().toString().first(2), u"2:"_s);
    QVERIFY(editor().rankOfLine(1).has_value());
    table.setFocus();
    table.setCurrentIndex(table.model()->index(table.model()->rowCount() - 1, 0));
    Q_EMIT table.activated(table.currentIndex());
    QVERIFY(editor().hasFocus());
    QCOMPARE(editor().textCursor().blockNumber(), 1);
}

void TestSyntaxPanel::repairsAsOneStep()
{
    start(u"a = \"b\" | \"c\"\n"_s);
    auto& table = find<QTableView>(u"Findings about the grammar"_s);
    QTRY_COMPARE(table.model()->rowCount(), 1);
    table.setCurrentIndex(table.model()->index(0, 0));
    QTest::mouseClick(&find<QToolButton>(u"Repair"_s), Qt::LeftButton);
    QCOMPARE(editor().toPlainText(), u"a = \"b\" / \"c\"\n"_s);
    QCOMPARE(undo().count(), 1);
    QTRY_VERIFY(!table.isVisible());
    undo().undo();
    QCOMPARE(editor().toPlainText(), u"a = \"b\" | \"c\"\n"_s);
}

void TestSyntaxPanel::repairsHereWithTheKeyboard()
{
    start(u"a = \"b\" | \"c\"\n"_s);
    putCaret(9);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(grammar(), u"a = \"b\" / \"c\"\n"_s);
}

void TestSyntaxPanel::repairsAllAsOneStep()
{
    start(u"a ::= \"b\" | c\nc := %x30–39\n"_s);
    QTest::mouseClick(&find<QToolButton>(u"Repair All"_s), Qt::LeftButton);
    QCOMPARE(grammar(), u"a = \"b\" / c\nc = %x30-39\n"_s);
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QCOMPARE(grammar(), u"a ::= \"b\" | c\nc := %x30–39\n"_s);
}

void TestSyntaxPanel::completesNames()
{
    start(u"number = \"1\"\na = \n"_s);
    putCaret(17);
    QTest::keyClicks(&editor(), u"nu"_s);
    QWidget* list = QApplication::activePopupWidget();
    QVERIFY(list);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(grammar(), u"number = \"1\"\na = number\n"_s);
    QVERIFY(!QApplication::activePopupWidget());
    QTest::keyClicks(&editor(), u" "_s);
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    QTest::keyClicks(&editor(), u";nu"_s); // not in a comment
    QVERIFY(!QApplication::activePopupWidget());
}

void TestSyntaxPanel::goesToTheDefinition()
{
    start(u"a = bcd\nbcd = \"1\"\n"_s);
    putCaret(5);
    QTest::keyClick(&editor(), Qt::Key_F12);
    QCOMPARE(editor().textCursor().selectionStart(), 8);
    QCOMPARE(editor().textCursor().selectedText(), u"bcd"_s);
}

void TestSyntaxPanel::ctrlClickGoesToTheDefinition()
{
    start(u"a = bcd\nbcd = \"1\"\n"_s);
    putCaret(5);
    const QPoint place = editor().cursorRect().center();
    putCaret(0);
    QTest::mouseClick(editor().viewport(), Qt::LeftButton, Qt::ControlModifier, place);
    QCOMPARE(editor().textCursor().selectionStart(), 8);
}

void TestSyntaxPanel::tellsKnownDefinitions()
{
    start(u"a = DIGIT\n"_s);
    putCaret(6);
    QTest::keyClick(&editor(), Qt::Key_F12);
    const QList<QLabel*> labels = m_panel->grammar()->findChildren<QLabel*>();
    const auto tells = [](const QLabel* label) { return label->text() == "DIGIT = %x30-39"_L1; };
    QVERIFY(std::ranges::any_of(labels, tells));
}

void TestSyntaxPanel::renamesEverywhereAsOneStep()
{
    start(u"a = bcd bcd\nbcd = \"1\"\n"_s);
    putCaret(5);
    QTest::keyClick(&editor(), Qt::Key_F2);
    auto& name = find<QLineEdit>(u"New name of the rule"_s);
    QTRY_VERIFY(name.hasFocus());
    QTest::keyClicks(&name, u"item"_s);
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(grammar(), u"a = item item\nitem = \"1\"\n"_s);
    QCOMPARE(undo().count(), 1);
    QVERIFY(editor().hasFocus());
}

void TestSyntaxPanel::refusesATakenName()
{
    start(u"a = bcd\nbcd = \"1\"\n"_s);
    putCaret(5);
    QTest::keyClick(&editor(), Qt::Key_F2);
    auto& name = find<QLineEdit>(u"New name of the rule"_s);
    QTest::keyClicks(&name, u"A"_s);
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(grammar(), u"a = bcd\nbcd = \"1\"\n"_s);
    QVERIFY(name.isVisible());
    QTest::keyClick(&name, Qt::Key_Escape);
    QVERIFY(!name.isVisible());
}

void TestSyntaxPanel::registeredVersionsCannotBeChanged()
{
    m_panel->showVersion({.rule = SyntaxRule{.text = u"a = \"b\" | \"c\"\n"_s}});
    QCOMPARE(editor().toPlainText(), u"a = \"b\" | \"c\"\n"_s);
    QTest::keyClicks(&editor(), u"x"_s);
    QTest::keyClick(&editor(), Qt::Key_F2);
    QCOMPARE(editor().toPlainText(), u"a = \"b\" | \"c\"\n"_s);
    QVERIFY(!find<QComboBox>(u"Notation"_s).isEnabled());
    QTRY_VERIFY(find<QTableView>(u"Findings about the grammar"_s).isVisible());
    QVERIFY(!find<QToolButton>(u"Repair All"_s).isEnabled());
    QVERIFY(!m_document->isModified());
}

void TestSyntaxPanel::tellsLimitsWithoutBlocking()
{
    QString doubling = u"a0 = \"x\"\n"_s;
    for (int i = 1; i <= 40; ++i)
        doubling += u"a%1 = a%2 a%2\n"_s.arg(i).arg(i - 1);
    SyntaxContent content;
    content.rule = SyntaxRule{.start = u"a40"_s, .text = doubling};
    QElapsedTimer timer;
    timer.start();
    m_document->editSyntax(content, {});
    QTest::keyClicks(&editor(), u";a"_s);
    QVERIFY2(timer.elapsed() < 1000, "typing waited for the grammar");
    const auto isLimit = [this] {
        return !status().isEmpty() && status() != "Compiling…"_L1 && !status().startsWith(u"Compiled"_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isLimit(), 4000);
}

void TestSyntaxPanel::tabLeavesTheGrammar()
{
    start(u"a = \"b\"\n"_s);
    QTest::keyClick(&editor(), Qt::Key_Tab);
    QVERIFY(!editor().hasFocus());
    QCOMPARE(grammar(), u"a = \"b\"\n"_s);
}

QTEST_MAIN(TestSyntaxPanel)
#include "tst_syntaxpanel.moc"
