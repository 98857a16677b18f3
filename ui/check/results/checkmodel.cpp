// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/checkmodel.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/check/rows/rowtexts.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/support/widgets/plaintooltip.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace nidus::ui {

namespace {

constexpr int kCachedRows = 1000;

static_assert(kMaxKeptRows <= static_cast<std::size_t>(std::numeric_limits<int>::max()));

} // namespace

CheckModel::CheckModel(QObject* parent) : QAbstractTableModel(parent), m_texts(kCachedRows) {}

void CheckModel::start(const CheckTask& task)
{
    beginResetModel();
    m_task = task;
    m_reader = std::make_unique<RowReader>(task.input);
    m_rows.clear();
    m_shown.clear();
    m_shownCount = 0;
    m_texts.clear();
    endResetModel();
}

void CheckModel::append(const std::vector<CheckRows::Block>& blocks)
{
    const std::size_t before = m_rows.size();
    for (const CheckRows::Block& block : blocks)
        m_rows.append(block);
    std::vector<std::uint32_t> added = shownFrom(before);
    const std::size_t count = m_arrangement.isPlain() ? m_rows.size() - before : added.size();
    if (count == 0)
        return;
    const int last = m_shownCount + static_cast<int>(count) - 1;
    beginInsertRows({}, m_shownCount, last);
    m_shown.insert(m_shown.end(), added.begin(), added.end());
    m_shownCount = last + 1;
    endInsertRows();
}

std::vector<std::uint32_t> CheckModel::shownFrom(std::size_t first) const
{
    if (m_arrangement.chosen || m_arrangement.isPlain())
        return {};
    return m_rows.filtered(m_arrangement.filter, first);
}

void CheckModel::show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of)
{
    beginResetModel();
    m_arrangement = arrangement;
    m_shown = std::move(indexes);
    const std::vector<std::uint32_t> added = shownFrom(of);
    m_shown.insert(m_shown.end(), added.begin(), added.end());
    m_shownCount = static_cast<int>(arrangement.isPlain() ? m_rows.size() : m_shown.size());
    endResetModel();
}

std::size_t CheckModel::rowIndex(int shownRow) const
{
    const auto row = static_cast<std::size_t>(shownRow);
    return m_arrangement.isPlain() ? row : m_shown[row];
}

int CheckModel::shownRow(std::size_t rowIndex) const
{
    if (m_arrangement.isPlain())
        return rowIndex < m_rows.size() ? static_cast<int>(rowIndex) : -1;
    const auto found = std::ranges::find(m_shown, rowIndex); // in any order
    return found != m_shown.end() ? static_cast<int>(found - m_shown.begin()) : -1;
}

std::optional<QByteArray> CheckModel::text(int shownRow) const
{
    const CheckRow& row = m_rows.at(rowIndex(shownRow));
    std::optional<QByteArray> text = m_reader->text(row);
    if (text && !isUnchanged(row, *text, *m_task.checker))
        text.reset();
    return text;
}

int CheckModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_shownCount; }

int CheckModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant CheckModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const std::size_t row = rowIndex(index.row());
    switch (role) {
    case Qt::DisplayRole: return displayText(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == VerdictColumn ? verdictMeaning(m_rows.at(row).verdict())
                                               : plainToolTip(displayText(row, index.column()));
    case KindRole: return static_cast<uint>(kindOf(m_rows.at(row).outcome()));
    default: return {};
    }
}

QString CheckModel::displayText(std::size_t rowIndex, int column) const
{
    switch (column) {
    case Line: return QString::number(m_rows.at(rowIndex).line());
    case VerdictColumn: return verdictName(m_rows.at(rowIndex).verdict());
    case Nid: return texts(rowIndex).nid;
    case Urn: return texts(rowIndex).urn;
    case Why: return texts(rowIndex).why;
    default: return {};
    }
}

QVariant CheckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Line ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Line: return tr("Line");
    case VerdictColumn: return tr("Verdict");
    case Nid: return findings::labelText(findings::Label::Nid);
    case Urn: return tr("URN");
    case Why: return findings::labelText(findings::Label::Why);
    default: return {};
    }
}

const CheckModel::Texts& CheckModel::texts(std::size_t rowIndex) const
{
    if (const Texts* known = m_texts.object(rowIndex))
        return *known;
    auto* made = new Texts(makeTexts(rowIndex)); // the cache takes it
    m_texts.insert(rowIndex, made);
    return *made;
}

CheckModel::Texts CheckModel::makeTexts(std::size_t rowIndex) const
{
    const CheckRow& row = m_rows.at(rowIndex);
    const std::optional<QByteArray> text = m_reader->text(row);
    if (!text)
        return {.nid = {},
                .urn = {},
                .why = tr("The text can no longer be read: the file is shorter now or was deleted.")};
    if (!isUnchanged(row, *text, *m_task.checker))
        return {.nid = {}, .urn = {}, .why = tr("The file has changed since it was checked.")};
    const check::CheckOutcome outcome = row.outcome();
    Texts texts{.nid = visibleText(nidOf(outcome, view(*text))),
                .urn = visibleText(view(*text).substr(0, kShownBytes)),
                .why = {}};
    if (const std::optional<findings::Finding> finding = firstFinding(outcome, view(*text), *m_task.checker))
        texts.why = findings::message(*finding);
    return texts;
}

} // namespace nidus::ui
