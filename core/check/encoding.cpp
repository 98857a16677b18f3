// SPDX-License-Identifier: Apache-2.0
#include "core/check/encoding.h"

#include "core/base/charset.h"
#include "core/base/utf8.h"
#include "core/urn/urnchars.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace nidus::check {

namespace {

// reserved = gen-delims / sub-delims   RFC 3986 section 2.2
constexpr base::CharSet kReserved = base::CharSet(":/?#[]@") | urn::kSubDelims;

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const base::Utf8Character character = base::utf8CharacterAt(text, at);
        if (!character.isValid)
            return false;
        at += character.length;
    }
    return true;
}

std::string triplet(char c)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {'%', kHex[byte >> 4U], kHex[byte & 0xFU]};
}

/// The ways to write a byte, best first.
using Forms = std::vector<std::string>;

Forms formsOf(char c, bool encodesReserved)
{
    if (!urn::kNssByte8141.contains(c))
        return {triplet(c)};
    if (encodesReserved && kReserved.contains(c))
        return {triplet(c), std::string(1, c)};
    return {std::string(1, c), triplet(c)};
}

/// Chooses a form for every byte so that the automaton accepts the whole text and as few bytes as possible
/// lose their best form, earlier bytes rather than later ones.
class FormChoice
{
public:
    FormChoice(const grammar::Dfa& dfa, const std::vector<Forms>& bytes)
        : m_dfa(dfa), m_bytes(bytes), m_costs((bytes.size() + 1) * dfa.size(), kImpossible)
    {
        for (std::size_t state = 0; state < dfa.size(); ++state) {
            if (dfa.isAccepting[state])
                cost(bytes.size(), state) = 0;
        }
        for (std::size_t at = bytes.size(); at-- > 0;) {
            for (std::uint32_t state = 0; state < dfa.size(); ++state)
                cost(at, state) = best(at, state).first;
        }
    }

    /// Absent if the automaton accepts no choice.
    [[nodiscard]] std::optional<std::string> text(std::uint32_t state)
    {
        if (cost(0, state) == kImpossible)
            return std::nullopt;
        std::string text;
        for (std::size_t at = 0; at < m_bytes.size(); ++at) {
            const std::string& form = m_bytes[at][best(at, state).second];
            state = step(state, form);
            text += form;
        }
        return text;
    }

private:
    static constexpr std::uint32_t kImpossible = UINT32_MAX;

    [[nodiscard]] std::uint32_t& cost(std::size_t at, std::size_t state)
    {
        return m_costs[at * m_dfa.size() + state];
    }
    [[nodiscard]] std::uint32_t step(std::uint32_t state, std::string_view form) const
    {
        for (const char c : form)
            state = m_dfa.step(state, static_cast<unsigned char>(c));
        return state;
    }
    /// Returns the least cost from here and the form that has it. Of equal forms the later one wins, so that
    /// a byte that cannot have its best form is early in the text.
    [[nodiscard]] std::pair<std::uint32_t, std::size_t> best(std::size_t at, std::uint32_t state)
    {
        std::pair<std::uint32_t, std::size_t> found{kImpossible, 0};
        for (std::uint32_t form = 0; form < m_bytes[at].size(); ++form) {
            const std::uint32_t rest = cost(at + 1, step(state, m_bytes[at][form]));
            if (rest != kImpossible && rest + form <= found.first)
                found = {rest + form, form};
        }
        return found;
    }

    const grammar::Dfa& m_dfa;
    const std::vector<Forms>& m_bytes;
    std::vector<std::uint32_t> m_costs;
};

/// Longer names are not tried in every way, to keep the table of costs small.
constexpr std::size_t kMaxChoices = 4'000'000;

std::string chosen(std::string_view prefix, std::string_view name, const NamespaceRule& rule,
                   bool encodesReserved)
{
    std::vector<Forms> bytes;
    std::string best;
    for (const char c : name) {
        bytes.push_back(formsOf(c, encodesReserved));
        best += bytes.back().front();
    }
    const grammar::Dfa* const dfa = rule.matcher().automaton();
    if (dfa == nullptr || dfa->size() * (bytes.size() + 1) > kMaxChoices)
        return best;
    std::uint32_t state = dfa->start;
    for (const char c : prefix)
        state = dfa->step(state, static_cast<unsigned char>(c));
    return FormChoice(*dfa, bytes).text(state).value_or(best);
}

