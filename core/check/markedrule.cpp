// SPDX-License-Identifier: Apache-2.0
#include "core/check/markedrule.h"

#include "core/grammar/automaton/nfa.h"

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <utility>

namespace nidus::check {

namespace {

/// Steps of the search for all parses of a name, far beyond what an unambiguous rule needs.
constexpr std::size_t kMaxSearchSteps = 100'000;
constexpr std::size_t kMaxParses = 1'000;
constexpr std::size_t kMaxStatePairs = 1'000'000; ///< far beyond what rules of namespaces need

/// Searches all paths of a marked automaton with one text. The automaton is deterministic, so each path has
/// other marks.
class ParseSearch
{
public:
    ParseSearch(const grammar::Dfa& automaton, const std::vector<bool>& hasMark, std::size_t marks,
                std::string_view text)
        : m_automaton(automaton), m_hasMark(hasMark), m_marks(marks), m_text(text)
    {}

    MarkedParses run()
    {
        enter(m_automaton.start, 0);
        for (std::size_t steps = 0; !m_path.empty(); ++steps) {
            if (steps == kMaxSearchSteps || m_found.parses.size() == kMaxParses) {
                m_found.isComplete = false;
                break;
            }
            if (m_path.back().nextMark > m_marks)
                leave();
            else
                follow();
        }
        return std::move(m_found);
    }

private:
    /// A place that the current path goes through.
    struct Place
    {
        std::uint64_t entered = 0; ///< where the path came from, as a key
        std::uint32_t state = 0;
        std::size_t at = 0;
        unsigned char mark = 0;     ///< before this place; 0 = none
        unsigned char nextMark = 0; ///< to try; 0 = the next byte
        bool hasParse = false;
    };

    [[nodiscard]] static std::uint64_t keyOf(std::uint32_t state, std::size_t at)
    {
        return std::uint64_t{state} << 32U | at;
    }
    /// Continues the path up to a place where a mark may follow, or to the end of the text.
    void enter(std::uint32_t state, std::size_t at, unsigned char mark = 0)
    {
        const std::uint64_t key = keyOf(state, at);
        if (m_deadEnds.contains(key))
            return;
        while (!m_hasMark[state] && at < m_text.size() && state != grammar::kDeadState)
            state = m_automaton.step(state, static_cast<unsigned char>(m_text[at++]));
        if (state == grammar::kDeadState)
            m_deadEnds.insert(key);
        else
            m_path.push_back({.entered = key, .state = state, .at = at, .mark = mark});
    }
    void follow()
    {
        Place& place = m_path.back();
        const unsigned char mark = place.nextMark++;
        if (mark == 0 && place.at == m_text.size()) {
            if (m_automaton.isAccepting[place.state])
                keepParse();
            return;
        }
        const auto byte = mark == 0 ? static_cast<unsigned char>(m_text[place.at]) : mark;
        const std::uint32_t next = m_automaton.step(place.state, byte);
        const std::size_t at = place.at + (mark == 0 ? 1 : 0);
        if (next != grammar::kDeadState && !(mark != 0 && isOnPath(next, at)))
            enter(next, at, mark);
    }
    /// Whether marks without a byte between them lead back: such texts are empty and can be left out.
    [[nodiscard]] bool isOnPath(std::uint32_t state, std::size_t at) const
    {
        return std::any_of(m_path.rbegin(), m_path.rend(),
                           [&](const Place& place) { return place.state == state && place.at == at; });
    }
    void leave()
    {
        const Place place = m_path.back();
        m_path.pop_back();
        if (!place.hasParse)
            m_deadEnds.insert(place.entered);
        else if (!m_path.empty())
            m_path.back().hasParse = true;
    }
    void keepParse()
    {
        std::vector<MarkedText> texts;
        std::vector<std::size_t> open;
        for (std::size_t i = 1; i < m_path.size(); ++i) {
            const Place& place = m_path[i];
            if (place.mark == 0)
                continue;
            const std::size_t rule = (place.mark - 1U) / 2;
            const std::size_t at = m_path[i - 1].at;
            if (place.mark == grammar::markBefore(rule)) {
                open.push_back(texts.size());
                texts.push_back({.rule = rule, .begin = at, .end = at});
            } else {
                texts[open.back()].end = at;
                open.pop_back();
            }
        }
        m_found.parses.push_back(std::move(texts));
        m_path.back().hasParse = true;
    }

    const grammar::Dfa& m_automaton;
    const std::vector<bool>& m_hasMark;
    std::size_t m_marks;
    std::string_view m_text;
    std::vector<Place> m_path;
    std::unordered_set<std::uint64_t> m_deadEnds;
    MarkedParses m_found;
};

/// Searches, byte by byte, a name with two parses: one with a text of the first marked rule, one without.
class PairSearch
{
public:
    PairSearch(const grammar::Dfa& automaton, std::size_t marks) : m_automaton(automaton), m_marks(marks)
    {
        std::vector<bool> isSeen(automaton.classes.count);
        const auto take = [&](unsigned first, unsigned last) {
            for (unsigned byte = first; byte <= last; ++byte) {
                if (!isSeen[automaton.classes.of[byte]])
                    m_bytes.push_back(static_cast<unsigned char>(byte));
                isSeen[automaton.classes.of[byte]] = true;
            }
        };
        take('a', 'z'); // as people write names
        take(' ', 0xFF);
    }

