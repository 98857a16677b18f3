// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/digitproblem.h"
#include "core/check/equivalence.h"
#include "core/grammar/tables/matcher.h"
#include "core/urn/urn.h"

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// A namespace's syntax rule as stored, not yet compiled. The words are explained in
/// resources/registry/syntax/README.md.
struct RuleSource
{
    grammar::GrammarNotation notation = grammar::GrammarNotation::Abnf;
    NameScope scope = NameScope::Nss;
    std::string start; ///< empty: the first rule
    std::string text;
    bool describesComponents = false;       ///< the grammar also describes the r-, q-, and f-components
    std::vector<std::string> equivalence{}; ///< unknown words are ignored
    std::vector<std::string> encoding{};
    std::string checkDigit{};

    bool operator==(const RuleSource&) const = default;
};

/// The result of a rule for one URN.
struct RuleAnswer
{
    grammar::MatchVerdict verdict = grammar::MatchVerdict::Valid;
    std::size_t offset = 0;  ///< Invalid only: 0-based byte of the URN that fails, or its length
    std::uint32_t state = 0; ///< Invalid only: as in RuleRejection; not compared

    bool operator==(const RuleAnswer& other) const
    {
        return verdict == other.verdict && offset == other.offset;
    }
};

class NamespaceRule;

/// Where a rule rejects a URN. Small enough to be computed for millions of URNs; explain() adds the rest.
struct RuleRejection
{
    const NamespaceRule* rule = nullptr; ///< borrowed
    urn::Urn urn;                        ///< parts of the rejected text
    std::size_t offset = 0;              ///< 0-based byte of the text that fails, or its length
    std::uint32_t state = 0;             ///< if the rule hasStates(): equal states expect the same
};

/// A compiled syntax rule of a namespace. The r-, q-, and f-components are removed before it runs (RFC 8141
/// section 2.3), unless the rule describes them. Immutable; any number of threads may use it at once.
class NamespaceRule
{
public:
    /// Reads the grammar leniently, with the built-in library of RFC 3986 and RFC 8141. Never fails: a rule
    /// that cannot be compiled answers Undecided to everything, and matcher().limit() has the reason.
    explicit NamespaceRule(const RuleSource& source, const std::stop_token& stop = {});
    /// For a rule whose grammar is already compiled.
    NamespaceRule(RuleSource source, grammar::Matcher matcher);

    /// Returns only the verdict. `urn` is the parsed text. Allocates nothing if the verdict is Valid.
    [[nodiscard]] grammar::MatchVerdict match(std::string_view text, const urn::Urn& urn) const;
    /// match() for many NSSs, faster than one by one; only for a rule that isAboutNss(). `verdicts` has the
    /// same size.
    void matchMany(std::span<const std::string_view> nsss, std::span<grammar::MatchVerdict> verdicts) const
    {
        m_matcher.matchMany(nsss, verdicts);
    }
    /// Returns the part of the URN's text that the rule applies to; borrowed from `text`.
    [[nodiscard]] std::string_view subject(std::string_view text, const urn::Urn& urn) const;
    /// The same with scheme and NID in lower case; empty if the rule applies to the NSS alone. Their case is
    /// not significant (RFC 8141 section 3.1), but a grammar may specify it with numeric values.
    [[nodiscard]] std::string loweredSubject(std::string_view subject, const urn::Urn& urn) const;
    /// Whether the rule applies to the NSS alone.
    [[nodiscard]] bool isAboutNss() const
    {
        return m_source.scope == NameScope::Nss && !m_source.describesComponents;
    }
    /// Returns the verdict and where the URN fails. Does not check RFC syntax: `urn` is already parsed.
    [[nodiscard]] RuleAnswer judge(std::string_view text, const urn::Urn& urn) const
    {
        return judge(text, urn, match(text, urn));
    }
    /// The same if match() has already returned this verdict.
    [[nodiscard]] RuleAnswer judge(std::string_view text, const urn::Urn& urn,
                                   grammar::MatchVerdict verdict) const;
    /// Returns where the URN fails; absent if it does not.
    [[nodiscard]] std::optional<RuleRejection> locate(std::string_view text, const urn::Urn& urn) const;
    /// Returns what was expected where the URN `text` fails; the offset counts bytes of the URN.
    [[nodiscard]] grammar::Explanation explain(std::string_view text, const RuleRejection& rejection) const;
    [[nodiscard]] bool hasStates() const { return m_matcher.shape() != grammar::GrammarShape::ContextFree; }
    /// Returns why match() returned Undecided.
    [[nodiscard]] grammar::LimitHit limitFor(std::string_view text, const urn::Urn& urn) const;

    /// Returns what is wrong with the computed parts of the name; never more than a warning.
    [[nodiscard]] std::optional<DigitProblem> problem(std::string_view nss) const
    {
        return m_scheme ? digitProblem(*m_scheme, nss) : std::nullopt;
    }
    /// The same for a known offset in the NSS and, if it is not 0, a known check digit.
    [[nodiscard]] std::optional<DigitProblem> problemAt(std::string_view nss, std::size_t offset,
                                                        char checkDigit) const
    {
        return m_scheme ? digitProblemAt(*m_scheme, nss, offset, checkDigit) : std::nullopt;
    }
    [[nodiscard]] const Equivalence& equivalence() const { return m_equivalence; }
    [[nodiscard]] const RuleSource& source() const { return m_source; }
    [[nodiscard]] const grammar::Matcher& matcher() const { return m_matcher; }

private:
    /// Returns where a URN fails for which match() has returned Invalid.
    [[nodiscard]] RuleRejection locateRejected(std::string_view text, const urn::Urn& urn) const;

    RuleSource m_source;
    std::optional<CheckScheme> m_scheme;
    Equivalence m_equivalence;
    grammar::Matcher m_matcher;
};

/// A rule that is read and compiled when it is first used, on whichever thread uses it.
class LazyRule
{
public:
    explicit LazyRule(RuleSource source) : m_source(std::move(source)) {}
    explicit LazyRule(NamespaceRule compiled) : m_source(compiled.source()), m_rule(std::move(compiled)) {}
    explicit LazyRule(std::function<RuleSource()> read) : m_read(std::move(read)) {}

    [[nodiscard]] const NamespaceRule& get() const;
    [[nodiscard]] const RuleSource& source() const;

private:
    std::function<RuleSource()> m_read; ///< empty if the source is known
    mutable std::once_flag m_readOnce;
    mutable RuleSource m_source; ///< written before anyone reads it, or under m_readOnce
    mutable std::once_flag m_compiledOnce;
    mutable std::optional<NamespaceRule> m_rule; ///< written before anyone reads it, or under m_compiledOnce
};

} // namespace nidus::check
