// SPDX-License-Identifier: Apache-2.0
// Deliberate deviations: sets such as \p{..} and Python's \d cover only ASCII, and so does ignoring case
// (reported), because URNs contain no other characters. Characters are compared as code points, also in
// ECMAScript without the flag u.
#include "core/grammar/text/regexreader.h"

#include "core/base/utf8.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/text/regexanchors.h"
#include "core/grammar/text/regexscanner.h"
#include "core/grammar/text/regexsets.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace nidus::grammar {

namespace {

class RegexParser
{
public:
    RegexParser(std::string_view text, RegexDialect dialect, FindingSink& findings, GrammarTree& tree)
        : m_scanner(text, dialect, findings), m_tree(tree)
    {}

    NodeId run();
    [[nodiscard]] bool isBroken() const { return m_scanner.isBroken(); }

private:
    struct Counts
    {
        std::uint32_t least = 1;
        std::uint32_t most = 1;
    };

    NodeId alternation(int depth);
    NodeId branch(int depth);
    NodeId piece(int depth);
    NodeId atom(int depth);
    NodeId group(int depth);
    /// Reads what follows "(?", up to the content of the group; false if there is no content.
    bool groupOptions(std::size_t begin);
    bool flags(std::size_t begin);
    /// Whether nothing but flags and comments comes before the offset.
    [[nodiscard]] bool isAtBegin(std::size_t offset) const { return offset == m_begin; }
    /// Refuses a quantifier that only newer versions of PCRE2 read as one.
    void refuseNewBraces();
    NodeId character();
    NodeId literal(std::uint32_t character, std::size_t begin);
    NodeId classNode(const CodeRanges& ranges, std::size_t begin);
    std::optional<RegexAnchor> anchorHere();
    std::optional<std::uint32_t> count();
    std::optional<Counts> quantifier();
    std::optional<Counts> braces();
    [[nodiscard]] bool isLiteralBrace() const;
    void suffix(std::size_t begin);
    void skipComments();
    NodeId empty(std::size_t begin) { return m_tree.add({.place = {begin, 0}}); }

