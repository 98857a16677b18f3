// SPDX-License-Identifier: Apache-2.0
#include "ui/process/findingactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/lint/quickfix.h"
#include "core/lint/reviewchecklist.h"
#include "core/report/lint/lintreport.h"
#include "core/workflow/registry/savefile.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingspanel.h"
#include "ui/findings/fixdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/formatnames.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

FindingActions::FindingActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_panel(*page.findingsPanel()),
      m_notices(notices),
      m_next(new QAction(tr("Ne&xt Finding"), this)),
      m_previous(new QAction(tr("&Previous Finding"), this)),
      m_copy(new QAction(themedIcon(u"edit-copy"_s), tr("&Copy Findings"), this)),
      m_export(makeAction(this, tr("&Export Findings…"), &FindingActions::askWhereToExport)),
      m_accept(makeAction(this, tr("Accept with &Reason…"), &FindingActions::accept)),
      m_withdraw(makeAction(this, tr("&Withdraw Acceptance…"), &FindingActions::withdrawAcceptance)),
      m_fix(makeAction(this, tr("&Fix"), &FindingActions::fixCurrent)),
      m_fixField(makeAction(this, tr("Quic&k Fix…"), &FindingActions::fixField)),
      m_fixAll(makeAction(this, tr("Apply All Safe Fixes…"), &FindingActions::fixAllSafe)),
      m_mail(new MailActions(session, page, notices))
{
    m_next->setObjectName(u"next-finding"_s);
    m_previous->setObjectName(u"previous-finding"_s);
    m_copy->setObjectName(u"copy-findings"_s);
    m_export->setObjectName(u"export-findings"_s);
    m_withdraw->setObjectName(u"withdraw-acceptance"_s);
    m_fix->setObjectName(u"fix"_s);
    m_accept->setObjectName(u"accept-finding"_s);
    m_fixAll->setObjectName(u"fix-all"_s);
    m_next->setShortcut(Qt::Key_F8);
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F8);
    connect(m_next, &QAction::triggered, &m_panel, [this] { m_panel.step(1); });
    connect(m_previous, &QAction::triggered, &m_panel, [this] { m_panel.step(-1); });
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_copy, &QAction::triggered, &m_panel, &FindingsPanel::copySelected);
    m_fixField->setObjectName(u"fix-field"_s);
    m_fixField->setShortcut(Qt::CTRL | Qt::Key_Period);
    m_panel.setActions({m_copy, m_export, m_accept, m_withdraw, m_fix, m_fixAll, m_mail->review()});
    connect(m_panel.model(), &FindingsModel::modelReset, this, &FindingActions::updateActions);
    connect(&m_panel, &FindingsPanel::currentChanged, this, &FindingActions::updateActions);
    connect(&page, &RegistryPage::currentChanged, this, &FindingActions::updateActions);
    connect(page.view()->form(), &TemplateForm::fixRequested, this, &FindingActions::fix);
    connect(&m_panel, &FindingsPanel::scopeChosen, this, &FindingActions::chooseScope);
    connect(&m_panel, &FindingsPanel::cancelRequested, &m_whole, &LintRunner::cancelWhole);
    connect(&m_panel, &FindingsPanel::revealElsewhereRequested, this, &FindingActions::revealElsewhere);
    connect(&m_whole, &LintRunner::wholeLinted, this, &FindingActions::showWhole);
    connect(&m_whole, &LintRunner::wholeFinished, &m_panel, &FindingsPanel::hideProgress);
    connect(&m_whole, &LintRunner::failed, &page, &RegistryPage::failed);
    connect(&session, &RegistrySession::changed, this, [this] { chooseScope(m_panel.isWholeRegistry()); });
    updateActions();
}

QList<QAction*> FindingActions::menuActions() const
{
    return {m_next, m_previous, m_fixField, m_fixAll, m_mail->review(), m_mail->request(), m_export};
}

