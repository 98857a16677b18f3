// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/problemtext.h"
#include "core/lint/fieldwords.h"

#include <QStringList>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// The texts of a template without instructions that were left in.
class Texts
{
public:
    explicit Texts(const RegistrationTemplate& registrationTemplate)
    {
        for (const TemplateField field : kTemplateFields)
            m_texts.append(withoutInstructions(registrationTemplate.text(field)));
    }

    [[nodiscard]] const QString& of(TemplateField field) const { return m_texts.at(qsizetype(field)); }
    /// Whether there is a text that can be judged: not empty, and not in another document.
    [[nodiscard]] bool isSaidHere(TemplateField field) const
    {
        return !of(field).trimmed().isEmpty() && !isElsewhere(of(field).trimmed());
    }

private:
    QStringList m_texts;
};

bool says(const QString& text, const QRegularExpression& words)
{
    return words.match(text).hasMatch();
}

Finding about(FindingId id, TemplateField field, const QStringList& arguments = {})
{
    return makeFinding(id, {}, arguments, field);
}

/// RFC 8141 section 6.4.1. The words of items 1 to 7; item 6 is the Resolution field's in the first place.
QList<Finding> lintPurpose(const Texts& texts)
{
    struct Item
    {
        QRegularExpression words;
        QString text; ///< where they may stand
    };
    const QString purpose = texts.of(TemplateField::Purpose);
    if (!texts.isSaidHere(TemplateField::Purpose))
        return {};
    const QString related = purpose + texts.of(TemplateField::Interoperability) +
                            texts.of(TemplateField::Additional) + texts.of(TemplateField::Syntax);
    static const QRegularExpression kinds = wordsPattern(
        u"identif|resourc|\\bnam(?:e|es|ed|ing)\\b|number|object|document|entit|item|publication"_s);
    static const QRegularExpression scope = wordsPattern(
        u"communit|industr|organi[sz]ation|member|nation|countr|public|privat|user|vendor|world|global|"
        "scope|applicab|domain|sector|within|used (?:by|in|to|for|as|with)|for (?:the )?use|standards?\\b"_s);
    static const QRegularExpression benefit = wordsPattern(
        u"benefi|allow|enabl|help|facilitat|improv|provid|ensur|support|persist|useful|usab|advantage|need|"
        "so that|in order to|purpose|for use|stable|unique|serve|unambiguous"_s);
    static const QRegularExpression relation =
        wordsPattern(u"(?:other|exist\\w*|similar|related|non-URN|local|additional|different) [\\w\\- "
                     u"]{0,30}(?:URN|URI|URL|identif|"
                     "namespace|scheme|system|standard)|overlap|complement|conflict|confus|in "
                     "contrast|instead of|interoperab|"
                     "\\bUUIDs?\\b|\\bURIs?\\b|\\bURLs?\\b|\\bDOIs?\\b|\\bIS[BS]N\\b"_s);
    static const QRegularExpression software = wordsPattern(
        u"software|applicat|\\btools?\\b|system|client|server|browser|program|implement|parser|device|servic|"
        "platform|database|\\bAPIs?\\b|protocol|machine|comput|electronic|digital|data\\b|resolv|XML|network|web\\b"_s);
    static const QRegularExpression standard =
        wordsPattern(u"standard|specification|\\bIETF\\b|\\bISO\\b|\\bRFC ?\\d|\\bW3C\\b|\\bSDO\\b|working "
                     u"group|document|profile|"
                     "manual"_s);
    const std::array items{Item{kinds, purpose},
                           Item{scope, purpose},
                           Item{benefit, purpose},
                           Item{relation, related},
                           Item{software, related},
                           Item{standard, related + texts.of(TemplateField::Documentation) +
                                              texts.of(TemplateField::Registrant)}};
    QStringList missing;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!says(items[i].text, items[i].words))
            missing.append(purposeItem(i));
    }
    if (missing.isEmpty())
        return {};
    return {about(kTemplatePurposeItems, TemplateField::Purpose, {missing.join("; "_L1)})};
}

/// RFC 8141 section 6.4.3.
QList<Finding> lintAssignment(const Texts& texts)
{
    static const QRegularExpression who = wordsPattern(
        u"\\bopen\\b|closed|limited|restricted|exclusiv|delegat|authori|registra|registry|assigne[rd]s? "
        u"by|assigns\\b|"
        "assignment is|assigned "
        "(?:through|exclusively|centrally|to|in|sequentially|according|from|as)|manage|maintain|"
        "self-assign|centrali[sz]|\\bany(?:one|body)|any (?:user|organi[sz]ation|one|person|entity)|everyone|"
        "first[- "
        "]come|FCFS|\\bappl(?:y|ies)\\b|applicant|request|approv|responsib|issue|allocat|algorithm|generate|"
        "office|secretariat|board|committee|owner|holder|publisher|member|society|association|agenc|company|"
        "corporation|institut|organi[sz]ation|consortium|group|team|\\buser|creator|provider|manufacturer"_s);
    static const QRegularExpression uniqueness =
        wordsPattern(u"uniqu|re-?us(?:e|ed|ing)\\b|re-?assign|collision|colliding|duplicat|sequential|no "
                     u"two|distinct|\\bUUID|"
                     "\\bhash|digest|random|at most one|only (?:be )?(?:assigned )?once|one after the "
                     "other|same (?:name|string|value|"
                     "identifier|URN)|already (?:assigned|in use|registered)|timestamp"_s);
    QList<Finding> findings;
    const QString text = texts.of(TemplateField::Assignment);
    if (!texts.isSaidHere(TemplateField::Assignment))
        return {};
    if (!says(text, who))
        findings.append(about(kTemplateAssignmentOpenness, TemplateField::Assignment));
    static const QRegularExpression uniqueStructure = wordsPattern(u"unique"_s);
    if (!says(text, uniqueness) && !says(texts.of(TemplateField::Syntax), uniqueStructure))
        findings.append(about(kTemplateAssignmentUniqueness, TemplateField::Assignment));
    return findings;
}

