// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedrecords.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QIODevice>
#include <QLatin1StringView>

namespace nidus::exchange {

/// The namespace of our XML, version 1 of the format: a UUID, because a made-up NID is exactly what this
/// program warns about. A changed format gets a new one. The RELAX NG schema is
/// resources/schema/registry.rng.
inline constexpr QLatin1StringView kXmlNamespace{"urn:uuid:f9bcb833-4c89-4ca7-a8be-9d50c56b19c7"};

/// Writes complete registrations: versions, samples, rules, states, events, drafts, people. Selected records
/// are a registry with fewer records. Equal content gives equal bytes. UTF-8, LF, indent 1. Field text is
/// kept byte for byte (xml:space="preserve"); characters that XML cannot contain are written as
/// <char code="..."/>. A head is a comment after the declaration. Fails if the device fails.
[[nodiscard]] base::Result<void> writeRegistryXml(const registration::RegistryContent& content,
                                                  QIODevice& device, const QString& head = {});
/// The same bytes in memory.
[[nodiscard]] base::Result<QByteArray> registryXml(const registration::RegistryContent& content,
                                                   const QString& head = {});

/// Reads what writeRegistryXml() wrote. BadFormat names line and column ("LINE:COLUMN: what") for anything
/// else: another namespace, a newer format, an unknown element, a malformed value. No entities are fetched or
/// expanded beyond the five of XML.
[[nodiscard]] base::Result<registration::RegistryContent> readRegistryXml(QIODevice& device);
/// Reads it record by record; only one is in memory.
[[nodiscard]] base::Result<ImportedRecords> readXmlRecords(QIODevice& device);

} // namespace nidus::exchange
