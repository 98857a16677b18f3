// SPDX-License-Identifier: Apache-2.0
#include "ui/check/exporting.h"

#include "core/findings/catalog/catalog.h"
#include "ui/check/progressstrip.h"
#include "ui/check/reportwriter.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/resultview.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/formatnames.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

Exporting::Exporting(ResultView& results, ProgressStrip& strip, QWidget* page)
    : QObject(page),
      m_results(results),
      m_strip(strip),
      m_page(page),
      m_action(makeAction(this, tr("&Export Report…"), &Exporting::chooseFile))
{
    m_action->setObjectName(u"export-report"_s);
    m_action->setIcon(themedIcon(u"document-export"_s));
    m_action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    connect(&results, &ResultView::filtered, this, &Exporting::exportWaiting);
}

void Exporting::chooseFile()
{
    const int lines = m_results.model().rowCount();
    auto* dialog =
        saveFileDialog(m_page,
                       m_results.isFiltered() ? tr("Export Report of the %Ln Line(s) Shown", nullptr, lines)
                       : m_isWhole            ? tr("Export Report of All %Ln Line(s)", nullptr, lines)
                                              : tr("Export Report of the First %Ln Line(s)", nullptr, lines),
                       reportFilters(&report::ReportFormatFacts::isOfChecks), u"tsv"_s);
    dialog->selectNameFilter(dialog->nameFilters().filter(u"*.tsv"_s).value(0));
    const QString path = m_results.model().task().input.path;
    const QString input = path.isEmpty() ? u"urns"_s : QFileInfo(path).baseName();
    dialog->selectFile(input + (m_results.isFiltered() ? u"-report-shown"_s : u"-report"_s) +
                       (m_isWhole ? u".tsv"_s : u"-partial.tsv"_s));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(u"*."_s, 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &Exporting::exportTo);
    dialog->open();
}

void Exporting::exportWaiting()
{
    if (!m_waiting.isEmpty())
        exportTo(std::exchange(m_waiting, {}));
}

void Exporting::exportTo(const QString& path)
{
    if (m_results.isFiltering()) { // the report has the lines that pass the filter
        m_waiting = path;
        return;
    }
    const CheckModel& model = m_results.model();
    m_isRunning = true;
    m_strip.start(tr("Writing %1…").arg(QFileInfo(path).fileName()));
    Q_EMIT started();
    const ReportTask task{.check = model.task(),
                          .rows = model.rows(),
                          .filter = model.arrangement().filter,
                          .chosen = model.arrangement().chosen,
                          .path = path};
    m_job.run([this, task](const LatestJob::Context& context) {
        const auto onProgress = [this, &context](base::Progress progress) {
            context.deliver([this, progress] { m_strip.setProgress(progress); });
        };
        auto result = writeReport(task, context.stopToken(), onProgress);
        context.deliver([this, path = task.path, result = std::move(result)] { ended(path, result); });
    });
}

/// Adds the name of the checked file.
QString Exporting::withInput(const QString& message) const
{
    const QString path = m_results.model().task().input.path;
    //: %1 is a file name, %2 a sentence
    return path.isEmpty() ? message : tr("%1: %2").arg(QFileInfo(path).fileName(), message);
}

void Exporting::ended(const QString& path, const base::Result<std::uint64_t>& result)
{
    m_isRunning = false;
    if (result) {
        QString text = withInput(tr("Wrote %Ln line(s) to %1.", nullptr, static_cast<int>(*result))
                                     .arg(QFileInfo(path).fileName()));
        if (!m_isWhole)
            text += u' ' + tr("The report is partial: the check did not reach the end of the input.");
        m_strip.showMessage(text);
    } else if (result.error().code == base::kCanceled) {
        m_strip.showMessage(tr("Canceled. No report was written."));
    } else if (result.error().subject == m_results.model().task().input.path.toStdString()) {
        m_strip.showProblem(
            tr("The file has changed since it was checked, so no report was written. Check it again first."));
    } else {
        m_strip.showProblem(findings::describe(result.error()));
    }
    Q_EMIT finished();
}

void Exporting::cancel()
{
    m_waiting.clear();
    m_job.requestStop();
}

} // namespace nidus::ui
