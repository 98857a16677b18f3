// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrypage.h"

#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/registry/registryaccess.h"
#include "ui/browser/foundtext.h"
#include "ui/editor/templateform.h"
#include "ui/registry/entryhistory.h"
#include "ui/registry/registrychoice.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/text/registrywords.h"
#include "ui/syntax/findingsplaces.h"
#include "ui/syntax/guard/revisionbase.h"
#include "ui/syntax/syntaxpanel.h"

#include <QSettings>
#include <QSplitter>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

constexpr int kSmallWindowWidth = 800; // pixels at the default font: not enough for a list and a form

/// The questions of the review that were answered before the latest version was registered.
QList<lint::ReviewQuestion> answeredQuestions(const storage::Registry& registry, const QString& nid,
                                              QList<registration::ReviewComment> comments)
{
    if (registration::acceptances(comments).isEmpty())
        return {};
    const auto record = registry.registrations().record(nid);
    if (!record || record->versions.isEmpty())
        return {};
    std::ranges::reverse(comments); // the latest answer first
    QList<lint::ReviewQuestion> questions = lint::reviewQuestions(
        record->versions.constLast().content.registrationTemplate, record->registration.kind, comments);
    questions.removeIf([](const lint::ReviewQuestion& question) { return !question.answer; });
    return questions;
}

} // namespace

