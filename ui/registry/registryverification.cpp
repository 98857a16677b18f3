// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryverification.h"

#include "core/findings/catalog/catalog.h"
#include "core/storage/registry.h"
#include "ui/session/registrysession.h"
#include "ui/support/jobs/progressforwarder.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/windowmessages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

RegistryVerification::RegistryVerification(RegistrySession& session, WindowMessages& notices, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_notices(notices),
      m_action(makeAction(this, tr("&Verify Registry"), &RegistryVerification::startOrStop))
{}

void RegistryVerification::begin()
{
    m_job.abandon();
    m_isRunning = false;
    m_action->setText(tr("&Verify Registry"));
    m_action->setEnabled(!m_session.registry().isInMemory());
}

void RegistryVerification::startOrStop()
{
    if (m_isRunning)
        return m_job.requestStop();
    m_isRunning = true;
    m_action->setText(tr("Stop &Verifying"));
    const auto onProgress = [this](base::Progress progress) {
        m_notices.mention(
            progress.total == 0
                ? tr("Verifying the registry: pages")
                : tr("Verifying the registry: history, %1%").arg(progress.done * 100 / progress.total));
    };
    m_job.run([this, onProgress, path = m_session.registry().path()](const LatestJob::Context& context) {
        const auto registry = storage::Registry::open(path);
        ProgressForwarder progress(context, onProgress);
        auto problems = registry ? registry->history().examine(context.stopToken(), &progress)
                                 : base::Result<QList<base::Error>>(std::unexpected(registry.error()));
        context.deliver([this, problems = std::move(problems)] { show(problems); });
    });
}

void RegistryVerification::show(const base::Result<QList<base::Error>>& problems)
{
    m_isRunning = false;
    m_action->setText(tr("&Verify Registry"));
    m_notices.mention({});
    if (!problems)
        return m_notices.notify(problems.error().code == base::kCanceled ? WindowMessages::Kind::Information
                                                                         : WindowMessages::Kind::Error,
                                findings::describe(problems.error()));
    if (problems->isEmpty())
        return m_notices.notify(WindowMessages::Kind::Information,
                                tr("The registry is intact: pages, references, versions, and events."));
    constexpr qsizetype mostShown = 3;
    QStringList sentences;
    for (const base::Error& problem : problems->mid(0, mostShown))
        sentences.append(findings::describe(problem));
    if (problems->size() > mostShown)
        sentences.append(tr("%n more error(s). To list them, run: nidus-cli registry verify", nullptr,
                            static_cast<int>(problems->size() - mostShown)));
    m_notices.notify(WindowMessages::Kind::Error, sentences.join(u'\n'));
}

} // namespace nidus::ui
