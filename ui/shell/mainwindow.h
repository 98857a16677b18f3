// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "ui/editor/opendrafts.h"
#include "ui/editor/recoverywriter.h"
#include "ui/session/registrysession.h"

#include <QMainWindow>
#include <QPointer>

class QMimeData;
class QStackedWidget;

namespace nidus::ui {

class BulkActions;
class CheckPage;
class DraftSaving;
class ContextHelp;
class ExchangeActions;
class FindingActions;
class FirstPage;
class GuideBar;
class MessageBar;
class Navigation;
class WindowMessages;
class PageBar;
class Preferences;
class OpenErrorPanel;
class ProcessActions;
class RegistryActions;
class RegistryCare;
class RegistryFiles;
class RegistryPage;
class StartPage;
class TaskList;

/// The main window: pages next to a slim bar, menus, and a status bar with messages.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Works on `registry`; `author` is written into its event log.
    MainWindow(storage::Registry registry, const QString& author, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Reports, in place of the registry page, that the requested registry could not be opened, with choices.
    void showOpenProblem(const base::Error& error);
    /// Sets how registries are opened from now on.
    void setRegistryOptions(const storage::RegistryOptions& options);
    /// Opens a registry, imports a file that looks like a template or registry XML, and checks the URNs in
    /// any other file.
    void openFile(const QString& path);
    /// Opens one file like openFile(); imports several together.
    void openFiles(const QStringList& paths);
    /// Restores a minimized window and raises it above others as far as the desktop allows.
    void comeToFront();
    /// Writes unsaved edits to the recovery journal, because the program was asked to end.
    void preserveEdits();
    /// Calls preserveEdits() because the session is ending, and lets the window close without asking. A key
    /// or mouse button pressed in the window means that the end was canceled.
    void expectSessionEnd();

    [[nodiscard]] RegistryPage* registryPage() const { return m_registryPage; }
    [[nodiscard]] CheckPage* checkPage() const { return m_checkPage; }
    [[nodiscard]] RegistryActions* registryActions() const { return m_registryActions; }
    [[nodiscard]] ExchangeActions* exchangeActions() const { return m_exchange; }
    [[nodiscard]] ProcessActions* processActions() const { return m_process; }
    [[nodiscard]] RegistryCare* registryCare() const { return m_care; }
    [[nodiscard]] RegistryFiles* registryFiles() const { return m_files; }
    [[nodiscard]] Preferences* preferences() const { return m_preferences; }
    [[nodiscard]] MessageBar* messageBar() const { return m_messages; }
    void showWorkPage();
    void showRegistryPage();
    void showCheckPage();
    void showStartPage();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void layOut();
    void makeMenus();
    void connectParts();
    void checkFile(const QString& path);
    void showPage(QWidget* page);
    void updateTitle();
    void updateNamespaces();
    void checkEveryNamespace();
    void saveState();
    void restoreState();

    RegistrySession m_session;
    OpenDrafts m_drafts;
    workflow::RecoveryJournal m_journal;
    RecoveryWriter m_keeper; ///< destroyed before the drafts, so that it does not see them close
    MessageBar* m_messages;
    RegistryPage* m_registryPage;
    CheckPage* m_checkPage;
    WindowMessages* m_notices;
    DraftSaving* m_saving;
    RegistryActions* m_registryActions;
    RegistryCare* m_care;
    ProcessActions* m_process;
    BulkActions* m_bulk;
    ExchangeActions* m_exchange;
    FindingActions* m_findingActions;
    TaskList* m_work;
    RegistryFiles* m_files;
    Preferences* m_preferences;
    Navigation* m_navigation;
    OpenErrorPanel* m_problem = nullptr; ///< null once a registry is open
    QPointer<FirstPage> m_firstPage;     ///< null once the first page is decided
    GuideBar* m_guide;
    ContextHelp* m_help;
    StartPage* m_startPage;
    PageBar* m_pageBar;
    QStackedWidget* m_pages;
    QAction* m_showWork;
    QAction* m_showRegistry;
    QAction* m_showCheck;
    QAction* m_showStart;
    QList<QAction*> m_showPanes;    ///< in the order of Pane
    bool m_areNamespacesOld = true; ///< of the check page
    bool m_isSessionEnding = false;
    bool m_isSettled = false; ///< the user was asked about unsaved changes
};

} // namespace nidus::ui
