// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytesource.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nidus {

namespace {

Error systemError(int number, const std::string& path)
{
    const ErrorCode code = number == ENOENT ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable;
    return {code, path, std::generic_category().message(number)};
}

class FileByteSource final : public ByteSource
{
public:
    FileByteSource(int descriptor, std::uint64_t size, std::string path)
        : m_descriptor(descriptor), m_size(size), m_path(std::move(path))
    {}
    ~FileByteSource() override
    {
        if (m_descriptor != STDIN_FILENO)
            ::close(m_descriptor);
    }

    std::expected<std::size_t, Error> read(std::span<char> into) override
    {
        for (;;) {
            const ssize_t got = ::read(m_descriptor, into.data(), into.size());
            if (got >= 0)
                return static_cast<std::size_t>(got);
            if (errno != EINTR)
                return std::unexpected(systemError(errno, m_path));
        }
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    int m_descriptor;
    std::uint64_t m_size;
    std::string m_path;
};

class MemoryByteSource final : public ByteSource
{
public:
    explicit MemoryByteSource(std::string_view bytes) : m_rest(bytes), m_size(bytes.size()) {}

    std::expected<std::size_t, Error> read(std::span<char> into) override
    {
        const std::size_t count = std::min(into.size(), m_rest.size());
        std::copy_n(m_rest.begin(), count, into.begin());
        m_rest.remove_prefix(count);
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    std::string_view m_rest;
    std::uint64_t m_size;
};

} // namespace

std::expected<std::unique_ptr<ByteSource>, Error> openByteSource(const std::string& path)
{
    const bool isStandardInput = path == "-";
    const int descriptor = isStandardInput ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return std::unexpected(systemError(errno, path));
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0 || S_ISDIR(status.st_mode)) {
        const int number = S_ISDIR(status.st_mode) ? EISDIR : errno;
        if (!isStandardInput)
            ::close(descriptor);
        return std::unexpected(systemError(number, path));
    }
    const std::uint64_t size = S_ISREG(status.st_mode) ? static_cast<std::uint64_t>(status.st_size) : 0U;
    return std::make_unique<FileByteSource>(descriptor, size, path);
}

std::unique_ptr<ByteSource> memoryByteSource(std::string_view bytes)
{
    return std::make_unique<MemoryByteSource>(bytes);
}

} // namespace nidus
