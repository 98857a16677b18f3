// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/comparison/runcomparison.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>

class QAction;
class QWidget;

namespace nidus::ui {

class ProgressStrip;
class ResultView;

/// Compares the results on the Check page with the report of an earlier check: the action, the file dialog,
/// and the job.
class Comparing final : public QObject
{
    Q_OBJECT

public:
    /// All borrowed; `page` is the parent of dialogs.
    Comparing(ResultView& results, ProgressStrip& strip, QWidget* page);

    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void compareWith(const QString& report);
    void cancel() { m_job.requestStop(); }
    /// Drops a running comparison, because another check starts.
    void abandon();

Q_SIGNALS:
    void started();
    void finished();

private:
    void chooseReport();
    /// Names of other lines would be compared.
    void showChanged();
    void ended(const QString& report, const base::Result<RunComparison>& result);

    ResultView& m_results;
    ProgressStrip& m_strip;
    QWidget* m_page;
    QAction* m_action;
    bool m_isRunning = false;
    LatestJob m_job; ///< declared after the members that receive its results
};

} // namespace nidus::ui
