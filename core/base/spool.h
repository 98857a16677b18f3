// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/openfile.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::base {

/// A list of byte strings that may need more room than memory: only the latest ones, up to kHeldBytes, and 16
/// bytes for each string are in memory; the rest is in an unnamed file. While nothing is added, several
/// threads may read it.
class Spool
{
public:
    static constexpr std::size_t kHeldBytes = std::size_t{1} << 20;

    /// The file is created in `folder` when it is needed.
    explicit Spool(std::string folder, std::size_t heldBytes = kHeldBytes);

    /// Adds a string at the end; does nothing after a failure.
    void add(std::string_view bytes);
    /// Removes all strings.
    void clear();
    /// Puts the strings in another order: the first becomes the one that was at `order[0]`, and so on.
    void arrange(const std::vector<std::size_t>& order);

    [[nodiscard]] std::size_t size() const { return m_places.size(); }
    /// Returns the number of bytes of the string at `index`.
    [[nodiscard]] std::size_t sizeOf(std::size_t index) const { return m_places[index].length; }
    /// Returns the string at `index`. FileNotReadable.
    [[nodiscard]] Result<std::string> at(std::size_t index) const;
    /// Returns the error after which nothing more was added: DiskFull, FileNotWritable.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

private:
    struct Place
    {
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };

    void writeHeld();

    std::string m_folder;
    std::size_t m_heldBytes;
    std::vector<Place> m_places;
    std::string m_held;          ///< the bytes after those in the file
    std::uint64_t m_written = 0; ///< bytes in the file
    system::OpenFile m_file;     ///< nothing until it is needed
    std::optional<Error> m_failure;
};

} // namespace nidus::base
