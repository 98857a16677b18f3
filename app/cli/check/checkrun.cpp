// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkrun.h"

#include "core/base/unpackedsource.h"
#include "core/batch/memberprobe.h"

#include <QFile>
#include <QFileInfo>
#include <utility>

namespace nidus::cli {

CheckRun::CheckRun(CommandContext& context, const check::UrnChecker& checker, report::CheckReport& report,
                   workflow::CheckJobOptions options)
    : m_context(context),
      m_batch(options.batch),
      m_job(checker,
            {.report = &report, .write = [this](std::string_view text) { write(text); }, .progress = this},
            std::move(options))
{}

base::Result<batch::CheckCounts> CheckRun::check(const std::string& path, std::size_t file)
{
    // Standard input and pipes are not probed: programs that write to them wait for each answer.
    const bool isFile = path != "-" && QFileInfo(QFile::decodeName(path.c_str())).isFile();
    if (m_batch.input == batch::InputKind::JsonLines && isFile) {
        const base::Result<std::unique_ptr<base::ByteSource>> source = open(path);
        const base::Result<void> found =
            source ? batch::findMember(**source, m_batch.member, [this] { return isStopped(); })
                   : std::unexpected(source.error());
        if (!found)
            return std::unexpected(about(path, found.error()));
    }
    return m_job.check(open(path), path, file, m_stop.get_token());
}

base::Result<std::unique_ptr<base::ByteSource>> CheckRun::open(const std::string& path) const
{
    base::Result<std::unique_ptr<base::ByteSource>> source = m_context.openInput(path);
    if (source)
        source = std::make_unique<base::UnpackedSource>(*std::move(source));
    return source;
}

base::Result<batch::CheckCounts> CheckRun::checkPart(std::unique_ptr<base::ByteSource> source,
                                                     const std::string& path)
{
    return m_job.check(std::move(source), path, 0, m_stop.get_token());
}

bool CheckRun::isStopped() const
{
    return m_context.isInterrupted() || !m_context.out->isGood() || m_job.hasFailed();
}

void CheckRun::write(std::string_view text)
{
    m_context.out->write(text);
    // The reader of a pipe gets each block as soon as it is checked. The final flush reports write errors.
    if (!m_context.out->flush() || isStopped())
        m_stop.request_stop();
}

void CheckRun::progressed(base::Progress /*progress*/)
{
    if (isStopped())
        m_stop.request_stop();
}

} // namespace nidus::cli
