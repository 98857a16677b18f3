// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/inference/inference.h"

#include "core/base/charset.h"
#include "core/grammar/inference/namepiece.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

namespace nidus::grammar {

namespace {

// How much evidence is needed before something counts as a rule and not as chance.
constexpr std::size_t kSeenOften = 30;    ///< texts needed to infer the characters of each place
constexpr std::size_t kSeenAFew = 5;      ///< texts needed to infer one common length
constexpr std::size_t kEachSeen = 3;      ///< least occurrences of each value of a list
constexpr std::size_t kBranchSeen = 8;    ///< least occurrences of a beginning with its own branch
constexpr std::size_t kMostValues = 12;   ///< of a list
constexpr std::size_t kMostShapes = 3;    ///< field counts that are distinguished
constexpr std::size_t kMostLength = 48;   ///< of texts that are described place by place
constexpr std::size_t kLettersOfHex = 12; ///< letters that are all a to f by chance only once in a million
constexpr unsigned kMostDepth = 12;

using Texts = std::vector<std::string_view>;

/// In the order in which they usually nest.
constexpr std::string_view kSeparators = ":/.-_;,=@~+";

Texts unique(Texts texts)
{
    std::ranges::sort(texts);
    const auto repeated = std::ranges::unique(texts);
    texts.erase(repeated.begin(), repeated.end());
    return texts;
}

Texts fieldsOf(std::string_view text, char separator)
{
    Texts fields;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        fields.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos)
            return fields;
        start = end + 1;
    }
}

NamePiece literal(std::string_view text) { return {.kind = PieceKind::Literal, .text = std::string(text)}; }

/// Returns a sequence without nested sequences and with adjacent literals joined; a single part is returned
/// as it is.
NamePiece sequence(std::vector<NamePiece> parts)
{
    NamePiece whole{.kind = PieceKind::Sequence};
    const auto add = [&whole](NamePiece part) {
        const bool joins = part.kind == PieceKind::Literal && !whole.parts.empty() &&
                           whole.parts.back().kind == PieceKind::Literal;
        if (joins)
            whole.parts.back().text += part.text;
        else
            whole.parts.push_back(std::move(part));
    };
    for (NamePiece& part : parts) {
        if (part.kind == PieceKind::Sequence)
            std::ranges::for_each(part.parts, add);
        else
            add(std::move(part));
    }
    return whole.parts.size() == 1 ? NamePiece(whole.parts[0]) : whole;
}

/// Returns a choice without nested choices and with each part once.
NamePiece choice(const std::vector<NamePiece>& parts)
{
    NamePiece whole{.kind = PieceKind::Choice};
    const auto add = [&whole](const NamePiece& part) {
        if (std::ranges::find(whole.parts, part) == whole.parts.end())
            whole.parts.push_back(part);
    };
    for (const NamePiece& part : parts) {
        if (part.kind == PieceKind::Choice)
            std::ranges::for_each(part.parts, add);
        else
            add(part);
    }
    return whole.parts.size() == 1 ? NamePiece(whole.parts[0]) : whole;
}

/// Returns how often each text occurs.
std::map<std::string_view, std::size_t> countsOf(const Texts& texts)
{
    std::map<std::string_view, std::size_t> counts;
    for (const std::string_view text : texts)
        ++counts[text];
    return counts;
}

/// Bytes, and whether they include percent-encoded ones.
struct Characters
{
    ByteSet set;
    bool hasEncoded = false;
};

/// Which letters and digits occur, from all texts of a field.
class Kinds
{
public:
    explicit Kinds(const Texts& texts)
    {
        for (const std::string_view text : texts) {
            for (const char c : text)
                ++m_counts[static_cast<unsigned char>(c)];
        }
        m_isHexSmall = isHex('a', 'z');
        m_isHexCapital = isHex('A', 'Z');
    }

    /// Returns the kinds of the characters seen at some places.
    [[nodiscard]] ByteSet generalized(const ByteSet& seen) const
    {
        ByteSet set;
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            const char c = char(byte);
            if (!seen.contains(byte))
                continue;
            if (base::kDigit.contains(c))
                set.insertRange({'0', '9'});
            else if (c >= 'a' && c <= 'z')
                set.insertAll(letters('a', m_isHexSmall));
            else if (c >= 'A' && c <= 'Z')
                set.insertAll(letters('A', m_isHexCapital));
            else
                set.insert(byte);
        }
        return set;
    }

