// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::subregistry {

/// A request that was refused. Who asked is not public, and can be erased, as contacts are.
struct RefusedRequest
{
    QString request;
    QString asked{};  ///< VALUE or FROM-TO; empty = the next ones
    QString reason{}; ///< id of the finding
    QDate date{};
    QString who{};          ///< who refused it
    QStringList holders{};  ///< who asked for it; two asked for a split
    QString behalf{};       ///< on whose behalf
    QStringList contacts{}; ///< of the askers
    QString asker{};        ///< what kind of asker it is
    QString count{};        ///< how many of the next ones were asked for; empty = one
    QString nearest{};      ///< what could be granted instead; empty = nothing
    QString nearestRange{}; ///< the range of that
    QStringList details{};  ///< arguments of the finding; empty = not known
    qint64 change = 0;      ///< id of the change that records it

    bool operator==(const RefusedRequest&) const = default;
};

/// Returns the note of a change that only records a refusal.
[[nodiscard]] QString refusalNote(const RefusedRequest& refused);
/// Returns the arguments of a request, followed by who asked and why it was refused.
[[nodiscard]] QString refusalArguments(const QString& arguments, const RefusedRequest& refused);
/// Returns the arguments of the request that a change answered, without the facts of a refusal.
[[nodiscard]] QString requestArguments(const ListChange& change);
/// Returns the requests that were refused, oldest first, without refusals that were undone. `changes` are
/// all.
[[nodiscard]] QList<RefusedRequest> refusedRequests(const QList<ListChange>& changes);
/// Returns the refusal of a request with what can be offered now: what was offered then if that is still
/// possible, else what is nearest now. Nothing if nothing was offered, or if what was asked for is free now.
[[nodiscard]] Refusal withPresentOffer(const Subregistry& subregistry, Refusal refusal,
                                       const RefusedRequest& request);
/// Returns why a request was refused, in a sentence; the rule if its facts are not known.
[[nodiscard]] QString refusalSentence(const RefusedRequest& refused);
/// Returns the change that reverses the newest refusal of a request, which can be decided again from then on;
/// absent if it is not refused.
[[nodiscard]] std::optional<ListChange> planUndoRefusal(const QList<ListChange>& changes,
                                                        const QString& request, QDate date);

} // namespace nidus::subregistry
