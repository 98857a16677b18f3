// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/check/checkjob.h"

#include "core/batch/keyhasher.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <utility>

namespace nidus::workflow {

namespace {

/// The most bytes of input per block with a report. The report on a block, up to some hundred bytes for each
/// byte of input, is held until all earlier blocks are reported.
constexpr std::size_t kReportedBlock = std::size_t{64} << 10;

/// Adds the input to a read error: readers do not name it, because a source may be a pipe.
std::unexpected<base::Error> about(const std::string& name, base::Error error)
{
    if (error.subject.empty())
        error.subject = name;
    return std::unexpected(std::move(error));
}

} // namespace

CheckJob::CheckJob(const check::UrnChecker& checker, CheckOutputs outputs, CheckJobOptions options)
    : m_checker(checker),
      m_outputs(std::move(outputs)),
      m_options(std::move(options)),
      m_blocks(batch::maxBlocksInFlight(m_options.batch))
{
    if (m_outputs.report != nullptr) {
        m_options.batch.blockSize = std::min(m_options.batch.blockSize, kReportedBlock);
        for (Block& block : m_blocks)
            block.part = m_outputs.report->newPart();
    }
    if (m_options.findsDuplicates)
        m_finder.emplace(QFile::encodeName(QDir::tempPath()).toStdString());
}

base::Result<batch::CheckCounts>
CheckJob::check(const base::Result<std::unique_ptr<base::ByteSource>>& source, const std::string& name,
                std::size_t file, const std::stop_token& stop)
{
    m_reported = {};
    if (!source)
        return about(name, source.error());
    m_file = file;
    if (m_outputs.report != nullptr && !std::exchange(m_hasBegun, true))
        m_outputs.report->begin(m_text);
    const std::stop_callback passedOn(stop, [this] { m_stop.request_stop(); });
    const base::Result<batch::CheckCounts> counts = batch::checkBatch(
        **source, m_checker, m_options.batch, *this, m_outputs.progress, m_stop.get_token());
    if (hasFailed())
        return about(name, *m_finder->failure());
    // Stopped while waiting for a pipe.
    if (!counts && counts.error().code == base::kCanceled)
        return m_reported;
    if (!counts)
        return about(name, counts.error());
    return counts;
}

void CheckJob::finish()
{
    if (!m_hasBegun)
        return;
    m_outputs.report->end(m_text);
    writeText();
}

void CheckJob::examine(std::size_t slot, std::span<const batch::CheckedLine> lines)
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

void CheckJob::arrived(std::size_t slot, std::span<const batch::CheckedLine> lines)
{
    Block& block = m_blocks[slot];
    block.lines = lines;
    if (m_finder)
        findDuplicates(slot);
    if (m_outputs.choose)
        block.isChosen = m_outputs.choose(lines);
}

void CheckJob::findDuplicates(std::size_t slot)
{
    Block& block = m_blocks[slot];
    const std::vector<std::optional<base::ByteHash>>& keys = block.keys;
    block.firstPlaces.assign(keys.size(), std::nullopt);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::size_t ahead = i + batch::kFetchedAhead;
        if (ahead < keys.size() && keys[ahead])
            m_finder->prefetch(*keys[ahead]);
        if (!keys[i])
            continue;
        block.firstPlaces[i] = m_finder->firstPlace(*keys[i], {m_file, block.lines[i].line});
        m_duplicates += block.firstPlaces[i] ? 1U : 0U;
    }
    if (hasFailed())
        m_stop.request_stop();
}

void CheckJob::prepare(std::size_t slot)
{
    const report::CheckReport* const report = m_outputs.report;
    if (report == nullptr)
        return;
    Block& block = m_blocks[slot];
    block.part->clear();
    if (!report->hasRows())
        return;
    const bool hasChosen = bool(m_outputs.choose);
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
        if (hasChosen && !block.isChosen[i])
            continue;
        report::ReportRow row{.line = block.lines[i], .file = m_file, .firstPlace = std::nullopt};
        if (!block.firstPlaces.empty())
            row.firstPlace = block.firstPlaces[i];
        const check::CheckOutcome& outcome = row.line.outcome;
        if (!m_options.onlyBad || outcome.verdict != check::Verdict::Valid || row.firstPlace ||
            (m_options.keepsWarnings && check::hasWarning(outcome)))
            report->format(*block.part, row);
    }
}

void CheckJob::finished(std::size_t slot, const batch::CheckCounts& counts)
{
    Block& block = m_blocks[slot];
    batch::addCounts(m_reported,
                     {.byVerdict = counts.byVerdict, .noRule = counts.noRule, .warnings = counts.warnings});
    if (m_outputs.report != nullptr) {
        m_outputs.report->take(m_text, *block.part);
        writeText();
    }
    if (m_outputs.lines != nullptr)
        m_outputs.lines->checked(block.lines);
}

void CheckJob::writeText()
{
    m_outputs.write(m_text);
    m_text.clear();
}

} // namespace nidus::workflow
