// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/patternwriter.h"

#include "core/base/utf8.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::uint32_t kLastAscii = 0x7F;

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

/// Returns "U+000A" and the like.
std::string codePointName(std::uint32_t character)
{
    constexpr int kShortest = 4;
    std::string digits;
    for (int i = 0; i < kShortest || character != 0; ++i, character >>= 4U)
        digits.insert(digits.begin(), kHexDigits[character & 0xFU]);
    return "U+" + digits;
}

constexpr bool isControl(std::uint32_t character) { return character < 0x20 || character == kLastAscii; }

/// The characters that need a backslash outside of classes. In ECMAScript, "/" ends a literal.
std::string_view specialCharacters(RegexDialect dialect)
{
    switch (dialect) {
    case RegexDialect::IRegexp:
    case RegexDialect::Xsd: return "\\.?*+{}()[]|";
    case RegexDialect::Ecma: return "\\.?*+{}()[]|^$/";
    case RegexDialect::JsonSchema:
    case RegexDialect::Pcre:
    case RegexDialect::Python:
    case RegexDialect::Re2: return "\\.?*+{}()[]|^$";
    case RegexDialect::Ere: return "\\.?*+{()[|^$";
    }
    return {};
}

/// The characters that need a backslash in classes. The flag v of ECMAScript reserves most of them.
std::string_view specialInClass(RegexDialect dialect)
{
    switch (dialect) {
    case RegexDialect::IRegexp:
    case RegexDialect::Xsd:
    case RegexDialect::JsonSchema:
    case RegexDialect::Pcre:
    case RegexDialect::Python:
    case RegexDialect::Re2: return "\\[]^";
    case RegexDialect::Ecma: return "\\[](){}/|^-";
    case RegexDialect::Ere: return {};
    }
    return {};
}

/// Whether it is a set that reads better with a count than twice, unlike a letter in both cases.
bool isWide(const Expression& expression)
{
    return expression.kind == ExpressionKind::Characters &&
           (expression.ranges.size() > 2 || expression.ranges[0].greatest > expression.ranges[0].least);
}

/// Whether a group within the expression is repeated without a limit.
bool hasGroupLoop(const Expression& expression)
{
    const bool isGroupLoop = expression.kind == ExpressionKind::Repetition && expression.least == 0 &&
                             expression.most == kUnbounded &&
                             expression.parts[0]->kind != ExpressionKind::Characters;
    return isGroupLoop || std::ranges::any_of(expression.parts,
                                              [](const ExpressionPtr& part) { return hasGroupLoop(*part); });
}

class PatternWriter
{
public:
    explicit PatternWriter(RegexDialect dialect) : m_dialect(dialect), m_facts(factsOf(dialect)) {}

    void whole(const Expression& expression);
    [[nodiscard]] std::expected<std::string, PatternObstacle> result() &&;

private:
    void write(const Expression& expression);
    void writeSequence(const Expression& expression);
    void writeRepetition(const Expression& expression);
    void writeCounts(const Expression& expression);
    void group(const Expression& expression);
    void characterClass(const CodeRanges& ranges);
    void members(const CodeRanges& ranges);
    /// Writes a class for the dialect without escapes in classes, where some characters have their places.
    void plainMembers(const CodeRanges& ranges);
    void classCharacter(std::uint32_t value);
    void range(CodeRange range);
    void character(std::uint32_t character, std::string_view special);
    void controlCharacter(std::uint32_t character);
    void stop(PatternProblem problem, std::string detail);

    RegexDialect m_dialect;
    const RegexDialectFacts& m_facts;
    std::string m_out;
    std::optional<PatternObstacle> m_obstacle;
};

std::expected<std::string, PatternObstacle> PatternWriter::result() &&
{
    if (!m_obstacle && m_out.size() > kMaxPatternBytes)
        stop(PatternProblem::TooLong, {});
    if (m_obstacle)
        return std::unexpected(*std::move(m_obstacle));
    return std::move(m_out);
}

void PatternWriter::stop(PatternProblem problem, std::string detail)
{
    if (!m_obstacle)
        m_obstacle = PatternObstacle{.problem = problem, .detail = std::move(detail)};
}

void PatternWriter::whole(const Expression& expression)
{
    if (m_facts.isWhole)
        return write(expression);
    m_out += '^';
    if (expression.kind == ExpressionKind::Choice)
        group(expression);
    else
        write(expression);
    m_out += m_facts.end;
}

void PatternWriter::write(const Expression& expression)
{
    if (m_obstacle || m_out.size() > kMaxPatternBytes)
        return;
    switch (expression.kind) {
    case ExpressionKind::Characters: return characterClass(expression.ranges);
    case ExpressionKind::Sequence: return writeSequence(expression);
    case ExpressionKind::Choice:
        for (std::size_t i = 0; i < expression.parts.size(); ++i) {
            m_out += i == 0 ? "" : "|";
            write(*expression.parts[i]);
        }
        return;
    case ExpressionKind::Repetition: return writeRepetition(expression);
    }
}

void PatternWriter::writeSequence(const Expression& expression)
{
    const std::vector<ExpressionPtr>& parts = expression.parts;
    for (std::size_t i = 0; i < parts.size();) {
        std::size_t next = i + 1;
        while (next < parts.size() && isWide(*parts[i]) && areSame(*parts[i], *parts[next]))
            ++next;
        if (parts[i]->kind == ExpressionKind::Choice)
            group(*parts[i]);
        else
            write(*parts[i]);
        if (next - i > 1)
            m_out += '{' + std::to_string(next - i) + '}';
        i = next;
    }
}

void PatternWriter::group(const Expression& expression)
{
    m_out += m_facts.isPerlLike ? "(?:" : "(";
    write(expression);
    m_out += ')';
}

