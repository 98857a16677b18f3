// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <cstddef>
#include <vector>

namespace nidus::ui {

/// Where the bytes of a text's UTF-8 form stand in its UTF-16 form: the grammar engine counts the ones, a
/// text control the others.
class Utf8Offsets
{
public:
    Utf8Offsets() = default;
    explicit Utf8Offsets(QStringView text);

    /// The UTF-16 offset of a byte; offsets beyond the text give its end.
    [[nodiscard]] int utf16(std::size_t byte) const;

private:
    qsizetype m_length = 0;
    std::vector<int> m_offsets; ///< per byte; empty for ASCII, where both are the same
};

} // namespace nidus::ui
