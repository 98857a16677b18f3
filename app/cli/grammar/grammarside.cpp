// SPDX-License-Identifier: Apache-2.0
#include "app/cli/grammar/grammarside.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/handles.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::string_view kUrnPrefix = "urn:";

bool isFile(const std::string& word)
{
    return word == "-" || QFileInfo(QFile::decodeName(QByteArray::fromStdString(word))).exists();
}

} // namespace

bool namesRule(const std::string& word)
{
    return !isFile(word) && !isPattern(word) && word.find('/') == std::string::npos && parseHandle(word);
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

std::expected<SharedAutomaton, QString> GrammarSides::automaton(const CommandContext& context,
                                                                const std::string& side)
{
    if (const auto known = m_known.find(side); known != m_known.end())
        return known->second;
    std::expected<SharedAutomaton, QString> made = read(context, side);
    if (made && side != "-" && !isPattern(side)) // what is printed about a pattern belongs to each use
        m_known.emplace(side, *made);
    return made;
}

std::expected<SharedAutomaton, QString> GrammarSides::read(const CommandContext& context,
                                                           const std::string& side)
{
    if (isPattern(side) || isFile(side))
        return automatonOfFile(context, side, {});
    const std::size_t hash = side.rfind('#');
    if (hash != std::string::npos)
        return automatonOfFile(context, side.substr(0, hash), std::string_view(side).substr(hash + 1));
    if (side.starts_with(kUrnPrefix) && namesRule(side.substr(kUrnPrefix.size())))
        return automatonOfName(context, side.substr(kUrnPrefix.size()), check::NameExtent::Urn);
    return namesRule(side) ? automatonOfName(context, side, check::NameExtent::Name)
                           : automatonOfFile(context, side, {});
}

std::expected<SharedAutomaton, QString>
GrammarSides::automatonOfFile(const CommandContext& context, const std::string& file, std::string_view rule)
{
    const base::Result<GrammarSource> source = readGrammarSource(m_arguments, context, file, rule);
    if (!source)
        return std::unexpected(findings::describe(source.error()));
    const std::expected<grammar::Matcher, QString> matcher = compileStart(context, *source, rule, m_stop);
    if (!matcher)
        return std::unexpected(matcher.error());
    if (isPattern(file))
        printErrors(context, *source);
    if (matcher->automaton() != nullptr)
        return std::make_shared<const grammar::Dfa>(*matcher->automaton());
    grammar::LimitHit limit = matcher->limit();
    if (limit.limit == grammar::GrammarLimit::None)
        limit = {grammar::GrammarLimit::ContextFree,
                 source->grammar->tree().rules[matcher->startRule()].name};
    return std::unexpected(limitSentence(*source, limit));
}

std::expected<SharedAutomaton, QString> GrammarSides::automatonOfName(const CommandContext& context,
                                                                      const std::string& word,
                                                                      check::NameExtent extent)
{
    const std::expected<workflow::NamedRule, QString> rule = namedRule(context, word);
    if (!rule)
        return std::unexpected(rule.error());
    std::expected<grammar::Dfa, grammar::LimitHit> names =
        check::namesAutomaton(rule->nid, rule->rule->get(), extent);
    if (!names)
        return std::unexpected(QString::fromStdString(word) + ": "_L1 +
                               findings::message(findings::limitFinding(names.error())));
    return std::make_shared<const grammar::Dfa>(*std::move(names));
}

} // namespace nidus::cli
