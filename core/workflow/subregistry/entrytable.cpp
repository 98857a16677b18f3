// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/entrytable.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listwords.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/allocation.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/importedstate.h"
#include "core/workflow/subregistry/readblocks.h"
#include "core/workflow/subregistry/rowobjection.h"
#include "core/workflow/subregistry/rowrequests.h"
#include "core/workflow/subregistry/tabledates.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Block;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::Subregistry;

namespace {

/// Reads the rows of a table one after another.
class TableReader
{
public:
    /// Without `visit`, the table keeps the entries.
    TableReader(const Subregistry& subregistry, const TableReading& reading, ReadBlocks& read,
                TableDates::Rows rows, const std::function<void(const TableEntry&)>& visit)
        : m_subregistry(subregistry),
          m_names(reading.names),
          m_meant(reading.names.values()),
          m_use(reading.use),
          m_today(reading.today),
          m_requests(subregistry, reading.answers),
          m_syntax(reading.syntax),
          m_dates(std::move(rows)),
          m_read(read),
          m_visit(visit)
    {}

    /// Returns whether the first line names the columns of the values.
    bool readHeader(const QStringList& cells)
    {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const QString name = cells[i].trimmed();
            if (!name.isEmpty() && m_columns.contains(name))
                find(1, findings::kSubregistryImportColumnTwice, {name});
            m_columns.insert(name, i);
        }
        m_width = cells.size();
        m_table.columns = cells;
        m_isExport = std::ranges::all_of(kEntryTableColumns, [this](QLatin1StringView name) {
            const bool isInAll = name != "range"_L1 && name != "contact"_L1;
            return !isInAll || m_columns.contains(name);
        });
        const QStringList parts = m_subregistry.definition().key;
        m_hasParts = !has(u"value"_s) && !parts.isEmpty() &&
                     std::ranges::all_of(parts, [this](const QString& part) { return has(part); });
        QStringList wanted = m_names.keys();
        if (!wanted.contains(u"value"_s))
            wanted.append(u"value"_s);
        for (const QString& name : std::as_const(wanted)) {
            const bool isValue = name == "value"_L1 && (m_hasParts || has(name));
            if (!isValue && !has(name))
                find(1, findings::kSubregistryImportNoColumn, {m_names.value(name, name)});
        }
        return m_hasParts || has(u"value"_s);
    }

    void readRow(int line, const QStringList& cells)
    {
        if (cells.size() != m_width)
            return find(line, findings::kSubregistryImportOtherColumns,
                        {QString::number(cells.size()), QString::number(m_width)});
        m_cells = cells;
        m_line = line;
        if (const auto block = readBlock())
            addEntry(*block);
    }

    EntryTable take(const exchange::ListFileFacts& facts)
    {
        if (m_width == 0)
            find(1, findings::kSubregistryImportNoColumn, {columnOf(u"value"_s)});
        findEndsOfBlocks();
        takeRanges(facts.ranges);
        m_table.title = facts.title;
        m_table.listId = facts.id;
        m_table.date = facts.date;
        m_table.findings += facts.findings;
        std::ranges::stable_sort(m_table.findings, {}, &TableFinding::line);
        return std::move(m_table);
    }

private:
    /// Returns the column of a name; empty if the column with this name has another meaning.
    [[nodiscard]] QString columnOf(const QString& name) const
    {
        const bool isOther = !m_names.contains(name) && m_meant.contains(name);
        return isOther ? QString() : m_names.value(name, name);
    }
    [[nodiscard]] bool has(const QString& name) const
    {
        const QString column = columnOf(name);
        return !column.isEmpty() && m_columns.contains(column);
    }
    [[nodiscard]] QString cell(const QString& name) const
    {
        const auto column = m_columns.constFind(columnOf(name));
        const QString text = !has(name) ? QString() : m_cells.value(*column).trimmed();
        return text == "-"_L1 ? QString() : text;
    }
    /// Returns the text in a column as the list can have it.
    [[nodiscard]] QString textCell(const QString& name)
    {
        const QString text = cell(name);
        const QString kept = subregistry::withoutLostCharacters(text);
        if (kept != text)
            findCleaned(name, text, kept);
        return kept;
    }
    /// Returns the cell with a value or a part of it. Spaces around words are not a part of them.
    [[nodiscard]] QString valueCell(const QString& name)
    {
        const QString text = cell(name);
        const QString whole = has(name) ? m_cells.value(*m_columns.constFind(columnOf(name))) : QString();
        if (whole != text && !text.isEmpty() && !m_subregistry.definition().isNumeric())
            findCleaned(name, whole, text);
        return text;
    }
    void findCleaned(const QString& name, const QString& text, const QString& kept)
    {
        find(m_line, findings::kSubregistryImportCleaned,
             {columnOf(name), subregistry::visibleLine(text), subregistry::visibleLine(kept)});
    }
    /// Whether the row decides about a column: an export leaves cells of a private entry empty.
    [[nodiscard]] bool isGiven(const QString& name) const
    {
        return has(name) && !(m_isHidden && cell(name).isEmpty());
    }
    void find(int line, findings::FindingId id, const QStringList& arguments)
    {
        m_table.findings.append({line, findings::makeFinding(id, {}, arguments)});
    }

