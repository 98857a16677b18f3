// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/calls.h"

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace nidus::faults {

/// What a power cut does to changes that were not synced.
enum class Loss : std::uint8_t {
    All,    ///< none of them is on the disk
    None,   ///< all of them are, as after the end of a process
    Random, ///< some of them: sectors in any order, parts of a write, the first changes to the names of a
            ///< folder
};

/// Files and folders by path.
struct DiskState
{
    std::map<std::string, std::string> files;
    std::set<std::string> folders;
};

/// A disk that keeps only what was synced: the content of a file as of its last sync, and names as of the
/// last sync of their folder. A power cut leaves any part of the other changes. Changes to the names of one
/// folder reach the disk in order, as with all journaling file systems.
class Disk
{
public:
    /// `root` exists from the beginning.
    explicit Disk(const std::string& root) : m_root(root) {}

    void apply(const DiskOperation& operation);
    /// Returns the state when the power is back.
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
    std::vector<DiskOperation> m_pending; ///< changes to names, in order
};

} // namespace nidus::faults
