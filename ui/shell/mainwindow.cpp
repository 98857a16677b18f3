// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/mainwindow.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/storage/files/registryfile.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/registry/sampleregistry.h"
#include "ui/check/checkpage.h"
#include "ui/check/trial/everynamespacedialog.h"
#include "ui/editor/templateform.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/guide/actionnames.h"
#include "ui/guide/contexthelp.h"
#include "ui/guide/guidebar.h"
#include "ui/guide/paneactions.h"
#include "ui/process/bulkactions.h"
#include "ui/process/findingactions.h"
#include "ui/process/processactions.h"
#include "ui/process/teamactions.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/session/recentfiles.h"
#include "ui/session/recentlyused.h"
#include "ui/shell/clipboardactions.h"
#include "ui/shell/editmenu.h"
#include "ui/shell/findactions.h"
#include "ui/shell/firstpage.h"
#include "ui/shell/helpmenu.h"
#include "ui/shell/menukeys.h"
#include "ui/shell/navigation.h"
#include "ui/shell/openerrorpanel.h"
#include "ui/shell/pagebar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/registrationmenu.h"
#include "ui/shell/startpage.h"
#include "ui/shell/statusarea.h"
#include "ui/shell/undoactions.h"
#include "ui/support/access/windowhabits.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/scrolling.h"
#include "ui/support/look/settings.h"
#include "ui/support/tables/dragkeys.h"
#include "ui/support/text/droppedfiles.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/support/widgets/windowmessages.h"
#include "ui/tasks/taskactions.h"
#include "ui/tasks/tasklist.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kInitialPercent = 80;           ///< of the screen
constexpr QSize kLeastInitialSize(1200, 700); ///< pixels; less on a smaller screen
constexpr int kNarrowWindow = 1200;           ///< pixels: the form needs the room more than the page bar

} // namespace

MainWindow::MainWindow(storage::Registry registry, const QString& author, QWidget* parent)
    : QMainWindow(parent),
      m_session(std::move(registry), author),
      m_drafts(m_session),
      m_journal(workflow::RecoveryJournal::defaultFolder()),
      m_keeper(m_session, m_drafts, m_journal),
      m_messages(new MessageBar),
      m_registryPage(new RegistryPage(m_session, m_drafts)),
      m_checkPage(new CheckPage),
      m_notices(new WindowMessages(*m_messages,
                                   [this](const QString& handle) { return m_session.nameOf(handle); })),
      m_saving(new DraftSaving(m_session, m_drafts, *m_registryPage, *m_notices)),
      m_registryActions(new RegistryActions(m_session, m_drafts, *m_saving, *m_registryPage, *m_notices)),
      m_care(new RegistryCare(m_session, m_drafts, m_journal, *m_registryPage, *m_notices)),
      m_process(new ProcessActions(m_session, m_drafts, *m_registryPage, *m_saving, *m_notices)),
      m_bulk(new BulkActions(m_session, m_drafts, *m_registryPage, *m_notices)),
      m_exchange(new ExchangeActions(m_session, *m_registryPage, *m_notices)),
      m_findingActions(new FindingActions(m_session, *m_registryPage, *m_notices)),
      m_work(new TaskList(m_session, m_drafts, *m_care->recovery(), this)),
      m_files(new RegistryFiles(m_session, *m_saving, *m_notices, this)),
      m_preferences(new Preferences(m_session, *m_notices, this)),
      m_navigation(new Navigation(
          *m_registryPage,
          [this]() -> QList<QWidget*> {
              if (m_showCheck->isChecked())
                  return {m_pageBar, m_checkPage, m_guide, m_messages};
              if (m_showWork->isChecked())
                  return {m_pageBar, m_registryPage->browser(), m_guide, m_messages};
              if (m_showStart->isChecked())
                  return {m_pageBar, m_startPage, m_guide, m_messages};
              RegistrationView* view = m_registryPage->view();
              return {m_pageBar,       m_registryPage->browser(),
                      view->content(), view->side()->openedPane() ? view->side()->openedPane() : view->side(),
                      m_guide,         m_messages};
          },
          this)),
      m_guide(new GuideBar(m_session, *m_registryPage, *m_process, *this)),
      m_help(new ContextHelp(*m_registryPage, *this)),
      m_startPage(new StartPage({.write = m_guide->registration(m_registryActions->newFormal()),
                                 .review = m_exchange->importAction(),
                                 .check = m_checkPage->actions().constFirst(),
                                 .tryOut = m_files->openSamples(),
                                 .tour = m_guide->tour(),
                                 .manual = m_help->manualAction(),
                                 .numbers = m_help->aboutNumbers()})),
      m_pageBar(new PageBar),
      m_pages(new QStackedWidget)
{
    addHabits(this);
    new DragKeys(this);
    m_process->setMail(m_findingActions->mail());
    new TaskActions(*m_registryPage, *m_saving, *m_care->recovery());
    m_care->setSaveAs(m_files->saveAs());
    setAcceptDrops(true);
    makeActions();
    layOut();
    makeMenus();
    connectParts();
    resize((screen()->availableSize() * kInitialPercent / 100).expandedTo(kLeastInitialSize));
    restoreState();
    updateTitle();
    updateNamespaces();
    // Once the window is visible, so that questions appear in front of it.
    QMetaObject::invokeMethod(m_care, &RegistryCare::begin, Qt::QueuedConnection);
}

