// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "ui/editor/fieldinput.h"
#include "ui/support/look/fonts.h"
#include "ui/syntax/diagram/diagrampane.h"
#include "ui/syntax/diagram/diagramview.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/samples/samplesmodel.h"
#include "ui/syntax/samples/samplespane.h"

#include <QAbstractItemDelegate>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

const QString kGrammar = u"name = 2*3DIGIT \"-\" ( \"a\" / \"b\" )\n"_s;

} // namespace

class TestSyntaxSamples : public QObject, private SyntaxFixture
{
    Q_OBJECT

private Q_SLOTS:
    void showsVerdictsWhileTheGrammarIsEdited();
    void lastGoodGrammarKeepsWorking();
    void addsATypedSample();
    void addsWithTheButton();
    void showsThePlaceholder();
    void givesRoomToUrnsAndReasons();
    void reportsAnEmptyClipboard();
    void leavesNothingToTheNextDraft();
    void pastesManyAsOneStep();
    void deletesAsOneStep();
    void choosesTheExpectedVerdict();
    void generatesAsOneStep();
    void copiesSamplesAndGrammarFromTheTemplate();
    void addsSamplesToTheTemplate();
    void showsWhatDistinguishesNames();
    void selectingMovesNothing();
    void isAnsweredOnceSamplesAreAsExpected();
    void acceptsAsExpected();
    void acceptsWithAReason();
    void anotherNidIsAnotherVerdict();
    void registeredSamplesCannotBeChanged();
    void guardsThePreviousVersion();

private:
    [[nodiscard]] QTableView& table() const { return *panel().samples()->table(); }
    [[nodiscard]] QString cell(int row, SamplesModel::Column column) const
    {
        return table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] const QList<Sample>& samples() const { return document().syntax().samples; }
    void press(const QString& button) { QTest::mouseClick(&find<QToolButton>(button), Qt::LeftButton); }
};

void TestSyntaxSamples::showsVerdictsWhileTheGrammarIsEdited()
{
    start(kGrammar, {sampleOf(u"urn:example:12-a"_s), sampleOf(u"urn:example:12-c"_s)});
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    QCOMPARE(cell(1, SamplesModel::VerdictNow), u"invalid, not as expected"_s);
    QVERIFY(cell(1, SamplesModel::Why).startsWith(u"Column 16: expected"_s));
    QVERIFY(panel().samples()->hasContradictions());
    putCaret(static_cast<int>(kGrammar.indexOf(u'b')) + 2);
    QTest::keyClicks(&editor(), u" / \"c\""_s);
    QTRY_COMPARE(cell(1, SamplesModel::VerdictNow), u"valid"_s);
    QVERIFY(!panel().samples()->hasContradictions());
}

void TestSyntaxSamples::lastGoodGrammarKeepsWorking()
{
    start(kGrammar, {sampleOf(u"urn:example:12-a"_s)});
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    const std::size_t boxes = panel().diagram()->view()->diagram().boxes.size();
    QVERIFY(boxes > 0);
    putCaret(static_cast<int>(kGrammar.indexOf(u')')) - 1);
    QTest::keyClicks(&editor(), u" %%"_s);
    QTRY_VERIFY(status().contains(u"The last grammar that compiled is used below."_s));
    QCOMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    find<QLineEdit>(u"New sample"_s).setFocus();
    QTest::keyClicks(&find<QLineEdit>(u"New sample"_s), u"urn:example:1\r"_s);
    QTRY_COMPARE(cell(1, SamplesModel::VerdictNow), u"invalid, not as expected"_s);
    QCOMPARE(panel().diagram()->view()->diagram().boxes.size(), boxes);
}

void TestSyntaxSamples::addsATypedSample()
{
    start(kGrammar);
    auto& typed = find<QLineEdit>(u"New sample"_s);
    QTest::keyClicks(&typed, u" urn:example:12-a "_s);
    QTest::keyClick(&typed, Qt::Key_Return);
    QCOMPARE(samples().size(), 1);
    QCOMPARE(samples().at(0).urn, u"urn:example:12-a"_s);
    QCOMPARE(typed.text(), QString());
    QTest::keyClicks(&typed, u"urn:example:12-a\r"_s); // known already
    QCOMPARE(samples().size(), 1);
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    undo().undo();
    QVERIFY(samples().isEmpty());
}

