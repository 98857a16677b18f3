// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>
#include <map>
#include <optional>
#include <utility>

namespace nidus::subregistry {

/// What an entry was before a change replaced it.
struct EarlierFacts
{
    Entry entry;   ///< with the block, date, and request that it had
    Block block{}; ///< the part of it that was changed
    QString what;  ///< the word of that change
    QDate date{};  ///< when that change took effect

    bool operator==(const EarlierFacts&) const = default;
};

/// What the entries of a subregistry were earlier. What was undone does not count.
class EntryHistory
{
public:
    /// `changes` are all, oldest first. With `only`, those of other values are not read, which is faster.
    EntryHistory(const Definition& definition, const QList<ListChange>& changes,
                 const std::optional<Block>& only = {});

    /// Returns what the values of a block were earlier, newest first. The parts of a split were the block
    /// that was split.
    [[nodiscard]] QList<EarlierFacts> of(const Block& block) const;

private:
    void add(const Subregistry& before, const ListChange& change);

    using Slot = std::pair<quint64, QString>; ///< first number, other parts as they are compared
    Definition m_definition;
    std::multimap<Slot, EarlierFacts> m_facts;
    quint64 m_longest = 1; ///< of the changed blocks
};

/// Whether a text is in one of the facts of an entry, such as its holder, request, or date. Letter case does
/// not matter.
[[nodiscard]] bool mentions(const Entry& entry, const QString& text);

} // namespace nidus::subregistry
