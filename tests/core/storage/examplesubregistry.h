// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

namespace nidus {

inline const subregistry::Definition kExampleSubregistry{
    .nid = QStringLiteral("harbour"),
    .name = QStringLiteral("objects"),
    .title = QStringLiteral("Objects"),
    .kind = subregistry::ValueKind::Decimal,
    .key = {QStringLiteral("id"), QStringLiteral("version")},
    .rules = {QStringLiteral("object-id"), QStringLiteral("version")},
    .labelRule = QStringLiteral("class"),
    .policy = QStringLiteral("First Come First Served"),
    .outside = subregistry::Outside::Warning,
    .urn = QStringLiteral("urn:harbour:{label}:{value}")};

/// Returns a change with a value in each member.
inline subregistry::ListChange exampleChange()
{
    return {.what = QStringLiteral("import"),
            .date = QDate(2024, 3, 1),
            .note = QStringLiteral("objects import\nfrom the old list"),
            .request = QStringLiteral("ticket-7"),
            .arguments = QStringLiteral("holder=Marta Okonjo-Lindqvist"),
            .reverses = 0,
            .ranges = {{.name = QStringLiteral("x"),
                        .block = {10241, subregistry::kLargestNumber},
                        .prefix = QStringLiteral("p"),
                        .width = 5,
                        .policy = QStringLiteral("Expert Review"),
                        .label = QStringLiteral("x"),
                        .asker = QStringLiteral("companies"),
                        .largest = 50,
                        .state = subregistry::RangeState::Closed}},
            .entries = {{.block = {10254, 10254, QStringLiteral("1.0")},
                         .state = subregistry::EntryState::Temporary,
                         .holder = QStringLiteral("Org-A"),
                         .behalf = QStringLiteral("Org-B"),
                         .contact = QStringLiteral("Marta Okonjo-Lindqvist <marta.okonjo@harbour.example>"),
                         .reference = QStringLiteral("https://example.org/7"),
                         .since = QDate(2024, 2, 29),
                         .until = QDate(2025, 2, 28),
                         .renewals = 2,
                         .supersededBy = QStringLiteral("10254,2.0"),
                         .note = QStringLiteral("a note"),
                         .isPrivate = true,
                         .sourceState = QStringLiteral("published"),
                         .request = QStringLiteral("ticket-6"),
                         .asker = QStringLiteral("companies")},
                        {.block = {10300, 10309},
                         .state = subregistry::EntryState::Reserved,
                         .holder = QStringLiteral("Org-C"),
                         .request = QStringLiteral("ticket-7")}}};
}

} // namespace nidus
