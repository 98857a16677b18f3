// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/columnroom.h"
#include "ui/support/look/rowtables.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

constexpr int kColumns = 6;
constexpr int kMostEvents = 5; // ms

/// Counts how often the room of a table changes.
class RoomWatch final : public QObject
{
public:
    explicit RoomWatch(QTableView& table) { table.viewport()->installEventFilter(this); }
    [[nodiscard]] int take() { return std::exchange(m_changes, 0); }

private:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        m_changes += event->type() == QEvent::Resize ? 1 : 0;
        return false;
    }

    int m_changes = 0;
};

void fill(QStandardItemModel& model, int rows)
{
    model.setRowCount(rows);
    model.setColumnCount(kColumns);
    for (int column = 0; column < kColumns; ++column) {
        model.setHeaderData(column, Qt::Horizontal, QSize(60 + 10 * column, 20), Qt::SizeHintRole);
        for (int row = 0; row < rows; ++row)
            model.setItem(row, column, new QStandardItem(u"text %1"_s.arg(row)));
    }
}

} // namespace

/// Columns find their widths once, whatever bars a table has.
class TestTableWidths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesToRest();
    void clickInRowIsNoDragOfBorder();
    void otherButtonIsNoDragOfBorder();
    void dragOfBorderIsKept();
    void largerTextResizesAllRowsAtOnce();
};

/// A bar that appears makes less room for the columns, and columns that are hidden make room for no bar.
void TestTableWidths::comesToRest()
{
    QStandardItemModel model;
    fill(model, 10);
    QTableView table;
    table.setModel(&model);
    new ColumnFit(table);
    new ColumnRoom(table, {5, 4, 3, 2}, [](int column) { return column != 4; });
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    RoomWatch watch(table);
    const int full = table.horizontalHeader()->height() + table.verticalHeader()->length() + 2;
    QStringList busy;
    for (int width = 300; width < 660; width += 7) {
        for (const int height : {full - 40, full - 8, full, full + 8, full + 40}) {
            table.resize(width, height);
            for (int turn = 0; turn < 20; ++turn)
                QCoreApplication::processEvents(QEventLoop::AllEvents, kMostEvents);
            static_cast<void>(watch.take());
            for (int turn = 0; turn < 10; ++turn)
                QCoreApplication::processEvents(QEventLoop::AllEvents, kMostEvents);
            if (watch.take() > 0)
                busy.append(u"%1 x %2"_s.arg(width).arg(height));
        }
    }
    QCOMPARE(busy, QStringList());
}

/// A double click opens a row while the button is down, and what opens may hide columns.
void TestTableWidths::clickInRowIsNoDragOfBorder()
{
    QStandardItemModel model;
    fill(model, 3);
    QTableView table;
    table.setModel(&model);
    new ColumnFit(table);
    table.resize(500, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    connect(&table, &QTableView::pressed, &table,
            [&table] { table.horizontalHeader()->resizeSection(0, 10); });
    const QPoint cell = table.viewport()->mapTo(&table, table.visualRect(model.index(0, 0)).center());
    QTest::mousePress(table.windowHandle(), Qt::LeftButton, {},
                      cell); // the application knows the button then
    QTest::mouseRelease(table.windowHandle(), Qt::LeftButton, {}, cell);
    QVERIFY(!table.horizontalHeader()->stretchLastSection());
    QTRY_COMPARE_GT(table.columnWidth(0), 10);
}

/// It opens a menu, which may show or hide a column.
void TestTableWidths::otherButtonIsNoDragOfBorder()
{
    QStandardItemModel model;
    fill(model, 3);
    QTableView table;
    table.setModel(&model);
    new ColumnFit(table);
    table.resize(500, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QWidget* const titles = table.horizontalHeader()->viewport();
    for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton}) {
        QTest::mousePress(titles, button, {}, {5, 5});
        table.horizontalHeader()->resizeSection(0, 10);
        QTest::mouseRelease(titles, button, {}, {5, 5});
        QVERIFY(!table.horizontalHeader()->stretchLastSection());
    }
    QTRY_COMPARE_GT(table.columnWidth(0), 10);
}

void TestTableWidths::dragOfBorderIsKept()
{
    QStandardItemModel model;
    fill(model, 3);
    QTableView table;
    table.setModel(&model);
    new ColumnFit(table);
    table.resize(800, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QWidget* const titles = table.horizontalHeader()->viewport();
    QTRY_VERIFY(table.columnWidth(0) < 200);
    const QPoint border(table.columnViewportPosition(1), titles->height() / 2);
    QTest::mousePress(titles, Qt::LeftButton, {}, border);
    QTest::mouseMove(titles, border + QPoint(40, 0));
    QTest::mouseMove(titles, border + QPoint(60, 0));
    QTest::mouseRelease(titles, Qt::LeftButton, {}, border + QPoint(60, 0));
    const int dragged = table.columnWidth(0);
    QVERIFY(table.horizontalHeader()->stretchLastSection());
    table.resize(900, 200);
    QCoreApplication::processEvents();
    QCOMPARE(table.columnWidth(0), dragged);
}

/// Qt gives all rows a new default size in one pass. A new least size makes a pass for each row, which takes
/// hours in a table of a million rows.
void TestTableWidths::largerTextResizesAllRowsAtOnce()
{
    QStandardItemModel model;
    fill(model, 1000);
    QTableView table;
    table.setModel(&model);
    showRows(table);
    showOneLine(table);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const QHeaderView& rows = *table.verticalHeader();
    int late = 0;
    connect(&rows, &QHeaderView::sectionResized, &table,
            [&](int /*row*/, int /*old*/, int now) { late += now == rows.defaultSectionSize() ? 0 : 1; });
    const int before = table.rowHeight(0);
    QFont font = table.font();
    font.setPointSize(2 * font.pointSize());
    table.setFont(font);
    QTRY_COMPARE_GT(table.rowHeight(0), before);
    QCOMPARE(table.rowHeight(999), table.rowHeight(0));
    QCOMPARE(late, 0);
}

NIDUS_WINDOW_TEST(tst_tablewidths, TestTableWidths)
#include "tst_tablewidths.moc"
