// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
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
/// quadratic for scattered matches).
class NamespaceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Nid, Registrant, Kind, Version, StateColumn, Date, Findings, Owner, Assignee, ColumnCount };
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
    /// Sets the handles with unsaved edits.
    void setModified(const QSet<QString>& handles);
    void setFilter(const NamespaceFilter& filter);
    /// Sets the names of the user in the history, for the filter of drafts.
    void setUser(const QStringList& names) { m_user = names; }
    void setFoundText(FoundText foundText) { m_foundText = std::move(foundText); }
    /// Shows only these handles (fastest in the order of the summaries); absent = all. A row without the
    /// search term `term` in its NID or registrant shows the match in place of the registrant.
    void setMatches(const std::optional<QStringList>& handles, const QString& term = {});

    [[nodiscard]] const storage::RegistrySummary& summaryAt(int row) const;
    /// Returns the row of a handle, or -1 if it is not shown.
    [[nodiscard]] int rowOf(const QString& handle) const;
    [[nodiscard]] qsizetype totalCount() const { return m_summaries.size(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] static QString countsText(const FindingCounts& counts);
    [[nodiscard]] QString text(const storage::RegistrySummary& summary, int column) const;
    [[nodiscard]] QString registrantOrPlace(const storage::RegistrySummary& summary) const;
    [[nodiscard]] bool isShown(const storage::RegistrySummary& summary) const;
    [[nodiscard]] bool isWanted(const storage::RegistrySummary& summary, WantedDrafts wanted) const;
    /// Returns for each summary whether it is among the matches.
    [[nodiscard]] std::vector<char> findMatches() const;
    void rebuild();
    void sortAll();
    void notifyColumn(int column);

    QList<storage::RegistrySummary> m_summaries;
    QHash<QString, FindingCounts> m_counts;
    QSet<QString> m_modified;
    std::optional<QStringList> m_matches; ///< handles
    QString m_term;
    FoundText m_foundText;
    mutable QHash<QString, QString> m_places; ///< by handle, of the rows displayed so far
    NamespaceFilter m_filter;
    QStringList m_user; ///< the user's names
    int m_sortColumn = Nid;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<qsizetype> m_order; ///< indexes of all summaries, sorted once for many searches
    std::vector<qsizetype> m_rows;  ///< shown row -> index in m_summaries
};

} // namespace nidus::ui