void FindingActions::updateActions()
{
    const bool hasFindings = m_panel.model()->totalCount() > 0;
    const bool canWrite = !m_session.registry().isReadOnly();
    const bool canEdit = canWrite && m_page.currentDraft() != nullptr;
    const bool isDraft = canEdit && !m_panel.isWholeRegistry();
    const int row = m_panel.currentRow();
    const bool isAccepted = row >= 0 && m_panel.model()->acceptanceAt(row);
    m_copy->setEnabled(hasFindings || isAccepted);
    m_export->setEnabled(hasFindings || isAccepted);
    m_accept->setEnabled(canWrite && row >= 0 && !isAccepted);
    m_withdraw->setEnabled(canWrite && isAccepted);
    const findings::Finding* current = isDraft ? m_panel.currentFinding() : nullptr;
    m_fix->setEnabled(
        current && lint::quickFix(*current, m_page.currentDraft()->current().content.registrationTemplate));
    m_fixField->setEnabled(canEdit);
    m_fixAll->setEnabled(hasFindings && isDraft);
    m_mail->update(!m_panel.isWholeRegistry());
}

void FindingActions::askToComment(const registration::ReviewComment& comment,
                                  const StepDialog::Question& question)
{
    const QString listed = m_panel.model()->subjectAt(m_panel.currentRow()).handle;
    const QString handle = listed.isEmpty() ? m_page.shownSubject().handle : listed;
    auto* dialog = deletedOnClose(new StepDialog(question, m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog, handle, comment] {
        registration::ReviewComment said = comment;
        said.text = dialog->note();
        if (const storage::RegistrySummary* summary = m_session.summary(handle))
            said.version = summary->version;
        storage::Act act = m_session.act();
        act.link = dialog->link();
        if (const auto added = m_session.registry().comments().add(handle, said, act); !added)
            return Q_EMIT m_page.failed(added.error());
        m_session.reload();
    });
    dialog->open();
}

void FindingActions::accept()
{
    const findings::Finding* finding = m_panel.currentFinding();
    if (!finding)
        return;
    if (lint::violatesMust(finding->id))
        return m_notices.notify(
            WindowMessages::Kind::Information,
            tr("RFC 8141 does not allow accepting this. %1").arg(findings::message(*finding)));
    askToComment({.kind = registration::CommentKind::Acceptance,
                  .field = finding->field,
                  .finding = finding->id.word()},
                 {.title = tr("Accept Finding"),
                  .explanation = findings::message(*finding) + u"\n\n"_s +
                                 tr("An accepted finding does not count. The reason is kept permanently."),
                  .noteLabel = tr("&Reason:"),
                  .button = tr("Accept Finding"),
                  .gate = StepDialog::Gate::NeedsNote});
}

void FindingActions::withdrawAcceptance()
{
    const int row = m_panel.currentRow();
    const registration::ReviewComment* acceptance = row < 0 ? nullptr : m_panel.model()->acceptanceAt(row);
    if (!acceptance)
        return;
    if (acceptance->id == 0)
        return m_notices.notify(WindowMessages::Kind::Information,
                                tr("This finding was accepted with the sample, on the Syntax tab."));
    askToComment(
        {.kind = registration::CommentKind::Resolution, .answerTo = acceptance->id},
        {.title = tr("Withdraw Acceptance"),
         .explanation = findings::acceptanceText(*acceptance) + u"\n\n"_s + tr("The finding counts again."),
         .noteLabel = tr("&Reason:"),
         .button = tr("Withdraw Acceptance"),
         .gate = StepDialog::Gate::NeedsNote});
}

void FindingActions::fixCurrent()
{
    if (const findings::Finding* finding = m_panel.currentFinding())
        fix(*finding);
}

void FindingActions::fix(const findings::Finding& finding)
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    registration::RegistrationTemplate made = document->current().content.registrationTemplate;
    const std::optional<lint::QuickFix> fix = lint::quickFix(finding, made);
    if (!fix)
        return m_notices.notify(WindowMessages::Kind::Information,
                                tr("Only the author can fix this. %1").arg(findings::message(finding)));
    made.setText(fix->field, fix->text);
    const QString what = tr("Fix: %1").arg(findings::message(finding));
    if (fix->safety == lint::FixSafety::Safe)
        document->editTemplate(made, what);
    else
        askToApply(made, what);
}

