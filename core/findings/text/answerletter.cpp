// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/answerletter.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/values/findingids.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

struct AnswerLetter
{
    Q_DECLARE_TR_FUNCTIONS(AnswerLetter)
};

/// Returns the line with a text; none if it is empty.
QStringList lineOf(const QString& label, const QString& text)
{
    return text.isEmpty() ? QStringList() : QStringList{AnswerLetter::tr("%1: %2").arg(label, text)};
}

/// Returns the lines over a letter, and the greeting.
QStringList headLines(const LetterHead& head, const QString& subject)
{
    QStringList lines = lineOf(AnswerLetter::tr("To"), head.to.join("; "_L1)) +
                        lineOf(AnswerLetter::tr("Contact"), head.contacts.join("; "_L1)) +
                        lineOf(AnswerLetter::tr("Date"), head.date) +
                        lineOf(AnswerLetter::tr("Subject"), subject);
    lines.append(QString());
    if (head.to.isEmpty())
        lines.append(AnswerLetter::tr("Hello,"));
    else if (head.to.size() == 2)
        lines.append(AnswerLetter::tr("Dear %1 and %2,").arg(head.to[0], head.to[1]));
    else
        lines.append(AnswerLetter::tr("Dear %1,").arg(head.to.join(", "_L1)));
    return lines + QStringList{QString()};
}

/// Returns the lines under a letter.
QStringList closingLines(const QString& subregistry)
{
    return {AnswerLetter::tr("Kind regards,"),
            AnswerLetter::tr("The registry of urn:%1").arg(subregistry.section(u'/', 0, 0)), QString()};
}

QStringList paragraph(const QStringList& sentences)
{
    QStringList present = sentences;
    present.removeAll(QString());
    return present.isEmpty() ? QStringList() : QStringList{present.join(u' '), QString()};
}

/// Returns why a request is refused: what the list says, and the rule unless that only says it again.
QStringList reasonsOf(const Finding& finding)
{
    const QString rule = translatedReason(entryOf(finding.id));
    if (finding.arguments.isEmpty()) // of a refusal that an earlier program recorded
        return {rule};
    const bool isSaid = finding.id == kSubregistryTooLarge || finding.id == kSubregistryWrongAsker;
    return isSaid ? QStringList{message(finding)} : QStringList{message(finding), rule};
}

/// Returns the paragraph with URNs; none if there are none.
QStringList urnLines(const QStringList& urns, const QString& label)
{
    return urns.isEmpty() ? QStringList() : QStringList{label} + urns + QStringList{QString()};
}

/// Sentences about who has a value, by which dates are known: %1 has the state for %2 from %3 until %4.
struct HoldingTexts
{
    QLatin1StringView state;
    const char* plain;
    const char* since;
    const char* until = nullptr;
    const char* both = nullptr;
};

constexpr std::array kHoldingTexts{
    HoldingTexts{"reserved"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 is reserved for %2."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is reserved for %2 from %3."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is reserved for %2 until %4."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is reserved for %2 from %3 until %4.")},
    HoldingTexts{"withdrawn"_L1,
                 QT_TRANSLATE_NOOP("AnswerLetter", "The reservation of %1 for %2 was withdrawn."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "The reservation of %1 for %2 was withdrawn on %3.")},
    HoldingTexts{"retired"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was retired."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was retired on %3.")},
    HoldingTexts{"released"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was released."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was released on %3.")},
    HoldingTexts{
        "pool"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was released, and may be assigned again."),
        QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 was released on %3, and may be assigned again.")},
    HoldingTexts{"deprecated"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 is deprecated."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 of %2 is deprecated from %3.")},
    HoldingTexts{"assigned"_L1, QT_TRANSLATE_NOOP("AnswerLetter", "%1 is assigned to %2."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is assigned to %2 from %3."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is assigned to %2 until %4."),
                 QT_TRANSLATE_NOOP("AnswerLetter", "%1 is assigned to %2 from %3 until %4.")}};

/// Returns the sentence about who has a value, in its state.
QString holdingText(const LetterEntry& entry)
{
    const QString holder = entry.behalf.isEmpty()
                               ? entry.holder
                               : AnswerLetter::tr("%1 on behalf of %2").arg(entry.holder, entry.behalf);
    const QString state = entry.state == "temporary"_L1 ? u"assigned"_s : entry.state;
    const auto* texts = std::ranges::find(kHoldingTexts, state, &HoldingTexts::state);
    if (holder.isEmpty() || texts == kHoldingTexts.end())
        return AnswerLetter::tr("%1 is now: %2.")
            .arg(entry.value, QCoreApplication::translate("SubregistryState", entry.state.toUtf8()));
    const bool hasEnd = texts->until != nullptr && !entry.until.isEmpty();
    const char* const sentence = entry.since.isEmpty() ? (hasEnd ? texts->until : texts->plain)
                                                       : (hasEnd ? texts->both : texts->since);
    return filledPattern(AnswerLetter::tr(sentence), {entry.value, holder, entry.since, entry.until});
}

