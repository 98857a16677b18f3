// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/orderfields.h"

#include "core/findings/text/listtexts.h"
#include "ui/subregistry/subregistrycontent.h"
#include "ui/support/text/plainlabel.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Verb;

namespace {

constexpr qsizetype kMostNamed = 3; ///< values in a sentence

struct OrderFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::OrderDialog)
};

} // namespace

std::span<const OrderField> orderFields(Verb verb)
{
    using enum OrderField;
    static constexpr std::array kClaim{Range,  Value, Count,   First,     Holder, Private, Contact,
                                       Behalf, Asker, Request, Reference, Until,  Note,    Date};
    static constexpr std::array kSplit{Value,         At,      FirstHolder, FirstContact, SecondHolder,
                                       SecondContact, Request, Note,        Date};
    static constexpr std::array kMerge{Value, Note, Date};
    static constexpr std::array kTransfer{Value, Holder, Contact, Behalf, Request, Reference, Note, Date};
    static constexpr std::array kDeprecate{Value, SupersededBy, Reference, Note, Date};
    static constexpr std::array kPlain{Value, Reference, Note, Date};
    static constexpr std::array kRelease{Value, Note, Date, ToPool};
    switch (verb) {
    case Verb::Assign:
    case Verb::Reserve: return kClaim;
    case Verb::Split: return kSplit;
    case Verb::Merge: return kMerge;
    case Verb::Transfer: return kTransfer;
    case Verb::Deprecate: return kDeprecate;
    case Verb::Retire:
    case Verb::Withdraw: return kPlain;
    case Verb::Release: return kRelease;
    }
    std::unreachable();
}

bool isClaim(Verb verb) { return verb == Verb::Assign || verb == Verb::Reserve; }

QString orderLabel(OrderField field, Verb verb, const subregistry::Definition& list)
{
    using enum OrderField;
    switch (field) {
    case Range: return OrderFieldWords::tr("&Range:");
    case Value:
        return list.isNumeric() ? OrderFieldWords::tr("&Value or block:") : OrderFieldWords::tr("&Value:");
    case Count: return OrderFieldWords::tr("How &many:");
    case First: return OrderFieldWords::tr("Begin&s at:");
    case At: return OrderFieldWords::tr("Second part &begins at:");
    case Holder:
        return verb == Verb::Transfer ? OrderFieldWords::tr("New &holder:") : OrderFieldWords::tr("&Holder:");
    case FirstHolder: return OrderFieldWords::tr("&Holder of the first part:");
    case SecondHolder: return OrderFieldWords::tr("H&older of the second part:");
    case FirstContact: return OrderFieldWords::tr("Con&tact of the first part:");
    case SecondContact: return OrderFieldWords::tr("Contact o&f the second part:");
    case Behalf: return OrderFieldWords::tr("On b&ehalf of:");
    case Asker: return OrderFieldWords::tr("&Kind of asker:");
    case Contact: return OrderFieldWords::tr("&Contact:");
    case Reference: return OrderFieldWords::tr("Re&ference:");
    case SupersededBy: return OrderFieldWords::tr("&Superseded by:");
    case Until: return OrderFieldWords::tr("Va&lid until:");
    case Note:
        return isClaim(verb) ? OrderFieldWords::tr("&Note (public):")
                             : OrderFieldWords::tr("&Note for the history:");
    case Request: return OrderFieldWords::tr("Re&quest ID:");
    case Date: return OrderFieldWords::tr("&Date:");
    case Private:
    case ToPool: break;
    }
    return {};
}

QString boxText(const QString& label)
{
    //: %1 is the text of the check box, %2 its key
    return OrderFieldWords::tr("the check box “%1” (%2)")
        .arg(plainLabel(label), QKeySequence::mnemonic(label).toString(QKeySequence::NativeText));
}

QString joinedLines(QStringList texts)
{
    texts.removeAll(QString());
    return texts.join(u'\n');
}

QString firstPartText(const subregistry::Subregistry& list, const QString& value, OrderField field)
{
    const auto block = subregistry::blockOf(list.definition(), value);
    const auto entry = block ? list.rowAt(*block) : std::nullopt;
    if (!entry)
        return {};
    return field == OrderField::FirstHolder    ? entry->holder
           : field == OrderField::FirstContact ? entry->contact
                                               : QString();
}

QString claimSentence(Verb verb, const subregistry::Subregistry& list, const subregistry::Block& block)
{
    const bool isOne = block.size() == 1;
    const QString sentence = verb == Verb::Assign
                                 ? (isOne ? OrderFieldWords::tr("Value %1 will be assigned.")
                                          : OrderFieldWords::tr("Values %1 will be assigned."))
                                 : (isOne ? OrderFieldWords::tr("Value %1 will be reserved.")
                                          : OrderFieldWords::tr("Values %1 will be reserved."));
    QStringList facts;
    if (!isOne)
        facts.append(OrderFieldWords::tr("%L1 numbers").arg(block.size()));
    if (const subregistry::Range* const range = list.rangeOf(block))
        facts.append(OrderFieldWords::tr("range %1").arg(range->name));
    facts.append(urnsText(list, block));
    facts.removeAll(QString());
    const QString value = list.textOf(block);
    return sentence.arg(facts.isEmpty() ? value : u"%1 (%2)"_s.arg(value, facts.join(", "_L1)));
}

QString wrongPart(const subregistry::Subregistry& list, const QString& value, const QString& at)
{
    const auto first = subregistry::numberOf(list.definition().kind, at);
    const auto block = subregistry::blockOf(list.definition(), value);
    const bool isInside = first && block && *first > block->first && *first <= block->last;
    if (at.isEmpty() || !list.definition().isNumeric() || !block || isInside)
        return {};
    if (first == block->first)
        return OrderFieldWords::tr("The second part must begin after %1.").arg(at);
    return OrderFieldWords::tr("“%1” is not inside the block %2.").arg(at, list.textOf(*block));
}

QString endedText(const subregistry::Subregistry& list, const subregistry::ListChange& change)
{
    QStringList assigned;
    for (const subregistry::Entry& entry : change.entries) {
        const auto before = list.rowAt(entry.block);
        if (entry.state == subregistry::EntryState::Withdrawn && before &&
            before->state == subregistry::EntryState::Assigned)
            assigned.append(list.textOf(entry.block));
    }
    if (assigned.isEmpty())
        return {};
    if (assigned.size() == change.entries.size())
        return OrderFieldWords::tr("These values are assigned. If they are in use, retire them instead.");
    const qsizetype shown = std::min(kMostNamed, assigned.size());
    const QString named =
        findings::andMoreText(assigned.first(shown).join(", "_L1), int(assigned.size() - shown));
    return OrderFieldWords::tr("Assigned values: %1. If they are in use, retire them instead.").arg(named);
}

bool areWithdrawn(const subregistry::Subregistry& list, const QStringList& values)
{
    return !values.isEmpty() && std::ranges::all_of(values, [&list](const QString& value) {
        const auto block = subregistry::blockOf(list.definition(), value);
        const auto entry = block ? list.rowAt(*block) : std::nullopt;
        return entry && entry->state == subregistry::EntryState::Withdrawn;
    });
}

} // namespace nidus::ui
