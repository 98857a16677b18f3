// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QString>
#include <map>
#include <utility>

namespace nidus::workflow {

/// The values and blocks of a table so far, with less memory than a subregistry.
class ReadBlocks
{
public:
    /// What is kept of a row.
    struct Row
    {
        subregistry::Block block{}; ///< with its text as compared
        int line = 0;
        subregistry::EntryState state = subregistry::EntryState::Assigned;
        QString holder{};
    };

    explicit ReadBlocks(const subregistry::Definition& definition) : m_definition(definition) {}

    void add(const subregistry::Entry& entry, int line);
    /// Returns the first row with some of the same values, or the first one that is held; null if there is
    /// none.
    [[nodiscard]] const Row* sameValues(const subregistry::Block& block) const;
    [[nodiscard]] const Row* heldValues(const subregistry::Block& block) const;
    /// Calls `visit` with each row and the one before it, in order of their values.
    template <typename Visit>
    void eachPair(Visit visit) const
    {
        const Row* earlier = nullptr;
        for (const auto& [slot, row] : m_rows) {
            if (earlier != nullptr)
                visit(*earlier, row);
            earlier = &row;
        }
    }

private:
    [[nodiscard]] const Row* find(const subregistry::Block& block,
                                  bool (*isWanted)(subregistry::EntryState)) const;

    const subregistry::Definition& m_definition;
    std::map<std::pair<quint64, QString>, Row> m_rows; ///< by first number and text
    quint64 m_longest = 1;                             ///< of all blocks
};

} // namespace nidus::workflow
