// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <optional>

namespace nidus::storage {

// The tables registration, registration_reference, version, person, and source.

/// The latest version of a registration; number and contentId are 0 if none is stored.
struct LatestVersion
{
    int number = 0;
    qint64 contentId = 0;
};

/// Returns the id of a NID in any letter case; nothing if it is not registered.
[[nodiscard]] base::Result<std::optional<qint64>> findRegistration(Connection& connection,
                                                                   const QString& nid);
/// Like findRegistration(), but NotFound if it is not registered.
[[nodiscard]] base::Result<qint64> registrationId(Connection& connection, const QString& nid);
/// Returns the new row's id; NidTaken.
[[nodiscard]] base::Result<qint64> insertRegistration(Connection& connection,
                                                      const registration::Registration& registration);
/// Inserts the rows of template link, references, and contact.
[[nodiscard]] base::Result<void> insertAllReferences(Connection& connection, qint64 registrationId,
                                                     const registration::Registration& registration);
[[nodiscard]] base::Result<registration::Registration> selectRegistration(Connection& connection, qint64 id);
[[nodiscard]] base::Result<registration::RegistrationRecord> selectRecord(Connection& connection, qint64 id);
/// Returns the ids in NID order.
[[nodiscard]] base::Result<QList<qint64>> registrationIds(Connection& connection);

[[nodiscard]] base::Result<LatestVersion> selectLatest(Connection& connection, qint64 registrationId);
[[nodiscard]] base::Result<void> insertVersion(Connection& connection, qint64 registrationId,
                                               const registration::Version& version);

/// Adds the people whose id is new.
[[nodiscard]] base::Result<void> mergePeople(Connection& connection,
                                             const QList<registration::Person>& people);
[[nodiscard]] base::Result<QList<registration::Person>> selectPeople(Connection& connection);
/// Returns nothing if nobody has this id.
[[nodiscard]] base::Result<std::optional<registration::Person>> selectPerson(Connection& connection,
                                                                             const QString& id);

/// Keeps `source` if the registry has none yet.
[[nodiscard]] base::Result<void> adoptSource(Connection& connection,
                                             const registration::SnapshotSource& source);
[[nodiscard]] base::Result<registration::SnapshotSource> selectSource(Connection& connection);

} // namespace nidus::storage
