// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/orderfields.h"

#include <QCoreApplication>
#include <array>
#include <utility>

namespace nidus::ui {

using subregistry::Verb;

namespace {

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
    case Count: return OrderFieldWords::tr("Nu&mbers:");
    case First: return OrderFieldWords::tr("F&irst number:");
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
    case Until: return OrderFieldWords::tr("Unti&l:");
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

} // namespace nidus::ui
