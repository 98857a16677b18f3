// SPDX-License-Identifier: Apache-2.0
#include "app/cli/grammar/grammarside.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/handles.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::string_view kUrnPrefix = "urn:";

} // namespace

std::expected<SideTexts, QString> GrammarSides::texts(const CommandContext& context, const std::string& side)
{
    if (const auto known = m_known.find(side); known != m_known.end())
        return known->second;
    std::expected<SideTexts, QString> made = read(context, side);
    // A warning that is printed about a side belongs to each use.
    if (made && side != "-" && made->texts == grammar::ComparedTexts::All)
        m_known.emplace(side, *made);
    return made;
}

std::expected<SideTexts, QString> GrammarSides::read(const CommandContext& context, const std::string& side)
{
    if (isPattern(side) || namesFile(side))
        return textsOfFile(context, side, {});
    const std::size_t hash = side.rfind('#');
    if (hash != std::string::npos)
        return textsOfFile(context, side.substr(0, hash), std::string_view(side).substr(hash + 1));
    if (side.starts_with(kUrnPrefix) && namesRule(side.substr(kUrnPrefix.size())))
        return textsOfName(context, side.substr(kUrnPrefix.size()), check::NameExtent::Urn);
    return namesRule(side) ? textsOfName(context, side, check::NameExtent::Name)
                           : textsOfFile(context, side, {});
}

std::expected<SideTexts, QString> GrammarSides::textsOfFile(const CommandContext& context,
                                                            const std::string& file, std::string_view rule)
{
    const std::expected<GrammarSource, QString> source = readGrammarSource(m_arguments, context, file, rule);
    if (!source)
        return std::unexpected(source.error());
    const std::expected<grammar::Matcher, QString> matcher = compileStart(context, *source, rule, m_stop);
    if (!matcher)
        return std::unexpected(matcher.error());
    if (matcher->automaton() != nullptr)
        return SideTexts{std::make_shared<const grammar::Dfa>(*matcher->automaton()),
                         isOnlyForAscii(*source) ? grammar::ComparedTexts::Ascii
                                                 : grammar::ComparedTexts::All};
    grammar::LimitHit limit = matcher->limit();
    if (limit.limit == grammar::GrammarLimit::None)
        limit = {grammar::GrammarLimit::ContextFree,
                 source->grammar->tree().rules[matcher->startRule()].name};
    return std::unexpected(limitSentence(*source, limit));
}

std::expected<SideTexts, QString> GrammarSides::textsOfName(const CommandContext& context,
                                                            const std::string& word, check::NameExtent extent)
{
    const std::expected<workflow::NamedRule, QString> rule = namedRule(context, word);
    if (!rule)
        return std::unexpected(rule.error());
    std::expected<grammar::Dfa, grammar::LimitHit> names =
        check::namesAutomaton(rule->nid, rule->rule->get(), extent);
    if (!names)
        return std::unexpected(QString::fromStdString(word) + ": "_L1 +
                               findings::message(findings::limitFinding(names.error())));
    return SideTexts{.automaton = std::make_shared<const grammar::Dfa>(*std::move(names))};
}

} // namespace nidus::cli
