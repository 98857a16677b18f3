// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "ui/syntax/editor/grammarfindingsmodel.h"

#include <QHeaderView>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// The list of findings below a grammar.
class TestGrammarPane : public QObject, private SyntaxFixture
{
    Q_OBJECT

private Q_SLOTS:
    void findingsDoNotResizeTheEditor();
    void findingsAreNotCut();
    void errorsComeFirst();
    void repairsAMisspelledName();
    void leavesAChoiceToPeople();

private:
    [[nodiscard]] QTableView& table() { return find<QTableView>(u"Findings about the grammar"_s); }
    [[nodiscard]] QStringList column(int column)
    {
        QStringList cells;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            cells.append(table().model()->index(row, column).data().toString());
        return cells;
    }
};

void TestGrammarPane::findingsDoNotResizeTheEditor()
{
    start(u"a = \"b\"\n"_s);
    const auto& table = find<QTableView>(u"Findings about the grammar"_s);
    QVERIFY(!table.isVisible());
    const QRect place = editor().geometry();
    putCaret(7);
    QTest::keyClicks(&editor(), u" ("_s);
    QTRY_VERIFY(table.isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(editor().geometry(), place);
}

/// A message that needs several lines has them.
void TestGrammarPane::findingsAreNotCut()
{
    start(u"a = \"b\"\n"_s);
    panel().resize(640, 640);
    editor().setPlainText(
        u"a = \"b\"\na = \"\u00E4\" / missing-rule-with-a-very-long-name-that-nobody-has-defined-in-this-grammar\n"_s);
    auto& table = find<QTableView>(u"Findings about the grammar"_s);
    QTRY_VERIFY(table.model()->rowCount() > 1);
    const auto isCut = [&table] {
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex message = table.model()->index(row, GrammarFindingsModel::Message);
            const QRect cell = table.visualRect(message).adjusted(4, 0, -4, 0);
            const QRect needed = table.fontMetrics().boundingRect(
                QRect(0, 0, cell.width(), 1000), Qt::TextWordWrap, message.data().toString());
            if (needed.height() > cell.height())
                return true;
        }
        return false;
    };
    QTRY_VERIFY(!isCut());
    int highest = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        highest = std::max(highest, table.rowHeight(row));
    QVERIFY(highest > table.verticalHeader()->defaultSectionSize()); // otherwise, nothing was tested
    QVERIFY(highest <= table.viewport()->height());
}

/// Warnings that follow from an error come after it.
void TestGrammarPane::errorsComeFirst()
{
    start(u"NSS = port\nlist = port | list\nport = berth\n"_s);
    QTRY_VERIFY(table().model()->rowCount() > 1);
    const QStringList ranks = column(GrammarFindingsModel::Rank);
    QVERIFY2(ranks.constFirst() == u"Error"_s && ranks.contains(u"Warning"_s), qPrintable(ranks.join(u' ')));
    QVERIFY2(ranks.lastIndexOf(u"Error"_s) < ranks.indexOf(u"Warning"_s), qPrintable(ranks.join(u' ')));
}

void TestGrammarPane::repairsAMisspelledName()
{
    const QString wrong = u"NSS = 1*4DIGIT [ \"-\" suffx ]\nsuffix = 1*3ALPHA\n"_s;
    const QString right = u"NSS = 1*4DIGIT [ \"-\" suffix ]\nsuffix = 1*3ALPHA\n"_s;
    start(wrong);
    QTRY_VERIFY(table().model()->rowCount() > 1);
    QCOMPARE(column(GrammarFindingsModel::Message).constFirst(), u"The rule \"suffx\" is not defined."_s);
    table().setCurrentIndex(table().model()->index(0, 0));
    QTest::mouseClick(&find<QToolButton>(u"Repair"_s), Qt::LeftButton);
    QCOMPARE(grammar(), right);
    undo().undo();
    QCOMPARE(grammar(), wrong);
    QTRY_VERIFY(table().model()->rowCount() > 1);
    QVERIFY(!find<QToolButton>(u"Repair All"_s).isEnabled()); // the name is a guess
}

/// Two rules are similar, so only a person knows which is meant.
void TestGrammarPane::leavesAChoiceToPeople()
{
    start(u"NSS = 1*4DIGIT [ suffx ]\nsuffix = 1*3ALPHA\nsuffi = 1*3DIGIT\n"_s);
    QTRY_VERIFY(table().model()->rowCount() > 1);
    QVERIFY(!find<QToolButton>(u"Repair All"_s).isEnabled());
    table().setCurrentIndex(table().model()->index(0, 0));
    QVERIFY(find<QToolButton>(u"Repair"_s).isEnabled());
}

NIDUS_WINDOW_TEST(tst_grammarpane, TestGrammarPane)
#include "tst_grammarpane.moc"
