// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QLabel>
#include <QList>

namespace nidus::ui {

/// The steps of a registration as a line: those done, those skipped crossed out, the present one as a word on
/// a colored background, and those to come. In less room, only the present one with its number, or only the
/// number. Its text is the present one.
class StepsLine final : public QLabel
{
    Q_OBJECT

public:
    explicit StepsLine(QWidget* parent = nullptr);

    void showState(registration::State state);
    /// Marks the steps that were skipped. Until showState().
    void setSkipped(const QList<registration::State>& skipped);
    /// Sets whether the present step has a notice, which colors it.
    void setNoticed(bool isNoticed);
    /// Shows all steps if they fit into `wholeRoom`, else the present one if it fits into `presentRoom`, else
    /// its number. Returns whether there was room for a word.
    bool fitInto(int wholeRoom, int presentRoom);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Form { Number, Present, Whole };

    [[nodiscard]] QFont fontOf(registration::State state) const;
    [[nodiscard]] QString wordOf(registration::State state, Form form) const;
    [[nodiscard]] int widthOf(registration::State state, Form form) const;
    [[nodiscard]] QList<registration::State> shownSteps(Form form) const;
    [[nodiscard]] int widthIn(Form form) const;

    registration::State m_state = registration::State::Draft;
    QList<registration::State> m_skipped;
    bool m_isNoticed = false;
    Form m_form = Form::Whole;
};

} // namespace nidus::ui
