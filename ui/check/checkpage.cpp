// SPDX-License-Identifier: Apache-2.0
#include "ui/check/checkpage.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/drafts/namesdraft.h"
#include "ui/check/comparing.h"
#include "ui/check/exporting.h"
#include "ui/check/optionbar.h"
#include "ui/check/progressstrip.h"
#include "ui/check/reportwriter.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/resultview.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/check/startpane.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/droppedfiles.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/clearbutton.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kMaxCopiedRows = 100'000; // more can overload a clipboard
constexpr std::size_t kCopiedAtOnce = 1000;     // fast enough for the GUI thread

} // namespace

CheckPage::CheckPage(QWidget* parent)
    : QWidget(parent),
      m_namespaces(std::make_shared<const check::NamespaceTable>()),
      m_field(new QLineEdit),
      m_options(new OptionBar),
      m_stack(new QStackedWidget)
{
    createActions();
    m_startPane = new StartPane(m_open, m_paste);
    m_results = new ResultView(m_copy, m_copyCanonical);
    m_strip = new ProgressStrip(m_cancel);
    m_exporting = new Exporting(*m_results, *m_strip, this);
    m_comparing = new Comparing(*m_results, *m_strip, this);
    addActions({m_exporting->action(), m_comparing->action()});
    layOut();
    setAcceptDrops(true);

    m_options->setChoice(loadCheckChoice());
    m_results->restoreLayout(QSettings());
    connect(m_options, &OptionBar::choiceChanged, this, &CheckPage::recheck);
    connect(m_results, &ResultView::selectionChanged, this, &CheckPage::updateActions);
    connect(m_results, &ResultView::selectionChanged, this, &CheckPage::reportChangedFile);
    connect(m_comparing, &Comparing::started, this, &CheckPage::updateActions);
    connect(m_comparing, &Comparing::finished, this, &CheckPage::updateActions);
    connect(m_comparing, &Comparing::finished, this, &CheckPage::jobFinished);
    connect(m_exporting, &Exporting::started, this, &CheckPage::updateActions);
    connect(m_exporting, &Exporting::finished, this, &CheckPage::exportEnded);
    connect(m_results, &ResultView::draftRequested, this, &CheckPage::makeDraft);
    connect(m_results, &ResultView::draftsWanted, m_options, &OptionBar::includeDrafts);
    connect(m_startPane, &StartPane::sampleRequested, this, &CheckPage::sampleRequested);
    connect(m_field, &QLineEdit::returnPressed, this, &CheckPage::checkField);
    connect(m_field, &QLineEdit::textEdited, this, &CheckPage::fieldEdited);
    updateActions();
}

CheckPage::~CheckPage()
{
    QSettings settings;
    m_results->saveLayout(settings);
    saveCheckChoice(m_options->choice());
}