private:
    /// A few letters that occur often allow no others, such as the X of a check digit.
    [[nodiscard]] ByteSet letters(char first, bool isHex) const
    {
        constexpr std::size_t kFew = 2;
        constexpr std::size_t kTimes = 10;
        std::size_t different = 0;
        std::size_t all = 0;
        for (int i = 0; i < 26; ++i) {
            different += count(char(first + i)) > 0 ? 1U : 0U;
            all += count(char(first + i));
        }
        const auto start = static_cast<unsigned char>(first);
        ByteSet set;
        if (different <= kFew && all >= kTimes * different) {
            for (std::uint32_t c = start; c < start + 26U; ++c) {
                if (m_counts[c] > 0)
                    set.insert(c);
            }
            return set;
        }
        set.insertRange({start, start + (isHex ? 5U : 25U)});
        return set;
    }

    [[nodiscard]] std::size_t count(char c) const { return m_counts[static_cast<unsigned char>(c)]; }

    [[nodiscard]] bool isHex(char first, char last) const
    {
        std::size_t letters = 0;
        for (int c = first; c <= last; ++c) {
            if (c - first > 5 && count(char(c)) > 0)
                return false;
            letters += count(char(c));
        }
        std::size_t digits = 0;
        for (char c = '0'; c <= '9'; ++c)
            digits += count(c);
        return letters >= kLettersOfHex && digits > 0;
    }

    std::array<std::size_t, 256> m_counts{};
    bool m_isHexSmall = false;
    bool m_isHexCapital = false;
};

/// Returns the kind of a character, for comparing texts by their runs of kinds.
char kindOf(char c)
{
    if (base::kDigit.contains(c))
        return '0';
    return base::kAlpha.contains(c) ? (c >= 'a' ? 'a' : 'A') : c;
}

/// Returns where each run of one kind begins.
std::vector<std::size_t> runsOf(std::string_view text)
{
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isAlone = !base::kAlphanum.contains(text[i]);
        if (i == 0 || isAlone || kindOf(text[i]) != kindOf(text[i - 1]))
            starts.push_back(i);
    }
    return starts;
}

std::string shapeOf(std::string_view text)
{
    std::string shape;
    for (const std::size_t start : runsOf(text))
        shape += kindOf(text[start]);
    return shape;
}

enum class Lists : std::uint8_t { Kept, Generalized };

/// Describes the names, field by field.
class Describer
{
public:
    explicit Describer(Lists lists) : m_lists(lists) {}

    NamePiece describe(const Texts& texts, unsigned depth = 0)
    {
        const std::map<std::string_view, std::size_t> counts = countsOf(texts);
        if (counts.begin()->first.empty()) {
            Texts others = texts;
            std::erase(others, std::string_view());
            return others.empty() ? literal({})
                                  : NamePiece{.kind = PieceKind::Option, .parts = {describe(others, depth)}};
        }
        if (m_lists == Lists::Kept && depth > 0) {
            if (counts.size() == 1)
                return literal(texts[0]);
            if (isList(counts))
                return list(counts);
        }
        if (const auto separator = separatorOf(texts); separator && depth < kMostDepth)
            return split(texts, *separator, depth);
        return characters(texts);
    }

    /// Returns whether anything was described by its characters; if not, the result only lists the names.
    [[nodiscard]] bool hasGeneralized() const { return m_hasGeneralized; }

private:
    /// Returns whether a field has so few values, each so often, that other values are unlikely.
    static bool isList(const std::map<std::string_view, std::size_t>& counts)
    {
        return counts.size() <= kMostValues &&
               std::ranges::all_of(counts, [](const auto& value) { return value.second >= kEachSeen; });
    }

    static NamePiece list(const std::map<std::string_view, std::size_t>& counts)
    {
        std::vector<NamePiece> values;
        values.reserve(counts.size());
        for (const auto& [value, count] : counts)
            values.push_back(literal(value));
        return choice(values);
    }

    /// Returns the first separator that divides at least half of the texts.
    static std::optional<char> separatorOf(const Texts& texts)
    {
        for (const char separator : kSeparators) {
            const auto having = std::ranges::count_if(texts, [separator](std::string_view text) {
                return text.find(separator) != std::string_view::npos;
            });
            if (2 * static_cast<std::size_t>(having) >= texts.size() && having > 0)
                return separator;
        }
        return std::nullopt;
    }

