// SPDX-License-Identifier: Apache-2.0
#include "ui/tasks/taskmodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QStringList>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString countText(workflow::TaskReason reason, int count)
{
    switch (reason) {
    case workflow::TaskReason::RecoveredEdits:
        return TaskModel::tr("%n with recovered edits", nullptr, count);
    case workflow::TaskReason::SavedByOthers:
        return TaskModel::tr("%n saved by somebody else while you edited", nullptr, count);
    case workflow::TaskReason::Outdated:
        return TaskModel::tr("%n based on an outdated version", nullptr, count);
    case workflow::TaskReason::ReminderDue: return TaskModel::tr("%n due for follow-up", nullptr, count);
    case workflow::TaskReason::OpenComments: return TaskModel::tr("%n with open comments", nullptr, count);
    case workflow::TaskReason::Approved: return TaskModel::tr("%n approved", nullptr, count);
    case workflow::TaskReason::Unfinished:
        return TaskModel::tr("%n of your drafts to finish", nullptr, count);
    case workflow::TaskReason::InReview: return TaskModel::tr("%n in review", nullptr, count);
    case workflow::TaskReason::WithIana: return TaskModel::tr("%n with IANA", nullptr, count);
    }
    std::unreachable();
}

/// Returns a warning icon for urgent tasks, and none for tasks of others.
QIcon iconOf(workflow::TaskReason reason)
{
    switch (reason) {
    case workflow::TaskReason::RecoveredEdits:
    case workflow::TaskReason::SavedByOthers:
    case workflow::TaskReason::Outdated:
    case workflow::TaskReason::ReminderDue: return drawnIcon(u"severity-warning"_s);
    case workflow::TaskReason::OpenComments:
    case workflow::TaskReason::Approved:
    case workflow::TaskReason::Unfinished: return drawnIcon(u"to-do"_s);
    case workflow::TaskReason::InReview:
    case workflow::TaskReason::WithIana: return {};
    }
    std::unreachable();
}

/// Returns the full text of a cell, as written.
QString text(const workflow::TaskItem& item, TaskModel::Column column)
{
    switch (column) {
    case TaskModel::What: return workText(item);
    case TaskModel::Namespace: return nidText(item.nid, item.kind);
    case TaskModel::StateColumn: return stateText(item.state);
    case TaskModel::Since: return item.since.toString(Qt::ISODate);
    case TaskModel::Who: return item.who;
    case TaskModel::ColumnCount: break;
    }
    return {};
}

} // namespace

TaskModel::TaskModel(QObject* parent) : QAbstractTableModel(parent) {}

void TaskModel::setItems(const QList<workflow::TaskItem>& items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

int TaskModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int TaskModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const workflow::TaskItem& item = m_items.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return findings::visibleText(text(item, column));
    case Qt::ToolTipRole: return plainToolTip(text(item, column));
    case Qt::DecorationRole: return column == What ? QVariant(iconOf(item.reason)) : QVariant();
    default: return {};
    }
}

QVariant TaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case What: return tr("Task");
    case Namespace: return tr("Namespace");
    case StateColumn: return findings::labelText(findings::Label::State);
    case Since: return tr("Since");
    case Who: return tr("Who");
    case ColumnCount: break;
    }
    return {};
}

QString workText(const workflow::TaskItem& item)
{
    switch (item.reason) {
    case workflow::TaskReason::RecoveredEdits: return TaskModel::tr("Restore or delete recovered edits");
    case workflow::TaskReason::SavedByOthers:
        return TaskModel::tr("Merge your edits with those saved by somebody else");
    case workflow::TaskReason::Outdated:
        return TaskModel::tr("Merge with version %1, which was registered meanwhile").arg(item.count);
    case workflow::TaskReason::ReminderDue: return TaskModel::tr("Follow up: the reminder is due");
    case workflow::TaskReason::OpenComments:
        return TaskModel::tr("Resolve %n open comment(s)", nullptr, item.count);
    case workflow::TaskReason::Approved: return TaskModel::tr("Send to IANA, or register");
    case workflow::TaskReason::Unfinished: return TaskModel::tr("Finish and submit for review");
    case workflow::TaskReason::InReview: return TaskModel::tr("Waiting for reviewers");
    case workflow::TaskReason::WithIana: return TaskModel::tr("Waiting for IANA");
    }
    std::unreachable();
}

QString workCounts(const QList<workflow::TaskItem>& items)
{
    QStringList lines;
    for (auto first = items.cbegin(); first != items.cend();) {
        const workflow::TaskReason reason = first->reason;
        const auto next = std::find_if(
            first, items.cend(), [reason](const workflow::TaskItem& item) { return item.reason != reason; });
        lines.append(countText(reason, static_cast<int>(next - first)));
        first = next;
    }
    return lines.join(u'\n');
}

} // namespace nidus::ui
