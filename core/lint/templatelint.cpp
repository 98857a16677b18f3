// SPDX-License-Identifier: Apache-2.0
#include "core/lint/templatelint.h"

#include "core/base/contract.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/nidlint.h"
#include "core/lint/referencerules.h"
#include "core/lint/registrantrules.h"
#include "core/lint/statementrules.h"
#include "core/lint/syntaxrules.h"
#include "core/lint/textrules.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

base::TextRange wholeOf(const QString& text) { return {0, std::size_t(text.size())}; }

findings::Finding aboutWhole(findings::FindingId id, registration::TemplateField field, const QString& text)
{
    return findings::makeFinding(id, wholeOf(text), {text}, field);
}

/// Matches the placeholders of RFC 8141 appendix A and RFC 3406, and common words for "later".
bool isNidPlaceholder(const QString& nid)
{
    static const QRegularExpression placeholder(
        u"^(assignedNID|TB[DA]|urn-(x+|n)|.*\\b(requested|assigned)\\b.*|<.*>)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return placeholder.match(nid).hasMatch();
}

/// Whether the text is a placeholder for the NID of an informal namespace that has no number yet (RFC 8141
/// section 5.2, appendix A).
bool isUnnumberedNid(const QString& nid)
{
    static const QRegularExpression unnumbered(
        u"^[\\[(<]?(?:(?:(?:to be )?assigned|TBD)(?: by IANA)?|urn-N|urn-<[^<>]+>)[\\])>]?"
        "(?: ?\\(informal\\))?\\.?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return unnumbered.match(nid.simplified()).hasMatch();
}

/// Returns the number of UTF-16 code units of the characters that start within the first `count` bytes.
std::size_t codeUnits(const QByteArray& utf8, std::size_t count)
{
    std::size_t units = 0;
    for (const char c : utf8.first(std::min(qsizetype(count), utf8.size()))) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isContinuation = (byte & 0xC0U) == 0x80U;
        const bool isBeyondBmp = byte >= 0xF0U;
        units += isContinuation ? 0U : isBeyondBmp ? 2U : 1U;
    }
    return units;
}

/// Converts a range in bytes to UTF-16 code units; a character partly in the range is included.
base::TextRange inCodeUnits(base::TextRange bytes, const QString& text)
{
    const QByteArray utf8 = text.toUtf8();
    const std::size_t start = codeUnits(utf8, bytes.offset);
    return {start, codeUnits(utf8, bytes.offset + bytes.length) - start};
}

/// RFC 8141 appendix A: requested (formal) or assigned by IANA (informal); a revision is about the same NID
/// (section 6.2).
QList<findings::Finding> lintNidField(const QString& nid, const LintContext& around)
{
    if (nid.isEmpty())
        return {};
    if (!around.registeredNid.isEmpty()) {
        if (nid.compare(around.registeredNid, Qt::CaseInsensitive) == 0)
            return {};
        return {findings::makeFinding(findings::kTemplateNidChanged, wholeOf(nid),
                                      {nid, around.registeredNid}, registration::TemplateField::Nid)};
    }
    if (around.kind == registration::NamespaceKind::Informal && isUnnumberedNid(nid))
        return {};
    if (around.kind == registration::NamespaceKind::Informal)
        return {aboutWhole(findings::kTemplateNidNotChosen, registration::TemplateField::Nid, nid)};
    if (isNidPlaceholder(nid))
        return {aboutWhole(findings::kTemplateNidPlaceholder, registration::TemplateField::Nid, nid)};
    QList<findings::Finding> findings = lintNid(nid, around);
    for (findings::Finding& finding : findings) {
        finding.field = registration::TemplateField::Nid;
        finding.range = inCodeUnits(finding.range, nid);
    }
    return findings;
}

/// RFC 8141 appendix A: "starting with 1 and incrementing by 1".
QList<findings::Finding> lintVersionField(const registration::RegistrationTemplate& registrationTemplate,
                                          const LintContext& around)
{
    const QString text = registrationTemplate.text(registration::TemplateField::Version);
    if (text.isEmpty())
        return {findings::makeFinding(findings::kTemplateVersionAbsent, {}, {},
                                      registration::TemplateField::Version)};
    const std::optional<int> version = registrationTemplate.version();
    if (!version)
        return {aboutWhole(findings::kTemplateVersionMalformed, registration::TemplateField::Version, text)};
    QList<findings::Finding> findings;
    if (text != QString::number(*version))
        findings.append(findings::makeFinding(findings::kTemplateVersionForm, wholeOf(text),
                                              {text, QString::number(*version)},
                                              registration::TemplateField::Version));
    const bool isPreviousUnknown = around.isRevision && around.previousVersion == 0;
    const int next = around.previousVersion + 1;
    if (!isPreviousUnknown && *version != next)
        findings.append(findings::makeFinding(findings::kTemplateVersionNotNext, wholeOf(text),
                                              {QString::number(*version), QString::number(next)},
                                              registration::TemplateField::Version));
    return findings;
}

/// RFC 8141 appendix A: YYYY-MM-DD. lintPresence() reports an absent date.
QList<findings::Finding> lintDateField(const registration::RegistrationTemplate& registrationTemplate,
                                       const LintContext& around)
{
    const QString text = registrationTemplate.text(registration::TemplateField::Date);
    const std::optional<registration::PartialDate> date = registrationTemplate.date();
    if (text.isEmpty())
        return {};
    if (!date)
        return {aboutWhole(findings::kTemplateDateMalformed, registration::TemplateField::Date, text)};
    QList<findings::Finding> findings;
    if (date->day == 0 || text != date->toString())
        findings.append(aboutWhole(findings::kTemplateDateForm, registration::TemplateField::Date, text));
    if (around.previousDate && *date < *around.previousDate)
        findings.append(findings::makeFinding(findings::kTemplateDateBeforePrevious, wholeOf(text),
                                              {date->toString(), around.previousDate->toString()},
                                              registration::TemplateField::Date));
    return findings;
}

/// Any text is accepted here; other rules check its content. A revision without a description of its changes
/// has its own finding (RFC 8141 section 6.2).
QList<findings::Finding> lintPresence(registration::TemplateField field, const QString& text,
                                      const LintContext& around)
{
    if (!text.isEmpty() || !isRequired(field, around))
        return {};
    if (field == registration::TemplateField::Revision)
        return {findings::makeFinding(findings::kTemplateRevisionMissing, {}, {}, field)};
    return {findings::makeFinding(findings::kTemplateMissingField, {}, {registration::fieldHeading(field)},
                                  field)};
}

} // namespace

