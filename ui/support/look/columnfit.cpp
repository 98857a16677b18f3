// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/columnfit.h"

#include "ui/support/look/grownstyle.h"

#include <QEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QTableView>
#include <QTreeView>
#include <algorithm>
#include <numeric>

namespace nidus::ui {

namespace {

constexpr int kMeasuredRows = 100;
constexpr int kWord = 18; ///< characters of a word or a date with its margins

} // namespace

ColumnFit::ColumnFit(QTreeView& table, int leastLast) : ColumnFit(table, *table.header())
{
    m_leastLast = leastLast;
    connect(&table, &QTreeView::expanded, &m_soon, qOverload<>(&QTimer::start));
    connect(&table, &QTreeView::collapsed, &m_soon, qOverload<>(&QTimer::start));
}

ColumnFit::ColumnFit(QTableView& table, int leastLast) : ColumnFit(table, *table.horizontalHeader())
{
    m_leastLast = leastLast;
}

ColumnFit::ColumnFit(QAbstractItemView& table, QHeaderView& header)
    : QObject(&table), m_table(table), m_header(header), m_titles(header.viewport())
{
    m_header.setResizeContentsPrecision(kMeasuredRows);
    for (int column = 0; column < m_header.count(); ++column) {
        if (m_header.isSectionHidden(column)) { // hidden while the last one was stretched, it counts as wide
            m_header.setSectionHidden(column, false);
            m_header.setStretchLastSection(false);
            m_header.setSectionHidden(column, true);
        }
    }
    m_header.setStretchLastSection(false);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ColumnFit::fit);
    connect(&m_header, &QHeaderView::sectionResized, this, &ColumnFit::noteResizing);
    m_table.viewport()->installEventFilter(this);
    m_titles->installEventFilter(this);
    followContent();
    m_soon.start();
}

void ColumnFit::followContent()
{
    const QAbstractItemModel* model = m_table.model();
    const auto soon = qOverload<>(&QTimer::start);
    connect(model, &QAbstractItemModel::modelReset, &m_soon, soon);
    connect(model, &QAbstractItemModel::layoutChanged, &m_soon, soon);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent, int first) {
        if (parent.isValid() || first < kMeasuredRows)
            m_soon.start();
    });
    connect(model, &QAbstractItemModel::dataChanged, &m_soon, soon);
    connect(model, &QAbstractItemModel::headerDataChanged, &m_soon, soon);
}

void ColumnFit::keepWhole(int column)
{
    m_whole.insert(column);
    m_soon.start();
}

void ColumnFit::renew()
{
    m_header.setStretchLastSection(false);
    m_soon.start();
}

bool ColumnFit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_titles) {
        const bool isPress =
            event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
        // Only this button moves a border; another one opens a menu, which may show or hide a column.
        if (isPress || event->type() == QEvent::MouseButtonRelease)
            m_isPressed = static_cast<QMouseEvent*>(event)->buttons().testFlag(Qt::LeftButton);
    } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
               event->type() == QEvent::FontChange) {
        m_soon.start();
    }
    return QObject::eventFilter(watched, event);
}

QList<int> ColumnFit::widths(const QList<int>& texts, const QList<int>& titles, int room, int word,
                             int leastLast)
{
    const auto needed = [&](qsizetype column) {
        const bool isLast = column == texts.size() - 1;
        const int text =
            isLast ? std::min(texts.at(column), std::max(word, room * leastLast / 100)) : texts.at(column);
        return std::max(text, titles.at(column));
    };
    const auto atMost = [&](int most) {
        QList<int> widths;
        for (qsizetype column = 0; column < texts.size(); ++column)
            widths.append(std::max(titles.at(column), std::min(needed(column), std::max(most, word))));
        return widths;
    };
    const auto sum = [](const QList<int>& widths) {
        return std::accumulate(widths.cbegin(), widths.cend(), 0);
    };
    int least = 0;
    int most = 0;
    for (qsizetype column = 0; column < texts.size(); ++column)
        most = std::max(most, needed(column));
    if (sum(atMost(most)) > room) {
        while (most - least > 1) { // the widest that fits, by halves
            const int middle = std::midpoint(least, most);
            (sum(atMost(middle)) <= room ? least : most) = middle;
        }
        most = least;
    }
    QList<int> found = atMost(most);
    if (!found.isEmpty())
        found.last() += std::max(0, room - sum(found));
    return found;
}

void ColumnFit::fit()
{
    if (m_header.stretchLastSection() || !m_table.isVisible())
        return;
    QList<int> columns;
    QList<int> texts;
    QList<int> titles;
    for (int place = 0; place < m_header.count(); ++place) {
        const int column = m_header.logicalIndex(place);
        if (m_header.isSectionHidden(column))
            continue;
        columns.append(column);
        texts.append(m_table.sizeHintForColumn(column));
        const int title =
            m_header.isHidden() ? m_header.minimumSectionSize() : m_header.sectionSizeHint(column);
        titles.append(m_whole.contains(column) ? std::max(title, texts.constLast()) : title);
    }
    const int word = m_table.fontMetrics().averageCharWidth() * kWord;
    const int room = m_table.viewport()->width();
    QList<int> found = widths(texts, titles, room, word, m_leastLast);
    if (std::accumulate(found.cbegin(), found.cend(), 0) > room && !GrownStyle::isNeeded())
        found = widths(texts, titles, room, 0, m_leastLast);
    m_isFitting = true;
    for (qsizetype i = 0; i < columns.size(); ++i)
        m_header.resizeSection(columns.at(i), found.at(i));
    m_isFitting = false;
}

void ColumnFit::noteResizing(int /*section*/, int before, int now)
{
    if (m_isFitting)
        return;
    const bool isMoved = before > 0 && now > 0; // otherwise shown or hidden, such as by a click on a tab
    if (isMoved && m_isPressed)
        m_header.setStretchLastSection(true); // the widths are now the user's
    else
        m_soon.start(); // a column was shown or hidden
}

} // namespace nidus::ui