    std::optional<Block> readBlock()
    {
        QString text = m_hasParts ? QString() : valueCell(u"value"_s);
        if (m_hasParts) {
            QStringList parts;
            for (const QString& part : m_subregistry.definition().key)
                parts.append(valueCell(part));
            text = subregistry::joinedParts(parts);
        }
        if (const QString to = cell(u"to"_s); !to.isEmpty())
            text += u'-' + to;
        auto block = subregistry::blockOf(m_subregistry.definition(), text);
        if (!block) {
            find(m_line, findings::kSubregistryMalformed,
                 {text, registration::wordOf(m_subregistry.definition().kind)});
            return std::nullopt;
        }
        if (block->first > block->last) {
            find(m_line, findings::kSubregistryReversed,
                 {text, m_subregistry.textOf({block->last, block->first})});
            return std::nullopt;
        }
        return block;
    }

    /// Returns the date in a column, or the present one without such a column or date.
    QDate readDate(const QString& name, QDate present)
    {
        const QString text = cell(name);
        if (text.isEmpty())
            return isGiven(name) ? QDate() : present;
        const TableDates::Reading read = m_dates.read(m_columns.value(columnOf(name)), text);
        if (read.isByColumn && m_table.dateByColumn.isEmpty()) {
            m_table.dateByColumn = text;
            m_table.readByColumn = read.date;
        }
        if (read.date.isValid() && !read.other.isValid())
            return read.date;
        ++m_table.unreadDates;
        m_table.undecidedDates += read.date.isValid() ? 1 : 0;
        if (!read.date.isValid())
            find(m_line, findings::kSubregistryImportNotADate, {columnOf(name), text});
        else if (std::exchange(m_undecided[name], true)) // once for the column
            return present;
        else
            find(m_line, findings::kSubregistryImportDateOrder,
                 {columnOf(name), text, read.date.toString(Qt::ISODate), read.other.toString(Qt::ISODate)});
        return present;
    }

    /// Returns the entry with the state of the row.
    Entry withState(Entry entry)
    {
        const QString word = cell(u"state"_s);
        const auto state = has(u"state"_s) ? importedState(word) : entry.state;
        m_isStateKnown = state.has_value();
        const bool isOurs = registration::fromWord<EntryState>(word).has_value() || word.isEmpty() ||
                            (word == word.toLower() && !findings::stateWithText(word).isEmpty());
        const EntryState before = std::exchange(entry.state, state.value_or(entry.state));
        if (!isOurs)
            entry.sourceState = textCell(u"state"_s);
        else if (isGiven(u"source-state"_s) || entry.state != before)
            entry.sourceState = textCell(u"source-state"_s);
        return entry;
    }