    std::optional<std::string> run()
    {
        visit({m_automaton.start, m_automaton.start, Text::Before}, 0, 0);
        for (std::size_t at = 0; at < m_pairs.size() && m_pairs.size() < kMaxStatePairs; ++at) {
            const Pair pair = m_pairs[at].pair;
            if (pair.text == Text::After && m_automaton.isAccepting[pair.with] &&
                m_automaton.isAccepting[pair.without])
                return nameAt(at);
            follow(pair, at);
        }
        return std::nullopt;
    }

private:
    enum class Text : std::uint8_t { Before, Begun, Within, After };
    struct Pair
    {
        std::uint32_t with = 0;
        std::uint32_t without = 0;
        Text text = Text::Before; ///< where `with` is
    };
    struct Visited
    {
        Pair pair{};
        std::size_t from = 0;
        unsigned char byte = 0; ///< 0: a mark
    };

    void follow(const Pair& pair, std::size_t at)
    {
        for (std::size_t mark = 1; mark <= m_marks; ++mark) {
            const auto byte = static_cast<unsigned char>(mark);
            Text text = pair.text;
            if (byte == grammar::markBefore(0) && text == Text::Before)
                text = Text::Begun;
            else if (byte == grammar::markAfter(0) && text != Text::After)
                text = text == Text::Within ? Text::After : Text::Before;
            visit({m_automaton.step(pair.with, byte), pair.without, text}, at, 0);
            if (byte != grammar::markBefore(0) && byte != grammar::markAfter(0))
                visit({pair.with, m_automaton.step(pair.without, byte), pair.text}, at, 0);
        }
        for (const unsigned char byte : m_bytes)
            visit({m_automaton.step(pair.with, byte), m_automaton.step(pair.without, byte),
                   pair.text == Text::Begun ? Text::Within : pair.text},
                  at, byte);
    }
    void visit(const Pair& pair, std::size_t from, unsigned char byte)
    {
        if (pair.with == grammar::kDeadState || pair.without == grammar::kDeadState)
            return;
        const std::uint64_t key =
            ((std::uint64_t{pair.with} << 32U | pair.without) << 2U) | static_cast<std::uint64_t>(pair.text);
        if (m_seen.insert(key).second)
            m_pairs.push_back({pair, from, byte});
    }
    [[nodiscard]] std::string nameAt(std::size_t at) const
    {
        std::string name;
        for (; at != 0; at = m_pairs[at].from) {
            if (m_pairs[at].byte != 0)
                name += static_cast<char>(m_pairs[at].byte);
        }
        std::ranges::reverse(name);
        return name;
    }

    const grammar::Dfa& m_automaton;
    std::size_t m_marks;
    std::vector<unsigned char> m_bytes; ///< one of each class, without marks
    std::vector<Visited> m_pairs;       ///< in the order in which they were found
    std::unordered_set<std::uint64_t> m_seen;
};

} // namespace

MarkedRule::MarkedRule(const NamespaceRule& rule, std::span<const std::string> marked)
    : m_rules(marked.size())
{
    const grammar::Matcher& matcher = rule.matcher();
    m_limit = matcher.limit();
    if (m_limit.limit != grammar::GrammarLimit::None)
        return;
    const grammar::GrammarTree& tree = matcher.grammar().tree();
    std::vector<grammar::RuleId> ids;
    for (const std::string& name : marked) {
        ids.push_back(tree.find(name));
        if (ids.back() == grammar::kNoRule) {
            m_limit = {grammar::GrammarLimit::Unreadable, name};
            return;
        }
    }
    if (matcher.shape() == grammar::GrammarShape::ContextFree) {
        m_limit = {grammar::GrammarLimit::ContextFree, marked.front()};
        return;
    }
    const auto nfa = grammar::buildNfa(tree, matcher.grammar().facts(), matcher.startRule(), {}, ids);
    const auto states = nfa ? grammar::determinize(*nfa, {}) : std::unexpected(nfa.error());
    if (!states) {
        m_limit = states.error();
        return;
    }
    m_automaton = grammar::minimize(states->dfa);
    for (std::uint32_t state = 0; state < m_automaton.size(); ++state) {
        bool hasMark = false;
        for (std::size_t mark = 1; mark <= 2 * m_rules; ++mark)
            hasMark =
                hasMark || m_automaton.step(state, static_cast<unsigned char>(mark)) != grammar::kDeadState;
        m_hasMark.push_back(hasMark);
    }
    m_fields = findFields(m_automaton, m_rules);
}

MarkedParses MarkedRule::parses(std::string_view subject) const
{
    return ParseSearch(m_automaton, m_hasMark, 2 * m_rules, subject).run();
}

std::optional<std::string> MarkedRule::nameWithAndWithout() const
{
    return PairSearch(m_automaton, 2 * m_rules).run();
}

} // namespace nidus::check
