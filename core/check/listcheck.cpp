// SPDX-License-Identifier: Apache-2.0
#include "core/check/listcheck.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/check/plainnames.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace nidus::check {

namespace {

int rankOf(const ListAnswer& answer) { return answer.isUndecided ? 3 : answer.value.rank(); }

/// Returns the answer that matters more, the first of equal ones.
ListAnswer worse(ListAnswer first, ListAnswer second)
{
    return rankOf(second) > rankOf(first) ? std::move(second) : std::move(first);
}

/// Returns how well an answer decides about a value, the best first, if several lists may have it: it is in
/// one of them, or else it is not in any, which the strictest one judges.
int orderOf(const ValueAnswer& answer)
{
    const bool isListed = answer.fault != ListFault::NotListed && answer.fault != ListFault::Released;
    if (isListed)
        return answer.rank();
    return (answer.isInvalid ? 3 : 5) + (answer.fault == ListFault::Released ? 0 : 1);
}

std::size_t nssOffsetOf(NameScope scope, const ListFacts& facts)
{
    switch (scope) {
    case NameScope::Urn: return std::string_view("urn:").size() + facts.nid.size() + 1;
    case NameScope::NidAndNss: return facts.nid.size() + 1;
    case NameScope::Nss: break;
    }
    return 0;
}

/// Whether some numbers of a list have leading zeros.
bool hasWidths(const ListedValues& list)
{
    return std::ranges::any_of(list.facts().ranges, [](const ListedRange& range) { return range.width > 1; });
}

/// Returns the number of fields from that of the first rule on if those of the others follow it, or are in no
/// name; else 0.
std::size_t consecutiveFields(const MarkedFields& fields, const std::vector<std::size_t>& rules)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::uint8_t field = fields.field[rules[i]];
        const bool isNext =
            field != MarkedFields::kNone && field == fields.field[rules.front()] + i && i == count;
        if (!isNext && field != MarkedFields::kNone)
            return 0;
        count += isNext ? 1 : 0;
    }
    return count;
}

} // namespace

std::string ListAnswer::valueText() const
{
    std::string text;
    for (const std::string_view part : parts) {
        if (part.data() != nullptr)
            text.append(text.empty() ? "" : ",").append(part);
    }
    return text;
}

ListCheck::ListCheck(const NamespaceRule& rule, std::vector<std::shared_ptr<const ListedValues>> lists)
{
    std::vector<std::string> names;
    const auto indexOf = [&names](const std::string& name) {
        const auto known = std::ranges::find_if(
            names, [&name](const std::string& other) { return base::equalIgnoringCase(name, other); });
        const auto index = static_cast<std::size_t>(known - names.begin());
        if (known == names.end())
            names.push_back(name);
        return index;
    };
    for (std::shared_ptr<const ListedValues>& list : lists) {
        Bound bound{.list = list, .shape = UrnShape(list->facts())};
        for (const std::string& part : list->facts().rules)
            bound.parts.push_back(indexOf(part));
        if (!list->facts().labelRule.empty())
            bound.label = indexOf(list->facts().labelRule);
        m_nssOffset = nssOffsetOf(rule.source().scope, list->facts());
        m_areSharing = m_areSharing || std::ranges::any_of(m_lists, [&](const Bound& other) {
                           return shareARule(bound, other);
                       });
        const auto same = std::find_if(m_lists.rbegin(), m_lists.rend(),
                                       [&bound](const Bound& other) { return other.parts == bound.parts; });
        m_lists.insert(same == m_lists.rend() ? m_lists.end() : same.base(), std::move(bound));
    }
    m_rules = names.size();
    if (m_rules > grammar::kMaxMarkedRules)
        return;
    m_marked.emplace(rule, names);
    if (m_marked->limit().limit != grammar::GrammarLimit::None)
        return;
    const grammar::Grammar& grammar = rule.matcher().grammar();
    for (Bound& bound : m_lists) {
        if (bound.list->facts().kind != ListedKind::Words)
            bound.texts = textsOfRule(grammar, grammar.tree().find(bound.list->facts().rules.front()));
    }
    if (m_lists.size() != 1)
        return;
    const Bound& only = m_lists.front();
    if (hasWidths(*only.list)) // one may be written with other zeros
        return;
    if (const std::optional<MarkedFields>& fields = m_marked->fields()) {
        m_plainValues.emplace(*only.list, fields->separator, fields->field[only.parts.front()],
                              only.label ? fields->field[*only.label] : PlainValues::kNoField,
                              consecutiveFields(*fields, only.parts));
    }
    if (const std::optional<grammar::Dfa> plain = plainNamesOf(rule, *m_lists.front().list))
        m_plainNames.emplace(*plain);
}

