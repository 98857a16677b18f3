// SPDX-License-Identifier: Apache-2.0
#include "tests/accessibility/listener.h"
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/check/checkpage.h"
#include "ui/check/progressstrip.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/stepsline.h"
#include "ui/syntax/diagram/diagramview.h"
#include "ui/syntax/samples/samplesmodel.h"

#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QProgressBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

namespace {

QAccessibleInterface& readable(QWidget& widget) { return *QAccessible::queryAccessibleInterface(&widget); }

QString descriptionOf(QWidget& widget) { return readable(widget).text(QAccessible::Description); }

} // namespace

/// What a picture, a color, or an arrow shows is also text.
class TestReadable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void orderOfATableIsRead();
    void changedOrderIsHeard();
    void everyTableThatSortsHasItsOrder();
    void failingColumnIsRead();
    void selectionIsRead();
    void onlyASearchIsHeard();
    void progressIsRead();
    void stateIsRead_data();
    void stateIsRead();
    void diagramIsReadInWords_data();
    void diagramIsReadInWords();
    void boxesOfADiagramAreHeard();
    void failingColumnOfASampleIsRead();
    void marksOfAGrammarAreRead();
    void grammarCanBeReadAndEdited();
    void signsDifferWithoutColors();
    void picturesDifferWithoutColors();

private:
    /// Shows the check page with some lines, and returns their table.
    [[nodiscard]] static QTableView& checkedLines(const WindowFixture& fixture);
};

QTableView& TestReadable::checkedLines(const WindowFixture& fixture)
{
    fixture.window().showCheckPage();
    fixture.window().checkPage()->checkText(
        "urn:isbn:978-951-0-18435-6\nurn:isbn:97_8\nurn:issn:1050-124X\n");
    static_cast<void>(QTest::qWaitFor([&] {
        const auto* table = fixture.find<QTableView>(u"Checked lines"_s);
        return table && table->model()->rowCount() == 3;
    }));
    return *fixture.find<QTableView>(u"Checked lines"_s);
}

void TestReadable::diagramIsReadInWords_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QString>("words");
    QTest::newRow("numbers") << u"a = 4DIGIT \"-\" 1*3DIGIT"_s
                             << u"a: 4 times DIGIT, then \"hyphen\", then 1 to 3 times DIGIT"_s;
    QTest::newRow("open ends") << u"a = *ALPHA 2*DIGIT *5\"x\""_s
                               << u"a: any number of ALPHA, then 2 or more of DIGIT, then up to 5 of \"x\""_s;
    QTest::newRow("choice") << u"a = DIGIT / \"X\" ALPHA"_s << u"a: either DIGIT, or \"X\", then ALPHA"_s;
    QTest::newRow("groups")
        << u"a = 2( DIGIT \":\" ) ( DIGIT / \"X\" ) [ \"+\" DIGIT ]"_s
        << u"a: 2 times group: DIGIT, then \"colon\", end of group, then group: either "
           "DIGIT, or \"X\", end of group, then optionally group: \"plus sign\", then DIGIT, "
           "end of group"_s;
    QTest::newRow("ranges") << u"a = %x30-35 %x00-1F"_s << u"a: a character from 0 to 5, then %x00-1F"_s;
}

void TestReadable::diagramIsReadInWords()
{
    QFETCH(const QString, grammar);
    QFETCH(const QString, words);
    SyntaxFixture tab;
    tab.start(grammar + u'\n');
    auto* diagram = tab.panel().findChild<ui::DiagramView*>();
    QTRY_COMPARE(descriptionOf(*diagram), words);
    QCOMPARE(readable(*diagram).text(QAccessible::Name), u"Railroad diagram"_s);
}

void TestReadable::boxesOfADiagramAreHeard()
{
    SyntaxFixture tab;
    tab.start(u"a = b DIGIT\nb = \"x\"\n"_s);
    auto* diagram = tab.panel().findChild<ui::DiagramView*>();
    QTRY_VERIFY(descriptionOf(*diagram).startsWith(u"a: b"_s));
    Listener listener;
    diagram->setFocus(Qt::TabFocusReason);
    QVERIFY(listener.take().constLast().startsWith(u"Railroad diagram"_s));
    QTest::keyClick(diagram, Qt::Key_Right);
    QCOMPARE(listener.take(), QStringList(u"! Rule b"_s));
    QTest::keyClick(diagram, Qt::Key_Right);
    QCOMPARE(listener.take(), QStringList(u"! Rule DIGIT"_s));
    QTest::keyClick(diagram, Qt::Key_Left);
    QTest::keyClick(diagram, Qt::Key_Return); // opens rule b
    QTRY_VERIFY(descriptionOf(*diagram).startsWith(u"b: "_s));
    const QStringList heard = listener.take();
    QVERIFY2(heard.first(2) == (QStringList{u"! Rule b"_s, u"! b: \"x\""_s}), qPrintable(heard.join(u'|')));
}

