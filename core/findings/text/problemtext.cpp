// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/problemtext.h"

#include "core/findings/catalog/catalogtables.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kPurposeItems{
    QT_TRANSLATE_NOOP("Findings", "which kinds of resources are identified"),
    QT_TRANSLATE_NOOP("Findings", "the scope in which and the community by which the names are used"),
    QT_TRANSLATE_NOOP("Findings", "how that community benefits"),
    QT_TRANSLATE_NOOP("Findings", "how the namespace relates to other namespaces and identifiers"),
    QT_TRANSLATE_NOOP("Findings", "which software will use the names"),
    QT_TRANSLATE_NOOP("Findings", "which standard the namespace is or will be part of"),
};

struct NidReason
{
    urn::NidRule rule;
    const char* text;
};

constexpr std::array kNeverRegistrable{
    NidReason{urn::NidRule::FormalTooShort,
              QT_TRANSLATE_NOOP("Findings", "a formal NID has more than two characters")},
    NidReason{urn::NidRule::FormalCountryPrefix,
              QT_TRANSLATE_NOOP("Findings", "it starts with two letters and a hyphen, which is reserved")},
    NidReason{urn::NidRule::FormalXPrefix,
              QT_TRANSLATE_NOOP("Findings", "it starts with \"X-\"; for examples, use the NID \"example\"")},
    NidReason{urn::NidRule::ReservedUrn, QT_TRANSLATE_NOOP("Findings", "the NID \"urn\" is reserved")},
    NidReason{urn::NidRule::NotInformal,
              QT_TRANSLATE_NOOP("Findings", "\"urn-\" begins informal NIDs, and no number follows it")},
    NidReason{urn::NidRule::InformalZero,
              QT_TRANSLATE_NOOP("Findings", "the number of an informal NID does not start with a zero")},
};

} // namespace

const char* digitFaultPattern(check::DigitFault fault)
{
    switch (fault) {
    case check::DigitFault::CheckDigit:
        return QT_TRANSLATE_NOOP("Findings", "%1 check digit is %2; expected %3");
    case check::DigitFault::CheckDigits:
        return QT_TRANSLATE_NOOP("Findings", "%1 check digits are %2; expected %3");
    case check::DigitFault::CheckCharacter:
        return QT_TRANSLATE_NOOP("Findings", "%1 check character is %2; expected %3");
    case check::DigitFault::Length: return QT_TRANSLATE_NOOP("Findings", "%1 has %2 digits; expected %3");
    case check::DigitFault::Arc: return QT_TRANSLATE_NOOP("Findings", "arc %2 exceeds %3");
    case check::DigitFault::Date: return QT_TRANSLATE_NOOP("Findings", "%2 is not a date");
    case check::DigitFault::Version:
        return QT_TRANSLATE_NOOP("Findings", "version nibble is %2; expected 1 to 8");
    case check::DigitFault::Variant:
        return QT_TRANSLATE_NOOP("Findings", "variant nibble is %2; expected 8, 9, a, or b");
    case check::DigitFault::Form: return QT_TRANSLATE_NOOP("Findings", "%2 is not a valid %1");
    }
    std::unreachable();
}

const char* neverRegistrableText(urn::NidRule rule)
{
    const auto* const reason = std::ranges::find(kNeverRegistrable, rule, &NidReason::rule);
    return reason == kNeverRegistrable.end() ? "" : reason->text;
}

QString purposeItem(std::size_t index)
{
    return QCoreApplication::translate(kCatalogContext, kPurposeItems.at(index));
}

QString linesText(int first, int last)
{
    if (first == last)
        return QCoreApplication::translate(kCatalogContext, QT_TRANSLATE_NOOP("Findings", "line %1"))
            .arg(first);
    return QCoreApplication::translate(kCatalogContext, QT_TRANSLATE_NOOP("Findings", "lines %1 to %2"))
        .arg(first)
        .arg(last);
}

QString linesText(const QList<LineSpan>& spans)
{
    if (spans.size() == 1)
        return linesText(spans.constFirst().first, spans.constFirst().last);
    const auto translated = [](const char* text) {
        return QCoreApplication::translate(kCatalogContext, text);
    };
    QStringList words;
    for (const auto [first, last] : spans)
        words.append(first == last
                         ? QString::number(first)
                         : translated(QT_TRANSLATE_NOOP("Findings", "%1 to %2")).arg(first).arg(last));
    const QString all = translated(QT_TRANSLATE_NOOP("Findings", "%1 and %2"))
                            .arg(words.first(words.size() - 1).join(", "_L1), words.constLast());
    return translated(QT_TRANSLATE_NOOP("Findings", "lines %1")).arg(all);
}

} // namespace nidus::findings
