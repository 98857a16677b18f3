// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/registrylint.h"
#include "tests/screenshots/album.h"
#include "tests/screenshots/samplecontent.h"
#include "tests/testprogram.h"
#include "tests/ui/pseudolanguage.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/matchdelegate.h"
#include "ui/findings/findingspanel.h"
#include "ui/process/resultsdialog.h"
#include "ui/support/look/columnfit.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTextDocument>
#include <QTranslator>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

constexpr int kTimeToFit = 1000; // ms
constexpr int kRounding = 4;     // pixels

/// Returns the first rows, by a cell of each.
QModelIndexList rowsLookedAt(const QAbstractItemView& view)
{
    constexpr int most = 100;
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    QModelIndexList rows;
    QModelIndex row = view.model()->index(0, 0);
    while (row.isValid() && rows.size() < most) {
        rows.append(row);
        row = tree ? tree->indexBelow(row) : row.siblingAtRow(row.row() + 1);
    }
    return rows;
}

/// Returns how many pixels the fullest cell or the title of a column leaves free; negative if it is cut.
int freeRoom(const QAbstractItemView& view, const QHeaderView& header, int column)
{
    int room = header.sectionSize(column);
    if (header.isVisible())
        room -= header.sectionSizeHint(column);
    for (const QModelIndex& row : rowsLookedAt(view)) {
        const QModelIndex cell = row.siblingAtColumn(column);
        if (!view.indexWidget(cell))
            room = std::min(room, view.visualRect(cell).width() - view.sizeHintForIndex(cell).width());
    }
    return room;
}

/// Returns what is wrong with the columns of a table: cut texts with room beside them, or a scroll bar.
QStringList wrongColumns(const QAbstractItemView& view, const QHeaderView& header)
{
    QList<int> shown;
    for (int column = 0; column < header.count(); ++column) {
        if (!header.isSectionHidden(column))
            shown.append(column);
    }
    if (shown.size() < 2 || rowsLookedAt(view).isEmpty())
        return {};
    QStringList wrong;
    int titles = 0; // without room for them, there is nothing to share
    for (const int column : shown)
        titles += header.sectionSizeHint(column);
    if (view.horizontalScrollBar()->maximum() > 0 && titles <= view.viewport()->width())
        wrong.append(view.accessibleName() +
                     u" scrolls sideways: %1 of %2"_s.arg(header.length()).arg(view.viewport()->width()));
    int unused = 0;
    QStringList cut;
    for (const int column : shown) {
        const int room = freeRoom(view, header, column);
        unused = std::max(unused, room);
        if (room < 0)
            cut.append(
                view.model()->headerData(column, Qt::Horizontal).toString() +
                u" (%1 of %2)"_s.arg(header.sectionSize(column)).arg(header.sectionSize(column) - room));
    }
    if (!cut.isEmpty() && unused > kRounding)
        wrong.append(
            u"%1: %2 cut, %3 pixels unused"_s.arg(view.accessibleName(), cut.join(u", "_s)).arg(unused));
    return wrong;
}

QStringList wrongTables(const QWidget& window)
{
    QStringList wrong;
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || view->window() != &window)
            continue;
        if (const auto* table = qobject_cast<const QTableView*>(view))
            wrong += wrongColumns(*table, *table->horizontalHeader());
        if (const auto* tree = qobject_cast<const QTreeView*>(view))
            wrong += wrongColumns(*tree, *tree->header());
    }
    return wrong;
}

/// Returns the height of a text in that width.
int heightOf(const QString& text, const QFont& font, int width)
{
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    document.setPlainText(text);
    document.setTextWidth(width);
    return static_cast<int>(document.size().height());
}

} // namespace

/// Columns take their text, the last one the rest; nothing is cut that has room beside it, and no row is
/// lower than its text.
class TestWindowTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void sharesTheRoom_data();
    void sharesTheRoom();
    void detectsCutColumns();
    void everyTableUsesItsRoom_data();
    void everyTableUsesItsRoom();
    void endOfALineUsesItsRoom();
    void resultsAreWhole();
    void findingsAreWhole_data();
    void findingsAreWhole();