void TestSyntaxSamples::addsWithTheButton()
{
    start(kGrammar);
    const QToolButton& add = find<QToolButton>(u"Add"_s);
    QVERIFY(!add.isEnabled());
    auto& typed = find<QLineEdit>(u"New sample"_s);
    QTest::keyClicks(&typed, u"urn:example:12-a"_s);
    QVERIFY(add.isEnabled());
    press(u"Add"_s);
    QCOMPARE(samples(), QList{sampleOf(u"urn:example:12-a"_s)});
    QCOMPARE(typed.text(), QString());
    QVERIFY(!add.isEnabled());
}

/// The placeholder is readable at the width of a small screen.
void TestSyntaxSamples::showsThePlaceholder()
{
    start(kGrammar);
    panel().resize(620, 640); // a window of 1366 pixels, with the list and the side pane
    const auto& typed = find<QLineEdit>(u"New sample"_s);
    QTRY_VERIFY2(typed.fontMetrics().horizontalAdvance(typed.placeholderText()) + 2 * 4 < typed.width(),
                 qPrintable(QString::number(typed.width())));
}

/// At the width of a small screen, a URN is whole in the table, and the reason is whole below it.
void TestSyntaxSamples::givesRoomToUrnsAndReasons()
{
    start(kGrammar, {sampleOf(u"urn:example:2024-00017"_s), sampleOf(u"urn:isbn:0451450523"_s)});
    panel().resize(500, 640);
    QTRY_COMPARE(cell(1, SamplesModel::Why),
                 u"The URN belongs to the namespace \"isbn\"; expected \"example\"."_s);
    const int urn = QFontMetrics(fixedFont(table().font())).horizontalAdvance(u"urn:example:2024-00017"_s);
    QTRY_VERIFY2(table().columnWidth(SamplesModel::Urn) >= urn,
                 qPrintable(QString::number(table().columnWidth(SamplesModel::Urn))));
    const auto isBelow = [this](const QString& text) {
        return std::ranges::any_of(panel().findChildren<QLabel*>(), [&text](const QLabel* label) {
            return label->isVisible() && label->wordWrap() && label->text() == text;
        });
    };
    // Of the first one that is not as expected, until another one is selected.
    QTRY_VERIFY(!cell(0, SamplesModel::Why).isEmpty());
    QTRY_VERIFY(isBelow(u"urn:example:2024-00017\n"_s + cell(0, SamplesModel::Why)));
    table().setCurrentIndex(table().model()->index(1, 0));
    QVERIFY(isBelow(u"urn:isbn:0451450523\n"_s + cell(1, SamplesModel::Why)));
    auto& typed = find<QLineEdit>(u"New sample"_s);
    QVERIFY(typed.width() >= panel().width() / 2);
}

void TestSyntaxSamples::reportsAnEmptyClipboard()
{
    start(kGrammar);
    QApplication::clipboard()->clear();
    press(u"Add from Clipboard"_s);
    QCOMPARE(status(), u"The clipboard contains no text."_s);
    QVERIFY(samples().isEmpty());
}

/// What was typed for one namespace is not added to another.
void TestSyntaxSamples::leavesNothingToTheNextDraft()
{
    start(kGrammar);
    QTest::keyClicks(&find<QLineEdit>(u"New sample"_s), u"urn:example:12"_s);
    auto* below = qobject_cast<QTabWidget*>(panel().samples()->parentWidget()->parentWidget());
    QVERIFY(below);
    panel().showBelow(SyntaxPanel::Below::Words);
    DraftDocument withRule(Draft{.content = {.rule = SyntaxRule{.text = kGrammar}}});
    panel().showDraft(&withRule);
    QCOMPARE(find<QLineEdit>(u"New sample"_s).text(), QString());
    QVERIFY(below->currentWidget() != panel().samples());
    DraftDocument fresh{Draft()}; // the guide asks for samples
    panel().showDraft(&fresh);
    QCOMPARE(below->currentWidget(), panel().samples());
    panel().showDraft(&document());
}

void TestSyntaxSamples::pastesManyAsOneStep()
{
    start(kGrammar);
    QApplication::clipboard()->setText(u"urn:example:12-a\nurn:example:12-c\tinvalid\n"_s);
    press(u"Add from Clipboard"_s);
    QCOMPARE(samples().size(), 2);
    QCOMPARE(samples().at(1).expected, ExpectedVerdict::Invalid);
    QCOMPARE(undo().count(), 1);
    table().setFocus();
    QApplication::clipboard()->setText(u"urn:example:13-a"_s);
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(samples().size(), 3);
}

