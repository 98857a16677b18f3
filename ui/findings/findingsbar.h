// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/findingsmodel.h"

#include <QList>
#include <QWidget>
#include <array>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace nidus::ui {

/// The line above the findings: how many there are of each severity (and whether they show), of what, under
/// which headings, a filter, and a menu of what can be done with them.
class FindingsBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsBar(QWidget* parent = nullptr);

    /// Borrowed.
    void setActions(const QList<QAction*>& actions);
    /// Takes the counts from the model; without findings there is nothing to filter.
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

    QLabel* m_title;
    QComboBox* m_scope;
    std::array<QToolButton*, 5> m_ranks{};
    QComboBox* m_grouping;
    QLineEdit* m_filter;
    QToolButton* m_more;
};

} // namespace nidus::ui
