// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryfiles.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/registry/sampleregistry.h"
#include "ui/history/eventwords.h"
#include "ui/registry/draftsaving.h"
#include "ui/session/recentfiles.h"
#include "ui/session/registrysession.h"
#include "ui/support/jobs/barposition.h"
#include "ui/support/jobs/progressforwarder.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/question.h"
#include "ui/support/widgets/windowmessages.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QProgressDialog>
#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns the first problems of a backup; the command line lists them all.
QStringList firstSentences(const QList<base::Error>& problems)
{
    constexpr qsizetype most = 5;
    QStringList sentences;
    for (const base::Error& problem : problems.first(std::min(most, problems.size())))
        sentences.append(findings::describe(problem));
    return sentences;
}

} // namespace

RegistryFiles::RegistryFiles(RegistrySession& session, DraftSaving& saving, WindowMessages& notices,
                             QWidget* window)
    : QObject(window),
      m_session(session),
      m_saving(saving),
      m_notices(notices),
      m_window(window),
      m_new(makeAction(this, tr("&New Registry…"), &RegistryFiles::chooseNew)),
      m_open(new QAction(themedIcon(u"document-open"_s), tr("&Open Registry…"), this)),
      m_saveAs(makeAction(this, tr("Save Registry &As…"), &RegistryFiles::chooseCopy)),
      m_backUp(makeAction(this, tr("&Back Up Registry…"), &RegistryFiles::chooseBackup)),
      m_restore(makeAction(this, tr("Res&tore Registry…"), [this] { chooseCopyOf(path()); })),
      m_openSamples(makeAction(this, tr("Try with Samples"), &RegistryFiles::leaveForSamples)),
      m_recent(new RecentFiles(window))
{
    m_open->setShortcut(QKeySequence::Open);
    m_openSamples->setIcon(themedIcon(u"page-registry"_s));
    connect(m_open, &QAction::triggered, this, &RegistryFiles::chooseOpen);
    connect(m_recent, &RecentFiles::chosen, this, &RegistryFiles::open);
    connect(&session, &RegistrySession::replaced, this, &RegistryFiles::begin);
    begin();
    m_recent->add(m_session.registry().path());
}

void RegistryFiles::setDamaged(const QString& path)
{
    m_damaged = path;
    updateActions();
}

QString RegistryFiles::present() const { return m_session.registry().path(); }

QString RegistryFiles::path() const { return m_damaged.isEmpty() ? present() : m_damaged; }

void RegistryFiles::begin()
{
    m_latest = latestEvent();
    updateActions();
}

void RegistryFiles::updateActions()
{
    m_backUp->setEnabled(!m_session.registry().isInMemory());
    m_restore->setEnabled(!path().isEmpty());
}

void RegistryFiles::chooseOpen()
{
    chooseExisting(tr("Open Registry"), {}, [this](const QString& path) { open(path); });
}

void RegistryFiles::chooseCopyOf(const QString& target)
{
    chooseExisting(tr("Restore Registry from Backup"), storage::backupFolder(target),
                   [this, target](const QString& copy) { leaveAndRestore(target, copy); });
}

void RegistryFiles::chooseNew() { choose(tr("New Registry"), &RegistryFiles::create); }

void RegistryFiles::chooseCopy() { choose(tr("Save Registry As"), &RegistryFiles::copyTo); }

void RegistryFiles::chooseBackup() { choose(tr("Back Up Registry"), &RegistryFiles::backUpTo); }

void RegistryFiles::chooseExisting(const QString& title, const QString& folder,
                                   const std::function<void(const QString&)>& use)
{
    auto* dialog = openFileDialog(m_window, title, {tr("Registries (*.nidus)"), tr("All files (*)")});
    if (!folder.isEmpty() && QDir(folder).exists())
        dialog->setDirectory(folder);
    connect(dialog, &QFileDialog::fileSelected, this, use);
    dialog->open();
}

void RegistryFiles::choose(const QString& title, void (RegistryFiles::*use)(const QString&))
{
    auto* dialog = saveFileDialog(m_window, title, {tr("Registries (*.nidus)")}, u"nidus"_s);
    if (use == &RegistryFiles::backUpTo)
        dialog->selectFile(QFileInfo(path()).completeBaseName() + u'-' +
                           m_session.registry().today().toString(Qt::ISODate) + u".nidus"_s);
    // Nidus never overwrites a registry: choosing an existing file shows an error, not a question.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, use);
    dialog->open();
}

bool RegistryFiles::hasChangesOnlyInMemory() const { return latestEvent() != m_latest; }

QList<storage::LoggedEvent> RegistryFiles::latestEvent() const
{
    const storage::Registry& registry = m_session.registry();
    return registry.isInMemory()
               ? registry.activity().list({.most = 1}).value_or(QList<storage::LoggedEvent>())
               : QList<storage::LoggedEvent>();
}

