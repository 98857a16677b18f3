// SPDX-License-Identifier: Apache-2.0
#include "app/cli/grammar/grammarsource.h"

#include "app/cli/frame/clitext.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/grammarfindings.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::string_view kPatternPrefix = "re:";

/// A pattern on the command line.
struct PatternWord
{
    grammar::RegexDialect dialect = grammar::RegexDialect::IRegexp;
    std::string_view pattern;
};

constexpr std::size_t kReadSize = std::size_t{64} << 10;

/// Reads slightly more than the engine's limit, so that the engine reports it.
base::Result<std::string> readBudget(const CommandContext& context, const std::string& path)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return std::unexpected(source.error());
    std::string bytes;
    std::array<char, kReadSize> block{};
    while (bytes.size() <= grammar::kMaxGrammarBytes) {
        const base::Result<std::size_t> got = (*source)->read(block);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            break;
        bytes.append(block.data(), *got);
    }
    return bytes;
}

/// Other dialects anchor a pattern that must match the whole text.
std::string_view withoutAnchors(std::string_view pattern)
{
    const bool hasAnchors =
        pattern.size() > 1 && pattern.starts_with('^') && pattern.ends_with('$') && !pattern.ends_with("\\$");
    return hasAnchors ? pattern.substr(1, pattern.size() - 2) : pattern;
}

/// Returns the pattern in "re:PATTERN" or "DIALECT:PATTERN"; absent for other words.
std::optional<PatternWord> patternWord(std::string_view word)
{
    if (word.starts_with(kPatternPrefix))
        return PatternWord{.pattern = withoutAnchors(word.substr(kPatternPrefix.size()))};
    const std::size_t colon = word.find(':');
    const std::optional<grammar::RegexDialect> dialect = grammar::regexDialect(word.substr(0, colon));
    if (!dialect || colon == std::string_view::npos)
        return std::nullopt;
    return PatternWord{.dialect = *dialect, .pattern = word.substr(colon + 1)};
}

std::string_view colorOf(findings::Severity severity)
{
    switch (severity) {
    case findings::Severity::Information: return "\x1b[36m";
    case findings::Severity::Warning: return "\x1b[33m";
    case findings::Severity::Error: return "\x1b[31m";
    }
    return {};
}

} // namespace

base::Result<GrammarSource> readGrammarSource(const Arguments& arguments, const CommandContext& context,
                                              const std::string& word, std::string_view start)
{
    GrammarSource source{.name = word};
    grammar::GrammarOptions options;
    options.mode = arguments.isSet("lenient") ? grammar::AbnfMode::Lenient : grammar::AbnfMode::Strict;
    options.start = start == "-" ? std::string_view() : start;
    if (const std::optional<PatternWord> written = patternWord(word)) {
        source.text = written->pattern;
        options.notation = grammar::GrammarNotation::IRegexp;
        options.dialect = written->dialect;
    } else {
        base::Result<std::string> text = readBudget(context, word);
        if (!text)
            return std::unexpected(text.error());
        source.text = std::move(*text);
        if (arguments.value("notation") == "iregexp")
            options.notation = grammar::GrammarNotation::IRegexp;
    }
    source.grammar = std::make_shared<const grammar::Grammar>(grammar::readGrammar(source.text, options));
    return source;
}

bool isPattern(std::string_view word) { return patternWord(word).has_value(); }

std::expected<grammar::RuleId, QString> startRule(const GrammarSource& source, std::string_view start)
{
    const grammar::Grammar& grammar = *source.grammar;
    const bool isFirst = start.empty() || start == "-";
    const grammar::RuleId rule = isFirst ? grammar.firstRule() : grammar.ownRule(start);
    if (rule != grammar::kNoRule)
        return rule;
    const QString file = QString::fromStdString(source.name);
    if (grammar.firstRule() == grammar::kNoRule)
        return std::unexpected(Cli::tr("%1 contains no rule.").arg(file));
    QStringList names;
    for (const grammar::GrammarRule& own : grammar.tree().rules) {
        if (own.origin == grammar::RuleOrigin::Own)
            names.append(QString::fromStdString(own.name));
    }
    const QString name = QString::fromStdString(std::string(start));
    const QString near = nearest(name, names);
    return std::unexpected(
        near.isEmpty() ? Cli::tr("%1 has no rule \"%2\".").arg(file, name)
                       : Cli::tr("%1 has no rule \"%2\". Did you mean \"%3\"?").arg(file, name, near));
}

std::expected<grammar::Matcher, QString> compileStart(const CommandContext& context,
                                                      const GrammarSource& source, std::string_view start,
                                                      const std::stop_token& stop)
{
    const std::expected<grammar::RuleId, QString> rule = startRule(source, start);
    if (!rule) {
        printErrors(context, source);
        return std::unexpected(rule.error());
    }
    grammar::Matcher matcher =
        grammar::compileMatcher(source.grammar, source.grammar->tree().rules[*rule].name, stop);
    const grammar::GrammarLimit limit = matcher.limit().limit;
    if (limit != grammar::GrammarLimit::Unreadable && limit != grammar::GrammarLimit::Canceled)
        return matcher;
    if (limit == grammar::GrammarLimit::Unreadable)
        printErrors(context, source);
    return std::unexpected(limitSentence(source, matcher.limit()));
}

QString limitSentence(const GrammarSource& source, const grammar::LimitHit& limit)
{
    return QString::fromStdString(source.name) + ": "_L1 + findings::message(findings::limitFinding(limit));
}

std::string findingText(const GrammarSource& source, grammar::GrammarPlace place,
                        const findings::Finding& finding, bool useColor)
{
    const std::string kind =
        QString(findings::severityWord(finding.severity) + u'[' + finding.id.word() + u']').toStdString();
    std::string text = (useColor ? findings::terminalText(source.name) : source.name) + ':' +
                       std::to_string(place.line) + ':' + std::to_string(place.column) + ": ";
    if (useColor)
        text.append(colorOf(finding.severity)).append(kind).append("\x1b[0m");
    else
        text += kind;
    return text + ": " + findings::message(finding).toStdString() + '\n';
}

void printErrors(const CommandContext& context, const GrammarSource& source)
{
    for (const grammar::GrammarFinding& found : source.grammar->findings()) {
        const bool isApproximate = found.code == grammar::GrammarCode::RegexUnicode;
        if (found.severity == grammar::GrammarSeverity::Error || isApproximate)
            context.err->write(findingText(source, {found.line, found.column},
                                           findings::grammarFinding(found, source.text), false));
    }
}

} // namespace nidus::cli
