// SPDX-License-Identifier: Apache-2.0
#include "ui/process/bulkactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/lintwork.h"
#include "ui/editor/opendrafts.h"
#include "ui/process/reminderdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registryplace.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMostReasons = 5; ///< of one draft in the list of results

/// What to lint, for a worker.
struct LintOrder
{
    RegistryPlace place;
    QList<ResultsDialog::Result> drafts; ///< without a text
};

/// Returns one line per finding, with its field.
QString sentencesOf(const QList<findings::Finding>& found)
{
    QStringList lines;
    for (const findings::Finding& finding : found.first(std::min(found.size(), kMostReasons)))
        lines.append(
            finding.field
                //: a field and what is wrong with it
                ? BulkActions::tr("%1: %2").arg(fieldTitle(*finding.field), findings::message(finding))
                : findings::message(finding));
    if (found.size() > kMostReasons)
        lines.append(
            BulkActions::tr("%n more finding(s)", nullptr, static_cast<int>(found.size() - kMostReasons)));
    return lines.join(u'\n');
}

/// Returns how many drafts were changed and how many were not.
QString changedText(const QList<ResultsDialog::Result>& results)
{
    const int refused = ResultsDialog::refusedCount(results);
    const int changed = static_cast<int>(results.size()) - refused;
    QStringList parts{BulkActions::tr("%n draft(s) changed.", nullptr, changed)};
    if (refused > 0)
        parts.append(BulkActions::tr("%n draft(s) not changed; the reasons are below.", nullptr, refused));
    return parts.join(u' ');
}

QList<ResultsDialog::Result> lintInOrder(const LintOrder& order, const std::stop_token& stop)
{
    QList<ResultsDialog::Result> results = order.drafts;
    const auto registry = order.place.open();
    const auto facts =
        registry ? workflow::RegistryFacts::read(*registry) : std::unexpected(registry.error());
    const auto profile = findings::profileFromWord(settingText(Setting::LintProfile));
    for (ResultsDialog::Result& result : results) {
        if (stop.stop_requested())
            break;
        const auto draft =
            facts ? std::ranges::find(facts->drafts(), registration::draftIdOf(result.handle).value_or(0),
                                      &registration::Draft::id)
                  : QList<registration::Draft>::const_iterator();
        auto task = !facts ? std::unexpected(facts.error())
                    : draft == facts->drafts().cend()
                        ? std::unexpected(base::Error{storage::kNotFound, result.handle.toStdString(), {}})
                        : facts->taskFor(*registry, *draft);
        result.passed = task.has_value();
        if (task && profile)
            task->profile = *profile;
        const QList<findings::Finding> open =
            task ? workflow::lintWithAcceptances(*task, stop).open : QList<findings::Finding>();
        result.passed = task && open.isEmpty();
        result.text = !task            ? findings::describe(task.error())
                      : open.isEmpty() ? BulkActions::tr("No findings.")
                                       : sentencesOf(open);
    }
    return results;
}

} // namespace

BulkActions::BulkActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                         WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_page(page),
      m_notices(notices),
      m_submit(makeAction(this, tr("Submit Selected for Review…"), &BulkActions::askToSubmit)),
      m_remind(makeAction(this, tr("Set Reminder for Selected…"), &BulkActions::askToRemind)),
      m_lint(makeAction(this, tr("Check Selected"), &BulkActions::lintAll))
{
    connect(page.browser(), &BrowserPanel::selectionChanged, this, &BulkActions::updateActions);
    updateActions();
}

void BulkActions::updateActions()
{
    const bool hasDrafts = !drafts().isEmpty();
    const bool canWrite = !m_session.registry().isReadOnly();
    m_submit->setEnabled(hasDrafts && canWrite);
    m_remind->setEnabled(hasDrafts && canWrite);
    m_lint->setEnabled(hasDrafts);
}

QList<storage::RegistrySummary> BulkActions::drafts() const
{
    QList<storage::RegistrySummary> drafts;
    const QStringList handles = m_page.browser()->selectedHandles();
    const QSet<QString> selected(handles.cbegin(), handles.cend());
    for (const storage::RegistrySummary& summary : m_session.summaries()) {
        if (summary.draftId != 0 && selected.contains(summary.handle))
            drafts.append(summary);
    }
    return drafts;
}

