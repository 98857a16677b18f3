// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/problemtext.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"

#include <QStringList>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

/// The items of Purpose that can be stated in any words: what is named, for whom, and with what benefit. In a
/// long text, their words are not looked for.
constexpr std::size_t kFreelyWorded = 3;
constexpr qsizetype kLongPurpose = 40; ///< words

/// The texts of a template without remaining instructions.
class Texts
{
public:
    explicit Texts(const registration::RegistrationTemplate& registrationTemplate)
    {
        for (const registration::TemplateField field : registration::kTemplateFields)
            m_texts.append(withoutInstructions(registrationTemplate.text(field)));
    }

    [[nodiscard]] const QString& of(registration::TemplateField field) const
    {
        return m_texts.at(qsizetype(field));
    }
    /// Whether there is a text to check: not empty, and not a reference to another document.
    [[nodiscard]] bool isStatedHere(registration::TemplateField field) const
    {
        return !of(field).trimmed().isEmpty() && !isElsewhere(of(field).trimmed());
    }

private:
    QStringList m_texts;
};

bool says(const QString& text, const QString& list) { return anyWordOf(list).match(text).hasMatch(); }

findings::Finding about(findings::FindingId id, registration::TemplateField field,
                        const QStringList& arguments = {})
{
    return findings::makeFinding(id, {}, arguments, field);
}

/// RFC 8141 section 6.4.1, items 1 to 7; item 6 is mainly about the Resolution field.
QList<findings::Finding> lintPurpose(const Texts& texts)
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
                  {missing.join("; "_L1)})};
}

/// RFC 8141 section 5: never reassigned. Sentences that deny or prevent it are ignored.
QList<findings::Finding> reassignments(const QString& text)
{
    static const QRegularExpression sentences(u"(?:[^.;\\n]|[.](?=\\S)|\\n(?!\\s*\\n))+"_s);
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
    for (const QRegularExpressionMatch& sentence : sentences.globalMatch(text)) {
        const QRegularExpressionMatch match = again.match(sentence.captured());
        if (!match.hasMatch() || denied.match(sentence.captured()).hasMatch())
            continue;
        findings.append(findings::makeFinding(
            findings::kTemplateAssignmentReassigned,
            unitRange(sentence.capturedStart() + match.capturedStart(), match.capturedLength()),
            {match.captured().simplified()}, registration::TemplateField::Assignment));
    }
    return findings;
}

/// RFC 8141 section 6.4.3.
QList<findings::Finding> lintAssignment(const Texts& texts)
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
QList<findings::Finding> lintSecurity(const Texts& texts)
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
QList<findings::Finding> lintInteroperability(const Texts& texts)
{
    const QString text = texts.of(registration::TemplateField::Interoperability);
    if (!texts.isStatedHere(registration::TemplateField::Interoperability) || !isBare(text) ||
        says(text, u"interoperability-known"_s))
        return {};
    return {findings::makeFinding(findings::kTemplateInteroperabilityBare, unitRange(0, text.size()),
                                  {text.simplified()}, registration::TemplateField::Interoperability)};
}

/// RFC 8141 section 6.4.6: MUST specify whether resolution mechanisms are intended or anticipated.
QList<findings::Finding> lintResolution(const Texts& texts)
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
QList<findings::Finding> lintDocumentation(const Texts& texts, FieldNeed need)
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
                                      const Texts& texts, const LintContext& around)
{
    const QString text = texts.of(registration::TemplateField::Revision);
    if (text.trimmed().isEmpty())
        return {};
    if (around.isRevision &&
        (isBare(text) || (says(text, u"revision-first"_s) && !says(text, u"revision-change"_s))))
        return {findings::makeFinding(findings::kTemplateRevisionMissing, unitRange(0, text.size()), {},
                                      registration::TemplateField::Revision)};
    if (!around.isRevision && registrationTemplate.version() == 1 && says(text, u"revision-change"_s) &&
        !says(text, u"revision-first"_s))
        return {findings::makeFinding(
            findings::kTemplateVersionNotRaised,
            unitRange(0, registrationTemplate.text(registration::TemplateField::Version).size()), {},
            registration::TemplateField::Version)};
    return {};
}

} // namespace

QList<findings::Finding> lintStatements(const registration::RegistrationTemplate& registrationTemplate,
                                        const LintContext& around)
{
    const Texts texts(registrationTemplate);
    return lintPurpose(texts) + lintAssignment(texts) + lintSecurity(texts) + lintInteroperability(texts) +
           lintResolution(texts) +
           lintDocumentation(
               texts, needOf(registration::TemplateField::Documentation, around, registrationTemplate)) +
           lintRevision(registrationTemplate, texts, around);
}

} // namespace nidus::lint
