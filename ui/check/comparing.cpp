// SPDX-License-Identifier: Apache-2.0
#include "ui/check/comparing.h"

#include "core/findings/catalogue.h"
#include "ui/check/checkmodel.h"
#include "ui/check/progressstrip.h"
#include "ui/check/resultview.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

namespace nidus {

namespace {

/// What a person is told; a report is chosen by people, so the wrong file is the likeliest reason.
QString sentence(const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        return Comparing::tr("Cancelled; nothing was compared.");
    const QString name = QFileInfo(QString::fromStdString(error.subject)).fileName();
    if (error.code == ErrorCode::BadFormat)
        return Comparing::tr("%1 is no report of a check. Reports that were exported as tsv or jsonl can be "
                             "compared.")
            .arg(name);
    if (error.code == ErrorCode::TooLarge)
        return Comparing::tr("%1 has more than %2 bad names, the most that are compared.")
            .arg(name)
            .arg(kMaxComparedNames);
    return describe(error);
}

} // namespace

Comparing::Comparing(ResultView& results, ProgressStrip& strip, QWidget* page)
    : QObject(page),
      m_results(results),
      m_strip(strip),
      m_page(page),
      m_action(new QAction(tr("Compare with an Ea&rlier Report…"), this))
{
    m_action->setToolTip(
        tr("Which names are new, still bad and fixed since a report that was exported before"));
    connect(m_action, &QAction::triggered, this, &Comparing::chooseReport);
}

void Comparing::chooseReport()
{
    auto* dialog = new QFileDialog(m_page, tr("Compare with an earlier report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Reports of checks (*.tsv *.jsonl *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &Comparing::compareWith);
    dialog->open();
}

void Comparing::compareWith(const QString& report)
{
    m_isRunning = true;
    m_strip.start(tr("Comparing with %1…").arg(QFileInfo(report).fileName()));
    Q_EMIT started();
    const ComparisonTask task{
        .check = m_results.model().task(), .rows = m_results.model().rows(), .report = report};
    m_job.run([this, task](const LatestJob::Context& context) {
        const auto tell = [this, &context](Progress progress) {
            context.deliver([this, progress] { m_strip.setProgress(progress); });
        };
        auto result = compareRun(task, context.stopToken(), tell);
        context.deliver([this, report = task.report, result = std::move(result)] { ended(report, result); });
    });
}

void Comparing::ended(const QString& report, const std::expected<RunComparison, Error>& result)
{
    m_isRunning = false;
    m_strip.finish();
    if (result) {
        m_results.showComparison(*result, QFileInfo(report).fileName());
        m_strip.showMessage(tr("Names compared with %1.").arg(QFileInfo(report).fileName()));
    } else if (result.error().code == ErrorCode::Cancelled) {
        m_strip.showMessage(sentence(result.error()));
    } else {
        m_strip.showProblem(sentence(result.error()));
    }
    Q_EMIT finished();
}

void Comparing::abandon()
{
    m_job.abandon();
    m_isRunning = false;
}

} // namespace nidus
