// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/duplicates/duplicatesmodel.h"
#include "ui/support/jobs/latestjob.h"

#include <QFontMetrics>
#include <QWidget>
#include <cstdint>
#include <optional>

class QLabel;
class QTreeView;

namespace nidus::ui {

/// Returns as many whole line numbers of a URN as fit into `room` pixels, and how many more there are. A part
/// of a number would read like another one.
[[nodiscard]] QString fittingLines(const DuplicatesModel& model, int urn, const QFontMetrics& font, int room);

/// The duplicate URNs of a check. Searches for them when the view is first shown.
class DuplicatesView final : public QWidget
{
    Q_OBJECT

public:
    explicit DuplicatesView(QWidget* parent = nullptr);

    /// Clears the view because another check starts.
    void clear();
    enum class Among : std::uint8_t { AllLines, FilteredLines };

    /// Sets the lines of the finished check to search.
    void setChecked(const DuplicateSearch& search, Among among);

Q_SIGNALS:
    /// The user wants to see the row of the check with this index.
    void rowWanted(std::size_t row);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void look();
    void showFound(const std::shared_ptr<const DuplicateRows>& found);

    std::optional<DuplicateSearch> m_waiting; ///< until the view is shown
    Among m_among = Among::AllLines;
    DuplicatesModel* m_model;
    QLabel* m_found;
    QTreeView* m_table;
    LatestJob m_job; ///< declared after the members that receive its results
};

} // namespace nidus::ui
