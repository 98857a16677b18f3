// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/lintwork.h"
#include "ui/support/latestjob.h"

#include <QHash>
#include <QObject>

namespace nidus {

/// Lints off the GUI thread, when typing pauses. What is out of date is dropped.
class LintRunner final : public QObject
{
    Q_OBJECT

public:
    explicit LintRunner(QObject* parent = nullptr);

    void lint(const LintTask& task);
    /// Nothing is shown any more; what runs is dropped.
    void abandon();
    /// Counts the findings of all drafts of a registry as they are stored.
    void countDrafts(const Registry& registry);

Q_SIGNALS:
    void linted(const QList<nidus::Finding>& findings, const nidus::RegistrationTemplate& about);
    void counted(const QHash<QString, int>& findingsByHandle);

private:
    LatestJob m_lint;
    LatestJob m_count;
};

} // namespace nidus
