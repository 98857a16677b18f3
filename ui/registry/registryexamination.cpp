// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryexamination.h"

#include "core/findings/catalog/catalog.h"
#include "core/storage/registry.h"
#include "ui/session/registrysession.h"
#include "ui/support/widgets/notices.h"
#include "ui/support/jobs/progressteller.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

RegistryExamination::RegistryExamination(RegistrySession& session, Notices& notices, QObject* parent)
    : QObject(parent), m_session(session), m_notices(notices), m_action(new QAction(tr("&Verify"), this))
{
    connect(m_action, &QAction::triggered, this, &RegistryExamination::startOrStop);
}

void RegistryExamination::begin()
{
    m_job.abandon();
    m_isRunning = false;
    m_action->setText(tr("&Verify"));
    m_action->setEnabled(!m_session.registry().isInMemory());
}

void RegistryExamination::startOrStop()
{
    if (m_isRunning)
        return m_job.requestStop();
    m_isRunning = true;
    m_action->setText(tr("Stop &Verifying"));
    const auto tell = [this](base::Progress progress) {
        m_notices.mention(
            progress.total == 0
                ? tr("Verifying the registry: its pages")
                : tr("Verifying the registry: its history, %1 %").arg(progress.done * 100 / progress.total));
    };
    m_job.run([this, tell, path = m_session.registry().path()](const LatestJob::Context& context) {
        const auto registry = storage::Registry::open(path);
        ProgressTeller progress(context, tell);
        auto problems = registry ? registry->history().examine(context.stopToken(), &progress)
                                 : std::expected<QList<base::Error>, base::Error>(std::unexpected(registry.error()));
        context.deliver([this, problems = std::move(problems)] { show(problems); });
    });
}

void RegistryExamination::show(const std::expected<QList<base::Error>, base::Error>& problems)
{
    m_isRunning = false;
    m_action->setText(tr("&Verify"));
    m_notices.mention({});
    if (!problems)
        return m_notices.tell(problems.error().code == base::ErrorCode::Cancelled ? Notices::Kind::Information
                                                                            : Notices::Kind::Error,
                              findings::describe(problems.error()));
    if (problems->isEmpty())
        return m_notices.tell(Notices::Kind::Information,
                              tr("The registry is sound: pages, references, every version and event."));
    constexpr qsizetype mostShown = 3;
    QStringList sentences;
    for (const base::Error& problem : problems->mid(0, mostShown))
        sentences.append(findings::describe(problem));
    if (problems->size() > mostShown)
        sentences.append(tr("%n more problem(s); nidus-cli registry verify lists them.", nullptr,
                            static_cast<int>(problems->size() - mostShown)));
    m_notices.tell(Notices::Kind::Error, sentences.join(u'\n'));
}

} // namespace nidus::ui
