// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"

#include "core/base/charset.h"
#include "core/check/namespacerule.h"
#include "core/grammar/sample.h"
#include "core/lint/rulesource.h"
#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"

#include <QSet>
#include <algorithm>
#include <string>
#include <vector>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostCandidates = 8; ///< start rules that are tried

bool isInBlock(int line, const QList<GrammarBlock>& blocks)
{
    return std::ranges::any_of(blocks, [line](const GrammarBlock& block) {
        return line >= block.firstLine && line <= block.lastLine;
    });
}

/// Whether what was found up to `end` is the beginning of a pattern, and no name: "urn:abc:std:<number>",
/// "urn:abc:{n}", "urn:abc:std:...".
bool goesOnAsPattern(std::string_view text, std::size_t end)
{
    const std::size_t sign = std::min(text.find_first_not_of(".:;,/-_", end), text.size());
    const std::string_view rest = text.substr(sign);
    const std::string_view between = text.substr(end, sign - end);
    return (!rest.empty() && std::string_view("{<[|").contains(rest.front())) || rest.starts_with("\u2026") ||
           between.contains("...");
}

QList<HarvestedUrn> harvest(const QString& text, const QString& nid, const QList<GrammarBlock>& blocks)
{
    const std::string bytes = text.toStdString();
    QList<HarvestedUrn> urns;
    QSet<QString> known;
    for (const FoundUrn& found : findUrns(bytes)) {
        const int line =
            1 + int(std::count(bytes.begin(), bytes.begin() + std::ptrdiff_t(found.offset), '\n'));
        const QString urn = QString::fromStdString(found.urn);
        const bool isPattern = goesOnAsPattern(bytes, found.offset + found.length);
        const bool isOurs = urn.startsWith("urn:"_L1 + nid + u':', Qt::CaseInsensitive);
        if (!isOurs || isPattern || isInBlock(line, blocks) || known.contains(urn))
            continue;
        known.insert(urn);
        urns.append({urn, line});
    }
    return urns;
}

/// The grammar's rules that no other one refers to, in text order; the first one when there are none.
std::vector<std::string> startCandidates(const Grammar& grammar)
{
    const GrammarTree& tree = grammar.tree();
    std::vector<bool> isUsed(tree.rules.size());
    for (RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        for (const RuleId used : grammar.facts().references(rule)) {
            if (used != rule)
                isUsed[used] = true;
        }
    }
    std::vector<std::string> names;
    for (RuleId rule = 0; rule < tree.rules.size() && names.size() < kMostCandidates; ++rule) {
        if (tree.rules[rule].origin == RuleOrigin::Own && !isUsed[rule])
            names.push_back(tree.rules[rule].name);
    }
    if (names.empty() && grammar.firstRule() != kNoRule)
        names.push_back(tree.rules[grammar.firstRule()].name);
    return names;
}

/// What a start rule describes, by what its shortest text begins with.
NameScope scopeOf(const NamespaceRule& rule, const std::string& nid)
{
    const std::vector<std::string> shortest =
        makeSamples(rule.matcher(), {.kind = SampleKind::Shortest, .count = 1});
    if (shortest.empty())
        return NameScope::Nss;
    const auto beginsWith = [&shortest](const std::string& prefix) {
        return equalIgnoringCase(std::string_view(shortest[0]).substr(0, prefix.size()), prefix);
    };
    if (beginsWith("urn:"))
        return NameScope::Urn;
    return beginsWith(nid + ':') ? NameScope::NidAndNss : NameScope::Nss;
}

/// Whether a "?" or a "#" may stand somewhere.
bool describesComponents(const Matcher& matcher)
{
    const Dfa* const dfa = matcher.automaton();
    if (dfa == nullptr)
        return false;
    for (std::uint32_t state = 0; state < dfa->size(); ++state) {
        if (dfa->step(state, '?') != kDeadState || dfa->step(state, '#') != kDeadState)
            return true;
    }
    return false;
}

std::size_t acceptedCount(const NamespaceRule& rule, const QList<HarvestedUrn>& urns)
{
    return static_cast<std::size_t>(std::ranges::count_if(urns, [&rule](const HarvestedUrn& one) {
        const std::string text = one.urn.toStdString();
        const std::expected<Urn, UrnFailure> urn = parseUrn(text, Rfc::Rfc8141);
        return urn && rule.match(text, *urn) == MatchVerdict::Valid;
    }));
}

RuleScope toStored(NameScope scope)
{
    switch (scope) {
    case NameScope::Urn:
        return RuleScope::Urn;
    case NameScope::NidAndNss:
        return RuleScope::NidAndNss;
    case NameScope::Nss:
        break;
    }
    return RuleScope::Nss;
}

/// The start rule, scope and treatment of components under which most of `urns` are accepted; the first one
/// where several are as good.
SyntaxRule proposedRule(const QString& text, const std::string& nid, const QList<HarvestedUrn>& urns)
{
    SyntaxRule best{.text = text};
    std::size_t most = 0;
    bool isSound = false;
    const Grammar grammar =
        readGrammar(text.toStdString(), {.mode = AbnfMode::Lenient, .sources = RuleSources::CoreAndLibrary});
    for (const std::string& start : startCandidates(grammar)) {
        RuleSource source{.start = start, .text = text.toStdString()};
        const NamespaceRule probe(source);
        source.scope = scopeOf(probe, nid);
        source.describesComponents = describesComponents(probe.matcher());
        const std::size_t accepted = acceptedCount(NamespaceRule(source), urns);
        const bool isReadable = probe.matcher().limit().limit == GrammarLimit::None;
        if (!best.start.isEmpty() && accepted <= most && (isSound || !isReadable))
            continue;
        best.start = QString::fromStdString(start);
        best.scope = toStored(source.scope);
        best.describesComponents = source.describesComponents;
        most = accepted;
        isSound = isReadable;
    }
    return best;
}

} // namespace

ExtractedSyntax extractSyntax(const QString& syntaxText, const QString& nid)
{
    ExtractedSyntax extracted{.blocks = findGrammarBlocks(syntaxText), .rule = {}, .urns = {}};
    extracted.urns = harvest(syntaxText, nid, extracted.blocks);
    if (extracted.blocks.isEmpty())
        return extracted;
    extracted.rule = proposedRule(joinedText(extracted.blocks), nid.toLower().toStdString(), extracted.urns);
    return extracted;
}

QList<Sample> harvestedSamples(const ExtractedSyntax& found)
{
    QList<Sample> samples;
    for (const HarvestedUrn& each : found.urns)
        samples.append({.urn = each.urn,
                        .expected = ExpectedVerdict::Valid,
                        .note = {},
                        .source = u"template, Syntax, line %1"_s.arg(each.line)});
    return samples;
}

QList<Sample> withoutKnown(const QList<Sample>& samples, const QList<Sample>& known)
{
    QSet<QString> seen;
    for (const Sample& sample : known)
        seen.insert(sample.urn);
    QList<Sample> fresh;
    for (const Sample& sample : samples) {
        if (!seen.contains(sample.urn))
            fresh.append(sample);
        seen.insert(sample.urn);
    }
    return fresh;
}

} // namespace nidus
