// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/check/checksource.h"
#include "ui/check/rows/checkrow.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <optional>

namespace nidus::ui {

/// Reads the texts of rows back from the input. Keeps the file open, so its old content can still be read
/// after the file is replaced or deleted. Use from one thread at a time.
class RowReader
{
public:
    explicit RowReader(workflow::CheckSource input);

    /// Returns the row's text, at most CheckRow::kMaxLength bytes. Absent when the file cannot be read or is
    /// now too short.
    [[nodiscard]] std::optional<QByteArray> text(const CheckRow& row);

private:
    void open(const QString& path);
    [[nodiscard]] QByteArray bytesAt(std::uint64_t offset, std::size_t length);
    /// Whether a quotation mark is before the text: it is in a quoted field or in a string of JSON.
    [[nodiscard]] bool isQuoted(const CheckRow& row);
    [[nodiscard]] QByteArray undoubledAt(const CheckRow& row);
    [[nodiscard]] QByteArray unescapedAt(const CheckRow& row);

    workflow::CheckSource m_input;
    QFile m_file;
    QByteArray m_window; ///< a section of the file; rows are usually read in sequence
    std::uint64_t m_windowOffset = 0;
};

} // namespace nidus::ui
