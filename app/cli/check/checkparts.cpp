// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkparts.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linereader.h"
#include "app/cli/frame/linework.h"
#include "core/base/bytehash.h"
#include "core/base/bytesource.h"
#include "core/batch/duplicatefinder.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/report/checkformats.h"
#include "core/report/parts/partjoin.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <charconv>
#include <functional>
#include <future>
#include <vector>

namespace nidus::cli {

namespace {

constexpr unsigned kMaxParts = 1'000'000;
constexpr std::size_t kCopied = std::size_t{256} << 10; ///< bytes at a time

/// Returns whether everything was read; if not, nothing is written.
bool copyAll(base::ByteSource& source, ByteSink& out)
{
    std::vector<char> block(kCopied);
    while (true) {
        const base::Result<std::size_t> got = source.read(block);
        if (!got)
            out.discard();
        if (!got || *got == 0)
            return got.has_value();
        out.write({block.data(), *got});
    }
}

std::uint64_t countOf(const batch::CheckCounts& counts, check::Verdict verdict)
{
    return counts.byVerdict[static_cast<std::size_t>(verdict)];
}

/// A digest of all rules that affect verdicts, so that reports from different registries are not merged.
std::string rulesDigest(const check::UrnChecker& checker)
{
    std::string all;
    if (const check::NamespaceTable* const table = checker.namespaces()) {
        for (const check::NamespaceEntry& entry : table->entries()) {
            all += entry.nid + (entry.withdrawn ? " withdrawn" : "") + ' ' + entry.leftList + '\n';
            const auto add = [&all](const check::RuleSource& rule) {
                all += rule.start + '\n' + rule.text + '\n' + rule.checkDigit + '\n';
                for (const std::string& word : rule.equivalence)
                    all += word + '\n';
            };
            for (const check::RuleVersion& version : entry.rules)
                add(version.rule->source());
            for (const check::RuleSetRule& rule : entry.profileRules) {
                all += rule.profile + '\n' + rule.prefix + '\n';
                add(rule.rule->source());
            }
        }
    }
    const base::ByteHash hash = base::hashBytes(all);
    return std::to_string(hash.first) + '-' + std::to_string(hash.second);
}

/// A part to merge.
struct MergedPart
{
    std::string path;
    report::PartHeader head;
};

QString notAShare(const std::string& path)
{
    return Cli::tr("%1 is not the finished report of a part. Create it again with check --part.")
        .arg(QString::fromStdString(path));
}

std::expected<MergedPart, QString> shareIn(const std::string& path)
{
    const auto source = base::openRegularSource(path); // it is read again
    if (!source)
        return std::unexpected(findings::describe(source.error()));
    base::Result<report::PartHeader> head = report::PartJoin::head(**source);
    if (!head)
        return std::unexpected(notAShare(path));
    return MergedPart{path, *std::move(head)};
}

/// Checks that the parts are all of one report, and in order.
class PartOrder
{
public:
    /// Adds the next part; a message if it is not the next one.
    [[nodiscard]] std::expected<void, QString> add(const MergedPart& share)
    {
        if (m_shares == 0)
            m_first = share;
        const report::PartHeader& head = share.head;
        if (head.terms != m_first.head.terms || head.share.of != m_first.head.share.of)
            return std::unexpected(
                Cli::tr("%1 and %2 are not parts of one report: the file, the options, or the rules differ.")
                    .arg(QString::fromStdString(m_first.path), QString::fromStdString(share.path)));
        if (m_shares > 0 && head.share.number == m_shares)
            return std::unexpected(
                Cli::tr("%1 and %2 are the same part.")
                    .arg(QString::fromStdString(m_last), QString::fromStdString(share.path)));
        if (head.share.number != m_shares + 1)
            return missing();
        ++m_shares;
        m_last = share.path;
        return {};
    }
    /// A message if parts are missing at the end.
    [[nodiscard]] std::expected<void, QString> end() const
    {
        if (m_shares == 0)
            return std::unexpected(Cli::tr("--merge requires the reports of all parts."));
        return m_shares == m_first.head.share.of ? std::expected<void, QString>() : missing();
    }

private:
    [[nodiscard]] std::unexpected<QString> missing() const
    {
        return std::unexpected(
            Cli::tr("Part %1 of %2 is missing.").arg(m_shares + 1).arg(m_first.head.share.of));
    }

