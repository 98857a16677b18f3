// SPDX-License-Identifier: Apache-2.0
#include "ui/check/trial/namespacetrialmodel.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QGuiApplication>

namespace nidus::ui {

NamespaceTrialModel::NamespaceTrialModel(QObject* parent) : QAbstractTableModel(parent) {}

void NamespaceTrialModel::setTrials(const QList<NamespaceTrial>& trials)
{
    beginResetModel();
    m_trials = trials;
    endResetModel();
}

int NamespaceTrialModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_trials.size());
}

int NamespaceTrialModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NamespaceTrialModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const NamespaceTrial& trial = m_trials.at(index.row());
    if (role == Qt::DecorationRole && index.column() == VerdictColumn)
        return verdictIcon(trial.verdict, QGuiApplication::palette());
    if (role == Qt::ToolTipRole && index.column() == Why)
        return plainToolTip(trial.why);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Nid: return trial.nid;
    case VerdictColumn: return verdictName(trial.verdict);
    case Why:
        return trial.hasRule ? trial.why
                             : tr("No syntax rule; only the URN syntax was checked. %1").arg(trial.why);
    default: return {};
    }
}

QVariant NamespaceTrialModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Nid: return findings::labelText(findings::Label::Nid);
    case VerdictColumn: return tr("Verdict");
    case Why: return findings::labelText(findings::Label::Why);
    default: return {};
    }
}

} // namespace nidus::ui
