// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/lintrunner.h"

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
        counts.insert(draft.handle, static_cast<int>(lintAll(draft.task, stop).size()));
    }
    return counts;
}

} // namespace

LintRunner::LintRunner(QObject* parent) : QObject(parent), m_lint(kTypingPause), m_count(kTypingPause) {}

void LintRunner::lint(const LintTask& task)
{
    m_lint.submit(
        task, [](const LintTask& what, const std::stop_token& stop) { return lintAll(what, stop); },
        [this, about = task.content.registrationTemplate](const QList<Finding>& found) {
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

} // namespace nidus
