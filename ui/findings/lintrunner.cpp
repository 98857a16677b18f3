// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/lintrunner.h"

#include <QElapsedTimer>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

/// A draft by its handle, as stored.
struct StoredDraft
{
    QString handle;
    LintTask task;
};

QHash<QString, int> countFindings(const QList<StoredDraft>& drafts, const std::stop_token& stop)
{
    QHash<QString, int> counts;
    for (const StoredDraft& draft : drafts) {
        if (stop.stop_requested())
            break;
        counts.insert(draft.handle, static_cast<int>(judgeAll(draft.task, stop).open.size()));
    }
    return counts;
}

constexpr std::chrono::milliseconds kStep{200}; ///< between two deliveries

/// Collects what was linted on the worker's thread and delivers it from time to time.
class Steps final : public ProgressSink
{
public:
    Steps(LintRunner& runner, const LatestJob::Context& job) : m_runner(runner), m_job(job) {}

    void add(const LintedSubject& subject) { m_subjects.append(subject); }
    void progressed(Progress progress) override
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
    QList<LintedSubject> m_subjects;
    QElapsedTimer m_sinceStep;
};

std::expected<void, Error> lintInSteps(LintRunner& runner, const std::expected<Registry, Error>& registry,
                                       const LatestJob::Context& context)
{
    if (!registry)
        return std::unexpected(registry.error());
    Steps steps(runner, context);
    return lintRegistry(
        *registry, [&steps](const LintedSubject& subject) { steps.add(subject); }, context.stopToken(),
        &steps);
}

} // namespace

LintRunner::LintRunner(QObject* parent) : QObject(parent), m_lint(kTypingPause), m_count(kTypingPause) {}

void LintRunner::lint(const LintTask& task)
{
    m_lint.submit(
        task, [](const LintTask& what, const std::stop_token& stop) { return judgeAll(what, stop); },
        [this, about = task.content.registrationTemplate](const JudgedFindings& found) {
            Q_EMIT linted(found, about);
        });
}

void LintRunner::abandon()
{
    m_lint.abandon();
}

void LintRunner::countDrafts(const Registry& registry)
{
    const auto drafts = registry.drafts();
    if (!drafts)
        return; // the list itself failed too, which has been reported
    QList<StoredDraft> stored;
    for (const Draft& draft : *drafts) {
        if (const auto task = draftTask(registry, draft))
            stored.append({u"draft:%1"_s.arg(draft.id), *task});
    }
    m_count.submit(std::move(stored), countFindings,
                   [this](const QHash<QString, int>& counts) { Q_EMIT counted(counts); });
}

void LintRunner::lintWhole(const Registry& registry)
{
    const QString path = registry.path();
    // A registry in memory has no second connection, so its content is copied.
    std::expected<RegistryContent, Error> content = RegistryContent{};
    if (path.isEmpty())
        content = registry.content();
    if (!content)
        return Q_EMIT failed(content.error());
    m_whole.run([this, path, content = *std::move(content)](const LatestJob::Context& context) {
        const std::expected<Registry, Error> own =
            path.isEmpty() ? Registry::inMemory(content) : Registry::open(path);
        const std::expected<void, Error> done = lintInSteps(*this, own, context);
        context.deliver([this, done] {
            if (!done && done.error().code != ErrorCode::Cancelled)
                Q_EMIT failed(done.error());
            Q_EMIT wholeFinished();
        });
    });
}

void LintRunner::cancelWhole()
{
    m_whole.requestStop();
}

} // namespace nidus
