// SPDX-License-Identifier: Apache-2.0
#include "ui/process/mailactions.h"

#include "core/findings/text/reviewmail.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/opentasks.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/registry/savefile.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/namespacemodel.h"
#include "ui/help/actiontable.h"
#include "ui/history/notewords.h"
#include "ui/process/stepquestion.h"
#include "ui/registry/registrypage.h"
#include "ui/review/mailanswerdialog.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/windowmessages.h"

#include <QFileDialog>
#include <QRegularExpression>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns who sends an email; empty without an address, which the email program knows.
QString senderOf(const QString& who) { return workflow::mailIn(who).isEmpty() ? QString() : who; }

exchange::UnsentMail requestOf(const registration::Draft& draft, const QString& who)
{
    exchange::UnsentMail mail =
        exchange::requestMail(exchange::publicationOf({.draft = draft}),
                              {settingText(Setting::IanaAddress), settingText(Setting::ReviewAddress)});
    mail.from = senderOf(who);
    return mail;
}

/// Returns an email as text to look at.
QString previewOf(const exchange::UnsentMail& mail)
{
    QStringList lines{MailActions::tr("To: %1").arg(mail.to)};
    if (!mail.cc.isEmpty())
        lines.append(MailActions::tr("Cc: %1").arg(mail.cc));
    lines += {MailActions::tr("Subject: %1").arg(mail.subject), QString(), mail.text};
    return lines.join(u'\n');
}

} // namespace

MailActions::MailActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_notices(notices),
      m_review(makeAction(this, tr("E&mail Review…"), &MailActions::writeReview)),
      m_request(makeAction(this, tr("Email Re&quest…"), &MailActions::writeRequest)),
      m_reminder(makeAction(this, tr("Remind &by Email…"), &MailActions::writeReminder)),
      m_answer(makeAction(this, tr("Import Comments from Email…"), [this] { readAnswer({}); }))
{
    m_review->setObjectName(u"review-mail"_s);
    m_request->setObjectName(u"request-mail"_s);
    m_reminder->setObjectName(u"reminder-mail"_s);
    m_answer->setObjectName(u"mail-answer"_s);
    setFurtherWords(*m_review, tr("mail send reply registrant"));
    setFurtherWords(*m_request, tr("mail send IANA submission"));
    setFurtherWords(*m_reminder, tr("remind colleague owner assignee waiting follow up"));
    setFurtherWords(*m_answer, tr("mail reply eml"));
    connect(page.view()->review(), &ReviewPanel::mailDropped, this, &MailActions::readAnswer);
}

void MailActions::update(bool isOneShown)
{
    const storage::RegistrySummary* const current = isOneShown ? m_page.current() : nullptr;
    m_review->setEnabled(current != nullptr);
    m_request->setEnabled(current && m_page.currentDraft());
    m_reminder->setEnabled(
        current && current->draftId != 0 &&
        !workflow::isSamePerson(m_page.browser()->model()->whoseTurn(*current), m_session.act().who));
    m_answer->setEnabled(current && !m_session.registry().isReadOnly());
}

void MailActions::writeReview()
{
    const workflow::LintedSubject shown = m_page.shownSubject();
    const storage::RegistrySummary* current = m_page.current();
    const registration::NamespaceKind kind = current ? current->kind : registration::NamespaceKind::Formal;
    QString text =
        nidus::findings::reviewMail(shown.about, shown.findings, lint::reviewChecklist(shown.about, kind));
    // The head lets the recipient verify the history later. "-- " marks a signature (RFC 3676 section 4.3).
    if (const auto head = m_session.registry().history().head())
        text += "\n-- \n"_L1 + head->toLine() + u'\n';
    const QString nid = shown.about.nid();
    show(tr("Email Review"),
         {.to = exchange::addressOf(shown.about.registrant()),
          .subject =
              nid.isEmpty() ? tr("Review of a URN namespace") : tr("Review of the URN namespace %1").arg(nid),
          .text = text},
         kReviewMailNote);
}

void MailActions::writeRequest()
{
    if (const DraftDocument* document = m_page.currentDraft())
        show(tr("Email Request"), requestOf(document->current(), m_session.act().who), kRequestMailNote);
}

void MailActions::writeReminder()
{
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    const QString who = m_page.browser()->model()->whoseTurn(*current);
    if (who.isEmpty())
        return m_notices.mention(
            tr("“%1” waits for nobody in particular. Assign it to a person, then remind them.")
                .arg(m_session.nameOf(current->handle)));
    const QString draft = m_session.nameOf(current->handle);
    const QString mail = workflow::mailIn(who);
    show(tr("Email Reminder"),
         {.from = senderOf(m_session.act().who),
          .to = mail.isEmpty() && !who.contains(u',') ? who : mail, // a name with a comma looks like two
          .subject = tr("Reminder: %1").arg(draft),
          .text = tr("Hello %1,\n\nthe draft “%2” is waiting for you. State: %3; last changed on %4.\n")
                      .arg(shortName(who), draft, stateText(current->state), current->date)},
         kReminderMailNote);
}