    NamePiece split(const Texts& texts, char separator, unsigned depth)
    {
        if (const auto branches = byBeginning(texts, separator, depth))
            return *branches;
        std::map<std::size_t, std::vector<Texts>> rowsBySize;
        for (const std::string_view text : texts) {
            Texts fields = fieldsOf(text, separator);
            const std::size_t size = fields.size();
            rowsBySize[size].push_back(std::move(fields));
        }
        const auto isFrequent = [&texts](const auto& rows) {
            return rows.second.size() >= kSeenAFew && 20 * rows.second.size() >= texts.size();
        };
        if (rowsBySize.size() > 1 &&
            (rowsBySize.size() > kMostShapes || !std::ranges::all_of(rowsBySize, isFrequent)))
            return repeated(rowsBySize, separator, depth);
        std::vector<NamePiece> shapes;
        shapes.reserve(rowsBySize.size());
        for (const auto& [size, rows] : rowsBySize)
            shapes.push_back(columns(rows, size, separator, depth));
        return choice(shapes);
    }

    /// Describes names with the same beginning separately if they continue differently.
    std::optional<NamePiece> byBeginning(const Texts& texts, char separator, unsigned depth)
    {
        if (m_lists != Lists::Kept)
            return std::nullopt;
        std::map<std::string_view, Texts> rests;
        for (const std::string_view text : texts) {
            const std::size_t end = text.find(separator);
            if (end == std::string_view::npos)
                return std::nullopt;
            rests[text.substr(0, end)].push_back(text.substr(end + 1));
        }
        const auto isFrequent = [](const auto& rest) { return rest.second.size() >= kBranchSeen; };
        if (rests.size() < 2 || rests.size() > kMostValues || !std::ranges::all_of(rests, isFrequent))
            return std::nullopt;
        // Beginnings that continue the same way share a branch.
        std::vector<std::pair<NamePiece, std::vector<NamePiece>>> branches;
        for (const auto& [beginning, rest] : rests) {
            const NamePiece piece = describe(rest, depth + 1);
            const auto same = std::ranges::find(branches, piece, &decltype(branches)::value_type::first);
            if (same == branches.end())
                branches.push_back({piece, {literal(beginning)}});
            else
                same->second.push_back(literal(beginning));
        }
        if (branches.size() == 1)
            return std::nullopt;
        std::vector<NamePiece> all;
        all.reserve(branches.size());
        for (const auto& [piece, beginnings] : branches)
            all.push_back(sequence({choice(beginnings), literal({&separator, 1}), piece}));
        return choice(all);
    }

    NamePiece columns(const std::vector<Texts>& rows, std::size_t count, char separator, unsigned depth)
    {
        std::vector<NamePiece> parts;
        for (std::size_t column = 0; column < count; ++column) {
            Texts texts;
            for (const Texts& row : rows)
                texts.push_back(row[column]);
            if (column > 0)
                parts.push_back(literal({&separator, 1}));
            parts.push_back(describe(texts, depth + 1));
        }
        return sequence(std::move(parts));
    }

    /// Describes the fields that all names have, then any number of further ones.
    NamePiece repeated(const std::map<std::size_t, std::vector<Texts>>& rowsBySize, char separator,
                       unsigned depth)
    {
        const std::size_t common = rowsBySize.begin()->first;
        std::vector<Texts> heads;
        Texts further;
        for (const auto& [size, rows] : rowsBySize) {
            for (const Texts& row : rows) {
                const auto end = row.begin() + std::ptrdiff_t(common);
                heads.emplace_back(row.begin(), end);
                further.insert(further.end(), end, row.end());
            }
        }
        const NamePiece more = sequence({literal({&separator, 1}), describe(further, depth + 1)});
        return sequence({columns(heads, common, separator, depth),
                         NamePiece{.kind = PieceKind::Repetition, .parts = {more}}});
    }

    NamePiece characters(const Texts& texts)
    {
        const bool hasEncoded = std::ranges::any_of(
            texts, [](std::string_view text) { return text.find('%') != std::string_view::npos; });
        const bool haveOneLength = std::ranges::adjacent_find(texts, std::ranges::not_equal_to(),
                                                              &std::string_view::size) == texts.end();
        const Kinds kinds(texts);
        if (!hasEncoded && haveOneLength && texts.size() >= kSeenOften && texts[0].size() <= kMostLength)
            return byPlace(texts, kinds);
        const std::string shape = shapeOf(texts[0]);
        const bool haveOneShape =
            !hasEncoded && shape.size() > 1 && shape.size() <= kMostValues && texts.size() >= kSeenAFew &&
            std::ranges::all_of(texts, [&](std::string_view text) { return shapeOf(text) == shape; });
        return haveOneShape ? byRun(texts, shape.size()) : anyOf(texts, kinds, hasEncoded);
    }

