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
class WindowMessages;
class RecentFiles;
class RegistrySession;

/// Opens, creates, copies, and restores registry files. Copying and restoring run off the GUI thread, through
/// a separate connection.
class RegistryFiles final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    RegistryFiles(RegistrySession& session, DraftSaving& saving, WindowMessages& notices, QWidget* window);

    [[nodiscard]] QAction* newRegistry() const { return m_new; }
    [[nodiscard]] QAction* openRegistry() const { return m_open; }
    [[nodiscard]] QAction* saveAs() const { return m_saveAs; }
    [[nodiscard]] QAction* backUp() const { return m_backUp; }
    [[nodiscard]] QAction* restore() const { return m_restore; }
    [[nodiscard]] QAction* openSamples() const { return m_openSamples; }
    [[nodiscard]] RecentFiles* recent() const { return m_recent; }

    /// Sets the path of a damaged registry; restoring applies to it until another one is opened.
    void setDamaged(const QString& path);

    /// Sets how registries are opened.
    void setOptions(const storage::RegistryOptions& options) { m_options = options; }

    /// Shows a registry in the window that already has it open, if any. open() calls this first.
    using Elsewhere = std::function<bool(const QString& path)>;
    void setElsewhere(Elsewhere elsewhere) { m_elsewhere = std::move(elsewhere); }

    /// The file of the current registry; empty for one in memory.
    [[nodiscard]] QString present() const;
    /// Whether the current registry is only in memory and has changes.
    [[nodiscard]] bool hasChangesOnlyInMemory() const;
    /// Calls `go`, which closes the current registry, once nothing would be lost: immediately, or after the
    /// user chose.
    void leaveThen(const std::function<void()>& go, const QString& consequence = {});
    /// Opens a registry in place of the current one, after asking about unsaved edits.
    void open(const QString& path);
    /// Creates a registry with the built-in namespaces and opens it.
    void create(const QString& path);
    /// Writes the whole registry with its history and trash to a new file, and opens that.
    void copyTo(const QString& path);
    /// Writes the same to a new file, and keeps the current registry open.
    void backUpTo(const QString& path);
    /// Restores the current registry from a backup and opens it again, after asking if the backup lacks
    /// anything.
    void restoreFrom(const QString& copy);

Q_SIGNALS:
    void opened();
    /// Follows opened() if that was the registry of samples.
    void samplesOpened();

private:
    using Outcome = base::Result<void>;
    using Work = std::function<Outcome(const std::stop_token& stop, base::ProgressSink* progress)>;

    void chooseOpen();
    void leaveForSamples();
    void chooseNew();
    void chooseCopy();
    void chooseBackup();
    void chooseCopyOf(const QString& target);
    void choose(const QString& title, void (RegistryFiles::*use)(const QString&));
    void chooseExisting(const QString& title, const QString& folder,
                        const std::function<void(const QString&)>& use);
    [[nodiscard]] storage::RestoreOrder orderOf(const QString& copy) const;
    /// Compares with the backup first.
    void restore(const QString& target, const storage::RestoreOrder& order);
    void askToRestore(const QString& target, const storage::RestoreOrder& order,
                      const storage::RestoreReport& trial);
    /// Returns a sentence for each fact that the backup lacks or changes.
    /// Asks about unsaved edits, then whether to restore: what is saved now is removed, too.
    void leaveAndRestore(const QString& target, const QString& copy);
    /// Returns the last entries of the history, each as a line after a line break.
    [[nodiscard]] QString lastEntries(qint64 count) const;
    [[nodiscard]] QStringList removedBy(const storage::RestoreReport& trial) const;
    using Restored = std::function<void(const storage::RestoreReport& report)>;
    void runRestore(const QString& target, const storage::RestoreOrder& order, const Restored& then);
    void endRestore(const QString& target, const storage::RestoreReport& report);
    /// The file to restore; empty for a registry in memory.
    [[nodiscard]] QString path() const;
    /// The latest event of a registry in memory; empty for one in a file.
    [[nodiscard]] QList<storage::LoggedEvent> latestEvent() const;
    void begin();
    void updateActions();
    using Copying = Outcome (storage::RegistryBackups::*)(const QString& target,
                                                          const std::stop_token& stop) const;
    /// Copies the current registry to a new file, then calls `then`.
    void copyThen(const QString& target, Copying copying, const std::function<void()>& then);
    /// Runs `work` in the background with a dialog that can cancel it, then `then` if it succeeded.
    void run(const QString& what, Work work, std::function<void()> then);
    void finish(const Outcome& done, const std::function<void()>& then);
    void report(const base::Error& error);
    void take(base::Result<storage::Registry> registry);

    RegistrySession& m_session;
    DraftSaving& m_saving;
    WindowMessages& m_notices;
    QWidget* m_window;
    QAction* m_new;
    QAction* m_open;
    QAction* m_saveAs;
    QAction* m_backUp;
    QAction* m_restore;
    QAction* m_openSamples;
    RecentFiles* m_recent;
    QList<storage::LoggedEvent> m_latest; ///< the latest event of a registry in memory when it was opened
    storage::RegistryOptions m_options;
    Elsewhere m_elsewhere;
    QString m_damaged; ///< path of a registry that could not be opened
    LatestJob m_job;
};

} // namespace nidus::ui
