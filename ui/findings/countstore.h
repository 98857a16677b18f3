// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findingcounts.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace nidus::ui {

/// Counts of findings by the digest of what was linted (workflow::LintDigests).
using CountsByDigest = QHash<QByteArray, FindingCounts>;

/// Keeps the counts of a registry's drafts between starts, in a file in the user's data folder. A missing or
/// damaged file is like an empty one: everything is counted again.
class CountStore
{
public:
    /// Keeps nothing for a registry in memory, whose path is empty.
    explicit CountStore(const QString& registryPath);

    [[nodiscard]] CountsByDigest read() const;
    void write(const CountsByDigest& counts) const;

private:
    QString m_file;
};

} // namespace nidus::ui
