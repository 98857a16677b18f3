// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/definition.h"
#include "core/subregistry/planning.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <span>

namespace nidus::ui {

/// A field of a dialog for an order.
enum class OrderField : std::uint8_t {
    Range,
    Value,
    Count,
    First,
    At,
    Holder,
    FirstHolder,
    SecondHolder,
    FirstContact,
    SecondContact,
    Behalf,
    Asker,
    Contact,
    Reference,
    SupersededBy,
    Until,
    Note,
    Request,
    Date,
    Private,
    ToPool,
};

/// Returns the fields of an order in the order of the dialog.
[[nodiscard]] std::span<const OrderField> orderFields(subregistry::Verb verb);
/// Whether an order is about values that somebody wants to have.
[[nodiscard]] bool isClaim(subregistry::Verb verb);
/// Returns the label of a field with its mnemonic; empty if the field has its own text.
[[nodiscard]] QString orderLabel(OrderField field, subregistry::Verb verb,
                                 const subregistry::Definition& list);

/// Returns how a sentence names a check box, with its key.
[[nodiscard]] QString boxText(const QString& label);
/// Returns the texts that are not empty as lines.
[[nodiscard]] QString joinedLines(QStringList texts);
/// Returns what the first part of a split keeps unless something else is entered; empty for other fields.
[[nodiscard]] QString firstPartText(const subregistry::Subregistry& list, const QString& value,
                                    OrderField field);
/// Returns what a claim will do, with the range and the URNs of the values.
[[nodiscard]] QString claimSentence(subregistry::Verb verb, const subregistry::Subregistry& list,
                                    const subregistry::Block& block);
/// Returns that a block cannot be split at a number; empty if it can be, or if that is not known yet.
[[nodiscard]] QString wrongPart(const subregistry::Subregistry& list, const QString& value,
                                const QString& at);
/// Returns that a withdrawal ends an assignment; empty if it does not.
[[nodiscard]] QString endedText(const subregistry::Subregistry& list, const subregistry::ListChange& change);
/// Whether there are values, and all of them are withdrawn.
[[nodiscard]] bool areWithdrawn(const subregistry::Subregistry& list, const QStringList& values);

} // namespace nidus::ui
