// SPDX-License-Identifier: Apache-2.0
#include "core/base/spool.h"

#include "core/base/systemerror.h"

#include <expected>
#include <span>
#include <system_error>
#include <utility>

namespace nidus::base {

Spool::Spool(std::string folder, std::size_t heldBytes) : m_folder(std::move(folder)), m_heldBytes(heldBytes)
{}

void Spool::add(std::string_view bytes)
{
    if (m_failure)
        return;
    m_places.push_back({m_written + m_held.size(), bytes.size()});
    m_held += bytes;
    if (m_held.size() > m_heldBytes)
        writeHeld();
}

void Spool::clear() { m_places.clear(); }

void Spool::arrange(const std::vector<std::size_t>& order)
{
    std::vector<Place> arranged;
    arranged.reserve(order.size());
    for (const std::size_t index : order)
        arranged.push_back(m_places[index]);
    m_places = std::move(arranged);
}

Result<std::string> Spool::at(std::size_t index) const
{
    const Place place = m_places[index];
    if (place.offset >= m_written) // a string is never in both
        return m_held.substr(place.offset - m_written, place.length);
    std::string bytes(place.length, '\0');
    if (const std::error_code error = m_file.readAt(std::span(bytes), place.offset))
        return std::unexpected(readError(error, m_folder));
    return bytes;
}

void Spool::writeHeld()
{
    if (!m_file) {
        std::expected<system::OpenFile, std::error_code> made = system::OpenFile::makeNameless(m_folder);
        if (!made) {
            m_failure = writeError(made.error(), m_folder);
            return;
        }
        m_file = *std::move(made);
    }
    if (const std::error_code error = m_file.write(m_held)) {
        m_failure = writeError(error, m_folder);
        return;
    }
    m_written += m_held.size();
    m_held.clear();
}

} // namespace nidus::base
