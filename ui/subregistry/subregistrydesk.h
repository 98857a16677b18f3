// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/session/registrysession.h"
#include "ui/session/registrywork.h"
#include "ui/subregistry/subregistrycontent.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace nidus::ui {

class ChangeDialog;
class SubregistryPanel;
class WindowMessages;

/// The subregistries of a namespace, and its syntax rule.
struct NamespaceLists
{
    QList<SharedContent> lists{};
    std::shared_ptr<const check::LazyRule> rule{}; ///< null if it has none
};

/// What became of an undo.
struct UndoOutcome
{
    std::optional<workflow::SubregistryAnswer> answer{}; ///< absent if there is nothing to undo
    QString text{};                                      ///< what was done
    QString hindrance{};                                 ///< why the expected change was not undone
};

/// A letter that answers a request.
struct AnswerLetter
{
    QString text;
    QStringList contacts; ///< of those to whom it is
    QStringList copies{}; ///< contacts of former holders
    QString request{};
    QString values{}; ///< for the name of a file
    QString again{};  ///< how to see the letter again
};

/// Reads the subregistries of the shown namespace in the background, and reports what was done with them.
class SubregistryDesk final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `panel` is the parent.
    SubregistryDesk(RegistrySession& session, SubregistryPanel& panel, WindowMessages& notices);

    [[nodiscard]] RegistrySession& session() const { return m_session; }
    [[nodiscard]] SubregistryPanel& panel() const { return m_panel; }
    [[nodiscard]] WindowMessages& notices() const { return m_notices; }
    /// Returns the parent of dialogs.
    [[nodiscard]] QWidget* window() const;
    /// Returns the name of the chosen subregistry; both parts are empty if there is none.
    [[nodiscard]] workflow::SubregistryName name() const;
    /// Returns the date of a change of the chosen subregistry that is not given one.
    [[nodiscard]] QDate today() const;
    /// Reads a subregistry; null if that fails. For any thread.
    [[nodiscard]] static SharedContent fresh(const storage::Registry& registry,
                                             const workflow::SubregistryName& name);
    /// Calls `work` with the registry in the background, then `show` with its result; `busy` is disabled
    /// meanwhile. Does nothing while it works already. In a registry in memory, everything happens now.
    template <typename T>
    void run(QWidget* busy, std::function<base::Result<T>(storage::Registry&)> work,
             std::function<void(const base::Result<T>&)> show);

    /// Reads the lists of the shown namespace again, and then chooses one by its name.
    void load(const QString& choose = {});
    /// Reports a change with a way to undo it, and shows the new state.
    void finish(const workflow::SubregistryAnswer& answer, const QString& text);
    /// Reports that a request was refused, with a way to undo it, and shows it.
    void finishRefusal(const QString& request, const QString& text);
    /// Reverses the refusal of a request, which can then be answered again.
    void undoRefusal(const workflow::SubregistryName& name, const QString& request);
    /// Reverses the newest change unless it is not `expected`; refusals do not count.
    void undo(const workflow::SubregistryName& name, qint64 expected);
    /// Shows an answer letter about values to edit, copy, save, or send.
    void showLetter(const AnswerLetter& letter);
    /// Returns what others changed, as sentences.
    [[nodiscard]] static QString meanwhileText(const SharedContent& content,
                                               const QList<subregistry::ListChange>& changes);
    /// Shows a dialog about the chosen subregistry, which follows what others change meanwhile.
    void open(ChangeDialog* dialog);

Q_SIGNALS:
    /// The lists of the shown namespace were read again.
    void refreshed();

private:
    void refresh(ChangeDialog* dialog, const workflow::SubregistryName& about) const;
    void show(const NamespaceLists& read, const QString& nid, const QString& choose);
    void begin(QWidget* busy);
    void end();
    void undo(const std::function<base::Result<UndoOutcome>(storage::Registry&)>& work);
    void showUndone(const UndoOutcome& outcome);

    RegistrySession& m_session;
    SubregistryPanel& m_panel;
    WindowMessages& m_notices;
    bool m_isWorking = false;
    QTimer m_disabling;
    QPointer<QWidget> m_busy;
    QPointer<QWidget> m_focus; ///< had the focus when the work began
    LatestJob m_reading;
    RegistryWork m_working;
};

template <typename T>
void SubregistryDesk::run(QWidget* busy, std::function<base::Result<T>(storage::Registry&)> work,
                          std::function<void(const base::Result<T>&)> show)
{
    if (m_isWorking)
        return;
    begin(busy);
    m_working.run<T>(m_session.registry(), std::move(work),
                     [this, show = std::move(show)](const base::Result<T>& result) {
                         end();
                         show(result);
                     });
}

} // namespace nidus::ui
