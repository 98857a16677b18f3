// SPDX-License-Identifier: Apache-2.0
#include "app/cli/descriptorsink.h"

#include <cerrno>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nidus {

DescriptorSink::DescriptorSink(int descriptor, std::size_t held, std::string name)
    : m_descriptor(descriptor), m_limit(held), m_name(std::move(name))
{
    m_held.reserve(m_limit);
}

void DescriptorSink::write(std::string_view bytes)
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

std::expected<void, Error> DescriptorSink::flush()
{
    writeOut(m_held);
    m_held.clear();
    if (m_errno == 0)
        return {};
    const ErrorCode code = m_errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileNotWritable;
    return std::unexpected(Error{code, m_name, std::generic_category().message(m_errno)});
}

void DescriptorSink::writeOut(std::string_view bytes)
{
    while (m_errno == 0 && !bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            m_errno = errno;
    }
}

} // namespace nidus
