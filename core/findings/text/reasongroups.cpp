// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/reasongroups.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace nidus::findings {

namespace {

struct GroupSentence
{
    FindingId id;
    const char* sentence;
};

/// For the messages that quote the URN. The others are true of every URN with their reason.
constexpr std::array kGroupSentences{
    GroupSentence{kUrnSchemeNotUrn, QT_TRANSLATE_NOOP("Findings", "The text does not begin with \"urn:\".")},
    GroupSentence{kUrnNidBadChar,
                  QT_TRANSLATE_NOOP("Findings", "The NID contains a character that is not allowed there.")},
    GroupSentence{kUrnNssBadChar,
                  QT_TRANSLATE_NOOP("Findings", "The NSS contains a character that is not allowed there.")},
    GroupSentence{kUrnNssExcludedChar,
                  QT_TRANSLATE_NOOP("Findings", "The URN contains a character that RFC 2141 excludes.")},
    GroupSentence{
        kUrnRBadStart,
        QT_TRANSLATE_NOOP("Findings", "The r-component starts with a character that is not allowed there.")},
    GroupSentence{
        kUrnRBadChar,
        QT_TRANSLATE_NOOP("Findings", "The r-component contains a character that is not allowed there.")},
    GroupSentence{
        kUrnQBadStart,
        QT_TRANSLATE_NOOP("Findings", "The q-component starts with a character that is not allowed there.")},
    GroupSentence{
        kUrnQBadChar,
        QT_TRANSLATE_NOOP("Findings", "The q-component contains a character that is not allowed there.")},
    GroupSentence{
        kUrnFBadChar,
        QT_TRANSLATE_NOOP("Findings", "The f-component contains a character that is not allowed there.")},
    GroupSentence{kNamespaceUnregistered, QT_TRANSLATE_NOOP("Findings", "The NID is not in the registry.")},
    GroupSentence{kNamespaceNeverRegistrable,
                  QT_TRANSLATE_NOOP("Findings", "The NID can never be registered.")},
    GroupSentence{kNamespaceOther, QT_TRANSLATE_NOOP("Findings", "The URN belongs to another namespace.")},
    GroupSentence{kNamespaceWithdrawn,
                  QT_TRANSLATE_NOOP("Findings", "The registration of the namespace was withdrawn.")},
    GroupSentence{kNamespaceLeftList,
                  QT_TRANSLATE_NOOP("Findings", "The namespace is missing from IANA's list.")},
    GroupSentence{kNamespaceSyntaxRule,
                  QT_TRANSLATE_NOOP("Findings", "The syntax rule of the namespace rejects the URN.")},
    GroupSentence{kNamespaceValidInVersion,
                  QT_TRANSLATE_NOOP("Findings", "Only the rule of an earlier version accepts the URN.")},
    GroupSentence{kNamespaceCheckDigit, QT_TRANSLATE_NOOP("Findings", "The check digit is wrong.")},
    GroupSentence{
        kNamespaceUuidVersion,
        QT_TRANSLATE_NOOP("Findings", "The version or the variant of the UUID is not a known one.")},
    GroupSentence{kNamespaceNoRule,
                  QT_TRANSLATE_NOOP("Findings",
                                    "The namespace has no syntax rule yet, so only the syntax was checked.")},
    GroupSentence{kProfileAccepts, QT_TRANSLATE_NOOP("Findings", "A rule set accepts the URN.")},
    GroupSentence{kProfileRejects, QT_TRANSLATE_NOOP("Findings", "A rule set rejects the URN.")},
    GroupSentence{kNamespaceUndecided,
                  QT_TRANSLATE_NOOP("Findings", "The check reached a limit before it had a result.")},
    GroupSentence{kCheckDuplicateMember,
                  QT_TRANSLATE_NOOP("Findings", "The requested member occurs twice in the line.")},
    GroupSentence{kCheckNotOneObject,
                  QT_TRANSLATE_NOOP("Findings", "The line is not exactly one JSON object.")},
    GroupSentence{kCheckQuoteUnclosed,
                  QT_TRANSLATE_NOOP("Findings", "A quotation mark of the row is never closed.")},
    GroupSentence{kCheckDuplicate, QT_TRANSLATE_NOOP("Findings", "The URN is a duplicate.")},
    GroupSentence{kSubregistryNotListed,
                  QT_TRANSLATE_NOOP("Findings", "A value in the URN is not in its subregistry.")},
    GroupSentence{kSubregistryWrongRange,
                  QT_TRANSLATE_NOOP("Findings", "A value in the URN is in another range than its label.")},
    GroupSentence{kSubregistryOutsideRange,
                  QT_TRANSLATE_NOOP("Findings", "A value in the URN is not in a single range.")},
    GroupSentence{kSubregistryReserved,
                  QT_TRANSLATE_NOOP("Findings", "A value in the URN is not assigned but reserved.")},
    GroupSentence{kSubregistryDeprecated, QT_TRANSLATE_NOOP("Findings", "A value in the URN is deprecated.")},
    GroupSentence{kSubregistryExpired, QT_TRANSLATE_NOOP("Findings", "A value in the URN has expired.")},
    GroupSentence{kSubregistryRetired, QT_TRANSLATE_NOOP("Findings", "A value in the URN is retired.")},
    GroupSentence{kSubregistryWithdrawn, QT_TRANSLATE_NOOP("Findings", "A value in the URN is withdrawn.")},
    GroupSentence{kSubregistryReleased,
                  QT_TRANSLATE_NOOP("Findings", "A value in the URN is released, but was held before.")},
    GroupSentence{kSubregistrySpelling,
                  QT_TRANSLATE_NOOP("Findings",
                                    "A number in the URN has other leading zeros than in its subregistry.")},
};

} // namespace

QString groupSentence(QStringView code)
{
    const CatalogEntry* const entry = catalogEntry(code);
    if (entry == nullptr)
        return code.toString();
    const auto* const found = std::ranges::find(kGroupSentences, entry->id, &GroupSentence::id);
    return found != kGroupSentences.end() ? QCoreApplication::translate(kCatalogContext, found->sentence)
                                          : translatedMessage(*entry);
}

} // namespace nidus::findings
