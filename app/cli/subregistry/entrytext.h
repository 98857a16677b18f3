// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/earlierfacts.h"
#include "core/subregistry/refusals.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::cli {

/// Returns the facts of an entry without its values. `request` may be empty.
[[nodiscard]] QString entryFacts(const subregistry::Entry& entry, const QString& request);
/// Returns a line for each of the earlier facts: what the entry was, and which change ended it.
[[nodiscard]] QStringList earlierLines(const subregistry::Subregistry& shown,
                                       const QList<subregistry::EarlierFacts>& earlier);
/// Returns a line about a request that was refused: who asked for what, and why it was refused.
[[nodiscard]] QString refusalLine(const subregistry::RefusedRequest& refused);

} // namespace nidus::cli
