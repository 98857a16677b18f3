// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/changenote.h"

#include "core/subregistry/planning.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/entrytable.h"

#include <QMap>
#include <QStringList>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using registration::wordOf;
using subregistry::Entry;
using subregistry::ListChange;
using subregistry::Range;
using subregistry::Subregistry;

namespace {

/// Returns on the line of a note what changed.
QString changesText(const QStringList& changes)
{
    return changes.isEmpty() ? QString() : ": "_L1 + changes.join(", "_L1);
}

/// Returns what a range was before, and what it is now; nothing for a new or a removed one.
QStringList rangeChanges(const Subregistry& present, const Range& range)
{
    const Range* const known = present.rangeNamed(range.name);
    QStringList changes;
    if (known == nullptr || range.state == subregistry::RangeState::Removed)
        return changes;
    const auto add = [&changes](QLatin1StringView what, const QString& before, const QString& after) {
        const auto shown = [](const QString& text) { return text.isEmpty() ? u"-"_s : text.simplified(); };
        if (before != after)
            changes.append(what + shown(before) + " -> "_L1 + shown(after));
    };
    const auto limit = [](const Range& each) {
        return each.largest == 0 ? QString() : QString::number(each.largest);
    };
    add({}, subregistry::spanOf(present.definition(), *known),
        subregistry::spanOf(present.definition(), range));
    add("largest block "_L1, limit(*known), limit(range));
    add("state "_L1, wordOf(known->state), wordOf(range.state));
    add("label "_L1, known->label, range.label);
    add("policy "_L1, known->policy, range.policy);
    add("asker "_L1, known->asker, range.asker);
    return changes;
}

/// Returns from whom values went to whom, if these are not several or private.
QStringList holderChange(const Subregistry& present, const ListChange& change)
{
    QStringList before;
    QStringList after;
    for (const Entry& entry : change.entries) {
        for (const Entry& row : present.rowsIn(entry.block)) {
            if (row.isPrivate || entry.isPrivate)
                return {};
            before.append(row.holder);
        }
        after.append(entry.holder);
    }
    before.removeDuplicates();
    after.removeDuplicates();
    const bool isMove = change.what == wordOf(subregistry::Verb::Transfer) && before.size() == 1 &&
                        after.size() == 1 && before != after;
    return isMove ? QStringList{before.first() + " -> "_L1 + after.first()} : QStringList();
}

/// Returns how many values of a table are new, and of how many a column changed: "new 3, holder 1".
QStringList importCounts(const Subregistry& present, const ListChange& change)
{
    if (change.what != "import"_L1 && change.what != "refresh"_L1)
        return {};
    qsizetype added = 0;
    QMap<QString, qsizetype> changed; // by the column
    for (const Entry& entry : change.entries) {
        added += effectOf(present, entry) == ImportEffect::New ? 1 : 0;
        for (const ChangedCell& cell : changedCells(present, entry))
            ++changed[cell.column];
    }
    QStringList counts;
    if (added > 0)
        counts.append(u"new %1"_s.arg(added));
    for (const auto& [column, count] : changed.asKeyValueRange())
        counts.append(u"%1 %2"_s.arg(column).arg(count));
    return counts;
}

} // namespace

QString changeNote(const Subregistry& present, const ListChange& change, const QString& note)
{
    QStringList words{present.definition().name, change.what};
    if (!change.note.isEmpty()) // what an undo reverses, or what a refusal is about
        words.append(change.note);
    for (const Range& range : change.ranges)
        words.append(range.name + changesText(rangeChanges(present, range)));
    if (!change.entries.isEmpty())
        words.append(valuesText(present, change.entries) +
                     changesText(holderChange(present, change) + importCounts(present, change)));
    return note.isEmpty() ? words.join(u' ') : words.join(u' ') + u'\n' + note;
}

} // namespace nidus::workflow
