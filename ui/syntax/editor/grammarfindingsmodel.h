// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <string_view>
#include <vector>

namespace nidus::ui {

/// The findings about a grammar, in text order.
class GrammarFindingsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Rank, Place, Message, ColumnCount };

    explicit GrammarFindingsModel(QObject* parent = nullptr);

    /// `grammar` is the text of the findings, in UTF-8.
    void setFindings(std::vector<grammar::GrammarFinding> findings, std::string_view grammar);
    [[nodiscard]] const grammar::GrammarFinding& at(int row) const
    {
        return m_findings.at(static_cast<std::size_t>(row));
    }

    [[nodiscard]] const QString& messageAt(int row) const { return m_messages.at(row); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<grammar::GrammarFinding> m_findings;
    QStringList m_messages; ///< one for each
};

} // namespace nidus::ui
