// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/check/verdict.h"

#include <QList>
#include <QString>
#include <memory>
#include <stop_token>

namespace nidus::ui {

/// What one namespace says of a name.
struct NamespaceTrial
{
    QString nid;
    check::Verdict verdict = check::Verdict::Undecided;
    bool hasRule = false; ///< false: nothing is known beyond the syntax of URNs
    QString why;          ///< a sentence; empty when there is nothing to say

    bool operator==(const NamespaceTrial&) const = default;
};

/// What all namespaces say of one name.
struct NamespaceTrials
{
    QString problem; ///< why the text can be no name at all; empty when it can
    QList<NamespaceTrial>
        answers; ///< its own first, then those whose rule accepts, then those that come furthest
};

/// Tries the name of a URN, or a name alone, in every namespace of a table: what stands behind its NID is
/// put behind each NID in turn.
[[nodiscard]] NamespaceTrials tryEveryNamespace(const QString& text,
                                                const std::shared_ptr<const check::NamespaceTable>& namespaces,
                                                const std::stop_token& stop = {});

} // namespace nidus::ui
