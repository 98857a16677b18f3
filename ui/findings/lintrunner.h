// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/registrylint.h"
#include "ui/support/text/findingcounts.h"
#include "ui/support/jobs/latestjob.h"

#include <QHash>
#include <QObject>

namespace nidus::ui {

/// Lints off the GUI thread, when typing pauses. What is out of date is dropped.
class LintRunner final : public QObject
{
    Q_OBJECT

public:
    explicit LintRunner(QObject* parent = nullptr);

    void lint(const workflow::LintTask& task);
    /// Nothing is shown any more; what runs is dropped.
    void abandon();
    /// Counts the findings of all drafts of a registry as they are stored.
    void countDrafts(const storage::Registry& registry);
    /// Lints a whole registry on a connection of its own; what was linted so far is delivered from time to
    /// time.
    void lintWhole(const storage::Registry& registry);
    void cancelWhole();

Q_SIGNALS:
    void wholeLinted(const QList<nidus::workflow::LintedSubject>& subjects, nidus::base::Progress progress);
    /// All of it, or as much as there was before it was cancelled.
    void wholeFinished();
    void failed(const nidus::base::Error& error);
    void linted(const nidus::lint::JudgedFindings& findings, const nidus::registration::RegistrationTemplate& about);
    void counted(const QHash<QString, nidus::ui::FindingCounts>& byHandle);

private:
    LatestJob m_lint;
    LatestJob m_count;
    LatestJob m_whole;
};

} // namespace nidus::ui
