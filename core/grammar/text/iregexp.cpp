// SPDX-License-Identifier: Apache-2.0
// Deliberate deviation from RFC 9485: \p{..} and \P{..} cover only the ASCII part of a category (reported),
// because URNs contain no other characters.
#include "core/grammar/text/iregexp.h"

#include "core/base/utf8.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

using Ranges = std::vector<CodeRange>;

struct Category
{
    std::string_view name;
    std::string_view ascii; ///< pairs of least and greatest
};

// The ASCII members of Unicode's general categories.
constexpr std::array<Category, 19> kCategories{{
    {"L", "AZaz"},
    {"Lu", "AZ"},
    {"Ll", "az"},
    {"N", "09"},
    {"Nd", "09"},
    {"P", "!#%*,/:;?@[]__{{}}"},
    {"Pc", "__"},
    {"Pd", "--"},
    {"Ps", "(([[{{"},
    {"Pe", "))]]}}"},
    {"Po", "!#%'**,,./:;?@\\\\"},
    {"S", "$$++<>^^``||~~"},
    {"Sm", "++<>||~~"},
    {"Sc", "$$"},
    {"Sk", "^^``"},
    {"Z", "  "},
    {"Zs", "  "},
    {"C", {"\0\x1F\x7F\x7F", 4}},
    {"Cc", {"\0\x1F\x7F\x7F", 4}},
}};
/// Categories without an ASCII member.
constexpr std::string_view kOtherCategories = " Lt Lm Lo M Mn Mc Me Nl No Pi Pf So Zl Zp Cf Co Cn ";

Ranges sorted(Ranges ranges)
{
    std::ranges::sort(ranges, {}, &CodeRange::least);
    Ranges joined;
    for (const CodeRange range : ranges) {
        if (!joined.empty() && range.least <= joined.back().greatest + 1)
            joined.back().greatest = std::max(joined.back().greatest, range.greatest);
        else
            joined.push_back(range);
    }
    return joined;
}

Ranges complement(const Ranges& ranges)
{
    Ranges others;
    std::uint32_t next = 0;
    for (const CodeRange range : sorted(ranges)) {
        if (range.least > next)
            others.push_back({next, range.least - 1});
        next = range.greatest + 1;
    }
    if (next <= kLastCodePoint)
        others.push_back({next, kLastCodePoint});
    return others;
}

class RegexParser
{
public:
    RegexParser(std::string_view text, FindingSink& findings, GrammarTree& tree)
        : m_text(text), m_findings(findings), m_tree(tree)
    {}

    NodeId run();
    [[nodiscard]] bool isBroken() const { return m_isBroken; }

private:
    [[nodiscard]] bool isAt(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    /// Reports once, then gives up the rest of the text.
    void fail(GrammarCode code, std::size_t offset, std::size_t length);
    NodeId alternation(int depth);
    NodeId branch(int depth);
    NodeId piece(int depth);
    NodeId atom(int depth);
    NodeId classNode(Ranges ranges, std::size_t begin);
    std::optional<std::uint32_t> count();
    std::optional<std::pair<std::uint32_t, std::uint32_t>> quantifier();
    std::optional<std::uint32_t> character();
    std::optional<std::uint32_t> escaped();
    Ranges category();
    Ranges classExpression();

    std::string_view m_text;
    FindingSink& m_findings;
    GrammarTree& m_tree;
    std::size_t m_at = 0;
    bool m_isBroken = false;
};

NodeId RegexParser::run()
{
    const NodeId body = alternation(0);
    if (m_at < m_text.size())
        fail(GrammarCode::RegexSyntax, m_at, 1);
    return body;
}

void RegexParser::fail(GrammarCode code, std::size_t offset, std::size_t length)
{
    if (!m_isBroken)
        m_findings.report(code, GrammarSeverity::Error, {offset, length});
    m_isBroken = true;
    m_at = m_text.size();
}

// i-regexp = branch *( "|" branch )
NodeId RegexParser::alternation(int depth)
{
    Node node{.kind = NodeKind::Alternation, .place = {m_at, 0}};
    node.children.push_back(branch(depth));
    while (isAt('|')) {
        ++m_at;
        node.children.push_back(branch(depth));
    }
    return node.children.size() == 1 ? node.children[0] : m_tree.add(std::move(node));
}

// branch = *piece
NodeId RegexParser::branch(int depth)
{
    Node node{.kind = NodeKind::Concatenation, .place = {m_at, 0}};
    while (m_at < m_text.size() && !isAt('|') && !isAt(')'))
        node.children.push_back(piece(depth));
    return node.children.size() == 1 ? node.children[0] : m_tree.add(std::move(node));
}

// piece = atom [ quantifier ]
NodeId RegexParser::piece(int depth)
{
    const std::size_t begin = m_at;
    const NodeId inner = atom(depth);
    const auto counts = quantifier();
    if (!counts)
        return inner;
    if (counts->first > counts->second)
        fail(GrammarCode::RepeatInverted, begin, m_at - begin);
    Node node{.kind = NodeKind::Repetition, .place = {begin, m_at - begin}};
    node.isOptional = counts->first == 0 && counts->second == 1;
    node.least = counts->first;
    node.most = std::max(counts->first, counts->second);
    node.children = {inner};
    return m_tree.add(std::move(node));
}

std::optional<std::uint32_t> RegexParser::count()
{
    const std::size_t begin = m_at;
    std::uint32_t value = 0;
    for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at)
        value = std::min(value * 10 + static_cast<std::uint32_t>(m_text[m_at] - '0'), kMaxRepeatCount + 1);
    if (m_at == begin)
        return std::nullopt;
    if (value > kMaxRepeatCount)
        fail(GrammarCode::RepeatTooLarge, begin, m_at - begin);
    return std::min(value, kMaxRepeatCount);
}