MainWindow::~MainWindow() { hideWithDialogs(*this); }

void MainWindow::makeActions()
{
    auto* pages = new QActionGroup(this);
    const auto add = [this, pages](const QString& text, void (MainWindow::*slot)()) {
        QAction* action = pages->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    const auto addToBar = [this, add](const QString& icon, const QString& text, Qt::Key key,
                                      void (MainWindow::*slot)()) {
        QAction* action = add(text, slot);
        action->setObjectName(icon);
        action->setIcon(themedIcon(icon));
        action->setShortcut(Qt::CTRL | key);
        m_pageBar->addPage(action);
        return action;
    };
    m_showWork = addToBar(u"page-work"_s, tr("T&asks"), Qt::Key_1, &MainWindow::showWorkPage);
    m_showRegistry = addToBar(u"page-registry"_s, tr("&Registry"), Qt::Key_2, &MainWindow::showRegistryPage);
    m_showCheck = addToBar(u"page-check"_s, tr("&Check URNs"), Qt::Key_3, &MainWindow::showCheckPage);
    m_showStart = add(tr("Start Pa&ge"), &MainWindow::showStartPage);
    m_showStart->setObjectName(u"show-start"_s);
    m_showRegistry->setChecked(true);
    m_showPanes = (new PaneActions(*m_registryPage, m_help->helpAction(), this))->actions();
}

void MainWindow::layOut()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_registryPage, m_checkPage, m_startPage})
        m_pages->addWidget(scrolling(page));
    auto* center = new QWidget;
    inColumn(center, kNoGaps, {{inRow(nullptr, kNoGaps, {m_pageBar, {m_pages, 1}}), 1}, m_guide});
    setCentralWidget(center);
    setStatusBar(new StatusArea(m_session, *m_registryPage->browser(), m_messages, *m_notices));
    connect(m_guide, &GuideBar::closed, m_navigation, &Navigation::enterPage);
    m_registryPage->browser()->setRowActions(
        m_process->nextSteps() + QList{m_process->team()->assign(), m_registryActions->newRevision(),
                                       m_registryActions->copyNid(), m_exchange->copyMenu()->menuAction(),
                                       m_exchange->exportAction(), m_registryActions->discard()});
    m_registryPage->view()->form()->setFieldActions(
        {m_findingActions->fixFieldAction(), m_process->comment(), m_showPanes.at(1)});
    m_registryPage->browser()->setBeginnings({m_showStart});
    m_registryPage->browser()->setSelectionActions({m_bulk->submit(), m_process->team()->assign(),
                                                    m_bulk->remind(), m_bulk->lint(),
                                                    m_exchange->exportAction()});
    m_registryPage->view()->setActions(
        {.whenNothingIsShown = {m_showStart},
         .attach = m_exchange->attachAction(),
         .nextSteps = m_process->nextSteps() + QList{m_registryActions->newRevision(), m_process->withdraw()},
         .others = {m_registryActions->save(), m_process->reopen(), m_process->record(), m_process->remind(),
                    m_exchange->exportAction(), m_registryActions->discard()}});
}

