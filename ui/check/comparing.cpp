// SPDX-License-Identifier: Apache-2.0
#include "ui/check/comparing.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/check/progressstrip.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/resultview.h"
#include "ui/support/text/formatnames.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// The message for a user; the most likely cause is that they chose the wrong file.
QString sentence(const base::Error& error)
{
    if (error.code == base::kCanceled)
        return Comparing::tr("Canceled. Nothing was compared.");
    const QString name = QFileInfo(QString::fromStdString(error.subject)).fileName();
    if (error.code == base::kBadFormat)
        return findings::notAReportText(name);
    if (error.code == base::kTooLarge)
        return findings::tooManyNamesText(name, batch::kMaxComparedNames);
    return findings::describe(error);
}

} // namespace

Comparing::Comparing(ResultView& results, ProgressStrip& strip, QWidget* page)
    : QObject(page),
      m_results(results),
      m_strip(strip),
      m_page(page),
      m_action(makeAction(this, tr("Compare with Ea&rlier Report…"), &Comparing::chooseReport))
{
    m_action->setObjectName(u"compare-report"_s);
    connect(&results, &ResultView::comparisonEnded, this,
            [this] { m_strip.showMessage(tr("The comparison has ended.")); });
    m_action->setToolTip(tr("Shows which names are new, remaining, and fixed since an exported report"));
}

void Comparing::chooseReport()
{
    auto* dialog = openFileDialog(
        m_page, tr("Compare with Earlier Report"),
        {tr("Check reports (%1)").arg(reportPatterns(&report::ReportFormatFacts::isComparable)),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &Comparing::compareWith);
    dialog->open();
}

void Comparing::compareWith(const QString& report)
{
    if (hasChanged(m_results.model().task()))
        return showChanged();
    m_isRunning = true;
    m_strip.start(tr("Comparing with %1…").arg(QFileInfo(report).fileName()));
    Q_EMIT started();
    const ComparisonTask task{
        .check = m_results.model().task(), .rows = m_results.model().rows(), .report = report};
    m_job.run([this, task](const LatestJob::Context& context) {
        const auto onProgress = [this, &context](base::Progress progress) {
            context.deliver([this, progress] { m_strip.setProgress(progress); });
        };
        auto result = compareRun(task, context.stopToken(), onProgress);
        context.deliver([this, report = task.report, result = std::move(result)] { ended(report, result); });
    });
}

void Comparing::ended(const QString& report, const base::Result<RunComparison>& result)
{
    m_isRunning = false;
    m_strip.finish();
    if (hasChanged(m_results.model().task())) {
        showChanged();
    } else if (result) {
        m_results.showComparison(*result, QFileInfo(report).fileName());
        QString text = tr("Compared names with %1.").arg(QFileInfo(report).fileName());
        if (result->isOfSome)
            text +=
                u' ' + tr("It has no valid lines, as if a filter had been on: a name is new only if lines "
                          "with its verdict are in the report.");
        m_strip.showMessage(text);
    } else if (result.error().code == base::kCanceled) {
        m_strip.showMessage(sentence(result.error()));
    } else {
        m_strip.showProblem(sentence(result.error()));
    }
    Q_EMIT finished();
}

void Comparing::showChanged()
{
    m_strip.showProblem(
        tr("The file has changed since it was checked, so nothing was compared. Check it again first."));
}

void Comparing::abandon()
{
    m_job.abandon();
    m_isRunning = false;
}

} // namespace nidus::ui
