// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/findingsmodel.h"

#include <QList>
#include <QWidget>
#include <array>

class QAction;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace nidus::ui {

/// The bar above the findings: counts by severity with buttons to show or hide them, a menu of actions,
/// scope, grouping, and filter.
class FindingsBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsBar(QWidget* parent = nullptr);

    /// Sets the actions of the menu; borrowed.
    void setActions(const QList<QAction*>& actions);
    /// Shows the counts of the model; hides grouping and filter if there are no findings.
    void showCounts(const FindingsModel& model);
    [[nodiscard]] QString filterText() const;
    [[nodiscard]] bool isWholeRegistry() const;

Q_SIGNALS:
    void filterChanged(const QString& text);
    void rankToggled(nidus::ui::FindingRank rank, bool isShown);
    void groupingChosen(nidus::ui::FindingGrouping grouping);
    void scopeChosen(bool isWholeRegistry);

private:
    void makeRankButtons();
    void makeBoxes();

    QComboBox* m_scope;
    std::array<QToolButton*, 5> m_ranks{};
    QComboBox* m_grouping;
    QLineEdit* m_filter;
    QToolButton* m_more;
};

} // namespace nidus::ui