void MainWindow::makeMenus()
{
    auto* help = new HelpMenu(
        m_session, {m_help->manualAction(), m_guide->tour(), m_showPanes.at(1), m_showStart}, *menuBar());
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({m_files->newRegistry(), m_files->openRegistry()});
    file->addMenu(m_files->recent());
    file->addAction(m_files->saveAs());
    file->addSeparator();
    file->addActions({m_files->backUp(), m_files->restore(), m_care->verify(), m_care->activity()});
    file->addSeparator();
    file->addActions({m_exchange->importAction(), m_exchange->pasteAction(), m_exchange->refreshAction(),
                      m_exchange->exportAction(), m_exchange->printAction()});
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), Qt::CTRL | Qt::Key_Q, this, &QWidget::close);
    quit->setMenuRole(QAction::QuitRole);
    quit->setObjectName(u"quit"_s);
    menuBar()->addMenu(new EditMenu((new UndoActions(m_drafts, *m_registryPage, *m_notices, this))->actions(),
                                    (new ClipboardActions(this))->actions(),
                                    {m_registryActions->copyNid(), m_exchange->copyMenu()->menuAction()},
                                    (new FindActions(*m_registryPage, *m_checkPage))->actions(),
                                    *m_registryPage, *help, m_preferences->action(), menuBar()));

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_showWork, m_showRegistry, m_showCheck, m_showStart});
    view->addSeparator();
    view->addActions(m_showPanes);
    view->addSeparator();
    view->addActions(m_navigation->actions());

    menuBar()->addMenu(new RegistrationMenu(*m_registryActions, *m_process, *m_findingActions, menuBar()));
    QMenu* check = menuBar()->addMenu(tr("&Check"));
    check->addActions(m_checkPage->actions());
    for (QAction* action : m_checkPage->actions())
        connect(action, &QAction::triggered, this, &MainWindow::showCheckPage);
    check->addSeparator();
    check->addAction(tr("Check One URN Against Every &Namespace…"), this, &MainWindow::checkEveryNamespace)
        ->setObjectName(u"check-every-namespace"_s);
    menuBar()->addMenu(help);
    new MenuKeys(*menuBar());
    nameActions({*m_files, *m_care, *m_exchange, *m_registryActions, *m_process});
}

void MainWindow::connectParts()
{
    const auto report = [this](const base::Error& error) { m_notices->notify(error); };
    connect(m_registryPage, &RegistryPage::failed, this, report);
    connect(&m_session, &RegistrySession::failed, this, report);
    connect(&m_keeper, &RecoveryWriter::failed, this, [this](const base::Error& error) {
        m_notices->notify(WindowMessages::Kind::Warning,
                          tr("Crash recovery is unavailable. Save often. %1").arg(findings::describe(error)));
    });
    connect(m_registryPage->browser(), &BrowserPanel::ownWorkChanged, this,
            [this](int count, const QString& reasons) { m_pageBar->setCount(m_showWork, count, reasons); });
    connect(m_work, &TaskList::changed, this,
            [this] { m_registryPage->browser()->setTasks(m_work->items(), m_work->ended()); });
    connect(m_registryPage, &RegistryPage::wanted, this, &MainWindow::showRegistryPage);
    connect(m_exchange, &ExchangeActions::checkRequested, this, &MainWindow::checkFile);
    connect(m_registryPage, &RegistryPage::currentChanged, this, &MainWindow::updateTitle);
    for (auto changed : {&RegistryPage::currentChanged, &RegistryPage::findingsChanged})
        connect(m_registryPage, changed, m_notices, &WindowMessages::removeIfOutdated);
    connect(&m_session, &RegistrySession::changed, m_notices, &WindowMessages::removeIfOutdated);
    connect(&m_drafts, &OpenDrafts::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_session, &RegistrySession::changed, this, &MainWindow::updateTitle);
    connect(&m_session, &RegistrySession::changed, this, &MainWindow::updateNamespaces);
    connect(m_files, &RegistryFiles::opened, this, [this] {
        delete std::exchange(m_problem, nullptr);
        showRegistryPage();
    });
    connect(m_files, &RegistryFiles::samplesOpened, this, [this] {
        showCheckPage();
        m_checkPage->checkText(workflow::sampleFile());
        showWorkPage();
    });
    connect(m_checkPage, &CheckPage::draftRequested, m_registryActions, &RegistryActions::createFrom);
    connect(m_checkPage, &CheckPage::fileOpened, this,
            [](const QString& path) { addToRecentlyUsedLater({.path = path, .mimeType = {}}); });
    connect(m_checkPage, &CheckPage::sampleRequested, this,
            [this] { m_checkPage->checkText(builtin::builtinSampleUrns()); });
}

void MainWindow::setRegistryOptions(const storage::RegistryOptions& options) { m_files->setOptions(options); }

void MainWindow::showOpenProblem(const base::Error& error)
{
    QList<QAction*> choices{m_files->openRegistry(), m_files->newRegistry()};
    if (workflow::isDamage(error)) {
        m_files->setDamaged(QString::fromStdString(error.subject));
        choices.prepend(m_files->restore());
    }
    m_problem = new OpenErrorPanel(findings::describe(error), choices);
    m_pages->addWidget(m_problem);
    m_notices->withdraw();
    connect(m_problem, &OpenErrorPanel::continueInMemory, this, [this] {
        m_problem->deleteLater();
        m_problem = nullptr;
        showRegistryPage();
        m_notices->notify(WindowMessages::Kind::Warning,
                          tr("This registry is only in memory. To keep it, choose File > Save Registry As."));
    });
    showRegistryPage();
    updateTitle();
}

void MainWindow::preserveEdits() { m_keeper.flush(); }

