// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/namespacemodel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/storage/search/searchplace.h"
#include "core/workflow/drafts/personname.h"
#include "ui/browser/namespacecounts.h"
#include "ui/browser/namespacerows.h"
#include "ui/browser/taskwords.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QFont>
#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QVariant cellAlignment(int column)
{
    const bool isAtEnd = column == NamespaceModel::Version || column == NamespaceModel::Findings ||
                         column == NamespaceModel::StateColumn;
    return QVariant((isAtEnd ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

NamespaceModel::NamespaceModel(QObject* parent) : QAbstractTableModel(parent) {}

void NamespaceModel::setSummaries(const QList<storage::RegistrySummary>& summaries)
{
    beginResetModel();
    m_places.clear();
    m_summaries = summaries;
    fold();
    sortAll();
    rebuild();
    endResetModel();
}

void NamespaceModel::fold()
{
    m_registered.clear();
    m_folded.clear();
    QMultiHash<QString, qsizetype> revisions; // by NID
    for (qsizetype i = 0; i < m_summaries.size(); ++i) {
        if (!m_summaries.at(i).revisionOf.isEmpty())
            revisions.insert(m_summaries.at(i).revisionOf, i);
    }
    if (revisions.isEmpty())
        return;
    for (qsizetype i = 0; i < m_summaries.size(); ++i) {
        if (m_summaries.at(i).draftId != 0)
            continue;
        for (const qsizetype draft : revisions.values(m_summaries.at(i).nid)) {
            m_registered.insert(draft, i);
            m_folded.insert(i);
        }
    }
}

void NamespaceModel::setUser(const QStringList& names)
{
    if (m_user == names)
        return;
    m_user = names;
    m_isUser.clear();
}

void NamespaceModel::setTasks(const QList<workflow::TaskItem>& tasks)
{
    m_tasks = tasks;
    m_taskOf.clear();
    for (int i = 0; i < tasks.size(); ++i)
        m_taskOf.insert(tasks.at(i).handle, i);
    if (!m_filter.drafts && m_sortColumn != Task)
        return notifyRows();
    sortAll();
    showAgain();
}

const workflow::TaskItem* NamespaceModel::taskOf(const QString& handle) const
{
    const auto found = m_taskOf.constFind(handle);
    return found == m_taskOf.cend() ? nullptr : &m_tasks.at(*found);
}

QString NamespaceModel::whoseTurn(const storage::RegistrySummary& summary) const
{
    const workflow::TaskItem* task = taskOf(summary.handle);
    return task ? task->turn : workflow::whoseTurn(summary.state, summary.owner, summary.assignee);
}

int NamespaceModel::urgency(const storage::RegistrySummary& summary) const
{
    return m_taskOf.value(summary.handle, static_cast<int>(m_tasks.size()) + (summary.draftId == 0 ? 1 : 0));
}

QList<workflow::TaskItem> NamespaceModel::ownTasks() const
{
    QList<workflow::TaskItem> tasks = m_tasks;
    tasks.removeIf([this](const workflow::TaskItem& task) { return !isUser(task.turn); });
    return tasks;
}

int NamespaceModel::countOf(WantedDrafts wanted, QDate today) const
{
    return static_cast<int>(std::ranges::count_if(
        m_summaries, [&](const storage::RegistrySummary& each) { return isWanted(each, wanted, today); }));
}

void NamespaceModel::setFindingCounts(const QHash<QString, FindingCounts>& counts)
{
    if (m_counts == counts)
        return;
    m_counts = counts;
    if (m_sortColumn == Findings)
        sortAll(); // not shown before the next search or filter, so that rows do not jump
    if (m_filter.findings)
        showAgain();
    notifyRows();
}

void NamespaceModel::setDepartures(const QHash<QString, QString>& dates)
{
    if (m_departures == dates)
        return;
    m_departures = dates;
    sortAll();
    showAgain();
}

void NamespaceModel::setModified(const QHash<QString, QString>& nids)
{
    if (m_modified == nids)
        return;
    m_modified = nids;
    notifyRows();
}

void NamespaceModel::notifyRows()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void NamespaceModel::setFilter(const NamespaceFilter& filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    showAgain();
}

void NamespaceModel::setMatches(const std::optional<QStringList>& handles, const QString& term)
{
    if (term != m_term) {
        m_term = term;
        m_places.clear();
        notifyRows();
        Q_EMIT headerDataChanged(Qt::Horizontal, Registrant, Registrant);
    }
    const bool hasExact = handles && handles->contains(term, Qt::CaseInsensitive);
    if (handles == m_matches && !hasExact) // common while typing a frequent word
        return;
    m_matches = handles;
    showAgain();
}

const storage::RegistrySummary& NamespaceModel::summaryAt(int row) const
{
    return m_summaries.at(m_rows.at(static_cast<std::size_t>(row)));
}

const storage::RegistrySummary* NamespaceModel::registeredAt(int row) const
{
    const auto found = m_registered.constFind(m_rows.at(static_cast<std::size_t>(row)));
    return found == m_registered.cend() ? nullptr : &m_summaries.at(*found);
}

int NamespaceModel::rowOf(const QString& handle) const
{
    const auto rowWith = [this](const auto& isIt) {
        const auto found = std::ranges::find_if(m_rows, isIt);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    };
    const int own = rowWith([&](qsizetype at) { return m_summaries.at(at).handle == handle; });
    if (own >= 0 || m_folded.isEmpty())
        return own;
    return rowWith([&](qsizetype at) {
        const qsizetype registered = m_registered.value(at, -1);
        return registered >= 0 && m_summaries.at(registered).handle == handle;
    });
}

int NamespaceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NamespaceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

FindingCounts NamespaceModel::countsOf(const storage::RegistrySummary& summary) const
{
    FindingCounts counts = m_counts.value(summary.handle);
    counts.warnings += departureOf(summary).isEmpty() ? 0 : 1;
    return counts;
}

QString NamespaceModel::departureOf(const storage::RegistrySummary& summary) const
{
    return m_departures.isEmpty() ? QString() : m_departures.value(registeredNid(summary).toLower());
}

QString NamespaceModel::findingsText(const storage::RegistrySummary& summary) const
{
    return ui::findingsText(countsOf(summary), registeredNid(summary), departureOf(summary));
}

QVariant NamespaceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const qsizetype at = m_rows.at(static_cast<std::size_t>(index.row()));
    const storage::RegistrySummary& summary = m_summaries.at(at);
    switch (role) {
    case Qt::DisplayRole: return text(at, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(index.column() == Findings ? findingsText(summary) : text(at, index.column()));
    case Qt::AccessibleDescriptionRole: return index.column() == Findings ? findingsText(summary) : QString();
    case Qt::DecorationRole:
        if (index.column() == Task)
            return taskIcon(taskOf(summary.handle), isUser(whoseTurn(summary)) ? Turn::User : Turn::Others);
        return index.column() == Findings ? worstIcon(countsOf(summary)) : QIcon();
    case Qt::TextAlignmentRole: return cellAlignment(index.column());
    case Qt::FontRole: {
        QFont font;
        font.setBold(m_modified.contains(summary.handle));
        return font.bold() ? QVariant(font) : QVariant();
    }
    case Qt::AccessibleTextRole: // a row shows the other columns below and beside this one
        return index.column() == Nid ? QVariant(spokenText(at)) : QVariant();
    case HandleRole: return summary.handle;
    case TermRole: return index.column() == Nid || index.column() == Registrant ? m_term : QString();
    default: return {};
    }
}

QString NamespaceModel::spokenText(qsizetype at) const
{
    QStringList parts;
    for (const Column column : {Nid, Registrant, StateColumn, Task, Reason})
        parts.append(text(at, column));
    parts << ownedText(text(at, Owner)) << findingsText(m_summaries.at(at));
    parts.removeAll(QString());
    return parts.join(u", "_s).replace(u'\n', u' ');
}

QString NamespaceModel::stateOf(qsizetype at) const
{
    const qsizetype registered = m_registered.value(at, -1);
    const registration::State state = m_summaries.at(at).state;
    return registered < 0 ? stateText(state) : bothStatesText(m_summaries.at(registered).state, state);
}

QString NamespaceModel::text(qsizetype at, int column) const
{
    const storage::RegistrySummary& summary = m_summaries.at(at);
    switch (column) {
    case Nid: {
        const QString nid = nidText(m_modified.value(summary.handle, summary.nid), summary.kind);
        return m_modified.contains(summary.handle) ? u"* "_s + nid : nid;
    }
    case Registrant: {
        const QString shown = findings::visibleText(registrantOrPlace(at));
        if (shown.isEmpty() && m_modified.contains(summary.handle))
            return {}; // the form may have one
        return shown.isEmpty() ? tr("no registrant") : shown;
    }
    case Kind: return kindText(summary.kind);
    case Version: return summary.version > 0 ? QString::number(summary.version) : u"–"_s;
    case StateColumn: return stateOf(at);
    case Date: return findings::visibleText(summary.date);
    case Findings: {
        if (summary.draftId != 0 && !m_counts.contains(summary.handle))
            return u"…"_s;
        const FindingCounts counts = countsOf(summary); // registrations usually have none
        return summary.draftId != 0 || counts.total() > 0 ? QString::number(worstCount(counts)) : QString();
    }
    case Owner: return findings::visibleText(summary.owner);
    case Assignee: return findings::visibleText(summary.assignee);
    case Task:
        return taskText(summary, taskOf(summary.handle),
                        isUser(whoseTurn(summary)) ? Turn::User : Turn::Others);
    case Reason: return reasonText(summary, taskOf(summary.handle));
    default: return {};
    }
}

QString NamespaceModel::registrantOrPlace(qsizetype at) const
{
    const storage::RegistrySummary& summary = m_summaries.at(at);
    if (m_term.isEmpty() || !m_foundText)
        return summary.registrant;
    QString place = placeIn(summary);
    if (const qsizetype registered = m_registered.value(at, -1); place.isEmpty() && registered >= 0)
        place = placeIn(m_summaries.at(registered));
    return place.isEmpty() ? summary.registrant : place;
}

QString NamespaceModel::placeIn(const storage::RegistrySummary& summary) const
{
    auto known = m_places.constFind(summary.handle);
    if (known == m_places.cend()) {
        const bool isSeen =
            storage::searchPlace(summary.nid, m_term) || storage::searchPlace(summary.registrant, m_term);
        known = m_places.insert(summary.handle, isSeen ? QString() : m_foundText(summary.handle, m_term));
    }
    return *known;
}

QVariant NamespaceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return cellAlignment(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Nid: return findings::labelText(findings::Label::Nid);
    case Registrant:
        return m_term.isEmpty() ? findings::labelText(findings::Label::Registrant)
                                : tr("Registrant or match");
    case Kind: return findings::labelText(findings::Label::Kind);
    case Version: return findings::labelText(findings::Label::Version);
    case StateColumn: return findings::labelText(findings::Label::State);
    case Date: return tr("Date");
    case Findings: return tr("Findings");
    case Owner: return tr("Owner");
    case Assignee: return tr("Assignee");
    case Task: return tr("Task");
    case Reason: return tr("Reason");
    default: return {};
    }
}

bool NamespaceModel::isShown(const storage::RegistrySummary& summary) const
{
    const auto meets = [&](WantedFindings wanted) {
        const FindingCounts counts = countsOf(summary);
        if (wanted == WantedFindings::Errors)
            return counts.errors > 0;
        return (counts.total() > 0) == (wanted == WantedFindings::Some);
    };
    return (!m_filter.kind || summary.kind == *m_filter.kind) &&
           (!m_filter.state || summary.state == *m_filter.state) &&
           (!m_filter.findings || meets(*m_filter.findings)) &&
           (!m_filter.hasRule || hasRule(summary) == *m_filter.hasRule) &&
           (!m_filter.hasText || summary.hasText == *m_filter.hasText) &&
           (!m_filter.drafts || isWanted(summary, *m_filter.drafts, m_filter.today)) &&
           hasPeople(summary, m_filter) && summary.date >= m_filter.changedSince;
}

bool NamespaceModel::isWanted(const storage::RegistrySummary& summary, WantedDrafts wanted, QDate today) const
{
    if (summary.draftId == 0)
        return false;
    const QString turn = whoseTurn(summary);
    switch (wanted) {
    case WantedDrafts::Open: return true;
    case WantedDrafts::Mine: return isUser(turn);
    case WantedDrafts::Waiting:
        return (summary.state != registration::State::Draft || !turn.isEmpty()) && !isUser(turn);
    case WantedDrafts::Overdue: return summary.remindOn.isValid() && summary.remindOn <= today;
    case WantedDrafts::Unassigned: return turn.isEmpty() && summary.state != registration::State::WithIana;
    }
    return false;
}

bool NamespaceModel::isUser(const QString& name) const
{
    auto known = m_isUser.constFind(name);
    if (known == m_isUser.cend())
        known = m_isUser.insert(name, workflow::isOneOf(m_user, name));
    return *known;
}

std::vector<char> NamespaceModel::findMatches() const
{
    std::vector<char> isMatch(static_cast<std::size_t>(m_summaries.size()), m_matches ? 0 : 1);
    if (!m_matches)
        return isMatch;
    // Matches are in the order of the summaries, so one pass finds all of them.
    qsizetype found = 0;
    for (qsizetype i = 0; i < m_summaries.size() && found < m_matches->size(); ++i) {
        if (m_summaries.at(i).handle == m_matches->at(found)) {
            isMatch[static_cast<std::size_t>(i)] = 1;
            ++found;
        }
    }
    if (found == m_matches->size())
        return isMatch;
    // Another process has changed the registry since the summaries were read.
    const QSet<QString> handles(m_matches->cbegin(), m_matches->cend());
    for (qsizetype i = 0; i < m_summaries.size(); ++i)
        isMatch[static_cast<std::size_t>(i)] = handles.contains(m_summaries.at(i).handle) ? 1 : 0;
    return isMatch;
}

void NamespaceModel::rebuild()
{
    m_rows.clear();
    const std::vector<char> isMatch = findMatches();
    const auto isListed = [&](qsizetype at) {
        return at >= 0 && isMatch[static_cast<std::size_t>(at)] != 0 && isShown(m_summaries.at(at));
    };
    for (const qsizetype i : m_order) {
        if (!m_folded.contains(i) && (isListed(i) || isListed(m_registered.value(i, -1))))
            m_rows.push_back(i);
    }
    // Whoever types a whole NID wants that namespace.
    if (m_matches)
        std::ranges::stable_partition(m_rows, [this](qsizetype at) {
            return m_term.compare(registeredNid(m_summaries.at(at)), Qt::CaseInsensitive) == 0;
        });
}

void NamespaceModel::showAgain()
{
    beginResetModel();
    rebuild();
    endResetModel();
}

void NamespaceModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<qsizetype> oldRows = m_rows;
    m_sortColumn = column;
    m_sortOrder = order;
    sortAll();
    rebuild();
    QHash<qsizetype, int> newRow;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        newRow.insert(m_rows[row], static_cast<int>(row));
    QModelIndexList after;
    for (const QModelIndex& old : before)
        after.append(index(newRow.value(oldRows.at(static_cast<std::size_t>(old.row()))), old.column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void NamespaceModel::sortAll()
{
    const auto compare = [this](const storage::RegistrySummary& a, const storage::RegistrySummary& b) {
        switch (m_sortColumn) {
        case Version: return a.version - b.version;
        case Findings: {
            const auto order = countsOf(a) <=> countsOf(b);
            return order < 0 ? -1 : int(order > 0);
        }
        case Date: return a.date.compare(b.date);
        case Registrant: return a.registrant.compare(b.registrant, Qt::CaseInsensitive);
        case Owner: return a.owner.compare(b.owner, Qt::CaseInsensitive);
        case Assignee: return a.assignee.compare(b.assignee, Qt::CaseInsensitive);
        case Task: return urgency(a) - urgency(b);
        case Kind: return static_cast<int>(a.kind) - static_cast<int>(b.kind);
        case StateColumn: return static_cast<int>(a.state) - static_cast<int>(b.state);
        default: return compareNids(a.nid, b.nid);
        }
    };
    const bool isAscending = m_sortOrder == Qt::AscendingOrder;
    const auto isBefore = [&](qsizetype x, qsizetype y) {
        const storage::RegistrySummary& a = m_summaries.at(x);
        const storage::RegistrySummary& b = m_summaries.at(y);
        if (const int order = compare(a, b); order != 0)
            return isAscending ? order < 0 : order > 0;
        return compareNids(a.nid, b.nid) < 0;
    };
    const auto count = static_cast<std::size_t>(m_summaries.size());
    if (m_order.size() == count && std::ranges::is_sorted(m_order, isBefore))
        return; // the usual case after a change
    m_order.resize(count);
    std::iota(m_order.begin(), m_order.end(), qsizetype{0});
    std::ranges::stable_sort(m_order, isBefore);
}

} // namespace nidus::ui
