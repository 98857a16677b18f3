// SPDX-License-Identifier: Apache-2.0
#include "ui/check/summary/summarymodel.h"

#include "core/findings/text/reasongroups.h"
#include "core/findings/text/sharedtexts.h"

#include <QLocale>
#include <cmath>
#include <utility>

namespace nidus::ui {

using namespace Qt::StringLiterals;

namespace {

QString number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// Right for numbers.
QVariant alignmentOf(int column)
{
    const bool isNumber = column >= SummaryModel::Count && column < SummaryModel::Example;
    return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

/// The internal id of a top-level row; a reason has the row of its NID, counted from 1.
constexpr quintptr kTop = 0;

} // namespace

QString validShare(const report::NidCounts& counts)
{
    const double share =
        std::floor(1000.0 * double(counts.of(check::Verdict::Valid)) / double(counts.total())) / 10;
    //: a share in percent
    return SummaryModel::tr("%1%").arg(QLocale().toString(share, 'f', 1));
}

void SummaryModel::setCounts(std::vector<report::NidCounts> counts)
{
    beginResetModel();
    m_all = std::move(counts);
    choose();
    endResetModel();
}

void SummaryModel::setWhich(Which which)
{
    if (which == m_which)
        return;
    beginResetModel();
    m_which = which;
    choose();
    endResetModel();
}

void SummaryModel::choose()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (m_which == Which::All || m_all[i].of(check::Verdict::Unregistered) > 0)
            m_shown.push_back(i);
    }
}

const report::NidCounts* SummaryModel::countsAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    return &counts(index.internalId() == kTop ? index.row() : int(index.internalId()) - 1);
}

std::optional<ReasonFilter> SummaryModel::reasonAt(const QModelIndex& index) const
{
    const report::NidCounts* of = countsAt(index);
    if (of == nullptr)
        return std::nullopt;
    if (index.internalId() == kTop)
        return ReasonFilter{of->nid, {}};
    return ReasonFilter{of->nid, std::string(of->codes[std::size_t(index.row())].word)};
}

QModelIndex SummaryModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : kTop);
}

QModelIndex SummaryModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kTop)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, kTop);
}

int SummaryModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_shown.size());
    return parent.internalId() == kTop && parent.column() == 0 ? int(counts(parent.row()).codes.size()) : 0;
}

int SummaryModel::columnCount(const QModelIndex& /*parent*/) const { return ColumnCount; }

QVariant SummaryModel::data(const QModelIndex& index, int role) const
{
    const report::NidCounts* of = countsAt(index);
    if (of == nullptr)
        return {};
    const bool isNid = index.internalId() == kTop;
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    if (role == Qt::ToolTipRole && !isNid)
        return reasonData(of->codes[std::size_t(index.row())], index.column());
    if (role != Qt::DisplayRole)
        return {};
    return isNid ? nidData(*of, index.column())
                 : reasonData(of->codes[std::size_t(index.row())], index.column());
}

QVariant SummaryModel::nidData(const report::NidCounts& of, int column) const
{
    switch (column) {
    case Name: return of.label();
    case Count: return number(of.total());
    case Share: return validShare(of);
    case Valid: return number(of.of(check::Verdict::Valid));
    case Warnings: return number(of.warnings);
    case NoRule: return number(of.noRule);
    case Invalid: return number(of.of(check::Verdict::Invalid));
    case Unregistered: return number(of.of(check::Verdict::Unregistered));
    case Undecided: return number(of.of(check::Verdict::Undecided));
    default: return {};
    }
}

QVariant SummaryModel::reasonData(const report::NidCounts::Code& code, int column) const
{
    if (column == Name)
        return findings::groupSentence(QString::fromLatin1(code.word.data(), qsizetype(code.word.size())));
    if (column == Count)
        return number(code.count);
    return column == Example ? QString::fromStdString(code.example) : QVariant();
}

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole &&
        (section == Warnings || section == NoRule))
        return tr("These URNs are included in Valid.");
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("NID and reason");
    case Count: return tr("URNs");
    case Share: return tr("Valid share");
    case Valid: return tr("Valid");
    case Warnings: return tr("With warnings");
    case NoRule: return tr("No rule yet");
    case Invalid: return tr("Invalid");
    case Unregistered: return tr("Unregistered");
    case Undecided: return tr("Undecided");
    case Example: return findings::labelText(findings::Label::Example);
    default: return {};
    }
}

} // namespace nidus::ui
