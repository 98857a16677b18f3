// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/subregistryrecord.h"

#include "core/findings/catalog/catalog.h"
#include "core/subregistry/allocation.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/redefinition.h"
#include "core/subregistry/urnpattern.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;
using registration::EntryRecord;
using registration::fromWord;
using registration::ListChangeRecord;
using registration::RangeRecord;
using registration::SubregistryRecord;
using registration::wordOf;

namespace {

/// Returns how many digits numbers have if the first one has leading zeros.
int widthOf(const QString& span)
{
    QString first = span.section(u'-', 0, 0).trimmed();
    if (first.startsWith("0x"_L1, Qt::CaseInsensitive))
        first = first.sliced(2);
    return first.size() > 1 && first.startsWith(u'0') ? int(first.size()) : 0;
}

RangeRecord rangeRecord(const Definition& definition, const Range& range)
{
    return {.name = range.name,
            .span = spanOf(definition, range),
            .state = wordOf(range.state),
            .label = range.label,
            .policy = range.policy,
            .asker = range.asker,
            .largest = qint64(range.largest)};
}

EntryRecord entryRecord(const Subregistry& list, const Entry& entry)
{
    return {.value = list.firstText(entry.block),
            .to = list.lastText(entry.block),
            .state = wordOf(entry.state),
            .holder = entry.holder,
            .date = entry.since,
            .until = entry.until,
            .reference = entry.reference,
            .note = entry.note,
            .behalf = entry.behalf,
            .contact = entry.contact,
            .supersededBy = entry.supersededBy,
            .renewals = entry.renewals,
            .isPrivate = entry.isPrivate,
            .sourceState = entry.sourceState,
            .request = entry.request,
            .asker = entry.asker};
}

EntryRecord presentRecord(const Subregistry& list, const Entry& entry)
{
    EntryRecord record = entryRecord(list, entry);
    const Range* const range = list.rangeOf(entry.block);
    record.range = range == nullptr ? QString() : range->name;
    return record;
}

ListChangeRecord changeRecord(const Subregistry& list, const ListChange& change,
                              const QHash<qint64, int>& places)
{
    ListChangeRecord record{.event = places.value(change.id),
                            .what = change.what,
                            .date = change.date,
                            .reverses = places.value(change.reverses),
                            .request = change.request,
                            .arguments = change.arguments};
    for (const Range& range : change.ranges)
        record.ranges.append(rangeRecord(list.definition(), range));
    for (const Entry& entry : change.entries) {
        record.entries.append(entryRecord(list, entry));
        if (entry.request == change.request)
            record.entries.last().request.clear();
    }
    return record;
}

/// Fills in what there is after the changes.
SubregistryRecord withPresent(SubregistryRecord record, const Subregistry& list)
{
    for (const Range& range : list.ranges())
        record.ranges.append(rangeRecord(list.definition(), range));
    for (const Entry& row : list.rows()) {
        if (row.state != EntryState::Pool)
            record.entries.append(presentRecord(list, row));
    }
    return record;
}

/// Reads a record, and keeps the first problem and its place.
class RecordReader
{
public:
    RecordReader(const QString& nid, const SubregistryRecord& record) : m_record(record)
    {
        readDefinition(nid);
    }

    std::expected<Listed, QString> read()
    {
        if (m_record.changes.isEmpty())
            readPresent();
        else
            readChanges();
        if (m_problem)
            return std::unexpected(*m_problem);
        return Listed{m_definition, std::move(m_changes)};
    }

private:
    void fail(const QString& place, const QString& what)
    {
        if (!m_problem)
            m_problem = place + ": "_L1 + what;
    }
    template <typename Enum>
    Enum word(const QString& place, const QString& text)
    {
        const std::optional<Enum> value = fromWord<Enum>(text);
        if (!value)
            fail(place, u"unknown value \"%1\""_s.arg(text));
        return value.value_or(Enum{});
    }

