// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/refusals.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

namespace nidus::subregistry {

/// How a request was answered before.
struct RequestAnswer
{
    QDate date;
    QString what;           ///< the word of the change, such as "assign" or kRefuseWord
    QList<Entry> entries{}; ///< as the change made them; empty if it was refused
    QString refusal{};      ///< why it was refused, in a sentence
};

/// The requests that a subregistry answered, by their IDs.
using RequestAnswers = QHash<QString, RequestAnswer>;

/// Returns the newest answer to each request that is not undone. `changes` are all, oldest first.
[[nodiscard]] RequestAnswers requestAnswers(const QList<ListChange>& changes);

} // namespace nidus::subregistry
