// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>
#include <QTemporaryFile>
#include <expected>
#include <span>

namespace nidus::ui {

/// What a packed file holds, kept in a temporary file while it is checked, because texts of rows are read
/// back by their place. Written by the check's thread; what the check told of may be read meanwhile.
class UnpackedCopy
{
public:
    [[nodiscard]] std::expected<void, base::Error> append(std::span<const char> bytes);
    /// Empty while nothing is kept: the input is not packed.
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QTemporaryFile m_file;
    QString m_path;
};

} // namespace nidus::ui
