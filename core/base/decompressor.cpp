// SPDX-License-Identifier: Apache-2.0
#define ZLIB_CONST // zlib.h then reads bytes that are const
#include "core/base/decompressor.h"

#include "core/base/contract.h"

#include <algorithm>
#include <array>
#include <limits>
#include <lzma.h>
#include <new>
#include <utility>
#include <zlib.h>
#include <zstd.h>

namespace nidus::base {

namespace {

using Unpacked = std::expected<std::size_t, std::string>;

std::unexpected<std::string> endsTooEarly(std::string_view format)
{
    return std::unexpected(std::string(format) + ": unexpected end of data");
}

/// The libraries take unsigned bytes.
const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

unsigned char* bytesOf(std::span<char> into) { return reinterpret_cast<unsigned char*>(into.data()); }

/// RFC 1952.
class GzipDecompressor final : public Decompressor
{
public:
    GzipDecompressor()
    {
        constexpr int onlyGzip = 16; // zlib.h, inflateInit2
        if (inflateInit2(&m_stream, onlyGzip + MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipDecompressor() override { inflateEnd(&m_stream); }

    Unpacked unpack(std::string_view& packed, std::span<char> into, bool isLast) override
    {
        // The gzip program ignores zeros after the last member, with which tapes fill their blocks.
        if (m_isBetweenMembers)
            packed.remove_prefix(std::min(packed.find_first_not_of('\0'), packed.size()));
        if (packed.empty() && m_isBetweenMembers)
            return 0;
        if (std::exchange(m_isBetweenMembers, false))
            inflateReset(&m_stream);
        if (!expects(std::max(packed.size(), into.size()) <= std::numeric_limits<unsigned>::max(),
                     "a buffer is smaller than the unsigned int of zlib"))
            return std::unexpected(std::string("gzip: the buffer is too large"));
        m_stream.next_in = bytesOf(packed);
        m_stream.avail_in = static_cast<unsigned>(packed.size());
        m_stream.next_out = bytesOf(into);
        m_stream.avail_out = static_cast<unsigned>(into.size());
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        packed.remove_prefix(packed.size() - m_stream.avail_in);
        const std::size_t written = into.size() - m_stream.avail_out;
        m_isBetweenMembers = result == Z_STREAM_END;
        // Bytes unpacked before the damage are returned; the next call fails for good.
        if (written == 0 && result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            return std::unexpected(std::string("gzip: ") +
                                   (m_stream.msg != nullptr ? m_stream.msg : zError(result)));
        if (written == 0 && packed.empty() && isLast && !m_isBetweenMembers)
            return endsTooEarly("gzip");
        return written;
    }

private:
    z_stream m_stream{};
    bool m_isBetweenMembers = false;
};

/// RFC 8878.
class ZstdDecompressor final : public Decompressor
{
public:
    ZstdDecompressor() : m_stream(ZSTD_createDCtx(), &ZSTD_freeDCtx)
    {
        if (!m_stream ||
            ZSTD_isError(ZSTD_DCtx_setParameter(m_stream.get(), ZSTD_d_windowLogMax, kZstdWindowLog)) != 0)
            throw std::bad_alloc();
    }

    Unpacked unpack(std::string_view& packed, std::span<char> into, bool isLast) override
    {
        if (packed.empty() && m_isBetweenFrames)
            return 0;
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        ZSTD_outBuffer out{into.data(), into.size(), 0};
        const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
        packed.remove_prefix(in.pos);
        if (ZSTD_isError(result) != 0)
            return std::unexpected(std::string("zstd: ") + ZSTD_getErrorName(result));
        m_isBetweenFrames = result == 0;
        if (out.pos == 0 && packed.empty() && isLast && !m_isBetweenFrames)
            return endsTooEarly("zstd");
        return out.pos;
    }

private:
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> m_stream;
    bool m_isBetweenFrames = false;
};

/// The .xz file format of the XZ Utils, version 1.2.
class XzDecompressor final : public Decompressor
{
public:
    XzDecompressor()
    {
        if (lzma_stream_decoder(&m_stream, kXzMemory, LZMA_CONCATENATED) != LZMA_OK)
            throw std::bad_alloc();
    }
    ~XzDecompressor() override { lzma_end(&m_stream); }

    Unpacked unpack(std::string_view& packed, std::span<char> into, bool isLast) override
    {
        if (m_isAtEnd)
            return 0;
        m_stream.next_in = bytesOf(packed);
        m_stream.avail_in = packed.size();
        m_stream.next_out = bytesOf(into);
        m_stream.avail_out = into.size();
        const lzma_ret result = lzma_code(&m_stream, isLast ? LZMA_FINISH : LZMA_RUN);
        packed.remove_prefix(packed.size() - m_stream.avail_in);
        const std::size_t written = into.size() - m_stream.avail_out;
        m_isAtEnd = result == LZMA_STREAM_END;
        if (written > 0 || m_isAtEnd)
            return written;
        if (result != LZMA_OK && result != LZMA_BUF_ERROR)
            return std::unexpected(std::string("xz: ") + wordsOf(result));
        if (isLast && packed.empty())
            return endsTooEarly("xz");
        return 0;
    }

private:
    static const char* wordsOf(lzma_ret result)
    {
        switch (result) {
        case LZMA_MEMLIMIT_ERROR: return "decompression needs more than 256 MiB of memory";
        case LZMA_FORMAT_ERROR: return "trailing data is not in xz format";
        case LZMA_OPTIONS_ERROR: return "compressed with unsupported options";
        case LZMA_MEM_ERROR: return "out of memory";
        default: return "the data is corrupt";
        }
    }

    lzma_stream m_stream = LZMA_STREAM_INIT;
    bool m_isAtEnd = false;
};

struct Mark
{
    std::string_view bytes;
    ArchiveMark mark;
};
constexpr std::array kMarks{
    Mark{"\x1F\x8B\x08", ArchiveMark::Gzip},
    Mark{"\x28\xB5\x2F\xFD", ArchiveMark::Zstd},
    Mark{std::string_view("\xFD\x37\x7A\x58\x5A\x00", kArchiveMark), ArchiveMark::Xz},
};

/// RFC 8878 section 3.1.2: programs that compress on several processors write such a frame first.
constexpr std::string_view kSkippableFrame = "\x2A\x4D\x18";

ArchiveMark skippableMark(std::string_view head)
{
    const bool isOfFrame = !head.empty() && head.front() >= 'P' && head.front() <= '_';
    const std::string_view rest = head.substr(std::min<std::size_t>(1, head.size()));
    if (isOfFrame && rest.starts_with(kSkippableFrame))
        return ArchiveMark::Zstd;
    return isOfFrame && !rest.empty() && kSkippableFrame.starts_with(rest) ? ArchiveMark::Cut
                                                                           : ArchiveMark::None;
}

} // namespace

ArchiveMark archiveMark(std::string_view head)
{
    for (const Mark& known : kMarks) {
        if (head.starts_with(known.bytes))
            return known.mark;
        if (!head.empty() && known.bytes.starts_with(head))
            return ArchiveMark::Cut;
    }
    return skippableMark(head);
}

std::unique_ptr<Decompressor> makeDecompressor(ArchiveMark mark)
{
    switch (mark) {
    case ArchiveMark::None:
    case ArchiveMark::Cut: break;
    case ArchiveMark::Gzip: return std::make_unique<GzipDecompressor>();
    case ArchiveMark::Zstd: return std::make_unique<ZstdDecompressor>();
    case ArchiveMark::Xz: return std::make_unique<XzDecompressor>();
    }
    return nullptr;
}

} // namespace nidus::base
