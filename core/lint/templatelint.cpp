// SPDX-License-Identifier: Apache-2.0
#include "core/lint/templatelint.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/lint/nidlint.h"
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

bool isNidPlaceholder(const QString& nid)
{
    static const QRegularExpression placeholder(
        u"^(assignedNID|TB[DA]|urn-(x+|n)|.*\\b(requested|assigned)\\b.*|<.*>)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return placeholder.match(nid).hasMatch();
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

QList<Finding> lintVersionField(const RegistrationTemplate& registrationTemplate,
                                const LintSurroundings& around)
{
    const QString text = registrationTemplate.text(TemplateField::Version);
    if (text.isEmpty())
        return {makeFinding(kTemplateVersionAbsent, {}, {}, TemplateField::Version)};
    const std::optional<int> version = registrationTemplate.version();
    if (!version)
        return {aboutWhole(kTemplateVersionMalformed, TemplateField::Version, text)};
    const bool isPreviousUnknown = around.isRevision && around.previousVersion == 0;
    const int next = around.previousVersion + 1;
    if (isPreviousUnknown || *version == next)
        return {};
    return {makeFinding(kTemplateVersionNotNext, wholeOf(text),
                        {QString::number(*version), QString::number(next)}, TemplateField::Version)};
}

QList<Finding> lintDateField(const RegistrationTemplate& registrationTemplate)
{
    const QString text = registrationTemplate.text(TemplateField::Date);
    if (text.isEmpty() || registrationTemplate.date())
        return {};
    return {aboutWhole(kTemplateDateMalformed, TemplateField::Date, text)};
}

QList<Finding> lintRegistrant(const Registrant& registrant)
{
    // Free text may name anything; only the parts can be judged.
    if (registrant.isEmpty() || !registrant.other.isEmpty())
        return {};
    QList<Finding> findings;
    if (registrant.organisation.isEmpty())
        findings.append(makeFinding(kTemplateRegistrantOrganisation, {}, {}, TemplateField::Registrant));
    if (registrant.address.isEmpty() && registrant.roleAddress.isEmpty() && registrant.email.isEmpty() &&
        registrant.phone.isEmpty())
        findings.append(makeFinding(kTemplateRegistrantContact, {}, {}, TemplateField::Registrant));
    return findings;
}

QList<Finding> lintPresence(TemplateField field, const QString& text, const LintSurroundings& around)
{
    if (!text.isEmpty() || !isRequired(field, around))
        return {};
    if (field == TemplateField::Revision)
        return {makeFinding(kTemplateRevisionMissing, {}, {}, field)};
    return {makeFinding(kTemplateMissingField, {}, {fieldHeading(field)}, field)};
}

} // namespace

bool isRequired(TemplateField field, const LintSurroundings& around)
{
    switch (field) {
    case TemplateField::Nid:
        return around.kind == NamespaceKind::Formal || !around.registeredNid.isEmpty();
    case TemplateField::Version: // set when the template is registered
    case TemplateField::Additional:
        return false;
    case TemplateField::Revision:
        return around.isRevision;
    case TemplateField::Date:
    case TemplateField::Registrant:
    case TemplateField::Purpose:
    case TemplateField::Syntax:
    case TemplateField::Assignment:
    case TemplateField::Security:
    case TemplateField::Interoperability:
    case TemplateField::Resolution:
    case TemplateField::Documentation:
        return true;
    }
    return true;
}

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
            findings += lintDateField(registrationTemplate);
        else if (field == TemplateField::Registrant)
            findings += lintRegistrant(registrationTemplate.registrant());
        if (!isSingleLine(field))
            findings += lintFieldText(field, text);
    }
    return findings;
}

} // namespace nidus
