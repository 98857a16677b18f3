// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/exportrun.h"

#include "core/print/pdfwriter.h"
#include "core/workflow/registry/exportwork.h"
#include "core/workflow/registry/publiccontent.h"
#include "ui/support/jobs/progressforwarder.h"

#include <QFileInfo>

namespace nidus::ui {

namespace {

/// Returns the name of a file in the folder.
QString fileName(const QString& handle, const registration::RegistryContent& part,
                 exchange::ExportFormat format)
{
    return workflow::exportFileName(
        handle, format, part.drafts.size() == 1 ? part.drafts.constFirst().draft.nid() : QString());
}

/// Writes the files of one request on the worker thread.
class Maker final
{
public:
    Maker(ExportRun& run, const LatestJob::Context& job, const ExportRequest& request,
          workflow::FileBatch& files, const QString& onlyName)
        : m_stop(job.stopToken()),
          m_progress(job, [&run](base::Progress progress) { Q_EMIT run.progressed(progress); }),
          m_request(request),
          m_files(files),
          m_onlyName(onlyName)
    {}

    [[nodiscard]] base::Result<void> make(const registration::RegistryContent& all)
    {
        const workflow::ExportContent content(all);
        for (const exchange::ExportFormat format : m_request.formats) {
            const base::Result<void> done =
                isOneFile(format) ? add(wholeName(m_request), all, format) : addApart(content, format);
            if (!done)
                return done;
        }
        return {};
    }

private:
    [[nodiscard]] bool isOneFile(exchange::ExportFormat format) const
    {
        const exchange::ExportExtent extent = factsOf(format).extent;
        return extent == exchange::ExportExtent::Registry ||
               (extent == exchange::ExportExtent::Any && !m_request.isApart);
    }

    base::Result<void> addApart(const workflow::ExportContent& content, exchange::ExportFormat format)
    {
        base::Progress progress{0, std::uint64_t(m_request.handles.size())};
        for (const QString& handle : m_request.handles) {
            const auto part = content.pick({handle});
            const base::Result<void> done = part ? add(handle, *part, format) : std::unexpected(part.error());
            if (!done)
                return done;
            ++progress.done;
            if (progress.total > 1)
                m_progress.progressed(progress);
        }
        return {};
    }

    /// Writes nothing if there is no text.
    base::Result<void> add(const QString& name, const registration::RegistryContent& part,
                           exchange::ExportFormat format)
    {
        if (m_stop.stop_requested())
            return std::unexpected(base::Error{base::kCanceled, {}, {}});
        const auto bytes = exchange::factsOf(format).write == nullptr
                               ? print::writePdf(part, m_request.paper, m_stop,
                                                 part.records.size() > 1 ? &m_progress : nullptr)
                               : exchange::writeExport(format, part);
        if (bytes)
            return m_files.add(m_onlyName.isEmpty() ? fileName(name, part, format) : m_onlyName, *bytes);
        if (bytes.error().code == exchange::kNoTemplate)
            return {};
        return std::unexpected(bytes.error());
    }

    const std::stop_token& m_stop;
    ProgressForwarder m_progress;
    const ExportRequest& m_request;
    workflow::FileBatch& m_files;
    QString m_onlyName; ///< of the single file that the user chose; empty for a folder
};

} // namespace

QString wholeName(const ExportRequest& request)
{
    return request.handles.size() == 1 ? request.handles.constFirst() : QString();
}

QString ExportOrder::folder() const { return request.isFolder ? path : QFileInfo(path).path(); }

ExportRun::ExportRun(QObject* parent) : QObject(parent) {}

void ExportRun::make(const ExportSnapshot& snapshot, const ExportOrder& order)
{
    m_job.run([this, snapshot, order](const LatestJob::Context& job) {
        const auto& [request, path] = order;
        // The file dialog asked about this path, so follow a symbolic link to its target.
        const QFileInfo asked(path);
        const QFileInfo file(asked.exists() ? asked.canonicalFilePath() : path);
        auto batch = workflow::FileBatch::in(request.isFolder ? path : file.path());
        auto content = batch ? contentOf(snapshot, request.isWholeRegistry ? QStringList() : request.handles)
                             : std::unexpected(batch.error());
        if (content && request.isPublic)
            content = workflow::publicContent(*std::move(content));
        base::Result<void> done = content ? base::Result<void>() : std::unexpected(content.error());
        if (done)
            done = Maker(*this, job, request, *batch, request.isFolder ? QString() : file.fileName())
                       .make(*content);
        if (!done)
            return job.deliver([this, error = done.error()] { Q_EMIT failed(error); });
        const auto files = std::make_shared<workflow::FileBatch>(*std::move(batch));
        job.deliver([this, files, order] { Q_EMIT made(files, order); });
    });
}

void ExportRun::place(std::shared_ptr<workflow::FileBatch> files, const ExportOrder& order)
{
    m_job.run([this, files = std::move(files), order](const LatestJob::Context& job) {
        const QStringList names = files->names();
        const base::Result<void> done = files->commit();
        job.deliver([this, names, done, order] {
            if (done)
                Q_EMIT placed(names, order);
            else
                Q_EMIT failed(done.error());
        });
    });
}

void ExportRun::cancel()
{
    m_job.abandon();
    Q_EMIT failed({base::kCanceled, {}, {}});
}

} // namespace nidus::ui