ListCheck::Texts ListCheck::textsOf(std::string_view subject) const
{
    const MarkedFields& fields = *m_marked->fields();
    Texts texts;
    std::size_t begin = 0;
    std::uint8_t number = 0;
    const auto take = [&](std::size_t end) {
        for (std::size_t rule = 0; rule < m_rules; ++rule) {
            if (fields.field[rule] == number)
                texts[rule] = subject.substr(begin, end - begin);
        }
        number = static_cast<std::uint8_t>(std::min(number + 1, MarkedFields::kNone - 1));
        begin = end + 1;
    };
    const auto isSeparator = [&](base::Bytes16 bytes) {
        return base::bytemask::equal(bytes, fields.separator);
    };
    for (std::size_t piece = 0; piece < subject.size(); piece += base::kMaskWidth) {
        std::uint64_t mask = base::maskOf(subject.substr(piece, base::kMaskWidth), isSeparator);
        for (; mask != 0; mask &= mask - 1)
            take(piece + static_cast<std::size_t>(std::countr_zero(mask)));
    }
    take(subject.size());
    return texts;
}

// A part that occurs again begins the next value. The label of a value is the last one before it or, without
// one, the first one after it.
std::vector<ListCheck::Texts> ListCheck::valuesIn(const Bound& bound, std::span<const MarkedText> parse,
                                                  std::string_view subject)
{
    std::vector<Texts> values;
    std::string_view label;
    for (const MarkedText& text : parse) {
        const std::string_view marked = subject.substr(text.begin, text.end - text.begin);
        if (std::ranges::find(bound.parts, text.rule) != bound.parts.end()) {
            if (values.empty() || values.back()[text.rule].data() != nullptr) {
                values.emplace_back();
                if (bound.label)
                    values.back()[*bound.label] = label;
            }
            values.back()[text.rule] = marked;
        }
        if (text.rule != bound.label)
            continue;
        label = marked;
        for (Texts& value : values) {
            if (value[text.rule].data() == nullptr)
                value[text.rule] = label;
        }
    }
    return values;
}

template <typename Receive>
void ListCheck::passValue(const Bound& bound, const Texts& texts, Receive receive)
{
    std::array<std::string_view, grammar::kMaxMarkedRules> parts;
    for (std::size_t i = 0; i < bound.parts.size(); ++i)
        parts[i] = texts[bound.parts[i]];
    if (parts.front().data() == nullptr)
        return;
    std::optional<std::string_view> label;
    if (bound.label && texts[*bound.label].data() != nullptr)
        label = texts[*bound.label];
    receive(std::span<const std::string_view>(parts).first(bound.parts.size()), label);
}

// A list that cannot write a number as the rule demands has it in any spelling.
ValueAnswer ListCheck::judge(const Bound& bound, std::span<const std::string_view> parts,
                             std::optional<std::string_view> label)
{
    const ValueAnswer answer = bound.list->judge(parts, label);
    const std::string_view first = parts.front();
    const bool isSpelled = answer.fault != ListFault::None || bound.list->isWrittenAsListed(first);
    if (isSpelled || !bound.texts || !bound.texts->accepts(bound.list->listedText(first)))
        return answer;
    return {.fault = ListFault::Spelling};
}

ListAnswer ListCheck::answerFor(const Bound& bound, const Texts& texts)
{
    ListAnswer answer;
    passValue(bound, texts,
              [&](std::span<const std::string_view> parts, std::optional<std::string_view> label) {
                  answer.list = bound.list.get();
                  answer.value = judge(bound, parts, label);
                  answer.parts.assign(parts.begin(), parts.end());
                  answer.label = label;
              });
    return answer;
}

int ListCheck::rank(std::string_view subject, std::string_view lowered) const
{
    if (!m_marked || m_marked->limit().limit != grammar::GrammarLimit::None || !m_marked->fields() ||
        m_areSharing)
        return rankOf(answer(subject, lowered));
    int worst = 0;
    const Texts texts = textsOf(subject);
    for (const Bound& bound : m_lists) {
        passValue(bound, texts,
                  [&](std::span<const std::string_view> parts, std::optional<std::string_view> label) {
                      worst = std::max(worst, judge(bound, parts, label).rank());
                  });
    }
    return worst;
}

bool ListCheck::rankMany(std::span<const std::string_view> subjects, std::span<std::uint8_t> ranks,
                         FieldPath path) const
{
    std::uint8_t worst = 0;
    for (std::size_t first = 0; first < subjects.size(); first += PlainValues::kMostNames) {
        const std::size_t count = std::min(PlainValues::kMostNames, subjects.size() - first);
        std::ranges::fill(ranks.subspan(first, count), std::uint8_t{0});
        std::uint64_t others = m_plainValues ? m_plainValues->find(subjects.subspan(first, count), path)
                                             : ~std::uint64_t{0} >> (PlainValues::kMostNames - count);
        for (; others != 0; others &= others - 1) {
            const std::size_t place = first + static_cast<std::size_t>(std::countr_zero(others));
            ranks[place] = static_cast<std::uint8_t>(rank(subjects[place]));
            worst = std::max(worst, ranks[place]);
        }
    }
    return worst != 0;
}

