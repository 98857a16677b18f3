// SPDX-License-Identifier: Apache-2.0
#include "core/report/summary/checksummary.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/reporttext.h"
#include "core/findings/text/sharedtexts.h"
#include "core/report/rows/partfile.h"
#include "core/urn/nid.h"

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace nidus::report {

namespace {

constexpr int kCountWidth = 12; // columns

constexpr std::array kCountedVerdicts{check::Verdict::Valid, check::Verdict::Invalid,
                                      check::Verdict::Unregistered, check::Verdict::Undecided};

NidCounts::Code& codeOf(NidCounts& counts, std::string_view word)
{
    auto code = std::ranges::find(counts.codes, word, &NidCounts::Code::word);
    if (code == counts.codes.end())
        code = counts.codes.insert(code, {.word = word, .count = 0, .example = {}});
    return *code;
}

void addCode(NidCounts& counts, std::string_view word, std::string_view urn)
{
    NidCounts::Code& code = codeOf(counts, word);
    ++code.count;
    if (code.example.empty())
        exchange::appendUrn(code.example, urn.substr(0, kMostExampleBytes));
}

class SummaryPart final : public ReportPart
{
public:
    void clear() override { summary.clear(); }
    void save(std::string& out) const override { summary.save(out); }
    [[nodiscard]] bool load(std::string_view saved, const PlaceMoves& /*moves*/) override
    {
        return summary.load(saved);
    }

    NidSummary summary;
};

} // namespace

std::uint64_t NidCounts::total() const
{
    return std::accumulate(byVerdict.begin(), byVerdict.end(), std::uint64_t{0});
}

std::uint64_t NidCounts::of(check::Verdict verdict) const
{
    return byVerdict[static_cast<std::size_t>(verdict)];
}

QString NidCounts::label() const
{
    if (nid.empty())
        return findings::noNidText();
    return nid == kOtherNids ? findings::otherNidsText() : QString::fromStdString(nid);
}

void NidSummary::add(const ReportRow& row)
{
    const std::string_view nid = nidOf(row.line);
    if (m_last == nullptr || nid != m_lastNid) {
        m_last = &countsOf(nid);
        m_lastNid = nid;
    }
    ++m_last->byVerdict[static_cast<std::size_t>(row.line.outcome.verdict)];
    m_last->noRule += row.line.outcome.reason == check::CheckReason::NoRule ? 1U : 0U;
    m_last->warnings += check::hasWarning(row.line.outcome) ? 1U : 0U;
    if (const std::string_view code = codeOf(row); !code.empty())
        addCode(*m_last, code, row.line.text);
}

void NidSummary::add(const NidSummary& later)
{
    for (const NidCounts* more : later.m_order) {
        NidCounts& counts = countsOf(more->nid);
        std::ranges::transform(counts.byVerdict, more->byVerdict, counts.byVerdict.begin(), std::plus());
        counts.noRule += more->noRule;
        counts.warnings += more->warnings;
        for (const NidCounts::Code& code : more->codes) {
            NidCounts::Code& known = codeOf(counts, code.word);
            known.count += code.count;
            if (known.example.empty())
                known.example = code.example;
        }
    }
}

void NidSummary::clear()
{
    m_counts.clear();
    m_order.clear();
    m_last = nullptr;
}

NidCounts& NidSummary::countsOf(std::string_view nid)
{
    std::string name = urn::lowerNid(nid);
    if (m_counts.size() >= kMostNids && !m_counts.contains(name))
        name = kOtherNids;
    const auto [counts, isNew] = m_counts.try_emplace(name);
    counts->second.nid = std::move(name);
    if (isNew)
        m_order.push_back(&counts->second); // its address does not change
    return counts->second;
}

void NidSummary::save(std::string& out) const
{
    for (const NidCounts* counts : m_order) {
        appendCounted(out, counts->nid);
        for (const std::uint64_t count : counts->byVerdict)
            appendVarint(out, count);
        appendVarint(out, counts->noRule);
        appendVarint(out, counts->warnings);
        appendVarint(out, counts->codes.size());
        for (const NidCounts::Code& code : counts->codes) {
            appendCounted(out, code.word);
            appendVarint(out, code.count);
            appendCounted(out, code.example);
        }
    }
}

bool NidSummary::load(std::string_view saved)
{
    clear();
    bool isSound = true;
    const auto number = [&] {
        const std::optional<std::uint64_t> value = takeVarint(saved);
        isSound = isSound && value;
        return value.value_or(0);
    };
    const auto text = [&] {
        const std::optional<std::string_view> value = takeCounted(saved);
        isSound = isSound && value;
        return value.value_or(std::string_view());
    };
    while (isSound && !saved.empty()) {
        NidCounts& counts = countsOf(text());
        for (std::uint64_t& count : counts.byVerdict)
            count += number();
        counts.noRule += number();
        counts.warnings += number();
        for (std::uint64_t codes = number(); isSound && codes > 0; --codes) {
            const std::string_view word = text();
            const findings::CatalogEntry* const entry =
                findings::catalogEntry(QString::fromUtf8(word.data(), qsizetype(word.size())));
            isSound = isSound && entry != nullptr;
            if (!isSound)
                return false;
            const QLatin1StringView known = entry->id.word();
            NidCounts::Code& code = codeOf(counts, {known.data(), std::size_t(known.size())});
            code.count += number();
            const std::string_view example = text();
            if (code.example.empty())
                code.example = example;
        }
    }
    return isSound;
}

std::vector<NidCounts> NidSummary::counts(std::size_t mostCodes) const
{
    std::vector<NidCounts> all;
    all.reserve(m_counts.size());
    for (const auto& [nid, counts] : m_counts) {
        all.push_back(counts);
        std::ranges::sort(all.back().codes, [](const NidCounts::Code& a, const NidCounts::Code& b) {
            return a.count != b.count ? a.count > b.count : a.word < b.word;
        });
        all.back().codes.resize(std::min(all.back().codes.size(), mostCodes));
    }
    std::ranges::sort(all, [](const NidCounts& a, const NidCounts& b) {
        return a.total() != b.total() ? a.total() > b.total() : a.nid < b.nid;
    });
    return all;
}

std::unique_ptr<ReportPart> SummaryReport::newPart() const { return std::make_unique<SummaryPart>(); }

void SummaryReport::format(ReportPart& part, const ReportRow& row) const
{
    static_cast<SummaryPart&>(part).summary.add(row);
}

void SummaryReport::append(std::string& /*out*/, const ReportPart& part)
{
    m_summary.add(static_cast<const SummaryPart&>(part).summary);
}

void TsvSummary::end(std::string& out)
{
    for (const NidCounts& counts : summary().counts()) {
        std::string start;
        exchange::appendUrn(start, counts.nid);
        start += '\t';
        exchange::appendNumber(start, counts.total());
        for (const check::Verdict verdict : kCountedVerdicts) {
            start += '\t';
            exchange::appendNumber(start, counts.of(verdict));
        }
        std::string end(1, '\t');
        exchange::appendNumber(end, counts.warnings);
        end += '\n';
        if (counts.codes.empty())
            out.append(start).append("\t\t\t").append(end);
        for (const NidCounts::Code& code : counts.codes) {
            out.append(start).append("\t").append(code.word).append("\t");
            exchange::appendNumber(out, code.count);
            out.append("\t").append(code.example).append(end);
        }
    }
}

void TextSummary::end(std::string& out)
{
    for (const NidCounts& counts : summary().counts()) {
        out += findings::totalsSentence(counts.label(), counts.byVerdict).toStdString();
        out += '\n';
        for (const NidCounts::Code& code : counts.codes)
            out += u"%1  %2  %3\n"_s.arg(code.count, kCountWidth)
                       .arg(QString::fromLatin1(code.word.data(), qsizetype(code.word.size())),
                            QString::fromStdString(code.example))
                       .toStdString();
    }
}

void JsonSummary::end(std::string& out)
{
    exchange::JsonWriter json(out, exchange::JsonLayout::Indented);
    json.beginArray();
    for (const NidCounts& counts : summary().counts()) {
        json.beginObject();
        json.key("nid");
        if (counts.nid.empty())
            json.null();
        else
            json.urn(counts.nid);
        json.key("count");
        json.number(counts.total());
        for (const check::Verdict verdict : kCountedVerdicts) {
            json.key(check::verdictWord(verdict));
            json.number(counts.of(verdict));
        }
        json.key("warnings");
        json.number(counts.warnings);
        json.key("codes");
        json.beginArray();
        for (const NidCounts::Code& code : counts.codes) {
            json.beginObject();
            json.key("code");
            json.text(code.word);
            json.key("count");
            json.number(code.count);
            json.key("example");
            json.text(code.example);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    out += '\n';
}

} // namespace nidus::report
