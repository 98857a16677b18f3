// SPDX-License-Identifier: Apache-2.0
#include "app/cli/checkrun.h"

#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"

namespace nidus {

namespace {

constexpr std::size_t kTextHeld = std::size_t{256} << 10; ///< bytes of report held back

} // namespace

CheckRun::CheckRun(CommandContext& context, const UrnChecker& checker, CheckReport& report,
                   const CheckRunOptions& options)
    : m_context(context), m_checker(checker), m_report(report), m_options(options)
{
    if (options.findsDuplicates)
        m_finder.emplace();
}

std::expected<CheckCounts, Error> CheckRun::check(const std::string& path, std::size_t file)
{
    const std::expected<std::unique_ptr<ByteSource>, Error> source = m_context.openInput(path);
    if (!source)
        return std::unexpected(source.error());
    begin();
    m_file = file;
    m_reported = {};
    const std::expected<CheckCounts, Error> counts =
        checkBatch(**source, m_checker, m_options.batch, *this, this, m_stop.get_token());
    if (!counts && counts.error().code == ErrorCode::Cancelled)
        return m_reported;
    if (!counts)
        return std::unexpected(about(path, counts.error()));
    return counts;
}

void CheckRun::finish()
{
    // A report of nothing is a report too, but where no input could be read nothing is written.
    if (!m_hasBegun)
        return;
    m_report.end(m_text);
    flushText();
}

bool CheckRun::isStopped() const
{
    return m_context.isInterrupted() || !m_context.out->isGood();
}

void CheckRun::checked(std::span<const CheckedLine> lines)
{
    for (const CheckedLine& line : lines) {
        ++m_reported.byVerdict[static_cast<std::size_t>(line.outcome.verdict)];
        m_reported.noRule += line.outcome.reason == CheckReason::NoRule ? 1U : 0U;
        const std::optional<UrnPlace> first = m_finder ? firstPlace(line) : std::nullopt;
        const bool isValid = line.outcome.verdict == Verdict::Valid;
        m_hadWarnings = m_hadWarnings || (isValid && line.outcome.reason != CheckReason::None &&
                                          line.outcome.reason != CheckReason::ProfileAccepts);
        if (m_options.onlyBad && isValid && !first)
            continue;
        m_report.add(m_text, {line, m_file, first});
        if (m_text.size() >= kTextHeld)
            flushText();
    }
    flushText();
    // Whoever waits at the other end of a pipe gets each block as soon as it is checked. A failure to write
    // is told by the final flush.
    if (!m_context.out->flush() || isStopped())
        m_stop.request_stop();
}

void CheckRun::progressed(Progress /*progress*/)
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

std::optional<UrnPlace> CheckRun::firstPlace(const CheckedLine& line)
{
    const std::expected<Urn, UrnFailure> urn = parseUrn(line.text, m_checker.options().rfc);
    if (!urn)
        return std::nullopt;
    const std::optional<UrnPlace> first =
        m_finder->firstPlace(m_checker.normalised(*urn, NormalForm::Key), {std::uint32_t(m_file), line.line});
    if (first)
        ++m_duplicates;
    return first;
}

} // namespace nidus
