// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filelocation.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <cstdint>
#include <linux/magic.h>
#include <sys/vfs.h>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

// FUSE serves sshfs and its like.
constexpr std::array<std::uint32_t, 9> kNetworkFileSystems{
    NFS_SUPER_MAGIC,  SMB_SUPER_MAGIC,  CIFS_SUPER_MAGIC, SMB2_SUPER_MAGIC, AFS_SUPER_MAGIC,
    CODA_SUPER_MAGIC, CEPH_SUPER_MAGIC, V9FS_MAGIC,       FUSE_SUPER_MAGIC};

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
    struct statfs info = {};
    if (::statfs(QFile::encodeName(folder).constData(), &info) == 0 &&
        std::ranges::find(kNetworkFileSystems, static_cast<std::uint32_t>(info.f_type)) !=
            kNetworkFileSystems.end())
        return FileLocation::NetworkFolder;
    return FileLocation::Local;
}

std::expected<void, Error> checkFileName(const QString& path)
{
    if (path.contains(QChar::ReplacementCharacter))
        return std::unexpected(Error{ErrorCode::UnknownFileName, path.toStdString(), {}});
    return {};
}

} // namespace nidus
