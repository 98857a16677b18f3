// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QString>

namespace nidus::cli {

/// Examples of commands by name, each a transcript: sentences, "$ " and what is typed, what is printed, and
/// "=> N" where the program ends with N. In the text a command's begin with its name in brackets.
using Examples = QHash<QByteArray, QList<QByteArray>>;
[[nodiscard]] Examples examplesIn(QByteArrayView text);

/// The manual page of nidus-cli, in mdoc; `date` as "November 22, 2026".
[[nodiscard]] QByteArray manualPage(const QByteArray& date);
/// That of a command.
[[nodiscard]] QByteArray manualPage(const Command& command, const QList<QByteArray>& example,
                                    const QByteArray& date);
/// "nidus-cli-nid-check".
[[nodiscard]] QByteArray manualName(const Command& command);

} // namespace nidus::cli
