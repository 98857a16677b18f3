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

/// What a file that holds all that is exported is called, without its ending.
[[nodiscard]] QString wholeName(const ExportRequest& request);

/// What a person wants written, and where.
struct ExportOrder
{
    ExportRequest request;
    QString path; ///< of the file or the folder

    [[nodiscard]] QString folder() const;
};

/// Makes the files of an export off the GUI thread and puts them in their places when told to. One export at
/// a time.
class ExportRun final : public QObject
{
    Q_OBJECT

public:
    explicit ExportRun(QObject* parent = nullptr);

    /// Makes the files; made() or failed() follows.
    void make(const ExportSnapshot& snapshot, const ExportOrder& order);
    /// Puts them in their places; placed() or failed() follows.
    void place(std::shared_ptr<workflow::FileBatch> files, const ExportOrder& order);
    /// Drops what is being made, and says so by failed() with Cancelled.
    void cancel();

Q_SIGNALS:
    void progressed(nidus::base::Progress progress);
    void made(const std::shared_ptr<nidus::workflow::FileBatch>& files, const nidus::ui::ExportOrder& order);
    /// The names of the files, in the folder that was named.
    void placed(const QStringList& names, const nidus::ui::ExportOrder& order);
    void failed(const nidus::base::Error& error);

private:
    LatestJob m_job;
};

} // namespace nidus::ui
