// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrycare.h"

#include "core/exchange/diffformat.h"
#include "core/findings/catalogue.h"
#include "core/registration/handle.h"
#include "core/storage/engine/filelocation.h"
#include "core/workflow/draftprocess.h"
#include "core/workflow/registryaccess.h"
#include "core/workflow/savefile.h"
#include "ui/history/activitydialog.h"
#include "ui/history/compareview.h"
#include "ui/history/eventmodel.h"
#include "ui/history/historypanel.h"
#include "ui/registry/registrypage.h"
#include "ui/support/messagebar.h"
#include "ui/support/progressteller.h"
#include "ui/support/registrywords.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace nidus {

namespace {

constexpr auto kPollEvery = 2s;

/// The check that opening left for later, then the copy of the day.
std::expected<void, Error> careFor(const QString& path, const std::stop_token& stop)
{
    if (const auto sound = Copies::checkFile(path, stop); !sound)
        return sound;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!isDailyBackupDue(path, now) || !QFileInfo(path).isWritable())
        return {};
    const auto registry = Registry::open(path);
    if (!registry)
        return std::unexpected(registry.error());
    const auto kept = registry->copies().keep(BackupReason::Daily, now, kKeptBackups, stop);
    return kept ? std::expected<void, Error>() : std::unexpected(kept.error());
}

void saveWith(QFileDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->open();
}

} // namespace

RegistryCare::RegistryCare(RegistrySession& session, OpenDrafts& drafts, RecoveryJournal& journal,
                           RegistryPage& page, MessageBar& messages)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_journal(journal),
      m_page(page),
      m_messages(messages),
      m_verify(new QAction(tr("&Verify"), this)),
      m_activity(new QAction(tr("Activity &Log…"), this))
{
    connect(m_verify, &QAction::triggered, this, &RegistryCare::startOrStopVerifying);
    connect(m_activity, &QAction::triggered, this, &RegistryCare::showActivity);
    connect(page.view()->history()->compareView(), &CompareView::exportRequested, this,
            &RegistryCare::exportComparison);
    connect(&session, &RegistrySession::replaced, this, &RegistryCare::begin);
    connect(&m_poll, &QTimer::timeout, &session, &RegistrySession::reloadIfChangedOutside);
    m_poll.start(kPollEvery);
}

void RegistryCare::begin()
{
    m_job.abandon();
    m_verification.abandon();
    m_isVerifying = false;
    m_verify->setText(tr("&Verify"));
    m_verify->setEnabled(!m_session.registry().path().isEmpty());
    if (m_session.registry().path().isEmpty())
        return;
    tellOfReminders(); // first: a warning takes its place
    warn();
    checkInBackground();
    offerRecovery();
}

void RegistryCare::tellOfReminders()
{
    const auto drafts = m_session.registry().drafts().all();
    if (!drafts)
        return;
    QStringList due;
    QString first;
    for (const Draft& draft : *drafts) {
        if (!isReminderDue(draft, m_session.registry().today()))
            continue;
        if (due.isEmpty())
            first = draftHandle(draft.id);
        due.append(nidText(draft.nid(), draft.kind));
    }
    if (due.isEmpty())
        return;
    constexpr qsizetype mostNamed = 5;
    m_messages.tell(MessageBar::Kind::Information,
                    tr("It is time to ask after %n draft(s): %1", nullptr, static_cast<int>(due.size()))
                        .arg(due.mid(0, mostNamed).join(u", "_s)),
                    {{tr("Show"), [this, first] { m_page.select(first); }}});
}

/// All at once, since a message takes the place of the one before.
void RegistryCare::warn()
{
    QStringList sentences;
    for (const Error& fork : m_session.registry().history().headProblems())
        sentences.append(describe(fork));
    if (const QString location = warningOfLocation(m_session.registry().path()); !location.isEmpty())
        sentences.append(location);
    if (!sentences.isEmpty())
        m_messages.tell(MessageBar::Kind::Warning, sentences.join(u'\n'));
}

/// Empty where there is nothing to say.
QString RegistryCare::warningOfLocation(const QString& path)
{
    switch (locationOf(path)) {
    case FileLocation::Local:
        return isNewlyOpenToOthers(path)
                   ? tr("Others who work on this machine can read this registry. This closes it: "
                        "chmod go= \"%1\"")
                         .arg(path)
                   : QString();
    case FileLocation::NetworkFolder:
        return tr("This registry lies in a network folder. Two people working on it at once may damage it; "
                  "keep it on this machine, or let only one work on it at a time.");
    case FileLocation::SyncFolder:
        return tr(
            "This registry lies in a folder that a service synchronises. That may put back an older copy "
            "while you work; keep the registry elsewhere and put backups here.");
    }
    std::unreachable();
}

void RegistryCare::checkInBackground()
{
    m_job.submit(m_session.registry().path(), careFor, [this](const std::expected<void, Error>& done) {
        if (!done && done.error().code != ErrorCode::Cancelled)
            m_messages.tell(MessageBar::Kind::Error, describe(done.error()));
    });
}

void RegistryCare::startOrStopVerifying()
{
    if (m_isVerifying)
        return m_verification.requestStop();
    m_isVerifying = true;
    m_verify->setText(tr("Stop &Verifying"));
    const auto tell = [this](Progress progress) {
        Q_EMIT statusMessage(
            progress.total == 0
                ? tr("Verifying the registry: its pages")
                : tr("Verifying the registry: its history, %1 %").arg(progress.done * 100 / progress.total));
    };
    m_verification.run([this, tell, path = m_session.registry().path()](const LatestJob::Context& context) {
        const auto registry = Registry::open(path);
        ProgressTeller progress(context, tell);
        auto problems = registry ? registry->history().examine(context.stopToken(), &progress)
                                 : std::expected<QList<Error>, Error>(std::unexpected(registry.error()));
        context.deliver([this, problems = std::move(problems)] { showVerified(problems); });
    });
}

