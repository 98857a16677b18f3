// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/problemtext.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/lint/wordlists.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

/// The items of Purpose that can be stated in any words: what is named, for whom, and with what benefit. In a
/// long text, their words are not looked for.
constexpr std::size_t kFreelyWorded = 3;
constexpr qsizetype kLongPurpose = 40; ///< words

bool says(const QString& text, const QString& list) { return anyWordOf(list).match(text).hasMatch(); }

findings::Finding about(findings::FindingId id, registration::TemplateField field,
                        const QStringList& arguments = {})
{
    return findings::makeFinding(id, {}, arguments, field);
}

/// RFC 8141 section 6.4.1, items 1 to 7; item 6 is mainly about the Resolution field.
QList<findings::Finding> lintPurpose(const WrittenTexts& texts)
{
    struct Item
    {
        QString words; ///< the word list
        QString text;  ///< the text to search
    };
    const QString purpose = texts.of(registration::TemplateField::Purpose);
    if (!texts.isStatedHere(registration::TemplateField::Purpose) || isBare(purpose))
        return {};
    const QString related = purpose + texts.of(registration::TemplateField::Interoperability) +
                            texts.of(registration::TemplateField::Additional) +
                            texts.of(registration::TemplateField::Syntax);
    const std::array items{
        Item{u"purpose-kinds"_s, purpose},
        Item{u"purpose-scope"_s, purpose},
        Item{u"purpose-benefit"_s, purpose},
        Item{u"purpose-relation"_s, related},
        Item{u"purpose-software"_s, related},
        Item{u"purpose-standard"_s, related + texts.of(registration::TemplateField::Documentation) +
                                        texts.of(registration::TemplateField::Registrant)}};
    const bool isLong = purpose.split(u' ', Qt::SkipEmptyParts).size() >= kLongPurpose;
    QStringList missing;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!(i < kFreelyWorded && isLong) && !says(items[i].text, items[i].words))
            missing.append(findings::purposeItem(i));
    }
    if (missing.isEmpty())
        return {};
    return {about(findings::kTemplatePurposeItems, registration::TemplateField::Purpose,
                  {findings::joinedText(missing)})};
}

/// RFC 8141 section 5: never reassigned. Sentences that deny or prevent it are ignored.
QList<findings::Finding> reassignments(const QString& text)
{
    static const QRegularExpression again = wordsPattern(
        u"\\b(?:names?|URNs?|identifiers?|numbers?|strings?|NSSs?|they|it)\\b[^.;]{0,60}\\b"
        u"(?:may|can|could|might|will|shall) (?:\\w+ "
        u"){0,3}?(?:re-?assigned|re-?used|re-?issued|recycled|used again|"
        u"(?:assigned|given|issued) (?:again|anew|(?:to|for) (?:another|a different|a new|some other)"
        u"(?! (?:organi[sz]|agenc|authorit|entit|regist|part(?:y|ies)|institution|member|body|person|compan|"
        u"compon))))\\b"
        u"|\\b(?:re-?assignment|re-?use)(?: of [^.;]{0,40})? (?:is|are) (?:\\w+ )?(?:permitted|allowed|possible)\\b"_s);
    static const QRegularExpression denied =
        wordsPattern(u"\\b(?:not|never|no(?! "
                     u"longer)|nor|neither|cannot|none|nothing|without|unless|prevents?|avoids?|if|whether|"
                     "only if|prefix\\w*|software|code)\\b"_s);
    QList<findings::Finding> findings;
    for (const base::TextRange& sentence : sentenceRanges(text)) {
        const QString words = text.mid(qsizetype(sentence.offset), qsizetype(sentence.length));
        const QRegularExpressionMatch match = again.match(words);
        if (!match.hasMatch() || denied.match(words).hasMatch())
            continue;
        findings.append(findings::makeFinding(
            findings::kTemplateAssignmentReassigned,
            unitRange(qsizetype(sentence.offset) + match.capturedStart(), match.capturedLength()),
            {match.captured().simplified()}, registration::TemplateField::Assignment));
    }
    return findings;
}