void RegistryFiles::leaveThen(const std::function<void()>& go, const QString& consequence)
{
    const auto leave = [this, go] {
        if (!hasChangesOnlyInMemory())
            return go();
        ask(m_window, tr("This registry is only in memory. Its changes will be lost."), {},
            {{tr("Save Registry As…"), QMessageBox::AcceptRole, [this] { chooseCopy(); }},
             {tr("Discard Changes"), QMessageBox::DestructiveRole, go}});
    };
    m_saving.settleThen(leave, consequence);
}

void RegistryFiles::open(const QString& path)
{
    if (m_elsewhere && m_elsewhere(path))
        return m_notices.mention(tr("%1 is open in another window.").arg(QDir::toNativeSeparators(path)));
    leaveThen([this, path] { take(storage::Registry::open(path, m_options)); });
}

void RegistryFiles::leaveForSamples()
{
    leaveThen([this, before = present()] {
        auto samples = workflow::sampleRegistry(m_session.act().who);
        if (!samples)
            return report(samples.error());
        take(std::move(samples));
        QList<MessageChoice> choices;
        if (!before.isEmpty())
            choices.append({tr("Close Samples"), [this, before] { open(before); }});
        m_notices.notify(
            WindowMessages::Kind::Information,
            tr("These samples are only in memory: three drafts, and ten URNs on the Check page."), choices,
            [this] { return m_session.registry().isInMemory(); });
        Q_EMIT samplesOpened();
    });
}

void RegistryFiles::create(const QString& path)
{
    leaveThen([this, path] { take(storage::Registry::create(path, builtin::builtinContent(), m_options)); });
}

void RegistryFiles::copyTo(const QString& path)
{
    m_saving.settleThen([this, path] {
        copyThen(path, &storage::RegistryBackups::saveAs,
                 [this, path] { take(storage::Registry::open(path, m_options)); });
    });
}

void RegistryFiles::backUpTo(const QString& path)
{
    copyThen(path, &storage::RegistryBackups::backUp, [this, path] {
        m_notices.notifyWritten(path, tr("Backed up to %1.").arg(QDir::toNativeSeparators(path)));
    });
}

void RegistryFiles::restoreFrom(const QString& copy) { leaveAndRestore(path(), copy); }

void RegistryFiles::leaveAndRestore(const QString& target, const QString& copy)
{
    leaveThen([this, target, copy] { restore(target, orderOf(copy)); },
              tr("The backup then replaces the registry, with all that you save now."));
}

storage::RestoreOrder RegistryFiles::orderOf(const QString& copy) const
{
    return {.source = copy, .who = m_session.act().who, .headsFile = m_options.headsFile};
}

void RegistryFiles::restore(const QString& target, const storage::RestoreOrder& order)
{
    storage::RestoreOrder trial = order;
    trial.isTrial = true;
    runRestore(target, trial, [this, target, order](const storage::RestoreReport& report) {
        askToRestore(target, order, report);
    });
}

void RegistryFiles::runRestore(const QString& target, const storage::RestoreOrder& order,
                               const Restored& then)
{
    const auto report = std::make_shared<storage::RestoreReport>();
    const auto work = [target, order, report](const std::stop_token& stop,
                                              base::ProgressSink* progress) -> Outcome {
        auto done = workflow::restoreRegistry(target, order, stop, progress);
        if (!done)
            return std::unexpected(done.error());
        *report = *std::move(done);
        return {};
    };
    run(order.isTrial ? tr("Comparing with the backup…") : tr("Restoring the registry…"), work,
        [then, report] { then(*report); });
}

QStringList RegistryFiles::removedBy(const storage::RestoreReport& trial) const
{
    constexpr qsizetype most = 20;
    QStringList sentences;
    if (!trial.missing.isEmpty()) {
        QStringList names;
        for (const QString& handle : trial.missing.first(std::min(most, trial.missing.size())))
            names.append(m_session.nameOf(handle));
        if (trial.missing.size() > most)
            names.append(u"… (+%1)"_s.arg(trial.missing.size() - most));
        sentences.append(tr("These would be removed: %1.").arg(findings::joinedText(names)));
    }
    if (trial.lostEntries > 0)
        sentences.append(
            tr("Later entries of the history that would be removed: %L1.").arg(trial.lostEntries) +
            lastEntries(trial.lostEntries));
    if (trial.approval)
        sentences.append(tr("The approval rule would change from “%1” to “%2”.")
                             .arg(approvalText(trial.approval->before), approvalText(trial.approval->after)));
    return sentences;
}

QString RegistryFiles::lastEntries(qint64 count) const
{
    constexpr qint64 most = 10;
    const auto events =
        m_session.registry().activity().list({.most = static_cast<int>(std::min(most, count))});
    QString lines;
    for (const auto& [handle, event] : events.value_or(QList<storage::LoggedEvent>())) {
        const QString what = handle.isEmpty() ? QString() : m_session.nameOf(handle) + u", "_s;
        const QString when = QLocale().toString(event.when.toLocalTime(), QLocale::ShortFormat);
        lines += u'\n' + when + u", "_s + what + eventText(event);
        if (!event.who.isEmpty())
            lines += u" ("_s + shortName(event.who) + u')';
    }
    return count > most ? lines + u"\n…"_s : lines;
}

