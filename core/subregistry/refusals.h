// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>

namespace nidus::subregistry {

/// A request that was refused.
struct RefusedRequest
{
    QString request;
    QString asked;  ///< VALUE or FROM-TO; empty = the next ones
    QString reason; ///< id of the finding
    QDate date{};
    QString who{};

    bool operator==(const RefusedRequest&) const = default;
};

/// Returns the note of a change that only records a refusal.
[[nodiscard]] QString refusalNote(const RefusedRequest& refused);
/// Returns the requests that were refused, oldest first. `changes` are all.
[[nodiscard]] QList<RefusedRequest> refusedRequests(const QList<ListChange>& changes);

} // namespace nidus::subregistry
