// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/registrylint.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/text/findingcounts.h"

#include <QHash>
#include <QObject>

namespace nidus::ui {

/// Lints off the GUI thread when typing pauses. Outdated results are dropped.
class LintRunner final : public QObject
{
    Q_OBJECT

public:
    explicit LintRunner(QObject* parent = nullptr);

    void lint(const workflow::LintTask& task);
    /// Drops the running work because nothing is shown any more.
    void abandon();
    /// Counts the findings of all drafts of a registry, as stored: first those of the drafts `inSight`, by
    /// handle.
    void countDrafts(const storage::Registry& registry, const QStringList& inSight = {});
    /// Finds the namespaces that are missing from IANA's list.
    void findDepartures(const storage::Registry& registry);
    /// Lints a whole registry on its own connection and delivers intermediate results from time to time.
    void lintWhole(const storage::Registry& registry);
    void cancelWhole();

Q_SIGNALS:
    void wholeLinted(const QList<nidus::workflow::LintedSubject>& subjects, nidus::base::Progress progress);
    /// Linting the whole registry finished or was canceled.
    void wholeFinished();
    void failed(const nidus::base::Error& error);
    void linted(const nidus::lint::SeparatedFindings& findings,
                const nidus::registration::RegistrationTemplate& about);
    /// The date of the list that a namespace is missing from, by NID in lower case.
    void departuresFound(const QHash<QString, QString>& dates);
    /// The counts so far; progress counts drafts.
    void counted(const QHash<QString, nidus::ui::FindingCounts>& byHandle, nidus::base::Progress progress);

private:
    LatestJob m_lint;
    LatestJob m_count;
    LatestJob m_whole;
    LatestJob m_departures;
};

} // namespace nidus::ui
