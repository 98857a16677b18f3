// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace nidus::faults {

namespace {

using Kind = DiskOperation::Kind;

std::string folderOf(const std::string& path) { return path.substr(0, path.rfind('/')); }

/// Returns the folder whose names an operation changes.
std::string placeOf(const DiskOperation& operation)
{
    return folderOf(operation.target.empty() ? operation.path : operation.target);
}

/// Writes bytes to a file, which grows as needed.
void put(std::string& content, std::size_t offset, std::string_view bytes)
{
    content.resize(std::max(content.size(), offset + bytes.size()));
    content.replace(offset, bytes.size(), bytes);
}

/// Writes some of the sectors of one write. If the file grows, its new length may be on the disk without the
/// bytes: then the sector has its previous content.
void putSomeSectors(std::string& content, const DiskOperation& write, std::size_t sector, double kept,
                    std::mt19937& random)
{
    std::bernoulli_distribution isKept(kept);
    std::bernoulli_distribution isLengthKept(0.5);
    const auto begin = std::size_t(write.offset);
    const std::size_t end = begin + write.bytes.size();
    for (std::size_t at = begin; at < end;) {
        const std::size_t next = std::min(end, (at / sector + 1) * sector);
        if (isKept(random))
            put(content, at, std::string_view(write.bytes).substr(at - begin, next - at));
        else if (next > content.size() && isLengthKept(random)) {
            const std::size_t old = std::max(content.size(), at);
            put(content, old, std::string(next - old, isLengthKept(random) ? '\0' : '\xA5'));
        }
        at = next;
    }
}

} // namespace

void Disk::Names::apply(const DiskOperation& operation)
{
    switch (operation.kind) {
    case Kind::Create: files[operation.path] = operation.file; break;
    case Kind::Link: files[operation.target] = operation.file; break;
    case Kind::Rename:
        files.erase(operation.path);
        files[operation.target] = operation.file;
        break;
    case Kind::Exchange: std::swap(files[operation.path], files[operation.target]); break;
    case Kind::Unlink: files.erase(operation.path); break;
    case Kind::MakeFolder: folders.insert(operation.path); break;
    case Kind::RemoveFolder: folders.erase(operation.path); break;
    case Kind::Write:
    case Kind::Truncate:
    case Kind::Sync:
    case Kind::SyncFolder:
    case Kind::SyncAll: break; // do not change names
    }
}

void Disk::apply(const DiskOperation& operation)
{
    std::mt19937 unused;
    const auto keep = [&](File& file) {
        file.durable = contentAfter(file, Loss::None, unused);
        file.pending.clear();
    };
    switch (operation.kind) {
    case Kind::Write:
    case Kind::Truncate: m_files[operation.file].pending.push_back(operation); break;
    case Kind::Sync: keep(m_files[operation.file]); break;
    case Kind::SyncFolder: syncFolders({operation.path}); break;
    case Kind::SyncAll:
        for (auto& [id, file] : m_files)
            keep(file);
        m_durable = namesAfter(Loss::None, unused);
        m_pending.clear();
        break;
    default: // change names
        m_pending.push_back(operation);
    }
}

void Disk::syncFolders(std::set<std::string> folders)
{
    // A file moved from another folder makes the names of that folder durable, too.
    for (const DiskOperation& operation : m_pending) {
        if (operation.kind == Kind::Rename && folders.contains(placeOf(operation)))
            folders.insert(folderOf(operation.path));
    }
    std::erase_if(m_pending, [&](const DiskOperation& operation) {
        const bool isKept = folders.contains(placeOf(operation));
        if (isKept)
            m_durable.apply(operation);
        return isKept;
    });
}

Disk::Names Disk::namesAfter(Loss loss, std::mt19937& random) const
{
    Names names = m_durable;
    std::map<std::string, int> left; // how many more operations of a folder to keep
    for (const DiskOperation& operation : m_pending)
        ++left[placeOf(operation)];
    if (loss == Loss::All)
        left.clear();
    if (loss == Loss::Random) {
        for (auto& [folder, count] : left)
            count = std::uniform_int_distribution(0, count)(random);
    }
    for (const DiskOperation& operation : m_pending) {
        if (left[placeOf(operation)]-- > 0)
            names.apply(operation);
    }
    return names;
}

std::string Disk::contentAfter(const File& file, Loss loss, std::mt19937& random) const
{
    std::string content = file.durable;
    if (loss == Loss::All)
        return content;
    const std::size_t sector = std::bernoulli_distribution(0.5)(random) ? 512 : 4096;
    const double kept = std::array{0.1, 0.5, 0.9}[random() % 3];
    for (const DiskOperation& operation : file.pending) {
        const bool isWhole = loss == Loss::None || std::bernoulli_distribution(kept)(random);
        if (operation.kind == Kind::Truncate) {
            if (isWhole)
                content.resize(std::size_t(operation.offset));
        } else if (loss == Loss::None) {
            put(content, std::size_t(operation.offset), operation.bytes);
        } else {
            putSomeSectors(content, operation, sector, kept, random);
        }
    }
    return content;
}

DiskState Disk::afterPowerCut(Loss loss, std::mt19937& random) const
{
    const Names names = namesAfter(loss, random);
    DiskState state;
    std::map<FileId, std::string> contents; // one content for all names of a file
    const auto isThere = [&](const std::string& folder) {
        for (std::string above = folder; above != m_root; above = folderOf(above)) {
            if (!names.folders.contains(above))
                return false;
        }
        return true;
    };
    for (const std::string& folder : names.folders) {
        if (isThere(folder))
            state.folders.insert(folder);
    }
    for (const auto& [path, id] : names.files) {
        if (!isThere(folderOf(path)))
            continue;
        if (!contents.contains(id)) {
            const auto file = m_files.find(id);
            contents[id] = file == m_files.end() ? "" : contentAfter(file->second, loss, random);
        }
        state.files[path] = contents[id];
    }
    return state;
}

} // namespace nidus::faults