/// Whether somebody no longer has a value.
bool isTakenBack(const LetterEntry& entry)
{
    return entry.state == "released"_L1 || entry.state == "pool"_L1 || entry.state == "withdrawn"_L1;
}

/// Returns what its former holder must do; empty if it is nothing.
QString duty(const LetterEntry& entry)
{
    if (!isTakenBack(entry))
        return {};
    return entry.count == 1 ? AnswerLetter::tr("Please do not use it any longer.")
                            : AnswerLetter::tr("Please do not use them any longer.");
}

QString numbersText(quint64 count)
{
    return count == 1 ? QString() : AnswerLetter::tr("The block has %L1 values.").arg(count);
}

QString rangeText(const QString& range)
{
    return range.isEmpty() ? QString() : AnswerLetter::tr("Its range is \"%1\".").arg(range);
}

QStringList linesOf(const LetterEntry& entry)
{
    const QString reference =
        entry.reference.isEmpty() ? QString() : AnswerLetter::tr("The reference is %1.").arg(entry.reference);
    const QString odd = entry.isOdd
                            ? AnswerLetter::tr("%1 does not match the syntax rule of the namespace, so "
                                               "there is no URN for it yet.")
                                  .arg(entry.value)
                            : QString();
    const bool isOne = entry.urns.size() == 1;
    const QString urns = isTakenBack(entry)
                             ? (isOne ? AnswerLetter::tr("The URN was:") : AnswerLetter::tr("The URNs were:"))
                             : (isOne ? AnswerLetter::tr("The URN is:") : AnswerLetter::tr("The URNs are:"));
    return paragraph({holdingText(entry), duty(entry), numbersText(entry.count), rangeText(entry.range),
                      reference, odd}) +
           urnLines(entry.urns, urns);
}

QStringList linesOf(const LetterAlternative& alternative)
{
    if (alternative.value
            .isEmpty()) // nothing is known that can be offered, which does not mean that nothing is
        return {};
    const QString offer = alternative.range.isEmpty()
                              ? AnswerLetter::tr("We can offer %1 instead.").arg(alternative.value)
                              : AnswerLetter::tr("We can offer %1 in range \"%2\" instead.")
                                    .arg(alternative.value, alternative.range);
    return paragraph({offer, AnswerLetter::tr("If you want this, please send us a new request.")}) +
           urnLines(alternative.urns, alternative.urns.size() == 1 ? AnswerLetter::tr("The URN would be:")
                                                                   : AnswerLetter::tr("The URNs would be:"));
}

} // namespace

bool isAnswer(const QList<LetterEntry>& entries)
{
    return std::ranges::none_of(entries, [](const LetterEntry& entry) {
        return entry.state == "withdrawn"_L1 || entry.state == "retired"_L1 ||
               entry.state == "deprecated"_L1 || isTakenBack(entry);
    });
}

QString letterSubject(const QString& request, const QString& subregistry)
{
    return request.isEmpty() ? AnswerLetter::tr("Request for %1").arg(subregistry)
                             : AnswerLetter::tr("Request %1 for %2").arg(request, subregistry);
}

QString grantLetter(const LetterHead& head, const QString& subregistry, const QList<LetterEntry>& entries)
{
    const bool isGranted = isAnswer(entries);
    const QString subject = isGranted || !head.request.isEmpty()
                                ? letterSubject(head.request, subregistry)
                                : AnswerLetter::tr("Your values in %1").arg(subregistry);
    QStringList lines = headLines(head, subject) +
                        paragraph({isGranted ? AnswerLetter::tr("Your request was granted.")
                                             : AnswerLetter::tr("The state of your values changed.")});
    for (const LetterEntry& entry : entries)
        lines += linesOf(entry);
    return (lines + closingLines(subregistry)).join(u'\n');
}

QString refusalLetter(const LetterHead& head, const QString& subregistry, const Finding& finding,
                      const LetterAlternative& alternative)
{
    QStringList lines =
        headLines(head, letterSubject(head.request, subregistry)) +
        paragraph(QStringList{AnswerLetter::tr("Your request could not be granted.")} + reasonsOf(finding)) +
        linesOf(alternative);
    return (lines + closingLines(subregistry)).join(u'\n');
}

QString nearestText(const QString& block, const QString& range)
{
    return range.isEmpty()
               ? AnswerLetter::tr("The nearest alternative is %1.").arg(block)
               : AnswerLetter::tr("The nearest alternative is %1 in range \"%2\".").arg(block, range);
}

QString nextText(const QString& block, const QString& range, bool areSeveral)
{
    return (areSeveral ? AnswerLetter::tr("The next available values in range \"%2\" are %1.")
                       : AnswerLetter::tr("The next available value in range \"%2\" is %1."))
        .arg(block, range);
}

} // namespace nidus::findings
