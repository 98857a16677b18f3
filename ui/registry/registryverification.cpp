// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryverification.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/registry/acknowledgedialog.h"
#include "ui/session/registrysession.h"
#include "ui/support/jobs/progressforwarder.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/windowmessages.h"

#include <QWidget>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Somebody has to restore a backup instead.
bool isDamage(const base::Error& problem)
{
    return problem.code == storage::kDamagedDatabase || problem.code == storage::kForeignSchema;
}

} // namespace

RegistryVerification::RegistryVerification(RegistrySession& session, QWidget& page, WindowMessages& notices)
    : m_session(session),
      m_page(page),
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
    run([this](const storage::Registry& registry, const LatestJob::Context& context,
               base::ProgressSink& progress) {
        context.deliver([this, problems = registry.history().examine(context.stopToken(), &progress)] {
            show(problems);
        });
    });
}

void RegistryVerification::run(Work work)
{
    m_isRunning = true;
    m_action->setText(tr("Stop &Verifying"));
    const auto onProgress = [this](base::Progress progress) {
        m_notices.mention(
            progress.total == 0
                ? tr("Verifying the registry: pages")
                : tr("Verifying the registry: history, %1%").arg(progress.done * 100 / progress.total));
    };
    m_job.run([this, onProgress, work = std::move(work), path = m_session.registry().path(),
               options = storage::RegistryOptions{.headsFile = m_session.registry().headsFile()}](
                  const LatestJob::Context& context) {
        auto registry = storage::Registry::open(path, options);
        ProgressForwarder progress(context, onProgress);
        if (!registry)
            return context.deliver([this, error = registry.error()] { notifyFailure(error); });
        work(*registry, context, progress);
    });
}

void RegistryVerification::end()
{
    m_isRunning = false;
    m_action->setText(tr("&Verify Registry"));
    m_notices.mention({});
}

void RegistryVerification::notifyFailure(const base::Error& error)
{
    end();
    m_notices.notify(error.code == base::kCanceled ? WindowMessages::Kind::Information
                                                   : WindowMessages::Kind::Error,
                     findings::describe(error));
}

void RegistryVerification::show(const base::Result<QList<base::Error>>& problems)
{
    if (!problems)
        return notifyFailure(problems.error());
    end();
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
    QList<MessageChoice> choices;
    if (std::ranges::none_of(*problems, isDamage) && !m_session.registry().isReadOnly())
        choices.append({tr("Acknowledge…"), [this, list = *problems] { askToAcknowledge(list); }});
    m_notices.notify(WindowMessages::Kind::Error, sentences.join(u'\n'), choices);
}

void RegistryVerification::askToAcknowledge(const QList<base::Error>& problems)
{
    auto* dialog = new AcknowledgeDialog(problems, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { acknowledge(dialog->order(m_session.act().who)); });
    dialog->open();
}

void RegistryVerification::acknowledge(const storage::AcknowledgeOrder& order)
{
    run([this, order](storage::Registry& registry, const LatestJob::Context& context,
                      base::ProgressSink& progress) {
        context.deliver([this, report = registry.history().acknowledge(
                                   order, context.stopToken(), &progress)] { showAcknowledged(report); });
    });
}

void RegistryVerification::showAcknowledged(const base::Result<storage::AcknowledgeReport>& report)
{
    if (!report)
        return notifyFailure(report.error());
    end();
    QStringList sentences{tr("%n problem(s) acknowledged and recorded in the history.", nullptr,
                             static_cast<int>(report->acknowledged.size()))};
    for (const base::Error& problem : report->left)
        sentences.append(findings::notAcknowledgedText(findings::describe(problem)));
    m_notices.notify(report->left.isEmpty() ? WindowMessages::Kind::Information
                                            : WindowMessages::Kind::Warning,
                     sentences.join(u'\n'));
}

} // namespace nidus::ui
