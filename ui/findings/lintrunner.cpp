// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/lintrunner.h"

#include "core/workflow/registry/registryaccess.h"
#include "ui/findings/draftcounting.h"
#include "ui/session/registryplace.h"

#include <QElapsedTimer>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::chrono::milliseconds kStep{200}; ///< between two deliveries

/// Collects linted subjects on the worker's thread and delivers them from time to time.
class Steps final : public base::ProgressSink
{
public:
    Steps(LintRunner& runner, const LatestJob::Context& job) : m_runner(runner), m_job(job) {}

    void add(const workflow::LintedSubject& subject) { m_subjects.append(subject); }
    void progressed(base::Progress progress) override
    {
        if (progress.done != progress.total && m_sinceStep.isValid() && m_sinceStep.elapsed() < kStep.count())
            return;
        m_sinceStep.start();
        m_job.deliver([runner = &m_runner, subjects = m_subjects, progress] {
            Q_EMIT runner->wholeLinted(subjects, progress);
        });
    }

private:
    LintRunner& m_runner; ///< touched on the owner's thread only
    const LatestJob::Context& m_job;
    QList<workflow::LintedSubject> m_subjects;
    QElapsedTimer m_sinceStep;
};

base::Result<void> lintInSteps(LintRunner& runner, const base::Result<storage::Registry>& registry,
                               const LatestJob::Context& context)
{
    if (!registry)
        return std::unexpected(registry.error());
    Steps steps(runner, context);
    return workflow::lintRegistry(
        *registry, [&steps](const workflow::LintedSubject& subject) { steps.add(subject); },
        context.stopToken(), &steps);
}

} // namespace

LintRunner::LintRunner(QObject* parent) : QObject(parent), m_lint(kTypingPause), m_count(kTypingPause) {}

void LintRunner::lint(const workflow::LintTask& task)
{
    m_lint.submit(
        task,
        [](const workflow::LintTask& what, const std::stop_token& stop) {
            return workflow::lintWithAcceptances(what, stop);
        },
        [this, about = task.content.registrationTemplate](const lint::SeparatedFindings& found) {
            Q_EMIT linted(found, about);
        });
}

void LintRunner::abandon() { m_lint.abandon(); }

void LintRunner::countDrafts(const storage::Registry& registry, const QStringList& inSight)
{
    auto place = RegistryPlace::of(registry);
    if (!place)
        return; // the list failed too and has reported it
    m_count.run([this, order = CountOrder{*std::move(place), registry.path(), inSight}](
                    const LatestJob::Context& context) {
        countDraftFindings(order, context.stopToken(),
                           [this, &context](const CountsByHandle& counts, base::Progress progress) {
                               context.deliver(
                                   [this, counts, progress] { Q_EMIT counted(counts, progress); });
                           });
    });
}

void LintRunner::findDepartures(const storage::Registry& registry)
{
    auto place = RegistryPlace::of(registry);
    if (!place)
        return; // as above
    using Dates = QHash<QString, QString>;
    m_departures.submit(
        *std::move(place),
        [](const RegistryPlace& where, const std::stop_token&) {
            const base::Result<storage::Registry> own = where.open();
            return own ? workflow::departures(*own).value_or(Dates()) : Dates();
        },
        [this](const Dates& dates) { Q_EMIT departuresFound(dates); });
}

void LintRunner::lintWhole(const storage::Registry& registry)
{
    auto place = RegistryPlace::of(registry);
    if (!place)
        return Q_EMIT failed(place.error());
    m_whole.run([this, place = *std::move(place)](const LatestJob::Context& context) {
        const base::Result<storage::Registry> own = place.open();
        const base::Result<void> done = lintInSteps(*this, own, context);
        context.deliver([this, done] {
            if (!done && done.error().code != base::kCanceled)
                Q_EMIT failed(done.error());
            Q_EMIT wholeFinished();
        });
    });
}

void LintRunner::cancelWhole() { m_whole.requestStop(); }

} // namespace nidus::ui
