// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/outputfile.h"

#include "core/storage/files/registryfile.h"
#include "core/storage/sqlite/sqlite.h"
#include "core/system/filenames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// What follows the name of a registry, also of one file out of several.
constexpr std::array kFilesBeside{".heads"_L1, ".restoring"_L1, ".open-to-others"_L1, ".bak-schema*"_L1,
                                  ".damaged-*"_L1};
constexpr std::array kFoldersBeside{".backups"_L1, ".open"_L1};

/// Returns where writing to the path would end, as the system resolves it: QFileInfo takes "link/.." for the
/// folder of the link. Links are followed, also one to a file that does not exist.
QString targetOf(const QString& path)
{
    constexpr int kMostLinks = 40; // as Linux allows
    std::error_code error;
    std::filesystem::path at(QFile::encodeName(path).toStdString());
    for (int links = 0; links < kMostLinks && std::filesystem::is_symlink(at, error); ++links)
        at = at.parent_path() / std::filesystem::read_symlink(at, error);
    std::filesystem::path target = std::filesystem::canonical(at, error);
    if (error)
        target =
            std::filesystem::canonical(at.has_parent_path() ? at.parent_path() : ".", error) / at.filename();
    return error ? QFileInfo(path).absoluteFilePath() : QFile::decodeName(target.c_str());
}

/// A registry may be too damaged to be recognized; what is kept for it still shows whose place this is.
bool isPlaceOfRegistry(const QString& path)
{
    if (isRegistryFile(path))
        return true;
    return QFileInfo::exists(path + ".heads"_L1) || QFileInfo(path + ".backups"_L1).isDir();
}

/// The endings of kFilesBeside and SQLite's, as patterns of file names.
QStringList endingsBeside()
{
    QStringList endings;
    for (const QLatin1StringView suffix : kCompanionSuffixes)
        endings.append(suffix);
    for (const QLatin1StringView suffix : kFilesBeside)
        endings.append(suffix);
    return endings;
}

/// Returns the part of a file's path before an ending, such as the registry of "r.nidus.bak-schema10"; empty
/// if it has no such ending. In any letter case, because some file systems ignore it.
QString beforeEnding(const QString& path, const QString& ending)
{
    const qsizetype star = ending.indexOf(u'*');
    if (star < 0)
        return path.endsWith(ending, Qt::CaseInsensitive) ? path.chopped(ending.size()) : QString();
    const qsizetype begin = path.lastIndexOf(ending.first(star), -1, Qt::CaseInsensitive);
    return begin > 0 && path.endsWith(ending.sliced(star + 1)) ? path.first(begin) : QString();
}

bool isPartOfRegistry(const QString& path)
{
    if (isPlaceOfRegistry(path))
        return true;
    const bool isBeside = std::ranges::any_of(endingsBeside(), [&path](const QString& ending) {
        const QString registry = beforeEnding(path, ending);
        return !registry.isEmpty() && isPlaceOfRegistry(registry);
    });
    const QString folder = QFileInfo(path).absolutePath();
    return isBeside || std::ranges::any_of(kFoldersBeside, [&folder](QLatin1StringView ending) {
               return folder.endsWith(ending, Qt::CaseInsensitive) &&
                      isPlaceOfRegistry(folder.chopped(ending.size()));
           });
}

/// In the folder of the user's data, also of another user: the heads of all registries, edits that were not
/// saved, and comments that were not sent.
bool isKeptForUser(const QString& target)
{
    // As the XDG Base Directory Specification has it; the layer does without QStandardPaths.
    const QString chosen = qEnvironmentVariable("XDG_DATA_HOME");
    const QString data =
        targetOf((chosen.startsWith(u'/') ? chosen : QDir::homePath() + "/.local/share"_L1) + "/nidus"_L1);
    const auto isKept = [&target](const QString& folder) {
        return target.endsWith(folder + "/heads"_L1) || target.contains(folder + "/recovery/"_L1) ||
               target.contains(folder + "/typed/"_L1);
    };
    return isKept(u"/nidus"_s) || (target.startsWith(data) && isKept(data));
}

/// Returns the files of one or more registries in a folder, whose names begin with `prefix`, and what is in
/// the folders that are kept for them.
QStringList keptFiles(const QDir& folder, const QString& prefix)
{
    QStringList kept;
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        if (name.startsWith(prefix) && isPartOfRegistry(folder.filePath(name)))
            kept.append(folder.filePath(name));
    }
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot)) {
        const QDir inner(folder.filePath(name));
        if (!name.startsWith(prefix) || !isPartOfRegistry(inner.filePath(u"any"_s)))
            continue;
        for (const QString& file : inner.entryList(QDir::Files | QDir::Hidden))
            kept.append(inner.filePath(file));
    }
    return kept;
}

/// Compares device and inode, without opening the files.
bool isSameFile(const QString& one, const QString& other)
{
    std::error_code ignored;
    return std::filesystem::equivalent(QFile::encodeName(one).toStdString(),
                                       QFile::encodeName(other).toStdString(), ignored);
}

/// Whether the file is also known by a name that a registry in its folder, or the one in use, keeps. In its
/// folder, that is only possible for a file with hard links.
bool isOtherNameOfPart(const QString& path, const QString& registry)
{
    const std::uint64_t names = system::nameCount(QFile::encodeName(path).toStdString());
    if (names == 0)
        return false;
    QStringList kept = names > 1 ? keptFiles(QFileInfo(path).absoluteDir(), {}) : QStringList();
    if (const QFileInfo used(targetOf(registry)); !registry.isEmpty())
        kept += keptFiles(used.absoluteDir(), used.fileName());
    kept.removeAll(path); // not a part under its own name
    return std::ranges::any_of(kept, [&path](const QString& file) { return isSameFile(file, path); });
}

} // namespace

base::Result<void> checkOutputFile(const QString& path, const QString& registry)
{
    const QString target = targetOf(path);
    if (isPartOfRegistry(target) || isKeptForUser(target) || isOtherNameOfPart(target, registry))
        return std::unexpected(base::Error{kPartOfRegistry, path.toStdString(), {}});
    return {};
}

} // namespace nidus::storage
