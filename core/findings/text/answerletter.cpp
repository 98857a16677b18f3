// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/answerletter.h"

#include "core/findings/catalog/catalog.h"

#include <QCoreApplication>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

struct AnswerLetter
{
    Q_DECLARE_TR_FUNCTIONS(AnswerLetter)
};

QStringList urnsOf(const QStringList& urns)
{
    return urns.isEmpty() ? QStringList() : QStringList{AnswerLetter::tr("URNs:")} + urns;
}

/// Returns the line with a text; none if it is empty.
QStringList lineOf(const QString& label, const QString& text)
{
    return text.isEmpty() ? QStringList() : QStringList{AnswerLetter::tr("%1: %2").arg(label, text)};
}

/// Returns the lines over a letter, and an empty one after them.
QStringList headLines(const LetterHead& head, const QString& subregistry)
{
    QStringList lines = lineOf(AnswerLetter::tr("Addressed to"), head.to.join("; "_L1)) +
                        lineOf(AnswerLetter::tr("Contact"), head.contacts.join("; "_L1)) +
                        lineOf(AnswerLetter::tr("Date"), head.date);
    if (lines.isEmpty() && head.request.isEmpty())
        return lines;
    lines += lineOf(AnswerLetter::tr("Subject"), letterSubject(head.request, subregistry));
    return lines + QStringList{QString()};
}

QStringList linesOf(const LetterEntry& entry)
{
    QStringList lines;
    const auto add = [&lines](const QString& label, const QString& text) { lines += lineOf(label, text); };
    add(AnswerLetter::tr("Value"), entry.value);
    add(AnswerLetter::tr("Range"), entry.range);
    add(AnswerLetter::tr("State"), entry.state);
    add(AnswerLetter::tr("Holder"), entry.holder);
    add(AnswerLetter::tr("On behalf of"), entry.behalf);
    add(AnswerLetter::tr("Date"), entry.since);
    add(AnswerLetter::tr("Until"), entry.until);
    add(AnswerLetter::tr("Reference"), entry.reference);
    return lines + urnsOf(entry.urns) + QStringList{QString()};
}

} // namespace

QString letterSubject(const QString& request, const QString& subregistry)
{
    return request.isEmpty() ? AnswerLetter::tr("Request for %1").arg(subregistry)
                             : AnswerLetter::tr("Request %1 for %2").arg(request, subregistry);
}

QString grantLetter(const LetterHead& head, const QString& subregistry, const QList<LetterEntry>& entries)
{
    QStringList lines = headLines(head, subregistry) +
                        QStringList{AnswerLetter::tr("Your request was granted."), QString(),
                                    AnswerLetter::tr("Subregistry: %1").arg(subregistry), QString()};
    for (const LetterEntry& entry : entries)
        lines += linesOf(entry);
    return lines.join(u'\n');
}

QString refusalLetter(const LetterHead& head, const QString& subregistry, const Finding& finding,
                      const LetterAlternative& alternative)
{
    const CatalogEntry& entry = entryOf(finding.id);
    QStringList lines = headLines(head, subregistry) +
                        QStringList{AnswerLetter::tr("Your request could not be granted."), QString(),
                                    AnswerLetter::tr("Subregistry: %1").arg(subregistry)};
    lines += lineOf(AnswerLetter::tr("Reason"), message(finding));
    lines += lineOf(AnswerLetter::tr("Rule"), translatedReason(entry));
    lines.append(QString());
    if (alternative.value.isEmpty())
        lines.append(translatedFix(entry));
    else
        lines += QStringList{AnswerLetter::tr("This is possible instead: %1").arg(alternative.value)} +
                 urnsOf(alternative.urns);
    lines.append(QString());
    return lines.join(u'\n');
}

QString nearestText(const QString& block, const QString& range)
{
    return range.isEmpty()
               ? AnswerLetter::tr("The nearest alternative is %1.").arg(block)
               : AnswerLetter::tr("The nearest alternative is %1 in range \"%2\".").arg(block, range);
}

} // namespace nidus::findings
