// SPDX-License-Identifier: Apache-2.0
#include "core/check/fieldsearch.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace nidus::check {

namespace {

constexpr std::string_view kSeparators = ":/.-;,=_";
constexpr std::uint8_t kMostFields = 30;
constexpr std::size_t kMostSituations = 20'000;

/// Where a path of the automaton is in the fields of a name.
struct Situation
{
    std::uint32_t state = 0;
    std::uint8_t field = 0;
    std::uint8_t open = 0;    ///< one bit for the rule whose text has begun
    bool isAtStart = true;    ///< of the field
    bool isAfterText = false; ///< the field must end here

    auto operator<=>(const Situation&) const = default;
};

/// Follows all paths of a marked automaton for one separator.
class FieldSearch
{
public:
    FieldSearch(const grammar::Dfa& automaton, std::size_t rules, char separator)
        : m_automaton(automaton), m_rules(rules), m_leadsToMark(automaton.size(), false)
    {
        m_fields.separator = separator;
        m_fields.field.fill(MarkedFields::kNone);
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (std::uint32_t state = 1; state < m_automaton.size(); ++state) {
                const bool isNew = !m_leadsToMark[state] && leadsToMark(state);
                m_leadsToMark[state] = m_leadsToMark[state] || isNew;
                isChanged = isChanged || isNew;
            }
        }
    }

    std::optional<MarkedFields> run()
    {
        // First, find the field of each rule; then, that no name has anything else there.
        if (!follow())
            return std::nullopt;
        m_isVerifying = true;
        m_lastField = 0;
        for (const std::uint8_t field : m_fields.field)
            m_lastField = field == MarkedFields::kNone ? m_lastField : std::max(m_lastField, field);
        return follow() ? std::optional(m_fields) : std::nullopt;
    }

private:
    [[nodiscard]] bool leadsToMark(std::uint32_t state) const
    {
        for (unsigned char mark = 1; mark <= 2 * m_rules; ++mark) {
            if (m_automaton.step(state, mark) != grammar::kDeadState)
                return true;
        }
        const std::size_t classes = m_automaton.classes.count;
        const auto first = m_automaton.next.begin() + static_cast<std::ptrdiff_t>(state * classes);
        return std::any_of(first, first + static_cast<std::ptrdiff_t>(classes),
                           [this](std::uint32_t next) { return m_leadsToMark[next]; });
    }

    /// Follows all paths. Returns false if one of them contradicts the fields.
    bool follow()
    {
        m_known.clear();
        m_open.clear();
        add({.state = m_automaton.start});
        while (!m_open.empty()) {
            const Situation from = m_open.back();
            m_open.pop_back();
            if (!m_isVerifying && !m_leadsToMark[from.state])
                continue;
            const bool isRefuted = m_isVerifying && m_automaton.isAccepting[from.state] && lacksMark(from);
            if (isRefuted || m_known.size() > kMostSituations || !followMarks(from) || !followBytes(from))
                return false;
        }
        return true;
    }
    void add(const Situation& situation)
    {
        if (m_known.insert(situation).second)
            m_open.push_back(situation);
    }
    bool followMarks(const Situation& from)
    {
        for (std::size_t rule = 0; rule < m_rules; ++rule) {
            Situation to = from;
            to.state = m_automaton.step(from.state, grammar::markBefore(rule));
            if (to.state != grammar::kDeadState) {
                std::uint8_t& field = m_fields.field[rule];
                const bool isElsewhere = field != MarkedFields::kNone && field != from.field;
                if (!from.isAtStart || from.open != 0 || isElsewhere)
                    return false;
                field = from.field;
                to.open = static_cast<std::uint8_t>(1U << rule);
                add(to);
            }
            to = from;
            to.state = m_automaton.step(from.state, grammar::markAfter(rule));
            if (to.state != grammar::kDeadState) {
                if (from.isAtStart) // an empty text
                    return false;
                to.open = 0;
                to.isAfterText = true;
                add(to);
            }
        }
        return true;
    }
    bool followBytes(const Situation& from)
    {
        for (unsigned char byte = '!'; byte <= '~'; ++byte) { // all that URNs consist of
            Situation to = from;
            to.state = m_automaton.step(from.state, byte);
            if (to.state == grammar::kDeadState)
                continue;
            to.isAtStart = byte == static_cast<unsigned char>(m_fields.separator);
            to.isAfterText = false;
            to.field = static_cast<std::uint8_t>(from.field + (to.isAtStart ? 1 : 0));
            const bool isTooFar = to.field > m_lastField;
            if ((m_isVerifying && lacksMark(from)) || (to.isAtStart ? from.open != 0 : from.isAfterText) ||
                (isTooFar && !m_isVerifying && m_leadsToMark[to.state]))
                return false;
            if (!isTooFar)
                add(to);
        }
        return true;
    }
    /// Whether a field begins without the mark of the rule whose text it must be.
    [[nodiscard]] bool lacksMark(const Situation& at) const
    {
        for (std::size_t rule = 0; rule < m_rules; ++rule) {
            if (at.isAtStart && m_fields.field[rule] == at.field && ((at.open >> rule) & 1U) == 0)
                return true;
        }
        return false;
    }

    const grammar::Dfa& m_automaton;
    std::size_t m_rules;
    std::vector<bool> m_leadsToMark; ///< per state
    MarkedFields m_fields;
    std::uint8_t m_lastField = kMostFields;
    bool m_isVerifying = false;
    std::set<Situation> m_known;
    std::vector<Situation> m_open;
};

} // namespace

std::optional<MarkedFields> findFields(const grammar::Dfa& marked, std::size_t rules)
{
    for (const char separator : kSeparators) {
        if (auto fields = FieldSearch(marked, rules, separator).run())
            return fields;
    }
    return std::nullopt;
}

} // namespace nidus::check