QAction* CheckPage::newAction(const QString& name, const QString& icon, const QString& text,
                              const QKeySequence& shortcut, void (CheckPage::*slot)(),
                              Qt::ShortcutContext context)
{
    auto* action = new QAction(themedIcon(icon), text, this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setShortcutContext(context);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void CheckPage::createActions()
{
    m_open = newAction(u"open-urns"_s, u"document-open"_s, tr("&Open File of URNs…"),
                       Qt::CTRL | Qt::SHIFT | Qt::Key_O, &CheckPage::chooseFile);
    m_paste = newAction(u"paste-and-check"_s, u"edit-paste"_s, tr("&Paste and Check"),
                        Qt::CTRL | Qt::SHIFT | Qt::Key_V, &CheckPage::pasteAndCheck);
    m_again =
        newAction(u"check-again"_s, u"view-refresh"_s, tr("Check A&gain"), Qt::Key_F5, &CheckPage::recheck);
    m_cancel = newAction(u"cancel-check"_s, u"process-stop"_s, tr("Cancel"), Qt::Key_Escape,
                         &CheckPage::cancel, Qt::WidgetWithChildrenShortcut);
    m_copy = newAction(u"copy-lines"_s, u"edit-copy"_s, tr("&Copy Lines"), QKeySequence::Copy,
                       &CheckPage::copyRows, Qt::WidgetWithChildrenShortcut);
    m_copyCanonical = newAction(u"copy-canonical"_s, u"edit-copy"_s, tr("Copy C&anonical URN"),
                                Qt::CTRL | Qt::SHIFT | Qt::Key_C, &CheckPage::copyCanonicalUrn);
}

void CheckPage::layOut()
{
    m_field->setPlaceholderText(tr("Type or paste a URN and press Return."));
    m_field->setAccessibleDescription(
        tr("Type or paste a URN and press Return. For a file, choose “Open File of URNs” or drop it here."));
    m_field->setAccessibleName(tr("URN to check"));
    addClearButton(*m_field);
    m_field->setAcceptDrops(false); // the page handles drops
    auto* inputRow = new QHBoxLayout;
    inputRow->addWidget(m_field, 1);
    for (QAction* action : {m_open, m_paste, m_exporting->action()}) {
        auto* button = new QToolButton;
        setButtonText(*action);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        inputRow->addWidget(button);
    }
    m_stack->addWidget(m_startPane);
    m_stack->addWidget(m_results);
    inColumn(this, {}, {inputRow, m_options, {m_stack, 1}, m_strip});
}

void CheckPage::setNamespaces(std::shared_ptr<const check::NamespaceTable> namespaces)
{
    if (m_namespaces->entries() == namespaces->entries())
        return; // keep the present table: its rules are compiled already
    m_namespaces = std::move(namespaces);
    m_options->setNamespaces(*m_namespaces);
    recheck();
}

void CheckPage::setDrafts(const DraftRules& drafts)
{
    m_drafts = drafts;
    m_options->setDrafts(m_drafts.drafts());
    m_results->setDrafts([this](const QString& nid) { return m_drafts.nameFor(nid); });
    const CheckChoice choice = m_options->choice();
    const bool hasLostDrafts = !m_draftNote.isEmpty() && choice.draft == 0 && !choice.withDrafts;
    if (m_task && (hasLostDrafts || m_drafts.isOutdated(choice, m_namespaces, *m_task->checker)))
        recheck();
}

void CheckPage::openFile(const QString& path)
{
    startNew({.path = path, .bytes = {}});
    Q_EMIT fileOpened(path);
}

void CheckPage::checkText(const QByteArray& urns) { startNew({.path = {}, .bytes = urns}); }

void CheckPage::checkField()
{
    if (!m_field->text().trimmed().isEmpty())
        checkText(m_field->text().toUtf8());
}

void CheckPage::fieldEdited(const QString& text)
{
    // Line ends come only from pasting: check at once.
    if (!text.contains(u'\n'))
        return;
    checkField();
    m_field->clear();
}

void CheckPage::recheck()
{
    if (m_task)
        start(m_task->input);
}

void CheckPage::startNew(const workflow::CheckSource& input)
{
    m_options->setShape(workflow::shapeOf(input));
    start(input);
}

void CheckPage::start(const workflow::CheckSource& input)
{
    const CheckChoice choice = m_options->choice();
    if (choice.options.against == check::CheckAgainst::OneNamespace && choice.options.nid.empty())
        return m_strip->showProblem(tr("Choose the namespace to check against."));
    const auto checker = m_drafts.checkerFor(choice, m_namespaces);
    if (!checker)
        return m_strip->showProblem(findings::describe(checker.error()));
    const QString draft = m_drafts.nameOf(choice.draft);
    m_draftNote = choice.withDrafts ? tr("Rules of drafts are included, as saved.")
                  : draft.isEmpty() ? QString()
                                    : tr("Syntax rule: %1, as saved.").arg(draft);
    m_task = CheckTask{input, *checker, markOf(input)};
    m_task->input.kind = choice.kind;
    m_task->input.name = choice.name;
    m_task->input.unpacked = std::make_shared<workflow::UnpackedCopy>();
    m_results->start(*m_task);
    m_stack->setCurrentWidget(m_results);
    m_isChecking = true;
    m_isWhole = false;
    m_exporting->forgetWaiting();
    m_comparing->abandon();
    m_strip->start(tr("Checking %1…").arg(inputName()));
    updateActions();
    m_checkJob.run([this, task = *m_task](const LatestJob::Context& context) {
        const auto onProgress = [this, &context](CheckProgressUpdate news) {
            context.deliver([this, news = std::move(news)] { applyUpdate(news); });
        };
        auto result = runCheck(task, context.stopToken(), onProgress);
        context.deliver(
            [this, result = std::move(result), wasStopped = context.stopToken().stop_requested()] {
                checkEnded(result, wasStopped);
            });
    });
}

void CheckPage::applyUpdate(const CheckProgressUpdate& news)
{
    m_results->add(news);
    m_strip->setProgress(news.progress);
    updateActions();
}

void CheckPage::checkEnded(const base::Result<batch::CheckCounts>& result, bool wasStopped)
{
    m_isChecking = false;
    m_isWhole = result && !wasStopped && result->checked() > 0 &&
                result->checked() == m_results->model().rows().size();
    m_exporting->setWhole(m_isWhole);
    m_strip->finish();
    m_results->finish();
    if (!result) {
        const QString problem = findings::describe(result.error());
        m_strip->showProblem(problem);
        if (m_results->model().rows().size() == 0) {
            m_startPane->setNote(problem);
            m_stack->setCurrentWidget(m_startPane);
        }
    } else if (result->checked() == 0 && !wasStopped) {
        const QString note = tr("No URNs found in %1.").arg(inputName());
        m_strip->showMessage(note);
        m_startPane->setNote(note);
        m_stack->setCurrentWidget(m_startPane);
    } else {
        m_strip->showMessage(summary(*result, wasStopped));
    }
    updateActions();
    Q_EMIT jobFinished();
}

QString CheckPage::summary(const batch::CheckCounts& counts, bool wasStopped) const
{
    const auto number = [this](std::uint64_t value) {
        return locale().toString(static_cast<qulonglong>(value));
    };
    QStringList parts;
    //: %1 is a file name or "pasted text", %2 a number
    parts.append((wasStopped ? tr("%1: stopped. URNs checked: %2.") : tr("%1: finished. URNs checked: %2."))
                     .arg(inputName(), number(counts.checked())));
    QStringList verdicts;
    for (std::size_t i = 0; i < counts.byVerdict.size(); ++i) {
        if (counts.byVerdict[i] > 0)
            verdicts.append(kindCount(static_cast<LineKind>(i), counts.byVerdict[i]));
    }
    if (!verdicts.isEmpty())
        parts.append(verdicts.join(", "_L1) + u'.');
    if (!m_draftNote.isEmpty())
        parts.append(m_draftNote);
    if (counts.blank > 0)
        parts.append(tr("Blank lines skipped: %1.").arg(number(counts.blank)));
    if (counts.emptyCells > 0)
        parts.append(tr("Empty cells skipped: %1.").arg(number(counts.emptyCells)));
    if (counts.hadByteOrderMark)
        parts.append(findings::byteOrderMarkText());
    if (counts.hadCarriageReturns)
        parts.append(findings::carriageReturnsText());
    if (m_task->input.kind == batch::InputKind::Lines && m_options->hasProse())
        //: %1 is the title of a check box
        parts.append(tr("The lines contain other text besides URNs. To check only the URNs, choose “%1”.")
                         .arg(m_options->proseTitle()));
    if (const std::size_t listed = m_results->model().rows().size(); counts.checked() > listed)
        parts.append(tr("Only the first %1 are listed.").arg(number(listed)));
    return parts.join(u' ');
}

QString CheckPage::inputName() const
{
    if (!m_task || m_task->input.path.isEmpty())
        return tr("Pasted text");
    return QFileInfo(m_task->input.path).fileName();
}

void CheckPage::makeDraft(const QString& nid)
{
    m_isReadingNames = true;
    m_strip->start(tr("Reading the names of %1…").arg(nid));
    updateActions();
    m_namesJob.run([this, task = *m_task, nid](const LatestJob::Context& context) {
        const auto names = namesIn(task, nid.toStdString(), context.stopToken());
        base::Result<std::optional<registration::VersionContent>> content;
        if (names)
            content = workflow::draftContentFromNames(*names);
        else
            content = std::unexpected(names.error());
        context.deliver([this, nid, content] { namesEnded(nid, content); });
    });
}

void CheckPage::namesEnded(const QString& nid,
                           const base::Result<std::optional<registration::VersionContent>>& content)
{
    m_isReadingNames = false;
    m_strip->finish();
    updateActions();
    if (!content)
        m_strip->showProblem(findings::describe(content.error()));
    else if (!*content)
        m_strip->showProblem(
            tr("No names of %1 found: the input has changed since it was checked.").arg(nid));
    else
        Q_EMIT draftRequested(**content);
    Q_EMIT jobFinished();
}

void CheckPage::findLines()
{
    if (m_stack->currentWidget() == m_results)
        m_results->findWords();
    else
        m_field->setFocus(Qt::ShortcutFocusReason);
}

void CheckPage::stepLine(int by) { m_results->step(by); }

void CheckPage::cancel()
{
    m_checkJob.requestStop();
    m_namesJob.requestStop();
    m_copyJob.requestStop();
    m_exporting->cancel();
    m_comparing->cancel();
}

void CheckPage::updateActions()
{
    const bool hasRows = m_results->model().rowCount() > 0;
    m_cancel->setEnabled(m_isChecking || m_exporting->isRunning() || m_isReadingNames || m_isCopying ||
                         m_comparing->isRunning());
    m_again->setEnabled(m_task && !m_isChecking);
    m_copy->setEnabled(hasRows && m_results->hasSelection());
    m_copyCanonical->setEnabled(!m_results->canonicalUrn().isEmpty());
    m_exporting->action()->setEnabled(hasRows && !m_isChecking && !m_exporting->isRunning());
    // Only a complete check shows what is fixed.
    m_comparing->action()->setEnabled(m_isWhole && !m_comparing->isRunning());
}

void CheckPage::copyRows()
{
    SelectedRows rows{.check = m_results->model().task(),
                      .rows = m_results->model().rows(),
                      .indexes = m_results->selectedRows(kMaxCopiedRows)};
    const std::size_t copied = rows.indexes.size();
    const auto selected = static_cast<std::size_t>(m_results->selectedCount());
    // The text must be on the clipboard before the user can paste it.
    if (copied <= kCopiedAtOnce)
        return rowsCopied(reportText(rows, {}), copied, selected);
    m_isCopying = true;
    m_strip->start(tr("Copying…"));
    updateActions();
    m_copyJob.submit(std::move(rows), reportText, [this, copied, selected](const QString& text) {
        m_isCopying = false;
        m_strip->finish();
        updateActions();
        if (text.isEmpty())
            return m_strip->showMessage(tr("Canceled. Nothing was copied."));
        rowsCopied(text, copied, selected);
    });
}

void CheckPage::rowsCopied(const QString& text, std::size_t copied, std::size_t selected)
{
    QGuiApplication::clipboard()->setText(text);
    if (selected > copied) {
        m_strip->showMessage(tr("Copied the first %1 of %2 lines. Export a report to get all of them.")
                                 .arg(locale().toString(static_cast<qulonglong>(copied)),
                                      locale().toString(static_cast<qulonglong>(selected))));
    } else {
        m_strip->showMessage(tr("Copied %Ln line(s).", nullptr, static_cast<int>(selected)));
    }
}

void CheckPage::copyCanonicalUrn()
{
    QGuiApplication::clipboard()->setText(m_results->canonicalUrn());
    m_strip->showMessage(tr("Copied the canonical URN."));
}

void CheckPage::pasteAndCheck()
{
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (content == nullptr || !take(*content))
        m_strip->showMessage(tr("The clipboard contains no text or files."));
}

bool CheckPage::take(const QMimeData& content)
{
    if (const QStringList files = droppedFiles(content); !files.isEmpty()) {
        openFile(files.constFirst());
        return true;
    }
    if (!content.hasText())
        return false;
    checkText(content.text().toUtf8());
    return true;
}

void CheckPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void CheckPage::dropEvent(QDropEvent* event)
{
    if (take(*event->mimeData()))
        event->acceptProposedAction();
}

void CheckPage::chooseFile()
{
    auto* dialog = openFileDialog(this, tr("Open File of URNs"));
    connect(dialog, &QFileDialog::fileSelected, this, &CheckPage::openFile);
    dialog->open();
}

void CheckPage::compareWith(const QString& report) { m_comparing->compareWith(report); }

bool CheckPage::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        reportChangedFile();
    return QWidget::event(event);
}

void CheckPage::reportChangedFile()
{
    if (m_task && !m_isChecking && hasChanged(*m_task))
        m_strip->showProblem(tr("%1 has changed since it was checked. Choose “%2” to see its present state.")
                                 .arg(inputName(), plainLabel(m_again->text())));
}

void CheckPage::exportReport(const QString& path) { m_exporting->exportTo(path); }

void CheckPage::exportEnded()
{
    if (!m_isChecking)
        m_strip->finish();
    updateActions();
    Q_EMIT jobFinished();
}

} // namespace nidus::ui