/// RFC 8141 section 6.4.3.
QList<findings::Finding> lintAssignment(const WrittenTexts& texts)
{
    QList<findings::Finding> findings;
    const QString text = texts.of(registration::TemplateField::Assignment);
    if (!texts.isStatedHere(registration::TemplateField::Assignment))
        return {};
    findings += reassignments(text);
    if (!says(text, u"assignment-who"_s))
        findings.append(
            about(findings::kTemplateAssignmentNoAssigner, registration::TemplateField::Assignment));
    if (!says(text, u"assignment-unique"_s) &&
        !says(texts.of(registration::TemplateField::Syntax), u"syntax-unique"_s))
        findings.append(
            about(findings::kTemplateAssignmentNoUniqueness, registration::TemplateField::Assignment));
    return findings;
}

/// RFC 8141 section 6.4.4.
QList<findings::Finding> lintSecurity(const WrittenTexts& texts)
{
    const QString text = texts.of(registration::TemplateField::Security);
    if (!texts.isStatedHere(registration::TemplateField::Security))
        return {};
    if (isBare(text))
        return {findings::makeFinding(findings::kTemplateSecurityEmpty, unitRange(0, text.size()),
                                      {text.simplified()}, registration::TemplateField::Security)};
    if (!says(text, u"security-privacy"_s))
        return {about(findings::kTemplateSecurityNoPrivacy, registration::TemplateField::Security)};
    return {};
}

/// RFC 8141 section 6.4.5: MUST specify any known potential issues.
QList<findings::Finding> lintInteroperability(const WrittenTexts& texts)
{
    const QString text = texts.of(registration::TemplateField::Interoperability);
    if (!texts.isStatedHere(registration::TemplateField::Interoperability) || !isBare(text) ||
        says(text, u"interoperability-known"_s))
        return {};
    return {findings::makeFinding(findings::kTemplateInteroperabilityBare, unitRange(0, text.size()),
                                  {text.simplified()}, registration::TemplateField::Interoperability)};
}

/// RFC 8141 section 6.4.6: MUST specify whether resolution mechanisms are intended or anticipated.
QList<findings::Finding> lintResolution(const WrittenTexts& texts)
{
    const QString text = texts.of(registration::TemplateField::Resolution);
    if (!texts.isStatedHere(registration::TemplateField::Resolution) ||
        (!isBare(text) && says(text, u"resolution-intent"_s)))
        return {};
    return {about(findings::kTemplateResolutionNotStated, registration::TemplateField::Resolution)};
}

/// Whether the text is only "This document", of which nothing is published with the template.
bool isOnlyThisDocument(const QString& text)
{
    static const QRegularExpression ownDocument =
        wordsPattern(u"^\\W*(?:see |described in |specified in )?(?:this|the present) "
                     u"(?:document|memo|specification|RFC|draft|template|registration)\\W*$"_s);
    return ownDocument.match(text).hasMatch();
}

/// RFC 8141 sections 6.2 (SHOULD provide a stable specification) and 6.3 (a specification is required).
QList<findings::Finding> lintDocumentation(const WrittenTexts& texts, FieldNeed need)
{
    const QString text = texts.of(registration::TemplateField::Documentation);
    if (text.trimmed().isEmpty())
        return {};
    const QRegularExpressionMatch pending = anyWordOf(u"documentation-pending"_s).match(text);
    if (pending.hasMatch() && !says(text, u"documentation-published"_s))
        return {findings::makeFinding(findings::kTemplateDocumentationPending,
                                      unitRange(pending.capturedStart(), pending.capturedLength()),
                                      {pending.captured().simplified()},
                                      registration::TemplateField::Documentation)};
    if (!isBare(text) && !isOnlyThisDocument(text) && says(text, u"documentation-pointer"_s))
        return {};
    const findings::FindingId id = need == FieldNeed::Specification
                                       ? findings::kTemplateDocumentationFastTrack
                                       : findings::kTemplateDocumentationNone;
    return {
        findings::makeFinding(id, unitRange(0, text.size()), {}, registration::TemplateField::Documentation)};
}

