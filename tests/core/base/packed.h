// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <lzma.h>
#include <string>
#include <string_view>
#include <zlib.h>
#include <zstd.h>

namespace nidus::test {

inline std::string gzip(std::string_view text)
{
    std::string from(text);
    z_stream stream{};
    constexpr int gzipWrapper = 16;
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWrapper + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, from.size()), '\0');
    stream.next_in = reinterpret_cast<unsigned char*>(from.data());
    stream.avail_in = static_cast<unsigned>(from.size());
    stream.next_out = reinterpret_cast<unsigned char*>(packed.data());
    stream.avail_out = static_cast<unsigned>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string zstd(std::string_view text)
{
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

inline std::string xz(std::string_view text)
{
    std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(1, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const unsigned char*>(text.data()),
                            text.size(), reinterpret_cast<unsigned char*>(packed.data()), &size,
                            packed.size());
    packed.resize(size);
    return packed;
}

} // namespace nidus::test