private:
    PseudoLanguage m_pseudo;
    QTranslator m_words;
};

void TestWindowTables::cleanup()
{
    QCoreApplication::removeTranslator(&m_pseudo);
    QCoreApplication::removeTranslator(&m_words);
}

void TestWindowTables::sharesTheRoom_data()
{
    QTest::addColumn<QList<int>>("texts");
    QTest::addColumn<QList<int>>("titles");
    QTest::addColumn<int>("room");
    QTest::addColumn<QList<int>>("widths");
    QTest::addColumn<int>("word");
    const auto row = [](const char* name, const QList<int>& texts, const QList<int>& titles, int room,
                        const QList<int>& widths,
                        int word = 0) { QTest::newRow(name) << texts << titles << room << widths << word; };
    row("no columns", {}, {}, 100, {});
    row("the last one has the rest", {20, 30}, {10, 10}, 100, {20, 80});
    row("a title is wider", {20, 30}, {40, 10}, 100, {40, 60});
    row("exactly enough", {60, 40}, {10, 10}, 100, {60, 40});
    row("the widest one becomes narrower", {20, 90, 10}, {5, 5, 5}, 100, {20, 70, 10});
    row("two wide ones share", {80, 90, 20}, {5, 5, 5}, 100, {42, 42, 16});
    row("the last one gives way first", {60, 90}, {5, 5}, 100, {60, 40});
    row("the last one keeps a part", {90, 90}, {5, 5}, 100, {85, 15});
    row("titles remain whole", {90, 90}, {85, 5}, 100, {85, 15});
    row("less than the titles", {80, 90}, {70, 60}, 100, {70, 60});
    row("words remain whole", {90, 90, 25}, {5, 5, 5}, 100, {37, 37, 26}, 30);
    row("words that do not fit", {80, 90, 20}, {5, 5, 5}, 100, {60, 60, 20}, 60);
}

void TestWindowTables::sharesTheRoom()
{
    QFETCH(const QList<int>, texts);
    QFETCH(const QList<int>, titles);
    QFETCH(const int, room);
    QFETCH(const QList<int>, widths);
    QFETCH(const int, word);
    QCOMPARE(ColumnFit::widths(texts, titles, room, word), widths);
}

void TestWindowTables::detectsCutColumns()
{
    QWidget window;
    QTreeWidget list(&window);
    list.setAccessibleName(u"List"_s);
    list.setHeaderLabels({u"A"_s, u"B"_s});
    new QTreeWidgetItem(&list, {QString(60, u'n'), u"n"_s});
    list.resize(900, 200);
    list.header()->resizeSection(0, 100);
    window.show();
    QCOMPARE(wrongTables(window).size(), 1);
    new ColumnFit(list);
    QTRY_COMPARE(wrongTables(window), QStringList());
    list.resize(200, 200);
    QTRY_COMPARE(wrongTables(window), QStringList()); // cut, but there is no room beside it
}

void TestWindowTables::everyTableUsesItsRoom_data()
{
    QTest::addColumn<bool>("isLong");
    QTest::addColumn<QSize>("size");
    QTest::newRow("English, 1366x768") << false << QSize(1340, 660);
    QTest::newRow("English, 1920x1080") << false << QSize(1900, 1000);
    QTest::newRow("qps-ploc, 1366x768") << true << QSize(1340, 660);
}

