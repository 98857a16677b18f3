// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkshares.h"

#include "app/cli/check/checktext.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/batch/duplicatefinder.h"
#include "app/cli/frame/linereader.h"
#include "app/cli/frame/linework.h"
#include "core/base/bytehash.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/report/checkformats.h"
#include "core/report/shares/sharejoin.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <charconv>
#include <functional>
#include <future>
#include <vector>

namespace nidus::cli {

namespace {

constexpr unsigned kMostShares = 1'000'000;

std::uint64_t countOf(const batch::CheckCounts& counts, check::Verdict verdict)
{
    return counts.byVerdict[static_cast<std::size_t>(verdict)];
}

/// Of the rules that decide, so that machines with different registries do not make one report.
std::string rulesDigest(const check::UrnChecker& checker)
{
    std::string all;
    if (const check::NamespaceTable* const table = checker.namespaces()) {
        for (const check::NamespaceEntry& entry : table->entries()) {
            all += entry.nid + (entry.withdrawn ? " withdrawn\n" : "\n");
            const auto add = [&all](const check::RuleSource& rule) {
                all += rule.start + '\n' + rule.text + '\n' + rule.checkDigit + '\n';
                for (const std::string& word : rule.equivalence)
                    all += word + '\n';
            };
            for (const check::RuleVersion& version : entry.rules)
                add(version.rule->source());
            for (const check::ProfileRule& rule : entry.profileRules) {
                all += rule.profile + '\n' + rule.prefix + '\n';
                add(rule.rule->source());
            }
        }
    }
    const base::ByteHash hash = base::hashBytes(all);
    return std::to_string(hash.first) + '-' + std::to_string(hash.second);
}

/// A share that is to be joined.
struct JoinedShare
{
    std::string path;
    report::ShareHead head;
};

QString notAShare(const std::string& path)
{
    return Cli::tr("%1 is not the finished report of a share: make it again with check --part.")
        .arg(QString::fromStdString(path));
}

std::expected<JoinedShare, QString> shareIn(const std::string& path, const CommandContext& context)
{
    const auto source = context.openInput(path);
    if (!source)
        return std::unexpected(findings::describe(source.error()));
    std::expected<report::ShareHead, base::Error> head = report::ShareJoin::head(**source);
    if (!head)
        return std::unexpected(notAShare(path));
    return JoinedShare{path, *std::move(head)};
}

/// Sees to it that shares are all those of one report, one behind the other.
class ShareOrder
{
public:
    /// A sentence where it is not the next one.
    [[nodiscard]] std::expected<void, QString> add(const JoinedShare& share)
    {
        if (m_shares == 0)
            m_first = share;
        const report::ShareHead& head = share.head;
        if (head.terms != m_first.head.terms || head.share.of != m_first.head.share.of)
            return std::unexpected(
                Cli::tr("%1 and %2 are not of one report: the file, the options or the rules differ.")
                    .arg(QString::fromStdString(m_first.path), QString::fromStdString(share.path)));
        if (m_shares > 0 && head.share.number == m_shares)
            return std::unexpected(
                Cli::tr("%1 and %2 are the same share.")
                    .arg(QString::fromStdString(m_last), QString::fromStdString(share.path)));
        if (head.share.number != m_shares + 1)
            return missing();
        ++m_shares;
        m_last = share.path;
        return {};
    }
    /// A sentence where there should be more.
    [[nodiscard]] std::expected<void, QString> end() const
    {
        if (m_shares == 0)
            return std::unexpected(Cli::tr("--merge takes the reports of all shares."));
        return m_shares == m_first.head.share.of ? std::expected<void, QString>() : missing();
    }

private:
    [[nodiscard]] std::unexpected<QString> missing() const
    {
        return std::unexpected(
            Cli::tr("Share %1 of %2 is missing.").arg(m_shares + 1).arg(m_first.head.share.of));
    }

