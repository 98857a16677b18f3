// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"
#include "core/storage/registry.h"

#include <optional>

namespace nidus::ui {

/// What a syntax rule is held against.
struct GuardBase
{
    int version = 0;                ///< the version before; 0: it is not held
    std::optional<registration::SyntaxRule> rule; ///< its rule, or our own for the namespace as registered

    bool operator==(const GuardBase&) const = default;
};

/// What a draft revises; absent for a new namespace.
[[nodiscard]] std::optional<GuardBase> guardBase(const storage::Registry& registry, const registration::Draft& draft);
/// What came before the latest version of a registration; absent when nothing is known of it.
[[nodiscard]] std::optional<GuardBase> guardBase(const registration::RegistrationRecord& record);

} // namespace nidus::ui
