// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus::storage {

// The tables registration, registration_reference, version, person, and source.

/// The latest version of a registration; number and contentId are 0 if none is stored.
struct Head
{
    int number = 0;
    qint64 contentId = 0;
};

/// Returns the id of a NID in any letter case; nothing if it is not registered.
[[nodiscard]] std::expected<std::optional<qint64>, base::Error> findRegistration(Connection& connection,
                                                                                 const QString& nid);
/// Like findRegistration(), but NotFound if it is not registered.
[[nodiscard]] std::expected<qint64, base::Error> registrationId(Connection& connection, const QString& nid);
/// Returns the new row's id; NidTaken.
[[nodiscard]] std::expected<qint64, base::Error>
insertRegistration(Connection& connection, const registration::Registration& registration);
/// Inserts the rows of template link, references, and contact.
[[nodiscard]] std::expected<void, base::Error>
insertAllReferences(Connection& connection, qint64 registrationId,
                    const registration::Registration& registration);
[[nodiscard]] std::expected<registration::Registration, base::Error>
selectRegistration(Connection& connection, qint64 id);
[[nodiscard]] std::expected<registration::RegistrationRecord, base::Error>
selectRecord(Connection& connection, qint64 id);
/// Returns the ids in NID order.
[[nodiscard]] std::expected<QList<qint64>, base::Error> registrationIds(Connection& connection);

[[nodiscard]] std::expected<Head, base::Error> selectHead(Connection& connection, qint64 registrationId);
[[nodiscard]] std::expected<void, base::Error> insertVersion(Connection& connection, qint64 registrationId,
                                                             const registration::Version& version);

/// Adds the people whose id is new.
[[nodiscard]] std::expected<void, base::Error> mergePeople(Connection& connection,
                                                           const QList<registration::Person>& people);
[[nodiscard]] std::expected<QList<registration::Person>, base::Error> selectPeople(Connection& connection);
/// Returns nothing if nobody has this id.
[[nodiscard]] std::expected<std::optional<registration::Person>, base::Error>
selectPerson(Connection& connection, const QString& id);

/// Keeps `source` if the registry has none yet.
[[nodiscard]] std::expected<void, base::Error> adoptSource(Connection& connection,
                                                           const registration::SnapshotSource& source);
[[nodiscard]] std::expected<registration::SnapshotSource, base::Error> selectSource(Connection& connection);

} // namespace nidus::storage
