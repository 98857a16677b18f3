// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace nidus::storage {

/// A file as the table content holds it: text that can be searched for people, and how it is written.
struct OriginalText
{
    QString text;
    QString encoding; ///< one of the words that the column admits; empty for no file
};

/// Every file has a form from which originalBytes() makes the same bytes.
[[nodiscard]] OriginalText originalText(const QByteArray& bytes);
[[nodiscard]] QByteArray originalBytes(const OriginalText& original);

} // namespace nidus::storage