    MergedPart m_first;
    std::string m_last;    ///< path
    unsigned m_shares = 0; ///< added so far
};

/// Returns the next part of a report, absent after the last one; a message on failure.
using NextShare = std::function<std::expected<std::optional<MergedPart>, QString>()>;

/// Parts whose files are named in any order.
std::expected<NextShare, QString> namedParts(const std::vector<std::string>& paths)
{
    std::vector<MergedPart> shares;
    for (const std::string& path : paths) {
        std::expected<MergedPart, QString> share = shareIn(path);
        if (!share)
            return std::unexpected(share.error());
        shares.push_back(*std::move(share));
    }
    std::ranges::sort(shares, {}, [](const MergedPart& share) { return share.head.share.number; });
    PartOrder order;
    for (const MergedPart& share : shares) {
        if (const std::expected<void, QString> fits = order.add(share); !fits)
            return std::unexpected(fits.error());
    }
    if (const std::expected<void, QString> ended = order.end(); !ended)
        return std::unexpected(ended.error());
    return [shares = std::move(shares), next = std::size_t{0}]() mutable {
        return next < shares.size() ? std::optional(shares[next++]) : std::nullopt;
    };
}

/// Parts in order, whose files are named on standard input as soon as they are finished.
NextShare announcedParts(const CommandContext& context)
{
    const std::shared_ptr<base::ByteSource> source = *context.openInput("-");
    return [source, names = LineReader(*source),
            order = PartOrder()]() mutable -> std::expected<std::optional<MergedPart>, QString> {
        const base::Result<std::optional<std::string_view>> name = names.next();
        if (!name)
            return std::unexpected(findings::describe(name.error()));
        if (!*name) {
            const std::expected<void, QString> ended = order.end();
            return ended ? std::expected<std::optional<MergedPart>, QString>()
                         : std::unexpected(ended.error());
        }
        std::expected<MergedPart, QString> share = shareIn(std::string(**name));
        if (!share)
            return std::unexpected(share.error());
        if (const std::expected<void, QString> fits = order.add(*share); !fits)
            return std::unexpected(fits.error());
        return *std::move(share);
    };
}

/// Writes on its own thread while the next text is made.
class BackgroundWriter
{
public:
    /// `sink` is borrowed.
    explicit BackgroundWriter(ByteSink& sink) : m_sink(sink) {}

