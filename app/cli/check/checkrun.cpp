// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkrun.h"

#include "core/base/unpackedsource.h"
#include "core/batch/keyhasher.h"

#include <QDir>
#include <QFile>
#include <utility>

namespace nidus::cli {

CheckRun::CheckRun(CommandContext& context, const check::UrnChecker& checker, report::CheckReport& report,
                   CheckRunOptions options)
    : m_context(context),
      m_checker(checker),
      m_report(report),
      m_options(std::move(options)),
      m_blocks(batch::maxBlocksInFlight(m_options.batch))
{
    for (Block& block : m_blocks)
        block.part = report.newPart();
    if (m_options.findsDuplicates)
        m_finder.emplace(QFile::encodeName(QDir::tempPath()).toStdString());
}

base::Result<batch::CheckCounts> CheckRun::check(const std::string& path, std::size_t file)
{
    m_reported = {};
    std::unique_ptr<base::ByteSource> source = std::move(m_options.share);
    if (!source) {
        base::Result<std::unique_ptr<base::ByteSource>> opened = m_context.openInput(path);
        if (!opened)
            return std::unexpected(opened.error());
        source = std::make_unique<base::UnpackedSource>(*std::move(opened));
    }
    begin();
    m_file = file;
    const base::Result<batch::CheckCounts> counts =
        batch::checkBatch(*source, m_checker, m_options.batch, *this, this, m_stop.get_token());
    if (m_finder && m_finder->failure())
        return std::unexpected(about(path, *m_finder->failure()));
    if (!counts && counts.error().code == base::kCanceled)
        return m_reported;
    if (!counts)
        return std::unexpected(about(path, counts.error()));
    return counts;
}

void CheckRun::finish()
{
    // An empty input has a report, but if no input could be read, nothing is written.
    if (!m_hasBegun)
        return;
    m_report.end(m_text);
    flushText();
}

bool CheckRun::isStopped() const
{
    return m_context.isInterrupted() || !m_context.out->isGood() || (m_finder && m_finder->failure());
}

void CheckRun::examine(std::size_t slot, std::span<const batch::CheckedLine> lines)
{
    if (!m_finder)
        return;
    std::vector<std::optional<base::ByteHash>>& keys = m_blocks[slot].keys;
    keys.clear();
    keys.reserve(lines.size());
    batch::KeyHasher hashed(m_checker);
    for (const batch::CheckedLine& line : lines)
        keys.push_back(hashed(line));
}

void CheckRun::arrived(std::size_t slot, std::span<const batch::CheckedLine> lines)
{
    Block& block = m_blocks[slot];
    block.lines = lines;
    if (!m_finder)
        return;
    const std::vector<std::optional<base::ByteHash>>& keys = block.keys;
    block.firstPlaces.assign(lines.size(), std::nullopt);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t ahead = i + batch::kFetchedAhead;
        if (ahead < lines.size() && keys[ahead])
            m_finder->prefetch(*keys[ahead]);
        if (!keys[i])
            continue;
        block.firstPlaces[i] = m_finder->firstPlace(*keys[i], {m_file, lines[i].line});
        m_duplicates += block.firstPlaces[i] ? 1U : 0U;
    }
}

void CheckRun::prepare(std::size_t slot)
{
    Block& block = m_blocks[slot];
    block.part->clear();
    if (!m_report.hasRows())
        return;
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
        report::ReportRow row{.line = block.lines[i], .file = m_file, .firstPlace = std::nullopt};
        if (!block.firstPlaces.empty())
            row.firstPlace = block.firstPlaces[i];
        if (!m_options.onlyBad || row.line.outcome.verdict != check::Verdict::Valid || row.firstPlace)
            m_report.format(*block.part, row);
    }
}

void CheckRun::finished(std::size_t slot, const batch::CheckCounts& counts)
{
    Block& block = m_blocks[slot];
    batch::addCounts(m_reported, {.byVerdict = counts.byVerdict, .noRule = counts.noRule});
    m_hadWarnings = m_hadWarnings || counts.hadWarnings;
    m_report.take(m_text, *block.part);
    flushText();
    // The reader of a pipe gets each block as soon as it is checked. The final flush reports write errors.
    if (!m_context.out->flush() || isStopped())
        m_stop.request_stop();
}

void CheckRun::progressed(base::Progress /*progress*/)
{
    if (isStopped())
        m_stop.request_stop();
}

void CheckRun::begin()
{
    if (!m_hasBegun)
        m_report.begin(m_text);
    m_hasBegun = true;
}

void CheckRun::flushText()
{
    m_context.out->write(m_text);
    m_text.clear();
}

} // namespace nidus::cli