    /// Returns the present entry with the cells of the row; what the file has no column for remains.
    Entry readEntry(const Block& block)
    {
        const auto known = m_subregistry.rowAt(block);
        Entry read = known && subregistry::isHeld(known->state) ? *known : Entry{};
        m_isHidden = read.isPrivate && cell(u"private"_s) == "yes"_L1 && cell(u"holder"_s).isEmpty();
        read.block = block;
        read = withState(std::move(read));
        const QString holder = read.holder;
        const auto textIn = [this](const QString& name, const QString& present) {
            if (!isGiven(name))
                return present;
            return cell(name) == present ? present : textCell(name); // the same text is in memory once
        };
        read.holder = textIn(u"holder"_s, read.holder);
        read.behalf = textIn(u"on-behalf"_s, read.behalf);
        read.contact = textIn(u"contact"_s, read.contact);
        read.reference = textIn(u"reference"_s, read.reference);
        read.supersededBy = textIn(u"superseded-by"_s, read.supersededBy);
        read.note = textIn(u"note"_s, read.note);
        read.asker = textIn(u"asker"_s, read.holder == holder ? read.asker : QString());
        read.since = readDate(u"date"_s, read.since);
        read.until = readDate(u"until"_s, read.until);
        read.renewals = isGiven(u"renewals"_s) ? cell(u"renewals"_s).toInt() : read.renewals;
        read.isPrivate = has(u"private"_s) ? cell(u"private"_s) == "yes"_L1 : read.isPrivate;
        if (const QString request = textCell(u"request"_s); !request.isEmpty())
            read.request = request;
        return withDateInText(read);
    }

    void addEntry(const Block& block)
    {
        const Entry entry = readEntry(block);
        if (isRepeated(entry))
            return;
        const auto objection = m_isStateKnown ? objectionTo(entry) : unknownState();
        if (objection && m_use == TableUse::Import) {
            m_table.badBlocks.append(block);
            m_table.findings.append({m_line, *objection});
            return;
        }
        m_read.add(entry, m_line);
        findOddDates(entry);
        if (m_visit == nullptr) {
            m_table.entries.append({m_line, entry, objection});
            return;
        }
        if (!m_subregistry.ranges().isEmpty() && m_subregistry.rangeOf(block) == nullptr)
            m_outside.append(outsideRange(m_line, block));
        m_visit({m_line, entry, objection});
    }
    [[nodiscard]] std::optional<findings::Finding> unknownState() const
    {
        QStringList known;
        for (const QLatin1StringView word : registration::kWords<EntryState>)
            known.append(findings::entryStateText(word));
        return findings::makeFinding(findings::kSubregistryImportUnknownState, {},
                                     {cell(u"state"_s), known.join(", "_L1)});
    }
    /// Finds an entry that has ended, and one whose holder has it only later.
    void findOddDates(const Entry& entry)
    {
        if (!m_today.isValid() || !subregistry::isActive(entry.state) ||
            m_subregistry.rowAt(entry.block) == entry)
            return;
        if (entry.until.isValid() && entry.until < entry.since)
            find(m_line, findings::kSubregistryImportEndFirst,
                 {m_subregistry.textOf(entry.block), entry.until.toString(Qt::ISODate),
                  entry.since.toString(Qt::ISODate)});
        else if (entry.until.isValid() && entry.until < m_today)
            find(m_line, findings::kSubregistryExpired,
                 {m_subregistry.textOf(entry.block), entry.until.toString(Qt::ISODate)});
        if (!entry.since.isValid() || entry.since <= m_today)
            return;
        find(m_line, findings::kSubregistryFutureDate,
             {entry.since.toString(Qt::ISODate), m_today.toString(Qt::ISODate)});
        m_table.findings.last().finding.severity = findings::Severity::Warning;
    }

    /// Returns the entry with the date in a cell such as "TEMPORARY ... expires 2026-01-31".
    Entry withDateInText(Entry entry)
    {
        if (has(u"source-state"_s))
            return entry;
        static const QRegularExpression temporary(u"\\btemporary\\b.*\\bexpires?\\s+(\\d{4}-\\d{2}-\\d{2})"_s,
                                                  QRegularExpression::CaseInsensitiveOption);
        for (const QString& text : std::as_const(m_cells)) {
            const QRegularExpressionMatch match = temporary.match(text);
            if (!match.hasMatch())
                continue;
            const QDate until = QDate::fromString(match.captured(1), Qt::ISODate);
            entry.state = EntryState::Temporary;
            if (until.isValid()) {
                entry.until = until;
                find(m_line, findings::kSubregistryImportDateInText, {text, match.captured(1)});
            } else {
                find(m_line, findings::kSubregistryImportNotADate, {columnOf(u"until"_s), match.captured(1)});
            }
        }
        return entry;
    }

