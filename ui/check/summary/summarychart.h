// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace nidus::ui {

class SummaryModel;

/// A bar chart of the NIDs with the most URNs. A bar is as long as its number of URNs and divided by verdict.
/// The numbers are beside the bars and in the table, so color is never the only indication.
class SummaryChart final : public QWidget
{
    Q_OBJECT

public:
    /// The model is borrowed.
    explicit SummaryChart(const SummaryModel& model, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void modelChanged();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int bars() const;
    void paintLegend(QPainter& painter, int y) const;
    void paintBar(QPainter& painter, int row, const QRect& place) const;

    const SummaryModel& m_model;
};

} // namespace nidus::ui
