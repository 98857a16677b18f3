// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <expected>

namespace nidus {

/// What went wrong with the file: DiskFull or FileNotWritable.
[[nodiscard]] Error errorOf(const QFileDevice& file);

/// QSaveFile::commit() that waits for the disk and says when that fails.
[[nodiscard]] std::expected<void, Error> commitFile(QSaveFile& file);

/// A file that appears whole or not at all.
[[nodiscard]] std::expected<void, Error> writeFile(const QString& path, const QByteArray& bytes);

} // namespace nidus