const ListedValues* ListCheck::listNaming(std::string_view rule) const
{
    const auto found = std::ranges::find_if(m_lists, [rule](const Bound& bound) {
        const auto isSame = [rule](const std::string& name) { return base::equalIgnoringCase(name, rule); };
        const ListFacts& facts = bound.list->facts();
        return std::ranges::any_of(facts.rules, isSame) || isSame(facts.labelRule);
    });
    return found == m_lists.end() ? nullptr : found->list.get();
}

ListAnswer ListCheck::answer(std::string_view subject, std::string_view lowered) const
{
    if (!m_marked)
        return {.isUndecided = true, .limit = {grammar::GrammarLimit::ProductStates, {}}};
    if (m_marked->limit().limit != grammar::GrammarLimit::None)
        return {.isUndecided = true, .limit = m_marked->limit(), .list = listNaming(m_marked->limit().rule)};
    if (!m_marked->fields())
        return searchedAnswer(subject, lowered);
    return worstOf(std::vector(m_lists.size(), std::vector{textsOf(subject)}), subject);
}

bool ListCheck::shareARule(const Bound& one, const Bound& other) const
{
    return std::ranges::find_first_of(one.parts, other.parts) != one.parts.end();
}

bool ListCheck::mayBe(const Bound& bound, std::span<const Texts> values, std::string_view subject) const
{
    bool isPossible = false;
    for (const Texts& texts : values) {
        passValue(bound, texts,
                  [&](std::span<const std::string_view> parts, std::optional<std::string_view> label) {
                      isPossible = isPossible || bound.shape.mayBe(subject.substr(m_nssOffset), parts, label);
                  });
    }
    return isPossible;
}

ListAnswer ListCheck::worstOf(const std::vector<std::vector<Texts>>& values, std::string_view subject) const
{
    std::vector<bool> fit(m_lists.size()); // by their patterns
    for (std::size_t i = 0; i < m_lists.size() && m_areSharing; ++i)
        fit[i] = !m_lists[i].shape.isUnknown() && mayBe(m_lists[i], values[i], subject);
    const auto isForAnother = [&](std::size_t list) {
        for (std::size_t i = 0; i < m_lists.size(); ++i) {
            if (fit[i] && shareARule(m_lists[i], m_lists[list]))
                return !fit[list] && !m_lists[list].shape.isUnknown();
        }
        return false;
    };
    // Of equal answers, that of a list whose pattern fits or that has entries says more.
    const auto placeOf = [&](const ListAnswer& answer, std::size_t list) {
        return std::tuple(orderOf(answer.value), !fit[list], m_lists[list].list->size() == 0);
    };
    ListAnswer worst;
    for (std::size_t first = 0, end = 0; first < m_lists.size(); first = end) {
        while (end < m_lists.size() && m_lists[end].parts == m_lists[first].parts)
            ++end;
        for (std::size_t value = 0; value < values[first].size(); ++value) {
            std::optional<std::pair<ListAnswer, std::size_t>> best;
            for (std::size_t i = first; i < end; ++i) {
                ListAnswer answer = isForAnother(i) ? ListAnswer() : answerFor(m_lists[i], values[i][value]);
                if (answer.list != nullptr &&
                    (!best || placeOf(answer, i) < placeOf(best->first, best->second)))
                    best.emplace(std::move(answer), i);
            }
            if (best)
                worst = worse(std::move(worst), std::move(best->first));
        }
    }
    return worst;
}

// The name is as good as the best of its parses, as if the rules accepted only the listed values.
ListAnswer ListCheck::searchedAnswer(std::string_view subject, std::string_view lowered) const
{
    MarkedParses found = m_marked->parses(subject);
    if (found.parses.empty() && !lowered.empty())
        found = m_marked->parses(lowered);
    std::optional<ListAnswer> best;
    for (const std::vector<MarkedText>& parse : found.parses) {
        std::vector<std::vector<Texts>> values;
        values.reserve(m_lists.size());
        for (const Bound& bound : m_lists)
            values.push_back(valuesIn(bound, parse, subject));
        ListAnswer worst = worstOf(values, subject);
        if (!best || rankOf(worst) < rankOf(*best))
            best = std::move(worst);
    }
    if (best && (found.isComplete || rankOf(*best) == 0))
        return *std::move(best);
    return {.isUndecided = true,
            .limit = {grammar::GrammarLimit::EarleyItems, m_lists.front().list->facts().rules.front()}};
}

const ListCheck& LazyListCheck::get(const NamespaceRule& rule) const
{
    std::call_once(m_once, [&] { m_check.emplace(rule, m_lists); });
    return *m_check;
}

} // namespace nidus::check
