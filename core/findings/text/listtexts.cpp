// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/listtexts.h"

#include <QCoreApplication>
#include <QLatin1StringView>
#include <algorithm>
#include <array>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

struct ListTexts
{
    Q_DECLARE_TR_FUNCTIONS(ListTexts)
};

struct StateText
{
    QLatin1StringView word;
    const char* sentence;
};

constexpr std::array kStateTexts{
    StateText{"free"_L1, QT_TRANSLATE_NOOP("ListTexts", "Nobody has the value, and it can be assigned.")},
    StateText{"pending"_L1,
              QT_TRANSLATE_NOOP("ListTexts", "Somebody asked for the value; the decision is open.")},
    StateText{"reserved"_L1,
              QT_TRANSLATE_NOOP("ListTexts", "The value is kept for its holder, who does not use it yet.")},
    StateText{"assigned"_L1, QT_TRANSLATE_NOOP("ListTexts", "The holder has the value and may use it.")},
    StateText{"temporary"_L1, QT_TRANSLATE_NOOP("ListTexts", "The holder may use the value until a date, "
                                                             "which can be postponed.")},
    StateText{"deprecated"_L1, QT_TRANSLATE_NOOP("ListTexts", "The holder keeps the value, and it remains "
                                                              "valid, but not for new uses.")},
    StateText{"retired"_L1, QT_TRANSLATE_NOOP("ListTexts", "The value is no longer used, remains in the "
                                                           "list, and is never assigned again.")},
    StateText{"withdrawn"_L1,
              QT_TRANSLATE_NOOP("ListTexts",
                                "The value was reserved or requested, but never used. It remains in the "
                                "list, and is not assigned again unless it is released to the pool.")},
    StateText{"released"_L1,
              QT_TRANSLATE_NOOP("ListTexts", "The value was removed from the list, and is not assigned again "
                                             "unless it is released to the pool.")},
    StateText{"pool"_L1, QT_TRANSLATE_NOOP("ListTexts", "The value was made free again, and can be "
                                                        "assigned to anybody.")}};

constexpr std::array kEffectTexts{
    StateText{"transfer"_L1, QT_TRANSLATE_NOOP("ListTexts", "Gives the value another holder, from now on.")},
    StateText{"deprecate"_L1,
              QT_TRANSLATE_NOOP("ListTexts", "The holder keeps the value, which remains valid; "
                                             "checks warn that it is not for new uses.")},
    StateText{"retire"_L1, QT_TRANSLATE_NOOP("ListTexts", "Ends the use of a value that was in use. It "
                                                          "remains in the list, and nobody gets it again.")},
    StateText{"withdraw"_L1,
              QT_TRANSLATE_NOOP("ListTexts", "Ends a reservation or request that was never used. The value "
                                             "remains in the list, and can be released to the pool.")},
    StateText{"release"_L1,
              QT_TRANSLATE_NOOP("ListTexts",
                                "Removes an entry from the list, such as one made by mistake. "
                                "Only a release to the pool lets somebody else have the value.")}};

struct ChangeText
{
    QLatin1StringView word;
    const char* sentence;
};

