// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace nidus::storage {

/// A file as the table content stores it: text in which people can be found, and its encoding.
struct OriginalText
{
    QString text;
    QString encoding; ///< one of the words that the column allows; empty for no file
};

/// Converts a file of any bytes to a form from which originalBytes() returns the same bytes.
[[nodiscard]] OriginalText originalText(const QByteArray& bytes);
[[nodiscard]] QByteArray originalBytes(const OriginalText& original);

} // namespace nidus::storage
