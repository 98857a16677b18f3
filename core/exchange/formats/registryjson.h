// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/exchange/formats/importedrecords.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QLatin1StringView>

namespace nidus::exchange {

/// The member that marks our JSON, and its value. A changed format gets a new number.
inline constexpr QLatin1StringView kJsonFormatKey{"nidusRegistry"};
/// The first member if a head is exported with it; ignored when reading.
inline constexpr QLatin1StringView kJsonHeadKey{"head"};
/// A member of registrations and drafts: regular expressions made from the syntax rule; ignored when reading.
inline constexpr QLatin1StringView kJsonPatternsKey{"patterns"};
inline constexpr int kJsonFormatVersion = 1;

/// Writes complete registrations, as writeRegistryXml() does; selected records are a registry with fewer
/// records. Indented, UTF-8, LF. Members are in a fixed order; empty ones are left out, except template
/// fields. The same content gives the same bytes, and readRegistryJson() returns the same content.
[[nodiscard]] QByteArray writeRegistryJson(const registration::RegistryContent& content,
                                           const QString& head = {});

/// Reads what writeRegistryJson() wrote. BadFormat names the place ("LINE:COLUMN: what", or the path of a
/// member) for anything else: an unknown member, a value of another type, a newer format.
[[nodiscard]] base::Result<registration::RegistryContent> readRegistryJson(QByteArrayView bytes);
/// Reads it record by record; only one is in memory. TooLarge if a record has more than kLargestRecordBytes.
[[nodiscard]] base::Result<ImportedRecords> readRegistryJson(base::ByteSource& source);

/// The samples and the syntax rule of a version as members of the registry's JSON, on one line; empty if
/// there are none.
[[nodiscard]] QByteArray writeSyntaxJson(const registration::VersionContent& content);
/// Reads what writeSyntaxJson() wrote into a version without fields; BadFormat as readRegistryJson().
[[nodiscard]] base::Result<registration::VersionContent> readSyntaxJson(QByteArrayView bytes);

/// Whether bytes begin like our JSON.
[[nodiscard]] bool isRegistryJson(QByteArrayView head);

} // namespace nidus::exchange