    RegexScanner m_scanner;
    GrammarTree& m_tree;
    RegexAnchors m_anchors;
    std::size_t m_begin = 0; ///< end of the flags and comments at the start
};

NodeId RegexParser::run()
{
    const NodeId body = alternation(0);
    if (!m_scanner.isAtEnd())
        m_scanner.fail(GrammarCode::RegexSyntax, m_scanner.at(), 1);
    if (m_scanner.facts().isWhole || m_scanner.isBroken())
        return body;
    AnchoredTree anchored(m_tree, m_anchors);
    const NodeId whole = anchored.whole(body);
    if (const std::optional<NodeId> misplaced = anchored.misplaced()) {
        const base::TextRange place = m_tree.node(*misplaced).place;
        m_scanner.refuse(place.offset, place.length);
    }
    return whole;
}

// i-regexp = branch *( "|" branch )
NodeId RegexParser::alternation(int depth)
{
    Node node{.kind = NodeKind::Alternation, .place = {m_scanner.at(), 0}};
    node.children.push_back(branch(depth));
    while (m_scanner.take("|"))
        node.children.push_back(branch(depth));
    return node.children.size() == 1 ? node.children[0] : m_tree.add(std::move(node));
}

// branch = *piece
NodeId RegexParser::branch(int depth)
{
    Node node{.kind = NodeKind::Concatenation, .place = {m_scanner.at(), 0}};
    for (skipComments(); !m_scanner.isAtEnd() && m_scanner.peek() != '|' && m_scanner.peek() != ')';
         skipComments())
        node.children.push_back(piece(depth));
    return node.children.size() == 1 ? node.children[0] : m_tree.add(std::move(node));
}

// piece = atom [ quantifier ]
NodeId RegexParser::piece(int depth)
{
    const std::size_t begin = m_scanner.at();
    const NodeId inner = atom(depth);
    skipComments(); // a quantifier after them belongs to what is before them
    const std::optional<Counts> counts = quantifier();
    if (!counts)
        return inner;
    if (counts->least > counts->most)
        m_scanner.fail(GrammarCode::RepeatInverted, begin, m_scanner.at() - begin);
    Node node{.kind = NodeKind::Repetition, .place = {begin, m_scanner.at() - begin}};
    node.isOptional = counts->least == 0 && counts->most == 1;
    node.least = counts->least;
    node.most = std::max(counts->least, counts->most);
    node.children = {inner};
    suffix(m_scanner.at());
    return m_tree.add(std::move(node));
}

/// Skips "(?#...)", which only PCRE2 and Python have.
void RegexParser::skipComments()
{
    const bool hasComments =
        m_scanner.dialect() == RegexDialect::Pcre || m_scanner.dialect() == RegexDialect::Python;
    while (hasComments && m_scanner.isAt("(?#")) {
        const std::size_t close = m_scanner.text().find(')', m_scanner.at());
        if (close == std::string_view::npos)
            return m_scanner.fail(GrammarCode::GroupUnclosed, m_scanner.at(), 1);
        if (isAtBegin(m_scanner.at()))
            m_begin = close + 1;
        m_scanner.skip(close + 1 - m_scanner.at());
    }
}

/// A lazy quantifier matches the same texts; a possessive one does not.
void RegexParser::suffix(std::size_t begin)
{
    if (!m_scanner.facts().isPerlLike)
        return;
    const bool hasPossessive =
        m_scanner.dialect() == RegexDialect::Pcre || m_scanner.dialect() == RegexDialect::Python;
    if (!m_scanner.take("?") && hasPossessive && m_scanner.peek() == '+')
        m_scanner.refuse(begin, 1);
}

std::optional<std::uint32_t> RegexParser::count()
{
    const std::size_t begin = m_scanner.at();
    std::uint32_t value = 0;
    for (; m_scanner.peek() >= '0' && m_scanner.peek() <= '9'; m_scanner.skip(1))
        value =
            std::min(value * 10 + static_cast<std::uint32_t>(m_scanner.peek() - '0'), kMaxRepeatCount + 1);
    if (m_scanner.at() == begin)
        return std::nullopt;
    if (value > kMaxRepeatCount)
        m_scanner.fail(GrammarCode::RepeatTooLarge, begin, m_scanner.at() - begin);
    else if (value > m_scanner.facts().greatestCount && m_scanner.dialect() == RegexDialect::Re2)
        m_scanner.fail(GrammarCode::RegexSyntax, begin, m_scanner.at() - begin);
    return std::min(value, kMaxRepeatCount);
}

// quantifier = ( "*" / "+" / "?" ) / range-quantifier
std::optional<RegexParser::Counts> RegexParser::quantifier()
{
    if (m_scanner.take("*"))
        return Counts{0, kUnbounded};
    if (m_scanner.take("+"))
        return Counts{1, kUnbounded};
    if (m_scanner.take("?"))
        return Counts{0, 1};
    return m_scanner.peek() == '{' && !isLiteralBrace() ? braces() : std::nullopt;
}

void RegexParser::refuseNewBraces()
{
    if (m_scanner.dialect() != RegexDialect::Pcre || m_scanner.peek() != '{' || !isLiteralBrace())
        return;
    const std::string_view rest = m_scanner.text().substr(m_scanner.at());
    const std::size_t close = rest.find_first_not_of("0123456789, \t", 1);
    // "{,3}" and "{1, 3}" are characters before PCRE2 10.43.
    if (close != std::string_view::npos && rest[close] == '}' &&
        rest.substr(0, close).find_first_of("0123456789") != std::string_view::npos)
        m_scanner.refuse(m_scanner.at(), close + 1);
}

/// Languages in the style of Perl take a brace for a character if it begins no quantifier.
bool RegexParser::isLiteralBrace() const
{
    const RegexDialect dialect = m_scanner.dialect();
    if (!m_scanner.facts().isPerlLike || dialect == RegexDialect::JsonSchema)
        return false;
    const std::string_view rest = m_scanner.text().substr(m_scanner.at());
    const std::size_t close = rest.find('}');
    if (close == std::string_view::npos)
        return true;
    const std::string_view inside = rest.substr(1, close - 1);
    const std::size_t comma = inside.find(',');
    const std::string_view least = inside.substr(0, comma);
    const std::string_view most = comma == std::string_view::npos ? "" : inside.substr(comma + 1);
    constexpr std::string_view kDigits = "0123456789";
    const bool isNumbers = least.find_first_not_of(kDigits) == std::string_view::npos &&
                           most.find_first_not_of(kDigits) == std::string_view::npos;
    const bool mayBeOpen = dialect == RegexDialect::Python && comma != std::string_view::npos;
    return !isNumbers || (least.empty() && !mayBeOpen);
}

// range-quantifier = "{" QuantExact [ "," [ QuantExact ] ] "}"
std::optional<RegexParser::Counts> RegexParser::braces()
{
    const std::size_t begin = m_scanner.at();
    m_scanner.skip(1);
    const std::optional<std::uint32_t> least = count();
    const bool mayBeOpen =
        m_scanner.dialect() == RegexDialect::Python || m_scanner.dialect() == RegexDialect::Ere;
    Counts counts{least.value_or(0), least.value_or(0)};
    if ((least || mayBeOpen) && m_scanner.take(","))
        counts.most = m_scanner.peek() == '}' ? kUnbounded : count().value_or(0);
    else if (!least)
        m_scanner.fail(GrammarCode::RegexSyntax, begin, 1);
    if (m_scanner.take("}"))
        return counts;
    m_scanner.fail(GrammarCode::RegexSyntax, begin, 1);
    return std::nullopt;
}

// atom = NormalChar / charClass / ( "(" i-regexp ")" )
NodeId RegexParser::atom(int depth)
{
    const std::size_t begin = m_scanner.at();
    if (const std::optional<RegexAnchor> anchor = anchorHere()) {
        const NodeId node = m_tree.add({.place = {begin, m_scanner.at() - begin}});
        m_anchors.emplace(node, *anchor);
        return node;
    }
    if (m_scanner.peek() == '(')
        return group(depth);
    if (m_scanner.take("."))
        return classNode(dotSet(m_scanner.dialect()), begin);
    if (m_scanner.peek() == '[')
        return classNode(m_scanner.bracketClass(), begin);
    return character();
}

std::optional<RegexAnchor> RegexParser::anchorHere()
{
    const RegexDialect dialect = m_scanner.dialect();
    if (m_scanner.facts().isWhole)
        return std::nullopt;
    const bool hasLooseEnd = dialect == RegexDialect::Pcre || dialect == RegexDialect::Python;
    if (m_scanner.take("^"))
        return RegexAnchor::Start;
    if (m_scanner.take("$"))
        return hasLooseEnd ? RegexAnchor::EndOrLineFeed : RegexAnchor::End;
    if (!hasLooseEnd && dialect != RegexDialect::Re2)
        return std::nullopt;
    if (m_scanner.take("\\A"))
        return RegexAnchor::Start;
    if (m_scanner.take("\\z"))
        return RegexAnchor::End;
    if (dialect != RegexDialect::Re2 && m_scanner.take("\\Z"))
        return dialect == RegexDialect::Pcre ? RegexAnchor::EndOrLineFeed : RegexAnchor::End;
    return std::nullopt;
}

NodeId RegexParser::group(int depth)
{
    const std::size_t begin = m_scanner.at();
    if (depth >= kMaxNesting) {
        m_scanner.fail(GrammarCode::NestedTooDeep, begin, 1);
        return empty(begin);
    }
    m_scanner.skip(1);
    const RegexFlags flagsBefore = m_scanner.flags();
    if (m_scanner.facts().isPerlLike && m_scanner.take("?") && !groupOptions(begin))
        return empty(begin);
    const NodeId inner = alternation(depth + 1);
    m_scanner.setFlags(flagsBefore);
    if (!m_scanner.take(")"))
        m_scanner.fail(GrammarCode::GroupUnclosed, begin, 1);
    return inner;
}

bool RegexParser::groupOptions(std::size_t begin)
{
    if (m_scanner.take(":"))
        return true;
    const bool isEcma =
        m_scanner.dialect() == RegexDialect::Ecma || m_scanner.dialect() == RegexDialect::JsonSchema;
    const bool isName = (m_scanner.isAt("P<") && !isEcma) ||
                        (m_scanner.isAt("<") && m_scanner.peek(1) != '=' && m_scanner.peek(1) != '!');
    const std::size_t close = m_scanner.text().find('>', m_scanner.at());
    if (isName && close != std::string_view::npos) {
        m_scanner.skip(close + 1 - m_scanner.at());
        return true;
    }
    if (m_scanner.peek() == 'i' || m_scanner.peek() == 'a')
        return flags(begin);
    // Look-around, conditions, recursion, atomic groups, and flags that change what is read.
    m_scanner.refuse(begin, m_scanner.isAt("<") ? 4 : 3);
    return false;
}

/// "(?i)" applies to the rest of the group, "(?i:...)" to its own content.
bool RegexParser::flags(std::size_t begin)
{
    const bool isPython = m_scanner.dialect() == RegexDialect::Python;
    const bool isEcma =
        m_scanner.dialect() == RegexDialect::Ecma || m_scanner.dialect() == RegexDialect::JsonSchema;
    RegexFlags flags = m_scanner.flags();
    for (bool isFlag = true; isFlag;) {
        const bool isCase = m_scanner.take("i");
        const bool isAscii = !isCase && isPython && m_scanner.take("a");
        flags.ignoresCase = flags.ignoresCase || isCase;
        flags.isOnlyAscii = flags.isOnlyAscii || isAscii;
        isFlag = isCase || isAscii;
    }
    const bool isGroup = m_scanner.take(":");
    if (!isGroup && !m_scanner.take(")")) {
        m_scanner.refuse(begin, 3);
        return false;
    }
    flags.caseFlag = {begin, m_scanner.at() - begin};
    m_scanner.setFlags(flags);
    // Flags for the rest of the text: Python allows them only at the start, ECMAScript nowhere.
    if (!isGroup && (isEcma || (isPython && !isAtBegin(begin))))
        m_scanner.fail(GrammarCode::RegexSyntax, begin, m_scanner.at() - begin);
    if (isAtBegin(begin) && !isGroup)
        m_begin = m_scanner.at();
    return isGroup;
}

NodeId RegexParser::character()
{
    refuseNewBraces();
    const std::size_t begin = m_scanner.at();
    if (m_scanner.peek() == '\\') {
        const CodeRanges ranges = m_scanner.escape();
        if (ranges.size() != 1 || ranges[0].least != ranges[0].greatest)
            return classNode(ranges, begin);
        return literal(ranges[0].least, begin);
    }
    const bool isStrict = !m_scanner.facts().isPerlLike && m_scanner.dialect() != RegexDialect::Ere;
    const std::string_view special = isStrict ? "*+.?]{}" : "*+?";
    const bool isBrace = m_scanner.peek() == '{' && !isStrict && !isLiteralBrace();
    if (isBrace || special.find(m_scanner.peek()) != std::string_view::npos)
        m_scanner.fail(GrammarCode::RegexSyntax, begin, 1);
    const std::optional<std::uint32_t> value = m_scanner.isBroken() ? std::nullopt : m_scanner.character();
    return value ? literal(*value, begin) : empty(begin);
}

NodeId RegexParser::literal(std::uint32_t character, std::size_t begin)
{
    const CodeRanges matched = m_scanner.withFlags({{character, character}});
    return m_tree.add({.kind = NodeKind::Literal,
                       .isCaseSensitive = matched.size() == 1,
                       .place = {begin, m_scanner.at() - begin},
                       .text = base::toUtf8(character)});
}

NodeId RegexParser::classNode(const CodeRanges& ranges, std::size_t begin)
{
    Node node{.kind = NodeKind::CharClass, .isUtf8 = true, .place = {begin, m_scanner.at() - begin}};
    node.ranges = sortedRanges(ranges);
    node.text = std::string(m_scanner.text().substr(begin, m_scanner.at() - begin));
    return m_tree.add(std::move(node));
}

} // namespace

GrammarTree parseRegex(std::string_view text, RegexDialect dialect, std::string_view ruleName,
                       FindingSink& findings)
{
    GrammarTree tree;
    if (text.size() > kMaxGrammarBytes) {
        findings.report(GrammarCode::TextTooLong, GrammarSeverity::Error, {kMaxGrammarBytes, 0});
        return tree;
    }
    if (text.ends_with('\n'))
        text.remove_suffix(text.ends_with("\r\n") ? 2 : 1);
    RegexParser parser(text, dialect, findings, tree);
    const NodeId body = parser.run();
    tree.addRule({std::string(ruleName), body, {0, 0}, RuleOrigin::Own, parser.isBroken(), false});
    return tree;
}

} // namespace nidus::grammar