std::optional<StepDialog::Mail> MailActions::mailOf(workflow::ProcessStep step,
                                                    const registration::Draft& draft)
{
    const bool isToList = step == workflow::ProcessStep::Submit;
    if (!isToList && step != workflow::ProcessStep::Forward)
        return std::nullopt;
    const exchange::UnsentMail mail = requestOf(draft, m_session.act().who);
    const QString handle = registration::draftHandle(draft.id);
    return StepDialog::Mail{
        .text = previewOf(mail),
        .notDone = isToList ? tr("Nothing was submitted.") : tr("Nothing was recorded."),
        .open = [this, mail, handle] { return openInProgram(mail, handle, kRequestMailNote); },
        .save = [this, mail,
                 handle](QWidget* dialog) { askWhereToSave(dialog, mail, handle, kRequestMailNote); }};
}

void MailActions::notifyStep(const QString& handle, registration::State state)
{
    const QString text =
        stepTakenText(m_session.nameOf(handle), state, menuPath(m_page.window(), m_request->objectName()));
    if (!workflow::isWithOthers(state))
        return m_notices.mention(text);
    m_notices.notify(WindowMessages::Kind::Information, text,
                     {{plainLabel(m_request->text()), [this, handle] { writeRequestOf(handle); }}},
                     [this, handle, state] {
                         const storage::RegistrySummary* draft = m_session.summary(handle);
                         return draft && draft->state == state;
                     });
}

void MailActions::writeRequestOf(const QString& handle)
{
    m_page.requestShow();
    m_page.select(handle);
    writeRequest();
}

void MailActions::show(const QString& title, const exchange::UnsentMail& mail, const QString& what)
{
    auto* dialog = deletedOnClose(new MailDialog(title, mail, {}, m_page.window()));
    const QString handle = m_page.current() ? m_page.current()->handle : QString();
    connect(dialog, &MailDialog::openRequested, this, [this, dialog, handle, what] {
        dialog->showOpened(openInProgram(dialog->mail(), handle, what));
    });
    connect(dialog, &MailDialog::saveRequested, this,
            [this, dialog, handle, what] { askWhereToSave(dialog, dialog->mail(), handle, what); });
    dialog->open();
}

QString MailActions::openInProgram(const exchange::UnsentMail& mail, const QString& handle,
                                   const QString& what)
{
    QString problem = openMail(mail);
    if (problem.isEmpty())
        record(handle, what, mail);
    return problem;
}

void MailActions::askWhereToSave(QWidget* dialog, const exchange::UnsentMail& mail, const QString& handle,
                                 const QString& what)
{
    auto* question = saveFileDialog(dialog, tr("Save Email"), {tr("Email (*.eml)")}, u"eml"_s);
    static const QRegularExpression notInName(u"[^\\w.-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    question->selectFile(m_session.nameOf(handle).replace(notInName, u"-"_s) + ".eml"_L1);
    connect(question, &QFileDialog::fileSelected, dialog, [this, mail, handle, what](const QString& path) {
        if (const auto written = workflow::writeFile(path, exchange::writeMail(mail)); !written)
            return m_notices.notify(written.error());
        record(handle, what, mail);
        m_notices.notifyWritten(path);
    });
    question->open();
}

void MailActions::record(const QString& handle, const QString& what, const exchange::UnsentMail& mail)
{
    storage::Act act = m_session.act();
    act.note = what.arg(mail.to);
    // The email is already out; a read-only registry cannot log it.
    static_cast<void>(m_session.registry().activity().enter(handle, registration::EventKind::Exported, act));
    m_session.reload();
}

void MailActions::readAnswer(const QByteArray& bytes)
{
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    const DraftDocument* draft = m_page.currentDraft();
    auto* dialog = deletedOnClose(new MailAnswerDialog(
        draft ? draft->values().toTemplate() : m_page.shownSubject().about, bytes, m_page.window()));
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, handle = current->handle, version = current->version] {
                for (registration::ReviewComment comment : dialog->comments()) {
                    comment.version = version;
                    if (const auto added =
                            m_session.registry().comments().add(handle, comment, m_session.act());
                        !added)
                        return m_notices.notify(added.error());
                }
                m_session.reload();
                m_page.view()->showReview();
            });
    dialog->open();
}

} // namespace nidus::ui
