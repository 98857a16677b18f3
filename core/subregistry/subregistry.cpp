// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/subregistry.h"

#include <QSet>
#include <algorithm>
#include <tuple>
#include <utility>

namespace nidus::subregistry {

namespace {

bool isRangeOf(const Range& range, const Definition& definition, const Block& block)
{
    if (range.state == RangeState::Removed)
        return false;
    if (definition.isNumeric())
        return range.block.contains(block);
    return block.text.startsWith(range.prefix,
                                 definition.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive);
}

bool isSmaller(const Range& a, const Range& b, const Definition& definition)
{
    return definition.isNumeric() ? a.block.size() < b.block.size() : a.prefix.size() > b.prefix.size();
}

/// Removes `hole` from the blocks, which are in order.
QList<Block> without(const QList<Block>& blocks, const Block& hole)
{
    QList<Block> left;
    for (const Block& block : blocks)
        left += partsOutside(block, hole);
    return left;
}

/// Returns by what ranges are sorted: their first values, and a range before those within it.
auto placeOf(const Range& range)
{
    return std::tuple(range.block.first, kLargestNumber - range.block.last, range.prefix, range.name);
}

} // namespace

void Subregistry::apply(const ListChange& change)
{
    for (const Range& range : change.ranges) {
        const auto known = std::ranges::find(m_ranges, range.name, &Range::name);
        if (known == m_ranges.end())
            m_ranges.append(range);
        else
            *known = range;
    }
    if (!change.ranges.isEmpty())
        std::ranges::sort(m_ranges, {}, placeOf);
    if (!change.entries.isEmpty())
        readRows();
    for (const Entry& entry : change.entries)
        put(entry);
}

void Subregistry::readRows()
{
    const std::shared_ptr<RowSource> source = std::exchange(m_source, nullptr);
    if (!source)
        return;
    for (const Entry& row : source->rows()) {
        m_longest = std::max(m_longest, row.block.size());
        m_rows.insert_or_assign({row.block.first, folded(row.block.text)}, row);
    }
}

Subregistry Subregistry::withoutSource() const
{
    Subregistry copy = *this;
    copy.m_source.reset();
    return copy;
}

void Subregistry::put(const Entry& entry)
{
    const Block& block = entry.block;
    const QString text = folded(block.text);
    m_longest = std::max(m_longest, block.size());
    for (auto row = Rows::const_iterator(firstNear(block));
         row != m_rows.end() && row->first.first <= block.last;) {
        if (row->first.second != text || !row->second.block.overlaps(block)) {
            ++row;
            continue;
        }
        const Entry earlier = row->second;
        row = m_rows.erase(row);
        for (const Block& left : partsOutside(earlier.block, block)) {
            Entry rest = earlier;
            rest.block = left;
            m_rows.insert_or_assign({left.first, text}, rest);
        }
    }
    m_rows.insert_or_assign({block.first, text}, entry);
}

Subregistry::Rows::const_iterator Subregistry::firstNear(const Block& block) const
{
    if (!m_definition.isNumeric())
        return m_rows.lower_bound({0, folded(block.text)});
    const quint64 reach = m_longest - 1;
    return m_rows.lower_bound({block.first > reach ? block.first - reach : 0, QString()});
}

QList<Range> Subregistry::ranges() const
{
    QList<Range> present = m_ranges;
    present.removeIf([](const Range& range) { return range.state == RangeState::Removed; });
    return present;
}

const Range* Subregistry::rangeNamed(const QString& name) const
{
    const auto found = std::ranges::find_if(m_ranges, [&name](const Range& range) {
        return range.name == name && range.state != RangeState::Removed;
    });
    return found == m_ranges.end() ? nullptr : &*found;
}

const Range* Subregistry::rangeOf(const Block& block) const
{
    const Range* smallest = nullptr;
    for (const Range& range : m_ranges) {
        if (isRangeOf(range, m_definition, block) &&
            (smallest == nullptr || isSmaller(range, *smallest, m_definition)))
            smallest = &range;
    }
    const bool isPartlyInSmaller = smallest != nullptr && m_definition.isNumeric() &&
                                   std::ranges::any_of(m_ranges, [&](const Range& range) {
                                       return range.state != RangeState::Removed &&
                                              range.block.overlaps(block) &&
                                              isSmaller(range, *smallest, m_definition);
                                   });
    return isPartlyInSmaller ? nullptr : smallest;
}

QList<Block> Subregistry::ownBlocks(const Range& range) const
{
    QList<Block> own{{range.block.first, range.block.last}};
    for (const Range& other : m_ranges) {
        if (other.state != RangeState::Removed && range.block.contains(other.block) &&
            isSmaller(other, range, m_definition))
            own = without(own, other.block);
    }
    return own;
}

QList<Entry> Subregistry::rows() const
{
    if (m_source)
        return m_source->rows();
    QList<Entry> all;
    for (const auto& [slot, row] : m_rows)
        all.append(row);
    return all;
}

QList<Entry> Subregistry::rowsIn(const Block& block) const
{
    if (m_source)
        return m_source->rowsIn(block);
    QList<Entry> found;
    const QString text = folded(block.text);
    const bool hasAnyText = m_definition.isNumeric() && text.isEmpty();
    for (auto row = firstNear(block); row != m_rows.end() && row->first.first <= block.last; ++row) {
        if (!m_definition.isNumeric() && row->first.second != text)
            break;
        if (row->second.block.overlaps(block) && (hasAnyText || row->first.second == text))
            found.append(row->second);
    }
    return found;
}

std::optional<Entry> Subregistry::rowAt(const Block& value) const
{
    for (const Entry& row : rowsIn(value)) {
        if (isSameText(row.block.text, value.text))
            return row;
    }
    return std::nullopt;
}

std::optional<quint64> Subregistry::lastUsed(const Block& block) const
{
    if (m_source)
        return m_source->lastUsed(block);
    std::optional<quint64> last;
    auto row = m_rows.lower_bound({block.last + 1, QString()});
    while (row != m_rows.begin()) {
        --row;
        const Block& used = row->second.block;
        if (isUsedUp(row->second.state) && used.overlaps(block))
            last = std::max(last.value_or(0), std::min(used.last, block.last));
        if (last && used.first + m_longest - 1 <= *last)
            break; // no earlier row reaches further
        if (used.first + m_longest - 1 < block.first)
            break;
    }
    return last;
}

int Subregistry::widthAt(quint64 number) const
{
    const Range* const range = rangeOf({number, number});
    return range == nullptr ? 0 : range->width;
}

QString Subregistry::firstText(const Block& block) const
{
    if (!m_definition.isNumeric())
        return block.text;
    const QString number = numberText(m_definition.kind, block.first, widthAt(block.first));
    return block.text.isEmpty() ? number : number + u',' + block.text;
}

QString Subregistry::lastText(const Block& block) const
{
    return block.first == block.last ? QString()
                                     : numberText(m_definition.kind, block.last, widthAt(block.last));
}

QString Subregistry::textOf(const Block& block) const
{
    const QString last = lastText(block);
    return last.isEmpty() ? firstText(block) : firstText(block) + u'-' + last;
}

QDate dayFor(const QList<ListChange>& changes, QDate today)
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes) {
        if (change.reverses != 0)
            reversed.insert(change.reverses);
    }
    QDate day = today;
    for (const ListChange& change : changes) {
        const bool isUndone = change.reverses != 0 || reversed.contains(change.id);
        if (!isUndone && change.what != kRefuseWord)
            day = std::max(day, change.date);
    }
    return day;
}

Subregistry after(const Definition& definition, const QList<ListChange>& changes, QDate date)
{
    Subregistry subregistry(definition);
    for (const ListChange& change : changes) {
        if (!date.isValid() || change.date <= date)
            subregistry.apply(change);
    }
    return subregistry;
}

} // namespace nidus::subregistry
