// SPDX-License-Identifier: Apache-2.0
#include "core/base/wholefile.h"

#include "core/base/systemerror.h"

#include <algorithm>
#include <span>
#include <utility>

namespace nidus::base {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10; ///< bytes

/// Reads until `count` bytes or the end. `read` fills a span and returns how many bytes, 0 at the end.
template <typename Read>
Result<std::string> readUpTo(std::size_t count, Read&& read)
{
    std::string bytes;
    while (bytes.size() < count) {
        const std::size_t size = bytes.size();
        bytes.resize(size + std::min(kBlock, count - size));
        const Result<std::size_t> got = read(std::span(bytes).subspan(size));
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(size + *got);
        if (*got == 0)
            break;
    }
    return bytes;
}

Result<std::string> readUpTo(std::size_t count, const system::OpenFile& file, const std::string& path)
{
    return readUpTo(count, [&](std::span<char> into) -> Result<std::size_t> {
        const std::expected<std::size_t, std::error_code> got = file.read(into);
        if (!got)
            return std::unexpected(readError(got.error(), path));
        return *got;
    });
}

/// Of one byte more than the limit.
Result<std::string> unlessTooLarge(Result<std::string> read, const std::string& name, std::size_t limit)
{
    if (read && read->size() > limit)
        return std::unexpected(tooLarge(name, limit));
    return read;
}

} // namespace

Result<std::string> readWholeFile(const std::string& path, std::size_t limit, system::OpenWay way)
{
    return unlessTooLarge(readFileStart(path, limit + 1, way), path, limit);
}

Result<std::string> readFileStart(const std::string& path, std::size_t count, system::OpenWay way)
{
    const std::expected<system::OpenFile, std::error_code> file = system::OpenFile::open(path, way);
    if (!file)
        return std::unexpected(readError(file.error(), path));
    return readUpTo(count, *file, path);
}

Result<std::string> readWholeFile(const system::OpenFile& file, const std::string& path, std::size_t limit)
{
    return unlessTooLarge(readUpTo(limit + 1, file, path), path, limit);
}

Result<std::string> readWhole(ByteSource& source, const std::string& name, std::size_t limit)
{
    return unlessTooLarge(readStart(source, limit + 1), name, limit);
}

Result<std::string> readStart(ByteSource& source, std::size_t count)
{
    return readUpTo(count, [&source](std::span<char> into) { return source.read(into); });
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
