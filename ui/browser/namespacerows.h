// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// Compares without regard to case, and sorts urn-10 after urn-9: informal NIDs compare by length first.
[[nodiscard]] int compareNids(const QString& a, const QString& b);

/// Returns whether there is a syntax rule; a registration without one uses the built-in rule.
[[nodiscard]] bool hasRule(const storage::RegistrySummary& summary);

/// Returns the NID of the registration that a row is or revises; empty for a new namespace.
[[nodiscard]] const QString& registeredNid(const storage::RegistrySummary& summary);

} // namespace nidus::ui
