// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/watch.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

namespace nidus::faults {

Watch& watch()
{
    static auto* const only = new Watch; // never destroyed: calls come until the very end of the program
    return *only;
}

bool concerns(std::string_view path)
{
    const std::string& folder = watch().folder;
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

const OpenFile* fileOf(int descriptor)
{
    const auto file = watch().open.find(descriptor);
    return file == watch().open.end() ? nullptr : &file->second;
}

bool fails(const char* call)
{
    Watch& now = watch();
    if (!now.fails)
        return false;
    const std::uint64_t number = ++now.report.calls;
    const std::uint64_t first = now.fault.call;
    if (first == 0 || number < first || (number > first && !now.fault.persists))
        return false;
    if (number == first)
        now.report.failed = call;
    errno = now.fault.error;
    return true;
}

void record(DiskOperation operation)
{
    const int error = errno;
    if (watch().records)
        watch().operations.push_back(std::move(operation));
    errno = error;
}

FileId fileNamed(const std::string& path)
{
    const auto known = watch().names.find(path);
    return known == watch().names.end() ? 0 : known->second;
}

FileId newFile(const std::string& path)
{
    const FileId file = ++watch().lastFile;
    watch().names[path] = file;
    record({.kind = DiskOperation::Kind::Create, .file = file, .path = path});
    return file;
}

namespace {

/// Records every file in the folder as if it had just been written and synced.
void recordFolder(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::vector<fs::path> entries;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        entries.push_back(entry.path());
    std::ranges::sort(entries); // a folder comes before its content
    for (const fs::path& path : entries) {
        if (fs::is_directory(path)) {
            record({.kind = DiskOperation::Kind::MakeFolder, .path = path.string()});
        } else {
            const FileId file = newFile(path.string());
            std::ifstream stream(path, std::ios::binary);
            record({.kind = DiskOperation::Kind::Write,
                    .file = file,
                    .offset = 0,
                    .bytes = std::string(std::istreambuf_iterator<char>(stream), {})});
            record({.kind = DiskOperation::Kind::Sync, .file = file});
        }
        record({.kind = DiskOperation::Kind::SyncFolder, .path = path.parent_path().string()});
    }
}

/// Also for a program that was started with this code as a library.
[[gnu::constructor]] void failAsTheEnvironmentSays()
{
    const char* const folder = std::getenv("NIDUS_FAULT_FOLDER");
    if (folder == nullptr)
        return;
    const auto number = [](const char* name) {
        const char* const text = std::getenv(name);
        return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
    };
    startFailing(folder, {.call = number("NIDUS_FAULT_CALL"),
                          .error = int(number("NIDUS_FAULT_ERROR")),
                          .persists = number("NIDUS_FAULT_GOES_ON") != 0});
}

/// Reports to whoever started the program how many calls there were and which one failed.
[[gnu::destructor]] void reportAsTheEnvironmentSays()
{
    const char* const path = std::getenv("NIDUS_FAULT_REPORT");
    if (path == nullptr)
        return;
    const FaultReport report = stopFailing();
    std::ofstream(path) << report.calls << ' ' << report.failed;
}

/// Also for files that are already open in the folder.
void start(const std::string& folder)
{
    Watch& now = watch();
    now.folder = folder;
    now.open.clear();
    now.names.clear();
    now.operations.clear();
    if (now.records)
        recordFolder(folder);
    namespace fs = std::filesystem;
    for (const fs::directory_entry& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code failed; // for the descriptor that reads this folder
        const std::string path = fs::read_symlink(entry.path(), failed).string();
        if (!failed && concerns(path))
            now.open[std::stoi(entry.path().filename().string())] = {.file = fileNamed(path), .path = path};
    }
    watches = true;
}

} // namespace

void startRecording(const std::string& folder)
{
    watch().records = true;
    start(folder);
}

std::size_t recordedOperations()
{
    const std::scoped_lock lock(watch().mutex);
    return watch().operations.size();
}

std::vector<DiskOperation> stopRecording()
{
    watches = false;
    const std::scoped_lock lock(watch().mutex);
    watch().records = false;
    return std::exchange(watch().operations, {});
}

void startFailing(const std::string& folder, const Fault& fault)
{
    Watch& now = watch();
    now.fault = fault;
    now.report = {};
    now.fails = true;
    start(folder);
}

FaultReport stopFailing()
{
    watches = false;
    const std::scoped_lock lock(watch().mutex);
    watch().fails = false;
    return watch().report;
}

} // namespace nidus::faults
