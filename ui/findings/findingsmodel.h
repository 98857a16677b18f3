// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>
#include <vector>

namespace nidus {

/// The findings about one registration as a table, filtered by text over all columns.
class FindingsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Rank, Field, Message, Rule, ColumnCount };

    explicit FindingsModel(QObject* parent = nullptr);

    /// `about` is the template the findings are about: it says what is an error and what still to do.
    void setFindings(const QList<Finding>& findings, const RegistrationTemplate& about);
    void setFilter(const QString& text);
    [[nodiscard]] const Finding& findingAt(int row) const;
    [[nodiscard]] qsizetype totalCount() const { return m_findings.size(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const Finding& finding, int column) const;
    void rebuild();

    QList<Finding> m_findings;
    RegistrationTemplate m_about;
    QString m_filter;
    std::vector<qsizetype> m_rows; ///< shown row -> index in m_findings
};

} // namespace nidus
