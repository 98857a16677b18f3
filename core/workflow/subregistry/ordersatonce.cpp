// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/ordersatonce.h"

#include "core/subregistry/plaintexts.h"

#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Entry;
using subregistry::ListChange;
using subregistry::Order;
using subregistry::Subregistry;

namespace {

/// Returns the blocks of rows that are not as they were seen.
QList<subregistry::Block> changedBlocks(const Subregistry& present, const QList<Entry>& seen)
{
    QList<subregistry::Block> changed;
    for (const Entry& row : seen) {
        if (present.rowAt(row.block) != row)
            changed.append(row.block);
    }
    return changed;
}

/// Returns the entry after an edit.
Entry edited(Entry entry, const EntryEdit& edit)
{
    entry.reference = edit.reference.value_or(entry.reference);
    entry.note = edit.note.value_or(entry.note);
    if (edit.until && entry.until.isValid() && *edit.until > entry.until)
        ++entry.renewals;
    entry.until = edit.until.value_or(entry.until);
    entry.contact = edit.contact.value_or(entry.contact);
    entry.isPrivate = edit.isPrivate.value_or(entry.isPrivate);
    entry.holder = edit.holder.value_or(entry.holder);
    entry.behalf = edit.behalf.value_or(entry.behalf);
    entry.asker = edit.asker.value_or(entry.asker);
    return entry;
}

/// Returns the newest change of each block.
base::Result<QList<ListChange>> newestChanges(storage::Registry& registry, const SubregistryName& name,
                                              const QList<subregistry::Block>& blocks)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    QList<ListChange> newest;
    for (const subregistry::Block& block : blocks) {
        const auto found = std::find_if(
            stored->changes.rbegin(), stored->changes.rend(), [&block](const ListChange& change) {
                return std::ranges::any_of(change.entries, [&block](const Entry& entry) {
                    return entry.block.overlaps(block) &&
                           (block.text.isEmpty() || entry.block.text == block.text);
                });
            });
        if (found != stored->changes.rend() && !newest.contains(*found))
            newest.append(*found);
    }
    return newest;
}

} // namespace

std::expected<ListChange, RefusedOrder> planAll(const Subregistry& present, const QList<Order>& orders)
{
    ListChange all;
    std::optional<Subregistry> copy; // a single order does not need one
    if (orders.size() > 1)
        copy = present;
    for (const Order& order : orders) {
        auto change = subregistry::planPlain(copy ? *copy : present, order);
        if (!change)
            return std::unexpected(RefusedOrder{order.value, change.error()});
        if (copy)
            copy->apply(*change);
        all.what = change->what;
        all.date = change->date;
        all.entries += change->entries;
    }
    return all;
}

ListChange planEdit(const QList<Entry>& entries, const EntryEdit& edit, QDate date)
{
    ListChange change{.what = subregistry::kEditWord, .date = date};
    for (const Entry& entry : entries) {
        const Entry after = edited(entry, edit);
        if (after != entry)
            change.entries.append(after);
    }
    return change;
}

base::Result<SubregistryAnswer> editEntries(storage::Registry& registry, const SubregistryName& name,
                                            const QString& value, const EntryEdit& edit, QDate date,
                                            const storage::Act& act)
{
    std::optional<subregistry::Refusal> refused;
    auto answer =
        importEntries(registry, name, act, [&](const Subregistry& present) -> std::optional<ListChange> {
            const auto entries = subregistry::listedEntries(present, value);
            if (!entries) {
                refused = entries.error();
                return std::nullopt;
            }
            const ListChange change = planEdit(*entries, edit, date);
            return change.entries.isEmpty() ? std::nullopt : std::optional(change);
        });
    if (answer && refused)
        answer->refusal = refused;
    return answer;
}

base::Result<AnswerToAll> changeSeen(storage::Registry& registry, const SubregistryName& name,
                                     const QList<Entry>& seen, const PlanAll& plan, const storage::Act& act,
                                     const Request& request)
{
    QList<subregistry::Block> changed;
    std::optional<RefusedOrder> refused;
    const auto planned = [&](const Subregistry& present) -> std::optional<ListChange> {
        changed = changedBlocks(present, seen);
        if (!changed.isEmpty())
            return std::nullopt;
        auto made = plan(present);
        if (made)
            return made->entries.isEmpty() ? std::nullopt : std::optional(*made);
        refused = made.error();
        return std::nullopt;
    };
    const auto answer = importEntries(registry, name, act, planned, request);
    if (!answer)
        return std::unexpected(answer.error());
    AnswerToAll all{.answer = *answer, .refused = refused};
    if (answer->refusal)
        all.refused = RefusedOrder{{}, *answer->refusal};
    if (changed.isEmpty())
        return all;
    auto meanwhile = newestChanges(registry, name, changed);
    if (!meanwhile)
        return std::unexpected(meanwhile.error());
    all.meanwhile = *meanwhile;
    return all;
}

} // namespace nidus::workflow
