// SPDX-License-Identifier: Apache-2.0
#include "ui/work/workmodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/icons.h"
#include "ui/support/widgets/plaintooltip.h"
#include "ui/support/text/registrywords.h"

#include <QStringList>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString countText(workflow::WorkReason reason, int count)
{
    switch (reason) {
    case workflow::WorkReason::RecoveredEdits:
        return WorkModel::tr("%n with recovered edits", nullptr, count);
    case workflow::WorkReason::SavedByOthers:
        return WorkModel::tr("%n that somebody else saved while you edited it", nullptr, count);
    case workflow::WorkReason::Outdated:
        return WorkModel::tr("%n behind a newer version", nullptr, count);
    case workflow::WorkReason::ReminderDue:
        return WorkModel::tr("%n to ask after", nullptr, count);
    case workflow::WorkReason::OpenComments:
        return WorkModel::tr("%n with open comments", nullptr, count);
    case workflow::WorkReason::Approved:
        return WorkModel::tr("%n approved", nullptr, count);
    case workflow::WorkReason::Unfinished:
        return WorkModel::tr("%n of yours to finish", nullptr, count);
    case workflow::WorkReason::InReview:
        return WorkModel::tr("%n in review", nullptr, count);
    case workflow::WorkReason::WithIana:
        return WorkModel::tr("%n with IANA", nullptr, count);
    }
    std::unreachable();
}

/// What cannot wait looks like a warning; what is with others has no icon.
QIcon iconOf(workflow::WorkReason reason)
{
    switch (reason) {
    case workflow::WorkReason::RecoveredEdits:
    case workflow::WorkReason::SavedByOthers:
    case workflow::WorkReason::Outdated:
    case workflow::WorkReason::ReminderDue:
        return drawnIcon(u"severity-warning"_s);
    case workflow::WorkReason::OpenComments:
    case workflow::WorkReason::Approved:
    case workflow::WorkReason::Unfinished:
        return drawnIcon(u"to-do"_s);
    case workflow::WorkReason::InReview:
    case workflow::WorkReason::WithIana:
        return {};
    }
    std::unreachable();
}

/// The whole of it, as it was written.
QString text(const workflow::WorkItem& item, WorkModel::Column column)
{
    switch (column) {
    case WorkModel::What:
        return workText(item);
    case WorkModel::Namespace:
        return nidText(item.nid, item.kind);
    case WorkModel::StateColumn:
        return stateText(item.state);
    case WorkModel::Since:
        return item.since.toString(Qt::ISODate);
    case WorkModel::Who:
        return item.who;
    case WorkModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

WorkModel::WorkModel(QObject* parent) : QAbstractTableModel(parent) {}

void WorkModel::setItems(const QList<workflow::WorkItem>& items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

int WorkModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int WorkModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant WorkModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const workflow::WorkItem& item = m_items.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return findings::visibleText(text(item, column));
    case Qt::ToolTipRole:
        return plainToolTip(text(item, column));
    case Qt::DecorationRole:
        return column == What ? QVariant(iconOf(item.reason)) : QVariant();
    default:
        return {};
    }
}

QVariant WorkModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case What:
        return tr("What there is to do");
    case Namespace:
        return tr("Namespace");
    case StateColumn:
        return tr("State");
    case Since:
        return tr("Since");
    case Who:
        return tr("Who");
    case ColumnCount:
        break;
    }
    return {};
}

QString workText(const workflow::WorkItem& item)
{
    switch (item.reason) {
    case workflow::WorkReason::RecoveredEdits:
        return WorkModel::tr("Edits were recovered: take or drop them");
    case workflow::WorkReason::SavedByOthers:
        return WorkModel::tr("Somebody else saved it while you edited it: merge both");
    case workflow::WorkReason::Outdated:
        return WorkModel::tr("Version %1 was registered since: merge both").arg(item.count);
    case workflow::WorkReason::ReminderDue:
        return WorkModel::tr("Ask after it: the reminder is due");
    case workflow::WorkReason::OpenComments:
        return WorkModel::tr("%n comment(s) without a resolution", nullptr, item.count);
    case workflow::WorkReason::Approved:
        return WorkModel::tr("Approved: hand it to IANA, or register it");
    case workflow::WorkReason::Unfinished:
        return WorkModel::tr("Finish it and put it into review");
    case workflow::WorkReason::InReview:
        return WorkModel::tr("Waits for the reviewers");
    case workflow::WorkReason::WithIana:
        return WorkModel::tr("Waits for IANA");
    }
    std::unreachable();
}

QString workCounts(const QList<workflow::WorkItem>& items)
{
    QStringList lines;
    for (auto first = items.cbegin(); first != items.cend();) {
        const workflow::WorkReason reason = first->reason;
        const auto next = std::find_if(first, items.cend(),
                                       [reason](const workflow::WorkItem& item) { return item.reason != reason; });
        lines.append(countText(reason, static_cast<int>(next - first)));
        first = next;
    }
    return lines.join(u'\n');
}

} // namespace nidus::ui
