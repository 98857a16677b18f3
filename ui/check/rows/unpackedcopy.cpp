// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/unpackedcopy.h"

#include "core/workflow/registry/savefile.h"

namespace nidus::ui {

base::Result<void> UnpackedCopy::append(std::span<const char> bytes)
{
    if (m_path.isEmpty()) {
        if (!m_file.open())
            return std::unexpected(workflow::errorOf(m_file));
        m_path = m_file.fileName();
    }
    const auto size = static_cast<qint64>(bytes.size());
    if (m_file.write(bytes.data(), size) != size || !m_file.flush())
        return std::unexpected(workflow::errorOf(m_file));
    return {};
}

} // namespace nidus::ui
