// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <string_view>

namespace nidus::workflow {

/// The error of the file: DiskFull or FileNotWritable.
[[nodiscard]] base::Error errorOf(const QFileDevice& file);

/// Writes all bytes. On a full disk, QFileDevice::write() may accept some of them without an error, which
/// only the next write reports. Returns false if not all were written; errorOf() returns why.
[[nodiscard]] bool writeAll(QFileDevice& file, std::string_view bytes);

/// QSaveFile::commit() that waits for the disk and reports if that fails.
[[nodiscard]] base::Result<void> commitFile(QSaveFile& file);

/// Writes a file completely or not at all.
[[nodiscard]] base::Result<void> writeFile(const QString& path, const QByteArray& bytes);
/// Does the same for a file that the program keeps for itself: UnknownFileName, or FileNotWritable if the
/// path is a symbolic link or not a regular file.
[[nodiscard]] base::Result<void> writeOwnFile(const QString& path, const QByteArray& bytes);

} // namespace nidus::workflow
