// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "ui/guide/guiderun.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace nidus::ui {

class DraftDocument;
class ProcessActions;
class RegistryPage;
class RegistrySession;

/// One line above the status bar while a guide runs: the step, and whether it is done. It covers nothing and
/// takes no focus by itself. The questions of a registration are shown only with their draft, also after the
/// next start of the program, and end when it is submitted.
class GuideBar final : public QWidget
{
    Q_OBJECT

public:
    /// All are borrowed; the objects of `window` are what the steps are about.
    GuideBar(RegistrySession& session, RegistryPage& page, const ProcessActions& process, QWidget& window);

    /// Starts the tour, or continues it.
    [[nodiscard]] QAction* tour() const { return m_tour; }
    /// Triggers `begin`, which is borrowed, and asks what RFC 8141 asks.
    [[nodiscard]] QAction* registration(QAction* begin);

Q_SIGNALS:
    /// The user has closed it, so the focus is in nothing that is shown.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showStep();
    /// Moves the sentence to a row of its own, above, if it has too little room beside the buttons.
    void arrange();
    [[nodiscard]] QString lastSentence() const;
    /// Returns that the present step is done; empty if it is not, or if its findings are heard.
    [[nodiscard]] QString newlyDone() const;
    /// Returns which questions before the present one, from `first` on, have no answer; empty if there are
    /// none.
    [[nodiscard]] QString openSteps(qsizetype first) const;
    /// Adopts the shown draft as that of the questions.
    void adopt();
    /// Follows whether that draft is shown, and its state.
    void follow();
    /// Remembers where the questions about a draft are, until they are closed or the draft is submitted.
    void remember();
    /// Stores the registry, the draft, and the step of the questions; empty if there are none to continue.
    void leave(const QStringList& at);
    /// Continues the questions that were left with the program.
    void resume();
    [[nodiscard]] bool isAsking() const;
    /// Returns the requirements before the review that the draft on screen does not meet.
    [[nodiscard]] QList<findings::Finding> requirements() const;
    [[nodiscard]] OpenInDraft openInDraft() const;

    RegistrySession& m_session;
    RegistryPage& m_page;
    const ProcessActions& m_process;
    GuideRun* m_run;
    QAction* m_tour;
    QGridLayout* m_layout;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_open; ///< leads to the first open requirement
    QPushButton* m_back;
    QPushButton* m_next;
    QPointer<DraftDocument> m_draft; ///< of the questions; null while it is closed
    qint64 m_draftId = 0;            ///< likewise; 0 until it is stored
    QString m_said;                  ///< the title of the step that was announced
    qsizetype m_index = 0;           ///< of that step
    QStringList m_leftAt;            ///< what is stored about the questions
    bool m_isNew = false;            ///< the questions are about a draft that was created for them
    bool m_wasDone = false;
    bool m_isNarrow = false;
};

} // namespace nidus::ui
