// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <optional>

namespace nidus::subregistry {

enum class Verb : std::uint8_t {
    Assign,
    Reserve,
    Split,
    Transfer,
    Deprecate,
    Retire,
    Release,
    Withdraw,
    Merge,
};

/// What somebody wants to change. Each verb reads the members that it needs.
struct Order
{
    Verb verb = Verb::Assign;
    QString value{};       ///< VALUE or FROM-TO; empty = the next ones
    NextWish next{};       ///< also the range of a value
    QStringList holders{}; ///< two for Split, otherwise one
    QString behalf{};
    QString asker{};
    QString request{}; ///< its identifier
    QString contact{};
    QStringList contacts{}; ///< of the parts of a split; empty ones keep that of an unchanged holder
    QString reference{};
    QString entryNote{}; ///< of the entry
    QString supersededBy{};
    QString at{}; ///< where to split: the first value of the second part
    QDate until{};
    QDate date{}; ///< when it takes effect
    bool isPrivate = false;
    bool isToPool = false;
};

/// Returns the entries of VALUE or FROM-TO, each cut to it; refused unless all of it is listed.
[[nodiscard]] std::expected<QList<Entry>, Refusal> listedEntries(const Subregistry& subregistry,
                                                                 const QString& value);
/// Returns the change that carries out an order. It has rows, a word, and a date, but it is not stored.
[[nodiscard]] std::expected<ListChange, Refusal> plan(const Subregistry& subregistry, const Order& order);
/// Returns why a change cannot have its date: it is later than today; absent if it can.
[[nodiscard]] std::optional<Refusal> futureObjection(QDate date, QDate today);
/// As futureObjection, also if an entry of the change was changed on a later date, unless that is undone.
/// `changes` are the earlier ones.
[[nodiscard]] std::optional<Refusal> dateObjection(const Subregistry& present,
                                                   const QList<ListChange>& changes, const ListChange& change,
                                                   QDate today);
/// Returns why a change cannot be made by somebody who knows the list only up to the change `known`: a later
/// one changed some of the same values or ranges; absent if it can. The refusal has the values as they are
/// now. 0 = all changes are known.
[[nodiscard]] std::optional<Refusal> meanwhileObjection(const Subregistry& present,
                                                        const QList<ListChange>& changes,
                                                        const ListChange& change, qint64 known);
/// Returns why the answer to a request cannot be repeated: its holder no longer has a value; absent if it
/// can.
[[nodiscard]] std::optional<Refusal>
repeatObjection(const Subregistry& present, const QList<ListChange>& changes, const ListChange& answered);
/// Returns the newest change that is not reversed yet, which planUndo() reverses; null if there is none. The
/// creation of the list is one only if it never had an entry.
[[nodiscard]] const ListChange* newestDone(const QList<ListChange>& changes);
/// Returns the change that reverses the newest one that is not reversed yet; absent if there is none. Values
/// that came to be held only by it are free again. The note is the word of the reversed change. `changes` are
/// all, oldest first.
[[nodiscard]] std::optional<ListChange> planUndo(const Definition& definition,
                                                 const QList<ListChange>& changes, QDate date);

} // namespace nidus::subregistry

namespace nidus::registration {

template <>
inline constexpr auto kWords<subregistry::Verb> =
    std::array{QLatin1StringView("assign"),   QLatin1StringView("reserve"),   QLatin1StringView("split"),
               QLatin1StringView("transfer"), QLatin1StringView("deprecate"), QLatin1StringView("retire"),
               QLatin1StringView("release"),  QLatin1StringView("withdraw"),  QLatin1StringView("merge")};

} // namespace nidus::registration
