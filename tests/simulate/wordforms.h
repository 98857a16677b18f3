// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace nidus::simulate {

/// Returns how the bytes of a file contain a name: as it is, with another form of accents, with soft hyphens,
/// over two lines, or in an encoding of email. Empty if they do not.
[[nodiscard]] QString formOf(const QString& word, const QByteArray& bytes);

/// Returns whether a report names a file, or the database whose journal the file is.
[[nodiscard]] bool isNamed(const QString& report, const QString& path);

} // namespace nidus::simulate
