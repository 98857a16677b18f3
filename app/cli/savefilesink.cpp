// SPDX-License-Identifier: Apache-2.0
#include "app/cli/savefilesink.h"

#include "core/base/filesync.h"

namespace nidus {

std::expected<std::unique_ptr<SaveFileSink>, Error> SaveFileSink::open(const QString& path)
{
    std::unique_ptr<SaveFileSink> sink(new SaveFileSink(path));
    if (!sink->m_file.open(QIODevice::WriteOnly))
        return std::unexpected(sink->error());
    return sink;
}

void SaveFileSink::write(std::string_view bytes)
{
    m_isEmpty = m_isEmpty && bytes.empty();
    m_file.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

std::expected<void, Error> SaveFileSink::flush()
{
    if (!m_file.flush() || !isGood())
        return std::unexpected(error());
    return {};
}

std::expected<void, Error> SaveFileSink::commit()
{
    const std::string path = m_file.fileName().toStdString();
    if (const auto synced = syncDescriptor(m_file.handle(), path); !synced) // QSaveFile overlooks a failure
        return synced;
    if (!m_file.commit())
        return std::unexpected(error());
    return syncFolderOf(path);
}

Error SaveFileSink::error() const
{
    return {m_file.error() == QFileDevice::ResourceError ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
            m_file.fileName().toStdString(), m_file.errorString().toStdString()};
}

} // namespace nidus