void TestReadable::orderOfATableIsRead()
{
    WindowFixture fixture;
    fixture.open();
    QCOMPARE(descriptionOf(checkedLines(fixture)), u"Sorted by Line, ascending"_s);
}

void TestReadable::changedOrderIsHeard()
{
    WindowFixture fixture;
    fixture.open();
    QTableView& lines = checkedLines(fixture);
    Listener listener;
    lines.setFocus();
    std::ignore = listener.take();
    QHeaderView& header = *lines.horizontalHeader();
    const QPoint verdict(header.sectionViewportPosition(1) + 8, header.height() / 2);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, verdict);
    QCOMPARE(listener.take().filter(u"! "_s), QStringList(u"! Sorted by Verdict, ascending"_s));
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, verdict);
    QCOMPARE(listener.take().filter(u"! "_s), QStringList(u"! Sorted by Verdict, descending"_s));

    // URNs have no order; the old one stays.
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                      QPoint(header.sectionViewportPosition(3) + 8, header.height() / 2));
    QCOMPARE(descriptionOf(lines), u"Sorted by Verdict, descending"_s);
}

void TestReadable::everyTableThatSortsHasItsOrder()
{
    const WindowFixture fixture;
    QStringList bad;
    QSet<QString> tables;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        for (QTableView* table : page.findChildren<QTableView*>()) {
            const QHeaderView& header = *table->horizontalHeader();
            if (!table->isVisible() || !header.isVisible() || !header.isSortIndicatorShown())
                continue;
            tables.insert(table->accessibleName());
            const QString column =
                table->model()->headerData(header.sortIndicatorSection(), Qt::Horizontal).toString();
            if (!descriptionOf(*table).startsWith(u"Sorted by %1, "_s.arg(column)))
                bad.append(name + u": "_s + table->accessibleName());
            // Without a mouse, the menu of the table changes it.
            bool hasMenu = false;
            for (const QAction* action : table->actions())
                hasMenu |= action->text().remove(u'&') == u"Sort By"_s;
            for (QWidget* above = table; !hasMenu && above; above = above->parentWidget())
                for (const QAction* action : above->actions())
                    hasMenu |= action->text().remove(u'&') == u"Sort By"_s;
            if (!hasMenu)
                bad.append(name + u": no menu to sort "_s + table->accessibleName());
        }
    });
    QVERIFY(album.takeAll());
    QVERIFY2(tables.size() >= 3, qPrintable(QStringList(tables.values()).join(u'|')));
    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
}

void TestReadable::failingColumnIsRead()
{
    WindowFixture fixture;
    fixture.open();
    QTableView& lines = checkedLines(fixture);
    lines.selectRow(1);
    QTRY_VERIFY(fixture.find<QTextBrowser>(u"Findings about the line"_s));
    QAccessibleInterface& detail = readable(*fixture.find<QTextBrowser>(u"Findings about the line"_s));
    QAccessibleTextInterface* text = detail.textInterface();
    QVERIFY(text);
    const QString whole = text->text(0, text->characterCount());
    const qsizetype failing = whole.indexOf(u"97_8"_s) + 2;
    int from = 0;
    int to = 0;
    QVERIFY2(text->attributes(static_cast<int>(failing), &from, &to).contains(u"font-weight:bold"_s),
             qPrintable(text->attributes(static_cast<int>(failing), &from, &to)));
    QCOMPARE(to - from, 1);
    QVERIFY(!text->attributes(0, &from, &to).contains(u"font-weight:bold"_s));
    QVERIFY2(whole.contains(u"column 12"_s, Qt::CaseInsensitive), qPrintable(whole));
}

/// The marks under findings are attributes of the text, with the sentence.
void TestReadable::marksOfAGrammarAreRead()
{
    SyntaxFixture tab;
    tab.start(u"a = missing 4DIGIT\n"_s, {});
    auto& editor = tab.find<ui::GrammarEditor>(u"Grammar"_s);
    QAccessibleTextInterface* text = readable(editor).textInterface();
    QVERIFY(text);
    const auto at = static_cast<int>(editor.toPlainText().indexOf(u"missing"_s));
    int from = 0;
    int to = 0;
    QTRY_VERIFY(text->attributes(at, &from, &to).startsWith(u"invalid:grammar;finding:"_s));
    QCOMPARE(text->text(from, to), u"missing"_s);
    const QString found = text->attributes(at, &from, &to);
    QVERIFY2(found.contains(u"missing"_s) && found.endsWith(u".;"_s), qPrintable(found));
    QCOMPARE(found.count(u';'), 2); // the bus has no escape
    QCOMPARE(found.count(u':'), 2);
    QCOMPARE(text->attributes(0, &from, &to), QString());
    QCOMPARE(from, 0);
    QCOMPARE(to, at);
}

