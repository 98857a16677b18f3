// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/calls.h"

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace nidus::faults {

/// What a power cut does to what was not waited for.
enum class Loss : std::uint8_t {
    All,    ///< nothing of it is on the disk
    None,   ///< all of it is, as after the end of a process
    Random, ///< some of it: sectors in any order, some of a write and not the rest, the first of a folder's
            ///< names
};

/// Files and folders by path.
struct DiskState
{
    std::map<std::string, std::string> files;
    std::set<std::string> folders;
};

/// A disk that keeps what it was made to keep. Of a file that is what was written when it was last waited
/// for, of a name what stood in its folder when that was; of all else, a power cut leaves what it likes.
/// Names of one folder reach the disk in the order in which they were made, as with all file systems with a
/// journal.
class Disk
{
public:
    /// `root` is there from the beginning.
    explicit Disk(const std::string& root) : m_root(root) {}

    void apply(const DiskOperation& operation);
    /// What is there when the power comes back.
    [[nodiscard]] DiskState afterPowerCut(Loss loss, std::mt19937& random) const;

private:
    struct File
    {
        std::string durable;
        std::vector<DiskOperation> pending; ///< Write and Truncate
    };
    struct Names
    {
        std::map<std::string, FileId> files;
        std::set<std::string> folders;

        void apply(const DiskOperation& operation);
    };

    void syncFolders(std::set<std::string> folders);
    [[nodiscard]] Names namesAfter(Loss loss, std::mt19937& random) const;
    [[nodiscard]] std::string contentAfter(const File& file, Loss loss, std::mt19937& random) const;

    std::string m_root;
    std::map<FileId, File> m_files;
    Names m_durable;
    std::vector<DiskOperation> m_pending; ///< of names, in order
};

} // namespace nidus::faults
