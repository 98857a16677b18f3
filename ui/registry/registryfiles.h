// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QObject>
#include <functional>
#include <utility>

class QWidget;

namespace nidus::ui {

class DraftSaving;
class Notices;
class RecentFiles;
class RegistrySession;

/// Opens, makes, copies and restores registry files. Copying and restoring run off the GUI thread, through a
/// connection of their own.
class RegistryFiles final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    RegistryFiles(RegistrySession& session, DraftSaving& saving, Notices& notices, QWidget* window);

    [[nodiscard]] QAction* newRegistry() const { return m_new; }
    [[nodiscard]] QAction* openRegistry() const { return m_open; }
    [[nodiscard]] QAction* saveAs() const { return m_saveAs; }
    [[nodiscard]] QAction* backUp() const { return m_backUp; }
    [[nodiscard]] QAction* restore() const { return m_restore; }
    [[nodiscard]] RecentFiles* recent() const { return m_recent; }

    /// The registry that was asked for is damaged: restoring is about that one until another is opened.
    void setDamaged(const QString& path);

    /// How registries are opened.
    void setOptions(const storage::RegistryOptions& options) { m_options = options; }

    /// Shows a registry in another window, if there is one that has it. open() asks that first.
    using Elsewhere = std::function<bool(const QString& path)>;
    void setElsewhere(Elsewhere elsewhere) { m_elsewhere = std::move(elsewhere); }

    /// The file of the present registry; empty for one in memory.
    [[nodiscard]] QString present() const;
    /// Whether the present registry is in memory only and something was done in it.
    [[nodiscard]] bool wouldBeLost() const;
    /// Does `go`, which ends work on the present registry, once nothing would be lost by it: at once, or
    /// after the user chose.
    void leaveThen(const std::function<void()>& go);
    /// Opens a registry in place of the present one, after unsaved edits are settled.
    void open(const QString& path);
    /// Makes a registry with the built-in namespaces and opens it.
    void create(const QString& path);
    /// Writes all of the present registry, its history and its bin, into a new file and goes on with that.
    void copyTo(const QString& path);
    /// Writes the same into a new file and goes on with the present one.
    void backUpTo(const QString& path);
    /// Puts the present registry back from a copy and opens it again.
    void restoreFrom(const QString& copy);

Q_SIGNALS:
    void opened();

private:
    using Outcome = std::expected<void, base::Error>;
    using Work = std::function<Outcome(const std::stop_token& stop, base::ProgressSink* progress)>;

    void chooseOpen();
    void chooseNew();
    void chooseCopy();
    void chooseBackup();
    void chooseCopyOf(const QString& target);
    void choose(const QString& title, void (RegistryFiles::*use)(const QString&));
    void chooseExisting(const QString& title, const QString& folder,
                        const std::function<void(const QString&)>& use);
    [[nodiscard]] storage::RestoreOrder orderOf(const QString& copy) const;
    void restore(const QString& target, const storage::RestoreOrder& order);
    void endRestore(const QString& target, const storage::RestoreOrder& order, const storage::RestoreReport& report);
    /// The file that restoring is about; empty for a registry in memory.
    [[nodiscard]] QString path() const;
    /// The latest event of a registry in memory; none of one in a file.
    [[nodiscard]] QList<storage::LoggedEvent> latestEvent() const;
    void begin();
    void updateActions();
    using Copying = Outcome (storage::Copies::*)(const QString& target, const std::stop_token& stop) const;
    /// Copies the present registry into a new file, then does `then`.
    void copyThen(const QString& target, Copying copying, const std::function<void()>& then);
    /// Does `work` in the background under a dialog that can cancel it, then `then` if it succeeded.
    void run(const QString& what, Work work, std::function<void()> then);
    void finish(const Outcome& done, const std::function<void()>& then);
    void report(const base::Error& error);
    void take(std::expected<storage::Registry, base::Error> registry);

    RegistrySession& m_session;
    DraftSaving& m_saving;
    Notices& m_notices;
    QWidget* m_window;
    QAction* m_new;
    QAction* m_open;
    QAction* m_saveAs;
    QAction* m_backUp;
    QAction* m_restore;
    RecentFiles* m_recent;
    QList<storage::LoggedEvent> m_latest; ///< the latest event of a registry in memory when work on it began
    storage::RegistryOptions m_options;
    Elsewhere m_elsewhere;
    QString m_damaged; ///< path of a registry that could not be opened
    LatestJob m_job;
};

} // namespace nidus::ui
