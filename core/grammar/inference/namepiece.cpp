// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/inference/namepiece.h"

#include "core/base/charset.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::size_t kLineLength = 72;

bool hasLetter(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return base::kAlpha.contains(c); });
}

/// "%s" makes the string case-sensitive, as an NSS is (RFC 7405).
std::string quoted(std::string_view text)
{
    std::string quoted = hasLetter(text) ? "%s\"" : "\"";
    return quoted.append(text).append("\"");
}

std::string hex(char c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {digits[byte >> 4U], digits[byte & 0xFU]};
}

bool containsAll(const ByteSet& set, char first, char last)
{
    for (int c = first; c <= last; ++c) {
        if (!set.contains(static_cast<std::uint32_t>(c)))
            return false;
    }
    return true;
}

bool containsAny(const ByteSet& set, char first, char last)
{
    for (int c = first; c <= last; ++c) {
        if (set.contains(static_cast<std::uint32_t>(c)))
            return true;
    }
    return false;
}

/// Writes the rules of one grammar; each piece that needs its own rule is written once.
class AbnfWriter
{
public:
    std::string write(const NamePiece& piece, std::string_view start)
    {
        const std::string body = alternatives(piece);
        std::string text = line(std::string(start), body);
        for (const auto& [name, definition] : m_rules)
            text += line(name, definition);
        if (m_needsEncoded)
            text += line("pct-encoded", "\"%\" 2HEXDIG");
        return text;
    }

private:
    /// Returns the piece as the whole right side of a rule.
    std::string alternatives(const NamePiece& piece)
    {
        if (piece.kind != PieceKind::Choice)
            return element(piece, false);
        std::string text;
        for (const NamePiece& part : piece.parts)
            text.append(text.empty() ? "" : " / ").append(element(part, false));
        return text;
    }

    /// `isPart`: within a sequence.
    std::string element(const NamePiece& piece, bool isPart)
    {
        switch (piece.kind) {
        case PieceKind::Literal: return quoted(piece.text);
        case PieceKind::Characters: return characters(piece);
        case PieceKind::Sequence: {
            if (isPart)
                return ruleFor("part", sequence(piece));
            return sequence(piece);
        }
        case PieceKind::Choice: return ruleFor("part", alternatives(piece));
        case PieceKind::Option: return "[ " + alternatives(piece.parts[0]) + " ]";
        case PieceKind::Repetition: return "*( " + alternatives(piece.parts[0]) + " )";
        }
        std::unreachable();
    }

    std::string sequence(const NamePiece& piece)
    {
        std::string text;
        for (const NamePiece& part : piece.parts)
            text.append(text.empty() ? "" : " ").append(element(part, true));
        return text;
    }

    std::string characters(const NamePiece& piece)
    {
        const std::string counts = repeats(piece.least, piece.most);
        std::vector<std::string> kinds = kindsOf(piece.characters);
        if (piece.hasEncoded) {
            kinds.emplace_back("pct-encoded");
            m_needsEncoded = true;
        }
        if (kinds.size() == 1)
            return counts + kinds[0];
        std::string text;
        for (const std::string& kind : kinds)
            text.append(text.empty() ? "" : " / ").append(kind);
        return counts + ruleFor("char", text);
    }

    static std::string repeats(std::uint32_t least, std::uint32_t most)
    {
        if (least == most)
            return most == 1 ? std::string() : std::to_string(most);
        return (least > 0 ? std::to_string(least) : std::string()) + '*' +
               (most == kUnbounded ? std::string() : std::to_string(most));
    }

    /// Returns the elements for a set, each one byte long.
    static std::vector<std::string> kindsOf(const ByteSet& set)
    {
        std::vector<std::string> kinds;
        const bool hasDigits = containsAll(set, '0', '9');
        const bool isHex = hasDigits && containsAll(set, 'a', 'f') && containsAll(set, 'A', 'F') &&
                           !containsAny(set, 'g', 'z') && !containsAny(set, 'G', 'Z');
        if (isHex) {
            kinds.emplace_back("HEXDIG");
        } else {
            const bool hasAlpha = containsAll(set, 'a', 'z') && containsAll(set, 'A', 'Z');
            if (hasAlpha)
                kinds.emplace_back("ALPHA");
            if (hasDigits)
                kinds.emplace_back("DIGIT");
            if (!hasAlpha) {
                addRuns(kinds, set, 'A', 'Z');
                addRuns(kinds, set, 'a', 'z');
            }
            if (!hasDigits)
                addRuns(kinds, set, '0', '9');
        }
        for (int c = 0x21; c < 0x7F; ++c) {
            if (!base::kAlphanum.contains(char(c)) && set.contains(static_cast<std::uint32_t>(c)))
                kinds.push_back(quoted(std::string(1, char(c))));
        }
        return kinds;
    }

    static void addRuns(std::vector<std::string>& kinds, const ByteSet& set, char first, char last)
    {
        for (int c = first; c <= last; ++c) {
            if (!set.contains(static_cast<std::uint32_t>(c)))
                continue;
            int end = c;
            while (end < last && set.contains(static_cast<std::uint32_t>(end + 1)))
                ++end;
            kinds.push_back(c == end ? quoted(std::string(1, char(c)))
                                     : "%x" + hex(char(c)) + '-' + hex(char(end)));
            c = end;
        }
    }

    /// Returns the name of the rule with this definition.
    std::string ruleFor(std::string_view kind, const std::string& definition)
    {
        const auto known = std::ranges::find(m_rules, definition, &Rule::second);
        if (known != m_rules.end())
            return known->first;
        const auto isOfKind = [kind](const Rule& rule) { return rule.first.starts_with(kind); };
        const auto number = 1 + std::ranges::count_if(m_rules, isOfKind);
        m_rules.emplace_back(std::string(kind) + '-' + std::to_string(number), definition);
        return m_rules.back().first;
    }

    /// Returns a rule, wrapped before each element that does not fit.
    static std::string line(const std::string& name, const std::string& definition)
    {
        std::string text = name + " =";
        const std::string margin(std::min<std::size_t>(name.size() + 3, 16), ' ');
        std::size_t length = text.size();
        for (std::size_t start = 0; start < definition.size();) {
            const std::size_t end = std::min(definition.find(' ', start), definition.size());
            if (length + 1 + end - start > kLineLength) {
                text += '\n' + margin;
                length = margin.size();
            } else {
                text += ' ';
                ++length;
            }
            text.append(definition, start, end - start);
            length += end - start;
            start = end + 1;
        }
        return text + '\n';
    }

    using Rule = std::pair<std::string, std::string>; ///< name, definition

    std::vector<Rule> m_rules;
    bool m_needsEncoded = false;
};

} // namespace

std::string abnfOf(const NamePiece& piece, std::string_view start)
{
    return AbnfWriter().write(piece, start);
}

} // namespace nidus::grammar