void TestSyntaxSamples::deletesAsOneStep()
{
    start(kGrammar, {sampleOf(u"a"_s), sampleOf(u"b"_s), sampleOf(u"c"_s)});
    table().setFocus();
    table().selectRow(0);
    table().selectionModel()->select(table().model()->index(2, 0),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(samples(), QList{sampleOf(u"b"_s)});
    QCOMPARE(undo().count(), 1);
}

void TestSyntaxSamples::choosesTheExpectedVerdict()
{
    start(kGrammar, {sampleOf(u"urn:example:12-c"_s)});
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"invalid, not as expected"_s);
    table().model()->setData(table().model()->index(0, SamplesModel::Expected),
                             static_cast<int>(ExpectedVerdict::Invalid), Qt::EditRole);
    QCOMPARE(samples().at(0).expected, ExpectedVerdict::Invalid);
    QCOMPARE(cell(0, SamplesModel::VerdictNow), u"invalid"_s);
    QCOMPARE(undo().undoText(), u"Edit Sample"_s);
}

void TestSyntaxSamples::generatesAsOneStep()
{
    start(kGrammar);
    QMenu* menu = find<QToolButton>(u"Generate"_s).defaultAction()->menu();
    for (QAction* kind : menu->actions()) {
        const qsizetype before = samples().size();
        const int steps = undo().count();
        kind->trigger();
        QTRY_VERIFY2(samples().size() > before, qPrintable(kind->text()));
        QCOMPARE(undo().count(), steps + 1);
    }
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    QVERIFY(!panel().samples()->hasContradictions());
}

void TestSyntaxSamples::copiesSamplesAndGrammarFromTheTemplate()
{
    start({});
    document().edit({TemplateField::Syntax}, u"The syntax is\n\n  NSS = 2*3DIGIT \"-\" letter\n"
                                             "  letter = \"a\" / \"b\"\n\n"
                                             "Examples: urn:example:12-a and urn:example:345-b.\n"_s);
    press(u"Add from Template"_s);
    QTRY_COMPARE(samples().size(), 2);
    QCOMPARE(samples().at(0).urn, u"urn:example:12-a"_s);
    QVERIFY(editor().toPlainText().contains(u"letter"_s));
    QTRY_COMPARE(cell(1, SamplesModel::VerdictNow), u"valid"_s);
    QCOMPARE(undo().count(), 2); // the template's text, and what was taken from it
    press(u"Add from Template"_s);
    QTRY_VERIFY(status().contains(u"contains nothing new"_s));
}

/// What is read from the text can also be written into it.
void TestSyntaxSamples::addsSamplesToTheTemplate()
{
    start(kGrammar,
          {sampleOf(u"urn:example:12-a"_s), sampleOf(u"urn:example:12-c"_s), sampleOf(u"urn:example:345-b"_s),
           sampleOf(u"urn:example:1"_s, ExpectedVerdict::Invalid)});
    QTRY_VERIFY(panel().samples()->hasContradictions());
    document().edit({TemplateField::Syntax}, u"Digits and a letter, as in urn:example:345-b."_s);
    press(u"Add to Template"_s);
    const auto text = [this] { return document().values().value({TemplateField::Syntax}); };
    // Neither the one that the grammar rejects nor the one that must be invalid.
    QCOMPARE(text(), u"Digits and a letter, as in urn:example:345-b.\n\nExamples:\n\n   urn:example:12-a"_s);
    QVERIFY(status().contains(u"are in the template"_s));
    QCOMPARE(undo().count(), 2);
    press(u"Add to Template"_s);
    QVERIFY(status().contains(u"has these samples already"_s));
    QCOMPARE(undo().count(), 2);
    QCOMPARE(lint::exampleSamples(lint::extractSyntax(text(), u"example"_s)).size(), 2);
}

/// The names of a namespace begin alike, so their ends must be visible, also in a narrow column.
void TestSyntaxSamples::showsWhatDistinguishesNames()
{
    const QString prefix = u"urn:example:a-long-name-of-a-collection-in-the-museum-of-a-city:"_s;
    start(u"name = 1*( ALPHA / \"-\" / \":\" ) 2DIGIT\n"_s,
          {sampleOf(prefix + u"11"_s), sampleOf(prefix + u"22"_s), sampleOf(prefix + u"1x"_s),
           sampleOf(prefix + u"2x"_s)});
    QTRY_VERIFY(cell(3, SamplesModel::VerdictNow).startsWith(u"invalid"_s));
    const auto picture = [this](int row) {
        QStyleOptionViewItem option;
        option.initFrom(&table());
        option.widget = &table();
        option.rect = QRect(0, 0, 160, 24);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QModelIndex index = table().model()->index(row, SamplesModel::Urn);
        table().itemDelegateForIndex(index)->paint(&painter, option, index);
        return image;
    };
    QVERIFY(picture(0) != picture(1));
    QVERIFY(picture(2) != picture(3));
}