    JoinedShare m_first;
    std::string m_last;    ///< path
    unsigned m_shares = 0; ///< up to now
};

/// The next share of a report, absent behind the last one; a sentence where it cannot be had.
using NextShare = std::function<std::expected<std::optional<JoinedShare>, QString>()>;

/// Shares whose files are named in any order.
std::expected<NextShare, QString> namedShares(const std::vector<std::string>& paths,
                                              const CommandContext& context)
{
    std::vector<JoinedShare> shares;
    for (const std::string& path : paths) {
        std::expected<JoinedShare, QString> share = shareIn(path, context);
        if (!share)
            return std::unexpected(share.error());
        shares.push_back(*std::move(share));
    }
    std::ranges::sort(shares, {}, [](const JoinedShare& share) { return share.head.share.number; });
    ShareOrder order;
    for (const JoinedShare& share : shares) {
        if (const std::expected<void, QString> fits = order.add(share); !fits)
            return std::unexpected(fits.error());
    }
    if (const std::expected<void, QString> ended = order.end(); !ended)
        return std::unexpected(ended.error());
    return [shares = std::move(shares), next = std::size_t{0}]() mutable {
        return next < shares.size() ? std::optional(shares[next++]) : std::nullopt;
    };
}

/// Shares in their order, whose files standard input names once they are finished.
NextShare announcedShares(const CommandContext& context)
{
    const std::shared_ptr<base::ByteSource> source = *context.openInput("-");
    return [&context, source, names = LineReader(*source),
            order = ShareOrder()]() mutable -> std::expected<std::optional<JoinedShare>, QString> {
        const std::expected<std::optional<std::string_view>, base::Error> name = names.next();
        if (!name)
            return std::unexpected(findings::describe(name.error()));
        if (!*name) {
            const std::expected<void, QString> ended = order.end();
            return ended ? std::expected<std::optional<JoinedShare>, QString>()
                         : std::unexpected(ended.error());
        }
        std::expected<JoinedShare, QString> share = shareIn(std::string(**name), context);
        if (!share)
            return std::unexpected(share.error());
        if (const std::expected<void, QString> fits = order.add(*share); !fits)
            return std::unexpected(fits.error());
        return *std::move(share);
    };
}

/// Writes on a thread of its own while the next text is made.
class WriteBehind
{
public:
    /// `sink` is lent.
    explicit WriteBehind(ByteSink& sink) : m_sink(sink) {}

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
    std::future<void> m_writing; ///< last: goes before what the thread uses
};

std::string_view term(const report::ShareTerms& terms, const char* key)
{
    const auto found = terms.find(key);
    return found == terms.end() ? std::string_view() : found->second;
}

} // namespace

std::unique_ptr<report::CheckReport> makeReport(report::ReportFormat format, bool isSummary, const CommandContext& context,
                                        const report::ReportSettings& settings)
{
    std::unique_ptr<report::CheckReport> report =
        isSummary ? report::makeCheckSummary(format, settings) : report::makeCheckReport(format, settings);
    if (report)
        return report;
    if (isSummary)
        return std::make_unique<TextSummary>(settings);
    return std::make_unique<TextReport>(settings, TerminalLook{context.useColour, context.outIsTerminal});
}

std::expected<base::Share, QString> shareOf(const Arguments& arguments)
{
    const std::string_view text = arguments.value("part");
    const char* const end = text.data() + text.size();
    base::Share share;
    const std::from_chars_result slash = std::from_chars(text.data(), end, share.number);
    if (slash.ec == std::errc() && slash.ptr != end && *slash.ptr == '/') {
        const std::from_chars_result last = std::from_chars(slash.ptr + 1, end, share.of);
        if (last.ec == std::errc() && last.ptr == end && share.number >= 1 && share.number <= share.of &&
            share.of <= kMostShares)
            return share;
    }
    return std::unexpected(
        Cli::tr("--part takes K/N: the K-th of N shares, 1/8 to 8/8, of at most %1.").arg(kMostShares));
}

report::ShareTerms shareTerms(const Arguments& arguments, const check::UrnChecker& checker, const report::ReportSettings& settings,
                      const base::SharedFile& file)
{
    report::ShareTerms terms{{"file", settings.files.front()},
                     {"size", std::to_string(file.size)},
                     {"modified", std::to_string(file.modified)},
                     {"format", std::string(report::factsOf(reportFormatOf(arguments)).word)},
                     {"rules", rulesDigest(checker)},
                     {"language", findings::translatedMessage(findings::entryOf(findings::kCheckDuplicate)).toStdString()},
                     {"version", NIDUS_VERSION}};
    for (const char* const option : {"against", "profile", "rfc", "fail-level", "json-field"})
        terms[option] = arguments.value(option);
    for (const char* const option : {"summary", "only-bad", "duplicates", "escaped"})
        terms[option] = arguments.isSet(option) ? "yes" : "no";
    return terms;
}

std::optional<report::ShareTotals> finishedShare(const Arguments& arguments, CommandContext& context,
                                         const report::ShareHead& head)
{
    if (!arguments.isSet("output"))
        return std::nullopt;
    const std::string path(arguments.value("output"));
    const auto open = [&path] { return base::openByteSource(path); };
    const auto forHead = open();
    if (!forHead || report::ShareJoin::head(**forHead) != head)
        return std::nullopt;
    const auto forTotals = open();
    const std::expected<report::ShareTotals, base::Error> totals =
        forTotals ? report::ShareJoin::totals(**forTotals) : std::unexpected(forTotals.error());
    const std::expected<std::string, base::Error> bytes =
        totals ? context.readAll(path) : std::unexpected(totals.error());
    if (!bytes)
        return std::nullopt;
    context.out->write(*bytes);
    return *totals;
}

ExitStatus mergeShares(const Arguments& arguments, CommandContext& context)
{
    const std::vector<std::string>& paths = arguments.positional();
    const std::expected<NextShare, QString> next =
        paths.size() == 1 && paths.front() == "-"
            ? std::expected<NextShare, QString>(announcedShares(context))
            : namedShares(paths, context);
    std::expected<std::optional<JoinedShare>, QString> share =
        next ? (*next)() : std::unexpected(next.error());
    if (!share)
        return context.fail(share.error());
    const report::ShareTerms terms = (*share)->head.terms;
    const std::optional<report::ReportFormat> format = report::reportFormatFromWord(term(terms, "format"));
    // Another version may write other rows.
    if (!format || term(terms, "version") != NIDUS_VERSION)
        return context.fail(notAShare((*share)->path));
    const bool findsDuplicates = term(terms, "duplicates") == "yes";
    // Whether a name comes again is said here.
    if (findsDuplicates &&
        term(terms, "language") != findings::translatedMessage(findings::entryOf(findings::kCheckDuplicate)).toStdString())
        return context.fail(Cli::tr("%1 is in another language: choose it with --lang.")
                                .arg(QString::fromStdString((*share)->path)));
    const std::unique_ptr<report::CheckReport> report = makeReport(*format, term(terms, "summary") == "yes", context,
                                                           {.files = {std::string(term(terms, "file"))},
                                                            .hasColumn = !term(terms, "json-field").empty(),
                                                            .hasAccepting = term(terms, "against") == "all"});
    batch::DuplicateFinder finder(QFile::encodeName(QDir::tempPath()).toStdString());
    report::ShareJoin join(*report, finder);
    WriteBehind out(*context.out);
    const auto write = [&out](std::string& written) { out.write(written); };
    std::string text;
    report->begin(text);
    write(text);
    const auto giveUp = [&](const QString& why) {
        out.finish();
        context.out->discard();
        return context.fail(why);
    };
    report::ShareTotals total;
    for (; share && *share; share = (*next)()) {
        const std::string& path = (*share)->path;
        const auto source = context.openInput(path);
        const std::expected<report::ShareTotals, base::Error> added =
            source ? join.add(**source, write) : std::unexpected(source.error());
        if (!added)
            return giveUp(added.error().code == base::ErrorCode::BadFormat ? notAShare(path)
                                                                     : findings::describe(added.error()));
        batch::addCounts(total.counts, added->counts);
        total.counts.hadByteOrderMark = total.counts.hadByteOrderMark || added->counts.hadByteOrderMark;
        total.counts.hadCarriageReturns = total.counts.hadCarriageReturns || added->counts.hadCarriageReturns;
        total.hadWarnings = total.hadWarnings || added->hadWarnings;
    }
    if (!share)
        return giveUp(share.error());
    if (finder.failure())
        return giveUp(findings::describe(*finder.failure()));
    report->end(text);
    write(text);
    out.finish();
    total.hadWarnings = total.hadWarnings || join.duplicates() > 0;
    noteLineEnds(context, QString::fromStdString(report->settings().files.front()),
                 total.counts.hadByteOrderMark, total.counts.hadCarriageReturns);
    const std::string_view asked = term(terms, "fail-level");
    return conclude(context, total, findsDuplicates ? std::optional(join.duplicates()) : std::nullopt,
                    arguments.value("fail-level", asked.empty() ? "error" : asked));
}

ExitStatus conclude(const CommandContext& context, const report::ShareTotals& totals,
                    std::optional<std::uint64_t> duplicates, std::string_view failLevel)
{
    const batch::CheckCounts& counts = totals.counts;
    QString summary = Cli::tr("%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided")
                          .arg(counts.checked())
                          .arg(countOf(counts, check::Verdict::Valid))
                          .arg(countOf(counts, check::Verdict::Invalid))
                          .arg(countOf(counts, check::Verdict::Unregistered))
                          .arg(countOf(counts, check::Verdict::Undecided));
    if (counts.noRule > 0)
        summary += Cli::tr("; %1 of those valid have no rule yet").arg(counts.noRule);
    if (duplicates)
        summary += Cli::tr("; %1 duplicates").arg(*duplicates);
    if (counts.blank > 0)
        summary += Cli::tr("; %1 blank lines").arg(counts.blank);
    if (context.isInterrupted())
        summary += Cli::tr("; interrupted");
    context.say(summary);
    ExitStatus status = ExitStatus::NothingToReport;
    if (counts.checked() > countOf(counts, check::Verdict::Valid))
        status = statusFor(failLevel, findings::Severity::Error);
    return totals.hadWarnings ? graver(status, statusFor(failLevel, findings::Severity::Warning)) : status;
}

} // namespace nidus::cli