QList<findings::Finding> lintTemplate(const registration::RegistrationTemplate& registrationTemplate,
                                      const LintContext& around)
{
    QList<findings::Finding> findings;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const QString text = registrationTemplate.text(field);
        findings += lintPresence(field, text, around);
        if (field == registration::TemplateField::Nid)
            findings += lintNidField(text, around);
        else if (field == registration::TemplateField::Version)
            findings += lintVersionField(registrationTemplate, around);
        else if (field == registration::TemplateField::Date)
            findings += lintDateField(registrationTemplate, around);
        else if (field == registration::TemplateField::Registrant)
            findings += lintRegistrant(registrationTemplate.registrant());
        if (!registration::isSingleLine(field))
            findings += lintFieldText(field, text);
    }
    findings += lintStatements(registrationTemplate, around) + lintSyntaxText(registrationTemplate) +
                lintReferences(registrationTemplate);
    std::ranges::stable_sort(findings, {}, &findings::Finding::field);
    base::ensures(std::ranges::all_of(findings,
                                      [&](const findings::Finding& finding) {
                                          return !finding.field ||
                                                 finding.range.offset + finding.range.length <=
                                                     std::size_t(
                                                         registrationTemplate.text(*finding.field).size());
                                      }),
                  "the findings about a template are in the text of their field");
    return findings;
}

} // namespace nidus::lint
