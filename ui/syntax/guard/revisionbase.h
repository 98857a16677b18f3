// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"
#include "core/storage/registry.h"

#include <optional>

namespace nidus::ui {

/// What a syntax rule is compared with.
struct RevisionBase
{
    int version = 0; ///< the previous version; 0: its text is not in the registry
    std::optional<registration::SyntaxRule> rule; ///< its rule, or the built-in rule for the namespace

    bool operator==(const RevisionBase&) const = default;
};

/// Returns what a draft revises; absent for a new namespace.
[[nodiscard]] std::optional<RevisionBase> guardBase(const storage::Registry& registry,
                                                    const registration::Draft& draft);
/// Returns what preceded the latest version of a registration; absent if unknown.
[[nodiscard]] std::optional<RevisionBase> guardBase(const registration::RegistrationRecord& record);

} // namespace nidus::ui
