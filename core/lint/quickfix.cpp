// SPDX-License-Identifier: Apache-2.0
#include "core/lint/quickfix.h"

#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"

#include <QRegularExpression>
#include <algorithm>
#include <ranges>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kTabColumns = 8;

QString withoutTabs(const QString& text)
{
    QString plain;
    qsizetype column = 0;
    for (const QChar c : text) {
        if (c == u'\t') {
            const qsizetype blanks = kTabColumns - column % kTabColumns;
            plain += QString(blanks, u' ');
            column += blanks;
            continue;
        }
        plain += c;
        column = c == u'\n' ? 0 : column + 1;
    }
    return plain;
}

/// Returns what was meant by a look-alike or invisible character; absent if that is not clear.
std::optional<QString> plainCharacter(QChar odd)
{
    switch (odd.unicode()) {
    case 0x00A0: // no-break spaces
    case 0x202F:
    case 0x3000: return u" "_s;
    case 0x00AD: // invisible characters
    case 0x061C:
    case 0x200B:
    case 0x200E:
    case 0x200F:
    case 0x202A:
    case 0x202B:
    case 0x202C:
    case 0x202D:
    case 0x202E:
    case 0x2060:
    case 0x2066:
    case 0x2067:
    case 0x2068:
    case 0x2069:
    case 0xFEFF: return QString();
    case 0x2010: // hyphens and dashes
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2212: return u"-"_s;
    case 0x2014:
    case 0x2015: return u"--"_s;
    case 0x2018: // quotation marks
    case 0x2019:
    case 0x201A: return u"'"_s;
    case 0x201C:
    case 0x201D:
    case 0x201E: return u"\""_s;
    case 0x2028: // separators
    case 0x2029: return u"\n"_s;
    default: return std::nullopt;
    }
}

/// Returns a NID with the letters and digits of a text that is not one, without marks on the letters and with
/// hyphens between them; absent if that cannot be registered.
std::optional<QString> proposedNid(const QString& text)
{
    static const QRegularExpression scheme(u"^\\s*urn:"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression marks(u"\\p{Mn}"_s);
    static const QRegularExpression gaps(u"[^a-z0-9]+"_s);
    static const QRegularExpression outerHyphens(u"^-+|-+$"_s);
    const QString nid = QString(text)
                            .remove(scheme)
                            .normalized(QString::NormalizationForm_KD)
                            .remove(marks)
                            .toLower()
                            .replace(u'ß', "ss"_L1)
                            .replace(gaps, u"-"_s)
                            .remove(outerHyphens);
    const bool isAllowed = findings::violatedNidRules(nid, registration::NamespaceKind::Formal).isEmpty();
    return isAllowed && nid != text ? std::optional(nid) : std::nullopt;
}

/// Returns the text without its instructions and the gaps and empty list numbers that they leave.
QString instructionsRemoved(QString text)
{
    const QList<base::TextRange> ranges = instructionRanges(text);
    for (const base::TextRange& range : ranges | std::views::reverse)
        text.remove(qsizetype(range.offset), qsizetype(range.length));
    static const QRegularExpression emptyItem(u"^[ \\t]*(?:\\d+\\.|[-*o])?[ \\t]*$"_s,
                                              QRegularExpression::MultilineOption);
    static const QRegularExpression gap(u"\\n{3,}"_s);
    return text.remove(emptyItem).replace(gap, u"\n\n"_s);
}

} // namespace

std::optional<QuickFix> quickFix(const findings::Finding& finding,
                                 const registration::RegistrationTemplate& registrationTemplate)
{
    if (!finding.field)
        return std::nullopt;
    const registration::TemplateField field = *finding.field;
    const QString text = registrationTemplate.text(field);
    const auto offset = qsizetype(finding.range.offset);
    const auto length = qsizetype(finding.range.length);
    if (finding.id == findings::kTemplateTextTab)
        return QuickFix{field, withoutTabs(text), FixSafety::Safe};
    if (finding.id == findings::kTemplateTextOddCharacter && length == 1 && offset < text.size()) {
        const std::optional<QString> plain = plainCharacter(text[offset]);
        return plain ? std::optional(
                           QuickFix{field, QString(text).replace(text[offset], *plain), FixSafety::Safe})
                     : std::nullopt;
    }
    if (finding.id == findings::kTemplateVersionForm)
        return QuickFix{field, finding.arguments.value(1), FixSafety::Safe};
    if (finding.id == findings::kTemplateDateForm) {
        const std::optional<registration::PartialDate> date = registrationTemplate.date();
        return date && date->day > 0 ? std::optional(QuickFix{field, date->toString(), FixSafety::Safe})
                                     : std::nullopt;
    }
    if (finding.id == findings::kTemplateVersionNotNext || finding.id == findings::kTemplateNidChanged)
        return QuickFix{field, finding.arguments.value(1), FixSafety::NeedsReview};
    const bool isNotNid = finding.id == findings::kUrnNidBadChar ||
                          finding.id == findings::kUrnNidStartsWithHyphen ||
                          finding.id == findings::kUrnNidEndsWithHyphen;
    if (isNotNid && field == registration::TemplateField::Nid) {
        const std::optional<QString> nid = proposedNid(text);
        return nid ? std::optional(QuickFix{field, *nid, FixSafety::NeedsReview}) : std::nullopt;
    }
    if (finding.id == findings::kTemplateNidCase)
        return QuickFix{field, finding.arguments.value(1), FixSafety::NeedsReview};
    if (finding.id == findings::kTemplateNidNotChosen)
        return QuickFix{field, QString(), FixSafety::NeedsReview};
    if (finding.id == findings::kTemplateReferenceObsolete) {
        QString reference = text.mid(offset, length);
        reference.replace(finding.arguments.value(0), finding.arguments.value(1));
        return QuickFix{field, QString(text).replace(offset, length, reference), FixSafety::NeedsReview};
    }
    if (finding.id == findings::kTemplateTextInstruction)
        return QuickFix{field, instructionsRemoved(text), FixSafety::NeedsReview};
    return std::nullopt;
}

registration::RegistrationTemplate withSafeFixes(registration::RegistrationTemplate registrationTemplate,
                                                 const QList<findings::Finding>& findings)
{
    // From the end of each field, so that earlier ranges remain valid; tabs last, because their width depends
    // on the column.
    const auto apply = [&registrationTemplate](const findings::Finding& finding) {
        const std::optional<QuickFix> fix = quickFix(finding, registrationTemplate);
        if (fix && fix->safety == FixSafety::Safe)
            registrationTemplate.setText(fix->field, fix->text);
    };
    QList<findings::Finding> ordered = findings;
    std::ranges::stable_sort(ordered, std::ranges::greater(),
                             [](const findings::Finding& finding) { return finding.range.offset; });
    for (const findings::Finding& finding : std::as_const(ordered)) {
        if (finding.id != findings::kTemplateTextTab)
            apply(finding);
    }
    for (const findings::Finding& finding : std::as_const(ordered)) {
        if (finding.id == findings::kTemplateTextTab)
            apply(finding);
    }
    return registrationTemplate;
}

} // namespace nidus::lint
