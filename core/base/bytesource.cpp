// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytesource.h"

#include "core/base/systemerror.h"
#include "core/system/openfile.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace nidus::base {

namespace {

class FileByteSource final : public ByteSource
{
public:
    FileByteSource(system::OpenFile file, std::uint64_t size, std::string path)
        : m_file(std::move(file)), m_size(size), m_path(std::move(path))
    {}

    Result<std::size_t> read(std::span<char> into) override
    {
        const std::expected<std::size_t, std::error_code> got = m_file.read(into);
        if (!got)
            return std::unexpected(readError(got.error(), m_path));
        return *got;
    }
    [[nodiscard]] bool isReady() const override { return m_file.isReady(); }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

private:
    system::OpenFile m_file;
    std::uint64_t m_size;
    std::string m_path;
};

class MemoryByteSource final : public ByteSource
{
public:
    explicit MemoryByteSource(std::string_view bytes) : m_rest(bytes), m_size(bytes.size()) {}

    Result<std::size_t> read(std::span<char> into) override
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

Result<std::unique_ptr<ByteSource>> sourceOf(std::expected<system::OpenFile, std::error_code> file,
                                             const std::string& path)
{
    if (!file)
        return std::unexpected(readError(file.error(), path));
    const std::expected<system::FileFacts, std::error_code> facts = file->facts();
    if (!facts || facts->isFolder)
        return std::unexpected(
            readError(facts ? make_error_code(std::errc::is_a_directory) : facts.error(), path));
    return std::make_unique<FileByteSource>(*std::move(file), facts->size, path);
}

} // namespace

Result<std::unique_ptr<ByteSource>> openByteSource(const std::string& path)
{
    return sourceOf(path == "-" ? system::OpenFile::borrowed(0)
                                : system::OpenFile::open(path, system::OpenWay::Read),
                    path);
}

Result<std::unique_ptr<ByteSource>> openRegularSource(const std::string& path)
{
    return sourceOf(system::OpenFile::open(path, system::OpenWay::ReadRegular), path);
}

std::unique_ptr<ByteSource> memoryByteSource(std::string_view bytes)
{
    return std::make_unique<MemoryByteSource>(bytes);
}

} // namespace nidus::base
