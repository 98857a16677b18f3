// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <string>

namespace nidus::exchange {

// Limits on what any file may make the program hold in memory. Each is far above any real registry.

/// Bytes of one record of a registry in JSON, and of everything else in the file.
inline constexpr qsizetype kLargestRecordBytes = qsizetype{16} << 20;
/// Bytes of the file of a registry that is read as a whole, and of a table: enough for more than 10,000
/// registrations with all their texts, and for as many in a table, which has no history. The content read
/// takes several times as much memory; larger registries are copied as files.
inline constexpr qsizetype kLargestRegistryBytes = qsizetype{128} << 20;
inline constexpr qsizetype kLargestTableBytes = qsizetype{64} << 20;
/// Registrations and drafts of one file.
inline constexpr qsizetype kMaxImportedRecords = 200'000;
/// Bytes of one tag or comment of an XML file, and characters of one text in it.
inline constexpr qsizetype kLargestXmlPart = qsizetype{16} << 20;
/// Bytes of one cell of a table, and cells of one row.
inline constexpr qsizetype kLargestCell = qsizetype{8} << 20;
inline constexpr qsizetype kMostCells = 256;

[[nodiscard]] inline base::Error tooLarge(qsizetype most, const char* unit)
{
    return {base::kTooLarge, {}, std::to_string(most) + ' ' + unit};
}

} // namespace nidus::exchange
