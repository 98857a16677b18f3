// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "ui/support/text/hiddencharacters.h"
#include "ui/support/widgets/statusline.h"
#include "ui/syntax/diagram/diagramlook.h"
#include "ui/syntax/diagram/diagrampane.h"
#include "ui/syntax/diagram/diagramview.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::check;
using namespace nidus::registration;
using namespace nidus::ui;

class TestSyntaxPanel : public QObject, private SyntaxFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void typingReachesTheDraftAsOneStep();
    void undoRestoresTheText();
    void showsHiddenCharacters();
    void compilesAGrammarOnce();
    void choosersReachTheDraft();
    void offersTheRulesOfTheTextAsStart();
    void everythingHasAName();
    void marksAndListsFindings();
    void repairsAsOneStep();
    void repairsHereWithTheKeyboard();
    void repairsAllAsOneStep();
    void completesNames();
    void returnAfterAWholeNameBreaksTheLine();
    void goesToTheDefinition();
    void ctrlClickGoesToTheDefinition();
    void showsKnownDefinitions();
    void renamesEverywhereAsOneStep();
    void rejectsATakenName();
    void registeredVersionsCannotBeChanged();
    void reportsLimitsWithoutBlocking();
    void statusTextsMoveNothing();
    void comparesOnlyTheGrammarOnScreen();
    void tabLeavesTheGrammar();
    void drawsTheRuleAtTheCaret();
    void drawsTheStartRuleFirst();
    void clickingABoxGoesToItsRule();
    void followsBoxesWithTheKeyboard();
    void writesPictures_data();
    void writesPictures();
};

void TestSyntaxPanel::init() { start({}); }

void TestSyntaxPanel::typingReachesTheDraftAsOneStep()
{
    QTest::keyClicks(&editor(), u"N = \"1\""_s);
    QCOMPARE(grammar(), u"N = \"1\""_s);
    QCOMPARE(undo().count(), 1);
    QTRY_COMPARE(status(), u"Ready to check URNs (2 state(s))."_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), u"  / \"2\""_s);
    QCOMPARE(undo().count(), 1);
}

void TestSyntaxPanel::undoRestoresTheText()
{
    start(u"a = \"b\"\n"_s);
    putCaret(0);
    QTest::keyClicks(&editor(), u"xy"_s);
    undo().undo();
    QCOMPARE(editor().toPlainText(), u"a = \"b\"\n"_s);
    QVERIFY(!document().isModified());
    undo().redo();
    QCOMPARE(editor().toPlainText(), u"xya = \"b\"\n"_s);
    QCOMPARE(undo().count(), 1);
}