    void readDefinition(const QString& nid)
    {
        if (!isSubregistryName(m_record.name))
            fail(u"name"_s, u"\"%1\" cannot name a subregistry"_s.arg(m_record.name));
        const QSet<QString> parts(m_record.key.begin(), m_record.key.end());
        if (parts.size() != m_record.key.size() || parts.contains(QString()))
            fail(u"key"_s, u"a part has no name, or the name of another one"_s);
        m_definition = {.nid = nid,
                        .name = m_record.name,
                        .title = m_record.title,
                        .kind = word<ValueKind>(u"kind"_s, m_record.kind),
                        .key = m_record.key,
                        .rules = m_record.rules,
                        .labelRule = m_record.labelRule,
                        .ignoresCase = m_record.ignoresCase,
                        .policy = m_record.policy,
                        .outside = word<Outside>(u"outside"_s, m_record.outside),
                        .urn = m_record.urn};
        if (!m_definition.hasRuleOfEachPart())
            fail(u"rules"_s, u"expected one for each part of the key"_s);
        if (!m_definition.urn.isEmpty() && !isUrnPattern(m_definition, m_definition.urn))
            fail(u"urn"_s, u"\"%1\" is not a pattern of URNs"_s.arg(m_record.urn));
    }

    /// Whether a change of the definition, and its undo, bring a rule for each part.
    [[nodiscard]] bool isPossible(const QString& arguments) const
    {
        const std::array both{definedBy(m_definition, arguments),
                              definedBy(m_definition, undoneDefinition(arguments))};
        return std::ranges::all_of(both, &Definition::hasRuleOfEachPart);
    }

    Range readRange(const QString& place, const RangeRecord& record)
    {
        auto range = rangeWithSpan(m_definition, record.name, record.span);
        if (!range || record.name.isEmpty() || record.largest < 0) {
            fail(place, u"\"%1\" (%2) is not a range"_s.arg(record.name, record.span));
            return {};
        }
        if (range->block.first > range->block.last)
            fail(place, u"the ends of \"%1\" are exchanged"_s.arg(record.span));
        range->label = record.label;
        if (const auto lost =
                lostCharacterIn(m_definition, *range)) // not in the policy, which may have lines
            fail(place, findings::message(*lost));
        range->policy = record.policy;
        range->asker = record.asker;
        range->largest = quint64(record.largest);
        range->state = word<RangeState>(place + "/state"_L1, record.state);
        return *range;
    }

    Block readBlock(const QString& place, const EntryRecord& record)
    {
        std::optional<Block> block = blockOf(m_definition, record.value);
        if (block && !record.to.isEmpty()) {
            const auto last =
                m_definition.isNumeric() ? numberOf(m_definition.kind, record.to) : std::nullopt;
            const bool isSingle = block->first == block->last;
            block = last && isSingle ? std::optional(Block{block->first, *last, block->text}) : std::nullopt;
        }
        if (!block) {
            fail(place, u"\"%1\" is not a value"_s.arg(
                            record.to.isEmpty() ? record.value : record.value + u'-' + record.to));
            return {};
        }
        if (block->first > block->last)
            fail(place, u"the ends of \"%1-%2\" are exchanged"_s.arg(record.value, record.to));
        if (const auto lost = lostCharacterInValue(block->text))
            fail(place, findings::message(*lost));
        return *block;
    }

    Entry readEntry(const QString& place, const EntryRecord& record)
    {
        return {.block = readBlock(place, record),
                .state = word<EntryState>(place + "/state"_L1, record.state),
                .holder = record.holder,
                .behalf = record.behalf,
                .contact = record.contact,
                .reference = record.reference,
                .since = record.date,
                .until = record.until,
                .renewals = record.renewals,
                .supersededBy = record.supersededBy,
                .note = record.note,
                .isPrivate = record.isPrivate,
                .sourceState = record.sourceState,
                .request = record.request,
                .asker = record.asker};
    }

