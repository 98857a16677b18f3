// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/rowobjection.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/allocation.h"

#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using findings::Finding;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::Subregistry;

namespace {

Finding rowError(findings::FindingId id, const QStringList& arguments)
{
    Finding finding = findings::makeFinding(id, {}, arguments);
    finding.severity = findings::Severity::Error;
    return finding;
}

QString holdersOf(const Entry& entry)
{
    return entry.behalf.isEmpty() ? entry.holder : entry.holder + u" / "_s + entry.behalf;
}

/// Whether a command changes the state of an active entry to another one.
bool isReachable(EntryState from, EntryState to)
{
    switch (to) {
    case EntryState::Pending: return false;
    case EntryState::Reserved:
    case EntryState::Assigned:
    case EntryState::Temporary: return from != EntryState::Assigned && from != EntryState::Deprecated;
    case EntryState::Deprecated:
    case EntryState::Retired:
    case EntryState::Withdrawn:
    case EntryState::Released:
    case EntryState::Pool: return true;
    }
    return false;
}

std::optional<Finding> changeObjection(const Subregistry& subregistry, const Entry& known, const Entry& row)
{
    const QString text = subregistry.textOf(row.block);
    const bool isOtherHolder = row.holder != known.holder || row.behalf != known.behalf;
    const bool isOtherState = row.state != known.state;
    if (!isOtherHolder && !isOtherState)
        return std::nullopt;
    if (known.state == EntryState::Retired)
        return rowError(findings::kSubregistryRetired, {text, subregistry.definition().name});
    if (known.state == EntryState::Withdrawn && row.state != EntryState::Pool)
        return rowError(findings::kSubregistryWithdrawn, {text, subregistry.definition().name});
    if (isOtherHolder)
        return rowError(findings::kSubregistryImportOtherHolder, {text, holdersOf(known), holdersOf(row)});
    if (isReachable(known.state, row.state))
        return std::nullopt;
    return rowError(findings::kSubregistryOverlap, {text, text, subregistry::publicFacts(known)});
}

/// Whether the row needs what "assign" and "reserve" need.
bool isClaim(const std::optional<Entry>& known, const Entry& row)
{
    if (!known)
        return subregistry::isActive(row.state);
    return row.state != known->state && row.state < EntryState::Deprecated;
}

std::optional<Finding> claimObjection(const Subregistry& subregistry, const std::optional<Entry>& known,
                                      const Entry& row)
{
    const bool isNew = !known || known->asker != row.asker; // else as without an asker
    auto refused = subregistry::objection(subregistry, {.block = row.block,
                                                        .text = subregistry.textOf(row.block),
                                                        .holder = row.holder,
                                                        .behalf = row.behalf,
                                                        .asker = isNew ? row.asker : QString()});
    if (!refused || refused->finding.id == findings::kSubregistryOutsideRange)
        return std::nullopt;
    const bool isFree =
        std::ranges::all_of(refused->conflicts, [&known](const Entry& each) { return each == known; });
    return isFree && !refused->conflicts.isEmpty() ? std::nullopt : std::optional(refused->finding);
}

/// A value that was released may be in use, whoever had it; only a release to the pool makes it free.
std::optional<Finding> heldBeforeObjection(const Subregistry& subregistry, const Entry& row)
{
    if (!subregistry::isHeld(row.state))
        return std::nullopt;
    for (const Entry& known : subregistry.rowsIn(row.block)) {
        if (known.state == EntryState::Released && subregistry.isSameText(known.block.text, row.block.text))
            return rowError(findings::kSubregistryHeldBefore,
                            {subregistry.textOf(row.block), subregistry.textOf(known.block),
                             subregistry::publicFacts(known)});
    }
    return std::nullopt;
}

} // namespace

std::optional<Finding> rowObjection(const Subregistry& subregistry, const Entry& row)
{
    if (const auto found = heldBeforeObjection(subregistry, row))
        return found;
    auto known = subregistry.rowAt(row.block);
    if (known && !subregistry::isHeld(known->state))
        known.reset();
    if (known) {
        if (const auto found = changeObjection(subregistry, *known, row))
            return found;
    }
    return isClaim(known, row) ? claimObjection(subregistry, known, row) : std::nullopt;
}

} // namespace nidus::workflow
