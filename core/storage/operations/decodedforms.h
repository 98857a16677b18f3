// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace nidus::storage {

/// Returns the text, and what it contains in an encoding that mail, web pages, and data files use:
/// quoted-printable, Base64, character references and tags of HTML, escapes of JSON and RTF, letters of
/// LaTeX, percent-encoding, and UTF-16; also one inside another. Bytes that are not UTF-8 are also read as
/// ISO 8859-1.
[[nodiscard]] QStringList decodedForms(const QString& text);

} // namespace nidus::storage
