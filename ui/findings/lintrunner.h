// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/registrylint.h"
#include "ui/support/findingcounts.h"
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
    /// Lints a whole registry on a connection of its own; what was linted so far is delivered from time to
    /// time.
    void lintWhole(const Registry& registry);
    void cancelWhole();

Q_SIGNALS:
    void wholeLinted(const QList<nidus::LintedSubject>& subjects, nidus::Progress progress);
    /// All of it, or as much as there was before it was cancelled.
    void wholeFinished();
    void failed(const nidus::Error& error);
    void linted(const nidus::JudgedFindings& findings, const nidus::RegistrationTemplate& about);
    void counted(const QHash<QString, nidus::FindingCounts>& byHandle);

private:
    LatestJob m_lint;
    LatestJob m_count;
    LatestJob m_whole;
};

} // namespace nidus
