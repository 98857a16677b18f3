// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/registry.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/requestanswers.h"
#include "core/subregistry/subregistryrecord.h"

#include <QDate>
#include <QList>
#include <QString>
#include <expected>
#include <functional>
#include <optional>

namespace nidus::workflow {

/// NID/NAME.
struct SubregistryName
{
    QString nid;
    QString name;

    bool operator==(const SubregistryName&) const = default;
};

/// Returns the parts of "NID/NAME"; absent if there are not two.
[[nodiscard]] std::optional<SubregistryName> subregistryNameFrom(const QString& text);
using subregistry::isSubregistryName;

/// What was asked, so that it is answered only once.
struct Request
{
    QString id{};        ///< empty = every time
    QString arguments{}; ///< everything that was asked
    qint64 known = 0;    ///< the newest change when it was asked; 0 = whatever the newest is now
    bool isNext = false; ///< for the next value; the order has the one that was offered as that
};

/// What became of an order. If there is a refusal, nothing is stored but that the request was refused.
struct SubregistryAnswer
{
    subregistry::Subregistry subregistry; ///< afterward
    /// What is stored, or was earlier if the answer is repeated; without an ID if nothing is.
    subregistry::ListChange change{};
    std::optional<subregistry::Refusal> refusal{};
    bool isRepeated = false;             ///< the answer to the same request before
    QString lapsed{};                    ///< what the refusal offered before, if that is no longer possible
    bool isRemoved = false;              ///< the creation of the list was reversed
    QList<subregistry::Block> skipped{}; ///< free numbers that the next ones follow from now on
    QList<subregistry::Block> withoutContact{}; ///< values that lost their contact with their holder
    QDate today{};                              ///< by the clock
};

/// Returns the finding that a change has the date of an earlier one, because the clock is before that; absent
/// if it is not.
[[nodiscard]] std::optional<findings::Finding> laterDateFinding(const SubregistryAnswer& answer);
/// The same as a sentence.
[[nodiscard]] QString laterDateSentence(const SubregistryAnswer& answer);

/// Carries out an order in one transaction, on dayFor() if it has no date; refuses it if somebody else
/// changed the same entry or range after the known change. A refusal for a reason in the list is stored with
/// its request, and is the answer to the same request from then on. If the answer to a request is undone, it
/// can be answered again. NotFound.
[[nodiscard]] base::Result<SubregistryAnswer> carryOut(storage::Registry& registry,
                                                       const SubregistryName& name,
                                                       const subregistry::Order& order,
                                                       const Request& request, const storage::Act& act);
/// Stores that a request is refused, without carrying the order out if it is not; absent if it is not.
[[nodiscard]] base::Result<std::optional<SubregistryAnswer>>
recordRefusal(storage::Registry& registry, const SubregistryName& name, const subregistry::Order& order,
              const Request& request, const storage::Act& act);
/// Reverses the newest change, or the creation of a list that never had an entry, on dayFor() without a date;
/// absent if there is nothing to undo. `known` is as in Request.
[[nodiscard]] base::Result<std::optional<SubregistryAnswer>> undoNewest(storage::Registry& registry,
                                                                        const SubregistryName& name,
                                                                        QDate date, const storage::Act& act,
                                                                        qint64 known = 0);
/// Reverses the refusal of a request, which can be decided again from then on; absent if it is not refused.
[[nodiscard]] base::Result<std::optional<SubregistryAnswer>> undoRefusal(storage::Registry& registry,
                                                                         const SubregistryName& name,
                                                                         const QString& request, QDate date,
                                                                         const storage::Act& act);
/// Returns the requests that the subregistry answered. NotFound.
[[nodiscard]] base::Result<subregistry::RequestAnswers> requestAnswers(const storage::Registry& registry,
                                                                       const SubregistryName& name);

/// A new range, or changes of one; absent members remain.
struct RangeOrder
{
    QString name;
    QString span; ///< FROM-TO, VALUE, or PREFIX*
    std::optional<QString> policy{};
    std::optional<QString> label{};
    std::optional<QString> asker{};
    std::optional<quint64> largest{};
    std::optional<subregistry::RangeState> state{};
    QDate date{};
};

/// Returns the change that carries out the orders one after another, such as to split or rename a range.
[[nodiscard]] std::expected<subregistry::ListChange, subregistry::Refusal>
planRanges(const subregistry::Subregistry& present, const QList<RangeOrder>& orders);
/// Adds or replaces ranges in one change, on dayFor() without a date. Entries do not change. `known` is as in
/// Request.
[[nodiscard]] base::Result<SubregistryAnswer> setRanges(storage::Registry& registry,
                                                        const SubregistryName& name,
                                                        const QList<RangeOrder>& orders,
                                                        const storage::Act& act, qint64 known = 0);
/// Stores a change with entries that were read from a file or that belong together, if `plan` makes one of
/// them; on dayFor() if it has no date. A request is answered only once.
[[nodiscard]] base::Result<SubregistryAnswer> importEntries(
    storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
    const std::function<std::optional<subregistry::ListChange>(const subregistry::Subregistry&)>& plan,
    const Request& request = {});
/// Stores a change with what was chosen from a list, if `plan` makes one; then calls `note` for its note.
[[nodiscard]] base::Result<SubregistryAnswer> takeFromList(
    storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
    const std::function<std::optional<subregistry::ListChange>(const storage::StoredSubregistry&)>& plan,
    const std::function<QString()>& note);
/// Returns the held entries that are not in one range.
[[nodiscard]] QList<subregistry::Entry> outsideRanges(const subregistry::Subregistry& subregistry);

} // namespace nidus::workflow
