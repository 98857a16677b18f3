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
class Notices;
class RegistryPage;
class RegistrySession;

/// Import and export: the actions, the files chosen, and what is done with them.
class ExchangeActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ExchangeActions(RegistrySession& session, RegistryPage& page, Notices& notices);

    [[nodiscard]] QAction* importAction() const { return m_import; }
    [[nodiscard]] QAction* pasteAction() const { return m_paste; }
    [[nodiscard]] QAction* exportAction() const { return m_export; }
    [[nodiscard]] QAction* printAction() const { return m_print; }
    /// Takes in the template of a registration that has none here; its menu has the ways.
    [[nodiscard]] QAction* attachAction() const { return m_attach; }
    [[nodiscard]] QMenu* copyMenu() const;

    /// Reads files and shows what importing them would do. A single file that is none of the formats is
    /// offered for checking.
    void importFiles(const QStringList& paths);
    void importFile(const QString& path) { importFiles({path}); }
    /// The same with the text on the clipboard.
    void importClipboard();
    /// importFile(), but a file that is none of the formats is checked at once.
    void importOrCheck(const QString& path);
    /// Exports to a file (whose overwriting the file dialog has asked about) or into a folder, where files
    /// that are there are overwritten only after asking. All files appear together at the end, and the log of
    /// what was exported says so.
    void exportTo(const ExportRequest& request, const QString& path);
    void undoImport(const QStringList& handles);

Q_SIGNALS:
    /// The user wants the URNs in a file checked.
    void checkRequested(const QString& path);

private:
    void chooseImport();
    void read(const ImportRequest& request);
    void showReading();
    void offer(const QList<OfferedFile>& files, const ImportRequest& request);
    void finishImport(const ImportOutcome& outcome);
    void chooseExport();
    void chooseTarget(const ExportRequest& request);
    void showProgress();
    void offerFiles(const std::shared_ptr<workflow::FileBatch>& files, const ExportOrder& order);
    void reportExport(const base::Error& error);
    void finishExport(const QStringList& names, const ExportOrder& order);
    [[nodiscard]] QStringList selectedHandles() const;
    void printSelected();

    RegistrySession& m_session;
    RegistryPage& m_page;
    Notices& m_notices;
    ExportRun m_run;
    QAction* m_import;
    QAction* m_paste;
    QAction* m_export;
    QAction* m_print;
    QAction* m_attach;
    CopyActions* m_copy;
    ImportRun m_importRun;
};

} // namespace nidus::ui
