// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>

namespace nidus::subregistry {

/// By which request the holders of values have them.
class Requests
{
public:
    /// `changes` are all, oldest first. What is undone does not count.
    Requests(const Definition& definition, const QList<ListChange>& changes);

    /// Returns the identifier of the request that gave an entry to its holder; empty if there was none.
    [[nodiscard]] QString of(const Entry& entry) const;

private:
    /// Whether somebody else was given one of the entry's values last.
    [[nodiscard]] bool isOthers(const Entry& entry) const;

    Subregistry m_given; ///< the values that were given, with their holder, and the request as reference
    bool m_isEmpty = true;
};

} // namespace nidus::subregistry