void BulkActions::askToSubmit()
{
    const QList<storage::RegistrySummary> chosen = drafts();
    const int days = settingNumber(Setting::ReminderDays);
    auto* dialog = deletedOnClose(new StepDialog(
        {.title = tr("Submit %n Draft(s) for Review", nullptr, static_cast<int>(chosen.size())),
         .explanation = tr("Each draft is checked as when it is submitted alone; those with errors remain "
                           "drafts. A reminder is due in %n day(s).",
                           nullptr, days),
         .noteLabel = tr("&Note:"),
         .button = tr("Submit"),
         .findings = {},
         .choice = {}},
        m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog, chosen] {
        storage::Act act = m_session.act();
        act.note = dialog->note();
        act.link = dialog->link();
        submitAll(chosen, act);
    });
    dialog->open();
}

void BulkActions::submitAll(const QList<storage::RegistrySummary>& drafts, const storage::Act& act)
{
    QList<ResultsDialog::Result> results;
    for (const storage::RegistrySummary& draft : drafts)
        results.append(submitOne(draft, act));
    m_session.reload();
    showChanged(tr("Submit for Review"), results);
}

ResultsDialog::Result BulkActions::submitOne(const storage::RegistrySummary& draft, const storage::Act& act)
{
    const auto result = [&](const QString& text, bool passed) {
        return ResultsDialog::Result{draft.handle, m_session.nameOf(draft.handle), text, passed};
    };
    const DraftDocument* document = m_drafts.find(draft.draftId);
    if (document && document->isModified())
        return result(tr("The draft has unsaved edits. Save it first."), false);
    if (draft.state != registration::State::Draft)
        return result(tr("The state is already: %1.").arg(stateText(draft.state)), false);
    const workflow::StepRequest request{.step = workflow::ProcessStep::Submit, .act = act};
    const auto record = m_session.registry().drafts().record(draft.draftId);
    const auto found = record ? workflow::checklist(m_session.registry(), *record, request)
                              : std::unexpected(record.error());
    if (!found)
        return result(findings::describe(found.error()), false);
    const QList<findings::Finding> blocking =
        workflow::blockers(workflow::requirements(*found, *record, request.step), request);
    if (!blocking.isEmpty())
        return result(sentencesOf(blocking), false);
    const auto moved = workflow::takeStep(m_session.registry(), draft.draftId, request, record->draft.saves,
                                          settingNumber(Setting::ReminderDays));
    return moved ? result(tr("Submitted for review."), true)
                 : result(findings::describe(moved.error()), false);
}

void BulkActions::askToRemind()
{
    const auto remindAll = [this, chosen = drafts()](QDate day) {
        QList<ResultsDialog::Result> results;
        for (const storage::RegistrySummary& draft : chosen) {
            const auto done = workflow::remind(m_session.registry(), draft.draftId, day);
            results.append({draft.handle, m_session.nameOf(draft.handle),
                            done ? reminderText(day) : findings::describe(done.error()), done.has_value()});
        }
        m_session.reload();
        showChanged(tr("Set Reminder"), results);
    };
    askForReminder(
        m_page.window(),
        tr("Days until Tasks lists these drafts as overdue for everybody (0 for never). Nidus sends no "
           "email."),
        m_session.registry().today(), remindAll);
}

void BulkActions::lintAll()
{
    auto place = RegistryPlace::of(m_session.registry());
    if (!place)
        return m_notices.notify(place.error());
    LintOrder order{*std::move(place), {}};
    for (const storage::RegistrySummary& draft : drafts())
        order.drafts.append({draft.handle, m_session.nameOf(draft.handle), {}, true});
    m_linting.submit(order, lintInOrder, [this](const QList<ResultsDialog::Result>& results) {
        show(tr("Findings of the Selected Drafts"),
             tr("%n draft(s) with findings.", nullptr, ResultsDialog::refusedCount(results)), results);
    });
}

void BulkActions::showChanged(const QString& title, const QList<ResultsDialog::Result>& results)
{
    show(title, changedText(results), results);
}

void BulkActions::show(const QString& title, const QString& intro,
                       const QList<ResultsDialog::Result>& results)
{
    auto* dialog = deletedOnClose(new ResultsDialog(title, intro, results, m_page.window()));
    connect(dialog, &ResultsDialog::opened, this, [this](const QString& handle) {
        m_page.requestShow();
        m_page.select(handle);
    });
    dialog->open();
}

} // namespace nidus::ui