    /// Returns the first row with some of the same values; absent if there is none.
    static std::optional<Entry> sameValues(const Subregistry& list, const Entry& entry)
    {
        for (const Entry& row : list.rowsIn(entry.block)) {
            if (list.isSameText(row.block.text, entry.block.text) && subregistry::isHeld(row.state))
                return row;
        }
        return std::nullopt;
    }
    bool isRepeated(const Entry& entry)
    {
        const ReadBlocks::Row* const earlier = m_read.heldValues(entry.block);
        if (earlier != nullptr)
            find(m_line, findings::kSubregistryImportRepeated,
                 {m_subregistry.textOf(entry.block), QString::number(earlier->line)});
        return earlier != nullptr;
    }
    /// Returns why the list cannot have the entry; absent if it can.
    [[nodiscard]] std::optional<findings::Finding> objectionTo(const Entry& entry)
    {
        if (auto lost = subregistry::lostCharacterInValue(entry.block.text);
            lost && !m_subregistry.rowAt(entry.block))
            return lost;
        if (auto answered = m_requests.findingAbout(entry)) {
            if (answered->severity == findings::Severity::Error)
                return answered;
            m_table.findings.append({m_line, *answered});
        }
        const auto row = sameValues(m_subregistry, entry);
        if (row && (row->block.first != entry.block.first || row->block.last != entry.block.last))
            return findings::makeFinding(findings::kSubregistryOverlap, {},
                                         {m_subregistry.textOf(entry.block), m_subregistry.textOf(row->block),
                                          subregistry::publicFacts(*row)});
        auto objection = rowObjection(m_subregistry, entry);
        if (objection &&
            (m_use == TableUse::Import || objection->id != findings::kSubregistryImportOtherHolder))
            return objection;
        if (lacksHolder(entry))
            return findings::makeFinding(
                findings::kSubregistryImportNoHolder, {},
                {m_subregistry.textOf(entry.block), registration::wordOf(entry.state)});
        return std::nullopt;
    }
    /// Whether a file that has holders has none for an entry that becomes assigned; our own export may.
    [[nodiscard]] bool lacksHolder(const Entry& entry) const
    {
        const bool isAssigned = entry.state == EntryState::Assigned || entry.state == EntryState::Temporary;
        const auto known = m_subregistry.rowAt(entry.block);
        return isAssigned && has(u"holder"_s) && !m_isExport && entry.holder.isEmpty() && !entry.isPrivate &&
               (!known || known->state != entry.state);
    }

    /// Reads the ranges, and finds entries that are not in one.
    void takeRanges(const QList<exchange::ListRange>& ranges)
    {
        RangeTable read = readRanges(m_subregistry, ranges);
        Subregistry list(m_subregistry.definition());
        list.apply({.what = {}, .date = {}, .ranges = m_subregistry.ranges()});
        for (const TableRange& each : std::as_const(read.ranges)) {
            if (m_use == TableUse::Import)
                list.apply({.what = {}, .date = {}, .ranges = {each.range}});
            else if (effectOf(m_subregistry, each.range) != ImportEffect::Unchanged)
                find(each.line, findings::kSubregistryImportLeftOut,
                     {u"range "_s + subregistry::spanOf(list.definition(), each.range)});
        }
        for (const TableEntry& each : std::as_const(m_table.entries)) {
            if (!list.ranges().isEmpty() && list.rangeOf(each.entry.block) == nullptr)
                m_outside.append(outsideRange(each.line, each.entry.block));
        }
        if (m_syntax && m_use == TableUse::Import)
            compareWithGrammar(list);
        m_table.findings += m_outside + read.findings;
        if (m_use == TableUse::Import)
            m_table.ranges = std::move(read.ranges);
    }
    /// Compares new values with the grammar of the namespace; a pattern that suits none of its URNs is one
    /// finding.
    void compareWithGrammar(const Subregistry& list)
    {
        const auto pattern = m_syntax->patternFinding();
        if (pattern && !m_table.entries.isEmpty())
            m_table.findings.append({1, *pattern});
        for (const TableEntry& each : std::as_const(m_table.entries)) {
            const bool isNew =
                subregistry::isHeld(each.entry.state) && !sameValues(m_subregistry, each.entry);
            const auto odd = isNew ? m_syntax->findingAbout(list, each.entry.block) : std::nullopt;
            if (odd && !(pattern && odd->id == findings::kSubregistryUrnSyntax))
                m_table.findings.append({each.line, *odd});
        }
    }
    [[nodiscard]] TableFinding outsideRange(int line, const Block& block) const
    {
        findings::Finding finding =
            findings::makeFinding(findings::kSubregistryOutsideRange, {}, {m_subregistry.textOf(block)});
        finding.severity = findings::Severity::Warning;
        return {line, std::move(finding)};
    }
    /// Finds two reservations of a holder with nothing between them.
    void findEndsOfBlocks()
    {
        if (!m_subregistry.definition().isNumeric())
            return;
        m_read.eachPair([this](const ReadBlocks::Row& first, const ReadBlocks::Row& last) {
            const bool areEnds = first.state == last.state && last.state <= EntryState::Reserved &&
                                 first.holder == last.holder && !last.holder.isEmpty() &&
                                 first.block.size() == 1 && last.block.size() == 1 &&
                                 last.block.first > first.block.first + 1;
            if (areEnds)
                find(last.line, findings::kSubregistryImportBlockEnds,
                     {m_subregistry.textOf(first.block), m_subregistry.textOf(last.block)});
        });
    }

