// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QLabel>

namespace nidus::ui {

/// Shows the state of a registration or draft as a word on a colored background. The word also differs.
class StateChip final : public QLabel
{
    Q_OBJECT

public:
    explicit StateChip(QWidget* parent = nullptr);

    void showState(registration::State state);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    registration::State m_state = registration::State::Draft;
};

} // namespace nidus::ui
