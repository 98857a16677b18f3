// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/listedvalues.h"
#include "core/check/lists/plainvalues.h"
#include "core/check/lists/urnshape.h"
#include "core/check/markedrule.h"
#include "core/grammar/automaton/dfa.h"
#include "core/grammar/tables/matchtable.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// The lists of a namespace with the syntax rule that says where their values are in names. A name that the
/// rule matches in several ways is as good as the best of them. Of lists that share a rule, those judge a
/// name whose pattern of URNs it can be; a value that one of several lists with the same rules has is listed.
/// Immutable; for any number of threads.
class ListCheck
{
public:
    /// Each list has a rule for each part that is checked. `rule` is needed only here.
    ListCheck(const NamespaceRule& rule, std::vector<std::shared_ptr<const ListedValues>> lists);

    /// Returns only how much the answer for a subject matters: 0 = nothing to report, 1 = a warning,
    /// 2 = invalid, 3 = undecided. The rule matches the subject, or `lowered`, which has the same length.
    /// Allocates nothing for most rules.
    [[nodiscard]] int rank(std::string_view subject, std::string_view lowered = {}) const;
    /// rank() for many subjects, faster than one by one; returns whether a rank is not 0. Each is the NSS
    /// within a URN: the PortableReader::kBefore bytes before it must be readable. `ranks` has the same size.
    /// All paths give the same results.
    bool rankMany(std::span<const std::string_view> subjects, std::span<std::uint8_t> ranks,
                  FieldPath path = fastestFieldPath()) const;
    /// Returns an automaton of names about which the lists have nothing to report, most of all such names;
    /// null if it would be too large. A name that it rejects must be checked with the rule and the lists.
    [[nodiscard]] const grammar::MatchTable* plainNames() const
    {
        return m_plainNames ? &*m_plainNames : nullptr;
    }
    /// Returns the answer that matters most.
    [[nodiscard]] ListAnswer answer(std::string_view subject, std::string_view lowered = {}) const;

private:
    /// A list with its rules, as indices into the texts of a parse.
    struct Bound
    {
        std::shared_ptr<const ListedValues> list;
        UrnShape shape;
        std::vector<std::size_t> parts{};
        std::optional<std::size_t> label{};
        std::optional<grammar::Dfa> texts{}; ///< of the rule of a number
    };
    using Texts = std::array<std::string_view, grammar::kMaxMarkedRules>; ///< by rule; missing ones are null

    [[nodiscard]] Texts textsOf(std::string_view subject) const;
    [[nodiscard]] static std::vector<Texts> valuesIn(const Bound& bound, std::span<const MarkedText> parse,
                                                     std::string_view subject);
    /// Calls `receive` with the list, the parts, and the label of a value that is in the texts.
    template <typename Receive>
    static void passValue(const Bound& bound, const Texts& texts, Receive receive);
    [[nodiscard]] static ValueAnswer judge(const Bound& bound, std::span<const std::string_view> parts,
                                           std::optional<std::string_view> label);
    [[nodiscard]] static ListAnswer answerFor(const Bound& bound, const Texts& texts);
    [[nodiscard]] bool shareARule(const Bound& one, const Bound& other) const;
    /// Whether a name can be that of one of the values, by the pattern of a list.
    [[nodiscard]] bool mayBe(const Bound& bound, std::span<const Texts> values,
                             std::string_view subject) const;
    /// Returns the worst answer about the values that each list has in a name.
    [[nodiscard]] ListAnswer worstOf(const std::vector<std::vector<Texts>>& values,
                                     std::string_view subject) const;
    /// Returns the first list that names the rule; null if none does.
    [[nodiscard]] const ListedValues* listNaming(std::string_view rule) const;
    [[nodiscard]] ListAnswer searchedAnswer(std::string_view subject, std::string_view lowered) const;

    std::vector<Bound> m_lists;  ///< those with the same rules are consecutive
    bool m_areSharing = false;   ///< two lists have a rule of their values in common
    std::size_t m_nssOffset = 0; ///< bytes of a subject before the NSS
    std::size_t m_rules = 0;
    std::optional<MarkedRule> m_marked;       ///< absent if there are too many rules
    std::optional<PlainValues> m_plainValues; ///< of the only list, if its values are fields
    std::optional<grammar::MatchTable> m_plainNames;
};

/// The lists of a namespace, prepared when they are first used.
class LazyListCheck
{
public:
    explicit LazyListCheck(std::vector<std::shared_ptr<const ListedValues>> lists) : m_lists(std::move(lists))
    {}

    /// `rule` is always the same one.
    [[nodiscard]] const ListCheck& get(const NamespaceRule& rule) const;
    [[nodiscard]] std::span<const std::shared_ptr<const ListedValues>> lists() const { return m_lists; }

private:
    std::vector<std::shared_ptr<const ListedValues>> m_lists;
    mutable std::once_flag m_once;
    mutable std::optional<ListCheck> m_check; ///< written under m_once
};

} // namespace nidus::check