void RegistryCare::showVerified(const std::expected<QList<Error>, Error>& problems)
{
    m_isVerifying = false;
    m_verify->setText(tr("&Verify"));
    Q_EMIT statusMessage({});
    if (!problems)
        return m_messages.tell(problems.error().code == ErrorCode::Cancelled ? MessageBar::Kind::Information
                                                                             : MessageBar::Kind::Error,
                               describe(problems.error()));
    if (problems->isEmpty())
        return m_messages.tell(MessageBar::Kind::Information,
                               tr("The registry is sound: pages, references, every version and event."));
    constexpr qsizetype mostShown = 3;
    QStringList sentences;
    for (const Error& problem : problems->mid(0, mostShown))
        sentences.append(describe(problem));
    if (problems->size() > mostShown)
        sentences.append(tr("%n more problem(s); nidus-cli registry verify lists them.", nullptr,
                            static_cast<int>(problems->size() - mostShown)));
    m_messages.tell(MessageBar::Kind::Error, sentences.join(u'\n'));
}

void RegistryCare::offerRecovery()
{
    const JournalLeftovers found = m_journal.leftovers(m_session.registry().path());
    if (!found.damaged.isEmpty())
        m_messages.tell(
            MessageBar::Kind::Warning,
            tr("Edits that were not saved when Nidus ended could not be read. They are kept in %1.")
                .arg(QDir::toNativeSeparators(found.damaged.constFirst().file)));
    QList<Recovery> recoveries;
    for (const RecoveredDraft& recovered : found.drafts) {
        const auto stored = m_session.registry().drafts().record(recovered.draft.id);
        Recovery recovery{recovered, {}};
        if (stored)
            recovery.saved = stored->draft.content;
        if (recovery.saved == recovered.draft.content)
            m_journal.forget(recovered); // it was saved after all
        else
            recoveries.append(recovery);
    }
    if (recoveries.isEmpty())
        return;
    auto* dialog = new RecoveryDialog(recoveries, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, recoveries] {
        QList<bool> takesEdits;
        for (int row = 0; row < recoveries.size(); ++row)
            takesEdits.append(dialog->takesEdits(row));
        settle(recoveries, takesEdits);
    });
    dialog->open();
}

void RegistryCare::settle(const QList<Recovery>& recoveries, const QList<bool>& takesEdits)
{
    for (qsizetype i = 0; i < recoveries.size(); ++i) {
        if (!takesEdits.value(i) || takeEdits(recoveries[i].recovered))
            m_journal.forget(recoveries[i].recovered);
    }
}

bool RegistryCare::takeEdits(const RecoveredDraft& recovered)
{
    auto opened = m_drafts.open(recovered.draft.id);
    if (!opened && opened.error().code == ErrorCode::NotFound) {
        // Registered or discarded since: the text lives on in a draft of its own.
        Draft draft = recovered.draft;
        if (!draft.revisionOf.isEmpty() && !m_session.registry().registrations().record(draft.revisionOf))
            draft.revisionOf.clear();
        const auto created = m_session.registry().drafts().create(draft, m_session.act());
        opened = created ? m_drafts.open(created->id) : std::unexpected(created.error());
    } else if (opened) {
        (*opened)->replaceContent(recovered.draft.content, tr("Take recovered edits"));
    }
    if (!opened) {
        m_messages.tell(MessageBar::Kind::Error, describe(opened.error()));
        return false;
    }
    m_session.reload();
    m_page.select((*opened)->handle());
    // Only what is safe again may leave its old place.
    return !(*opened)->isModified() ||
           m_journal.keep(recovered.registryPath, (*opened)->current()).has_value();
}

void RegistryCare::showActivity()
{
    auto* dialog = new ActivityDialog(
        [this](const ActivityFilter& filter) { return m_session.registry().activity().list(filter); },
        m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ActivityDialog::exportRequested, this, [this, dialog] { exportActivity(*dialog); });
    connect(dialog, &ActivityDialog::handleChosen, &m_page, &RegistryPage::select);
    dialog->open();
}

void RegistryCare::exportActivity(const ActivityDialog& dialog)
{
    auto* target = new QFileDialog(m_page.window(), tr("Export the log"));
    target->setDefaultSuffix(u"tsv"_s);
    target->setNameFilters({tr("Tab-separated text (*.tsv)")});
    connect(target, &QFileDialog::fileSelected, this, [this, events = dialog.events()](const QString& path) {
        if (const auto done = writeFile(path, eventsAsText(events)); !done)
            m_messages.tell(MessageBar::Kind::Error, describe(done.error()));
    });
    saveWith(target);
}

void RegistryCare::exportComparison()
{
    auto* target = new QFileDialog(m_page.window(), tr("Export the comparison"));
    target->setDefaultSuffix(u"html"_s);
    target->setNameFilters({tr("HTML (*.html)"), tr("Text (*.txt)")});
    const NamedDiff diff = m_page.view()->history()->compareView()->diff();
    connect(target, &QFileDialog::fileSelected, this, [this, diff](const QString& path) {
        const bool isText = path.endsWith(".txt"_L1, Qt::CaseInsensitive);
        const auto done = writeFile(path, isText ? writeDiffText(diff, DiffUnit::Word) : writeDiffHtml(diff));
        if (!done)
            m_messages.tell(MessageBar::Kind::Error, describe(done.error()));
    });
    saveWith(target);
}

} // namespace nidus
