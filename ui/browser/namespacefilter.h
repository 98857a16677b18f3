// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"

#include <QDate>
#include <QLatin1StringView>
#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::ui {

/// Which drafts of a team are shown; all of them hide registrations.
enum class WantedDrafts : std::uint8_t {
    Open,       ///< all of them
    Mine,       ///< the user should act next
    Waiting,    ///< somebody else should
    Overdue,    ///< its reminder is due
    Unassigned, ///< it has no assignee
};

enum class WantedFindings : std::uint8_t { Errors, Some, None };

/// The assignee of drafts that are assigned to nobody, as on the command line.
inline constexpr QLatin1StringView kNobody{"none"};

/// Which rows of the namespace list are shown: those that match every criterion that is set.
struct NamespaceFilter
{
    std::optional<registration::NamespaceKind> kind;
    std::optional<registration::State> state;
    std::optional<WantedFindings> findings;
    std::optional<bool> hasRule; ///< a syntax rule, its own or built in
    std::optional<bool> hasText; ///< a template text, not only facts
    QString changedSince;        ///< YYYY-MM-DD; empty = any time
    QString assignee{};          ///< of a draft; empty = anybody, kNobody = none
    QString owner{};             ///< of a draft; empty = anybody
    std::optional<WantedDrafts> drafts{};
    QDate today{}; ///< for reminders

    bool operator==(const NamespaceFilter&) const = default;
};

} // namespace nidus::ui
