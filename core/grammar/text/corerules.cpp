// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/corerules.h"

#include "core/grammar/text/ast.h"

#include <array>
#include <span>

namespace nidus::grammar {

namespace {

// RFC 5234 appendix B.1
constexpr std::array<std::string_view, 16> kCoreRules{
    "ALPHA = %x41-5A / %x61-7A",
    "BIT = \"0\" / \"1\"",
    "CHAR = %x01-7F",
    "CR = %x0D",
    "CRLF = CR LF",
    "CTL = %x00-1F / %x7F",
    "DIGIT = %x30-39",
    "DQUOTE = %x22",
    "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"",
    "HTAB = %x09",
    "LF = %x0A",
    "LWSP = *(WSP / CRLF WSP)",
    "OCTET = %x00-FF",
    "SP = %x20",
    "VCHAR = %x21-7E",
    "WSP = SP / HTAB",
};

// RFC 3986 appendix A (without rules that do not apply to URNs), RFC 8141 section 2, RFC 2141 section 2.2
// ("URN chars")
constexpr std::array<std::string_view, 29> kLibraryRules{
    "namestring = assigned-name [ rq-components ] [ \"#\" f-component ]",
    "assigned-name = \"urn\" \":\" NID \":\" NSS",
    "NID = alphanum 0*30ldh alphanum",
    "ldh = alphanum / \"-\"",
    "NSS = pchar *( pchar / \"/\" )",
    "rq-components = [ \"?+\" r-component ] [ \"?=\" q-component ]",
    "r-component = pchar *( pchar / \"/\" / \"?\" )",
    "q-component = pchar *( pchar / \"/\" / \"?\" )",
    "f-component = fragment",
    "alphanum = ALPHA / DIGIT",
    "fragment = *( pchar / \"/\" / \"?\" )",
    "query = *( pchar / \"/\" / \"?\" )",
    "pchar = unreserved / pct-encoded / sub-delims / \":\" / \"@\"",
    "pct-encoded = \"%\" HEXDIG HEXDIG",
    "unreserved = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\"",
    "reserved = gen-delims / sub-delims",
    "gen-delims = \":\" / \"/\" / \"?\" / \"#\" / \"[\" / \"]\" / \"@\"",
    "sub-delims = \"!\" / \"$\" / \"&\" / \"'\" / \"(\" / \")\" / \"*\" / \"+\" / \",\" / \";\" / \"=\"",
    "segment = *pchar",
    "segment-nz = 1*pchar",
    "segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / \"@\" )",
    "path-abempty = *( \"/\" segment )",
    "path-absolute = \"/\" [ segment-nz path-abempty ]",
    "path-noscheme = segment-nz-nc path-abempty",
    "path-rootless = segment-nz path-abempty",
    "path-empty = \"\"",
    "scheme = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )",
    "port = *DIGIT",
    "URN-chars = ALPHA / DIGIT / \"(\" / \")\" / \"+\" / \",\" / \"-\" / \".\" / \":\" / \"=\" / \"@\" / "
    "\";\" / \"$\" / \"_\" / \"!\" / \"*\" / \"'\" / \"/\" / \"?\" / \"#\" / \"%\" HEXDIG HEXDIG",
};

std::string_view definitionOf(std::span<const std::string_view> rules, std::string_view name)
{
    const std::string wanted = asciiLowered(name);
    for (const std::string_view rule : rules) {
        if (asciiLowered(rule.substr(0, rule.find(' '))) == wanted)
            return rule;
    }
    return {};
}

std::vector<std::string_view> namesOf(std::span<const std::string_view> rules)
{
    std::vector<std::string_view> names;
    for (const std::string_view rule : rules)
        names.push_back(rule.substr(0, rule.find(' ')));
    return names;
}

} // namespace

std::string_view coreRuleDefinition(std::string_view name) { return definitionOf(kCoreRules, name); }

std::string_view libraryRuleDefinition(std::string_view name) { return definitionOf(kLibraryRules, name); }

std::vector<std::string_view> coreRuleNames() { return namesOf(kCoreRules); }

std::vector<std::string_view> libraryRuleNames() { return namesOf(kLibraryRules); }

} // namespace nidus::grammar
