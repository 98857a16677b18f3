// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/decompressor.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace nidus::base {

/// Another source, decompressed if it begins as gzip, zstd, or xz, else unchanged. Unpacking runs on its own
/// thread, which starts with the first read, runs at most a few buffers ahead, and is joined by the
/// destructor. Damaged bytes are an Error (BadFormat) after everything that could be read before them.
class UnpackedSource final : public ByteSource
{
public:
    explicit UnpackedSource(std::unique_ptr<ByteSource> packed);

    [[nodiscard]] Result<std::size_t> read(std::span<char> into) override;
    [[nodiscard]] bool isReady() const override;
    /// Returns the size of the packed source: the unpacked size is unknown until the end.
    [[nodiscard]] std::uint64_t size() const override { return m_packed->size(); }
    [[nodiscard]] std::uint64_t progressAt(std::uint64_t given) const override;
    /// Returns whether the source is packed; known after the first read.
    [[nodiscard]] bool isPacked() const { return m_decompressor != nullptr; }

private:
    /// A buffer of unpacked bytes, and where they end in the source.
    struct Piece
    {
        std::vector<char> bytes;
        std::size_t taken = 0;
        std::uint64_t packedEnd = 0;
    };

    /// Reads the head; returns an error if that failed.
    [[nodiscard]] std::optional<Error> begin();
    [[nodiscard]] Result<std::size_t> readAhead(std::span<char> into);
    void unpackAll(const std::stop_token& stop);
    /// Returns the next bytes, empty at the end of the source; absent on failure and when stopped.
    [[nodiscard]] std::optional<std::string_view> nextPacked(std::vector<char>& buffer,
                                                             const std::stop_token& stop);
    /// Waits for a free piece; null when stopped.
    [[nodiscard]] Piece* freePiece(const std::stop_token& stop);
    void publishPiece();
    void end(std::optional<Error> failure);

    std::unique_ptr<ByteSource> m_packed;
    std::string m_head; ///< read to recognize the format
    std::unique_ptr<Decompressor> m_decompressor;
    bool m_hasBegun = false;
    std::uint64_t m_packedRead = 0;  ///< the thread's
    std::uint64_t m_packedTaken = 0; ///< of the source, for the bytes returned so far
    std::array<Piece, 4> m_pieces;   ///< a ring
    mutable std::mutex m_mutex;      ///< guards the members below
    std::condition_variable_any m_changed;
    std::size_t m_filled = 0;  ///< pieces that the thread has filled
    std::size_t m_emptied = 0; ///< of those, pieces that were returned
    bool m_isAtEnd = false;
    std::optional<Error> m_failure;
    std::jthread m_thread; ///< last, so that it ends first
};

} // namespace nidus::base