RegistryPage::RegistryPage(RegistrySession& session, OpenDrafts& drafts, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_drafts(drafts),
      m_source(session, drafts),
      m_view(new RegistrationView),
      m_columns(new QSplitter(Qt::Horizontal)),
      m_looks(session.registry().path())
{
    m_browser = new BrowserPanel(
        [this](const QString& term) -> std::optional<QStringList> {
            const auto found = m_session.registry().overview().search(term);
            if (found)
                return withPeopleNamed(term, *found, m_session.summaries());
            Q_EMIT failed(found.error());
            return std::nullopt;
        },
        [this](const QString& handle, const QString& term) {
            return foundText(m_session.registry(), handle, term);
        });
    m_columns->addWidget(m_browser);
    m_columns->addWidget(m_view);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({280, 1040});
    m_columns->setChildrenCollapsible(false);
    inRow(this, kNoMargins, {m_columns});

    connect(m_browser, &BrowserPanel::currentChanged, this, &RegistryPage::show);
    connect(m_browser, &BrowserPanel::activated, this, [this](const QString& handle) {
        if (m_isAlone)
            return Q_EMIT opened(handle);
        showList(false);
        m_view->form()->focusFirstField();
    });
    connect(m_browser, &BrowserPanel::clicked, this, [this] { showList(false); });
    connect(m_browser, &BrowserPanel::searchFocused, this, [this] { showList(true); });
    connect(m_view, &RegistrationView::listWanted, this, [this] {
        showList(true);
        m_browser->focusList();
    });
    connect(m_view, &RegistrationView::otherWanted, this, [this] { show(otherHandle()); });
    connect(m_view->syntax(), &SyntaxPanel::failed, this, &RegistryPage::failed);
    connect(m_view->findings(), &FindingsPanel::revealRequested, this, &RegistryPage::reveal);
    connect(&m_lint, &LintRunner::linted, this, &RegistryPage::showFindings);
    connect(&m_lint, &LintRunner::counted, this, &RegistryPage::takeCounts);
    connect(&m_lint, &LintRunner::departuresFound, m_browser, &BrowserPanel::setDepartures);
    connect(&session, &RegistrySession::changed, this, &RegistryPage::refresh);
    connect(&session, &RegistrySession::replaced, this, [this] {
        m_browser->forget(); // the other registry may have an entry of the same name
        showNothing();
    });
    const auto openTyped = [this] {
        m_view->review()->openTyped(
            TypedComments(m_session.registry().isInMemory() ? QString() : m_session.registry().path()));
    };
    connect(&session, &RegistrySession::replaced, this, openTyped);
    openTyped();
    connect(&drafts, &OpenDrafts::closing, this, &RegistryPage::release);
    connect(&drafts, &OpenDrafts::stored, this, &RegistryPage::followStored);
    connect(&drafts, &OpenDrafts::failed, this, &RegistryPage::failed);
    connect(&drafts, &OpenDrafts::modifiedChanged, this,
            [this] { m_browser->model()->setModified(m_drafts.modifiedNids()); });
    m_view->findings()->model()->setNames([this](const QString& handle) { return m_session.nameOf(handle); });
    m_view->history()->setSource([this] { return entryHistory(m_session, m_handle, m_document); },
                                 [this](const QString& handle) { return m_session.nameOf(handle); });
    connect(m_view->history(), &HistoryPanel::otherRequested, this, &RegistryPage::chooseOther);
    m_view->setPreviewSource(
        [this](exchange::ExportFormat format) { return m_source.bytes({m_handle}, format); });
    refresh();
}

void RegistryPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void RegistryPage::showList(bool isShown)
{
    m_isListShown = isShown;
    arrange();
}

void RegistryPage::setAlone(bool isAlone)
{
    if (m_isAlone == isAlone)
        return;
    endVisibleLook();
    m_isAlone = isAlone;
    m_sizes = isAlone ? m_columns->sizes() : m_sizes;
    arrange();
    if (!isAlone)
        m_columns->setSizes(m_sizes);
    m_browser->setAlone(isAlone);
}

void RegistryPage::arrange()
{
    const bool isSmall = window()->width() < grown(kSmallWindowWidth, *this);
    m_browser->setVisible(m_isAlone || !isSmall || m_isListShown);
    m_view->setVisible(!m_isAlone && (!isSmall || !m_isListShown));
    m_view->setListOffered(isSmall);
}

const storage::RegistrySummary* RegistryPage::current() const { return m_session.summary(m_handle); }

void RegistryPage::select(const QString& handle)
{
    showList(false);
    m_browser->select(handle); // may select the row of a draft that revises it
    if (m_handle != handle)
        show(handle);
}

void RegistryPage::begin(const registration::Draft& draft)
{
    const DraftDocument* document = m_drafts.begin(draft);
    showList(false);
    m_browser->selectNothing();
    show(document->handle());
}

void RegistryPage::followStored(const DraftDocument* document)
{
    if (document != m_document)
        return;
    m_handle = document->handle();
    QMetaObject::invokeMethod(
        m_browser, [this, handle = m_handle] { m_browser->select(handle); }, Qt::QueuedConnection);
}

void RegistryPage::refresh()
{
    m_browser->model()->setUser(workflow::namesOfUser(m_session.act().who));
    m_browser->setRegistry(m_session.registry().path());
    m_browser->setSummaries(m_session.summaries());
    m_lint.countDrafts(m_session.registry(), m_browser->handlesInSight());
    m_lint.findDepartures(m_session.registry());
    forgetOldLooks();
    if (current() || m_document)
        show(m_handle);
    else if (!m_handle.isEmpty()) {
        m_browser->selectNothing(); // not another row at its place
        showNothing();
    }
}

void RegistryPage::forgetOldLooks() const
{
    QList<qint64> drafts;
    for (const storage::RegistrySummary& summary : m_session.summaries()) {
        if (summary.draftId != 0)
            drafts.append(summary.draftId);
    }
    SeenDrafts(m_session.registry().path()).keepOnly(drafts);
}

void RegistryPage::show(const QString& handle)
{
    const bool isSame = handle == m_handle;
    if (!isSame)
        m_lookedAt = 0;
    m_handle = handle;
    if (const std::optional<qint64> id = registration::draftIdOf(handle))
        showDraft(*id);
    else if (handle == registration::draftHandle(0)) // not in the registry yet
        showDraft(0);
    else
        showRecord(handle);
    showReview();
    offerOther();
    if (!isSame)
        m_view->form()->ensureVisible(0, 0);
    Q_EMIT currentChanged();
}

QString RegistryPage::otherHandle() const
{
    const storage::RegistrySummary* shown = current();
    if (!shown || shown->draftId != 0)
        return shown ? shown->revisionOf : QString();
    const NamespaceModel& list = *m_browser->model();
    const int row = list.rowOf(shown->handle);
    return row < 0 ? QString() : list.summaryAt(row).draftId == 0 ? QString() : list.summaryAt(row).handle;
}

void RegistryPage::offerOther()
{
    const QString name = m_document ? tr("Show Registered") : tr("Show Draft");
    m_view->offerOther(otherHandle().isEmpty() ? QString() : name);
}

void RegistryPage::showReview()
{
    const QList<registration::ReviewComment> comments =
        m_session.registry().comments().of(m_handle).value_or(QList<registration::ReviewComment>());
    if (m_document) {
        const registration::Draft draft = m_document->current();
        m_view->showReviewOf(m_handle, comments,
                             lint::reviewQuestions(draft.content.registrationTemplate, draft.kind, comments));
    } else {
        m_view->review()->showChanges({}, {});
        m_view->showReviewOf(m_handle, comments, answeredQuestions(m_session.registry(), m_handle, comments));
    }
    m_view->review()->setReadOnly(m_session.registry().isReadOnly());
}

void RegistryPage::showChanges()
{
    const registration::VersionContent content = m_document->current().content;
    m_view->review()->showChanges(registration::partsChangedSinceApproval(m_record.events, content),
                                  m_changedSinceLook);
}

void RegistryPage::endLook() const
{
    if (m_document && m_document->isStored())
        m_looks.look(m_document->stored());
}

void RegistryPage::look(const registration::Draft& draft)
{
    const bool isSame = std::exchange(m_lookedAt, draft.id) == draft.id && draft.id != 0;
    const QString marks = isSame ? m_seen : m_looks.marks(draft.id);
    m_seen = registration::partMarks(draft.content);
    if (!isSame)
        m_changedSinceLook.clear();
    if (marks.isEmpty() || workflow::isOneOf(workflow::namesOfUser(m_session.act().who), draft.author))
        return; // never seen, or saved by the user
    for (const QString& part : registration::changedParts(marks, draft.content)) {
        if (!m_changedSinceLook.contains(part))
            m_changedSinceLook.append(part);
    }
}

void RegistryPage::showDraft(qint64 id)
{
    const auto opened = m_drafts.open(id);
    if (!opened) {
        showNothing();
        return Q_EMIT failed(opened.error());
    }
    DraftDocument* document = *opened;
    if (m_document != document) {
        release(m_document);
        m_document = document;
        m_looks = SeenDrafts(m_session.registry().path());
        connect(document, &DraftDocument::valueChanged, this, &RegistryPage::requestLint);
        connect(document, &DraftDocument::syntaxChanged, this, &RegistryPage::requestLint);
    }
    look(document->stored());
    document->undoStack().setActive(m_isEdited);
    m_task =
        workflow::editedDraftTask(m_session.registry(), document->stored()).value_or(workflow::LintTask{});
    m_record = id == 0 ? registration::DraftRecord{.draft = document->stored()}
                       : m_session.registry().drafts().record(id).value_or(registration::DraftRecord());
    const storage::RegistrySummary* summary = current();
    m_view->showDraft(document, summary ? summary->version : 0);
    m_view->syntax()->setBase(guardBase(m_session.registry(), document->stored()));
    requestLint();
}

void RegistryPage::showRecord(const QString& nid)
{
    release(m_document);
    m_lint.abandon();
    const auto record = m_session.registry().registrations().record(nid);
    if (!record) {
        showNothing();
        return Q_EMIT failed(record.error());
    }
    const auto people =
        m_session.registry().registrations().people(registration::peopleIn(record->registration));
    m_view->showRecord(*record, people.value_or(QList<registration::Person>()));
    m_view->syntax()->setBase(guardBase(*record));
    m_departure = workflow::departureFindings(record->registration.nid, record->events);
    if (!record->versions.isEmpty())
        lintVersion(*record);
    else
        m_view->findings()->showFindings({m_handle, {}, m_departure});
}

void RegistryPage::lintVersion(const registration::RegistrationRecord& record)
{
    const registration::Version& head = record.versions.constLast();
    if (const auto task = workflow::versionTask(m_session.registry(), record.registration, head))
        m_lint.lint(*task);
}

void RegistryPage::chooseOther()
{
    askForAnother(this, m_session, m_handle, [this](const QString& other) { compareWith(other); });
}

void RegistryPage::compareWith(const QString& handle)
{
    if (const std::optional<qint64> id = registration::draftIdOf(handle)) {
        const auto draft = m_session.registry().drafts().record(*id);
        if (!draft)
            return Q_EMIT failed(draft.error());
        return m_view->history()->compareWith(
            {m_session.nameOf(handle), draft->draft.content, 0, draft->draft.nid()});
    }
    const auto record = m_session.registry().registrations().record(handle);
    if (!record)
        return Q_EMIT failed(record.error());
    if (record->versions.isEmpty())
        return;
    const registration::Version& head = record->versions.constLast();
    m_view->history()->compareWith({versionName(record->registration.nid, head.number), head.content,
                                    head.number, record->registration.nid});
}

void RegistryPage::showNothing()
{
    release(m_document);
    m_handle.clear();
    m_shown = {};
    m_lint.abandon();
    m_view->showNothing();
    m_view->findings()->showNothing();
    Q_EMIT currentChanged();
}

void RegistryPage::setEdited(bool isEdited)
{
    m_isEdited = isEdited;
    if (m_document)
        m_document->undoStack().setActive(isEdited);
}

void RegistryPage::release(DraftDocument* document)
{
    if (!document || document != m_document)
        return;
    endVisibleLook();
    document->disconnect(this);
    document->undoStack().setActive(false);
    m_document = nullptr;
    if (!document->isStored() && !document->isModified())
        m_drafts.close(0);
}

workflow::LintTask RegistryPage::currentTask() const
{
    const registration::Draft now = m_document->current();
    workflow::LintTask task = m_task;
    task.nid = now.nid();
    task.content = now.content;
    if (const auto chosen = findings::profileFromWord(settingText(Setting::LintProfile)))
        task.profile = *chosen;
    return task;
}

void RegistryPage::requestLint()
{
    m_lint.lint(currentTask());
    m_view->showName(m_document->current());
    m_browser->model()->setModified(m_drafts.modifiedNids());
    m_view->refreshPreview();
    showApproval();
    showChanges();
}

void RegistryPage::showApproval()
{
    const registration::Draft now = m_document->current();
    m_view->showApproval(!registration::isChangedSinceApproval(m_record.events, now.content)
                             ? ApprovalNotice::None
                         : registration::isApproved(now.state) ? ApprovalNotice::Edited
                                                               : ApprovalNotice::Changed);
}

lint::SeparatedFindings RegistryPage::lintedNow() const
{
    workflow::LintTask task = currentTask();
    task.profile = findings::LintProfile::Submission;
    return workflow::lintWithAcceptances(task);
}

void RegistryPage::lintNow()
{
    m_lint.abandon();
    showFindings(workflow::lintWithAcceptances(currentTask()),
                 m_document->current().content.registrationTemplate);
}

void RegistryPage::showFindings(const lint::SeparatedFindings& findings,
                                const registration::RegistrationTemplate& about)
{
    m_shown = {m_handle, about, findings.open, findings.accepted};
    if (!m_document)
        m_shown.findings += m_departure;
    m_view->form()->showFindings(m_shown.findings);
    m_view->findings()->showFindings(m_shown);
    if (m_document)
        showCounts(m_browser->model()->findingCounts());
    Q_EMIT findingsChanged();
}

void RegistryPage::takeCounts(const QHash<QString, FindingCounts>& counts, base::Progress progress)
{
    QHash<QString, FindingCounts> shown = counts;
    if (progress.done < progress.total) { // those that were counted before a change remain for so long
        shown = m_browser->model()->findingCounts();
        shown.insert(counts);
    }
    showCounts(std::move(shown));
    m_browser->showCounting(progress);
}

void RegistryPage::showCounts(QHash<QString, FindingCounts> counts)
{
    if (m_document && m_shown.handle == m_handle) { // the counts are of the saved draft, not of the form
        FindingCounts& ofShown = counts[m_handle] = {};
        for (const findings::Finding& finding : m_shown.findings)
            ofShown.add(finding.severity);
    }
    m_browser->setFindingCounts(counts);
}

void RegistryPage::reveal(const findings::Finding& finding)
{
    isOnSyntaxTab(finding) ? m_view->showSyntax() : m_view->showForm();
    if (!showInSyntax(*m_view->syntax(), finding))
        m_view->form()->reveal(finding);
}

void RegistryPage::saveState(QSettings& settings)
{
    endVisibleLook();
    setAlone(false); // for the sizes of the columns
    settings.setValue("registry/columns", m_columns->saveState());
    settings.setValue("registry/current", m_handle);
    m_browser->saveState(settings);
    m_view->saveState(settings);
}

void RegistryPage::restoreState(const QSettings& settings)
{
    m_columns->restoreState(settings.value("registry/columns").toByteArray());
    m_columns->setOrientation(Qt::Horizontal); // a damaged state may restore another one
    m_columns->setChildrenCollapsible(false);
    m_browser->restoreState(settings);
    m_view->restoreState(settings);
    if (const QString handle = settings.value("registry/current").toString(); m_session.summary(handle))
        select(handle);
}

} // namespace nidus::ui
