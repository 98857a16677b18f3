// SPDX-License-Identifier: Apache-2.0
#include "core/report/parts/partjoin.h"

#include "core/exchange/formats/lineformat.h"
#include "core/report/rows/partfile.h"
#include "core/urn/nid.h"
#include "core/urn/urn.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

namespace nidus::report {

namespace {

/// The largest size of a report part. The results for one block of input are much smaller, so a larger one is
/// damaged.
constexpr std::size_t kMostText = std::size_t{1} << 30;
constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 20; ///< bytes

/// Fills in the missing numbers; the first line of the part of the input is `base` + 1. Returns false if the
/// data is invalid.
bool loadForm(std::string_view bytes, ReportPart& part, std::uint64_t base, std::uint64_t firstPlace)
{
    part.clear();
    const std::optional<std::uint64_t> holes = takeVarint(bytes);
    if (!holes)
        return false;
    std::string& text = part.text;
    PlaceMoves moves;
    std::size_t above = 0; // where the previous piece starts in the text, and its size
    std::size_t aboveSize = 0;
    std::size_t place = 0; // position in the text with marks
    std::uint64_t line = base;
    while (true) {
        const std::optional<SharedPiece> piece = takePiece(bytes, aboveSize);
        if (!piece || text.size() > kMostText)
            return false;
        const std::size_t begin = text.size();
        text.append(text, above, piece->front);
        text += piece->middle;
        text.append(text, above + aboveSize - piece->back, piece->back);
        above = begin;
        aboveSize = text.size() - begin;
        if (moves.size() == *holes)
            return part.load(bytes, moves);
        const std::optional<std::uint64_t> mark = takeVarint(bytes);
        if (!mark)
            return false;
        line += *mark >> 1U;
        place += aboveSize + kMarkWidth;
        exchange::appendNumber(text, (*mark & 1U) != 0 ? firstPlace : line);
        moves.add(place, text.size());
    }
}

std::optional<unsigned> numberBehind(std::string_view& text, std::string_view key)
{
    const std::size_t end = text.find('\n');
    if (!text.starts_with(key) || end == std::string_view::npos)
        return std::nullopt;
    unsigned number = 0;
    const char* const last = text.data() + end;
    const auto read = std::from_chars(text.data() + key.size(), last, number);
    if (read.ec != std::errc() || read.ptr != last)
        return std::nullopt;
    text.remove_prefix(end + 1);
    return number;
}

std::optional<PartHeader> readHead(std::string_view text)
{
    const std::optional<unsigned> number = numberBehind(text, "share=");
    const std::optional<unsigned> of = number ? numberBehind(text, "of=") : std::nullopt;
    if (!of)
        return std::nullopt;
    PartHeader head{.share = {.number = *number, .of = *of}, .terms = {}};
    while (!text.empty()) {
        const std::optional<std::string_view> key = takeCounted(text);
        const std::optional<std::string_view> value = takeCounted(text);
        if (!key || !value)
            return std::nullopt;
        head.terms.emplace(*key, *value);
    }
    return head;
}

std::optional<batch::CheckCounts> readTotals(std::string_view text)
{
    batch::CheckCounts counts;
    const auto take = [&text](std::uint64_t& into) {
        const std::optional<std::uint64_t> value = takeVarint(text);
        into = value.value_or(0);
        return value.has_value();
    };
    if (!std::ranges::all_of(counts.byVerdict, take) || !take(counts.noRule) || !take(counts.warnings) ||
        !take(counts.blank) || !take(counts.lines))
        return std::nullopt;
    for (bool* const flag : {&counts.hadByteOrderMark, &counts.hadCarriageReturns}) {
        const std::optional<std::uint64_t> value = takeVarint(text);
        if (!value)
            return std::nullopt;
        *flag = *value != 0;
    }
    return text.empty() ? std::optional(counts) : std::nullopt;
}

std::unexpected<base::Error> damaged() { return std::unexpected(base::Error{base::kBadFormat, {}, {}}); }

/// Passes each record to `isSound`, which returns whether it could be read; returns the totals at the end.
template <typename IsSound>
base::Result<batch::CheckCounts> readRecords(base::ByteSource& source, IsSound isSound)
{
    PartReader reader(source);
    std::optional<batch::CheckCounts> totals;
    while (true) {
        const base::Result<std::optional<PartRecord>> record = reader.next();
        if (!record)
            return std::unexpected(record.error());
        if (!*record)
            return totals ? base::Result<batch::CheckCounts>(*totals) : damaged();
        if ((*record)->tag == PartTag::End)
            totals = readTotals((*record)->bytes);
        else if (!isSound(**record))
            return damaged();
    }
}

/// The keys of a record's rows, in order.
class KeyReader
{
public:
    /// Borrows `names`.
    KeyReader(std::string_view bytes, const batch::DuplicateFinder& names) : m_bytes(bytes), m_names(names) {}

    [[nodiscard]] bool isAtEnd() const { return m_bytes.empty(); }
    /// Absent at the end.
    [[nodiscard]] std::optional<base::ByteHash> next()
    {
        if (m_bytes.size() < sizeof(base::ByteHash))
            return std::nullopt;
        constexpr std::size_t kAhead = batch::kFetchedAhead * sizeof(base::ByteHash);
        if (m_bytes.size() >= kAhead + sizeof(base::ByteHash))
            m_names.prefetch(keyAt(kAhead));
        const base::ByteHash key = keyAt(0);
        m_bytes.remove_prefix(sizeof key);
        return key;
    }

private:
    [[nodiscard]] base::ByteHash keyAt(std::size_t byte) const
    {
        base::ByteHash key{0, 0};
        std::memcpy(&key, m_bytes.data() + byte, sizeof key);
        return key;
    }

