// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatediff.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace nidus::report {

/// The differences between two versions, and the names of both.
struct NamedDiff
{
    QString before; ///< "isbn@1", or a file
    QString after;
    QList<registration::PartDiff> parts;
};

/// Writes "--- BEFORE", "+++ AFTER", then for each field "@@ KEY @@" and its text. By lines: every line
/// starts with '-', '+', or ' '. By words: the text contains "[-removed-]" and "{+added+}". UTF-8, LF; empty
/// if nothing differs. Deterministic.
[[nodiscard]] QByteArray writeDiffText(const NamedDiff& diff, registration::DiffUnit unit);

/// Writes the same as a self-contained HTML page: <del> and <ins>, which differ in line and letter shape as
/// well as in color. Deterministic.
[[nodiscard]] QByteArray writeDiffHtml(const NamedDiff& diff);

} // namespace nidus::report