/// The editor of a grammar can be read and edited like those of Qt.
void TestReadable::grammarCanBeReadAndEdited()
{
    SyntaxFixture tab;
    tab.start(u"a = 4DIGIT\n"_s, {});
    auto& editor = tab.find<ui::GrammarEditor>(u"Grammar"_s);
    QAccessibleInterface& object = readable(editor);
    QCOMPARE(object.role(), QAccessible::EditableText);
    QVERIFY(object.state().editable && object.state().focusable && !object.state().readOnly);
    QCOMPARE(object.text(QAccessible::Value), editor.toPlainText());
    QAccessibleTextInterface* text = object.textInterface();
    int from = 0;
    int to = 0;
    QCOMPARE(text->textAtOffset(5, QAccessible::WordBoundary, &from, &to), u"4DIGIT"_s);
    text->setSelection(0, 4, 5);
    QCOMPARE(editor.textCursor().selectedText(), u"4"_s);
    text->selection(0, &from, &to);
    QCOMPARE(std::pair(from, to), std::pair(4, 5));
    text->removeSelection(0);
    QCOMPARE(text->selectionCount(), 0);
    text->setCursorPosition(2);
    QCOMPARE(text->cursorPosition(), 2);
    QCOMPARE(text->offsetAtPoint(text->characterRect(6).center() - QPoint(1, 0)), 6);
    object.editableTextInterface()->replaceText(4, 5, u"3"_s);
    QCOMPARE(editor.toPlainText(), u"a = 3DIGIT\n"_s);
}

void TestReadable::failingColumnOfASampleIsRead()
{
    SyntaxFixture tab;
    tab.start(u"a = 4DIGIT\n"_s, {{.urn = u"urn:example:12_4"_s}});
    auto& samples = tab.find<QTableView>(u"Samples"_s);
    QTRY_VERIFY(!samples.model()->index(0, ui::SamplesModel::Why).data().toString().isEmpty());
    QAccessibleInterface* cell = readable(samples).tableInterface()->cellAt(0, ui::SamplesModel::Why);
    QVERIFY2(cell->text(QAccessible::Name).contains(u"Column 15: "_s),
             qPrintable(cell->text(QAccessible::Name)));
}

void TestReadable::selectionIsRead()
{
    WindowFixture fixture;
    fixture.open();
    fixture.createDraft();
    fixture.createDraft();
    QTRY_VERIFY(fixture.find<QTableView>(u"Namespaces"_s));
    QTableView& list = *fixture.find<QTableView>(u"Namespaces"_s);
    Listener listener;
    list.setFocus();
    list.selectRow(0);
    std::ignore = listener.take();
    QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
    const QAccessibleTableInterface* table = readable(list).tableInterface();
    QVERIFY(table->cellAt(0, 0)->state().selected);
    QVERIFY(table->cellAt(1, 0)->state().selected);
    QVERIFY(!table->cellAt(2, 0)->state().selected);
    QVERIFY(listener.take().contains(u"! 2 selected"_s));
}

void TestReadable::onlyASearchIsHeard()
{
    WindowFixture fixture;
    fixture.open();
    ui::BrowserPanel& browser = *fixture.window().registryPage()->browser();
    Listener listener;
    browser.focusSearch();
    QTest::keyClicks(QApplication::focusWidget(), u"isbn"_s);
    QTRY_VERIFY(listener.heard().contains(u"! 1 entry(s) found."_s));
    std::ignore = listener.take();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(&fixture.window(), Qt::Key_N, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"museum"_s); // its first save ends the search
    QTest::qWait(1500);                                         // a field is saved after a second
    QVERIFY2(!listener.take().join(u'|').contains(u"found"_s), "a new draft");
}

void TestReadable::progressIsRead()
{
    QAction cancel(u"Cancel"_s);
    ui::ProgressStrip strip(&cancel);
    strip.show();
    strip.start(u"Checking names.txt…"_s);
    QTRY_VERIFY(strip.findChild<QProgressBar*>()->isVisible());
    strip.setProgress({.done = 25, .total = 100});
    QAccessibleInterface& bar = readable(*strip.findChild<QProgressBar*>());
    QCOMPARE(bar.text(QAccessible::Name), u"Progress"_s);
    QCOMPARE(bar.role(), QAccessible::ProgressBar);
    QAccessibleValueInterface* value = bar.valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toInt() * 4, value->maximumValue().toInt());
}

void TestReadable::stateIsRead_data()
{
    using enum registration::State;
    QTest::addColumn<registration::State>("state");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("step");
    QTest::newRow("draft") << Draft << u"State: Draft"_s << u"Step 1 of 5"_s;
    QTest::newRow("with IANA") << WithIana << u"State: With IANA"_s << u"Step 4 of 5"_s;
    QTest::newRow("withdrawn") << Withdrawn << u"State: Withdrawn"_s << u"Step 2 of 2"_s;
}

