// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"
#include "ui/exchange/importdialog.h"
#include "ui/support/jobs/latestjob.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <expected>
#include <functional>
#include <optional>

namespace nidus::ui {

class RegistrySession;

/// What a person wants read.
struct ImportRequest
{
    QStringList paths{};             ///< empty: a text that stands in no file
    bool isCheckedOtherwise = false; ///< whether the one file is checked if it cannot be imported
};

/// What an import has done.
struct ImportOutcome
{
    QStringList handles;          ///< of what came to be
    std::optional<base::Error> failure; ///< the last file's that could not go in; Cancelled: nothing went in
};

/// Reads files and imports them off the GUI thread, through a connection of its own; into a registry in
/// memory on it. One import at a time.
class ImportRun final : public QObject
{
    Q_OBJECT

public:
    /// `session` is borrowed.
    explicit ImportRun(RegistrySession& session, QObject* parent = nullptr);

    /// Reads files and finds out what importing them would do; offered() follows.
    void read(const ImportRequest& request);
    /// The same with a text that stands in no file.
    void readText(const QString& name, const QByteArray& text);
    /// Copies the registry file, then imports; finished() follows. Without a copy nothing is imported.
    void import(const QList<OfferedFile>& files);
    /// Drops what is being read; an import still ends with finished(), by Cancelled while the copy is made.
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
