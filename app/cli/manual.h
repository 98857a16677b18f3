// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QString>

namespace nidus::cli {

/// Examples by command name. Each is a transcript: sentences, "$ " and the command line, its output, and
/// "=> N" for exit status N. In the text, the examples of a command begin with its name in brackets.
using Examples = QHash<QByteArray, QList<QByteArray>>;
[[nodiscard]] Examples examplesIn(QByteArrayView text);

/// Returns the manual page of nidus-cli, in mdoc; `date` is like "November 22, 2026".
[[nodiscard]] QByteArray manualPage(const QByteArray& date);
/// Returns the manual page of a command.
[[nodiscard]] QByteArray manualPage(const Command& command, const QList<QByteArray>& example,
                                    const QByteArray& date);
/// Returns all commands with their options and examples in Markdown, for the manual of the window.
[[nodiscard]] QByteArray manualMarkdown(const Examples& examples);
/// Returns the anchor of a command in that text, such as "nid-check".
[[nodiscard]] QByteArray manualAnchor(const Command& command);
/// Returns the name of a command's page, such as "nidus-cli-nid-check".
[[nodiscard]] QByteArray manualName(const Command& command);

} // namespace nidus::cli
