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

/// The namespace list: registrations and drafts, filtered and sorted through an index of its own (a proxy
/// model is quadratic where matches are scattered).
class NamespaceModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Nid, Registrant, Kind, Version, StateColumn, Date, Findings, ColumnCount };
    /// TermRole: what is searched for, in the columns where it is marked.
    enum Role { HandleRole = Qt::UserRole, TermRole };
    /// Where the search finds `term` in the text of a handle, for a person; empty: nowhere there.
    using FoundText = std::function<QString(const QString& handle, const QString& term)>;

    explicit NamespaceModel(QObject* parent = nullptr);

    void setSummaries(const QList<storage::RegistrySummary>& summaries);
    /// Findings per handle, of drafts; those that are not named are not counted yet. They stay until the next
    /// are counted.
    void setFindingCounts(const QHash<QString, nidus::ui::FindingCounts>& counts);
    [[nodiscard]] const QHash<QString, FindingCounts>& findingCounts() const { return m_counts; }
    /// Handles with edits that are not saved yet.
    void setModified(const QSet<QString>& handles);
    void setFilter(const NamespaceFilter& filter);
    void setFoundText(FoundText foundText) { m_foundText = std::move(foundText); }
    /// Only these handles, best in the order of the summaries; absent = all. `term` is what was searched for:
    /// rows with it in neither NID nor registrant say in place of the registrant where it stands.
    void setMatches(const std::optional<QStringList>& handles, const QString& term = {});

    [[nodiscard]] const storage::RegistrySummary& summaryAt(int row) const;
    /// Row of a handle, -1 when it is not shown.
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
    /// For each summary whether it is among the matches.
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
    mutable QHash<QString, QString> m_places; ///< by handle, of the rows that were looked at
    NamespaceFilter m_filter;
    int m_sortColumn = Nid;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<qsizetype> m_order; ///< indexes of all summaries, sorted once for many searches
    std::vector<qsizetype> m_rows;  ///< shown row -> index in m_summaries
};

} // namespace nidus::ui
