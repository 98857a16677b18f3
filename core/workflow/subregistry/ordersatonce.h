// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/subregistrywork.h"

#include <QList>
#include <QString>
#include <expected>
#include <functional>
#include <optional>

namespace nidus::workflow {

/// Why several orders cannot be carried out.
struct RefusedOrder
{
    QString value; ///< of the order
    subregistry::Refusal refusal;
};

/// What became of several orders. Nothing is stored unless all are carried out.
struct AnswerToAll
{
    SubregistryAnswer answer;
    std::optional<RefusedOrder> refused{};
    /// What somebody else changed since the person looked; empty if nothing.
    QList<subregistry::ListChange> meanwhile{};
};

/// Plans one change.
using PlanAll = std::function<std::expected<subregistry::ListChange, RefusedOrder>(
    const subregistry::Subregistry& present)>;

/// Returns one change that carries out the orders one after another.
[[nodiscard]] std::expected<subregistry::ListChange, RefusedOrder>
planAll(const subregistry::Subregistry& present, const QList<subregistry::Order>& orders);

/// New texts and dates of entries; absent members remain.
struct EntryEdit
{
    std::optional<QString> reference{};
    std::optional<QString> note{};
    std::optional<QDate> until{}; ///< a later one renews the entry
    std::optional<QString> contact{};
    std::optional<bool> isPrivate{};
    std::optional<QString> holder{}; ///< corrected: the day and the request by which the holder has it remain
    std::optional<QString> behalf{};
    std::optional<QString> asker{};

    bool operator==(const EntryEdit&) const = default;
};

/// Returns one change that edits the entries.
[[nodiscard]] subregistry::ListChange planEdit(const QList<subregistry::Entry>& entries,
                                               const EntryEdit& edit, QDate date);

/// Edits the entries of VALUE or FROM-TO in one change; the answer has none if nothing differs. NotFound.
[[nodiscard]] base::Result<SubregistryAnswer> editEntries(storage::Registry& registry,
                                                          const SubregistryName& name, const QString& value,
                                                          const EntryEdit& edit, QDate date,
                                                          const storage::Act& act);
/// Stores one change, which one undo reverses, unless somebody changed the rows that the person saw. A
/// request is answered only once. NotFound.
[[nodiscard]] base::Result<AnswerToAll> changeSeen(storage::Registry& registry, const SubregistryName& name,
                                                   const QList<subregistry::Entry>& seen, const PlanAll& plan,
                                                   const storage::Act& act, const Request& request = {});

} // namespace nidus::workflow
