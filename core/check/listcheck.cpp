// SPDX-License-Identifier: Apache-2.0
#include "core/check/listcheck.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/check/plainnames.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nidus::check {

namespace {

int rankOf(const ListAnswer& answer) { return answer.isUndecided ? 3 : answer.value.rank(); }

/// Returns the answer that matters more, the first of equal ones.
ListAnswer worse(ListAnswer first, ListAnswer second)
{
    return rankOf(second) > rankOf(first) ? std::move(second) : std::move(first);
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
        Bound bound{.list = std::move(list)};
        for (const std::string& part : bound.list->facts().rules)
            bound.parts.push_back(indexOf(part));
        if (!bound.list->facts().labelRule.empty())
            bound.label = indexOf(bound.list->facts().labelRule);
        m_lists.push_back(std::move(bound));
    }
    m_rules = names.size();
    if (m_rules > grammar::kMaxMarkedRules)
        return;
    m_marked.emplace(rule, names);
    if (m_lists.size() != 1 || m_marked->limit().limit != grammar::GrammarLimit::None)
        return;
    const Bound& only = m_lists.front();
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

ListAnswer ListCheck::answerFor(const Bound& bound, const Texts& texts)
{
    ListAnswer answer;
    passValue(bound, texts,
              [&](std::span<const std::string_view> parts, std::optional<std::string_view> label) {
                  answer.list = bound.list.get();
                  answer.value = bound.list->judge(parts, label);
                  answer.parts.assign(parts.begin(), parts.end());
                  answer.label = label;
              });
    return answer;
}

int ListCheck::rank(std::string_view subject, std::string_view lowered) const
{
    if (!m_marked || m_marked->limit().limit != grammar::GrammarLimit::None || !m_marked->fields())
        return rankOf(answer(subject, lowered));
    int worst = 0;
    const Texts texts = textsOf(subject);
    for (const Bound& bound : m_lists) {
        passValue(bound, texts,
                  [&](std::span<const std::string_view> parts, std::optional<std::string_view> label) {
                      worst = std::max(worst, bound.list->judge(parts, label).rank());
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
    ListAnswer worst;
    const Texts texts = textsOf(subject);
    for (const Bound& bound : m_lists)
        worst = worse(std::move(worst), answerFor(bound, texts));
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
        ListAnswer worst;
        for (const Bound& bound : m_lists) {
            for (const Texts& texts : valuesIn(bound, parse, subject))
                worst = worse(std::move(worst), answerFor(bound, texts));
        }
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
