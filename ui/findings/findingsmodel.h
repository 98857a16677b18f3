// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/registrylint.h"
#include "ui/support/text/findingrank.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>
#include <set>
#include <vector>

namespace nidus::ui {

/// What the rows under one heading have in common.
enum class FindingGrouping : std::uint8_t { None, Severity, Field, Rule, Namespace };

/// The findings about one registration, or about all, as a table: filtered by the text of all columns and by
/// severity, sorted by a column, and grouped under headings. Accepted findings are hidden at first.
class FindingsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Rank, Field, Message, Rule, Namespace, ColumnCount };
    enum Role { LaterSeverity = Qt::UserRole };

    explicit FindingsModel(QObject* parent = nullptr);

    /// `about` is the template that the findings are about; its empty fields are to do, not errors.
    void setFindings(const QList<findings::Finding>& findings,
                     const registration::RegistrationTemplate& about);
    void setSubjects(const QList<workflow::LintedSubject>& subjects);
    /// Sets what returns the display name of a handle.
    void setNames(std::function<QString(const QString& handle)> names) { m_names = std::move(names); }
    void setFilter(const QString& text);
    void setRankShown(FindingRank rank, bool isShown);
    void setGrouping(FindingGrouping grouping);

    /// Returns why the finding of a row was accepted, or null. The row must not be a heading.
    [[nodiscard]] const registration::ReviewComment* acceptanceAt(int row) const;
    /// Returns the finding of a row, which must not be a heading.
    [[nodiscard]] const findings::Finding& findingAt(int row) const;
    /// Returns what that finding is about; the handle is empty if all findings are about one registration.
    [[nodiscard]] const workflow::LintedSubject& subjectAt(int row) const;
    [[nodiscard]] bool isHeading(int row) const;
    [[nodiscard]] const QList<workflow::LintedSubject>& subjects() const { return m_subjects; }
    /// Returns the number of open findings.
    [[nodiscard]] qsizetype totalCount() const;
    [[nodiscard]] int countOf(FindingRank rank) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Sorts by a column; -1 is the order of the templates.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    struct Row
    {
        qsizetype subject = 0;
        qsizetype finding = -1; ///< -1: a heading; accepted findings are numbered after the open ones
        QString heading;
    };

    [[nodiscard]] const findings::Finding& findingOf(const Row& row) const;
    /// Returns null if the row's finding is open.
    [[nodiscard]] const findings::AcceptedFinding* acceptedOf(const Row& row) const;
    [[nodiscard]] FindingRank rankOf(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;
    /// Returns what screen readers read for a row.
    [[nodiscard]] QString spokenText(const Row& row) const;
    /// Returns the field with its part; rows are grouped by field only.
    [[nodiscard]] QString placeOf(const Row& row) const;
    [[nodiscard]] QString laterSeverity(const Row& row) const;
    [[nodiscard]] QString sortKey(const Row& row, int column) const;
    [[nodiscard]] bool isShown(const Row& row) const;
    [[nodiscard]] int groupColumn() const;
    void rebuild();
    void change(const std::function<void()>& what);

    QList<workflow::LintedSubject> m_subjects;
    std::function<QString(const QString&)> m_names;
    QString m_filter;
    std::set<FindingRank> m_hidden{FindingRank::Accepted};
    FindingGrouping m_grouping = FindingGrouping::None;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<Row> m_rows;
};

} // namespace nidus::ui
