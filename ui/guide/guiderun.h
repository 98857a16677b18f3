// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/guide/guidesteps.h"

#include <QObject>
#include <QSet>
#include <optional>

namespace nidus::ui {

/// Where somebody is in a guide. A step is done when the person really did it, by whatever way; then the next
/// one comes. Steps whose object is missing or unavailable are skipped. The focus in an input of a step makes
/// that step the present one, so nobody has to follow the order.
class GuideRun final : public QObject
{
    Q_OBJECT

public:
    /// `window` is borrowed and the parent.
    explicit GuideRun(QWidget& window);

    /// Begins a guide; the tour where it was left.
    void start(Guide guide);
    /// Ends it. The tour can be continued later.
    void stop();
    /// Ends the questions of a registration with the last sentence: the draft is in review.
    void finish();
    [[nodiscard]] bool isFinished() const { return m_guide == Guide::Registration && isDone(count() - 1); }
    /// Lets nothing tick while something else is shown.
    void setPaused(bool isPaused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isRunning() const { return m_guide.has_value(); }
    [[nodiscard]] Guide guide() const { return m_guide.value_or(Guide::Tour); }
    /// Returns the number of the present step, from 0; the number of steps after the last one.
    [[nodiscard]] qsizetype index() const { return m_index; }
    [[nodiscard]] qsizetype count() const { return m_guide ? qsizetype(stepsOf(*m_guide).size()) : 0; }
    [[nodiscard]] bool isDone(qsizetype index) const;
    /// Returns what to do at the present step; empty after the last one.
    [[nodiscard]] QString sentence() const;
    /// Returns the questions before the present step whose answers are missing or have findings, if the step
    /// comes after all of them.
    [[nodiscard]] QList<qsizetype> openQuestions() const;

    /// Goes to the next or previous step whose object is available, and gives the focus to its input.
    void go(int by);
    /// Goes to that step in the same way.
    void goTo(qsizetype index);
    /// Gives the focus to what the present step is about.
    void showPlace();

Q_SIGNALS:
    void started();
    /// The step, or whether it is done, changed; or the guide began or ended.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const GuideStep& step(qsizetype index) const
    {
        return stepsOf(*m_guide)[std::size_t(index)];
    }
    [[nodiscard]] QObject* anchor(qsizetype index) const;
    [[nodiscard]] bool isThere(qsizetype index) const;
    /// Watches the objects of all steps.
    void watch();
    void tick(qsizetype index);
    void followFocus(const QWidget* focus);
    void moveTo(qsizetype index);

    QWidget& m_window;
    std::optional<Guide> m_guide;
    qsizetype m_index = 0;
    bool m_isPaused = false;
    QSet<qsizetype> m_done; ///< of the steps whose objects do not say so themselves
};

} // namespace nidus::ui