    const Subregistry& m_subregistry;
    const ColumnNames& m_names;
    QStringList m_meant; ///< the columns that are named
    TableUse m_use;
    QDate m_today; ///< invalid = dates are not compared with it
    QHash<QString, qsizetype> m_columns;
    QStringList m_cells;
    int m_line = 0;
    qsizetype m_width = 0;
    bool m_hasParts = false;
    bool m_isExport = false; ///< the columns are those of our own export
    bool m_isStateKnown = true;
    bool m_isHidden = false; ///< the row is that of a private entry, without what is private
    RowRequests m_requests;
    std::shared_ptr<const ListSyntax> m_syntax; ///< may be null
    TableDates m_dates;
    QHash<QString, bool> m_undecided; ///< columns with dates that can be read in two ways
    EntryTable m_table;
    QList<TableFinding> m_outside; ///< entries that are not in a range
    ReadBlocks& m_read;            ///< of the entries so far
    std::function<void(const TableEntry&)> m_visit;
};

} // namespace

base::Result<EntryTable> readEntryTable(QByteArrayView bytes, const Subregistry& subregistry,
                                        const TableReading& reading)
{
    ReadBlocks read(subregistry.definition());
    return visitEntryTable(bytes, subregistry, reading, read, nullptr);
}

base::Result<EntryTable> visitEntryTable(QByteArrayView bytes, const Subregistry& subregistry,
                                         const TableReading& reading, ReadBlocks& read,
                                         const std::function<void(const TableEntry&)>& visit)
{
    const subregistry::Definition& definition = subregistry.definition();
    const exchange::ListWish wish{.nid = definition.nid, .name = definition.name, .part = reading.part};
    const auto again = [bytes, &wish](const std::function<void(const QStringList&)>& visitCells) {
        static_cast<void>(
            exchange::readList(bytes, wish, [&visitCells](int /*line*/, const QStringList& cells) {
                visitCells(cells);
                return true;
            }));
    };
    TableReader reader(subregistry, reading, read, again, visit);
    bool isHeader = true;
    const auto takeRow = [&reader, &isHeader, &reading](int line, const QStringList& cells) {
        if (std::exchange(isHeader, false)) {
            // Without names, a row could be read as another.
            if (!reader.readHeader(reading.columns.isEmpty() ? cells : reading.columns))
                return false;
            if (reading.columns.isEmpty() || !reading.isHeaderless)
                return true;
        }
        reader.readRow(line, cells);
        return true;
    };
    const auto facts = exchange::readList(bytes, wish, takeRow);
    return facts ? base::Result<EntryTable>(reader.take(*facts)) : std::unexpected(facts.error());
}

} // namespace nidus::workflow
