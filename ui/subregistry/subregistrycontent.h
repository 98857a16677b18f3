// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/subregistries/subregistries.h"
#include "core/subregistry/earlierfacts.h"
#include "core/subregistry/refusals.h"
#include "core/subregistry/requestanswers.h"
#include "core/subregistry/subregistry.h"
#include "core/workflow/subregistry/exportedtable.h"
#include "core/workflow/subregistry/listsyntax.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QHash>
#include <QList>
#include <QString>
#include <memory>
#include <utility>

namespace nidus::ui {

/// A part of a subregistry without gaps: an entry, or free numbers. Also what a refused request asked for.
struct Stretch
{
    subregistry::Block block{};
    qsizetype entry = -1;   ///< index into the entries; -1 = free
    qsizetype range = -1;   ///< index into the ranges; -1 = none, or not a single one
    qsizetype refusal = -1; ///< index into the refused requests; -1 = not one
};

/// A subregistry as it is shown, in order of its values. Immutable, so that jobs and widgets share it.
struct SubregistryContent
{
    subregistry::Subregistry list;
    QList<subregistry::ListChange> changes;
    QList<subregistry::Range> ranges;
    QList<subregistry::Entry> entries;
    QList<Stretch> stretches;           ///< of words, only the entries
    QHash<qsizetype, QString> requests; ///< by which an entry is held, by its index
    QList<subregistry::RefusedRequest> refusals;
    QList<Stretch> refused; ///< what they asked for; not among the stretches
    subregistry::RequestAnswers answers{};
    std::shared_ptr<const workflow::ListSyntax> syntax{}; ///< null if nothing is compared with a grammar
    std::shared_ptr<const subregistry::EntryHistory> history{};
    QHash<qsizetype, QList<subregistry::Entry>> earlier{}; ///< what entries were, by their indexes
    QDate today{};                                         ///< after which entries have ended

    [[nodiscard]] const subregistry::Entry* entryOf(const Stretch& stretch) const
    {
        return stretch.entry < 0 ? nullptr : &entries[stretch.entry];
    }
    [[nodiscard]] const subregistry::Range* rangeOf(const Stretch& stretch) const
    {
        return stretch.range < 0 ? nullptr : &ranges[stretch.range];
    }
    /// Returns the refused request of a stretch; null if it is not one.
    [[nodiscard]] const subregistry::RefusedRequest* refusalOf(const Stretch& stretch) const
    {
        return stretch.refusal < 0 ? nullptr : &refusals[stretch.refusal];
    }
    [[nodiscard]] bool isEmpty() const { return ranges.isEmpty() && entries.isEmpty(); }
    [[nodiscard]] qint64 newest() const { return changes.isEmpty() ? 0 : changes.last().id; }
};
using SharedContent = std::shared_ptr<const SubregistryContent>;

/// Whether free numbers of a range can be assigned; null means none.
[[nodiscard]] inline bool isAssignable(const subregistry::Range* range)
{
    return range == nullptr || range->state == subregistry::RangeState::Open;
}
/// Divides a list into stretches. Numbers outside of every range are free only if the list has no ranges.
/// Values are compared with `rule`, the syntax rule of the namespace.
[[nodiscard]] SharedContent contentOf(const storage::StoredSubregistry& stored,
                                      const std::shared_ptr<const check::LazyRule>& rule = {},
                                      QDate today = {});
/// Returns the change that granted a request, without entries if it was for something else; absent if it was
/// not granted.
[[nodiscard]] std::optional<subregistry::ListChange> grantOf(const SubregistryContent& content,
                                                             const workflow::Request& request);
/// Returns why that cannot be its answer again: somebody else has a value now; absent if it can.
[[nodiscard]] std::optional<subregistry::Refusal> grantObjection(const SubregistryContent& content,
                                                                 const subregistry::ListChange& granted);
/// Returns the value or block of a stretch.
[[nodiscard]] QString valueText(const SubregistryContent& content, const Stretch& stretch);
/// Returns what a value or the block that it was in was before a change.
[[nodiscard]] QString earlierText(const SubregistryContent& content,
                                  const subregistry::EarlierFacts& earlier);
/// Returns the URN of a value, or the first and the last one of a block; empty if none are known.
[[nodiscard]] QString urnsText(const subregistry::Subregistry& list, const subregistry::Block& block);
/// Returns the facts of an entry that people compare: its state, holder, contact, dates, reference, and note.
[[nodiscard]] QString entryFacts(const subregistry::Entry& entry);

/// Returns the same before and after a change: the state and what differs, or the holder if nothing does.
[[nodiscard]] std::pair<QString, QString> differingFacts(const subregistry::Entry& before,
                                                         const subregistry::Entry& after);

/// A fact about an entry, and its name.
using EntryFact = std::pair<QString, QString>;
/// Returns everything that is known about a stretch.
[[nodiscard]] QList<EntryFact> factsOf(const SubregistryContent& content, const Stretch& stretch);
/// Returns the same as lines of text.
[[nodiscard]] QString detailsText(const SubregistryContent& content, const Stretch& stretch);
/// Returns a sentence about a stretch: its numbers, range, state, holder, and dates. Without secrets, nothing
/// after the state of a private entry.
[[nodiscard]] QString stretchText(const SubregistryContent& content, const Stretch& stretch,
                                  workflow::Secrets secrets = workflow::Secrets::Kept);
/// Returns a line for each stretch in a view, at most 1000, without secrets; a first line says so if the view
/// is only a part.
[[nodiscard]] QString mapText(const SubregistryContent& content, const subregistry::Block& view, bool isPart);

} // namespace nidus::ui
