// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/savefile.h"

#include "core/base/diskwait.h"

#include <QFile>
#include <QFileInfo>

namespace nidus {

Error errorOf(const QFileDevice& file)
{
    return {file.error() == QFileDevice::ResourceError ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
            file.fileName().toStdString(), file.errorString().toStdString()};
}

std::expected<void, Error> commitFile(QSaveFile& file)
{
    // Where there is no descriptor, or an earlier write failed, commit() fails and knows why.
    if (file.isOpen() && file.flush()) {
        if (const auto written =
                waitForBytes(OpenFile::borrowed(file.handle()), file.fileName().toStdString());
            !written)
            return written;
    }
    if (!file.commit())
        return std::unexpected(errorOf(file));
    const QFileInfo info(file.fileName()); // where it is a link, what that points to was replaced
    return waitForName(QFile::encodeName(info.canonicalFilePath()).toStdString());
}

std::expected<void, Error> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return std::unexpected(errorOf(file));
    return commitFile(file);
}

} // namespace nidus
