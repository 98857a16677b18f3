// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <cstddef>
#include <vector>

namespace nidus::ui {

/// Maps byte offsets in the UTF-8 form of a text, used by the grammar engine, to offsets in its UTF-16 form,
/// used by text controls.
class Utf8Offsets
{
public:
    Utf8Offsets() = default;
    explicit Utf8Offsets(QStringView text);

    /// Returns the UTF-16 offset of a byte; offsets beyond the text return its end.
    [[nodiscard]] int utf16(std::size_t byte) const;

private:
    qsizetype m_length = 0;
    std::vector<int> m_offsets; ///< per byte; empty for ASCII, where both are the same
};

} // namespace nidus::ui
