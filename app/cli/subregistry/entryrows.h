// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/jsonwriter.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QStringList>
#include <array>
#include <string>
#include <string_view>

namespace nidus::cli {

/// The columns of an entry, in every format: the first ones of kEntryTableColumns.
inline constexpr std::array<std::string_view, 9> kEntryColumns{
    "value", "to", "range", "state", "holder", "date", "until", "reference", "note"};

/// Returns the values of kEntryColumns.
[[nodiscard]] QStringList entryFields(const subregistry::Subregistry& subregistry,
                                      const subregistry::Entry& entry);
/// Returns a line for each entry, without a header.
[[nodiscard]] std::string entryLines(const subregistry::Subregistry& subregistry,
                                     const QList<subregistry::Entry>& entries);
/// Writes an array of objects with kEntryColumns and "private" as keys.
void writeEntries(exchange::JsonWriter& json, const subregistry::Subregistry& subregistry,
                  const QList<subregistry::Entry>& entries);
/// Writes the members of an entry into an object that has begun.
void writeEntryMembers(exchange::JsonWriter& json, const subregistry::Subregistry& subregistry,
                       const subregistry::Entry& entry);

} // namespace nidus::cli