/// RFC 3151 section 1.1.
std::string publicIdTranscribed(std::string_view name)
{
    constexpr base::CharSet kSpace(" \t\r\n");
    constexpr base::CharSet kEncoded("+:/;'?#%");
    std::string text;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const std::string_view pair = name.substr(at, 2);
        if (kSpace.contains(name[at])) {
            if (!text.empty() && text.back() != '+')
                text += '+';
        } else if (pair == "//" || pair == "::") {
            text += pair == "//" ? ':' : ';';
            ++at;
        } else {
            text += kEncoded.contains(name[at]) ? triplet(name[at]) : std::string(1, name[at]);
        }
    }
    if (text.ends_with('+'))
        text.pop_back();
    return text;
}

/// Returns what follows `start` in any letter case; the whole text if it does not start so.
std::string_view after(std::string_view start, std::string_view text)
{
    const bool hasStart = base::equalIgnoringCase(text.substr(0, start.size()), start);
    return text.substr(hasStart ? start.size() : 0);
}

std::string_view withoutSpaces(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return text.substr(0, text.find_last_not_of(' ') + 1); // npos + 1 is 0
}

/// Decodes percent-encoding, as in the path of an address.
std::string percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isTriplet = urn::isTripletAt(text, at);
        decoded += isTriplet ? static_cast<char>(urn::tripletValue(text, at)) : text[at];
        at += isTriplet ? 2 : 0;
    }
    return decoded;
}

// "doi:" and the proxy resolver's address are not part of a DOI name   registration of doi (2023-03-14),
// Syntax
std::string doiName(std::string_view name)
{
    std::string_view rest = withoutSpaces(name);
    do {
        name = rest;
        rest = withoutSpaces(after("info:doi/", after("doi:", name)));
    } while (rest.size() < name.size());
    const std::string_view address = after("http://", after("https://", name));
    for (const std::string_view host : {"doi.org/", "dx.doi.org/", "www.doi.org/"}) {
        if (const std::string_view path = after(host, address); path.size() < address.size())
            return percentDecoded(path);
    }
    return std::string(name);
}

std::string_view prefixFor(const NamespaceRule& rule, std::string_view urnPrefix)
{
    switch (rule.source().scope) {
    case NameScope::Urn: return urnPrefix;
    case NameScope::NidAndNss: return urnPrefix.substr(urn::kSchemeLength);
    case NameScope::Nss: break;
    }
    return {};
}

} // namespace

std::optional<EncodingStep> encodingStep(std::string_view word)
{
    using enum EncodingStep;
    static constexpr std::array<std::pair<std::string_view, EncodingStep>, 5> kSteps{
        {{"percent-utf8", PercentUtf8},
         {"percent-reserved", PercentReserved},
         {"spaces-as-underscores", SpacesAsUnderscores},
         {"publicid", PublicId},
         {"doi-name", DoiName}}};
    const auto* const found = std::ranges::find(kSteps, word, [](const auto& step) { return step.first; });
    return found == kSteps.end() ? std::nullopt : std::optional(found->second);
}

std::expected<std::string, EncodingFailure> encodedUrn(std::string_view nid, std::string_view name,
                                                       const NamespaceRule& rule)
{
    std::vector<EncodingStep> steps;
    for (const std::string& word : rule.source().encoding) {
        if (const std::optional<EncodingStep> step = encodingStep(word))
            steps.push_back(*step);
    }
    if (steps.empty())
        return std::unexpected(EncodingFailure::NoRules);
    const auto has = [&steps](EncodingStep step) { return std::ranges::find(steps, step) != steps.end(); };
    std::string native = has(EncodingStep::DoiName) ? doiName(name) : std::string(name);
    if (!isUtf8(native))
        return std::unexpected(EncodingFailure::NotUtf8);
    if (has(EncodingStep::SpacesAsUnderscores))
        std::ranges::replace(native, ' ', '_');
    std::string urn = "urn:" + std::string(nid) + ':';
    urn += has(EncodingStep::PublicId)
               ? publicIdTranscribed(native)
               : chosen(prefixFor(rule, urn), native, rule, has(EncodingStep::PercentReserved));
    const std::expected<urn::Urn, urn::UrnFailure> parsed = urn::parseUrn(urn, urn::Rfc::Rfc8141);
    if (!parsed || parsed->nss.size() != urn.size() - urn::kSchemeLength - nid.size() - 1 ||
        rule.match(urn, *parsed) != grammar::MatchVerdict::Valid)
        return std::unexpected(EncodingFailure::NotAName);
    return urn;
}

} // namespace nidus::check
