// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/planning.h"

#include <QDate>
#include <QList>
#include <QString>

namespace nidus::test {

using namespace nidus::subregistry;
using namespace Qt::StringLiterals;

inline const QDate kDay(2024, 3, 1);

/// A list, its changes so far, and what it answers. Ranges, holders, and dates are as in the list of OMA.
struct List
{
    Definition definition{.nid = u"oma"_s, .name = u"objects"_s, .kind = ValueKind::Decimal};
    QList<ListChange> changes{};

    [[nodiscard]] Subregistry now(QDate day = {}) const { return after(definition, changes, day); }
    void range(const Range& range)
    {
        store({.what = u"range"_s, .date = QDate(2016, 8, 4), .ranges = {range}});
    }
    void store(ListChange change)
    {
        change.id = qint64(changes.size()) + 1;
        changes.append(change);
    }
    /// Returns "VALUE state holder" of each entry, separated by semicolons, or "! id" and the nearest.
    QString run(const Order& order)
    {
        const auto change = plan(now(), order);
        if (!change)
            return u"! "_s + QString(change.error().finding.id.word()).section(u'.', 1) +
                   (change.error().nearest ? u" > "_s + now().textOf(change.error().nearest->block)
                                           : QString());
        store(*change);
        return texts(change->entries);
    }
    QString undo(QDate day = kDay)
    {
        const auto change = planUndo(definition, changes, day);
        if (!change)
            return u"nothing"_s;
        store(*change);
        return texts(change->entries);
    }
    [[nodiscard]] QString texts(const QList<Entry>& entries, QDate day = {}) const
    {
        QStringList all;
        for (const Entry& entry : entries)
            all.append(u"%1 %2 %3"_s
                           .arg(now(day).textOf(entry.block), registration::wordOf(entry.state), entry.holder)
                           .trimmed());
        return all.join("; "_L1);
    }
    [[nodiscard]] QString state(QDate day = {}) const { return texts(now(day).rows(), day); }
    QString assign(const QString& value, const QString& holder, QDate day = kDay)
    {
        return run({.value = value, .holders = {holder}, .date = day});
    }
    QString next(const QString& range, quint64 count, const QString& holder)
    {
        return run({.next = {.range = range, .count = count}, .holders = {holder}, .date = kDay});
    }
    QString change(Verb verb, const QString& value, QDate day = kDay)
    {
        return run({.verb = verb, .value = value, .date = day});
    }
};

inline List blocks()
{
    List list;
    list.range({.name = u"x"_s, .block = {10241, 26240}, .label = u"x"_s});
    list.range({.name = u"future"_s, .block = {1024, 2047}, .state = RangeState::Reserved});
    list.range({.name = u"bulk"_s, .block = {32769, 42768}, .label = u"x"_s, .largest = 50});
    return list;
}

} // namespace nidus::test