void TestSyntaxPanel::showsHiddenCharacters()
{
    const auto shown = [this] {
        const auto* label = panel().findChild<HiddenCharacters*>();
        return label->isVisible() ? label->text() : QString();
    };
    start(u"a = \"b\"\n"_s);
    QCOMPARE(shown(), QString());
    start(u"a = \"\u202Eb\"\nc = d\n"_s);
    QVERIFY2(shown().endsWith(u" a = \"\\u{202E}b\""_s), qPrintable(shown()));
    QTest::keyClick(&editor(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&editor(), u"x"_s);
    QCOMPARE(shown(), QString());
}

void TestSyntaxPanel::compilesAGrammarOnce()
{
    SyntaxCompiler compiler;
    std::optional<SyntaxBuild> build;
    connect(&compiler, &SyntaxCompiler::compiled, this, [&build](const SyntaxBuild& made) { build = made; });
    compiler.compile({.text = u"a = \"b\"\n"_s}, u"example"_s);
    QTRY_VERIFY(build && build->isUsable());
    const NamespaceEntry* const entry = build->checker->namespaces()->find("example");
    QVERIFY(entry != nullptr);
    QCOMPARE(entry->rules.front().rule->get().matcher().automaton(), build->matcher->automaton());
}

void TestSyntaxPanel::choosersReachTheDraft()
{
    auto& scope = find<QComboBox>(u"Describes"_s);
    scope.setFocus();
    QTest::keyClick(&scope, Qt::Key_Down);
    QCOMPARE(document().syntax().rule->scope, RuleScope::NidAndNss);
    auto& notation = find<QComboBox>(u"Notation"_s);
    QTest::keyClick(&notation, Qt::Key_Down);
    QCOMPARE(document().syntax().rule->notation, Notation::IRegexp);
    QVERIFY(!find<QComboBox>(u"Start rule"_s).isVisible());
    QTest::keyClicks(&editor(), u"[a-c]"_s);
    QTRY_COMPARE(status(), u"Ready to check URNs (2 state(s))."_s);
    undo().undo();
    undo().undo();
    undo().undo();
    QVERIFY(!document().syntax().rule);
    QCOMPARE(scope.currentText(), u"the NSS"_s);
}

void TestSyntaxPanel::offersTheRulesOfTheTextAsStart()
{
    start(u"a = b\nb = \"1\" / \"22\"\n"_s);
    auto& choice = find<QComboBox>(u"Start rule"_s);
    QTRY_COMPARE(choice.count(), 3);
    QCOMPARE(choice.currentText(), u"the first: a"_s);
    QTest::keyClick(&choice, Qt::Key_End);
    QCOMPARE(document().syntax().rule->start, u"b"_s);
    editor().moveCursor(QTextCursor::End);
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
    const QList<QWidget*> controls = panel().findChildren<QWidget*>();
    for (const QWidget* control : controls) {
        if (control->isVisible() && control->focusPolicy() != Qt::NoFocus && !control->focusProxy() &&
            control->objectName().isEmpty())
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
    }
}

void TestSyntaxPanel::marksAndListsFindings()
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

void TestSyntaxPanel::returnAfterAWholeNameBreaksTheLine()
{
    start(u"num = \"1\"\nnumber = \"2\"\na = \n"_s);
    putCaret(27);
    QTest::keyClicks(&editor(), u"num"_s);
    QWidget* list = QApplication::activePopupWidget();
    QVERIFY(list); // "number" would continue it
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(grammar(), u"num = \"1\"\nnumber = \"2\"\na = num\n\n"_s);
    putCaret(30);
    QTest::keyClicks(&editor(), u"b"_s);
    QTest::keyClick(&editor(), Qt::Key_Backspace);
    QTest::keyClick(&editor(), Qt::Key_Backspace);
    list = QApplication::activePopupWidget();
    QVERIFY(list);
    QTest::keyClick(list, Qt::Key_Return); // "nu" is not a whole name
    QCOMPARE(grammar(), u"num = \"1\"\nnumber = \"2\"\na = num\n\n"_s);
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

void TestSyntaxPanel::showsKnownDefinitions()
{
    start(u"a = DIGIT\n"_s);
    putCaret(6);
    QTest::keyClick(&editor(), Qt::Key_F12);
    const QList<QLabel*> labels = panel().grammar()->findChildren<QLabel*>();
    const auto isDefinition = [](const QLabel* label) { return label->text() == "DIGIT = %x30-39"_L1; };
    QVERIFY(std::ranges::any_of(labels, isDefinition));
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

void TestSyntaxPanel::rejectsATakenName()
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
    panel().showVersion(u"example"_s, {.rule = SyntaxRule{.text = u"a = \"b\" | \"c\"\n"_s}});
    QCOMPARE(editor().toPlainText(), u"a = \"b\" | \"c\"\n"_s);
    QTest::keyClicks(&editor(), u"x"_s);
    QTest::keyClick(&editor(), Qt::Key_F2);
    QCOMPARE(editor().toPlainText(), u"a = \"b\" | \"c\"\n"_s);
    QVERIFY(!find<QComboBox>(u"Notation"_s).isEnabled());
    QTRY_VERIFY(find<QTableView>(u"Findings about the grammar"_s).isVisible());
    QVERIFY(!find<QToolButton>(u"Repair All"_s).isEnabled());
    QVERIFY(!document().isModified());
}

void TestSyntaxPanel::reportsLimitsWithoutBlocking()
{
    QString doubling = u"a0 = \"x\"\n"_s;
    for (int i = 1; i <= 40; ++i)
        doubling += u"a%1 = a%2 a%2\n"_s.arg(i).arg(i - 1);
    SyntaxContent content;
    content.rule = SyntaxRule{.start = u"a40"_s, .text = doubling};
    const auto isLimit = [this] {
        return !status().isEmpty() && status() != "Compiling…"_L1 && !status().startsWith(u"Compiled"_s);
    };
    document().editSyntax(content, {});
    QTest::keyClicks(&editor(), u";a"_s);
    QVERIFY2(!isLimit(), "typing waited for the grammar");
    QTRY_VERIFY(isLimit());
}

void TestSyntaxPanel::comparesOnlyTheGrammarOnScreen()
{
    start(u"NSS = 1*4DIGIT"_s);
    panel().setBase(RevisionBase{1, SyntaxRule{.start = u"NSS"_s, .text = u"NSS = 1*4DIGIT"_s}});
    const auto& answers = find<QListWidget>(u"Changes by the grammar"_s);
    const auto texts = [&answers] {
        QStringList lines;
        for (int row = 0; row < answers.count(); ++row)
            lines.append(answers.item(row)->text());
        return lines.join(u'\n');
    };
    QTRY_VERIFY2(texts().contains(u"Every URN valid in version 1 is still valid."_s), qPrintable(texts()));
    QTest::keyClicks(&editor(), u"("_s); // never closed
    QTRY_VERIFY2(texts().contains(u"Fix the grammar to compare it."_s), qPrintable(texts()));
    QVERIFY(!texts().contains(u"still valid"_s));
    QTest::keyClick(&editor(), Qt::Key_Backspace);
    QTRY_VERIFY2(texts().contains(u"still valid"_s), qPrintable(texts()));
}

void TestSyntaxPanel::statusTextsMoveNothing()
{
    panel().show();
    auto* line = panel().findChild<StatusLine*>();
    const QRect place = editor().geometry();
    const int height = line->height();
    QVERIFY(line->mapTo(&panel(), QPoint()).y() >= editor().mapTo(&panel(), QPoint(0, place.height())).y());
    for (const QString& text : {u"short"_s, QString(400, u'w'), u"two\nlines"_s}) {
        line->say(text);
        QCoreApplication::processEvents();
        QCOMPARE(editor().geometry(), place);
        QCOMPARE(line->height(), height);
        QCOMPARE(line->toolTip(), text);
    }
}

void TestSyntaxPanel::tabLeavesTheGrammar()
{
    start(u"a = \"b\"\n"_s);
    QTest::keyClick(&editor(), Qt::Key_Tab);
    QVERIFY(!editor().hasFocus());
    QCOMPARE(grammar(), u"a = \"b\"\n"_s);
}

void TestSyntaxPanel::drawsTheRuleAtTheCaret()
{
    start(u"a = bcd\nbcd = \"1\" / DIGIT\n"_s);
    const DiagramPane& pane = *panel().diagram();
    QTRY_COMPARE(pane.currentRule(), u"a"_s);
    QCOMPARE(pane.view()->diagram().boxes.size(), 1U);
    putCaret(12);
    QCOMPARE(pane.currentRule(), u"bcd"_s);
    QCOMPARE(pane.view()->diagram().boxes.size(), 2U);
    putCaret(18);
    QTest::keyClicks(&editor(), u"/ \"2\" "_s); // live
    QTRY_COMPARE(pane.view()->diagram().boxes.size(), 3U);
    QVERIFY(pane.view()->accessibleDescription().startsWith(u"bcd: "_s));
}

void TestSyntaxPanel::drawsTheStartRuleFirst()
{
    panel().showVersion(u"example"_s, {.rule = SyntaxRule{.start = u"name"_s,
                                                          .text = u"digits = 1*DIGIT\nname = digits\n"_s}});
    QTRY_COMPARE(panel().diagram()->currentRule(), u"name"_s);
}

void TestSyntaxPanel::clickingABoxGoesToItsRule()
{
    start(u"a = bcd\nbcd = \"1\"\n"_s);
    DiagramView& view = *panel().diagram()->view();
    QTRY_COMPARE(view.diagram().boxes.size(), 1U);
    const QPoint middle = boxRect(view.diagram().boxes.front()).center().toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle);
    QCOMPARE(editor().textCursor().selectionStart(), 8);
    QCOMPARE(panel().diagram()->currentRule(), u"bcd"_s);
}

void TestSyntaxPanel::followsBoxesWithTheKeyboard()
{
    start(u"a = \"x\" bcd DIGIT\nbcd = \"1\"\n"_s);
    DiagramView& view = *panel().diagram()->view();
    QTRY_COMPARE(view.diagram().boxes.size(), 3U);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right); // there are only two rules
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(panel().diagram()->currentRule(), u"DIGIT"_s);
    panel().diagram()->showRule(u"a"_s);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(editor().hasFocus());
    QCOMPARE(editor().textCursor().selectedText(), u"bcd"_s);
}

void TestSyntaxPanel::writesPictures_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("SVG") << static_cast<int>(PictureFormat::Svg) << QByteArray("<");
    QTest::newRow("PNG") << static_cast<int>(PictureFormat::Png) << QByteArray("\x89PNG");
}

void TestSyntaxPanel::writesPictures()
{
    QFETCH(int, format);
    QFETCH(QByteArray, begin);
    start(u"a = bcd\nbcd = \"1\"\n"_s);
    QTRY_COMPARE(panel().diagram()->currentRule(), u"a"_s);
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"picture"_s);
    QVERIFY(panel().diagram()->writePicture(path, static_cast<PictureFormat>(format)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begin));
    QVERIFY(!QImage(path).isNull()); // the image plugins read both
    const auto refused =
        panel().diagram()->writePicture(directory.filePath(u"no/such/folder"_s), PictureFormat::Svg);
    QCOMPARE(refused.error().code, base::kFileNotWritable);
}

NIDUS_WINDOW_TEST(tst_syntaxpanel, TestSyntaxPanel)
#include "tst_syntaxpanel.moc"
