// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/outputfile.h"

#include "core/storage/files/registryfile.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kFilesBeside{"-wal"_L1, "-shm"_L1, "-journal"_L1, ".heads"_L1};
constexpr std::array kFoldersBeside{".backups"_L1, ".open"_L1};

/// Returns where writing to the path would end: links are followed, also one to a file that does not exist.
QString targetOf(const QString& path)
{
    constexpr int kMostLinks = 40; // as Linux allows
    QFileInfo info(path);
    for (int links = 0; info.isSymLink() && links < kMostLinks; ++links)
        info = QFileInfo(info.symLinkTarget());
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
}

/// A registry may be too damaged to be recognized; what is kept for it still shows whose place this is.
bool isPlaceOfRegistry(const QString& path)
{
    if (isRegistryFile(path))
        return true;
    return QFileInfo::exists(path + ".heads"_L1) || QFileInfo(path + ".backups"_L1).isDir();
}

bool isPartOfRegistry(const QString& path)
{
    if (isPlaceOfRegistry(path))
        return true;
    const bool isBeside = std::ranges::any_of(kFilesBeside, [&path](QLatin1StringView ending) {
        return path.endsWith(ending) && isPlaceOfRegistry(path.chopped(ending.size()));
    });
    const QString folder = QFileInfo(path).absolutePath();
    return isBeside || std::ranges::any_of(kFoldersBeside, [&folder](QLatin1StringView ending) {
               return folder.endsWith(ending) && isPlaceOfRegistry(folder.chopped(ending.size()));
           });
}

} // namespace

base::Result<void> checkOutputFile(const QString& path)
{
    if (isPartOfRegistry(targetOf(path)))
        return std::unexpected(base::Error{kPartOfRegistry, path.toStdString(), {}});
    return {};
}

} // namespace nidus::storage
