// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/lintrunner.h"

#include "core/workflow/draftwork.h"

#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::chrono::milliseconds kTypingPause{150};

struct LintTask
{
    QString handle;
    RegistrationTemplate registrationTemplate;
    LintSurroundings around;
};

QHash<QString, int> countFindings(const QList<LintTask>& tasks, const std::stop_token& stop)
{
    QHash<QString, int> counts;
    for (const LintTask& task : tasks) {
        if (stop.stop_requested())
            break;
        counts.insert(task.handle,
                      static_cast<int>(lintTemplate(task.registrationTemplate, task.around).size()));
    }
    return counts;
}

} // namespace

LintRunner::LintRunner(QObject* parent) : QObject(parent), m_lint(kTypingPause), m_count(kTypingPause) {}

void LintRunner::lint(const RegistrationTemplate& registrationTemplate, const LintSurroundings& around)
{
    m_lint.submit(
        LintTask{{}, registrationTemplate, around},
        [](const LintTask& task, const std::stop_token&) {
            return lintTemplate(task.registrationTemplate, task.around);
        },
        [this, registrationTemplate](const QList<Finding>& findings) {
            Q_EMIT linted(findings, registrationTemplate);
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
    QList<LintTask> tasks;
    for (const Draft& draft : *drafts) {
        if (const auto around = lintSurroundings(registry, draft))
            tasks.append({u"draft:%1"_s.arg(draft.id), draft.content.registrationTemplate, *around});
    }
    m_count.submit(std::move(tasks), countFindings,
                   [this](const QHash<QString, int>& counts) { Q_EMIT counted(counts); });
}

} // namespace nidus
