// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/columnchooser.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr qsizetype kSampleLines = 3;
constexpr int kCellMargin = 8;

} // namespace

ColumnChooser::ColumnChooser(const SharedContent& content, QWidget* parent)
    : QWidget(parent),
      m_content(content),
      m_hasNames(new QCheckBox(tr("The first line has the &names of the columns"))),
      m_lines(new QTableWidget)
{
    m_lines->setAccessibleName(tr("First lines"));
    m_lines->horizontalHeader()->hide();
    m_lines->verticalHeader()->hide();
    m_lines->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    m_lines->setTabKeyNavigation(false);
    m_lines->setWordWrap(false);
    m_lines->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    inColumn(this, kNoMargins, {m_hasNames, {m_lines, 1}});
    connect(m_hasNames, &QCheckBox::toggled, this, [this] {
        m_columns.isHeaderless = !m_hasNames->isChecked();
        guess();
        Q_EMIT changed();
    });
}

void ColumnChooser::show(const workflow::TableColumns& columns)
{
    if (columns.lines == m_columns.lines) // what the user chose remains
        return;
    m_columns = columns;
    const QSignalBlocker blocker(m_hasNames);
    m_hasNames->setChecked(!columns.isHeaderless);
    setVisible(!columns.lines.isEmpty());
    fill();
}

void ColumnChooser::fill()
{
    const qsizetype shown = std::min(m_columns.lines.size(), kSampleLines);
    const int width = static_cast<int>(m_columns.names.size());
    m_choices.clear();
    m_lines->clear();
    m_lines->setRowCount(static_cast<int>(shown) + 1);
    m_lines->setColumnCount(width);
    for (int column = 0; column < width; ++column) {
        auto* choice = new QComboBox;
        choice->setAccessibleName(tr("Column %1").arg(column + 1));
        choice->addItem(tr("Not imported"), QString());
        for (const QString& name : workflow::columnChoices(m_content->list.definition()))
            choice->addItem(findings::visibleText(entryColumnText(name)), name);
        m_lines->setItem(0, column, new QTableWidgetItem);
        m_lines->setCellWidget(0, column, choice);
        QWidget* const before = m_choices.isEmpty() ? m_lines : static_cast<QWidget*>(m_choices.constLast());
        setTabOrder(before, choice);
        m_choices.append(choice);
        for (int line = 0; line < shown; ++line)
            m_lines->setItem(
                line + 1, column,
                new QTableWidgetItem(findings::visibleText(m_columns.lines[line].value(column))));
        connect(choice, &QComboBox::currentIndexChanged, this, [this] {
            nameCells();
            Q_EMIT changed();
        });
    }
    guess();
    m_lines->setCurrentCell(1, 0); // otherwise the first list takes the keyboard focus
    m_lines->resizeColumnsToContents();
    for (int column = 0; column < width; ++column) {
        const QSize size = m_choices[column]->sizeHint() + QSize(kCellMargin, 0);
        auto* title = new QTableWidgetItem;
        title->setSizeHint(size); // no column is narrower than its list
        m_lines->setHorizontalHeaderItem(column, title);
        m_lines->setColumnWidth(column, size.width());
    }
    m_lines->resizeRowsToContents();
    int height = m_lines->horizontalScrollBar()->sizeHint().height() + 2 * m_lines->frameWidth();
    for (int row = 0; row < m_lines->rowCount(); ++row)
        height += m_lines->rowHeight(row);
    m_lines->setFixedHeight(height);
}

void ColumnChooser::guess()
{
    const QStringList names =
        workflow::guessedNames(m_columns.lines, m_columns.isHeaderless, m_content->list);
    for (qsizetype column = 0; column < m_choices.size(); ++column) {
        const QSignalBlocker blocker(m_choices[column]);
        m_choices[column]->setCurrentIndex(std::max(0, m_choices[column]->findData(names.value(column))));
    }
    nameCells();
}

void ColumnChooser::nameCells()
{
    for (int column = 0; column < m_choices.size(); ++column)
        m_lines->item(0, column)->setData(Qt::AccessibleTextRole, m_choices[column]->currentText());
}

QStringList ColumnChooser::ignored() const
{
    QStringList titles;
    for (int column = 0; column < m_choices.size(); ++column) {
        if (m_choices[column]->currentIndex() == 0)
            titles.append(m_hasNames->isChecked() ? m_lines->item(1, column)->text()
                                                  : m_choices[column]->accessibleName());
    }
    return titles;
}

workflow::TableReading ColumnChooser::reading() const
{
    workflow::TableReading reading{.isHeaderless = !m_hasNames->isChecked()};
    for (const QComboBox* const choice : m_choices)
        reading.columns.append(choice->currentData().toString());
    return reading;
}

} // namespace nidus::ui
