// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <expected>
#include <optional>

namespace nidus::subregistry {

/// A subregistry with all of its changes, oldest first. The ids of changes are those of events.
struct Listed
{
    Definition definition;
    QList<ListChange> changes;
};

/// Whether a subregistry may have this name: letters, digits, and hyphens between them.
[[nodiscard]] bool isSubregistryName(const QString& name);
/// Reads the span of a range; absent if it is malformed. The ends may be exchanged.
[[nodiscard]] std::optional<Range> rangeWithSpan(const Definition& definition, const QString& name,
                                                 const QString& span);
/// Returns FROM-TO with leading zeros, or PREFIX*.
[[nodiscard]] QString spanOf(const Definition& definition, const Range& range);
/// Returns a range that overlaps another one, while neither contains the other; null if there is none.
[[nodiscard]] const Range* crossing(const QList<Range>& ranges, const Range& range);

/// Returns a subregistry as files contain it. `places` are the positions of events, by their ids.
[[nodiscard]] registration::SubregistryRecord recordOf(const Listed& listed,
                                                       const QHash<qint64, int>& places);
/// Who else may ask for a range, if withoutSecrets() left out names.
inline constexpr QLatin1StringView kPrivateHolders("private holders");

/// Returns the record without contacts; private entries show only that they are taken, and ranges do not name
/// their holders.
[[nodiscard]] registration::SubregistryRecord withoutSecrets(registration::SubregistryRecord record);
/// Returns the record without its history, contacts, requests, and notes; private entries show only that they
/// are taken.
[[nodiscard]] registration::SubregistryRecord publicRecord(registration::SubregistryRecord record);
/// Returns the record with a change that imports what it has, if it has no history.
[[nodiscard]] registration::SubregistryRecord withHistory(registration::SubregistryRecord record, int event,
                                                          QDate date);
/// Whether the creation of the subregistry was reversed: only its history is in the record.
[[nodiscard]] bool isRemoved(const registration::SubregistryRecord& record);
/// Reads a subregistry from a file; the ids of changes are positions of events. The error names the place:
/// unknown words, reversed or overlapping blocks and ranges, values twice, or entries that do not follow from
/// the changes.
[[nodiscard]] std::expected<Listed, QString> listedIn(const QString& nid,
                                                      const registration::SubregistryRecord& record);

} // namespace nidus::subregistry