// quantifier = ( "*" / "+" / "?" ) / range-quantifier; range-quantifier = "{" QuantExact [ "," [ QuantExact ]
// ] "}"
std::optional<std::pair<std::uint32_t, std::uint32_t>> RegexParser::quantifier()
{
    if (m_at >= m_text.size())
        return std::nullopt;
    const std::size_t begin = m_at;
    switch (m_text[m_at]) {
    case '*': ++m_at; return std::pair{0U, kUnbounded};
    case '+': ++m_at; return std::pair{1U, kUnbounded};
    case '?': ++m_at; return std::pair{0U, 1U};
    case '{': ++m_at; break;
    default: return std::nullopt;
    }
    const auto least = count();
    std::uint32_t most = least.value_or(0);
    if (least && isAt(',')) {
        ++m_at;
        most = isAt('}') ? kUnbounded : count().value_or(0);
    }
    if (!least || !isAt('}')) {
        fail(GrammarCode::RegexSyntax, begin, 1);
        return std::nullopt;
    }
    ++m_at;
    return std::pair{*least, most};
}

// atom = NormalChar / charClass / ( "(" i-regexp ")" )
NodeId RegexParser::atom(int depth)
{
    const std::size_t begin = m_at;
    if (isAt('(')) {
        if (depth >= kMaxNesting) {
            fail(GrammarCode::NestedTooDeep, begin, 1);
            return m_tree.add({.place = {begin, 1}});
        }
        ++m_at;
        const NodeId inner = alternation(depth + 1);
        if (isAt(')'))
            ++m_at;
        else
            fail(GrammarCode::GroupUnclosed, begin, 1);
        return inner;
    }
    if (isAt('.')) {
        ++m_at;
        return classNode(complement({{'\n', '\n'}, {'\r', '\r'}}), begin);
    }
    if (isAt('['))
        return classNode(classExpression(), begin);
    if (isAt('\\') && m_at + 1 < m_text.size() && (m_text[m_at + 1] == 'p' || m_text[m_at + 1] == 'P'))
        return classNode(category(), begin);
    const bool isEscape = isAt('\\');
    constexpr std::string_view kSpecial = "*+.?]{}";
    if (!isEscape && kSpecial.find(m_text[m_at]) != std::string_view::npos)
        fail(GrammarCode::RegexSyntax, begin, 1);
    Node node{.kind = NodeKind::Literal, .isCaseSensitive = true, .place = {begin, 0}};
    if (const auto value = isEscape ? escaped() : character())
        node.text += base::toUtf8(*value);
    node.place.length = m_at - begin;
    return m_tree.add(std::move(node));
}

NodeId RegexParser::classNode(Ranges ranges, std::size_t begin)
{
    Node node{.kind = NodeKind::CharClass, .isUtf8 = true, .place = {begin, m_at - begin}};
    node.ranges = sorted(std::move(ranges));
    node.text = std::string(m_text.substr(begin, m_at - begin));
    return m_tree.add(std::move(node));
}

std::optional<std::uint32_t> RegexParser::character()
{
    const base::Utf8Character character =
        m_at < m_text.size() ? base::utf8CharacterAt(m_text, m_at) : base::Utf8Character{};
    if (!character.isValid) {
        fail(GrammarCode::RegexSyntax, m_at, 1);
        return std::nullopt;
    }
    m_at += character.length;
    return character.codePoint;
}

