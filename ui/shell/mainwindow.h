// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "ui/editor/draftkeeper.h"
#include "ui/editor/opendrafts.h"
#include "ui/session/registrysession.h"

#include <QMainWindow>
#include <QPointer>

class QMimeData;
class QStackedWidget;

namespace nidus::ui {

class CheckPage;
class DraftSaving;
class ExchangeActions;
class FindingActions;
class FirstPage;
class MessageBar;
class Navigation;
class Notices;
class PageBar;
class Preferences;
class ProblemPanel;
class ProcessActions;
class RegistryActions;
class RegistryCare;
class RegistryFiles;
class RegistryPage;
class WorkList;
class WorkPage;

/// The main window: pages beside a slim bar, menus, a message bar and a status bar.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Works on `registry`; `author` is written into its event log.
    MainWindow(storage::Registry registry, const QString& author, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The registry that was asked for could not be opened: says so where it would be, with choices.
    void showOpenProblem(const base::Error& error);
    /// How registries are opened from now on.
    void setRegistryOptions(const storage::RegistryOptions& options);
    /// Imports a file that looks like a template or registry XML, checks the URNs of any other.
    void openFile(const QString& path);
    /// One as openFile() does; several are imported together.
    void openFiles(const QStringList& paths);
    /// Out of the task bar, before other windows as far as the desktop lets it.
    void comeToFront();
    /// Puts every edit that is not saved where a next start finds it; for a program that is told to end.
    void preserveEdits();
    /// The session is ending: as preserveEdits(), and closing the window asks nothing. A key or a mouse
    /// button pressed inside means that the end was called off.
    void expectSessionEnd();

    [[nodiscard]] RegistryPage* registryPage() const { return m_registryPage; }
    [[nodiscard]] WorkPage* workPage() const { return m_workPage; }
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
    void makeRegistrationMenu();
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
    DraftKeeper m_keeper; ///< goes before the drafts, so that their going is no saving
    MessageBar* m_messages;
    RegistryPage* m_registryPage;
    CheckPage* m_checkPage;
    Notices* m_notices;
    DraftSaving* m_saving;
    RegistryActions* m_registryActions;
    RegistryCare* m_care;
    ProcessActions* m_process;
    ExchangeActions* m_exchange;
    FindingActions* m_findingActions;
    WorkList* m_work;
    WorkPage* m_workPage;
    RegistryFiles* m_files;
    Preferences* m_preferences;
    Navigation* m_navigation;
    ProblemPanel* m_problem = nullptr; ///< there while the registry asked for is not open
    QPointer<FirstPage> m_firstPage;   ///< there while it is open which page is shown first
    PageBar* m_pageBar;
    QStackedWidget* m_pages;
    QAction* m_showWork;
    QAction* m_showRegistry;
    QAction* m_showCheck;
    QAction* m_showFindings;
    QAction* m_showHints;
    bool m_areNamespacesOld = true; ///< those of the check page
    bool m_isSessionEnding = false;
    bool m_isSettled = false; ///< nothing unsaved stands against closing
};

} // namespace nidus::ui