void FindingActions::fixField()
{
    TemplateForm* form = m_page.view()->form();
    if (form->offerFixes())
        return;
    const std::optional field(form->currentField());
    const QList<findings::Finding>& shown = m_page.shownSubject().findings;
    const auto first = std::ranges::find(shown, field, &findings::Finding::field);
    const findings::Finding* const selected = m_panel.currentFinding();
    const findings::Finding* const about = selected && selected->field == field ? selected
                                           : first != shown.cend()              ? &*first
                                                                                : nullptr;
    const bool isFound = about != nullptr && field != registration::TemplateField::Registrant;
    const QString advice = isFound ? findings::translatedFix(findings::entryOf(about->id)) : QString();
    const QString what = tr("%1: nothing can be fixed automatically.").arg(fieldTitle(form->currentField()));
    m_notices.mention((what + u' ' + advice).trimmed());
}

void FindingActions::fixAllSafe()
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    const registration::RegistrationTemplate before = document->current().content.registrationTemplate;
    const QList<findings::Finding> open = m_page.lintedNow().open; // all, as before registering
    const registration::RegistrationTemplate after = lint::withSafeFixes(before, open);
    if (after == before) {
        const auto others = std::ranges::count_if(open, [&before](const findings::Finding& finding) {
            return lint::quickFix(finding, before).has_value();
        });
        return m_notices.mention(others == 0
                                     ? tr("No findings have a safe fix.")
                                     : tr("No findings have a safe fix; %n other fix(es) need your review.",
                                          nullptr, static_cast<int>(others)));
    }
    askToApply(after, tr("Apply All Safe Fixes"));
}

void FindingActions::askToApply(const registration::RegistrationTemplate& after, const QString& what)
{
    const QPointer<DraftDocument> document(m_page.currentDraft());
    auto* dialog = deletedOnClose(
        new FixDialog(document->current().content.registrationTemplate, after, m_page.window()));
    connect(dialog, &QDialog::accepted, this, [document, after, what] {
        if (document)
            document->editTemplate(after, what);
    });
    dialog->open();
}

void FindingActions::askWhereToExport()
{
    auto* dialog = saveFileDialog(m_page.window(), tr("Export Findings"),
                                  reportFilters(&report::ReportFormatFacts::isOfFindings), u"txt"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &FindingActions::exportTo);
    dialog->open();
}

void FindingActions::exportTo(const QString& path)
{
    const QList<workflow::LintedSubject> subjects =
        m_panel.isWholeRegistry() ? m_panel.model()->subjects() : QList{m_page.shownSubject()};
    const std::unique_ptr<report::LintReport> report = report::makeLintReport(
        report::reportFormatOfSuffix(QFileInfo(path).suffix()).value_or(report::ReportFormat::Text), {});
    std::string text;
    report->begin(text);
    for (const workflow::LintedSubject& subject : subjects) {
        report->beginTemplate(text, subject.handle);
        for (const findings::Finding& finding : subject.findings)
            report->add(text, report::placedInField(subject.handle, finding, subject.about));
        for (const findings::AcceptedFinding& accepted : subject.accepted)
            report->add(text, report::placedInField(subject.handle, accepted, subject.about));
        report->endTemplate(text);
    }
    report->end(text);
    if (const auto written = workflow::writeFile(path, QByteArray::fromStdString(text)); !written)
        return m_notices.notify(written.error());
    m_notices.notifyWritten(path);
}

void FindingActions::chooseScope(bool isWholeRegistry)
{
    if (isWholeRegistry)
        m_whole.lintWhole(m_session.registry());
    else
        m_whole.cancelWhole();
    updateActions();
}

void FindingActions::showWhole(const QList<workflow::LintedSubject>& subjects, base::Progress progress)
{
    if (!m_panel.isWholeRegistry())
        return;
    m_panel.showRegistry(subjects);
    m_panel.showProgress(progress);
}

void FindingActions::revealElsewhere(const QString& handle, const findings::Finding& finding)
{
    m_page.select(handle);
    m_page.reveal(finding);
}

} // namespace nidus::ui
