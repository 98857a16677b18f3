// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/lintwork.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace nidus::workflow {

/// Hashes everything that the findings about drafts of one registry depend on, so that findings of an earlier
/// run can be used as long as nothing changed.
class LintDigests
{
public:
    /// `program` identifies the rules, such as the version of the program; the NIDs are those of LintContext,
    /// the same for all tasks.
    LintDigests(const QString& program, const QStringList& registeredNids);

    [[nodiscard]] QByteArray of(const LintTask& task) const;

private:
    QString m_shared; ///< hash of what all tasks have in common
};

} // namespace nidus::workflow