    /// Returns the change with ranges and entries, none of which may overlap another one.
    [[nodiscard]] ListChange withRows(ListChange change, const QString& place,
                                      const QList<RangeRecord>& ranges, const QList<EntryRecord>& entries)
    {
        for (qsizetype i = 0; i < ranges.size() && !m_problem; ++i) {
            const QString here = u"%1ranges/%2"_s.arg(place).arg(i);
            change.ranges.append(readRange(here, ranges[i]));
            m_list.apply({.ranges = {change.ranges.last()}});
            if (const Range* const other = crossing(m_list.ranges(), change.ranges.last());
                other != nullptr && change.ranges.last().state != RangeState::Removed)
                fail(here, u"\"%1\" overlaps \"%2\""_s.arg(ranges[i].name, other->name));
        }
        Subregistry read(m_definition);
        for (qsizetype i = 0; i < entries.size() && !m_problem; ++i) {
            const QString here = u"%1entries/%2"_s.arg(place).arg(i);
            change.entries.append(readEntry(here, entries[i]));
            const Entry& entry = change.entries.last();
            if (!m_problem && hasValueOf(read, entry))
                fail(here, u"\"%1\" is there twice"_s.arg(entries[i].value));
            if (!m_problem)
                read.apply({.entries = {entry}});
        }
        return change;
    }
    [[nodiscard]] static bool hasValueOf(const Subregistry& read, const Entry& entry)
    {
        const QList<Entry> rows = read.rowsIn(entry.block);
        return std::ranges::any_of(
            rows, [&](const Entry& row) { return read.isSameText(row.block.text, entry.block.text); });
    }

    void readPresent()
    {
        m_list = Subregistry(m_definition);
        m_changes.append(withRows({.what = u"import"_s}, {}, m_record.ranges, m_record.entries));
    }

    void readChanges()
    {
        m_list = Subregistry(m_definition);
        bool isFollowing = true; // whether the definition follows from the changes
        for (qsizetype i = 0; i < m_record.changes.size() && !m_problem; ++i) {
            const ListChangeRecord& record = m_record.changes[i];
            const QString place = u"changes/%1/"_s.arg(i);
            ListChange change{.id = record.event,
                              .what = record.what,
                              .date = record.date,
                              .request = record.request,
                              .arguments = record.arguments,
                              .reverses = record.reverses};
            if (record.event <= (i == 0 ? 0 : m_changes.last().id))
                fail(place + "event"_L1, u"expected a later event than that of the change before"_s);
            if (!record.date.isValid())
                fail(place + "date"_L1, u"the date is missing"_s);
            if (record.reverses != 0 && !isChange(record.reverses))
                fail(place + "reverses"_L1, u"it is not an earlier change of this subregistry"_s);
            const bool canDefine =
                record.what == kDefineWord || record.what == kCreateWord || record.what == "undo"_L1;
            if (canDefine && !record.arguments.isEmpty()) {
                isFollowing = definedBy(m_definition, record.arguments) == m_definition;
                if (!isPossible(record.arguments))
                    fail(place + "arguments"_L1, u"they do not define this subregistry"_s);
            }
            change = withRows(std::move(change), place, record.ranges, record.entries);
            for (Entry& entry : change.entries)
                entry.request = entry.request.isEmpty() ? change.request : entry.request;
            m_list.apply({.entries = change.entries});
            m_changes.append(std::move(change));
        }
        if (!isFollowing)
            fail(u"changes"_s, u"the last definition is not that of the subregistry"_s);
        if (m_problem)
            return;
        SubregistryRecord present = withPresent({}, m_list);
        for (qsizetype i = 0; i < std::min(present.entries.size(), m_record.entries.size()); ++i) {
            if (m_record.entries[i].request.isEmpty()) // a file for readers names none
                present.entries[i].request.clear();
        }
        if (!std::ranges::is_permutation(present.ranges, m_record.ranges)) // in any order
            fail(u"ranges"_s, u"they do not follow from the changes"_s);
        if (present.entries != m_record.entries)
            fail(u"entries/%1"_s.arg(firstDifference(present.entries, m_record.entries)),
                 u"it does not follow from the changes"_s);
    }
    [[nodiscard]] bool isChange(qint64 event) const
    {
        return std::ranges::any_of(m_changes, [event](const ListChange& each) { return each.id == event; });
    }
    [[nodiscard]] static qsizetype firstDifference(const QList<EntryRecord>& a, const QList<EntryRecord>& b)
    {
        return std::ranges::mismatch(a, b).in1 - a.begin();
    }

    const SubregistryRecord& m_record;
    Definition m_definition;
    Subregistry m_list{{}}; ///< after the changes so far
    QList<ListChange> m_changes;
    std::optional<QString> m_problem;
};

/// Returns who may ask for a range, without these names in lower case.
QString withoutNames(const QString& asker, const QSet<QString>& names)
{
    const Range range{.asker = asker};
    QStringList askers = askersOf(range);
    const bool isShorter =
        askers.removeIf([&](const QString& each) { return names.contains(each.toLower()); }) > 0;
    if (!isForHolders(range) || !isShorter)
        return asker;
    return "only "_L1 + (askers << kPrivateHolders).join(", "_L1);
}

} // namespace

