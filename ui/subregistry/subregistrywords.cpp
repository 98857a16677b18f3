// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrywords.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/listwords.h"
#include "core/registration/words.h"
#include "core/subregistry/askers.h"

#include <QCoreApplication>
#include <QLatin1StringView>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Verb;

namespace {

struct SubregistryWords
{
    Q_DECLARE_TR_FUNCTIONS(SubregistryWords)
};

struct PanelWords
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::SubregistryPanel)
};

struct OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::OrderDialog)
};

} // namespace

QString entryStateText(subregistry::EntryState state)
{
    return findings::entryStateText(registration::wordOf(state));
}

QString endedStateText(subregistry::EntryState state)
{
    return SubregistryWords::tr("%1, ended").arg(entryStateText(state));
}

QString endedText() { return SubregistryWords::tr("ended"); }

QString entryStateMeaning(subregistry::EntryState state)
{
    return findings::entryStateSentence(registration::wordOf(state));
}

QString rangeStateText(subregistry::RangeState state)
{
    using enum subregistry::RangeState;
    switch (state) {
    case Open: return SubregistryWords::tr("open");
    case Private: return SubregistryWords::tr("private");
    case Closed: return SubregistryWords::tr("closed");
    case Reserved: return SubregistryWords::tr("reserved");
    case Removed: return SubregistryWords::tr("removed");
    }
    std::unreachable();
}

QString rangeStateMeaning(subregistry::RangeState state)
{
    using enum subregistry::RangeState;
    switch (state) {
    case Open: return SubregistryWords::tr("Values of the range can be assigned.");
    case Private: return SubregistryWords::tr("Anybody may use the values without registration.");
    case Closed: return SubregistryWords::tr("No further value of the range is assigned.");
    case Reserved: return SubregistryWords::tr("The range is kept for later; no value is assigned yet.");
    case Removed: break;
    }
    return {};
}

QString freeText(const subregistry::Range* range)
{
    const bool isOpen = range == nullptr || range->state == subregistry::RangeState::Open;
    return isOpen ? SubregistryWords::tr("free")
                  : findings::notAssignableText(registration::wordOf(range->state));
}

QStringList rangeFacts(const subregistry::Range& range)
{
    QStringList facts{rangeStateText(range.state)};
    if (!range.label.isEmpty())
        facts.append(PanelWords::tr("label %1").arg(findings::visibleText(range.label)));
    if (range.largest != 0)
        facts.append(PanelWords::tr("largest block %L1").arg(range.largest));
    const QString askers = findings::visibleText(subregistry::askersOf(range).join(", "_L1));
    if (!askers.isEmpty())
        facts.append(subregistry::isForHolders(range) ? PanelWords::tr("only for %1").arg(askers)
                                                      : PanelWords::tr("for %1").arg(askers));
    if (!range.policy.isEmpty())
        facts.append(findings::visibleText(range.policy));
    return facts;
}

QStringList listFacts(const subregistry::Subregistry& list, const QString& range)
{
    QStringList facts;
    if (!list.definition().policy.isEmpty())
        facts.append(PanelWords::tr("Policy: %1").arg(findings::visibleText(list.definition().policy)));
    if (const subregistry::Range* const named = list.rangeNamed(range)) {
        QStringList ofRange = rangeFacts(*named);
        ofRange.first() =
            PanelWords::tr("Range %1: %2").arg(findings::visibleText(named->name), ofRange.first());
        facts += ofRange;
    } else if (const qsizetype count = list.ranges().size(); count > 0) { // the line remains in any case
        facts.append(PanelWords::tr("Ranges: %L1").arg(count));
    }
    return facts;
}

QString refusedText() { return SubregistryWords::tr("refused"); }