constexpr std::array kChangeTexts{
    ChangeText{"assign"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 assigned %2 on %3.")},
    ChangeText{"reserve"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 reserved %2 on %3.")},
    ChangeText{"split"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 split %2 on %3.")},
    ChangeText{"merge"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 merged %2 on %3.")},
    ChangeText{"transfer"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 transferred %2 on %3.")},
    ChangeText{"deprecate"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 deprecated %2 on %3.")},
    ChangeText{"retire"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 retired %2 on %3.")},
    ChangeText{"release"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 released %2 on %3.")},
    ChangeText{"withdraw"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 withdrew %2 on %3.")},
    ChangeText{"restore"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 restored a backup that lacked %2 on %3.")},
    ChangeText{"undo"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 undid a change of %2 on %3.")},
    ChangeText{"create"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 created %2 on %3.")},
    ChangeText{"define"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 changed what is set for %2 on %3.")},
    ChangeText{"edit"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 edited %2 on %3.")},
    ChangeText{"import"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 imported %2 on %3.")},
    ChangeText{"refresh"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 updated %2 from a list on %3.")},
    ChangeText{"range"_L1, QT_TRANSLATE_NOOP("ListTexts", "%1 changed the range %2 on %3.")}};

} // namespace

QString entryStateSentence(const QString& word)
{
    const auto found = std::ranges::find(kStateTexts, word, &StateText::word);
    return found == kStateTexts.end() ? QString() : ListTexts::tr(found->sentence);
}

QString entryStateLines()
{
    QStringList lines;
    for (const StateText& each : kStateTexts)
        lines.append(each.word + u": "_s + ListTexts::tr(each.sentence));
    return lines.join(u'\n');
}

QString changeEffect(const QString& change)
{
    const auto found = std::ranges::find(kEffectTexts, change, &StateText::word);
    return found == kEffectTexts.end() ? QString() : ListTexts::tr(found->sentence);
}

QString changeEffectLines()
{
    QStringList lines;
    for (const StateText& each : kEffectTexts)
        lines.append(each.word + u": "_s + ListTexts::tr(each.sentence));
    return lines.join(u'\n');
}

QString notAssignableText(const QString& rangeState)
{
    if (rangeState == "closed"_L1)
        return ListTexts::tr("not assignable (range closed)");
    if (rangeState == "reserved"_L1)
        return ListTexts::tr("not assignable (range reserved)");
    if (rangeState == "private"_L1)
        return ListTexts::tr("not assignable (range private)");
    return {};
}

QString changeSentence(const QString& change, const QString& who, const QString& values, const QString& day)
{
    const auto found = std::ranges::find(kChangeTexts, change, &ChangeText::word);
    const QString sentence =
        found == kChangeTexts.end() ? ListTexts::tr("%1 changed %2 on %3.") : ListTexts::tr(found->sentence);
    return sentence.arg(who, values, day);
}

QString freeAgainText(const QString& values, bool areSeveral)
{
    return (areSeveral ? ListTexts::tr("%1 are free again.") : ListTexts::tr("%1 is free again."))
        .arg(values);
}

QString willBeFreeText(const QString& values, bool areSeveral)
{
    return (areSeveral ? ListTexts::tr("The values %1 will be free again.")
                       : ListTexts::tr("The value %1 will be free again."))
        .arg(values);
}

QString staysFreeText(const QString& numbers, bool areSeveral, const QString& option)
{
    if (option.isEmpty())
        return (areSeveral ? ListTexts::tr("The lower values %1 stay free.")
                           : ListTexts::tr("The lower value %1 stays free."))
            .arg(numbers);
    return (areSeveral ? ListTexts::tr("%1 remain free. To assign the lowest of them, use %2.")
                       : ListTexts::tr("%1 remains free. To assign it, use %2."))
        .arg(numbers, option);
}

QString uncheckedAskerText(const QString& range, const QString& askers)
{
    return ListTexts::tr(
               "Range \"%1\" is for %2. The request does not name the kind of its asker, so this was "
               "not checked.")
        .arg(range, askers);
}

QString leftOutText(int contacts, int privateEntries, const QString& option)
{
    QStringList sentences;
    if (contacts > 0)
        sentences.append(ListTexts::tr("Contacts left out: %1.").arg(contacts));
    if (privateEntries > 0)
        sentences.append(ListTexts::tr("Private entries shown only as taken: %1.").arg(privateEntries));
    if (!sentences.isEmpty())
        sentences.append(ListTexts::tr("To export everything, use %1.").arg(option));
    return sentences.join(u' ');
}

QString noContactText(const QString& values, bool areSeveral)
{
    return (areSeveral ? ListTexts::tr("%1 have no contact: that of the earlier holder was not kept.")
                       : ListTexts::tr("%1 has no contact: that of the earlier holder was not kept."))
        .arg(values);
}

QString correctedHolderText()
{
    return ListTexts::tr(
        "This corrects the name of the same holder: the day and the request by which it has the "
        "value remain. To give the value to another holder, transfer it.");
}

QString lapsedOfferText(const QString& values)
{
    return values.isEmpty()
               ? QString()
               : ListTexts::tr("The earlier letter offered %1, which is no longer possible.").arg(values);
}

QString withoutLabelText()
{
    return ListTexts::tr("URNs with values outside of all ranges are invalid, because these have no label.");
}

QString refusalRecordText(const QString& request)
{
    return request.isEmpty()
               ? ListTexts::tr("The refusal is not recorded, because the request has no identifier.")
               : ListTexts::tr("The refusal of request \"%1\" is recorded in the history.").arg(request);
}

QString refusedBeforeText(const QString& date)
{
    return ListTexts::tr(
               "The same request was refused on %1. To have it decided again, undo the refusal or use "
               "another identifier.")
        .arg(date);
}

QString oddRowsText(const OddRows& rows)
{
    QStringList sentences;
    if (!rows.date.isEmpty())
        sentences.append(
            ListTexts::tr(
                "%1 is read as %2, because other dates of its column show the order of day and month.")
                .arg(rows.date, rows.readAs));
    if (rows.unread > 0)
        sentences.append(ListTexts::tr("Dates left out because they cannot be read: %1.").arg(rows.unread));
    if (rows.undecided > 0)
        sentences.append(ListTexts::tr("Dates left out because it is not clear which number is the day: %1.")
                             .arg(rows.undecided));
    if (rows.outside > 0)
        sentences.append(ListTexts::tr("Entries outside of all ranges: %1.").arg(rows.outside));
    if (!rows.missing.isEmpty())
        sentences.append(
            ListTexts::tr("In the list, but not in the file: %1. Nothing is removed.").arg(rows.missing));
    return sentences.join(u' ');
}

QString unreadColumnsText(const QStringList& columns)
{
    return ListTexts::tr("Columns that are not imported: %1.").arg(columns.join(", "_L1));
}

QString andMoreText(const QString& values, int more)
{
    return more == 0 ? values : ListTexts::tr("%1 and %n more", nullptr, more).arg(values);
}

} // namespace nidus::findings
