// SPDX-License-Identifier: Apache-2.0
#include "core/report/sharefile.h"

#include <array>
#include <span>
#include <utility>

namespace nidus {

namespace {

constexpr std::size_t kReadSize = std::size_t{1} << 20;
/// Bytes of a record: what is said of one block of input stays far below. More is damage.
constexpr std::uint64_t kMostRecordBytes = std::uint64_t{1} << 30;
constexpr std::size_t kMostVarintBytes = 10;

} // namespace

void appendVarint(std::string& out, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7U)
        out += static_cast<char>(0x80U | (value & 0x7FU));
    out += static_cast<char>(value);
}

void appendCounted(std::string& out, std::string_view text)
{
    appendVarint(out, text.size());
    out += text;
}

std::optional<std::uint64_t> takeVarint(std::string_view& in)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < in.size() && i < kMostVarintBytes; ++i) {
        const auto byte = static_cast<unsigned char>(in[i]);
        value |= std::uint64_t{byte & 0x7FU} << (7 * i);
        if (byte >= 0x80)
            continue;
        in.remove_prefix(i + 1);
        return value;
    }
    return std::nullopt;
}

std::optional<std::string_view> takeCounted(std::string_view& in)
{
    std::string_view rest = in;
    const std::optional<std::uint64_t> size = takeVarint(rest);
    if (!size || *size > rest.size())
        return std::nullopt;
    in = rest.substr(*size);
    return rest.substr(0, *size);
}

void appendRecord(std::string& out, ShareTag tag, std::string_view bytes)
{
    out += static_cast<char>(tag);
    appendCounted(out, bytes);
}

std::expected<std::optional<ShareRecord>, Error> ShareReader::next()
{
    const std::size_t front = m_hasBegun ? 0 : kShareMagic.size();
    if (const std::expected<bool, Error> filled = fill(front + 1 + kMostVarintBytes); !filled)
        return std::unexpected(filled.error());
    std::string_view rest = std::string_view(m_buffer).substr(m_at);
    if (!std::exchange(m_hasBegun, true)) {
        if (!rest.starts_with(kShareMagic))
            return damaged();
        rest.remove_prefix(kShareMagic.size());
        m_at += kShareMagic.size();
    }
    if (rest.empty() || m_hasEnded) {
        if (!rest.empty() || !m_hasEnded)
            return damaged();
        return std::nullopt;
    }
    const auto tag = static_cast<ShareTag>(rest.front());
    rest.remove_prefix(1);
    const std::optional<std::uint64_t> size = takeVarint(rest);
    const bool isKnown =
        tag == ShareTag::Head || tag == ShareTag::Rows || tag == ShareTag::Row || tag == ShareTag::End;
    if (!isKnown || !size || *size > kMostRecordBytes)
        return damaged();
    m_at = m_buffer.size() - rest.size();
    const std::expected<bool, Error> filled = fill(*size);
    if (!filled)
        return std::unexpected(filled.error());
    if (!*filled)
        return damaged();
    const std::string_view bytes = std::string_view(m_buffer).substr(m_at, *size);
    m_at += *size;
    m_hasEnded = tag == ShareTag::End;
    return ShareRecord{.tag = tag, .bytes = bytes};
}

std::expected<bool, Error> ShareReader::fill(std::size_t count)
{
    if (m_buffer.size() - m_at >= count)
        return true;
    m_before += m_at;
    m_buffer.erase(0, std::exchange(m_at, 0));
    while (m_buffer.size() < count) {
        const std::size_t had = m_buffer.size();
        m_buffer.resize(had + kReadSize);
        const std::expected<std::size_t, Error> got = m_source.read(std::span(m_buffer).subspan(had));
        m_buffer.resize(had + got.value_or(0));
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return false;
    }
    return true;
}

std::unexpected<Error> ShareReader::damaged() const
{
    return std::unexpected(Error{ErrorCode::BadFormat, {}, std::to_string(m_before + m_at)});
}

} // namespace nidus
