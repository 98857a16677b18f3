// SPDX-License-Identifier: Apache-2.0
#include "core/lint/templatelint.h"

#include "core/base/contract.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/nidlint.h"
#include "core/lint/referencerules.h"
#include "core/lint/registrantrules.h"
#include "core/lint/statementrules.h"
#include "core/lint/syntaxrules.h"
#include "core/lint/textrules.h"

#include <QDate>
#include <QRegularExpression>
#include <QSet>
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

/// Returns the words of a text in lowercase, without those that most names of organizations contain.
QSet<QString> nameWords(const QString& text)
{
    static const QSet<QString> common{u"the"_s, u"of"_s,  u"for"_s, u"and"_s, u"on"_s,
                                      u"in"_s,  u"inc"_s, u"ltd"_s, u"llc"_s, u"e"_s};
    static const QRegularExpression separator(u"\\W+"_s, QRegularExpression::UseUnicodePropertiesOption);
    const QStringList all = text.toLower().split(separator, Qt::SkipEmptyParts);
    return QSet<QString>(all.cbegin(), all.cend()) - common;
}

/// Whether a text names an organization: by its acronym, or by at least half of the words of its name.
bool namesOrganization(const QString& text, const QString& name)
{
    static const QRegularExpression bracketed(u"\\((\\w+)\\)"_s);
    static const QRegularExpression initial(u"\\b\\w"_s);
    const QSet<QString> here = nameWords(text);
    const QSet<QString> words = nameWords(name);
    QString initials;
    for (const QRegularExpressionMatch& match : initial.globalMatch(name))
        initials += match.captured().toLower();
    const QString acronym = bracketed.match(name).captured(1).toLower();
    return 2 * (words & here).size() >= words.size() || here.contains(acronym) || here.contains(initials);
}

/// RFC 8141 section 5.1: reports a first version that is newer than the registration of its NID, and a text
/// of somebody else.
QList<findings::Finding> takenNid(const QString& nid, const registration::RegistrationTemplate& made,
                                  const LintContext& around)
{
    const std::optional<registration::PartialDate> date = made.date();
    if (!date)
        return {};
    const bool isNewRequest =
        made.version().value_or(1) == 1 && around.registeredBefore && *date > *around.registeredBefore;
    const QString who = made.text(registration::TemplateField::Registrant) + u' ' +
                        made.text(registration::TemplateField::Revision);
    // IANA's list has no date of its oldest records; RFC 8141 is newer than all of them.
    constexpr registration::PartialDate undated{2017, 4, 30};
    const bool isOfOthers =
        *date > around.registeredOn.value_or(undated) && !namesOrganization(who, around.registeredBy);
    if (!isNewRequest && !isOfOthers)
        return {};
    return {aboutWhole(findings::kTemplateNidTaken, registration::TemplateField::Nid, nid)};
}

/// RFC 8141 section 3.1: the normal form of a NID is lowercase. That of a text that is not a NID is unknown.
QList<findings::Finding> nidCase(const QString& nid)
{
    const QString lower = nid.toLower();
    if (nid == lower || !isNidSyntax(nid))
        return {};
    return {findings::makeFinding(findings::kTemplateNidCase, wholeOf(nid), {nid, lower},
                                  registration::TemplateField::Nid)};
}

/// RFC 8141 appendix A: requested (formal) or assigned by IANA (informal); a revision is about the same NID
/// (section 6.2).
QList<findings::Finding> lintNidField(const registration::RegistrationTemplate& registrationTemplate,
                                      const LintContext& around)
{
    const QString nid = registrationTemplate.nid();
    if (nid.isEmpty())
        return {};
    if (!around.registeredNid.isEmpty()) {
        if (nid.compare(around.registeredNid, Qt::CaseInsensitive) == 0)
            return takenNid(nid, registrationTemplate, around) +
                   (nid == nid.toUpper() ? QList<findings::Finding>() : nidCase(nid));
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
    return findings + nidCase(nid);
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

/// Whether the date is the day after `today`, which it already may be in another time zone.
bool isTomorrow(const registration::PartialDate& date, const registration::PartialDate& today)
{
    const QDate next = QDate(today.year, today.month, today.day).addDays(1);
    return date == registration::PartialDate{next.year(), next.month(), next.day()};
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
    if (around.today && *date > *around.today && !isTomorrow(*date, *around.today))
        findings.append(findings::makeFinding(findings::kTemplateDateInFuture, wholeOf(text),
                                              {date->toString(), around.today->toString()},
                                              registration::TemplateField::Date));
    if (around.previousDate && *date < *around.previousDate)
        findings.append(findings::makeFinding(findings::kTemplateDateBeforePrevious, wholeOf(text),
                                              {date->toString(), around.previousDate->toString()},
                                              registration::TemplateField::Date));
    return findings;
}

/// Whether the field must describe the namespace: it does not with "None".
bool isDescription(registration::TemplateField field)
{
    return field == registration::TemplateField::Registrant ||
           field == registration::TemplateField::Purpose || field == registration::TemplateField::Syntax ||
           field == registration::TemplateField::Assignment;
}

/// Other rules check the content of a text. A revision without a description of its changes
/// has its own finding (RFC 8141 section 6.2).
QList<findings::Finding> lintPresence(registration::TemplateField field, const QString& text,
                                      const LintContext& around)
{
    const bool isFilled = !text.isEmpty() && !(isDescription(field) && isBare(text));
    if (isFilled || !isRequired(field, around))
        return {};
    if (field == registration::TemplateField::Revision)
        return {findings::makeFinding(findings::kTemplateRevisionMissing, {}, {}, field)};
    return {findings::makeFinding(findings::kTemplateMissingField, wholeOf(text),
                                  {registration::fieldHeading(field)}, field)};
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
            findings += lintNidField(registrationTemplate, around);
        else if (field == registration::TemplateField::Version)
            findings += lintVersionField(registrationTemplate, around);
        else if (field == registration::TemplateField::Date)
            findings += lintDateField(registrationTemplate, around);
        else if (field == registration::TemplateField::Registrant)
            findings += lintRegistrant(registrationTemplate.registrant());
        if (!registration::isSingleLine(field))
            findings += lintFieldText(field, text);
    }
    const WrittenTexts texts(registrationTemplate);
    findings += lintStatements(registrationTemplate, texts, around) +
                lintSyntaxText(registrationTemplate, texts, around) +
                lintReferences(registrationTemplate, texts, around.outside);
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

QList<findings::Finding> lintFieldOrder(const std::array<int, registration::kTemplateFieldCount>& lines)
{
    QList<registration::TemplateField> inFile;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (lines[static_cast<std::size_t>(field)] > 0)
            inFile.append(field);
    }
    std::ranges::stable_sort(inFile, {}, [&lines](registration::TemplateField field) {
        return lines[static_cast<std::size_t>(field)];
    });
    QList<findings::Finding> findings;
    for (qsizetype i = 1; i < inFile.size(); ++i) {
        if (inFile[i] < inFile[i - 1])
            findings.append(findings::makeFinding(
                findings::kTemplateFieldOrder, {},
                {registration::fieldHeading(inFile[i]), registration::fieldHeading(inFile[i - 1])},
                inFile[i]));
    }
    return findings;
}

} // namespace nidus::lint
