// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/digitproblem.h"
#include "core/check/equivalence.h"
#include "core/grammar/tables/matcher.h"
#include "core/urn/urn.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// What the start rule of a namespace's grammar describes.
enum class NameScope : std::uint8_t {
    Urn,       ///< "urn:" NID ":" NSS
    NidAndNss, ///< NID ":" NSS
    Nss,
};

/// A namespace's syntax rule as stored, before it is compiled. The words are explained in
/// resources/registry/syntax/README.md.
struct RuleSource
{
    grammar::GrammarNotation notation = grammar::GrammarNotation::Abnf;
    NameScope scope = NameScope::Nss;
    std::string start; ///< empty: the first rule
    std::string text;
    bool describesComponents = false;       ///< the grammar also describes r-, q- and f-component
    std::vector<std::string> equivalence{}; ///< words that are not understood are passed over
    std::vector<std::string> encoding{};
    std::string checkDigit{};

    bool operator==(const RuleSource&) const = default;
};

/// What a rule says of one URN.
struct RuleAnswer
{
    grammar::MatchVerdict verdict = grammar::MatchVerdict::Valid;
    std::size_t offset = 0; ///< Invalid only: 0-based byte of the URN that cannot stand there, or its length

    bool operator==(const RuleAnswer&) const = default;
};

class NamespaceRule;

/// Where a rule rejects a URN, small enough to be asked for of millions; explain() makes the rest of it.
struct RuleRejection
{
    const NamespaceRule* rule = nullptr; ///< borrowed
    urn::Urn urn;                             ///< parts of the text that was located
    std::size_t offset = 0;              ///< 0-based byte of the text that cannot stand there, or its length
    std::uint32_t state = 0;             ///< of a rule that hasStates(): the same expects the same
};

/// A namespace's syntax rule, compiled. The r-, q- and f-component are taken off before it runs (RFC 8141
/// section 2.3), unless it describes them itself. Immutable; any number of threads may use it at once.
class NamespaceRule
{
public:
    /// Reads the grammar leniently, with our library of RFC 3986 and RFC 8141. Never fails: a rule that
    /// cannot be compiled answers Undecided to everything, and matcher().limit() says why.
    explicit NamespaceRule(const RuleSource& source, const std::stop_token& stop = {});
    /// Of a rule whose grammar is compiled already.
    NamespaceRule(RuleSource source, grammar::Matcher matcher);

    /// The verdict alone. `urn` is the parsed text. Allocates nothing where the answer is Valid.
    [[nodiscard]] grammar::MatchVerdict match(std::string_view text, const urn::Urn& urn) const;
    /// match() for many NSSs, faster than one by one, of a rule that isAboutNss(). `verdicts` is as long.
    void matchMany(std::span<const std::string_view> nsss, std::span<grammar::MatchVerdict> verdicts) const
    {
        m_matcher.matchMany(nsss, verdicts);
    }
    /// Whether the rule is about the NSS and nothing else.
    [[nodiscard]] bool isAboutNss() const
    {
        return m_source.scope == NameScope::Nss && !m_source.describesComponents;
    }
    /// The verdict and where the URN fails. RFC syntax is not judged here: `urn` was parsed already.
    [[nodiscard]] RuleAnswer judge(std::string_view text, const urn::Urn& urn) const;
    /// Where the URN fails; nothing when it does not.
    [[nodiscard]] std::optional<RuleRejection> locate(std::string_view text, const urn::Urn& urn) const;
    /// What was expected where the URN `text` fails; its offset counts bytes of the URN.
    [[nodiscard]] grammar::Explanation explain(std::string_view text, const RuleRejection& rejection) const;
    [[nodiscard]] bool hasStates() const { return m_matcher.shape() != grammar::GrammarShape::ContextFree; }
    /// Why match() said Undecided.
    [[nodiscard]] grammar::LimitHit limitFor(std::string_view text, const urn::Urn& urn) const;

    /// What is wrong where what can be computed about the name fails; never more than a warning.
    [[nodiscard]] std::optional<DigitProblem> problem(std::string_view nss) const
    {
        return m_scheme ? digitProblem(*m_scheme, nss) : std::nullopt;
    }
    /// The same where its offset in the NSS is known, and perhaps the check digit that belongs there.
    [[nodiscard]] std::optional<DigitProblem> problemAt(std::string_view nss, std::size_t offset,
                                                        char checkDigit) const
    {
        return m_scheme ? digitProblemAt(*m_scheme, nss, offset, checkDigit) : std::nullopt;
    }
    [[nodiscard]] const Equivalence& equivalence() const { return m_equivalence; }
    [[nodiscard]] const RuleSource& source() const { return m_source; }
    [[nodiscard]] const grammar::Matcher& matcher() const { return m_matcher; }

private:
    /// The part of the URN's text that the rule is about; borrowed from `text`.
    [[nodiscard]] std::string_view subject(std::string_view text, const urn::Urn& urn) const;
    /// The same with scheme and NID in lower case, empty if the rule is about the NSS alone: their case does
    /// not count (RFC 8141 section 3.1), but a grammar may spell them in numbers.
    [[nodiscard]] std::string loweredSubject(std::string_view subject, const urn::Urn& urn) const;

    RuleSource m_source;
    std::optional<CheckScheme> m_scheme;
    Equivalence m_equivalence;
    grammar::Matcher m_matcher;
};

/// A rule that is compiled when it is first asked for, by whichever thread asks.
class LazyRule
{
public:
    explicit LazyRule(RuleSource source) : m_source(std::move(source)) {}
    explicit LazyRule(NamespaceRule compiled) : m_source(compiled.source()), m_rule(std::move(compiled)) {}

    [[nodiscard]] const NamespaceRule& get() const;
    [[nodiscard]] const RuleSource& source() const { return m_source; }

private:
    RuleSource m_source;
    mutable std::once_flag m_once;
    mutable std::optional<NamespaceRule> m_rule; ///< written before anybody asks, or under m_once
};

} // namespace nidus::check
