// SPDX-License-Identifier: Apache-2.0
#include "core/base/wholefile.h"

#include "core/base/systemerror.h"

#include <algorithm>
#include <span>
#include <utility>

namespace nidus::base {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10; ///< bytes

/// `read` fills a span and returns a Result with the number of bytes, 0 at the end.
template <typename Read>
Result<std::string> readUpTo(std::size_t limit, const std::string& name, Read&& read)
{
    std::string bytes;
    while (true) {
        const std::size_t size = bytes.size();
        if (size > limit)
            return std::unexpected(tooLarge(name, limit));
        bytes.resize(size + std::min(kBlock, limit - size + 1)); // one more byte means too large
        const Result<std::size_t> got = read(std::span(bytes).subspan(size));
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(size + *got);
        if (*got == 0)
            return bytes;
    }
}

} // namespace

Result<std::string> readWholeFile(const std::string& path, std::size_t limit, system::OpenWay way)
{
    const std::expected<system::OpenFile, std::error_code> file = system::OpenFile::open(path, way);
    if (!file)
        return std::unexpected(readError(file.error(), path));
    return readWholeFile(*file, path, limit);
}

Result<std::string> readWholeFile(const system::OpenFile& file, const std::string& path, std::size_t limit)
{
    return readUpTo(limit, path, [&](std::span<char> into) -> Result<std::size_t> {
        const std::expected<std::size_t, std::error_code> got = file.read(into);
        if (!got)
            return std::unexpected(readError(got.error(), path));
        return *got;
    });
}

Result<std::string> readWhole(ByteSource& source, const std::string& name, std::size_t limit)
{
    return readUpTo(limit, name, [&source](std::span<char> into) { return source.read(into); });
}

Error tooLarge(const std::string& subject, std::size_t limit)
{
    constexpr unsigned mebi = 20;
    constexpr unsigned kibi = 10;
    const std::size_t whole = limit >> mebi;
    return {kTooLarge, subject,
            whole > 0 ? std::to_string(whole) + " MiB" : std::to_string(limit >> kibi) + " KiB"};
}

} // namespace nidus::base
