// SPDX-License-Identifier: Apache-2.0
#include "app/cli/grammar/grammarsource.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/handles.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/values/logging.h"

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

constexpr std::size_t kMaxShownPattern = 80; ///< bytes of a pattern in a message

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

/// Returns the pattern as messages name it.
std::string shownPattern(std::string_view word)
{
    std::size_t length = std::min(word.size(), kMaxShownPattern);
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    while (length < word.size() && length > 0 && isContinuation(word[length]))
        --length;
    const std::string shown = findings::terminalText(word.substr(0, length));
    return length < word.size() ? shown + "\u2026" : shown;
}

/// Returns the message for a file that cannot be read, perhaps because the word is a pattern of an unknown
/// dialect.
QString unreadable(const std::string& word, const base::Error& error)
{
    QString sentence = findings::describe(error);
    qCInfo(findings::programLog).noquote() << sentence;
    const bool isLikePattern =
        word.find('/') == std::string::npos && word.find(':') != std::string::npos && !namesFile(word);
    if (!isLikePattern)
        return sentence;
    QStringList dialects;
    for (const grammar::RegexDialectFacts& facts : grammar::kRegexDialects)
        dialects.append(QString::fromLatin1(facts.word));
    return Cli::tr("%1 A pattern begins with re: or a dialect and a colon: %2.")
        .arg(sentence, dialects.join(", "_L1));
}

GrammarSource sourceOfRule(const std::string& word, const check::NamespaceRule& rule)
{
    return {.name = word,
            .text = rule.source().text,
            .start = rule.source().start,
            .grammar = std::make_shared<const grammar::Grammar>(rule.matcher().grammar())};
}

/// Prints the findings that `isShown` selects to standard error.
void printFindings(const CommandContext& context, const GrammarSource& source,
                   bool (*isShown)(const grammar::GrammarFinding&))
{
    for (const grammar::GrammarFinding& found : source.grammar->findings()) {
        if (isShown(found))
            context.err->write(findingText(source, {found.line, found.column},
                                           findings::grammarFinding(found, source.text), false));
    }
}

bool isApproximate(const grammar::GrammarFinding& found)
{
    return found.code == grammar::GrammarCode::RegexUnicode;
}

/// Returns the error of a pattern, which has only one.
QString firstError(const GrammarSource& source)
{
    for (const grammar::GrammarFinding& found : source.grammar->findings()) {
        if (found.severity == grammar::GrammarSeverity::Error)
            return QString::fromStdString(findingText(source, {found.line, found.column},
                                                      findings::grammarFinding(found, source.text), false))
                .trimmed();
    }
    return {};
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

std::expected<GrammarSource, QString> readGrammarSource(const Arguments& arguments,
                                                        const CommandContext& context,
                                                        const std::string& word, std::string_view start)
{
    if (namesRule(word)) {
        const std::expected<workflow::NamedRule, QString> named = namedRule(context, word);
        if (!named)
            return std::unexpected(named.error());
        return sourceOfRule(word, named->rule->get());
    }
    GrammarSource source{.name = word, .text = {}};
    grammar::GrammarOptions options;
    options.mode = arguments.isSet("lenient") ? grammar::AbnfMode::Lenient : grammar::AbnfMode::Strict;
    options.start = start == "-" ? std::string_view() : start;
    if (const std::optional<PatternWord> written = patternWord(word)) {
        source.name = shownPattern(word);
        source.isPattern = true;
        source.text = written->pattern;
        options.notation = grammar::GrammarNotation::IRegexp;
        options.dialect = written->dialect;
    } else {
        base::Result<std::string> text = readBudget(context, word);
        if (!text)
            return std::unexpected(unreadable(word, text.error()));
        source.text = std::move(*text);
        if (arguments.value("notation") == "iregexp")
            options.notation = grammar::GrammarNotation::IRegexp;
    }
    source.grammar = std::make_shared<const grammar::Grammar>(grammar::readGrammar(source.text, options));
    return source;
}

bool namesRule(const std::string& word)
{
    return !namesFile(word) && !isPattern(word) && word.find('/') == std::string::npos && parseHandle(word);
}

std::expected<workflow::NamedRule, QString> namedRule(const CommandContext& context, const std::string& word)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return std::unexpected(findings::describe(registry.error()));
    const std::optional<registration::Handle> handle = parseHandle(word);
    if (!handle)
        return std::unexpected(unknownNid(*registry, QString::fromStdString(word)));
    base::Result<workflow::NamedRule> rule = workflow::syntaxRuleOf(*registry, orDraft(*registry, *handle));
    if (!rule)
        return std::unexpected(explainUnknownFile(*registry, rule.error()));
    return *std::move(rule);
}

bool isPattern(std::string_view word) { return patternWord(word).has_value(); }

std::expected<grammar::RuleId, QString> startRule(const GrammarSource& source, std::string_view start)
{
    const grammar::Grammar& grammar = *source.grammar;
    const std::string_view named = start.empty() || start == "-" ? std::string_view(source.start) : start;
    const grammar::RuleId rule = named.empty() ? grammar.firstRule() : grammar.ownRule(named);
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
    const QString name = QString::fromStdString(std::string(named));
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
    printFindings(context, source, isApproximate);
    const grammar::GrammarLimit limit = matcher.limit().limit;
    if (limit != grammar::GrammarLimit::Unreadable && limit != grammar::GrammarLimit::Canceled)
        return matcher;
    if (limit == grammar::GrammarLimit::Unreadable && source.isPattern)
        return std::unexpected(firstError(source));
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

bool isOnlyForAscii(const GrammarSource& source)
{
    return std::ranges::any_of(source.grammar->findings(), isApproximate);
}

void printErrors(const CommandContext& context, const GrammarSource& source)
{
    printFindings(context, source, [](const grammar::GrammarFinding& found) {
        return found.severity == grammar::GrammarSeverity::Error;
    });
}

} // namespace nidus::cli
