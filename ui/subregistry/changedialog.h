// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/subregistrycontent.h"
#include "ui/support/jobs/latestjob.h"

#include <QDialog>
#include <QString>
#include <QTimer>

class QDialogButtonBox;
class QPushButton;

namespace nidus::ui {

class ChangePreview;

/// A dialog about a change of a subregistry. It plans the change in the background while the user types,
/// shows it, and lets the user confirm it.
class ChangeDialog : public QDialog
{
    Q_OBJECT

public:
    [[nodiscard]] ChangePreview* preview() const { return m_preview; }
    /// Returns the state of the subregistry that the change is planned for; null for a new subregistry.
    [[nodiscard]] const SharedContent& content() const { return m_content; }
    /// Continues with a newer state of the subregistry.
    void setContent(const SharedContent& content) { m_content = content; }
    /// Returns the rows that the user saw and that change.
    [[nodiscard]] virtual QList<subregistry::Entry> seen() const { return {}; }
    /// Plans the change again for a newer state. `changed` is what others changed of the rows, if anything.
    void follow(const SharedContent& content, const QString& changed);
    /// Shows why the change could not be stored, until the user enters something else.
    void showProblem(const QString& text);
    /// Does nothing while the change is being stored: the dialog is disabled until then.
    void reject() override;

Q_SIGNALS:
    /// The user wants the change that is shown.
    void confirmed();

protected:
    ChangeDialog(SharedContent content, QWidget* parent);

    /// Returns the button that confirms the change, with this text, and Cancel.
    [[nodiscard]] QDialogButtonBox* buttons(const QString& confirm);
    /// Makes the confirming button the default one. It must be in the dialog.
    void setDefault();
    /// Plans the change now, or once typing pauses.
    void planNow();
    void planSoon();
    /// Plans what was entered; calls finish() or compute().
    virtual void plan() = 0;
    /// Calls `function(value, stopToken)` in the background, then `show` with its result, which returns
    /// whether the change can be confirmed.
    template <typename Value, typename Function, typename Show>
    void compute(Value value, Function function, Show show);
    void finish(bool isReady);

private:
    void press();

    SharedContent m_content;
    ChangePreview* m_preview;
    QDialogButtonBox* m_buttons;
    QPushButton* m_confirm;
    QTimer m_pause;
    QString m_problem;
    bool m_isComputing = false;
    bool m_isReady = false;
    bool m_isPressed = false; ///< before the change was ready
    LatestJob m_job;
};

template <typename Value, typename Function, typename Show>
void ChangeDialog::compute(Value value, Function function, Show show)
{
    m_isComputing = true;
    m_job.submit(std::move(value), std::move(function),
                 [this, show](auto&& result) { finish(show(std::forward<decltype(result)>(result))); });
}

} // namespace nidus::ui
