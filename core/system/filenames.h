// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <system_error>

namespace nidus::system {

/// What the system knows a file by (its inode), not following a symbolic link; 0 when there is none.
[[nodiscard]] std::uint64_t fileNumber(const std::string& path);
/// How many names the file has (hard links); 0 when there is none.
[[nodiscard]] std::uint64_t nameCount(const std::string& path);

/// Gives a file another name, replacing in one step what has it.
[[nodiscard]] std::error_code renameFile(const std::string& from, const std::string& to);
/// The same, but fails (errc::file_exists) where the name is taken. On a file system that cannot do that in
/// one step the file has both names afterwards.
[[nodiscard]] std::error_code renameToNew(const std::string& from, const std::string& to);
/// Exchanges two names in one step; false where the file system cannot do that.
[[nodiscard]] bool exchangeNames(const std::string& one, const std::string& other);

/// Whether other machines may have the folder's file system, so that locks may not hold what they promise.
[[nodiscard]] bool isOnNetwork(const std::string& folder);

/// Whether it says that there is no room: a full disk or a quota (EDQUOT).
[[nodiscard]] bool isAboutRoom(std::error_code error);

} // namespace nidus::system
