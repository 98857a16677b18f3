// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <system_error>

namespace nidus::system {

/// Returns the file's inode number, not following a symbolic link; 0 if there is no such file.
[[nodiscard]] std::uint64_t fileNumber(const std::string& path);
/// Returns how many names the file has (hard links); 0 if there is no such file.
[[nodiscard]] std::uint64_t nameCount(const std::string& path);

/// Returns whether the path is a folder, and not a symbolic link to one.
[[nodiscard]] bool isOwnFolder(const std::string& path);

/// Returns whether the path is unused or a regular file, and not a symbolic link. Does not open it, which
/// would cost this process its locks on a database.
[[nodiscard]] bool isFreeOrRegular(const std::string& path);

/// Renames a file, atomically replacing any file of that name.
[[nodiscard]] std::error_code renameFile(const std::string& from, const std::string& to);
/// Does the same, but fails (errc::file_exists) if the name is taken. On a file system that cannot do that in
/// one step, the file has both names afterward.
[[nodiscard]] std::error_code renameToNew(const std::string& from, const std::string& to);
/// Exchanges two names in one step; returns false if the file system cannot.
[[nodiscard]] bool exchangeNames(const std::string& one, const std::string& other);

/// Returns whether other machines may use the folder's file system, so that locks may be unreliable.
[[nodiscard]] bool isOnNetwork(const std::string& folder);

/// Returns whether the error means that there is no space: a full disk or a quota (EDQUOT).
[[nodiscard]] bool isOutOfSpace(std::error_code error);

} // namespace nidus::system