void MainWindow::expectSessionEnd()
{
    preserveEdits();
    m_isSessionEnding = true;
    qApp->installEventFilter(this);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::MouseButtonPress) {
        m_isSessionEnding = false;
        qApp->removeEventFilter(this);
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::comeToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::openFile(const QString& path)
{
    if (storage::isRegistryFile(path))
        m_files->open(path);
    else
        m_exchange->importOrCheck(path);
}

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.size() == 1)
        openFile(paths.constFirst());
    else
        m_exchange->importFiles(paths);
}

void MainWindow::checkFile(const QString& path)
{
    showCheckPage();
    m_checkPage->openFile(path);
}

void MainWindow::showWorkPage()
{
    m_showWork->setChecked(true);
    m_registryPage->setAlone(true);
    showPage(m_registryPage);
    m_registryPage->browser()->focusList();
}

void MainWindow::showRegistryPage()
{
    m_showRegistry->setChecked(true);
    m_registryPage->setAlone(false);
    showPage(m_problem ? static_cast<QWidget*>(m_problem) : m_registryPage);
}

void MainWindow::showCheckPage()
{
    m_showCheck->setChecked(true);
    showPage(m_checkPage);
}

void MainWindow::showStartPage()
{
    m_showStart->setChecked(true);
    showPage(m_startPage);
}

void MainWindow::showPage(QWidget* page)
{
    if (m_firstPage)
        m_firstPage->end();
    for (int i = 0; i < m_pages->count(); ++i) {
        if (m_pages->widget(i) == page || m_pages->widget(i)->isAncestorOf(page))
            m_pages->setCurrentIndex(i);
    }
    if (m_areNamespacesOld)
        updateNamespaces();
    const bool isListShown = page == m_registryPage;
    m_registryActions->setActive(isListShown);
    m_process->setActive(isListShown);
    m_process->team()->setActive(isListShown);
    m_navigation->enterPage();
}

void MainWindow::updateTitle()
{
    const storage::Registry& registry = m_session.registry();
    const QString name =
        findings::visibleText(registry.isInMemory() ? tr("registry in memory, nothing is kept")
                                                    : QFileInfo(registry.path()).fileName());
    const QString shown = registry.isReadOnly() ? tr("%1 (read-only)").arg(name) : name;
    setWindowTitle(u"%1[*] – %2"_s.arg(shown, QCoreApplication::applicationName()));
    setWindowModified(!m_drafts.modified().isEmpty());
}

/// Updates the check page's namespaces only while it is shown: the table of a large registry takes time.
void MainWindow::updateNamespaces()
{
    m_areNamespacesOld = !m_showCheck->isChecked();
    if (m_areNamespacesOld)
        return;
    m_checkPage->setDrafts(DraftRules(m_session));
    if (auto namespaces = workflow::namespaceTable(m_session.registry(), &m_checkPage->namespaces()))
        m_checkPage->setNamespaces(std::move(*namespaces));
}

void MainWindow::checkEveryNamespace()
{
    auto namespaces = workflow::namespaceTable(m_session.registry());
    if (!namespaces)
        return m_notices->notify(namespaces.error());
    deletedOnClose(new EveryNamespaceDialog(std::move(*namespaces), this))->show();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_keeper.flush(); // before any question, so that nothing is lost if the program is ended meanwhile
    if (!m_isSettled && !m_isSessionEnding &&
        (!m_drafts.modified().isEmpty() || m_files->hasChangesOnlyInMemory())) {
        event->ignore();
        m_files->leaveThen([this] {
            m_isSettled = true;
            close();
        });
        return;
    }
    saveState();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_session.reloadIfChangedOutside();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_pageBar->setCompact(width() < grown(kNarrowWindow, *this));
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (const QStringList paths = droppedFiles(*event->mimeData()); !paths.isEmpty()) {
        event->acceptProposedAction();
        openFiles(paths);
    }
}

void MainWindow::saveState()
{
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/page", m_showCheck->isChecked()  ? u"check"_s
                                     : m_showWork->isChecked() ? u"work"_s
                                                               : u"registry"_s);
    m_registryPage->saveState(settings);
}

void MainWindow::restoreState()
{
    const QSettings settings;
    restoreGeometry(settings.value("window/geometry").toByteArray());
    m_registryPage->restoreState(settings);
    m_navigation->enterPage();
    const QString start = settingText(Setting::StartPage);
    const QString last = settings.value("window/page").toString();
    if (start == "check"_L1 || (start != "registry"_L1 && last == "check"_L1))
        showCheckPage();
    else if (start == "last"_L1 && last == "work"_L1)
        showWorkPage();
    if (start != "work"_L1)
        return;
    if (!m_showCheck->isChecked() && m_session.isUntouched())
        showStartPage();
    m_firstPage = new FirstPage(*m_work, this);
    connect(m_firstPage, &FirstPage::workWanted, this, &MainWindow::showWorkPage);
}

} // namespace nidus::ui
