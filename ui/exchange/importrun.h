// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"
#include "ui/exchange/importdialog.h"
#include "ui/support/jobs/latestjob.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace nidus::ui {

class RegistrySession;

/// The files to read for an import.
struct ImportRequest
{
    QStringList paths{};             ///< empty: the text does not come from a file
    bool isCheckedIfUnknown = false; ///< whether the one file is checked if it cannot be imported
};

/// The result of an import.
struct ImportOutcome
{
    QStringList handles;                ///< of the imported records
    std::optional<base::Error> failure; ///< of the last file that failed; Canceled: nothing was imported
    QList<std::pair<QString, findings::Finding>> conflicts{}; ///< why records of a file were not imported
};

/// Backs up a registry before an import, unless it is in memory. For any thread.
[[nodiscard]] base::Result<void> keepImportBackup(const storage::Registry& registry,
                                                  const std::stop_token& stop = {});

/// Reads files and imports them off the GUI thread, through a separate connection; imports into a registry in
/// memory run on the GUI thread. One import at a time.
class ImportRun final : public QObject
{
    Q_OBJECT

public:
    /// `session` is borrowed.
    explicit ImportRun(RegistrySession& session, QObject* parent = nullptr);

    /// Reads files and plans their import; offered() follows.
    void read(const ImportRequest& request);
    /// The same with a text that does not come from a file.
    void readText(const QString& name, const QByteArray& text);
    /// Backs up the registry file, then imports; finished() follows. If the backup fails, imports nothing.
    void import(const QList<OfferedFile>& files);
    /// Stops reading. An import still ends with finished(), with Canceled during the backup.
    void cancel();

Q_SIGNALS:
    void offered(const QList<nidus::ui::OfferedFile>& files, const nidus::ui::ImportRequest& request);
    void finished(const nidus::ui::ImportOutcome& outcome);

private:
    void offer(const ImportRequest& request, std::function<QList<OfferedFile>()> readAll);

    RegistrySession& m_session;
    LatestJob m_reading;
    LatestJob m_importing;
};

} // namespace nidus::ui
