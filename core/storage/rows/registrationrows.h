// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus {

// The tables registration, registration_reference, version, person and source.

/// The newest version of a registration; number and contentId are 0 where none is held.
struct Head
{
    int number = 0;
    qint64 contentId = 0;
};

/// NIDs in any letter case; absent when it is not registered.
[[nodiscard]] std::expected<std::optional<qint64>, Error> findRegistration(Connection& connection,
                                                                           const QString& nid);
/// findRegistration(), with NotFound where that is absent.
[[nodiscard]] std::expected<qint64, Error> registrationId(Connection& connection, const QString& nid);
/// Returns the new row's id; NidTaken.
[[nodiscard]] std::expected<qint64, Error> insertRegistration(Connection& connection,
                                                              const Registration& registration);
/// The rows of template link, references and contact.
[[nodiscard]] std::expected<void, Error> insertAllReferences(Connection& connection, qint64 registrationId,
                                                             const Registration& registration);
[[nodiscard]] std::expected<Registration, Error> selectRegistration(Connection& connection, qint64 id);
[[nodiscard]] std::expected<RegistrationRecord, Error> selectRecord(Connection& connection, qint64 id);
/// In NID order.
[[nodiscard]] std::expected<QList<qint64>, Error> registrationIds(Connection& connection);

[[nodiscard]] std::expected<Head, Error> selectHead(Connection& connection, qint64 registrationId);
[[nodiscard]] std::expected<void, Error> insertVersion(Connection& connection, qint64 registrationId,
                                                       const Version& version);

/// Adds those whose id is not there yet.
[[nodiscard]] std::expected<void, Error> mergePeople(Connection& connection, const QList<Person>& people);
[[nodiscard]] std::expected<QList<Person>, Error> selectPeople(Connection& connection);
/// Absent when nobody has this id.
[[nodiscard]] std::expected<std::optional<Person>, Error> selectPerson(Connection& connection,
                                                                       const QString& id);

/// Keeps `source` if the registry has none yet.
[[nodiscard]] std::expected<void, Error> adoptSource(Connection& connection, const SnapshotSource& source);
[[nodiscard]] std::expected<SnapshotSource, Error> selectSource(Connection& connection);

} // namespace nidus
