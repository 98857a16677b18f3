// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"

#include "core/base/charset.h"
#include "core/check/namespacerule.h"
#include "core/grammar/samples/sample.h"
#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostCandidates = 8; ///< start rules to try

bool isInBlock(int line, const QList<GrammarBlock>& blocks)
{
    return std::ranges::any_of(blocks, [line](const GrammarBlock& block) {
        return line >= block.firstLine && line <= block.lastLine;
    });
}

/// Whether the text found up to `end` is the start of a pattern, not a name: "urn:abc:std:<number>",
/// "urn:abc:{n}", "urn:abc:std:...".
bool continuesAsPattern(std::string_view text, std::size_t end)
{
    const std::size_t sign = std::min(text.find_first_not_of(".:;,/-_", end), text.size());
    const std::string_view rest = text.substr(sign);
    const std::string_view between = text.substr(end, sign - end);
    return (!rest.empty() && std::string_view("{<[|").contains(rest.front())) || rest.starts_with("\u2026") ||
           between.contains("...");
}

/// Whether the text around a URN calls it the beginning of names: "the urn:abc:std prefix", "URNs that begin
/// with urn:abc:std".
bool isCalledPrefix(const QString& before, const QString& after)
{
    static const QRegularExpression follows(u"^[\"'\u2019\u201D`>*_]*\\s+(?:sub-?\\s?namespace|sub-?\\s?tree|"
                                            u"namespace|name\\s?space|prefix|hierarchy|branch|"
                                            "tree|part of the namespace)\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression precedes(
        u"\\b(?:prefix(?:ed)?(?: is| with| by)?|sub-?namespace|(?:begin|start)(?:s|ning|ing)? "
        u"(?:with|in|by)|under)"
        "(?: the)?(?: string| prefix)?:?[\\s\"'\u2018\u201C`<*_]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return follows.match(after).hasMatch() || precedes.match(before).hasMatch();
}

QList<ExampleUrn> harvest(const QString& text, const QString& nid, const QList<GrammarBlock>& blocks)
{
    const std::string bytes = text.toStdString();
    QList<ExampleUrn> urns;
    QSet<QString> known;
    for (const urn::FoundUrn& found : urn::findUrns(bytes)) {
        const int line =
            1 + int(std::count(bytes.begin(), bytes.begin() + std::ptrdiff_t(found.offset), '\n'));
        const QString urn = QString::fromStdString(found.urn);
        constexpr std::size_t kAround = 60; // bytes
        const std::size_t end = found.offset + found.length;
        const std::size_t begin = found.offset - std::min(found.offset, kAround);
        const bool isPattern =
            continuesAsPattern(bytes, end) ||
            isCalledPrefix(QString::fromStdString(bytes.substr(begin, found.offset - begin)).simplified(),
                           QString::fromStdString(bytes.substr(end, kAround)));
        const bool isOurs = urn.startsWith("urn:"_L1 + nid + u':', Qt::CaseInsensitive);
        if (!isOurs || isPattern || isInBlock(line, blocks) || known.contains(urn))
            continue;
        known.insert(urn);
        urns.append({urn, line});
    }
    return urns;
}

/// Returns the rules that no other rule refers to, in text order; the first rule if there are none.
std::vector<std::string> startCandidates(const grammar::Grammar& grammar)
{
    const grammar::GrammarTree& tree = grammar.tree();
    std::vector<bool> isUsed(tree.rules.size());
    for (grammar::RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        for (const grammar::RuleId used : grammar.facts().references(rule)) {
            if (used != rule)
                isUsed[used] = true;
        }
    }
    std::vector<std::string> names;
    for (grammar::RuleId rule = 0; rule < tree.rules.size() && names.size() < kMostCandidates; ++rule) {
        if (tree.rules[rule].origin == grammar::RuleOrigin::Own && !isUsed[rule])
            names.push_back(tree.rules[rule].name);
    }
    if (names.empty() && grammar.firstRule() != grammar::kNoRule)
        names.push_back(tree.rules[grammar.firstRule()].name);
    return names;
}

/// Returns the scope of a start rule, based on the start of its shortest match.
check::NameScope scopeOf(const check::NamespaceRule& rule, const std::string& nid)
{
    const std::vector<std::string> shortest =
        grammar::makeSamples(rule.matcher(), {.kind = grammar::SampleKind::Shortest, .count = 1});
    if (shortest.empty())
        return check::NameScope::Nss;
    const auto beginsWith = [&shortest](const std::string& prefix) {
        return base::equalIgnoringCase(std::string_view(shortest[0]).substr(0, prefix.size()), prefix);
    };
    if (beginsWith("urn:"))
        return check::NameScope::Urn;
    return beginsWith(nid + ':') ? check::NameScope::NidAndNss : check::NameScope::Nss;
}

/// Whether a match can contain "?" or "#".
bool describesComponents(const grammar::Matcher& matcher)
{
    const grammar::Dfa* const dfa = matcher.automaton();
    if (dfa == nullptr)
        return false;
    for (std::uint32_t state = 0; state < dfa->size(); ++state) {
        if (dfa->step(state, '?') != grammar::kDeadState || dfa->step(state, '#') != grammar::kDeadState)
            return true;
    }
    return false;
}

std::size_t acceptedCount(const check::NamespaceRule& rule, const QList<ExampleUrn>& urns)
{
    return static_cast<std::size_t>(std::ranges::count_if(urns, [&rule](const ExampleUrn& one) {
        const std::string text = one.urn.toStdString();
        const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, urn::Rfc::Rfc8141);
        return urn && rule.match(text, *urn) == grammar::MatchVerdict::Valid;
    }));
}

