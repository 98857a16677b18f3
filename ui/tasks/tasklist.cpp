// SPDX-License-Identifier: Apache-2.0
#include "ui/tasks/tasklist.h"

#include "core/base/firsterror.h"
#include "core/workflow/drafts/personname.h"
#include "ui/editor/opendrafts.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/session/registryplace.h"
#include "ui/session/registrysession.h"

#include <chrono>
#include <utility>

namespace nidus::ui {

namespace {

constexpr std::chrono::minutes kLookAtTheDay{1};

/// A registry and the context that it does not contain.
struct Question
{
    RegistryPlace place;
    workflow::WorkContext context;
};

base::Result<TaskList::Tasks> answer(const Question& question, const std::stop_token& stop)
{
    const auto registry = question.place.open();
    if (!registry)
        return std::unexpected(registry.error());
    const auto items = workflow::openTasks(*registry, question.context, stop);
    const auto ended = workflow::endedEntries(*registry, question.context.today);
    if (const auto error = base::firstError(items, ended))
        return std::unexpected(*error);
    return TaskList::Tasks{*items, *ended};
}

} // namespace

TaskList::TaskList(RegistrySession& session, OpenDrafts& drafts, RecoveryOffer& recovery, QObject* parent)
    : QObject(parent), m_session(session), m_drafts(drafts), m_recovery(recovery)
{
    connect(&session, &RegistrySession::replaced, this, [this] { take({}); });
    connect(&session, &RegistrySession::changed, this, &TaskList::compute);
    connect(&drafts, &OpenDrafts::modifiedChanged, this, &TaskList::compute);
    connect(&recovery, &RecoveryOffer::waitingChanged, this, &TaskList::compute);
    connect(&m_clock, &QTimer::timeout, this, &TaskList::followTheDay);
    m_clock.start(kLookAtTheDay);
    compute();
}

void TaskList::followTheDay()
{
    if (m_session.registry().today() != m_day)
        compute();
}

workflow::WorkContext TaskList::context() const
{
    workflow::WorkContext context{.names = workflow::namesOfUser(m_session.act().who),
                                  .today = m_session.registry().today(),
                                  .unsaved = {},
                                  .recovered = {}};
    for (const DraftDocument* document : m_drafts.modified())
        context.unsaved.append({document->stored().id, document->stored().saves});
    for (const Recovery& each : m_recovery.waiting())
        context.recovered.append(each.recovered);
    return context;
}

void TaskList::compute()
{
    auto place = RegistryPlace::of(m_session.registry());
    if (!place)
        return; // the list of namespaces failed too and has reported it
    const workflow::WorkContext known = context();
    m_day = known.today;
    m_job.submit(Question{*std::move(place), known}, answer, [this](const base::Result<Tasks>& tasks) {
        if (tasks) // as above
            take(*tasks);
    });
}

void TaskList::take(const Tasks& tasks)
{
    if (tasks == m_tasks)
        return;
    m_tasks = tasks;
    Q_EMIT changed();
}

} // namespace nidus::ui
