// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/partfile.h"

#include "core/base/bytehash.h"
#include "core/base/contract.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace nidus::report {

namespace {

constexpr std::size_t kReadSize = std::size_t{1} << 20;
/// The largest size of a record. The results for one block of input are much smaller, so a larger record is
/// damaged.
constexpr std::uint64_t kMostRecordBytes = std::uint64_t{1} << 30;
constexpr std::size_t kMostVarintBytes = 10;
constexpr std::size_t kWordBytes = 8; ///< compared at once

/// Returns the length of the common prefix of two texts.
std::size_t commonFront(std::string_view a, std::string_view b)
{
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t common = 0;
    while (most - common >= kWordBytes && std::memcmp(a.data() + common, b.data() + common, kWordBytes) == 0)
        common += kWordBytes;
    while (common < most && a[common] == b[common])
        ++common;
    return common;
}

std::size_t commonBack(std::string_view a, std::string_view b)
{
    const std::size_t most = std::min(a.size(), b.size());
    const char* const endOfA = a.data() + a.size();
    const char* const endOfB = b.data() + b.size();
    std::size_t common = 0;
    while (most - common >= kWordBytes &&
           std::memcmp(endOfA - common - kWordBytes, endOfB - common - kWordBytes, kWordBytes) == 0)
        common += kWordBytes;
    while (common < most && a[a.size() - common - 1] == b[b.size() - common - 1])
        ++common;
    return common;
}

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

void appendPiece(std::string& out, std::string_view above, std::string_view text)
{
    const std::size_t front = commonFront(above, text);
    const std::size_t back = commonBack(above.substr(front), text.substr(front));
    appendVarint(out, front);
    appendVarint(out, back);
    appendCounted(out, text.substr(front, text.size() - front - back));
}

std::optional<std::uint64_t> takeLongVarint(std::string_view& in)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < in.size() && i < kMostVarintBytes; ++i) {
        const auto byte = static_cast<unsigned char>(in[i]);
        if (i + 1 == kMostVarintBytes && byte > 1) // beyond 64 bits
            return std::nullopt;
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

std::optional<SharedPiece> takePiece(std::string_view& in, std::size_t above)
{
    const std::optional<std::uint64_t> front = takeVarint(in);
    const std::optional<std::uint64_t> back = takeVarint(in);
    const std::optional<std::string_view> middle = takeCounted(in);
    if (!front || !back || !middle || *front > above || *back > above - *front)
        return std::nullopt;
    return SharedPiece{.front = *front, .middle = *middle, .back = *back};
}

std::array<char, PartChecksum::kSize> PartChecksum::add(PartTag tag, std::string_view bytes)
{
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15U; // odd and arbitrary
    const base::ByteHash hash = base::hashBytes(bytes);
    m_value = (m_value ^ hash.first ^ std::to_underlying(tag)) * step + hash.second;
    return std::bit_cast<std::array<char, kSize>>(m_value);
}

void PartWriter::append(std::string& out, PartTag tag, std::string_view bytes)
{
    base::ensures(bytes.size() <= kMostRecordBytes, "a record of a part is small enough to be read");
    out += static_cast<char>(tag);
    appendCounted(out, bytes);
    const std::array<char, PartChecksum::kSize> checksum = m_checksum.add(tag, bytes);
    out.append(checksum.data(), checksum.size());
}

base::Result<std::optional<PartRecord>> PartReader::next()
{
    const std::size_t front = m_hasBegun ? 0 : kShareMagic.size();
    if (const base::Result<bool> filled = fill(front + 1 + kMostVarintBytes); !filled)
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
    const auto tag = static_cast<PartTag>(rest.front());
    rest.remove_prefix(1);
    const std::optional<std::uint64_t> size = takeVarint(rest);
    const bool isKnown =
        tag == PartTag::Head || tag == PartTag::Rows || tag == PartTag::RowsApart || tag == PartTag::End;
    if (!isKnown || !size || *size > kMostRecordBytes)
        return damaged();
    m_at = m_buffer.size() - rest.size();
    const base::Result<bool> filled = fill(*size + PartChecksum::kSize);
    if (!filled)
        return std::unexpected(filled.error());
    if (!*filled)
        return damaged();
    const std::string_view bytes = std::string_view(m_buffer).substr(m_at, *size);
    const std::array<char, PartChecksum::kSize> checksum = m_checksum.add(tag, bytes);
    if (m_buffer.compare(m_at + *size, checksum.size(), checksum.data(), checksum.size()) != 0)
        return damaged();
    m_at += *size + checksum.size();
    m_hasEnded = tag == PartTag::End;
    return PartRecord{.tag = tag, .bytes = bytes};
}

base::Result<bool> PartReader::fill(std::size_t count)
{
    if (m_buffer.size() - m_at >= count)
        return true;
    m_before += m_at;
    m_buffer.erase(0, std::exchange(m_at, 0));
    while (m_buffer.size() < count) {
        const std::size_t had = m_buffer.size();
        base::Result<std::size_t> got = 0;
        m_buffer.resize_and_overwrite(had + kReadSize, [&](char* bytes, std::size_t) {
            got = m_source.read({bytes + had, kReadSize});
            return had + got.value_or(0);
        });
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return false;
    }
    return true;
}

std::unexpected<base::Error> PartReader::damaged() const
{
    return std::unexpected(base::Error{base::kBadFormat, {}, std::to_string(m_before + m_at)});
}

} // namespace nidus::report
