// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/exchange/exportdialog.h"
#include "ui/exchange/exportrun.h"
#include "ui/exchange/importrun.h"

#include <QAction>
#include <QMenu>
#include <QObject>

namespace nidus::ui {

class CopyActions;
class ExportDialog;
class RefreshActions;
class WindowMessages;
class RegistryPage;
class RegistrySession;

/// Import and export: the actions, the file dialogs, and the jobs.
class ExchangeActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ExchangeActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* importAction() const { return m_import; }
    [[nodiscard]] QAction* pasteAction() const { return m_paste; }
    [[nodiscard]] QAction* exportAction() const { return m_export; }
    [[nodiscard]] QAction* printAction() const { return m_print; }
    [[nodiscard]] QAction* refreshAction() const;
    /// Imports the template of a registration without one; its menu offers a file or the clipboard.
    [[nodiscard]] QAction* attachAction() const { return m_attach; }
    [[nodiscard]] QMenu* copyMenu() const;

    /// Reads files and shows what importing them would do. Offers to check a single file in an unknown
    /// format.
    void importFiles(const QStringList& paths);
    void importFile(const QString& path) { importFiles({path}); }
    /// The same with the text on the clipboard.
    void importClipboard();
    /// Like importFile(), but checks a file in an unknown format immediately.
    void importOrCheck(const QString& path);
    /// Exports to a file (the file dialog has asked about overwriting) or a folder, where existing files are
    /// overwritten only after asking. All files appear together at the end; then the activity log records the
    /// export.
    void exportTo(const ExportRequest& request, const QString& path);
    void undoImport(const QStringList& handles);

Q_SIGNALS:
    /// The user requests checking the URNs in a file.
    void checkRequested(const QString& path);

private:
    void chooseImport();
    void read(const ImportRequest& request);
    void showReading();
    void offer(const QList<OfferedFile>& files, const ImportRequest& request);
    void finishImport(const ImportOutcome& outcome);
    [[nodiscard]] QString conflictsText(const ImportOutcome& outcome) const;
    void chooseExport();
    /// Asks where to export, in front of the dialog, which stays open until that is known.
    void chooseTarget(ExportDialog& asked);
    void showProgress();
    void offerFiles(const std::shared_ptr<workflow::FileBatch>& files, const ExportOrder& order);
    void reportExport(const base::Error& error);
    void finishExport(const QStringList& names, const ExportOrder& order);
    [[nodiscard]] QStringList selectedHandles() const;
    void printSelected();

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    ExportRun m_run;
    QAction* m_import;
    QAction* m_paste;
    QAction* m_export;
    QAction* m_print;
    QAction* m_attach;
    CopyActions* m_copy;
    RefreshActions* m_refresh;
    ImportRun m_importRun;
};

} // namespace nidus::ui
