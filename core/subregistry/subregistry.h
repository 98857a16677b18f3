// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/block.h"
#include "core/subregistry/definition.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace nidus::subregistry {

/// A named part of the value space. A value belongs to the smallest range that contains it.
struct Range
{
    QString name;
    Block block{};    ///< of numbers
    QString prefix{}; ///< of words; empty = all
    int width = 0;    ///< of the numbers in digits, if they have leading zeros
    QString policy{};
    QString label{};
    QString asker{};     ///< who may ask
    quint64 largest = 0; ///< block in numbers; 0 = no limit
    RangeState state = RangeState::Open;

    bool operator==(const Range&) const = default;
};

/// A value or block with its state since a change.
struct Entry
{
    Block block{};
    EntryState state = EntryState::Assigned;
    QString holder{};
    QString behalf{}; ///< on whose behalf the holder has it
    QString contact{};
    QString reference{};
    QDate since{}; ///< when the holder got it
    QDate until{};
    int renewals = 0; ///< of `until`
    QString supersededBy{};
    QString note{};
    bool isPrivate = false;
    QString sourceState{}; ///< the word of an imported list
    QString request{};     ///< by which the holder has it
    QString asker{};       ///< what kind of asker the holder is; empty = not known

    bool operator==(const Entry&) const = default;
};

/// Whether a value in this state has, or keeps, a holder's claim; otherwise it is free.
[[nodiscard]] constexpr bool isHeld(EntryState state)
{
    return state != EntryState::Released && state != EntryState::Pool;
}
/// Whether a value in this state is or was used, so that it is not assigned again.
[[nodiscard]] constexpr bool isUsedUp(EntryState state) { return state != EntryState::Pool; }
/// Whether somebody has it now.
[[nodiscard]] constexpr bool isActive(EntryState state) { return state <= EntryState::Deprecated; }
/// Whether somebody still has a value although its date is past.
[[nodiscard]] inline bool hasEnded(const Entry& entry, QDate today)
{
    return isActive(entry.state) && entry.until.isValid() && entry.until < today;
}

/// One command: what it replaced ranges and entries by. Changes are never edited.
struct ListChange
{
    qint64 id = 0; ///< of its event; 0 if it is not yet stored
    QString what;
    QDate date;          ///< when it took effect
    QDateTime entered{}; ///< when it was stored
    QString who{};
    QString note{};
    QString request{};
    QString arguments{}; ///< of the request
    qint64 reverses = 0; ///< the change that this one reverses
    QList<Range> ranges{};
    QList<Entry> entries{};

    bool operator==(const ListChange&) const = default;
};

/// The word of a change that only records that a request was refused. It has neither ranges nor entries.
inline constexpr QLatin1StringView kRefuseWord("refuse");
/// The word of a change that corrects facts of entries: their holders remain the same, even if their names
/// change.
inline constexpr QLatin1StringView kEditWord("edit");
/// The word of a change that a restore made: the backup lacked values that had been assigned. It is not
/// undone.
inline constexpr QLatin1StringView kRestoreWord("restore");

/// Rows of a subregistry that are not in memory. The functions are as those of Subregistry.
class RowSource
{
public:
    RowSource() = default;
    RowSource(const RowSource&) = delete;
    RowSource& operator=(const RowSource&) = delete;
    virtual ~RowSource() = default;

    [[nodiscard]] virtual QList<Entry> rows() = 0;
    [[nodiscard]] virtual QList<Entry> rowsIn(const Block& block) = 0;
    [[nodiscard]] virtual std::optional<quint64> lastUsed(const Block& block) = 0;
};

/// A subregistry after some of its changes. A row of a later change replaces earlier rows of the same values.
class Subregistry
{
public:
    explicit Subregistry(Definition definition) : m_definition(std::move(definition)) {}
    /// Reads rows from a source when they are needed.
    Subregistry(Definition definition, std::shared_ptr<RowSource> source)
        : m_definition(std::move(definition)), m_source(std::move(source))
    {}

    void apply(const ListChange& change);
    /// Reads all rows that are not in memory.
    void readRows();
    /// Returns the subregistry with its ranges, but without rows that are not in memory.
    [[nodiscard]] Subregistry withoutSource() const;

    [[nodiscard]] const Definition& definition() const { return m_definition; }
    /// Returns the ranges without removed ones, in order of their first values or prefixes; a range precedes
    /// those within it.
    [[nodiscard]] QList<Range> ranges() const;
    [[nodiscard]] const Range* rangeNamed(const QString& name) const;
    /// Returns the smallest range that contains the whole block; null if there is none, or if a part of the
    /// block is in a smaller one.
    [[nodiscard]] const Range* rangeOf(const Block& block) const;
    /// Returns the parts of a range of numbers that are not in a smaller one, in order.
    [[nodiscard]] QList<Block> ownBlocks(const Range& range) const;

    /// Returns all rows in order of their values, also those of released values.
    [[nodiscard]] QList<Entry> rows() const;
    /// Returns the rows that have a value of the block, in order. A number without its other parts has the
    /// values with any other parts.
    [[nodiscard]] QList<Entry> rowsIn(const Block& block) const;
    /// Returns the row of exactly this value, with other parts only if it has them; absent if there is none.
    [[nodiscard]] std::optional<Entry> rowAt(const Block& value) const;
    /// Returns the largest used number up to the end of the block that is in it; absent if there is none.
    [[nodiscard]] std::optional<quint64> lastUsed(const Block& block) const;

    /// Returns the number, or the first one of a block, with the other parts of its key.
    [[nodiscard]] QString firstText(const Block& block) const;
    /// Returns the last number of a block; empty for a single value.
    [[nodiscard]] QString lastText(const Block& block) const;
    /// Returns VALUE or FROM-TO.
    [[nodiscard]] QString textOf(const Block& block) const;
    /// Whether two values are the same, as far as their texts are concerned.
    [[nodiscard]] bool isSameText(const QString& a, const QString& b) const { return folded(a) == folded(b); }

private:
    using Slot = std::pair<quint64, QString>; ///< first number, other parts as they are compared
    using Rows = std::map<Slot, Entry>;

    [[nodiscard]] QString folded(const QString& text) const { return comparedText(m_definition, text); }
    [[nodiscard]] int widthAt(quint64 number) const;
    [[nodiscard]] Rows::const_iterator firstNear(const Block& block) const;
    void put(const Entry& entry);

    Definition m_definition;
    QList<Range> m_ranges;
    Rows m_rows;
    quint64 m_longest = 1;               ///< of all blocks so far
    std::shared_ptr<RowSource> m_source; ///< null if all rows are in memory
};

/// Returns the date of a change that is not given one: today, or the date of the latest change that is not
/// undone if the clock is before it. `changes` are all.
[[nodiscard]] QDate dayFor(const QList<ListChange>& changes, QDate today);
/// Returns the subregistry after the changes up to a date; an invalid date is now.
[[nodiscard]] Subregistry after(const Definition& definition, const QList<ListChange>& changes,
                                QDate date = {});

} // namespace nidus::subregistry
