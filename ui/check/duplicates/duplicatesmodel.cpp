// SPDX-License-Identifier: Apache-2.0
#include "ui/check/duplicates/duplicatesmodel.h"

#include "ui/check/rows/rowtexts.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

DuplicatesModel::DuplicatesModel(QObject* parent)
    : QAbstractTableModel(parent), m_repetitions(std::make_shared<DuplicateRows>())
{}

void DuplicatesModel::show(const DuplicateSearch& search, std::shared_ptr<const DuplicateRows> repetitions)
{
    beginResetModel();
    m_rows = search.rows;
    m_repetitions = std::move(repetitions);
    m_reader = std::make_unique<RowReader>(search.input);
    endResetModel();
}

void DuplicatesModel::clear() { show({}, std::make_shared<DuplicateRows>()); }

std::size_t DuplicatesModel::firstRow(int urn) const
{
    return m_repetitions->rowsOf(static_cast<std::size_t>(urn)).front();
}

int DuplicatesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_repetitions->size());
}

int DuplicatesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DuplicatesModel::linesText(int urn, std::size_t most) const
{
    const std::span<const std::uint32_t> rows = m_repetitions->rowsOf(static_cast<std::size_t>(urn));
    QStringList lines;
    for (const std::uint32_t row : rows.first(std::min(rows.size(), most)))
        lines.append(QString::number(m_rows.at(row).line()));
    const QString text = lines.join(u", "_s);
    return rows.size() <= most
               ? text
               //: %1 is a list of line numbers
               : tr("%1, and %Ln more", nullptr, static_cast<int>(rows.size() - most)).arg(text);
}

QVariant DuplicatesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return plainToolTip(data(index).toString());
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Urn: {
        const std::optional<QByteArray> text = m_reader->text(m_rows.at(firstRow(index.row())));
        return text ? visibleText(view(*text).substr(0, kShownBytes)) : QString();
    }
    case Times:
        return QLocale().toString(
            static_cast<qulonglong>(m_repetitions->rowsOf(static_cast<std::size_t>(index.row())).size()));
    case Lines: return linesText(index.row());
    default: return {};
    }
}

QVariant DuplicatesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Urn: return tr("URN (first form)");
    case Times: return tr("Count");
    case Lines: return tr("Lines");
    default: return {};
    }
}

} // namespace nidus::ui