QString changeText(const QString& verb)
{
    static constexpr std::array kDone{
        std::pair{"assign"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "assigned")},
        std::pair{"reserve"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "reserved")},
        std::pair{"split"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "split")},
        std::pair{"merge"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "merged")},
        std::pair{"transfer"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "transferred")},
        std::pair{"deprecate"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "deprecated")},
        std::pair{"retire"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "retired")},
        std::pair{"release"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "released")},
        std::pair{"withdraw"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "withdrawn")},
        std::pair{"restore"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "missing in the backup")},
        std::pair{"edit"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "edited")},
        std::pair{"refresh"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "updated from a list")},
        std::pair{"refuse"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "refused")},
        std::pair{"create"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "created")},
        std::pair{"define"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "definition changed")},
        std::pair{"range"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "range changed")},
        std::pair{"import"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "imported")},
        std::pair{"undo"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "undone")}};
    const auto* const found = std::ranges::find(kDone, verb, [](const auto& each) { return each.first; });
    return found == kDone.end() ? verb : SubregistryWords::tr(found->second);
}

QString inList(const QString& what, const subregistry::Definition& list)
{
    //: "10300 in subregistry “objects” of oma": %2 is a list of values, %3 its namespace
    return SubregistryWords::tr("%1 in subregistry “%2” of %3").arg(what, list.name, list.nid);
}

QString orderTitle(Verb verb, int count)
{
    if (count > 1) {
        switch (verb) {
        case Verb::Transfer: return OrderWords::tr("Transfer %n Entries", nullptr, count);
        case Verb::Deprecate: return OrderWords::tr("Deprecate %n Entries", nullptr, count);
        case Verb::Retire: return OrderWords::tr("Retire %n Entries", nullptr, count);
        case Verb::Release: return OrderWords::tr("Release %n Entries", nullptr, count);
        case Verb::Withdraw: return OrderWords::tr("Withdraw %n Entries", nullptr, count);
        case Verb::Assign:
        case Verb::Reserve:
        case Verb::Merge:
        case Verb::Split: break;
        }
    }
    switch (verb) {
    case Verb::Assign: return OrderWords::tr("Assign Values");
    case Verb::Reserve: return OrderWords::tr("Reserve Values");
    case Verb::Split: return OrderWords::tr("Split Block");
    case Verb::Merge: return OrderWords::tr("Merge Entries");
    case Verb::Transfer: return OrderWords::tr("Transfer Values");
    case Verb::Deprecate: return OrderWords::tr("Deprecate Values");
    case Verb::Retire: return OrderWords::tr("Retire Values");
    case Verb::Release: return OrderWords::tr("Release Values");
    case Verb::Withdraw: return OrderWords::tr("Withdraw Values");
    }
    std::unreachable();
}

QString orderMeaning(Verb verb)
{
    switch (verb) {
    case Verb::Assign: return SubregistryWords::tr("Gives values to a holder, who may use them.");
    case Verb::Reserve: return SubregistryWords::tr("Keeps values for a holder, who does not use them yet.");
    case Verb::Split:
        return SubregistryWords::tr("Divides a block into two parts, which may have different holders.");
    case Verb::Merge: return SubregistryWords::tr("Joins adjacent entries of one holder.");
    case Verb::Transfer:
    case Verb::Deprecate:
    case Verb::Retire:
    case Verb::Release:
    case Verb::Withdraw: return findings::changeEffect(registration::wordOf(verb));
    }
    std::unreachable();
}

QString orderButton(Verb verb)
{
    switch (verb) {
    case Verb::Assign: return OrderWords::tr("Assign");
    case Verb::Reserve: return OrderWords::tr("Reserve");
    case Verb::Split: return OrderWords::tr("Split");
    case Verb::Merge: return OrderWords::tr("Merge");
    case Verb::Transfer: return OrderWords::tr("Transfer");
    case Verb::Deprecate: return OrderWords::tr("Deprecate");
    case Verb::Retire: return OrderWords::tr("Retire");
    case Verb::Release: return OrderWords::tr("Release");
    case Verb::Withdraw: return OrderWords::tr("Withdraw");
    }
    std::unreachable();
}

} // namespace nidus::ui
