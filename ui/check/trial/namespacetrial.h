// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/check/verdict.h"

#include <QList>
#include <QString>
#include <memory>
#include <stop_token>

namespace nidus::ui {

/// The result of checking a name against one namespace.
struct NamespaceTrial
{
    QString nid;
    check::Verdict verdict = check::Verdict::Undecided;
    bool hasRule = false; ///< false: only the URN syntax was checked
    QString why;          ///< a sentence; may be empty

    bool operator==(const NamespaceTrial&) const = default;
};

/// The results of checking one name against all namespaces.
struct NamespaceTrials
{
    QString problem; ///< why the text cannot be a name; empty if it can
    QList<NamespaceTrial>
        answers; ///< its own first, then those whose rule accepts it, then the longest matches
};

/// Checks the name of a URN, or a name alone, against every namespace in a table: the part after the NID is
/// appended to each NID in turn.
[[nodiscard]] NamespaceTrials
tryEveryNamespace(const QString& text, const std::shared_ptr<const check::NamespaceTable>& namespaces,
                  const std::stop_token& stop = {});

} // namespace nidus::ui
