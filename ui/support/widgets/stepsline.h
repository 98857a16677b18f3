// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QLabel>

namespace nidus::ui {

/// The steps of a registration as a line: those done, the present one as a word on a colored background, and
/// those to come. Its text is the present one.
class StepsLine final : public QLabel
{
    Q_OBJECT

public:
    explicit StepsLine(QWidget* parent = nullptr);

    void showState(registration::State state);
    /// Sets whether the present step has a notice, which colors it.
    void setNoticed(bool isNoticed);
    /// Sets whether only the present step is shown.
    void setCompact(bool isCompact);
    /// Returns the width of all steps.
    [[nodiscard]] int wholeWidth() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont presentFont() const;
    [[nodiscard]] int widthOf(registration::State state) const;

    registration::State m_state = registration::State::Draft;
    bool m_isNoticed = false;
    bool m_isCompact = false;
};

} // namespace nidus::ui
