// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/workflow/import/filebatch.h"
#include "ui/exchange/exportdialog.h"
#include "ui/preview/exportsource.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QStringList>
#include <memory>

namespace nidus::ui {

/// Returns the name, without its suffix, of a file that contains everything exported.
[[nodiscard]] QString wholeName(const ExportRequest& request);

/// An export and its target.
struct ExportOrder
{
    ExportRequest request;
    QString path; ///< of the file or folder

    [[nodiscard]] QString folder() const;
};

/// Writes the files of an export off the GUI thread and moves them into place on request. One export at a
/// time.
class ExportRun final : public QObject
{
    Q_OBJECT

public:
    explicit ExportRun(QObject* parent = nullptr);

    /// Writes the files; made() or failed() follows.
    void make(const ExportSnapshot& snapshot, const ExportOrder& order);
    /// Moves them into place; placed() or failed() follows.
    void place(std::shared_ptr<workflow::FileBatch> files, const ExportOrder& order);
    /// Stops writing, then emits failed() with Canceled.
    void cancel();

Q_SIGNALS:
    void progressed(nidus::base::Progress progress);
    void made(const std::shared_ptr<nidus::workflow::FileBatch>& files, const nidus::ui::ExportOrder& order);
    /// The names of the files, in the requested folder.
    void placed(const QStringList& names, const nidus::ui::ExportOrder& order);
    void failed(const nidus::base::Error& error);

private:
    LatestJob m_job;
};

} // namespace nidus::ui
