// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/editor/fieldinput.h"
#include "ui/editor/growingtextedit.h"
#include "ui/support/text/replacetext.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

class TestFieldInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tabLeavesAMultilineText();
    void returnLeavesALine();
    void growsWithItsText();
    void reportsOnlyWhatTheUserChanges();
    void theWindowHandlesUndo_data();
    void theWindowHandlesUndo();
    void replacingKeepsTheCaretAtTheChange();
    void selectsRangesBeyondTheTextSafely();
    void showsHiddenCharacters_data();
    void showsHiddenCharacters();
};

void TestFieldInput::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
}

void TestFieldInput::tabLeavesAMultilineText()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* first = new FieldInput(FieldInput::Kind::Text, u"First"_s);
    auto* second = new FieldInput(FieldInput::Kind::Code, u"Second"_s);
    layout->addWidget(first);
    layout->addWidget(second);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window, nidus::test::kProgressDelay));
    first->control()->setFocus();
    QTest::keyClicks(first->control(), u"ab"_s);
    QTest::keyClick(first->control(), Qt::Key_Tab);
    QVERIFY(second->control()->hasFocus());
    QTest::keyClick(second->control(), Qt::Key_Backtab);
    QVERIFY(first->control()->hasFocus());
    QCOMPARE(first->text(), u"ab"_s);
}

void TestFieldInput::returnLeavesALine()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* first = new FieldInput(FieldInput::Kind::Line, u"First"_s);
    auto* second = new FieldInput(FieldInput::Kind::Text, u"Second"_s);
    layout->addWidget(first);
    layout->addWidget(second);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window, nidus::test::kProgressDelay));
    first->control()->setFocus();
    QTest::keyClick(first->control(), Qt::Key_Return);
    QVERIFY(second->control()->hasFocus());
}

void TestFieldInput::growsWithItsText()
{
    GrowingTextEdit text;
    text.show();
    text.resize(400, text.height());
    const int three = text.height();
    text.setPlainText(u"1\n2\n3"_s);
    QCOMPARE(text.height(), three);
    text.setPlainText(u"1\n2\n3\n4\n5"_s);
    const int five = text.height();
    QVERIFY(five > three);
    text.setPlainText(QString(200, u'\n'));
    const int most = text.height();
    const int line = (five - three) / 2;
    QVERIFY(std::abs(most - (three + 17 * line)) <= 17);
    text.setPlainText({});
    QCOMPARE(text.height(), three);
}

void TestFieldInput::reportsOnlyWhatTheUserChanges()
{
    for (const auto kind : {FieldInput::Kind::Line, FieldInput::Kind::Text}) {
        FieldInput input(kind, u"Field"_s);
        input.show();
        QVERIFY(QTest::qWaitForWindowActive(&input, nidus::test::kProgressDelay));
        QSignalSpy edited(&input, &FieldInput::edited);
        input.showText(u"shown"_s);
        QCOMPARE(edited.count(), 0);
        input.control()->setFocus();
        QTest::keyClick(input.control(), Qt::Key_End);
        QTest::keyClicks(input.control(), u"!"_s);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.constFirst().constFirst().toString(), u"shown!"_s);
    }
}

void TestFieldInput::theWindowHandlesUndo_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("line") << static_cast<int>(FieldInput::Kind::Line);
    QTest::newRow("text") << static_cast<int>(FieldInput::Kind::Text);
}

void TestFieldInput::theWindowHandlesUndo()
{
    QFETCH(int, kind);
    FieldInput input(static_cast<FieldInput::Kind>(kind), u"Field"_s);
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    input.addAction(&undo);
    QSignalSpy triggered(&undo, &QAction::triggered);
    input.show();
    QVERIFY(QTest::qWaitForWindowActive(&input, nidus::test::kProgressDelay));
    input.control()->setFocus();
    QTest::keyClicks(input.control(), u"ab"_s);
    QTest::keySequence(input.control(), QKeySequence::Undo);
    QCOMPARE(triggered.count(), 1);
    QCOMPARE(input.text(), u"ab"_s);
}

void TestFieldInput::replacingKeepsTheCaretAtTheChange()
{
    GrowingTextEdit text;
    text.show();
    QVERIFY(QTest::qWaitForWindowActive(&text, nidus::test::kProgressDelay));
    text.setFocus();
    text.setPlainText(u"one two three"_s);
    replaceText(text, u"one 2 three"_s);
    QCOMPARE(text.toPlainText(), u"one 2 three"_s);
    QCOMPARE(text.textCursor().position(), 5);
}

void TestFieldInput::selectsRangesBeyondTheTextSafely()
{
    for (const auto kind : {FieldInput::Kind::Line, FieldInput::Kind::Text}) {
        FieldInput input(kind, u"Field"_s);
        input.show();
        QVERIFY(QTest::qWaitForWindowActive(&input, nidus::test::kProgressDelay));
        input.showText(u"short"_s);
        input.select(2, 400);
        QVERIFY(input.control()->hasFocus());
        input.select(90, 5);
        QCOMPARE(input.text(), u"short"_s);
        const auto end = std::pair(qsizetype(5), qsizetype(0));
        QCOMPARE(input.selection(), end);
        // Offsets that are small numbers in 32 bits.
        input.select(qsizetype(1) << 32, 5);
        QCOMPARE(input.selection(), end);
        input.select(std::numeric_limits<qsizetype>::max(), std::numeric_limits<qsizetype>::max());
        QCOMPARE(input.selection(), end);
        input.select(1, qsizetype(1) << 32);
        QCOMPARE(input.selection(), std::pair(qsizetype(1), qsizetype(4)));
    }
}

void TestFieldInput::showsHiddenCharacters_data()
{
    QTest::addColumn<FieldInput::Kind>("kind");
    QTest::newRow("line") << FieldInput::Kind::Line;
    QTest::newRow("text") << FieldInput::Kind::Text;
    QTest::newRow("code") << FieldInput::Kind::Code;
}

void TestFieldInput::showsHiddenCharacters()
{
    QFETCH(const FieldInput::Kind, kind);
    FieldInput input(kind, u"Field"_s);
    const QSignalSpy edited(&input, &FieldInput::edited);
    const auto shown = [&input] {
        const auto* label = input.findChild<QLabel*>();
        return label->isVisible() ? label->text() : QString();
    };
    input.show();
    QCOMPARE(shown(), QString());
    const QString text = u"a\u202Edin\u202C\u200B"_s;
    input.showText(text);
    QVERIFY2(shown().endsWith(u"a\\u{202E}din\\u{202C}\\u{200B}"_s), qPrintable(shown()));
    QCOMPARE(input.text(), text); // unchanged
    QCOMPARE(edited.size(), 0);
    input.showText(u"plain"_s);
    QCOMPARE(shown(), QString());
    QKeyEvent typed(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, u"\u200F"_s);
    QApplication::sendEvent(input.control(), &typed);
    QVERIFY(shown().contains(u"\\u{200F}"_s));
    QVERIFY(input.text().contains(u'\u200F'));
}

NIDUS_WINDOW_TEST(tst_fieldinput, TestFieldInput)
#include "tst_fieldinput.moc"