/// RFC 8141 section 6.4.4.
QList<Finding> lintSecurity(const Texts& texts)
{
    static const QRegularExpression privacy =
        wordsPattern(u"privacy|private|personal|confidential|leak|harvest|\\bPII\\b|GDPR|data "
                     u"protection|disclos|sensitive|anonym|"
                     "natural person|tracking|track\\b|secret|guess|correlat"_s);
    const QString text = texts.of(TemplateField::Security);
    if (!texts.isSaidHere(TemplateField::Security))
        return {};
    if (isBare(text))
        return {makeFinding(kTemplateSecurityEmpty, unitRange(0, text.size()), {text.simplified()},
                            TemplateField::Security)};
    if (!says(text, privacy))
        return {about(kTemplateSecurityNoPrivacy, TemplateField::Security)};
    return {};
}

/// RFC 8141 section 6.4.5: MUST specify any known potential issues.
QList<Finding> lintInteroperability(const Texts& texts)
{
    static const QRegularExpression known = wordsPattern(u"known"_s);
    const QString text = texts.of(TemplateField::Interoperability);
    if (!texts.isSaidHere(TemplateField::Interoperability) || !isBare(text) || says(text, known))
        return {};
    return {makeFinding(kTemplateInteroperabilityBare, unitRange(0, text.size()), {text.simplified()},
                        TemplateField::Interoperability)};
}

/// RFC 8141 section 6.4.6: MUST specify whether resolution mechanisms are intended or anticipated.
QList<Finding> lintResolution(const Texts& texts)
{
    static const QRegularExpression intent = wordsPattern(
        u"resol[vu]|\\bRDS\\b|\\bDDDS\\b|look(?:ed|ing|s)?[- ]?up|retriev|dereferenc|https?:|actionable|locat"_s);
    const QString text = texts.of(TemplateField::Resolution);
    if (!texts.isSaidHere(TemplateField::Resolution) || (!isBare(text) && says(text, intent)))
        return {};
    return {about(kTemplateResolutionUnstated, TemplateField::Resolution)};
}

/// RFC 8141 sections 6.2 (SHOULD provide a stable specification) and 6.3 (a specification is required).
QList<Finding> lintDocumentation(const Texts& texts, FieldNeed need)
{
    static const QRegularExpression pointer = wordsPattern(
        u"https?:|www\\.|\\bRFC ?-?\\d|\\bISO\\b|\\bIEC\\b|\\bDIN\\b|\\[[\\w\\-. "
        u"]+\\]|specification|standard|manual|handbook|"
        "document|guideline|annex|volume|section|STANAG|regulation|directive|publish|website|web site|website|\\bdoi:"_s);
    const QString text = texts.of(TemplateField::Documentation);
    if (text.trimmed().isEmpty() || (!isBare(text) && says(text, pointer)))
        return {};
    const FindingId id =
        need == FieldNeed::Specification ? kTemplateDocumentationFastTrack : kTemplateDocumentationNone;
    return {makeFinding(id, unitRange(0, text.size()), {}, TemplateField::Documentation)};
}

/// What stands in Revision Information, and what the Version says about it (RFC 8141 section 6.2).
QList<Finding> lintRevision(const RegistrationTemplate& registrationTemplate, const Texts& texts,
                            const LintSurroundings& around)
{
    static const QRegularExpression first =
        wordsPattern(u"\\b(?:first|initial|original|new) "
                     u"(?:version|registration|request|submission|edition)|no (?:prior|previous|earlier)"
                     "|\\bnone\\b|not applicable|\\bn/a\\b"_s);
    static const QRegularExpression change = wordsPattern(
        u"(?:previous|prior|earlier|last|old|former) (?:version|registration)|changes? "
        u"(?:from|since|to|in)\\b|replaces|"
        "supersedes|has been (?:updated|changed|revised)|(?:was|were) (?:added|changed|removed|deleted|corrected)"_s);
    const QString text = texts.of(TemplateField::Revision);
    if (text.trimmed().isEmpty())
        return {};
    if (around.isRevision && (isBare(text) || (says(text, first) && !says(text, change))))
        return {
            makeFinding(kTemplateRevisionMissing, unitRange(0, text.size()), {}, TemplateField::Revision)};
    if (!around.isRevision && registrationTemplate.version() == 1 && says(text, change) && !says(text, first))
        return {makeFinding(kTemplateVersionNotBumped,
                            unitRange(0, registrationTemplate.text(TemplateField::Version).size()), {},
                            TemplateField::Version)};
    return {};
}

} // namespace

QList<Finding> lintStatements(const RegistrationTemplate& registrationTemplate,
                              const LintSurroundings& around)
{
    const Texts texts(registrationTemplate);
    return lintPurpose(texts) + lintAssignment(texts) + lintSecurity(texts) + lintInteroperability(texts) +
           lintResolution(texts) +
           lintDocumentation(texts, needOf(TemplateField::Documentation, around, registrationTemplate)) +
           lintRevision(registrationTemplate, texts, around);
}

} // namespace nidus
