// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filelocation.h"

#include "core/system/filenames.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSyncFolders{"dropbox"_L1,   "onedrive"_L1, "google drive"_L1, "googledrive"_L1,
                                  "nextcloud"_L1, "owncloud"_L1, "icloud drive"_L1, "syncthing"_L1,
                                  "seafile"_L1,   "megasync"_L1, "pcloud"_L1,       "box sync"_L1};

bool isSyncFolderName(const QString& name)
{
    const QString folded = name.toLower();
    return std::ranges::any_of(kSyncFolders, [&folded](QLatin1StringView known) {
        // "OneDrive - Example Inc."
        return folded == known || folded.startsWith(QString(known) + " - "_L1);
    });
}

} // namespace

FileLocation locationOf(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (std::ranges::any_of(folder.split(u'/'), isSyncFolderName))
        return FileLocation::SyncFolder;
    if (system::isOnNetwork(QFile::encodeName(folder).toStdString()))
        return FileLocation::NetworkFolder;
    return FileLocation::Local;
}

base::Result<void> checkFileName(const QString& path)
{
    if (path.contains(QChar::ReplacementCharacter))
        return std::unexpected(base::Error{kUnknownFileName, path.toStdString(), {}});
    return {};
}

} // namespace nidus::storage
