// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>
#include <QTemporaryFile>
#include <span>

namespace nidus::ui {

/// The contents of a packed file in a temporary file, because texts of rows are read back by offset. The
/// thread of the check writes it; rows that the check has reported may be read meanwhile.
class UnpackedCopy
{
public:
    [[nodiscard]] base::Result<void> append(std::span<const char> bytes);
    /// Empty if the input is not packed.
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QTemporaryFile m_file;
    QString m_path;
};

} // namespace nidus::ui