registration::RuleScope toStored(check::NameScope scope)
{
    switch (scope) {
    case check::NameScope::Urn: return registration::RuleScope::Urn;
    case check::NameScope::NidAndNss: return registration::RuleScope::NidAndNss;
    case check::NameScope::Nss: break;
    }
    return registration::RuleScope::Nss;
}

/// Returns the rule with the start rule, scope, and treatment of components that accept most of `urns`; the
/// first one if several are equally good; and how many of `urns` it accepts.
std::pair<registration::SyntaxRule, std::size_t> proposedRule(const QString& text, const std::string& nid,
                                                              const QList<ExampleUrn>& urns)
{
    registration::SyntaxRule best{.text = text};
    std::size_t most = 0;
    bool isSound = false;
    const grammar::Grammar grammar =
        grammar::readGrammar(text.toStdString(), {.mode = grammar::AbnfMode::Lenient,
                                                  .sources = grammar::RuleSources::CoreAndLibrary});
    for (const std::string& start : startCandidates(grammar)) {
        check::RuleSource source{.start = start, .text = text.toStdString()};
        const check::NamespaceRule probe(source);
        source.scope = scopeOf(probe, nid);
        source.describesComponents = describesComponents(probe.matcher());
        const std::size_t accepted = acceptedCount(check::NamespaceRule(source), urns);
        const bool isReadable = probe.matcher().limit().limit == grammar::GrammarLimit::None;
        if (!best.start.isEmpty() && accepted <= most && (isSound || !isReadable))
            continue;
        best.start = QString::fromStdString(start);
        best.scope = toStored(source.scope);
        best.describesComponents = source.describesComponents;
        most = accepted;
        isSound = isReadable;
    }
    return {best, most};
}

} // namespace

ExtractedSyntax extractSyntax(const QString& syntaxText, const QString& nid)
{
    ExtractedSyntax extracted{.blocks = findGrammarBlocks(syntaxText), .rule = {}, .urns = {}, .accepted = 0};
    extracted.urns = harvest(syntaxText, nid, extracted.blocks);
    if (extracted.blocks.isEmpty())
        return extracted;
    const auto [rule, accepted] =
        proposedRule(joinedText(extracted.blocks), nid.toLower().toStdString(), extracted.urns);
    extracted.rule = rule;
    extracted.accepted = qsizetype(accepted);
    return extracted;
}

QList<registration::Sample> exampleSamples(const ExtractedSyntax& found)
{
    QList<registration::Sample> samples;
    for (const ExampleUrn& each : found.urns)
        samples.append({.urn = each.urn,
                        .expected = registration::ExpectedVerdict::Valid,
                        .note = {},
                        .source = u"template, Syntax, line %1"_s.arg(each.line)});
    return samples;
}

QList<registration::Sample> withoutKnown(const QList<registration::Sample>& samples,
                                         const QList<registration::Sample>& known)
{
    QSet<QString> seen;
    for (const registration::Sample& sample : known)
        seen.insert(sample.urn);
    QList<registration::Sample> fresh;
    for (const registration::Sample& sample : samples) {
        if (!seen.contains(sample.urn))
            fresh.append(sample);
        seen.insert(sample.urn);
    }
    return fresh;
}

} // namespace nidus::lint
