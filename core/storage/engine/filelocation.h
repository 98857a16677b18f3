// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>
#include <cstdint>
#include <expected>

namespace nidus::storage {

/// Where a registry file lies, as far as it matters to several people working on it.
enum class FileLocation : std::uint8_t {
    Local,
    NetworkFolder, ///< locks there may not hold what they promise (https://www.sqlite.org/faq.html question
                   ///< 5)
    SyncFolder,    ///< a service copies the file while it is written, or puts an older one back
};

/// By the kind of file system and by the names that known services give their folders. A path that does not
/// exist is judged by its folder.
[[nodiscard]] FileLocation locationOf(const QString& path);

/// Names that are not UTF-8 cannot be told apart once they are text, and would lead to another file:
/// UnknownFileName.
[[nodiscard]] std::expected<void, base::Error> checkFileName(const QString& path);

} // namespace nidus::storage