void TestWindowTables::everyTableUsesItsRoom()
{
    QFETCH(const bool, isLong);
    QFETCH(const QSize, size);
    if (isLong)
        QCoreApplication::installTranslator(&m_pseudo);
    const WindowFixture settings;
    QStringList wrong;
    int tables = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        static_cast<void>(QTest::qWaitFor([&window] { return wrongTables(window).isEmpty(); }, kTimeToFit));
        for (const QString& what : wrongTables(window))
            wrong.append(name + u": "_s + what);
        for (const QTreeView* tree : window.findChildren<QTreeView*>())
            tables += tree->isVisible() ? 1 : 0;
    };
    QVERIFY(Album(size, look).takeAll());
    QVERIFY2(tables >= 10, qPrintable(QString::number(tables)));
    for (const QString& what : std::as_const(wrong))
        qInfo("%s", qPrintable(what)); // logs all; a failure message is truncated
    QCOMPARE(wrong, QStringList());
}

void TestWindowTables::endOfALineUsesItsRoom()
{
    QCOMPARE(MatchDelegate::endWidth(200, 50, 100), 50);
    QCOMPARE(MatchDelegate::endWidth(200, 180, 0), 180);  // alone
    QCOMPARE(MatchDelegate::endWidth(200, 150, 50), 150); // both are whole
    QCOMPARE(MatchDelegate::endWidth(200, 150, 180), 130);
}

/// The reasons of a refused step have many lines, which may be longer than the dialog is wide.
void TestWindowTables::resultsAreWhole()
{
    const QString reasons =
        u"Purpose: The field is empty.\nSyntax: The rule of the namespace accepts none of the 12 samples "
        u"that "
        u"the registrant has sent with the template, among them those of the earlier version.\nContact: Name."_s;
    ResultsDialog dialog(u"Submit for Review"_s, u"1 of 2 drafts"_s,
                         {{u"draft:1"_s, u"museum-objects, draft 1"_s, reasons, false},
                          {u"draft:2"_s, u"a"_s, u"Submitted"_s, true}});
    dialog.show();
    const auto* list = dialog.findChild<QTreeWidget*>();
    for (const int width : {900, 500, 700}) {
        dialog.resize(width, 400);
        const QModelIndex first = list->model()->index(0, 1);
        QTRY_COMPARE(wrongTables(dialog), QStringList());
        QTRY_VERIFY(list->visualRect(first).width() < width);
        QTRY_VERIFY(list->visualRect(first).height() >=
                    heightOf(reasons, list->font(), list->visualRect(first).width() - kRounding));
    }
}

void TestWindowTables::findingsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "fr", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Also in the list of the whole registry, while it is scrolled and resized.
void TestWindowTables::findingsAreWhole()
{
    QFETCH(const QString, language);
    QVERIFY(m_words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&m_words);
    QList<workflow::LintedSubject> subjects;
    QVERIFY(workflow::lintRegistry(
        pictureRegistry(), [&](const workflow::LintedSubject& subject) { subjects.append(subject); }));
    FindingsPanel panel;
    panel.resize(400, 500);
    panel.show();
    panel.findChild<QComboBox*>()->setCurrentIndex(1);
    panel.showRegistry(subjects);
    auto* table = panel.findChild<QTableView*>();
    const int rows = panel.model()->rowCount();
    QVERIFY2(rows > 20, qPrintable(QString::number(rows)));
    constexpr int sides = 40; // the sign and the margins
    for (const int width : {320, 260, 420}) {
        panel.resize(width, 500);
        for (int top = 0; top < rows; ++top) {
            table->scrollTo(panel.model()->index(top, FindingsModel::Message),
                            QAbstractItemView::PositionAtTop);
            QCoreApplication::processEvents();
            const QString text = panel.model()->index(top, FindingsModel::Message).data().toString();
            const int needed = table->fontMetrics().height() +
                               heightOf(text, table->font(), table->viewport()->width() - sides);
            QVERIFY2(table->rowHeight(top) >= needed,
                     qPrintable(u"%1: %2 of %3"_s.arg(text).arg(table->rowHeight(top)).arg(needed)));
        }
    }
}

NIDUS_WINDOW_TEST(tst_windowtables, TestWindowTables)
#include "tst_windowtables.moc"
