// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/requests.h"

#include <QSet>
#include <algorithm>

namespace nidus::subregistry {

Requests::Requests(const Definition& definition, const QList<ListChange>& changes)
    : m_given(definition),
      m_isEmpty(std::ranges::all_of(changes, [](const ListChange& each) { return each.request.isEmpty(); }))
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes)
        reversed.insert(change.reverses);
    for (const ListChange& change : changes) {
        const bool isUndone = change.reverses != 0 || reversed.contains(change.id);
        for (const Entry& entry : m_isEmpty || isUndone ? QList<Entry>() : change.entries) {
            const bool isGiven = !change.request.isEmpty() || !isHeld(entry.state) || isOthers(entry);
            if (isGiven)
                m_given.apply({.entries = {{.block = entry.block,
                                            .holder = isHeld(entry.state) ? entry.holder : QString(),
                                            .reference = change.request}}});
        }
    }
}

bool Requests::isOthers(const Entry& entry) const
{
    const QList<Entry> rows = m_given.rowsIn(entry.block);
    return rows.isEmpty() || std::ranges::any_of(rows, [&](const Entry& row) {
               return m_given.isSameText(row.block.text, entry.block.text) && row.holder != entry.holder;
           });
}

QString Requests::of(const Entry& entry) const
{
    if (m_isEmpty)
        return {};
    for (const Entry& row : m_given.rowsIn(entry.block)) {
        if (m_given.isSameText(row.block.text, entry.block.text))
            return row.reference;
    }
    return {};
}

} // namespace nidus::subregistry
