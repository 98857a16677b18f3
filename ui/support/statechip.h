// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QLabel>

namespace nidus {

/// The state of a registration or draft as a word on a coloured ground, which is never the only difference.
class StateChip final : public QLabel
{
    Q_OBJECT

public:
    explicit StateChip(QWidget* parent = nullptr);

    void showState(State state);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    State m_state = State::Draft;
};

} // namespace nidus
