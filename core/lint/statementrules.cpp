// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/problemtext.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"

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

bool says(const QString& text, const QString& list)
{
    return anyWordOf(list).match(text).hasMatch();
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
        QString words; ///< the list
        QString text;  ///< where they may stand
    };
    const QString purpose = texts.of(TemplateField::Purpose);
    if (!texts.isSaidHere(TemplateField::Purpose))
        return {};
    const QString related = purpose + texts.of(TemplateField::Interoperability) +
                            texts.of(TemplateField::Additional) + texts.of(TemplateField::Syntax);
    const std::array items{Item{u"purpose-kinds"_s, purpose},
                           Item{u"purpose-scope"_s, purpose},
                           Item{u"purpose-benefit"_s, purpose},
                           Item{u"purpose-relation"_s, related},
                           Item{u"purpose-software"_s, related},
                           Item{u"purpose-standard"_s, related + texts.of(TemplateField::Documentation) +
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
    QList<Finding> findings;
    const QString text = texts.of(TemplateField::Assignment);
    if (!texts.isSaidHere(TemplateField::Assignment))
        return {};
    if (!says(text, u"assignment-who"_s))
        findings.append(about(kTemplateAssignmentOpenness, TemplateField::Assignment));
    if (!says(text, u"assignment-unique"_s) && !says(texts.of(TemplateField::Syntax), u"syntax-unique"_s))
        findings.append(about(kTemplateAssignmentUniqueness, TemplateField::Assignment));
    return findings;
}

/// RFC 8141 section 6.4.4.
QList<Finding> lintSecurity(const Texts& texts)
{
    const QString text = texts.of(TemplateField::Security);
    if (!texts.isSaidHere(TemplateField::Security))
        return {};
    if (isBare(text))
        return {makeFinding(kTemplateSecurityEmpty, unitRange(0, text.size()), {text.simplified()},
                            TemplateField::Security)};
    if (!says(text, u"security-privacy"_s))
        return {about(kTemplateSecurityNoPrivacy, TemplateField::Security)};
    return {};
}

/// RFC 8141 section 6.4.5: MUST specify any known potential issues.
QList<Finding> lintInteroperability(const Texts& texts)
{
    const QString text = texts.of(TemplateField::Interoperability);
    if (!texts.isSaidHere(TemplateField::Interoperability) || !isBare(text) ||
        says(text, u"interoperability-known"_s))
        return {};
    return {makeFinding(kTemplateInteroperabilityBare, unitRange(0, text.size()), {text.simplified()},
                        TemplateField::Interoperability)};
}

/// RFC 8141 section 6.4.6: MUST specify whether resolution mechanisms are intended or anticipated.
QList<Finding> lintResolution(const Texts& texts)
{
    const QString text = texts.of(TemplateField::Resolution);
    if (!texts.isSaidHere(TemplateField::Resolution) || (!isBare(text) && says(text, u"resolution-intent"_s)))
        return {};
    return {about(kTemplateResolutionUnstated, TemplateField::Resolution)};
}

/// RFC 8141 sections 6.2 (SHOULD provide a stable specification) and 6.3 (a specification is required).
QList<Finding> lintDocumentation(const Texts& texts, FieldNeed need)
{
    const QString text = texts.of(TemplateField::Documentation);
    if (text.trimmed().isEmpty() || (!isBare(text) && says(text, u"documentation-pointer"_s)))
        return {};
    const FindingId id =
        need == FieldNeed::Specification ? kTemplateDocumentationFastTrack : kTemplateDocumentationNone;
    return {makeFinding(id, unitRange(0, text.size()), {}, TemplateField::Documentation)};
}

/// What stands in Revision Information, and what the Version says about it (RFC 8141 section 6.2).
QList<Finding> lintRevision(const RegistrationTemplate& registrationTemplate, const Texts& texts,
                            const LintSurroundings& around)
{
    const QString text = texts.of(TemplateField::Revision);
    if (text.trimmed().isEmpty())
        return {};
    if (around.isRevision &&
        (isBare(text) || (says(text, u"revision-first"_s) && !says(text, u"revision-change"_s))))
        return {
            makeFinding(kTemplateRevisionMissing, unitRange(0, text.size()), {}, TemplateField::Revision)};
    if (!around.isRevision && registrationTemplate.version() == 1 && says(text, u"revision-change"_s) &&
        !says(text, u"revision-first"_s))
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
