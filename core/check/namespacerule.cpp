// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacerule.h"

#include "core/base/charset.h"
#include "core/grammar/automaton/grammar.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace nidus::check {

namespace {

grammar::Matcher compiled(const RuleSource& source, const std::stop_token& stop)
{
    const auto grammar = std::make_shared<const grammar::Grammar>(
        grammar::readGrammar(source.text, {.notation = source.notation,
                                           .mode = grammar::AbnfMode::Lenient,
                                           .sources = grammar::RuleSources::CoreAndLibrary,
                                           .start = source.start}));
    const bool isPattern = source.notation == grammar::GrammarNotation::IRegexp;
    return grammar::compileMatcher(grammar, isPattern ? std::string() : source.start, stop);
}

} // namespace

NamespaceRule::NamespaceRule(const RuleSource& source, const std::stop_token& stop)
    : NamespaceRule(source, compiled(source, stop))
{}

NamespaceRule::NamespaceRule(RuleSource source, grammar::Matcher matcher)
    : m_source(std::move(source)),
      m_scheme(checkScheme(m_source.checkDigit)),
      m_equivalence(m_source.equivalence),
      m_matcher(std::move(matcher))
{}

// The r-, q-, and f-components are not part of the assigned name (RFC 8141 section 2.3), unless the rule
// describes them.
std::string_view NamespaceRule::subject(std::string_view text, const urn::Urn& urn) const
{
    const char* start = urn.nss.data();
    switch (m_source.scope) {
    case NameScope::Urn: start = text.data(); break;
    case NameScope::NidAndNss: start = urn.nid.data(); break;
    case NameScope::Nss: break;
    }
    const char* const end =
        m_source.describesComponents ? text.data() + text.size() : urn.nss.data() + urn.nss.size();
    return {start, static_cast<std::size_t>(end - start)};
}

// A rule that includes "urn:" and the NID applies to them in any letter case (RFC 8141 sections 2 and 3.1).
// The text is tried as written, which nearly always matches, and then with both in lower case.
std::string NamespaceRule::loweredSubject(std::string_view subject, const urn::Urn& urn) const
{
    if (m_source.scope == NameScope::Nss)
        return {};
    std::string copy(subject);
    const auto nssOffset = static_cast<std::ptrdiff_t>(urn.nss.data() - subject.data());
    std::transform(copy.begin(), copy.begin() + nssOffset, copy.begin(), base::asciiLower);
    return copy;
}

grammar::MatchVerdict NamespaceRule::match(std::string_view text, const urn::Urn& urn) const
{
    const std::string_view about = subject(text, urn);
    const grammar::MatchVerdict verdict = m_matcher.match(about);
    if (verdict != grammar::MatchVerdict::Invalid || m_source.scope == NameScope::Nss)
        return verdict;
    return m_matcher.match(loweredSubject(about, urn));
}

RuleAnswer NamespaceRule::judge(std::string_view text, const urn::Urn& urn,
                                grammar::MatchVerdict verdict) const
{
    if (verdict != grammar::MatchVerdict::Invalid)
        return {.verdict = verdict};
    const RuleRejection rejection = locateRejected(text, urn);
    return {.verdict = verdict, .offset = rejection.offset, .state = rejection.state};
}

std::optional<RuleRejection> NamespaceRule::locate(std::string_view text, const urn::Urn& urn) const
{
    const bool isRejected = match(text, urn) == grammar::MatchVerdict::Invalid;
    return isRejected ? std::optional(locateRejected(text, urn)) : std::nullopt;
}

RuleRejection NamespaceRule::locateRejected(std::string_view text, const urn::Urn& urn) const
{
    const std::string_view about = subject(text, urn);
    const grammar::Rejection rejection = m_source.scope == NameScope::Nss
                                             ? m_matcher.locateRejected(about)
                                             : m_matcher.locateRejected(loweredSubject(about, urn));
    return {.rule = this,
            .urn = urn,
            .offset = static_cast<std::size_t>(about.data() - text.data()) + rejection.offset,
            .state = rejection.state};
}

grammar::Explanation NamespaceRule::explain(std::string_view text, const RuleRejection& rejection) const
{
    const std::string_view about = subject(text, rejection.urn);
    const std::string lowered = loweredSubject(about, rejection.urn);
    const auto start = static_cast<std::size_t>(about.data() - text.data());
    grammar::Explanation explanation = m_matcher.explain(
        lowered.empty() ? about : lowered,
        {.offset = static_cast<std::uint32_t>(rejection.offset - start), .state = rejection.state});
    explanation.offset += start;
    if (explanation.rulePath.empty())
        explanation.rulePath.push_back(m_matcher.grammar().tree().rules[m_matcher.startRule()].name);
    return explanation;
}

grammar::LimitHit NamespaceRule::limitFor(std::string_view text, const urn::Urn& urn) const
{
    return m_matcher.limitFor(subject(text, urn));
}

const NamespaceRule& LazyRule::get() const
{
    std::call_once(m_compiledOnce, [this] {
        if (!m_rule)
            m_rule.emplace(source());
    });
    return *m_rule;
}

const RuleSource& LazyRule::source() const
{
    if (m_read)
        std::call_once(m_readOnce, [this] { m_source = m_read(); });
    return m_source;
}

} // namespace nidus::check
