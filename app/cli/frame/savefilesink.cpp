// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/savefilesink.h"

#include "core/workflow/registry/savefile.h"

namespace nidus::cli {

namespace {

constexpr std::size_t kHeld = std::size_t{256} << 10; ///< bytes

} // namespace

base::Result<std::unique_ptr<SaveFileSink>> SaveFileSink::open(const QString& path)
{
    std::unique_ptr<SaveFileSink> sink(new SaveFileSink(path));
    if (!sink->m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return std::unexpected(workflow::errorOf(sink->m_file));
    return sink;
}

void SaveFileSink::write(std::string_view bytes)
{
    m_isEmpty = m_isEmpty && bytes.empty();
    if (m_held.size() + bytes.size() < kHeld) {
        m_held += bytes;
        return;
    }
    handOn(m_held);
    m_held.clear();
    handOn(bytes);
}

base::Result<void> SaveFileSink::flush()
{
    if (!isGood())
        return std::unexpected(workflow::errorOf(m_file));
    return {};
}

void SaveFileSink::discard()
{
    m_isEmpty = true;
    m_held.clear();
    m_isGood = m_isGood && m_file.resize(0) && m_file.seek(0);
}

base::Result<void> SaveFileSink::commit()
{
    handOn(m_held);
    if (!isGood())
        return std::unexpected(workflow::errorOf(m_file));
    return workflow::commitFile(m_file);
}

void SaveFileSink::handOn(std::string_view bytes)
{
    m_isGood = m_isGood && workflow::writeAll(m_file, bytes);
}

} // namespace nidus::cli
