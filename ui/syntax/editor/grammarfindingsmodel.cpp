// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammarfindingsmodel.h"

#include "ui/support/widgets/plaintooltip.h"
#include "ui/syntax/text/grammartexts.h"

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

GrammarFindingsModel::GrammarFindingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void GrammarFindingsModel::setFindings(std::vector<grammar::GrammarFinding> findings,
                                       std::string_view grammar)
{
    std::ranges::stable_sort(findings, std::greater(), &grammar::GrammarFinding::severity); // errors first
    QStringList messages;
    for (const grammar::GrammarFinding& finding : findings)
        messages.append(grammarMessage(finding, grammar));
    if (findings == m_findings && messages == m_messages)
        return;
    beginResetModel();
    m_findings = std::move(findings);
    m_messages = std::move(messages);
    endResetModel();
}

int GrammarFindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int GrammarFindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GrammarFindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const grammar::GrammarFinding& finding = at(index.row());
    const FindingRank rank = grammarRank(finding.severity);
    if (role == Qt::DecorationRole && index.column() == Rank)
        return rankIcon(rank);
    if (role == Qt::ToolTipRole && index.column() == Message)
        return plainToolTip(messageAt(index.row()));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Rank: return rankWord(rank);
    case Place: return u"%1:%2"_s.arg(finding.line).arg(finding.column);
    case Message: return messageAt(index.row());
    default: return {};
    }
}

QVariant GrammarFindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank: return tr("Severity");
    case Place: return tr("Position");
    case Message: return tr("Message");
    default: return {};
    }
}

} // namespace nidus::ui