// SingleCharEsc = "\" ( %x28-2B / "-" / "." / "?" / %x5B-5E / %s"n" / %s"r" / %s"t" / %x7B-7D )
std::optional<std::uint32_t> RegexParser::escaped()
{
    const char c = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    constexpr std::string_view kItself = "()*+-.?[\\]^{|}";
    std::uint32_t value = 0;
    if (c != '\0' && kItself.find(c) != std::string_view::npos)
        value = static_cast<unsigned char>(c);
    else if (c == 'n')
        value = '\n';
    else if (c == 'r')
        value = '\r';
    else if (c == 't')
        value = '\t';
    else {
        fail(GrammarCode::RegexSyntax, m_at, 2);
        return std::nullopt;
    }
    m_at += 2;
    return value;
}

// charClassEsc = catEsc / complEsc; catEsc = %s"\p{" charProp "}"; complEsc = %s"\P{" charProp "}"
Ranges RegexParser::category()
{
    const std::size_t begin = m_at;
    const bool isComplement = m_text[m_at + 1] == 'P';
    const std::size_t close = m_text.find('}', m_at);
    if (close == std::string_view::npos || m_at + 2 >= m_text.size() || m_text[m_at + 2] != '{') {
        fail(GrammarCode::RegexSyntax, begin, 2);
        return {};
    }
    const std::string_view name = m_text.substr(m_at + 3, close - m_at - 3);
    const auto* const known = std::ranges::find(kCategories, name, &Category::name);
    const std::string padded = ' ' + std::string(name) + ' ';
    if (known == kCategories.end() && (name.find(' ') != std::string_view::npos ||
                                       kOtherCategories.find(padded) == std::string_view::npos)) {
        fail(GrammarCode::RegexSyntax, begin, close + 1 - begin);
        return {};
    }
    m_findings.report(GrammarCode::RegexUnicode, GrammarSeverity::Warning, {begin, close + 1 - begin},
                      {std::string(name)});
    m_at = close + 1;
    Ranges ranges;
    for (std::size_t i = 0; known != kCategories.end() && i < known->ascii.size(); i += 2)
        ranges.push_back(
            {static_cast<unsigned char>(known->ascii[i]), static_cast<unsigned char>(known->ascii[i + 1])});
    if (!isComplement)
        return ranges;
    ranges.push_back({0x80, kLastCodePoint});
    return complement(ranges);
}

// charClassExpr = "[" [ "^" ] ( "-" / CCE1 ) *CCE1 [ "-" ] "]"; CCE1 = ( CCchar [ "-" CCchar ] ) /
// charClassEsc
Ranges RegexParser::classExpression()
{
    const std::size_t begin = m_at++;
    const bool isComplement = isAt('^');
    m_at += isComplement ? 1U : 0U;
    Ranges ranges;
    const std::size_t first = m_at;
    while (m_at < m_text.size() && (!isAt(']') || m_at == first)) {
        if (isAt('-')) {
            const bool isLast = m_at + 1 < m_text.size() && m_text[m_at + 1] == ']';
            if (m_at != first && !isLast)
                fail(GrammarCode::RegexSyntax, m_at, 1);
            ranges.push_back({'-', '-'});
            ++m_at;
            continue;
        }
        if (isAt('\\') && m_at + 1 < m_text.size() && (m_text[m_at + 1] == 'p' || m_text[m_at + 1] == 'P')) {
            const Ranges members = category();
            ranges.insert(ranges.end(), members.begin(), members.end());
            continue;
        }
        if (isAt('[') || isAt(']'))
            fail(GrammarCode::RegexSyntax, m_at, 1);
        const std::size_t start = m_at;
        const auto least = isAt('\\') ? escaped() : character();
        auto greatest = least;
        if (isAt('-') && m_at + 1 < m_text.size() && m_text[m_at + 1] != ']') {
            ++m_at;
            if (isAt('[') || isAt('-'))
                fail(GrammarCode::RegexSyntax, m_at, 1);
            greatest = isAt('\\') ? escaped() : character();
        }
        if (!least || !greatest)
            return {};
        if (*least > *greatest)
            fail(GrammarCode::RepeatInverted, start, m_at - start);
        ranges.push_back({*least, std::max(*least, *greatest)});
    }
    if (!isAt(']'))
        fail(GrammarCode::GroupUnclosed, begin, 1);
    else
        ++m_at;
    return isComplement ? complement(ranges) : ranges;
}

} // namespace

GrammarTree parseIRegexp(std::string_view text, std::string_view ruleName, FindingSink& findings)
{
    GrammarTree tree;
    if (text.size() > kMaxGrammarBytes) {
        findings.report(GrammarCode::TextTooLong, GrammarSeverity::Error, {kMaxGrammarBytes, 0});
        return tree;
    }
    if (text.ends_with('\n'))
        text.remove_suffix(text.ends_with("\r\n") ? 2 : 1);
    RegexParser parser(text, findings, tree);
    const NodeId body = parser.run();
    tree.addRule({std::string(ruleName), body, {0, 0}, RuleOrigin::Own, parser.isBroken(), false});
    return tree;
}

} // namespace nidus::grammar
