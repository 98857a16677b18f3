// SPDX-License-Identifier: Apache-2.0
#include "core/base/disksync.h"

#include "core/base/systemerror.h"

#include <filesystem>
#include <ranges>
#include <system_error>
#include <utility>

namespace nidus::base {

namespace {

Result<void> openAndWait(const std::string& opened, system::OpenWay way, const std::string& subject)
{
    const std::expected<system::OpenFile, std::error_code> file = system::OpenFile::open(opened, way);
    // A folder that we may write but not read cannot be synced.
    if (!file && file.error() == std::errc::permission_denied && way == system::OpenWay::ReadFolder)
        return {};
    if (!file)
        return std::unexpected(writeError(file.error(), subject));
    return syncBytes(*file, subject);
}

} // namespace

Result<void> syncBytes(const std::string& path) { return openAndWait(path, system::OpenWay::Read, path); }

Result<void> syncBytes(const system::OpenFile& file, const std::string& path)
{
    if (const std::error_code error = file.sync())
        return std::unexpected(writeError(error, path));
    return {};
}

Result<void> syncName(const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return openAndWait(folder.empty() ? "." : folder.string(), system::OpenWay::ReadFolder, path);
}

Result<void> makeFolder(const std::string& path)
{
    NewFolders folders;
    auto made = folders.make(path);
    if (made)
        folders.keep();
    return made;
}

NewFolders& NewFolders::operator=(NewFolders&& other) noexcept
{
    std::swap(m_made, other.m_made);
    return *this;
}

NewFolders::~NewFolders()
{
    std::error_code ignored; // fails, as intended, if the folder contains something
    for (const std::string& folder : m_made | std::views::reverse)
        std::filesystem::remove(folder, ignored);
}

Result<void> NewFolders::make(const std::string& path)
{
    namespace fs = std::filesystem;
    // Without a trailing slash, which would make the folder its own parent.
    const fs::path folder = fs::path(path).has_filename() ? fs::path(path) : fs::path(path).parent_path();
    std::error_code error;
    if (fs::is_directory(folder, error))
        return {};
    if (folder.has_parent_path()) {
        if (const auto above = make(folder.parent_path().string()); !above)
            return above;
    }
    const bool isNew = fs::create_directory(folder, error); // not an error if another process was faster
    if (error)
        return std::unexpected(writeError(error, path));
    if (isNew)
        m_made.push_back(folder.string());
    return syncName(folder.string());
}

Result<void> NewFolders::makeOwn(const std::string& path)
{
    auto made = make(path);
    if (made && !system::isOwnFolder(path))
        return std::unexpected(Error{kFileNotWritable, path, "a symbolic link, not a folder"});
    return made;
}

} // namespace nidus::base
