// SPDX-License-Identifier: Apache-2.0
#include "core/lint/templatelint.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/lint/nidlint.h"
#include "core/lint/referencerules.h"
#include "core/lint/registrantrules.h"
#include "core/lint/statementrules.h"
#include "core/lint/syntaxrules.h"
#include "core/lint/textrules.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

TextRange wholeOf(const QString& text)
{
    return {0, std::size_t(text.size())};
}

Finding aboutWhole(FindingId id, TemplateField field, const QString& text)
{
    return makeFinding(id, wholeOf(text), {text}, field);
}

/// The words of RFC 8141 appendix A and of RFC 3406's template, and what people write for "later".
bool isNidPlaceholder(const QString& nid)
{
    static const QRegularExpression placeholder(
        u"^(assignedNID|TB[DA]|urn-(x+|n)|.*\\b(requested|assigned)\\b.*|<.*>)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return placeholder.match(nid).hasMatch();
}

/// What an informal namespace is asked for with before it has a number (RFC 8141 section 5.2, appendix A).
bool standsForANumber(const QString& nid)
{
    static const QRegularExpression unnumbered(
        u"^[\\[(<]?(?:(?:(?:to be )?assigned|TBD)(?: by IANA)?|urn-N|urn-<[^<>]+>)[\\])>]?"
        "(?: ?\\(informal\\))?\\.?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return unnumbered.match(nid.simplified()).hasMatch();
}

/// The UTF-16 code units of the characters that start within the first `count` bytes.
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

/// A range in bytes as one in UTF-16 code units; a character that is touched counts whole.
TextRange inCodeUnits(TextRange bytes, const QString& text)
{
    const QByteArray utf8 = text.toUtf8();
    const std::size_t start = codeUnits(utf8, bytes.offset);
    return {start, codeUnits(utf8, bytes.offset + bytes.length) - start};
}

/// RFC 8141 appendix A: requested (formal) or assigned by IANA (informal); a revision is about the same NID
/// (section 6.2).
QList<Finding> lintNidField(const QString& nid, const LintSurroundings& around)
{
    if (nid.isEmpty())
        return {};
    if (!around.registeredNid.isEmpty()) {
        if (nid.compare(around.registeredNid, Qt::CaseInsensitive) == 0)
            return {};
        return {
            makeFinding(kTemplateNidChanged, wholeOf(nid), {nid, around.registeredNid}, TemplateField::Nid)};
    }
    if (around.kind == NamespaceKind::Informal && standsForANumber(nid))
        return {};
    if (around.kind == NamespaceKind::Informal)
        return {aboutWhole(kTemplateNidNotChosen, TemplateField::Nid, nid)};
    if (isNidPlaceholder(nid))
        return {aboutWhole(kTemplateNidPlaceholder, TemplateField::Nid, nid)};
    QList<Finding> findings = lintNid(nid, around);
    for (Finding& finding : findings) {
        finding.field = TemplateField::Nid;
        finding.range = inCodeUnits(finding.range, nid);
    }
    return findings;
}

/// RFC 8141 appendix A: "starting with 1 and incrementing by 1".
QList<Finding> lintVersionField(const RegistrationTemplate& registrationTemplate,
                                const LintSurroundings& around)
{
    const QString text = registrationTemplate.text(TemplateField::Version);
    if (text.isEmpty())
        return {makeFinding(kTemplateVersionAbsent, {}, {}, TemplateField::Version)};
    const std::optional<int> version = registrationTemplate.version();
    if (!version)
        return {aboutWhole(kTemplateVersionMalformed, TemplateField::Version, text)};
    QList<Finding> findings;
    if (text != QString::number(*version))
        findings.append(makeFinding(kTemplateVersionForm, wholeOf(text), {text, QString::number(*version)},
                                    TemplateField::Version));
    const bool isPreviousUnknown = around.isRevision && around.previousVersion == 0;
    const int next = around.previousVersion + 1;
    if (!isPreviousUnknown && *version != next)
        findings.append(makeFinding(kTemplateVersionNotNext, wholeOf(text),
                                    {QString::number(*version), QString::number(next)},
                                    TemplateField::Version));
    return findings;
}

/// RFC 8141 appendix A: YYYY-MM-DD. An absent one is lintPresence()'s.
QList<Finding> lintDateField(const RegistrationTemplate& registrationTemplate, const LintSurroundings& around)
{
    const QString text = registrationTemplate.text(TemplateField::Date);
    const std::optional<PartialDate> date = registrationTemplate.date();
    if (text.isEmpty())
        return {};
    if (!date)
        return {aboutWhole(kTemplateDateMalformed, TemplateField::Date, text)};
    QList<Finding> findings;
    if (date->day == 0 || text != date->toString())
        findings.append(aboutWhole(kTemplateDateForm, TemplateField::Date, text));
    if (around.previousDate && *date < *around.previousDate)
        findings.append(makeFinding(kTemplateDateBeforePrevious, wholeOf(text),
                                    {date->toString(), around.previousDate->toString()},
                                    TemplateField::Date));
    return findings;
}

/// Any text will do here: what it says is judged by field. A revision without a word on what it changes has a
/// finding of its own (RFC 8141 section 6.2).
QList<Finding> lintPresence(TemplateField field, const QString& text, const LintSurroundings& around)
{
    if (!text.isEmpty() || !isRequired(field, around))
        return {};
    if (field == TemplateField::Revision)
        return {makeFinding(kTemplateRevisionMissing, {}, {}, field)};
    return {makeFinding(kTemplateMissingField, {}, {fieldHeading(field)}, field)};
}

} // namespace

QList<Finding> lintTemplate(const RegistrationTemplate& registrationTemplate, const LintSurroundings& around)
{
    QList<Finding> findings;
    for (const TemplateField field : kTemplateFields) {
        const QString text = registrationTemplate.text(field);
        findings += lintPresence(field, text, around);
        if (field == TemplateField::Nid)
            findings += lintNidField(text, around);
        else if (field == TemplateField::Version)
            findings += lintVersionField(registrationTemplate, around);
        else if (field == TemplateField::Date)
            findings += lintDateField(registrationTemplate, around);
        else if (field == TemplateField::Registrant)
            findings += lintRegistrant(registrationTemplate.registrant());
        if (!isSingleLine(field))
            findings += lintFieldText(field, text);
    }
    findings += lintStatements(registrationTemplate, around) + lintSyntaxText(registrationTemplate) +
                lintReferences(registrationTemplate);
    std::ranges::stable_sort(findings, {}, &Finding::field);
    return findings;
}

} // namespace nidus