bool isSubregistryName(const QString& name)
{
    static const QRegularExpression shape(u"^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$"_s);
    return shape.match(name).hasMatch() && !name.endsWith(u'\n');
}

std::optional<Range> rangeWithSpan(const Definition& definition, const QString& name, const QString& span)
{
    Range range{.name = name};
    if (!definition.isNumeric()) {
        range.prefix = span.chopped(span.endsWith(u'*') ? 1 : 0);
        return span.endsWith(u'*') && !range.prefix.contains(u'*') ? std::optional(range) : std::nullopt;
    }
    if (span == "*"_L1) {
        range.block = {0, kLargestNumber};
        return range;
    }
    const auto block = blockOf(definition, span);
    if (!block || !block->text.isEmpty())
        return std::nullopt;
    range.block = *block;
    range.width = widthOf(span);
    return range;
}

QString spanOf(const Definition& definition, const Range& range)
{
    if (!definition.isNumeric())
        return range.prefix + u'*';
    const QString first = numberText(definition.kind, range.block.first, range.width);
    return range.block.first == range.block.last
               ? first
               : first + u'-' + numberText(definition.kind, range.block.last, range.width);
}

const Range* crossing(const QList<Range>& ranges, const Range& range)
{
    const auto found = std::ranges::find_if(ranges, [&range](const Range& other) {
        const bool isSame = other.block == range.block && other.prefix == range.prefix;
        const bool isInside = range.block.contains(other.block) || other.block.contains(range.block);
        return other.name != range.name && (isSame || (range.block.overlaps(other.block) && !isInside));
    });
    return found == ranges.end() ? nullptr : &*found;
}

SubregistryRecord recordOf(const Listed& listed, const QHash<qint64, int>& places)
{
    const Definition& definition = listed.definition;
    const Subregistry list = after(definition, listed.changes);
    SubregistryRecord record = withPresent({.name = definition.name,
                                            .title = definition.title,
                                            .kind = wordOf(definition.kind),
                                            .key = definition.key,
                                            .rules = definition.rules,
                                            .labelRule = definition.labelRule,
                                            .ignoresCase = definition.ignoresCase,
                                            .policy = definition.policy,
                                            .outside = wordOf(definition.outside),
                                            .urn = definition.urn},
                                           list);
    for (const ListChange& change : listed.changes)
        record.changes.append(changeRecord(list, change, places));
    return record;
}

SubregistryRecord withoutSecrets(SubregistryRecord record)
{
    QSet<QString> names;
    for (const EntryRecord& entry : record.entries) {
        if (entry.isPrivate)
            names << entry.holder.toLower() << entry.behalf.toLower();
    }
    for (RangeRecord& range : record.ranges)
        range.asker = withoutNames(range.asker, names);
    for (EntryRecord& entry : record.entries) {
        if (entry.isPrivate)
            entry = {.value = entry.value,
                     .to = entry.to,
                     .range = entry.range,
                     .state = entry.state,
                     .isPrivate = true};
        entry.contact.clear();
    }
    return record;
}

SubregistryRecord publicRecord(SubregistryRecord record)
{
    record = withoutSecrets(std::move(record));
    record.changes.clear();
    for (EntryRecord& entry : record.entries) {
        entry.note.clear();
        entry.request.clear();
        entry.asker.clear();
    }
    return record;
}

SubregistryRecord withHistory(SubregistryRecord record, int event, QDate date)
{
    if (!record.changes.isEmpty())
        return record;
    ListChangeRecord change{.event = event, .what = u"import"_s, .date = date};
    change.ranges = record.ranges;
    change.entries = record.entries;
    for (EntryRecord& entry : change.entries)
        entry.range.clear();
    record.changes.append(change);
    return record;
}

bool isRemoved(const SubregistryRecord& record)
{
    QList<ListChange> changes;
    for (const ListChangeRecord& change : record.changes)
        changes.append({.id = change.event, .what = change.what, .date = {}, .reverses = change.reverses});
    return isRemoved(changes);
}

std::expected<Listed, QString> listedIn(const QString& nid, const SubregistryRecord& record)
{
    return RecordReader(nid, record).read();
}

} // namespace nidus::subregistry