    /// Describes texts of one length by the characters at each place.
    NamePiece byPlace(const Texts& texts, const Kinds& kinds)
    {
        std::vector<NamePiece> parts;
        for (std::size_t place = 0; place < texts[0].size(); ++place) {
            ByteSet seen;
            for (const std::string_view text : texts)
                seen.insert(static_cast<unsigned char>(text[place]));
            const bool isFixed = std::ranges::all_of(
                texts, [&](std::string_view text) { return text[place] == texts[0][place]; });
            if (isFixed && m_lists == Lists::Kept) {
                parts.push_back(literal(texts[0].substr(place, 1)));
                continue;
            }
            m_hasGeneralized = true;
            const ByteSet set = kinds.generalized(seen);
            if (!parts.empty() && parts.back().kind == PieceKind::Characters &&
                parts.back().characters == set) {
                ++parts.back().least;
                ++parts.back().most;
            } else {
                parts.push_back({.kind = PieceKind::Characters, .characters = set});
            }
        }
        return sequence(std::move(parts));
    }

    /// Describes texts that differ only in the lengths of their runs.
    NamePiece byRun(const Texts& texts, std::size_t runs)
    {
        std::vector<NamePiece> parts;
        for (std::size_t run = 0; run < runs; ++run) {
            Texts pieces;
            for (const std::string_view text : texts) {
                std::vector<std::size_t> starts = runsOf(text);
                starts.push_back(text.size());
                pieces.push_back(text.substr(starts[run], starts[run + 1] - starts[run]));
            }
            const bool isFixed = unique(pieces).size() == 1;
            const bool isMark = !base::kAlphanum.contains(pieces[0][0]);
            parts.push_back(isMark || (isFixed && m_lists == Lists::Kept)
                                ? literal(pieces[0])
                                : anyOf(pieces, Kinds(pieces), false));
        }
        return sequence(std::move(parts));
    }

    /// Describes texts only by their characters and lengths.
    NamePiece anyOf(const Texts& texts, const Kinds& kinds, bool hasEncoded)
    {
        m_hasGeneralized = true;
        NamePiece piece{.kind = PieceKind::Characters, .hasEncoded = hasEncoded};
        ByteSet seen;
        std::map<std::size_t, std::size_t> lengths;
        for (const std::string_view text : texts) {
            std::size_t length = 0;
            for (std::size_t i = 0; i < text.size(); ++i, ++length) {
                if (text[i] == '%')
                    i += 2;
                else
                    seen.insert(static_cast<unsigned char>(text[i]));
            }
            ++lengths[length];
        }
        piece.characters = kinds.generalized(seen);
        const auto& [shortest, shortestSeen] = *lengths.begin();
        const auto& [longest, longestSeen] = *lengths.rbegin();
        constexpr std::size_t kNarrow = 4;
        const bool isOne = lengths.size() == 1 && texts.size() >= kSeenAFew;
        const bool isNarrow = texts.size() >= kSeenOften && longest - shortest <= kNarrow &&
                              shortestSeen >= kEachSeen && longestSeen >= kEachSeen;
        const bool hasLeast = isOne || (texts.size() >= kSeenOften && shortestSeen >= kEachSeen);
        piece.least = hasLeast ? static_cast<std::uint32_t>(shortest) : 1;
        piece.most = isOne || isNarrow ? static_cast<std::uint32_t>(longest) : kUnbounded;
        return piece;
    }

    Lists m_lists;
    bool m_hasGeneralized = false;
};

} // namespace

InferredGrammar inferGrammar(std::span<const std::string> names)
{
    constexpr std::string_view start = "name";
    Texts texts = unique(Texts(names.begin(), names.end()));
    std::erase(texts, std::string_view());
    if (texts.size() > kMaxInferredNames) {
        const std::size_t step = texts.size() / kMaxInferredNames + 1;
        Texts some;
        for (std::size_t i = 0; i < texts.size(); i += step)
            some.push_back(texts[i]);
        texts = std::move(some);
    }
    if (texts.empty())
        return {};
    Describer describer(Lists::Kept);
    NamePiece piece = describer.describe(texts);
    if (!describer.hasGeneralized())
        piece = Describer(Lists::Generalized).describe(texts);
    return {.text = abnfOf(piece, start), .names = texts.size(), .start = start};
}

} // namespace nidus::grammar
