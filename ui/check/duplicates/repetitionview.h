// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/duplicates/repetitionmodel.h"
#include "ui/support/jobs/latestjob.h"

#include <QWidget>
#include <optional>

class QLabel;
class QTreeView;

namespace nidus::ui {

/// Which URNs of a check come again, looked for when somebody looks at it.
class RepetitionView final : public QWidget
{
    Q_OBJECT

public:
    explicit RepetitionView(QWidget* parent = nullptr);

    /// Another check begins.
    void clear();
    /// The check has ended.
    void setChecked(const RepetitionSearch& search);

Q_SIGNALS:
    /// The user wants to see a row of the check, by its index.
    void rowWanted(std::size_t row);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void look();
    void showFound(const std::shared_ptr<const Repetitions>& found);

    std::optional<RepetitionSearch> m_waiting; ///< until the view is seen
    RepetitionModel* m_model;
    QLabel* m_found;
    QTreeView* m_table;
    LatestJob m_job; ///< after what it delivers to
};

} // namespace nidus::ui