/// Checks Revision Information, and whether the Version agrees with it (RFC 8141 section 6.2).
QList<findings::Finding> lintRevision(const registration::RegistrationTemplate& registrationTemplate,
                                      const WrittenTexts& texts, const LintContext& around)
{
    const QString text = texts.of(registration::TemplateField::Revision);
    if (text.trimmed().isEmpty())
        return {};
    if (around.isRevision &&
        (isBare(text) || (says(text, u"revision-first"_s) && !says(text, u"revision-change"_s))))
        return {findings::makeFinding(findings::kTemplateRevisionMissing, unitRange(0, text.size()), {},
                                      registration::TemplateField::Revision)};
    const bool isChange = around.isRevision ? around.previousVersion == 0 && says(text, u"revision-earlier"_s)
                                            : says(text, u"revision-change"_s);
    if (isChange && registrationTemplate.version() == 1 && !says(text, u"revision-first"_s))
        return {findings::makeFinding(
            findings::kTemplateVersionNotRaised,
            unitRange(0, registrationTemplate.text(registration::TemplateField::Version).size()), {},
            registration::TemplateField::Version)};
    return {};
}

/// RFC 8126 section 4.
constexpr QStringView kPolicyWord =
    u"(?:private use|experimental use|hierarchical allocation|first[- ]come,? first[- ]served|expert review|"
    u"specification required|rfc required|ietf review|iesg approval|standards action)";

/// A policy in a sentence about a registry.
struct NamedPolicy
{
    registration::TemplateField field;
    QString words; ///< with single spaces
    base::TextRange range;

    [[nodiscard]] bool has(QLatin1StringView word) const { return words.contains(word, Qt::CaseInsensitive); }
    [[nodiscard]] bool hasExpert() const
    {
        return has("expert review"_L1) || has("specification required"_L1);
    }
};

constexpr std::array kSearched{
    registration::TemplateField::Purpose,          registration::TemplateField::Syntax,
    registration::TemplateField::Assignment,       registration::TemplateField::Security,
    registration::TemplateField::Interoperability, registration::TemplateField::Additional};

/// Sentences about the registration of the namespace itself name the policy of IANA's own list.
bool isAboutNamespace(const QString& sentence)
{
    static const QRegularExpression own = wordsPattern(
        u"\\bRFC ?(?:8141|3406|2611)\\b|\\bfast[- ]track\\b|\\b(?:this|the) (?:template|namespace "
        u"(?:registration|was|is) )|\\b(?:formal|informal) (?:URN )?namespace|\\bNIDs?\\b"_s);
    return own.match(sentence).hasMatch();
}

/// Returns what `pattern` captures in sentences about a registry below the NID.
QList<NamedPolicy> policiesBy(const QRegularExpression& pattern, registration::TemplateField field,
                              const QString& text)
{
    static const QRegularExpression registry = wordsPattern(
        u"\\b(?:sub-?)?registr(?:y|ies)\\b|\\bpolic(?:y|ies)\\b|\\bsub-?namespaces?\\b|\\b(?:new|further|"
        u"additional|registered) (?:\\w+ )?(?:values?|entries|names?|numbers?|codes?|types?|identifiers?)\\b|"
        u"\\b(?:assigned|allocated|registered|delegated|added)\\b"_s);
    QList<NamedPolicy> found;
    for (const base::TextRange& sentence : sentenceRanges(text)) {
        const QString words = text.mid(qsizetype(sentence.offset), qsizetype(sentence.length));
        QRegularExpressionMatchIterator named = pattern.globalMatch(words);
        if (!named.hasNext() || !registry.match(words).hasMatch() || isAboutNamespace(words))
            continue;
        for (const QRegularExpressionMatch& match : named)
            found.append(
                {field, match.captured(1).simplified(),
                 unitRange(qsizetype(sentence.offset) + match.capturedStart(1), match.capturedLength(1))});
    }
    return found;
}

