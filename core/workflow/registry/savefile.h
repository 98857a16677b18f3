// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <expected>
#include <string_view>

namespace nidus::workflow {

/// What went wrong with the file: DiskFull or FileNotWritable.
[[nodiscard]] base::Error errorOf(const QFileDevice& file);

/// QFileDevice::write() of all bytes: on a full disk that may take some of them without an error, which only
/// the next write meets. False where not all were written; errorOf() tells why.
[[nodiscard]] bool writeAll(QFileDevice& file, std::string_view bytes);

/// QSaveFile::commit() that waits for the disk and says when that fails.
[[nodiscard]] std::expected<void, base::Error> commitFile(QSaveFile& file);

/// A file that appears whole or not at all.
[[nodiscard]] std::expected<void, base::Error> writeFile(const QString& path, const QByteArray& bytes);

} // namespace nidus::workflow
