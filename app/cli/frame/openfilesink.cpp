// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/openfilesink.h"

#include "core/base/systemerror.h"

#include <utility>

namespace nidus::cli {

OpenFileSink::OpenFileSink(system::OpenFile file, std::size_t held, std::string name)
    : m_file(std::move(file)), m_limit(held), m_name(std::move(name))
{
    m_held.reserve(m_limit);
}

void OpenFileSink::write(std::string_view bytes)
{
    if (m_held.size() + bytes.size() > m_limit) {
        writeOut(m_held);
        m_held.clear();
    }
    if (bytes.size() > m_limit)
        writeOut(bytes);
    else
        m_held += bytes;
}

base::Result<void> OpenFileSink::flush()
{
    writeOut(m_held);
    m_held.clear();
    if (m_error)
        return std::unexpected(base::writeError(m_error, m_name));
    return {};
}

void OpenFileSink::writeOut(std::string_view bytes)
{
    if (!m_error)
        m_error = m_file.write(bytes);
}

} // namespace nidus::cli