void TestReadable::stateIsRead()
{
    QFETCH(const registration::State, state);
    ui::StepsLine chip;
    chip.showState(state);
    QTEST(readable(chip).text(QAccessible::Name), "name");
    QTEST(descriptionOf(chip), "step");
    const QImage taken = chip.grab().toImage();
    chip.setSkipped({registration::State::Approved, registration::State::WithIana});
    QFETCH(const QString, step);
    QCOMPARE(descriptionOf(chip), step + u". Skipped: Approved, With IANA"_s);
    QCOMPARE(chip.grab().toImage() == taken, state == registration::State::Withdrawn);
}

/// The signs of verdicts and severities differ in their shape, and the states in their words.
void TestReadable::signsDifferWithoutColors()
{
    const auto shapeOf = [](const QIcon& icon) {
        QImage image = icon.pixmap(32).toImage().convertToFormat(QImage::Format_Alpha8);
        return QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    };
    QSet<QByteArray> verdicts;
    for (const check::Verdict verdict : {check::Verdict::Valid, check::Verdict::Invalid,
                                         check::Verdict::Unregistered, check::Verdict::Undecided})
        verdicts.insert(shapeOf(ui::verdictIcon(verdict, QApplication::palette())));
    QCOMPARE(verdicts.size(), 4);
    QSet<QByteArray> severities;
    for (const ui::FindingRank rank :
         {ui::FindingRank::Information, ui::FindingRank::Warning, ui::FindingRank::Error,
          ui::FindingRank::ToDo, ui::FindingRank::Accepted})
        severities.insert(shapeOf(ui::rankIcon(rank)));
    QCOMPARE(severities.size(), 5);
    QSet<QByteArray> states;
    using enum registration::State;
    for (const registration::State state : {Draft, InReview, Approved, WithIana, Registered, Withdrawn}) {
        ui::StepsLine chip;
        chip.showState(state);
        chip.resize(chip.sizeHint());
        const QImage gray = chip.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        states.insert(QByteArray(reinterpret_cast<const char*>(gray.constBits()), gray.sizeInBytes()));
    }
    QCOMPARE(states.size(), 6);
}

/// Rows and texts that differ in their verdict, state, severity, or change differ in a picture without color.
void TestReadable::picturesDifferWithoutColors()
{
    const auto grayOf = [](QWidget& widget, const QRect& place) {
        const QImage gray = widget.grab(place).toImage().convertToFormat(QImage::Format_Grayscale8);
        QByteArray bytes;
        for (int y = 0; y < gray.height(); ++y)
            bytes.append(reinterpret_cast<const char*>(gray.constScanLine(y)), gray.width());
        return bytes;
    };
    const auto cellsOf = [&grayOf](QTableView& table, int column) {
        QHash<QString, QByteArray> cells; // by the word of the cell
        table.setAlternatingRowColors(false);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex cell = table.model()->index(row, column);
            table.scrollTo(cell);
            cells.insert(cell.data().toString(), grayOf(*table.viewport(), table.visualRect(cell)));
        }
        return cells;
    };
    const auto differ = [](const QHash<QString, QByteArray>& cells) {
        return QSet<QByteArray>(cells.cbegin(), cells.cend()).size() == cells.size();
    };
    int verdicts = 0;
    int changes = 0;
    QStringList bad;
    Album album(QSize(1340, 900), [&](QWidget& window, const QString& name) {
        for (QTableView* table : window.findChildren<QTableView*>()) {
            if (!table->isVisible() || table->accessibleName() != u"Checked lines"_s)
                continue;
            table->clearSelection();
            const QHash<QString, QByteArray> cells = cellsOf(*table, ui::CheckModel::VerdictColumn);
            verdicts = std::max(verdicts, static_cast<int>(cells.size()));
            if (!differ(cells))
                bad.append(name + u": verdicts"_s);
        }
        for (const QTextEdit* text : window.findChildren<QTextEdit*>()) {
            if (!text->isVisible() || text->accessibleName() != u"Comparison"_s)
                continue;
            for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
                for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                    const QTextCharFormat format = piece.fragment().charFormat();
                    if (format.background().style() == Qt::NoBrush)
                        continue;
                    ++changes; // a colored ground has a line, too
                    if (!format.fontUnderline() && !format.fontStrikeOut())
                        bad.append(name + u": "_s + piece.fragment().text());
                }
            }
        }
    });
    QVERIFY(album.takeAll());
    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    QVERIFY2(verdicts >= 3 && changes >= 2, qPrintable(u"%1 %2"_s.arg(verdicts).arg(changes)));
}

NIDUS_WINDOW_TEST(tst_readable, TestReadable)
#include "tst_readable.moc"
