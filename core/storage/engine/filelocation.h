// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/values/storageerrors.h"

#include <QString>
#include <cstdint>

namespace nidus::storage {

/// The kind of folder that a registry file is in, as far as it matters when several people use the file.
enum class FileLocation : std::uint8_t {
    Local,
    NetworkFolder, ///< locks may be unreliable there (https://www.sqlite.org/faq.html question
                   ///< 5)
    SyncFolder,    ///< a service may copy the file while it is being written, or restore an older one
};

/// Decides by the type of file system and the folder names that known services use. For a path that does not
/// exist, its folder decides.
[[nodiscard]] FileLocation locationOf(const QString& path);

/// Rejects names that are not UTF-8: converted to text, they are ambiguous and could lead to another file.
/// UnknownFileName.
[[nodiscard]] base::Result<void> checkFileName(const QString& path);

} // namespace nidus::storage
