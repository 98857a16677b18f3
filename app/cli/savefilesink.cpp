// SPDX-License-Identifier: Apache-2.0
#include "app/cli/savefilesink.h"

#include "core/workflow/savefile.h"

namespace nidus {

std::expected<std::unique_ptr<SaveFileSink>, Error> SaveFileSink::open(const QString& path)
{
    std::unique_ptr<SaveFileSink> sink(new SaveFileSink(path));
    if (!sink->m_file.open(QIODevice::WriteOnly))
        return std::unexpected(errorOf(sink->m_file));
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
        return std::unexpected(errorOf(m_file));
    return {};
}

std::expected<void, Error> SaveFileSink::commit()
{
    return commitFile(m_file);
}

} // namespace nidus