void RegistryFiles::askToRestore(const QString& target, const storage::RestoreOrder& order,
                                 const storage::RestoreReport& trial)
{
    if (!trial.problems.isEmpty() && !order.acceptsProblems) {
        storage::RestoreOrder nonetheless = order;
        nonetheless.acceptsProblems = true;
        return m_notices.notify(
            WindowMessages::Kind::Error,
            (QStringList{findings::backupNotIntactText()} + firstSentences(trial.problems)).join(u'\n'),
            {{tr("Restore Anyway"), [this, target, nonetheless] { restore(target, nonetheless); }}});
    }
    const auto restoreNow = [this, target, order] {
        runRestore(target, order, [this, target, order](const storage::RestoreReport& report) {
            if (report.isRestored)
                endRestore(target, report);
            else // the backup changed meanwhile
                askToRestore(target, order, report);
        });
    };
    QStringList removed = removedBy(trial);
    if (removed.isEmpty())
        return restoreNow();
    removed.append(tr("The registry as it is now is kept in %1.")
                       .arg(QDir::toNativeSeparators(storage::backupFolder(target))));
    ask(m_window, tr("Replace the registry with %1?").arg(QFileInfo(order.source).fileName()),
        removed.join("\n\n"_L1), {{tr("Restore"), QMessageBox::DestructiveRole, restoreNow}});
}

void RegistryFiles::endRestore(const QString& target, const storage::RestoreReport& report)
{
    QStringList sentences = firstSentences(report.problems);
    take(storage::Registry::open(target, m_options));
    m_notices.mention(
        report.kept.isEmpty()
            ? tr("Registry restored.")
            : tr("Registry restored. The previous file is %1.").arg(QDir::toNativeSeparators(report.kept)));
    for (const base::Error& illegal :
         m_session.registry().history().illegalNids().value_or(QList<base::Error>()))
        sentences.append(findings::describe(illegal));
    if (!report.missing.isEmpty())
        sentences.append(findings::missingEntriesMessage(report.missing, report.kept));
    if (report.approval)
        sentences.append(findings::approvalRestoredText(approvalText(report.approval->before),
                                                        approvalText(report.approval->after)));
    if (!sentences.isEmpty())
        m_notices.notify(WindowMessages::Kind::Warning, sentences.join(u'\n'));
}

void RegistryFiles::copyThen(const QString& target, Copying copying, const std::function<void()>& then)
{
    const QString source = m_session.registry().path();
    if (m_session.registry().isInMemory()) // not visible to another connection
        return finish((m_session.registry().copies().*copying)(target, {}), then);
    const auto copy = [source, target, copying](const std::stop_token& stop, base::ProgressSink*) {
        const auto registry = storage::Registry::open(source);
        return registry ? (registry->copies().*copying)(target, stop)
                        : Outcome(std::unexpected(registry.error()));
    };
    run(tr("Copying the registry…"), copy, then);
}

void RegistryFiles::run(const QString& what, Work work, std::function<void()> then)
{
    auto* dialog = new QProgressDialog(what, tr("Cancel"), 0, 0, m_window);
    dialog->setWindowTitle(tr("Registry"));
    dialog->setWindowModality(Qt::WindowModal); // text typed meanwhile would not be in the copy
    dialog->setAutoReset(false);
    connect(dialog, &QProgressDialog::canceled, this, [this, dialog] {
        m_job.requestStop();
        dialog->setLabelText(tr("Canceling…"));
        dialog->show(); // until the work has ended
    });
    dialog->show();
    const auto onProgress = [dialog = QPointer(dialog)](base::Progress progress) {
        if (!dialog)
            return;
        const BarPosition position = barPosition(progress);
        dialog->setMaximum(position.maximum);
        dialog->setValue(position.value);
    };
    m_job.run([this, dialog = QPointer(dialog), onProgress, work = std::move(work),
               then = std::move(then)](const LatestJob::Context& job) {
        ProgressForwarder progress(job, onProgress);
        job.deliver([this, dialog, then, done = work(job.stopToken(), &progress)] {
            delete dialog;
            finish(done, then);
        });
    });
}

void RegistryFiles::finish(const Outcome& done, const std::function<void()>& then)
{
    if (done)
        then();
    else if (done.error().code == base::kCanceled)
        m_notices.mention(tr("Canceled. The registry was not changed."));
    else
        report(done.error());
}

void RegistryFiles::report(const base::Error& error)
{
    const QString path = QString::fromStdString(error.subject);
    QList<MessageChoice> choices;
    if (workflow::isDamage(error) && QDir(storage::backupFolder(path)).exists())
        choices.append({tr("Restore Registry…"), [this, path] { chooseCopyOf(path); }});
    m_notices.notify(error, {}, choices);
}

void RegistryFiles::take(base::Result<storage::Registry> registry)
{
    if (!registry)
        return report(registry.error());
    m_notices.withdraw();
    m_notices.withdrawChoices();
    m_damaged.clear();
    if (!registry->isReadOnly())
        registry->copies().startLog();
    m_session.replace(std::move(*registry));
    m_recent->add(m_session.registry().path());
    Q_EMIT opened();
}

} // namespace nidus::ui
