// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/savefile.h"

#include "core/base/disksync.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/files/outputfile.h"
#include "core/system/filenames.h"

#include <QFile>
#include <QFileInfo>

namespace nidus::workflow {

base::Error errorOf(const QFileDevice& file)
{
    return {file.error() == QFileDevice::ResourceError ? base::kDiskFull : base::kFileNotWritable,
            file.fileName().toStdString(), file.errorString().toStdString()};
}

bool writeAll(QFileDevice& file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const qint64 written = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

base::Result<void> commitFile(QSaveFile& file)
{
    // If there is no descriptor, or an earlier write failed, commit() fails and reports why.
    if (file.isOpen() && file.flush()) {
        if (const auto written =
                base::syncBytes(system::OpenFile::borrowed(file.handle()), file.fileName().toStdString());
            !written)
            return written;
    }
    if (!file.commit())
        return std::unexpected(errorOf(file));
    const QFileInfo info(file.fileName()); // if it is a link, its target was replaced
    return base::syncName(QFile::encodeName(info.canonicalFilePath()).toStdString());
}

namespace {

base::Result<void> writeBytes(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        !writeAll(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return std::unexpected(errorOf(file));
    return commitFile(file);
}

} // namespace

base::Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    if (auto allowed = storage::checkOutputFile(path); !allowed)
        return allowed;
    return writeBytes(path, bytes);
}

base::Result<void> writeOwnFile(const QString& path, const QByteArray& bytes)
{
    if (auto known = storage::checkFileName(path); !known)
        return known;
    if (!system::isFreeOrRegular(QFile::encodeName(path).toStdString()))
        return std::unexpected(base::Error{base::kFileNotWritable, path.toStdString(), "not a regular file"});
    return writeBytes(path, bytes);
}

} // namespace nidus::workflow