void PatternWriter::writeRepetition(const Expression& expression)
{
    const Expression& part = *expression.parts[0];
    if (part.kind == ExpressionKind::Characters)
        write(part);
    else
        group(part);
    writeCounts(expression);
}

void PatternWriter::writeCounts(const Expression& expression)
{
    const bool isUnbounded = expression.most == kUnbounded;
    if (isUnbounded && expression.least <= 1) {
        // libxml2 lets "." follow "a" in a+(:b+(\.b+)*)*; it reads {0,} correctly.
        const bool isMisread = m_dialect == RegexDialect::Xsd && hasGroupLoop(*expression.parts[0]);
        m_out += expression.least == 1 ? "+" : isMisread ? "{0,}" : "*";
        return;
    }
    if (expression.least == 0 && expression.most == 1) {
        m_out += '?';
        return;
    }
    const std::uint32_t greatest = isUnbounded ? expression.least : expression.most;
    if (greatest > m_facts.greatestCount)
        stop(PatternProblem::Count, std::to_string(greatest));
    m_out += '{' + std::to_string(expression.least);
    if (expression.most != expression.least)
        m_out += isUnbounded ? "," : ',' + std::to_string(expression.most);
    m_out += '}';
}

void PatternWriter::characterClass(const CodeRanges& ranges)
{
    if (ranges.size() == 1 && ranges[0].least == ranges[0].greatest)
        return character(ranges[0].least, specialCharacters(m_dialect));
    const bool isComplement = ranges.back().greatest == kLastCodePoint && ranges.size() > 1;
    m_out += isComplement ? "[^" : "[";
    const CodeRanges written = isComplement ? complementOf(ranges) : ranges;
    if (m_dialect == RegexDialect::Ere)
        plainMembers(written);
    else
        members(written);
    m_out += ']';
}

/// Letters and digits first, as people write them; a hyphen last.
void PatternWriter::members(const CodeRanges& ranges)
{
    for (const CodeRange group : {CodeRange{'A', 'Z'}, CodeRange{'a', 'z'}, CodeRange{'0', '9'}}) {
        for (const CodeRange each : ranges) {
            const CodeRange common{std::max(each.least, group.least),
                                   std::min(each.greatest, group.greatest)};
            if (common.least <= common.greatest)
                range(common);
        }
    }
    const auto isNamed = [](std::uint32_t c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    bool hasHyphen = false;
    for (const CodeRange each : ranges) {
        for (std::uint32_t c = each.least; c <= std::min(each.greatest, kLastAscii); ++c) {
            hasHyphen = hasHyphen || c == '-';
            if (!isNamed(c))
                classCharacter(c);
        }
        if (each.greatest > kLastAscii)
            range({std::max(each.least, kLastAscii + 1), each.greatest});
    }
    if (hasHyphen)
        classCharacter('-');
}

void PatternWriter::plainMembers(const CodeRanges& ranges)
{
    constexpr std::string_view kPlaced = "]^[";
    CodeRanges others = ranges;
    const auto has = [&ranges](char c) {
        return std::ranges::any_of(ranges, [c](CodeRange range) {
            const auto value = static_cast<unsigned char>(c);
            return range.least <= value && value <= range.greatest;
        });
    };
    for (const char c : kPlaced)
        others = differenceOf(others, {{static_cast<unsigned char>(c), static_cast<unsigned char>(c)}});
    if (has(']'))
        m_out += ']';
    const bool isHyphenLast = has('-');
    if (isHyphenLast)
        others = differenceOf(others, {{'-', '-'}});
    members(others);
    m_out += has('[') ? "[" : "";
    if (has('^') && m_out.ends_with('[') && !has('[')) { // a caret cannot come first
        m_out += "-^";
        return;
    }
    m_out += has('^') ? "^" : "";
    m_out += isHyphenLast ? "-" : "";
}

void PatternWriter::range(CodeRange range)
{
    constexpr std::uint32_t kShort = 2; // "ab" rather than "a-b"
    classCharacter(range.least);
    if (range.greatest - range.least >= kShort)
        m_out += '-';
    if (range.greatest != range.least)
        classCharacter(range.greatest);
}

void PatternWriter::classCharacter(std::uint32_t value) { character(value, specialInClass(m_dialect)); }

void PatternWriter::character(std::uint32_t character, std::string_view special)
{
    constexpr std::uint32_t kLastOfPlane = 0xFFFF;
    if (isControl(character))
        return controlCharacter(character);
    const bool isEcma = m_dialect == RegexDialect::Ecma || m_dialect == RegexDialect::JsonSchema;
    if (isEcma && character > kLastOfPlane)
        return stop(PatternProblem::Character, codePointName(character));
    if (character <= kLastAscii && special.find(static_cast<char>(character)) != std::string_view::npos)
        m_out += '\\';
    m_out += base::toUtf8(character);
}

void PatternWriter::controlCharacter(std::uint32_t character)
{
    if (m_facts.isPerlLike)
        m_out += std::string("\\x") + kHexDigits[character >> 4U] + kHexDigits[character & 0xFU];
    else if (m_dialect != RegexDialect::Ere && (character == '\t' || character == '\n' || character == '\r'))
        m_out += character == '\t' ? "\\t" : character == '\n' ? "\\n" : "\\r";
    else
        stop(PatternProblem::Character, codePointName(character));
}

} // namespace

std::expected<std::string, PatternObstacle> writePattern(const Expression& expression, RegexDialect dialect)
{
    PatternWriter writer(dialect);
    writer.whole(expression);
    return std::move(writer).result();
}

} // namespace nidus::grammar
