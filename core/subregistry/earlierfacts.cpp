// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/earlierfacts.h"

#include <QSet>
#include <algorithm>
#include <iterator>

namespace nidus::subregistry {

namespace {

/// Returns the change with only the entries that have a value of a block.
ListChange cutTo(const Definition& definition, const Block& block, const ListChange& change)
{
    const QString text = comparedText(definition, block.text);
    ListChange cut{.id = change.id, .what = change.what, .date = change.date};
    std::ranges::copy_if(change.entries, std::back_inserter(cut.entries), [&](const Entry& entry) {
        const bool isSameText = definition.isNumeric() || comparedText(definition, entry.block.text) == text;
        return isSameText && entry.block.overlaps(block);
    });
    return cut;
}

} // namespace

EntryHistory::EntryHistory(const Definition& definition, const QList<ListChange>& changes,
                           const std::optional<Block>& only)
    : m_definition(definition)
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes)
        reversed.insert(change.reverses);
    Subregistry list(definition);
    for (const ListChange& change : changes) {
        if (change.reverses != 0 || reversed.contains(change.id))
            continue;
        const ListChange part = only ? cutTo(definition, *only, change) : change;
        add(list, part);
        list.apply(part);
    }
}

void EntryHistory::add(const Subregistry& before, const ListChange& change)
{
    for (const Entry& entry : change.entries) {
        for (const Entry& row : before.rowsIn(entry.block)) {
            if (row == entry || !isHeld(row.state) || !before.isSameText(row.block.text, entry.block.text))
                continue;
            const Block changed{std::max(row.block.first, entry.block.first),
                                std::min(row.block.last, entry.block.last), row.block.text};
            m_longest = std::max(m_longest, changed.size());
            m_facts.emplace(Slot(changed.first, comparedText(m_definition, changed.text)),
                            EarlierFacts{row, changed, change.what, change.date});
        }
    }
}

QList<EarlierFacts> EntryHistory::of(const Block& block) const
{
    QList<EarlierFacts> found;
    const QString text = comparedText(m_definition, block.text);
    const bool isWord = !m_definition.isNumeric();
    const quint64 reach = m_longest - 1;
    auto each = m_facts.lower_bound(isWord ? Slot(0, text)
                                           : Slot(block.first > reach ? block.first - reach : 0, QString()));
    for (; each != m_facts.end() && each->first.first <= block.last; ++each) {
        const bool isSameText = each->first.second == text || (!isWord && text.isEmpty());
        if (isWord && !isSameText)
            break;
        const bool isKnown = std::ranges::any_of(found, [&each](const EarlierFacts& other) {
            return other.entry == each->second.entry && other.what == each->second.what &&
                   other.date == each->second.date;
        });
        if (isSameText && each->second.block.overlaps(block) && !isKnown)
            found.append(each->second);
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &EarlierFacts::date);
    return found;
}

bool mentions(const Entry& entry, const QString& text)
{
    const auto isIn = [&text](const QString& fact) { return fact.contains(text, Qt::CaseInsensitive); };
    return std::ranges::any_of(QList<QString>{entry.holder, entry.behalf, entry.contact, entry.reference,
                                              entry.request, entry.asker, entry.note, entry.supersededBy,
                                              entry.sourceState, entry.since.toString(Qt::ISODate),
                                              entry.until.toString(Qt::ISODate)},
                               isIn);
}

} // namespace nidus::subregistry
