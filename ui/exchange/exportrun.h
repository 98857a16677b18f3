// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/workflow/filebatch.h"
#include "ui/exchange/exportdialog.h"
#include "ui/preview/exportsource.h"
#include "ui/support/latestjob.h"

#include <QObject>
#include <QStringList>
#include <memory>

namespace nidus {

/// What a file that holds all that is exported is called, without its ending.
[[nodiscard]] QString wholeName(const ExportRequest& request);

/// Makes the files of an export off the GUI thread and puts them in their places when told to. One export at
/// a time.
class ExportRun final : public QObject
{
    Q_OBJECT

public:
    explicit ExportRun(QObject* parent = nullptr);

    /// Makes the files that `request` wants for `path`, the file or the folder; made() or failed() follows.
    void make(const ExportSnapshot& snapshot, const ExportRequest& request, const QString& path);
    /// Puts them in their places; placed() or failed() follows.
    void place(std::shared_ptr<FileBatch> files);
    /// Drops what is being made, and says so by failed() with Cancelled.
    void cancel();

Q_SIGNALS:
    void progressed(nidus::Progress progress);
    void made(const std::shared_ptr<nidus::FileBatch>& files);
    /// The names of the files, in the folder that was named.
    void placed(const QStringList& names);
    void failed(const nidus::Error& error);

private:
    LatestJob m_job;
};

} // namespace nidus