/// A double click on a row edits it, although the first press selects it.
void TestSyntaxSamples::selectingMovesNothing()
{
    start(kGrammar, {sampleOf(u"urn:example:12-a"_s), sampleOf(u"urn:example:12-c"_s)});
    QTRY_VERIFY(panel().samples()->hasContradictions());
    QTRY_VERIFY(find<QToolButton>(u"Accept as Expected"_s).isVisible());
    QVERIFY(!find<QToolButton>(u"Accept as Expected"_s).isEnabled());
    QCoreApplication::processEvents();
    const QRect before(table().mapTo(&panel(), QPoint()), table().size());
    table().selectRow(1);
    QCoreApplication::processEvents();
    QVERIFY(find<QToolButton>(u"Accept as Expected"_s).isEnabled());
    QCOMPARE(QRect(table().mapTo(&panel(), QPoint()), table().size()), before);
}

void TestSyntaxSamples::isAnsweredOnceSamplesAreAsExpected()
{
    start(kGrammar, {sampleOf(u"urn:example:12-c"_s)});
    QTRY_VERIFY(panel().samples()->hasContradictions());
    const GrammarEditor& editor = *panel().grammar()->editor();
    QVERIFY(!editor.property(kAnswered).toBool());
    table().selectRow(0);
    press(u"Accept as Expected"_s);
    QTRY_VERIFY(editor.property(kAnswered).toBool());
}

void TestSyntaxSamples::acceptsAsExpected()
{
    start(kGrammar, {sampleOf(u"urn:example:12-a"_s), sampleOf(u"urn:example:12-c"_s)});
    QTRY_VERIFY(panel().samples()->hasContradictions());
    table().selectAll();
    press(u"Accept as Expected"_s);
    QCOMPARE(samples().at(0).expected, ExpectedVerdict::Valid);
    QCOMPARE(samples().at(1).expected, ExpectedVerdict::Invalid);
    QVERIFY(!panel().samples()->hasContradictions());
    QVERIFY(!find<QToolButton>(u"Accept as Expected"_s).isEnabled());
}

void TestSyntaxSamples::acceptsWithAReason()
{
    start(kGrammar, {sampleOf(u"urn:example:12-c"_s)});
    QTRY_VERIFY(panel().samples()->hasContradictions());
    table().selectRow(0);
    press(u"Accept with Reason…"_s);
    auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    QVERIFY(question);
    question->setTextValue(u"the RFC prints it so"_s);
    question->accept();
    QTRY_COMPARE(samples().at(0).acceptedBecause, u"the RFC prints it so"_s);
    QVERIFY(!panel().samples()->hasContradictions());
    QCOMPARE(cell(0, SamplesModel::VerdictNow), u"invalid, accepted"_s);
}

void TestSyntaxSamples::anotherNidIsAnotherVerdict()
{
    start(kGrammar, {sampleOf(u"urn:example:12-a"_s)});
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    document().edit({TemplateField::Nid}, u"other"_s);
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"invalid, not as expected"_s);
}

void TestSyntaxSamples::registeredSamplesCannotBeChanged()
{
    start({});
    panel().showVersion(u"example"_s,
                        {.samples = {sampleOf(u"urn:example:12-a"_s)}, .rule = SyntaxRule{.text = kGrammar}});
    QTRY_COMPARE(cell(0, SamplesModel::VerdictNow), u"valid"_s);
    QVERIFY(!find<QLineEdit>(u"New sample"_s).isEnabled());
    QVERIFY(!find<QToolButton>(u"Add from Clipboard"_s).isEnabled());
    QVERIFY(!find<QToolButton>(u"Generate"_s).isEnabled());
}

void TestSyntaxSamples::guardsThePreviousVersion()
{
    start(kGrammar);
    panel().setBase(RevisionBase{2, SyntaxRule{.text = u"old = 2*4DIGIT \"-a\"\n"_s}});
    const QListWidget& answers = *panel().guard()->answers();
    QTRY_COMPARE(answers.count(), 3);
    QVERIFY(answers.item(1)->text().startsWith(u"Warning: “urn:example:0000-a” is valid in version 2"_s));
    const auto& below = find<QTabWidget>(QString());
    QTRY_VERIFY(!below.tabIcon(1).isNull());
    putCaret(0);
    QTest::keyClick(&editor(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&editor(), Qt::Key_Delete);
    QTRY_COMPARE(answers.count(), 1); // a hint
}

NIDUS_WINDOW_TEST(tst_syntaxsamples, TestSyntaxSamples)
#include "tst_syntaxsamples.moc"