    /// Takes the text and leaves an empty one.
    void write(std::string& text)
    {
        finish();
        m_text.swap(text);
        text.clear();
        m_writing = std::async([this] { m_sink.write(m_text); });
    }
    /// Waits until all is written.
    void finish()
    {
        if (m_writing.valid())
            m_writing.get();
    }

private:
    ByteSink& m_sink;
    std::string m_text;
    std::future<void> m_writing; ///< last, so that it is destroyed before the data its thread uses
};

std::string_view term(const report::PartSettings& terms, const char* key)
{
    const auto found = terms.find(key);
    return found == terms.end() ? std::string_view() : found->second;
}

} // namespace

std::expected<base::FilePart, QString> filePartOf(const Arguments& arguments)
{
    const std::string_view text = arguments.value("part");
    const char* const end = text.data() + text.size();
    base::FilePart share;
    const std::from_chars_result slash = std::from_chars(text.data(), end, share.number);
    if (slash.ec == std::errc() && slash.ptr != end && *slash.ptr == '/') {
        const std::from_chars_result last = std::from_chars(slash.ptr + 1, end, share.of);
        if (last.ec == std::errc() && last.ptr == end && share.number >= 1 && share.number <= share.of &&
            share.of <= kMaxParts)
            return share;
    }
    return std::unexpected(
        Cli::tr("--part requires K/N for part K of N, such as 1/8 to 8/8; N is at most %1.").arg(kMaxParts));
}

report::PartSettings partSettings(const Arguments& arguments, const check::UrnChecker& checker,
                                  const report::ReportSettings& settings, const CheckInput& input,
                                  const base::OpenFilePart& file)
{
    report::PartSettings terms{
        {"file", settings.files.front()},
        {"size", std::to_string(file.size)},
        {"modified", std::to_string(file.modified)},
        {"format", std::string(report::factsOf(reportFormatOf(arguments)).word)},
        {"rules", rulesDigest(checker)},
        {"language", findings::translatedMessage(findings::entryOf(findings::kCheckDuplicate)).toStdString()},
        {"version", NIDUS_VERSION}};
    terms["profile"] = arguments.value("rules");
    terms["json-field"] = input.name;
    for (const char* const option : {"against", "rfc", "fail-level"})
        terms[option] = arguments.value(option);
    for (const char* const option : {"summary", "only-bad", "duplicates", "escaped", "extract"})
        terms[option] = arguments.isSet(option) ? "yes" : "no";
    return terms;
}

std::optional<batch::CheckCounts> finishedPart(const Arguments& arguments, CommandContext& context,
                                               const report::PartHeader& head)
{
    if (!arguments.isSet("output"))
        return std::nullopt;
    const std::string path(arguments.value("output"));
    const auto open = [&path] { return base::openRegularSource(path); };
    const auto forHead = open();
    if (!forHead || report::PartJoin::head(**forHead) != head)
        return std::nullopt;
    const auto forTotals = open();
    const base::Result<batch::CheckCounts> totals =
        forTotals ? report::PartJoin::totals(**forTotals) : std::unexpected(forTotals.error());
    const auto forCopy = totals ? open() : std::unexpected(totals.error());
    if (!forCopy || !copyAll(**forCopy, *context.out))
        return std::nullopt;
    return *totals;
}

ExitStatus mergeParts(const Arguments& arguments, CommandContext& context)
{
    const std::vector<std::string>& paths = arguments.positional();
    const std::expected<NextShare, QString> next =
        paths.size() == 1 && paths.front() == "-" ? std::expected<NextShare, QString>(announcedParts(context))
                                                  : namedParts(paths);
    std::expected<std::optional<MergedPart>, QString> share =
        next ? (*next)() : std::unexpected(next.error());
    if (!share)
        return context.fail(share.error());
    const report::PartSettings terms = (*share)->head.terms;
    const std::optional<report::ReportFormat> format = report::reportFormatFromWord(term(terms, "format"));
    // Another version may write rows differently.
    if (!format || term(terms, "version") != NIDUS_VERSION)
        return context.fail(notAShare((*share)->path));
    const bool findsDuplicates = term(terms, "duplicates") == "yes";
    // Messages about duplicates are written while merging.
    if (findsDuplicates &&
        term(terms, "language") !=
            findings::translatedMessage(findings::entryOf(findings::kCheckDuplicate)).toStdString())
        return context.fail(Cli::tr("%1 is in another language. Choose that language with --lang.")
                                .arg(QString::fromStdString((*share)->path)));
    const report::ReportSettings settings{.files = {std::string(term(terms, "file"))},
                                          .hasColumn = !term(terms, "json-field").empty(),
                                          .hasAccepting = term(terms, "against") == "all",
                                          .look = lookOf(context)};
    const std::unique_ptr<report::CheckReport> report = term(terms, "summary") == "yes"
                                                            ? report::makeCheckSummary(*format, settings)
                                                            : report::makeCheckReport(*format, settings);
    batch::DuplicateFinder finder(QFile::encodeName(QDir::tempPath()).toStdString());
    report::PartJoin join(*report, finder);
    BackgroundWriter out(*context.out);
    const auto write = [&out](std::string& written) { out.write(written); };
    std::string text;
    report->begin(text);
    write(text);
    const auto giveUp = [&](const QString& why) {
        out.finish();
        context.out->discard();
        return context.fail(why);
    };
    batch::CheckCounts total;
    for (; share && *share; share = (*next)()) {
        const std::string& path = (*share)->path;
        const auto source = base::openRegularSource(path);
        const base::Result<batch::CheckCounts> added =
            source ? join.add(**source, write) : std::unexpected(source.error());
        if (!added)
            return giveUp(added.error().code == base::kBadFormat ? notAShare(path)
                                                                 : findings::describe(added.error()));
        batch::addCounts(total, *added);
        total.hadByteOrderMark = total.hadByteOrderMark || added->hadByteOrderMark;
        total.hadCarriageReturns = total.hadCarriageReturns || added->hadCarriageReturns;
    }
    if (!share)
        return giveUp(share.error());
    if (finder.failure())
        return giveUp(findings::describe(*finder.failure()));
    report->end(text);
    write(text);
    out.finish();
    noteLineEnds(context, QString::fromStdString(report->settings().files.front()), total.hadByteOrderMark,
                 total.hadCarriageReturns);
    const std::string_view asked = term(terms, "fail-level");
    return conclude(context, total, findsDuplicates ? std::optional(join.duplicates()) : std::nullopt,
                    arguments.value("fail-level", asked.empty() ? "error" : asked));
}

ExitStatus conclude(const CommandContext& context, const batch::CheckCounts& counts,
                    std::optional<std::uint64_t> duplicates, std::string_view failLevel)
{
    QString summary = Cli::tr("%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided")
                          .arg(counts.checked())
                          .arg(countOf(counts, check::Verdict::Valid))
                          .arg(countOf(counts, check::Verdict::Invalid))
                          .arg(countOf(counts, check::Verdict::Unregistered))
                          .arg(countOf(counts, check::Verdict::Undecided));
    if (counts.noRule > 0)
        summary += Cli::tr("; %1 of the valid ones have no syntax rule yet").arg(counts.noRule);
    if (duplicates)
        summary += Cli::tr("; %1 duplicates").arg(*duplicates);
    if (counts.blank > 0)
        summary += Cli::tr("; %1 blank lines").arg(counts.blank);
    if (counts.emptyCells > 0)
        summary += Cli::tr("; empty cells: %1").arg(counts.emptyCells);
    if (counts.warnings > 0)
        summary += Cli::tr("; %1 of the valid ones have a warning").arg(counts.warnings);
    if (context.isInterrupted())
        summary += Cli::tr("; interrupted");
    context.say(summary);
    ExitStatus status = ExitStatus::NothingToReport;
    if (counts.checked() > countOf(counts, check::Verdict::Valid))
        status = statusFor(failLevel, findings::Severity::Error);
    return counts.warnings > 0 || duplicates.value_or(0) > 0
               ? graver(status, statusFor(failLevel, findings::Severity::Warning))
               : status;
}

} // namespace nidus::cli
