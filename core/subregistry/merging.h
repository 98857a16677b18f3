// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"

#include <QDate>
#include <QString>
#include <expected>

namespace nidus::subregistry {

/// Returns the change that makes one entry of all entries in a block: they have no gaps between them, and the
/// same holder, state, and end. The new entry has all of their references, contacts, and notes, and the
/// latest of their dates.
[[nodiscard]] std::expected<ListChange, Refusal> planMerge(const Subregistry& subregistry,
                                                           const QString& value, QDate date);

} // namespace nidus::subregistry
