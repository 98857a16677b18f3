// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::ui {

enum class WantedFindings : std::uint8_t { Errors, Some, None };

/// Which rows of the namespace list are shown: those that match every criterion that is set.
struct NamespaceFilter
{
    std::optional<registration::NamespaceKind> kind;
    std::optional<registration::State> state;
    std::optional<WantedFindings> findings;
    std::optional<bool> hasRule; ///< a syntax rule, its own or built in
    std::optional<bool> hasText; ///< a template text, not only facts
    QString changedSince;        ///< YYYY-MM-DD; empty = any time

    bool operator==(const NamespaceFilter&) const = default;
};

} // namespace nidus::ui