findings::Finding about(findings::FindingId id, const NamedPolicy& policy, const QStringList& more = {})
{
    return findings::makeFinding(id, policy.range, QStringList{policy.words} + more, policy.field);
}

/// Returns the name of RFC 8126 section 4 for words that are used as a policy.
QString rightWords(const NamedPolicy& policy)
{
    static const std::array<std::pair<QRegularExpression, QString>, 4> right{
        {{wordsPattern(u"expert"_s), u"Expert Review"_s},
         {wordsPattern(u"consensus"_s), u"IETF Review"_s},
         {wordsPattern(u"first"_s), u"First Come First Served"_s},
         {wordsPattern(u"action|track"_s), u"Standards Action"_s}}};
    const auto* const known = std::ranges::find_if(
        right, [&](const auto& entry) { return entry.first.match(policy.words).hasMatch(); });
    return known == right.end() ? u"Specification Required"_s : known->second;
}

/// Returns findings about other words in the place of a policy.
QList<findings::Finding> wrongWords(registration::TemplateField field, const QString& text)
{
    constexpr QStringView words =
        u"(designated experts?(?! review)|expert approval|IETF consensus|first come,? "
        u"first serve\\b|standard action|standards track required|specifications "
        u"required|document required)";
    static const QRegularExpression named = wordsPattern(
        u"\\b(?:policy|policies|procedure) (?:(?:for|of) [^.;]{1,60}? )?(?:is|are|:|=|will be|shall be)? ?"
        u"[\"'\\x{201C}]?%1"_s.arg(words));
    static const QRegularExpression quoted = wordsPattern(u"[\"'\\x{201C}]%1[\"'\\x{201D}]"_s.arg(words));
    QList<NamedPolicy> policies = policiesBy(named, field, text);
    if (policies.isEmpty())
        policies = policiesBy(quoted, field, text);
    QList<findings::Finding> found;
    for (const NamedPolicy& policy : std::as_const(policies))
        found.append(about(findings::kTemplatePolicyWord, policy, {rightWords(policy)}));
    return found;
}

/// Whether "Specification Required" and "Expert Review" are both required.
bool isDouble(const NamedPolicy& policy)
{
    static const QRegularExpression either = wordsPattern(u"\\bor\\b"_s);
    return policy.has("specification required"_L1) && policy.has("expert review"_L1) &&
           !either.match(policy.words).hasMatch();
}

/// Whether the template says what the expert examines, in a paragraph about the registry or the expert.
bool hasInstructions(const QString& all)
{
    static const QRegularExpression related = wordsPattern(
        u"\\b(?:experts?|reviewers?|DEs?|(?:sub-?)?registr(?:y|ies)|polic(?:y|ies)|new \\w+)\\b"_s);
    static const QRegularExpression instructions = wordsPattern(
        u"\\b(?:experts?|reviewers?|DEs?) (?:who |that |\\w+ly "
        u")?(?:shall|should|must|will|need|checks?|verif|"
        u"considers?|evaluat|ensures?|examin|rejects?|approves?|may|can|(?:is|are) (?:asked|expected|"
        u"instructed|required))|\\bcriteri|\\bguid(?:e|ance|elines?)\\b|\\binstruct(?:ions?|ed)\\b|"
        u"\\b(?:reviewed|review) (?:for|against|whether|that|to)\\b"_s);
    return std::ranges::any_of(all.split(u"\n\n"_s), [](const QString& paragraph) {
        return related.match(paragraph).hasMatch() && instructions.match(paragraph).hasMatch();
    });
}

