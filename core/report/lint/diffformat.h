// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatediff.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace nidus::report {

/// Two versions side by side: what they are called, and what differs.
struct NamedDiff
{
    QString before; ///< "isbn@1", or a file
    QString after;
    QList<registration::PartDiff> parts;
};

/// "--- BEFORE", "+++ AFTER", then for each part "@@ KEY @@" and its text. By lines: every line with '-', '+'
/// or ' ' before it. By words: the text with "[-removed-]" and "{+added+}" in it. UTF-8, LF; empty when
/// nothing differs. Deterministic.
[[nodiscard]] QByteArray writeDiffText(const NamedDiff& diff, registration::DiffUnit unit);

/// The same as one HTML page that stands alone: <del> and <ins>, told apart by line and letter shape as well
/// as by colour. Deterministic.
[[nodiscard]] QByteArray writeDiffHtml(const NamedDiff& diff);

} // namespace nidus::report
