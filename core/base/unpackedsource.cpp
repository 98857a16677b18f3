// SPDX-License-Identifier: Apache-2.0
#include "core/base/unpackedsource.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace nidus::base {

namespace {

constexpr std::size_t kPackedPiece = std::size_t{64} << 10;
constexpr std::size_t kUnpackedPiece = std::size_t{256} << 10;
/// A blocking read of a pipe cannot be stopped, so the pipe is polled first, at this interval.
constexpr std::chrono::milliseconds kPollInterval{10};

/// Returns why an input cannot be unpacked, by its first bytes; empty if it is not of such a format.
std::string_view unsupported(std::string_view head)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> formats{
        {{"BZh", "bzip2 is not supported; decompress it with bunzip2"},
         {"PK\x03\x04", "zip is not supported; extract the file first"},
         {"7z\xBC\xAF\x27\x1C", "7z is not supported; extract the file first"}}};
    for (const auto& [mark, reason] : formats) {
        // "BZh" is followed by the size of blocks and the digits of pi.
        if (head.starts_with(mark) && (mark != "BZh" || head.substr(mark.size() + 1) == "1A"))
            return reason;
    }
    return {};
}

} // namespace

UnpackedSource::UnpackedSource(std::unique_ptr<ByteSource> packed) : m_packed(std::move(packed)) {}

Result<std::size_t> UnpackedSource::read(std::span<char> into)
{
    if (!std::exchange(m_hasBegun, true)) {
        if (std::optional<Error> failure = begin())
            return std::unexpected(*std::move(failure));
    }
    if (m_decompressor)
        return readAhead(into);
    if (m_head.empty())
        return m_packed->read(into);
    const std::size_t count = m_head.copy(into.data(), into.size());
    m_head.erase(0, count);
    return count;
}

bool UnpackedSource::isReady() const
{
    if (!m_decompressor)
        return !m_head.empty() || m_packed->isReady();
    const std::lock_guard lock(m_mutex);
    return m_emptied < m_filled || m_isAtEnd;
}

std::uint64_t UnpackedSource::progressAt(std::uint64_t given) const
{
    return m_decompressor ? m_packedTaken : m_packed->progressAt(given);
}

std::optional<Error> UnpackedSource::begin()
{
    ArchiveMark mark = ArchiveMark::Cut;
    while (mark == ArchiveMark::Cut) {
        std::array<char, kArchiveMark> bytes{};
        const Result<std::size_t> got = m_packed->read(std::span(bytes).first(kArchiveMark - m_head.size()));
        if (!got)
            return got.error();
        m_head.append(bytes.data(), *got);
        mark = *got == 0 ? ArchiveMark::None : archiveMark(m_head);
    }
    if (const std::string_view reason = unsupported(m_head); !reason.empty())
        return Error{kBadFormat, {}, std::string(reason)};
    m_decompressor = makeDecompressor(mark);
    if (m_decompressor)
        m_thread = std::jthread([this](const std::stop_token& stop) { unpackAll(stop); });
    return std::nullopt;
}

Result<std::size_t> UnpackedSource::readAhead(std::span<char> into)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_emptied < m_filled || m_isAtEnd; });
    if (m_emptied == m_filled) {
        if (m_failure)
            return std::unexpected(*m_failure);
        return 0;
    }
    lock.unlock();
    Piece& piece = m_pieces[m_emptied % m_pieces.size()];
    const std::size_t count = std::min(into.size(), piece.bytes.size() - piece.taken);
    std::copy_n(piece.bytes.data() + piece.taken, count, into.data());
    piece.taken += count;
    m_packedTaken = piece.packedEnd;
    if (piece.taken == piece.bytes.size()) {
        lock.lock();
        ++m_emptied;
        m_changed.notify_all();
    }
    return count;
}

void UnpackedSource::unpackAll(const std::stop_token& stop)
{
    std::vector<char> buffer(kPackedPiece);
    std::string_view packed = m_head;
    m_packedRead = packed.size();
    bool isLast = false;
    while (Piece* const piece = freePiece(stop)) {
        piece->bytes.resize(kUnpackedPiece);
        const std::expected<std::size_t, std::string> got =
            m_decompressor->unpack(packed, piece->bytes, isLast);
        if (!got) {
            end(Error{kBadFormat, {}, got.error()});
            return;
        }
        if (m_filled == 0 && archiveMark({piece->bytes.data(), *got}) > ArchiveMark::Cut) {
            end(Error{kBadFormat, {}, "compressed twice; decompress it once first"});
            return;
        }
        if (*got > 0) {
            piece->bytes.resize(*got);
            piece->taken = 0;
            piece->packedEnd = m_packedRead - packed.size();
            publishPiece();
        } else if (packed.empty()) {
            if (isLast) {
                end({});
                return;
            }
            const std::optional<std::string_view> more = nextPacked(buffer, stop);
            if (!more)
                return;
            packed = *more;
            m_packedRead += packed.size();
            isLast = packed.empty();
        }
    }
}

std::optional<std::string_view> UnpackedSource::nextPacked(std::vector<char>& buffer,
                                                           const std::stop_token& stop)
{
    for (std::unique_lock lock(m_mutex); !m_packed->isReady() && !stop.stop_requested();)
        m_changed.wait_for(lock, stop, kPollInterval, [] { return false; });
    if (stop.stop_requested())
        return std::nullopt;
    const Result<std::size_t> got = m_packed->read(buffer);
    if (!got) {
        end(got.error());
        return std::nullopt;
    }
    return std::string_view(buffer.data(), *got);
}

UnpackedSource::Piece* UnpackedSource::freePiece(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    const bool isFree = m_changed.wait(lock, stop, [this] { return m_filled - m_emptied < m_pieces.size(); });
    return isFree && !stop.stop_requested() ? &m_pieces[m_filled % m_pieces.size()] : nullptr;
}

void UnpackedSource::publishPiece()
{
    const std::lock_guard lock(m_mutex);
    ++m_filled;
    m_changed.notify_all();
}

void UnpackedSource::end(std::optional<Error> failure)
{
    const std::lock_guard lock(m_mutex);
    m_failure = std::move(failure);
    m_isAtEnd = true;
    m_changed.notify_all();
}

} // namespace nidus::base
