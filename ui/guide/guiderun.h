// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/guide/guidesteps.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <functional>
#include <optional>
#include <utility>

namespace nidus::ui {

/// What is open in the draft on screen.
struct OpenInDraft
{
    int required = 0;   ///< requirements before the review that are not met
    QString firstPlace; ///< the title of the field of the first one; may be empty
    int others = 0;     ///< findings that do not prevent the review
};

/// Where somebody is in a guide. A step is done when the person really did it, by whatever way; then the next
/// one comes. Steps whose object is missing or unavailable are skipped. The focus in an input of a step makes
/// that step the present one, so nobody has to follow the order.
class GuideRun final : public QObject
{
    Q_OBJECT

public:
    /// `window` is borrowed and the parent.
    explicit GuideRun(QWidget& window);

    /// Begins a guide: the tour where it was left, the questions at a step.
    void start(Guide guide, qsizetype step = 0);
    /// Ends it. The tour can be continued later.
    void stop();
    /// Sets whether the draft of the questions was submitted. If it was, they end with the last sentence;
    /// if it is returned, the last step is shown again.
    void setSubmitted(bool isSubmitted);
    [[nodiscard]] bool isFinished() const { return m_guide == Guide::Registration && isDone(count() - 1); }
    /// Lets nothing tick while something else is shown.
    void setPaused(bool isPaused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isRunning() const { return m_guide.has_value(); }
    [[nodiscard]] Guide guide() const { return m_guide.value_or(Guide::Tour); }
    /// Returns the number of the present step, from 0; the number of steps after the last one.
    [[nodiscard]] qsizetype index() const { return m_index; }
    [[nodiscard]] qsizetype count() const { return m_guide ? qsizetype(stepsOf(*m_guide).size()) : 0; }
    /// Returns the number of the present step for readers, from 1.
    [[nodiscard]] qsizetype number() const { return m_index + 1; }
    [[nodiscard]] bool isDone(qsizetype index) const;
    /// Whether the input of a step may be empty, and is.
    [[nodiscard]] bool isOptional(qsizetype index) const;
    /// Whether the input of a step has a text.
    [[nodiscard]] bool isFilled(qsizetype index) const;
    /// Returns the number of findings about the input of a step.
    [[nodiscard]] int notes(qsizetype index) const;
    /// Returns where an action is in the menus.
    [[nodiscard]] QString placeOfAction(QLatin1StringView name) const;
    /// Returns what to do at the present step; empty after the last one.
    [[nodiscard]] QString sentence() const;
    /// Sets who knows what is open in the draft on screen.
    void setOpenInDraft(std::function<OpenInDraft()> open) { m_openInDraft = std::move(open); }
    /// Returns what is open if the present step comes after all questions, otherwise nothing.
    [[nodiscard]] OpenInDraft openInDraft() const;
    /// Returns the name of the input of a step; empty if it has none.
    [[nodiscard]] QString nameOf(qsizetype index) const;
    /// Returns that name, and the tab where it is if another one is shown.
    [[nodiscard]] QString placeOf(qsizetype index) const;
    /// Reports that something else is open now.
    void updateOpen() { Q_EMIT changed(); }

    /// Goes to the next or previous step whose object is available, and gives the focus to its input.
    void go(int by);
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
    void focusInput(qsizetype index);
    /// Goes to another step, but leaves the focus where it is.
    void move(int by);
    void moveTo(qsizetype index);

    QWidget& m_window;
    std::function<OpenInDraft()> m_openInDraft = [] { return OpenInDraft(); };
    std::optional<Guide> m_guide;
    qsizetype m_index = 0;
    std::optional<qsizetype> m_resumeAt; ///< where the focus goes when something gives it to the first input
    bool m_isPaused = false;
    QSet<qsizetype> m_done; ///< of the steps whose objects do not say so themselves
};

} // namespace nidus::ui
