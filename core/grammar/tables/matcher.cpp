// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/matcher.h"

#include "core/base/contract.h"
#include "core/grammar/tables/matchtable.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace nidus::grammar {

namespace {

/// Caches what is expected in a state: most invalid texts of a file fail in a few states.
class RememberedExplanations
{
public:
    template <typename Explain>
    Explanation of(std::uint32_t state, Explain explain)
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() == kMaxRemembered)
            m_known.clear();
        const auto [known, isNew] = m_known.try_emplace(state);
        if (isNew)
            known->second = explain();
        return known->second;
    }

private:
    static constexpr std::size_t kMaxRemembered = 256;

    std::mutex m_mutex;
    std::unordered_map<std::uint32_t, Explanation> m_known;
};

} // namespace

struct Matcher::Compiled
{
    std::shared_ptr<const Grammar> grammar;
    RuleId start = kNoRule;
    GrammarShape shape = GrammarShape::Regular;
    LimitHit limit;
    std::optional<Nfa> nfa;
    std::optional<DeterminizedNfa> states; ///< with the NFA states that explain a rejection
    std::optional<Dfa> minimized;
    MatchTable table;
    std::optional<EarleyRecognizer> earley;
    mutable RememberedExplanations explanations;
};

namespace {

/// Returns the first rule reachable from `start` that gives no verdicts.
std::optional<RuleId> brokenRule(const Grammar& grammar, RuleId start)
{
    const GrammarTree& tree = grammar.tree();
    const std::vector<bool> reached = grammar.facts().reachable(start);
    for (RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        if (!reached[rule])
            continue;
        bool isSound = !tree.rules[rule].isBroken;
        std::vector<NodeId> open{tree.rules[rule].body};
        while (isSound && !open.empty()) {
            const Node& node = tree.node(open.back());
            open.pop_back();
            isSound = node.kind != NodeKind::Reference || node.rule != kNoRule;
            open.insert(open.end(), node.children.begin(), node.children.end());
        }
        if (!isSound)
            return rule;
    }
    return std::nullopt;
}

} // namespace

Matcher::Matcher(std::shared_ptr<const Compiled> compiled) : m_compiled(std::move(compiled)) {}

MatchVerdict Matcher::match(std::string_view text, const std::stop_token& stop) const
{
    const Compiled& compiled = *m_compiled;
    if (text.size() > kMaxTextBytes || compiled.limit.limit != GrammarLimit::None)
        return MatchVerdict::Undecided;
    if (compiled.earley)
        return compiled.earley->match(text, stop);
    return compiled.table.accepts(text) ? MatchVerdict::Valid : MatchVerdict::Invalid;
}

void Matcher::matchMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const
{
    if (!base::expects(verdicts.size() >= texts.size(), "there is room for the verdict on every text"))
        return;
    if (m_compiled->minimized)
        return m_compiled->table.decideMany(texts, verdicts);
    std::ranges::transform(texts, verdicts.begin(), [this](std::string_view text) { return match(text); });
}

std::optional<Rejection> Matcher::locate(std::string_view text) const
{
    return match(text) == MatchVerdict::Invalid ? std::optional(locateRejected(text)) : std::nullopt;
}

Rejection Matcher::locateRejected(std::string_view text) const
{
    const Compiled& compiled = *m_compiled;
    if (compiled.earley) {
        const std::size_t offset = compiled.earley->explain(text).offset;
        base::ensures(offset <= text.size(), "a text is rejected within it or at its end");
        return Rejection{static_cast<std::uint32_t>(offset), 0};
    }
    if (!base::expects(compiled.states.has_value(), "only a matcher without a limit rejects texts"))
        return {};
    const Dfa& dfa = compiled.states->dfa;
    std::uint32_t state = dfa.start;
    for (std::uint32_t offset = 0; offset < text.size(); ++offset) {
        const std::uint32_t next = dfa.step(state, static_cast<unsigned char>(text[offset]));
        if (next == kDeadState)
            return Rejection{offset, state};
        state = next;
    }
    return Rejection{static_cast<std::uint32_t>(text.size()), state};
}

Explanation Matcher::explain(std::string_view text, Rejection rejection) const
{
    const Compiled& compiled = *m_compiled;
    const GrammarTree& tree = compiled.grammar->tree();
    if (compiled.earley)
        return explainFailure(tree, compiled.start, compiled.earley->explain(text));
    if (!base::expects(compiled.states && rejection.state < compiled.states->dfa.size() &&
                           rejection.offset <= text.size(),
                       "a rejection is explained by the matcher that rejected the text"))
        return {};
    const auto explain = [&] { return explainState(tree, *compiled.nfa, *compiled.states, rejection.state); };
    Explanation explanation = compiled.explanations.of(rejection.state, explain);
    explanation.offset = rejection.offset;
    return explanation;
}

const LimitHit& Matcher::limit() const { return m_compiled->limit; }

LimitHit Matcher::limitFor(std::string_view text) const
{
    if (m_compiled->limit.limit != GrammarLimit::None)
        return m_compiled->limit;
    return {text.size() > kMaxTextBytes ? GrammarLimit::TextBytes : GrammarLimit::EarleyItems,
            m_compiled->grammar->tree().rules[m_compiled->start].name};
}

GrammarShape Matcher::shape() const { return m_compiled->shape; }

std::size_t Matcher::states() const { return m_compiled->minimized ? m_compiled->minimized->size() - 1 : 0; }

RuleId Matcher::startRule() const { return m_compiled->start; }

const Grammar& Matcher::grammar() const { return *m_compiled->grammar; }

const Dfa* Matcher::automaton() const { return m_compiled->minimized ? &*m_compiled->minimized : nullptr; }

Matcher compileMatcher(std::shared_ptr<const Grammar> grammar, std::string_view start,
                       const std::stop_token& stop)
{
    auto compiled = std::make_shared<Matcher::Compiled>();
    const auto stopAt = [&compiled](LimitHit limit) {
        if (limit.rule.empty() && compiled->start != kNoRule)
            limit.rule = compiled->grammar->tree().rules[compiled->start].name;
        compiled->limit = std::move(limit);
        return Matcher(compiled);
    };
    compiled->grammar = std::move(grammar);
    const Grammar& source = *compiled->grammar;
    compiled->start = start.empty() ? source.firstRule() : source.ownRule(start);
    if (compiled->start == kNoRule)
        return stopAt({GrammarLimit::Unreadable, std::string(start)});
    compiled->shape = source.facts().shape(compiled->start);
    if (const auto broken = brokenRule(source, compiled->start))
        return stopAt({GrammarLimit::Unreadable, source.tree().rules[*broken].name});
    if (compiled->shape == GrammarShape::ContextFree) {
        auto earley = EarleyRecognizer::build(source.tree(), source.facts(), compiled->start);
        if (!earley)
            return stopAt(std::move(earley).error());
        compiled->earley = std::move(*earley);
        return Matcher(compiled);
    }
    auto nfa = buildNfa(source.tree(), source.facts(), compiled->start, stop);
    if (!nfa)
        return stopAt(std::move(nfa).error());
    auto states = determinize(*nfa, stop);
    if (!states)
        return stopAt(std::move(states).error());
    compiled->minimized = minimize(states->dfa);
    compiled->table = MatchTable(*compiled->minimized);
    compiled->nfa = std::move(*nfa);
    compiled->states = std::move(*states);
    return Matcher(compiled);
}

} // namespace nidus::grammar
