// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus::storage {

// The tables registration, registration_reference, version, person and source.

/// The newest version of a registration; number and contentId are 0 where none is held.
struct Head
{
    int number = 0;
    qint64 contentId = 0;
};

/// NIDs in any letter case; absent when it is not registered.
[[nodiscard]] std::expected<std::optional<qint64>, base::Error> findRegistration(Connection& connection,
                                                                           const QString& nid);
/// findRegistration(), with NotFound where that is absent.
[[nodiscard]] std::expected<qint64, base::Error> registrationId(Connection& connection, const QString& nid);
/// Returns the new row's id; NidTaken.
[[nodiscard]] std::expected<qint64, base::Error> insertRegistration(Connection& connection,
                                                              const registration::Registration& registration);
/// The rows of template link, references and contact.
[[nodiscard]] std::expected<void, base::Error> insertAllReferences(Connection& connection, qint64 registrationId,
                                                             const registration::Registration& registration);
[[nodiscard]] std::expected<registration::Registration, base::Error> selectRegistration(Connection& connection, qint64 id);
[[nodiscard]] std::expected<registration::RegistrationRecord, base::Error> selectRecord(Connection& connection, qint64 id);
/// In NID order.
[[nodiscard]] std::expected<QList<qint64>, base::Error> registrationIds(Connection& connection);

[[nodiscard]] std::expected<Head, base::Error> selectHead(Connection& connection, qint64 registrationId);
[[nodiscard]] std::expected<void, base::Error> insertVersion(Connection& connection, qint64 registrationId,
                                                       const registration::Version& version);

/// Adds those whose id is not there yet.
[[nodiscard]] std::expected<void, base::Error> mergePeople(Connection& connection, const QList<registration::Person>& people);
[[nodiscard]] std::expected<QList<registration::Person>, base::Error> selectPeople(Connection& connection);
/// Absent when nobody has this id.
[[nodiscard]] std::expected<std::optional<registration::Person>, base::Error> selectPerson(Connection& connection,
                                                                       const QString& id);

/// Keeps `source` if the registry has none yet.
[[nodiscard]] std::expected<void, base::Error> adoptSource(Connection& connection, const registration::SnapshotSource& source);
[[nodiscard]] std::expected<registration::SnapshotSource, base::Error> selectSource(Connection& connection);

} // namespace nidus::storage