    std::string_view m_bytes;
    const batch::DuplicateFinder& m_names;
};

/// The data of the latest silent row.
class SilentRow
{
public:
    /// Reads the next one from the start of `bytes`; returns false if the data is invalid.
    [[nodiscard]] bool take(std::string_view& bytes)
    {
        const std::optional<std::uint64_t> moved = takeVarint(bytes);
        const std::optional<std::uint64_t> column = takeVarint(bytes);
        const std::optional<std::uint64_t> nidOffset = takeVarint(bytes);
        const std::optional<std::uint64_t> nidLength = takeVarint(bytes);
        const std::optional<SharedPiece> piece = takePiece(bytes, m_name.size());
        if (!moved || !column || !nidOffset || !nidLength || !piece)
            return false;
        // No line that is checked has larger numbers; these fit into the types below.
        if (*moved > std::numeric_limits<std::uint64_t>::max() - m_fileOffset ||
            *column > check::kMaxUrnLength + 1 || *nidOffset > urn::kSchemeLength ||
            *nidLength > urn::kMaxNidLength)
            return false;
        m_name.replace(piece->front, m_name.size() - piece->front - piece->back, piece->middle);
        m_fileOffset += *moved;
        m_column = static_cast<std::uint32_t>(*column);
        m_outcome.nidOffset = static_cast<std::uint8_t>(*nidOffset);
        m_outcome.nidLength = static_cast<std::uint8_t>(*nidLength);
        return m_name.size() <= check::kMaxUrnLength &&
               std::size_t{m_outcome.nidOffset} + m_outcome.nidLength <= m_name.size();
    }
    /// Valid until the next call of take().
    [[nodiscard]] batch::CheckedLine line(std::uint64_t number) const
    {
        return {number, m_fileOffset, m_name, m_column, m_outcome};
    }

private:
    std::string m_name;
    std::uint64_t m_fileOffset = 0;
    std::uint32_t m_column = 1;
    check::CheckOutcome m_outcome;
};

} // namespace

PartJoin::PartJoin(CheckReport& report, batch::DuplicateFinder& duplicateFinder)
    : m_report(report), m_duplicateFinder(duplicateFinder), m_part(report.newPart())
{}

base::Result<PartHeader> PartJoin::head(base::ByteSource& source)
{
    PartReader reader(source);
    const base::Result<std::optional<PartRecord>> record = reader.next();
    if (!record)
        return std::unexpected(record.error());
    if (!*record || (*record)->tag != PartTag::Head)
        return damaged();
    const std::optional<PartHeader> head = readHead((*record)->bytes);
    return head ? base::Result<PartHeader>(*head) : damaged();
}

base::Result<batch::CheckCounts> PartJoin::totals(base::ByteSource& source)
{
    return readRecords(source, [](const PartRecord&) { return true; });
}

base::Result<batch::CheckCounts> PartJoin::add(base::ByteSource& source,
                                               const std::function<void(std::string&)>& written)
{
    const base::Result<batch::CheckCounts> totals = readRecords(source, [&](const PartRecord& record) {
        bool isSound = true;
        if (record.tag == PartTag::Rows)
            isSound = addRows(record.bytes);
        else if (record.tag == PartTag::RowsApart)
            isSound = addRowsApart(record.bytes);
        if (isSound && m_text.size() >= kWrittenAtOnce)
            written(m_text);
        return isSound;
    });
    if (!totals)
        return totals;
    written(m_text);
    m_linesBefore += totals->lines;
    return totals;
}

bool PartJoin::addRows(std::string_view bytes)
{
    if (!loadForm(bytes, *m_part, m_linesBefore, 0))
        return false;
    m_report.append(m_text, *m_part);
    return true;
}

bool PartJoin::addRowsApart(std::string_view bytes)
{
    const std::optional<std::string_view> keys = takeCounted(bytes);
    if (!keys)
        return false;
    KeyReader names(*keys, m_duplicateFinder);
    SilentRow silent;
    std::uint64_t lineNumber = m_linesBefore;
    m_part->clear();
    const auto flush = [this] {
        m_report.append(m_text, *m_part);
        m_part->clear();
    };
    while (!bytes.empty()) {
        const std::optional<std::uint64_t> head = takeVarint(bytes);
        if (!head || m_text.size() + m_part->text.size() > kMostText)
            return false;
        const auto kind = static_cast<RowApart>(*head & 3U);
        lineNumber += *head >> 2U;
        std::optional<batch::UrnPlace> first;
        if (kind != RowApart::NoName) {
            const std::optional<base::ByteHash> key = names.next();
            if (!key)
                return false;
            first = m_duplicateFinder.firstPlace(*key, {.file = 0, .line = lineNumber});
            m_duplicates += first ? 1U : 0U;
        }
        if (kind == RowApart::Silent || kind == RowApart::Skipped) {
            if (!silent.take(bytes))
                return false;
            if (kind == RowApart::Silent || first)
                m_report.format(*m_part, {silent.line(lineNumber), 0, first});
            continue;
        }
        flush();
        const std::optional<std::string_view> plain = takeCounted(bytes);
        const std::optional<std::string_view> again = kind == RowApart::Forms ? takeCounted(bytes) : plain;
        if (!plain || !again)
            return false;
        const std::string_view form = first ? *again : *plain;
        if (!form.empty() && !loadForm(form, *m_part, m_linesBefore, first ? first->line : 0))
            return false;
        flush();
    }
    flush();
    return names.isAtEnd();
}

} // namespace nidus::report
