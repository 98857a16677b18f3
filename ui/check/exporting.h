// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QString>
#include <cstdint>

class QAction;
class QWidget;

namespace nidus::ui {

class ProgressStrip;
class ResultView;

/// Writes the lines that the Check page shows as a report: the action, the file dialog, and the job.
class Exporting final : public QObject
{
    Q_OBJECT

public:
    /// All borrowed; `page` is the parent of dialogs.
    Exporting(ResultView& results, ProgressStrip& strip, QWidget* page);

    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Writes the lines that pass the filter, once it has finished, in the format of the file's suffix.
    void exportTo(const QString& path);
    /// Forgets a report that waits for the filter.
    void forgetWaiting() { m_waiting.clear(); }
    void cancel();
    /// Whether the lines are those of the entire input.
    void setWhole(bool isWhole) { m_isWhole = isWhole; }

Q_SIGNALS:
    void started();
    /// The progress of a check that runs may still be shown: hiding it is up to the page.
    void finished();

private:
    void chooseFile();
    void exportWaiting();
    void ended(const QString& path, const base::Result<std::uint64_t>& result);
    [[nodiscard]] QString withInput(const QString& message) const;

    ResultView& m_results;
    ProgressStrip& m_strip;
    QWidget* m_page;
    QAction* m_action;
    QString m_waiting; ///< where to export once the filter has finished
    bool m_isRunning = false;
    bool m_isWhole = true;
    LatestJob m_job; ///< declared after the members that receive its results
};

} // namespace nidus::ui
