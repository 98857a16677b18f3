// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/exportrun.h"

#include "core/print/pdfwriter.h"
#include "core/workflow/exportwork.h"
#include "ui/support/progressteller.h"

#include <QFileInfo>
#include <optional>

namespace nidus {

namespace {

/// The name of the file in a folder.
QString fileName(const QString& handle, const RegistryContent& part, ExportFormat format)
{
    return exportFileName(handle, format,
                          part.drafts.size() == 1 ? part.drafts.constFirst().draft.nid() : QString());
}

/// Makes the files of one request on the worker's thread.
class Maker final
{
public:
    Maker(ExportRun& run, const LatestJob::Context& job, const ExportRequest& request, FileBatch& files,
          const QString& onlyName)
        : m_stop(job.stopToken()),
          m_progress(job, [&run](Progress progress) { Q_EMIT run.progressed(progress); }),
          m_request(request),
          m_files(files),
          m_onlyName(onlyName)
    {}

    [[nodiscard]] std::expected<void, Error> make(const RegistryContent& all)
    {
        const ExportContent content(all);
        for (const ExportFormat format : m_request.formats) {
            const std::expected<void, Error> done =
                isOneFile(format) ? add(wholeName(m_request), all, format) : addApart(content, format);
            if (!done)
                return done;
        }
        return {};
    }

private:
    [[nodiscard]] bool isOneFile(ExportFormat format) const
    {
        const ExportExtent extent = factsOf(format).extent;
        return extent == ExportExtent::Registry || (extent == ExportExtent::Any && !m_request.isApart);
    }

    std::expected<void, Error> addApart(const ExportContent& content, ExportFormat format)
    {
        Progress progress{0, std::uint64_t(m_request.handles.size())};
        for (const QString& handle : m_request.handles) {
            const auto part = content.pick({handle});
            const std::expected<void, Error> done =
                part ? add(handle, *part, format) : std::unexpected(part.error());
            if (!done)
                return done;
            ++progress.done;
            if (progress.total > 1)
                m_progress.progressed(progress);
        }
        return {};
    }

    /// Where no text is held there is nothing to write.
    std::expected<void, Error> add(const QString& name, const RegistryContent& part, ExportFormat format)
    {
        if (m_stop.stop_requested())
            return std::unexpected(Error{ErrorCode::Cancelled, {}, {}});
        const auto bytes =
            format == ExportFormat::Pdf
                ? writePdf(part, m_request.paper, m_stop, part.records.size() > 1 ? &m_progress : nullptr)
                : writeExport(format, part);
        if (bytes)
            return m_files.add(m_onlyName.isEmpty() ? fileName(name, part, format) : m_onlyName, *bytes);
        if (bytes.error().code == ErrorCode::NoTemplate)
            return {};
        return std::unexpected(bytes.error());
    }

    const std::stop_token& m_stop;
    ProgressTeller m_progress;
    const ExportRequest& m_request;
    FileBatch& m_files;
    QString m_onlyName; ///< of the one file, which the user chose; empty for a folder
};

} // namespace

QString wholeName(const ExportRequest& request)
{
    return request.handles.size() == 1 ? request.handles.constFirst() : QString();
}

QString ExportOrder::folder() const
{
    return request.isFolder ? path : QFileInfo(path).path();
}

ExportRun::ExportRun(QObject* parent) : QObject(parent) {}

void ExportRun::make(const ExportSnapshot& snapshot, const ExportOrder& order)
{
    m_job.run([this, snapshot, order](const LatestJob::Context& job) {
        const auto& [request, path] = order;
        // The file dialog has asked about that very file, wherever a link leads.
        const QFileInfo asked(path);
        const QFileInfo file(asked.exists() ? asked.canonicalFilePath() : path);
        auto batch = FileBatch::in(request.isFolder ? path : file.path());
        auto content = batch ? contentOf(snapshot, request.isWholeRegistry ? QStringList() : request.handles)
                             : std::unexpected(batch.error());
        std::expected<void, Error> done =
            content ? std::expected<void, Error>() : std::unexpected(content.error());
        if (done)
            done = Maker(*this, job, request, *batch, request.isFolder ? QString() : file.fileName())
                       .make(*content);
        if (!done)
            return job.deliver([this, error = done.error()] { Q_EMIT failed(error); });
        const auto files = std::make_shared<FileBatch>(*std::move(batch));
        job.deliver([this, files, order] { Q_EMIT made(files, order); });
    });
}

void ExportRun::place(std::shared_ptr<FileBatch> files, const ExportOrder& order)
{
    m_job.run([this, files = std::move(files), order](const LatestJob::Context& job) {
        const QStringList names = files->names();
        const std::expected<void, Error> done = files->commit();
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
    Q_EMIT failed({ErrorCode::Cancelled, {}, {}});
}

} // namespace nidus