/// Whether the values are numbers without a largest one.
bool isUnbounded(const QString& all)
{
    static const QRegularExpression numbers = wordsPattern(
        u"\\b(?:values?|entries|codes?|identifiers?|names?) (?:\\w+ ){0,4}?(?:are|is|as|being) (?:an? |all )?"
        u"(?:\\w+ ){0,2}?(?:integers?|numbers?|numerals?)\\b|\\b(?:numbers?|integers?) (?:are |is )?"
        u"(?:assigned |allocated |given |counted )?(?:sequentially |consecutively "
        u")?(?:start|begin)(?:s|ing)? "
        u"(?:at|with|from)\\b"_s);
    static const QRegularExpression bound =
        wordsPattern(u"\\d ?(?:-|\\x{2013}|to|through|and|\\.\\.+) ?(?:0x)?[0-9A-F]*\\d|\\b(?:at most|up "
                     u"to|maximum|largest|"
                     u"highest|upper|less than|below|no limit|unlimited|unbounded|not limited|not "
                     u"exceed|bits?|(?:\\d+|\\w+)[- ](?:\\w+ )?digits)\\b"
                     u"|\\d(?:\\*\\d+)?(?:DIGIT|HEXDIG)"_s);
    return numbers.match(all).hasMatch() && !bound.match(all).hasMatch();
}

/// Whether the policy lets anyone register, so that somebody must be known who may change an entry.
bool isOpen(const NamedPolicy& policy) { return policy.hasExpert() || policy.has("served"_L1); }

bool hasController(const QString& all)
{
    static const QRegularExpression controller =
        wordsPattern(u"\\bchange[- ]control|\\b(?:who|whoever|only)[^.;]{0,40}\\b(?:may|can) (?:change|"
                     u"modify|update|amend)|\\b(?:updates?|changes?) (?:to|of) (?:\\w+ ){0,3}?(?:entr|regist|"
                     u"value|assignment)"_s);
    return controller.match(all).hasMatch();
}

} // namespace

QList<findings::Finding> lintPolicies(const WrittenTexts& texts)
{
    static const QRegularExpression policy = wordsPattern(
        u"\\b(%1(?:(?:,|,? (?:and|or|with|plus))?(?: also)?(?: an?)? [\"']?%1)*)\\b"_s.arg(kPolicyWord));
    QList<NamedPolicy> policies;
    QList<findings::Finding> found;
    QString all;
    for (const registration::TemplateField field : kSearched) {
        const QString& text = texts.of(field);
        policies += policiesBy(policy, field, text);
        found += wrongWords(field, text);
        all += text + u"\n\n"_s;
    }
    for (const NamedPolicy& each : std::as_const(policies)) {
        if (isDouble(each))
            found.append(about(findings::kSubregistryPolicyDouble, each));
    }
    const auto expert = std::ranges::find_if(policies, &NamedPolicy::hasExpert);
    if (expert != policies.end() && !hasInstructions(all))
        found.append(about(findings::kSubregistryPolicyNoInstructions, *expert));
    if (!policies.isEmpty() && isUnbounded(all))
        found.append(about(findings::kTemplatePolicyNoBound, policies.constFirst()));
    const auto open = std::ranges::find_if(policies, isOpen);
    if (open != policies.end() && !hasController(all))
        found.append(about(findings::kTemplatePolicyNoController, *open));
    return found;
}

QList<findings::Finding> lintStatements(const registration::RegistrationTemplate& registrationTemplate,
                                        const WrittenTexts& texts, const LintContext& around)
{
    return lintPurpose(texts) + lintAssignment(texts) + lintSecurity(texts) + lintInteroperability(texts) +
           lintResolution(texts) +
           lintDocumentation(
               texts, needOf(registration::TemplateField::Documentation, around, registrationTemplate)) +
           lintRevision(registrationTemplate, texts, around) + lintPolicies(texts);
}

} // namespace nidus::lint
