// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/drafts/opentasks.h"
#include "ui/browser/namespacefilter.h"
#include "ui/support/text/findingcounts.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

namespace nidus::ui {

/// The namespace list: registrations and drafts, filtered and sorted through its own index (a proxy model is
/// quadratic for scattered matches). A registration with drafts of a next version has no row of its own: the
/// rows of the drafts show both states, and match whatever the registration matches.
class NamespaceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Task is what to do next, Reason why.
    enum Column {
        Nid,
        Registrant,
        Kind,
        Version,
        StateColumn,
        Date,
        Findings,
        Owner,
        Assignee,
        Task,
        Reason,
        ColumnCount
    };
    /// TermRole: the search term, in the columns where it is marked.
    enum Role { HandleRole = Qt::UserRole, TermRole };
    /// Returns where `term` is in the text of a handle, for display; empty if it is not there.
    using FoundText = std::function<QString(const QString& handle, const QString& term)>;

    explicit NamespaceModel(QObject* parent = nullptr);

    void setSummaries(const QList<storage::RegistrySummary>& summaries);
    /// Sets the findings of drafts by handle; a missing draft is not counted yet. The counts remain until the
    /// next call.
    void setFindingCounts(const QHash<QString, nidus::ui::FindingCounts>& counts);
    [[nodiscard]] const QHash<QString, FindingCounts>& findingCounts() const { return m_counts; }
    /// Sets the date of IANA's list that a namespace is missing from, by NID in lower case.
    void setDepartures(const QHash<QString, QString>& dates);
    /// Sets the NIDs in the forms with unsaved edits, by handle.
    void setModified(const QHash<QString, QString>& nids);
    void setFilter(const NamespaceFilter& filter);
    /// Sets the names of the user in the history, for the filter of drafts.
    void setUser(const QStringList& names);
    /// Sets what to do next, most urgent first; other drafts wait for their assignee or owner.
    void setTasks(const QList<workflow::TaskItem>& tasks);
    /// Returns the task of a row; null if there is none.
    [[nodiscard]] const workflow::TaskItem* taskAt(int row) const { return taskOf(summaryAt(row).handle); }
    /// Returns those about drafts that are assigned to the user.
    [[nodiscard]] QList<workflow::TaskItem> ownTasks() const;
    /// Returns who should act next on the draft; empty if that is anybody.
    [[nodiscard]] QString whoseTurn(const storage::RegistrySummary& summary) const;
    /// Returns how many drafts are wanted, whatever else the filter and the search hide.
    [[nodiscard]] int countOf(WantedDrafts wanted, QDate today) const;
    void setFoundText(FoundText foundText) { m_foundText = std::move(foundText); }
    /// Shows only these handles (fastest in the order of the summaries); absent = all. A row without the
    /// search term `term` in its NID or registrant shows the match in place of the registrant.
    void setMatches(const std::optional<QStringList>& handles, const QString& term = {});

    [[nodiscard]] const storage::RegistrySummary& summaryAt(int row) const;
    /// Returns the registration that the draft of a row revises; null if there is none.
    [[nodiscard]] const storage::RegistrySummary* registeredAt(int row) const;
    /// Returns the row of a handle, or of the first draft that revises it; -1 if it is not shown.
    [[nodiscard]] int rowOf(const QString& handle) const;
    /// Returns the number of rows without search and filter.
    [[nodiscard]] qsizetype totalCount() const { return m_summaries.size() - m_folded.size(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    /// Returns the findings of a row: those of its draft, and that its namespace is missing from IANA's list.
    [[nodiscard]] FindingCounts countsOf(const storage::RegistrySummary& summary) const;
    /// Returns the counts in words, and the sentence about IANA's list.
    [[nodiscard]] QString findingsText(const storage::RegistrySummary& summary) const;
    [[nodiscard]] QString departureOf(const storage::RegistrySummary& summary) const;
    [[nodiscard]] QString text(qsizetype at, int column) const;
    [[nodiscard]] QString spokenText(qsizetype at) const;
    [[nodiscard]] QString stateOf(qsizetype at) const;
    [[nodiscard]] QString registrantOrPlace(qsizetype at) const;
    /// Returns where the search term is in the text of a handle; empty if its NID or registrant contain it.
    [[nodiscard]] QString placeIn(const storage::RegistrySummary& summary) const;
    [[nodiscard]] const workflow::TaskItem* taskOf(const QString& handle) const;
    [[nodiscard]] int urgency(const storage::RegistrySummary& summary) const;
    [[nodiscard]] bool isShown(const storage::RegistrySummary& summary) const;
    [[nodiscard]] bool isWanted(const storage::RegistrySummary& summary, WantedDrafts wanted,
                                QDate today) const;
    [[nodiscard]] bool isUser(const QString& name) const;
    /// Connects drafts with the registrations that they revise.
    void fold();
    /// Returns for each summary whether it is among the matches.
    [[nodiscard]] std::vector<char> findMatches() const;
    void rebuild();
    void showAgain();
    void sortAll();
    /// Reports whole rows: a view that hides a column draws it in the first one, and would not repaint that.
    void notifyRows();

    QList<storage::RegistrySummary> m_summaries;
    QHash<QString, FindingCounts> m_counts;
    QHash<QString, QString> m_departures; ///< dates by NID in lower case
    QHash<QString, QString> m_modified;   ///< NIDs by handle
    std::optional<QStringList> m_matches; ///< handles
    QString m_term;
    FoundText m_foundText;
    mutable QHash<QString, QString> m_places; ///< by handle, of the rows displayed so far
    NamespaceFilter m_filter;
    QStringList m_user;                    ///< the user's names
    mutable QHash<QString, bool> m_isUser; ///< by name, of those looked up so far
    QList<workflow::TaskItem> m_tasks;
    QHash<QString, int> m_taskOf;             ///< index in m_tasks by handle
    QHash<qsizetype, qsizetype> m_registered; ///< draft -> the registration that it revises
    QSet<qsizetype> m_folded;                 ///< these registrations
    int m_sortColumn = Nid;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<qsizetype> m_order; ///< indexes of all summaries, sorted once for many searches
    std::vector<qsizetype> m_rows;  ///< shown row -> index in m_summaries
};

} // namespace nidus::ui
