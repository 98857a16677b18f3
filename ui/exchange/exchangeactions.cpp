// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/exchangeactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/print/printdocument.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/registry/exportwork.h"
#include "ui/exchange/copyactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/exchange/refreshactions.h"
#include "ui/registry/registrypage.h"
#include "ui/session/recentlyused.h"
#include "ui/support/jobs/barposition.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/formatnames.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/question.h"
#include "ui/support/widgets/windowmessages.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// The maximum number of files to add when many are opened: each rewrites the desktop's list.
constexpr qsizetype kMostRecentlyUsed = 20;
/// How many of the records that were not imported a message names.
constexpr qsizetype kMostConflicts = 3;

} // namespace

ExchangeActions::ExchangeActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_notices(notices),
      m_import(new QAction(themedIcon(u"document-import"_s), tr("&Import…"), this)),
      m_paste(new QAction(themedIcon(u"edit-paste"_s), tr("Import from &Clipboard"), this)),
      m_export(new QAction(themedIcon(u"document-export"_s), tr("&Export…"), this)),
      m_print(new QAction(themedIcon(u"document-print"_s), tr("&Print…"), this)),
      m_attach(new QAction(themedIcon(u"document-import"_s), tr("Attach &Template"), this)),
      m_copy(new CopyActions(page, notices)),
      m_refresh(new RefreshActions(session, page, notices)),
      m_importRun(session)
{
    connect(&m_importRun, &ImportRun::offered, this, &ExchangeActions::offer);
    connect(&m_importRun, &ImportRun::finished, this, &ExchangeActions::finishImport);
    setFurtherWords(*m_import, tr("open load read file template mail email"));
    const auto update = [this, &session] { m_import->setEnabled(!session.registry().isReadOnly()); };
    connect(&session, &RegistrySession::replaced, this, update);
    update();
    setFurtherWords(*m_export, tr("save write file pdf html xml json csv text markdown"));
    setFurtherWords(*m_print, tr("paper pdf"));
    m_print->setShortcut(QKeySequence::Print);
    connect(m_print, &QAction::triggered, this, &ExchangeActions::printSelected);
    auto* ways = new QMenu(page.window());
    ways->addAction(tr("From &File…"), this, &ExchangeActions::chooseImport);
    ways->addAction(tr("From &Clipboard"), this, &ExchangeActions::importClipboard);
    m_attach->setMenu(ways);
    m_import->setShortcut(Qt::CTRL | Qt::Key_I);
    m_paste->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    connect(m_import, &QAction::triggered, this, &ExchangeActions::chooseImport);
    connect(m_paste, &QAction::triggered, this, &ExchangeActions::importClipboard);
    connect(m_export, &QAction::triggered, this, &ExchangeActions::chooseExport);
    connect(&m_run, &ExportRun::made, this, &ExchangeActions::offerFiles);
    connect(&m_run, &ExportRun::placed, this, &ExchangeActions::finishExport);
    connect(&m_run, &ExportRun::failed, this, &ExchangeActions::reportExport);
}

void ExchangeActions::chooseImport()
{
    QFileDialog* const dialog = fileDialog(m_page.window(), tr("Import Templates or Registry"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("All files (*)"), tr("Templates, drafts, emails, XML (%1)").arg(importPatterns())});
    connect(dialog, &QFileDialog::filesSelected, this, &ExchangeActions::importFiles);
    dialog->open();
}

void ExchangeActions::importOrCheck(const QString& path)
{
    read({.paths = {path}, .isCheckedIfUnknown = true});
}

void ExchangeActions::importFiles(const QStringList& paths) { read({.paths = paths}); }

void ExchangeActions::read(const ImportRequest& request)
{
    for (const QString& path : request.paths.first(std::min(request.paths.size(), kMostRecentlyUsed)))
        addToRecentlyUsedLater({.path = path, .mimeType = {}});
    showReading();
    m_importRun.read(request);
}

void ExchangeActions::importClipboard()
{
    showReading();
    m_importRun.readText(tr("Clipboard"), QGuiApplication::clipboard()->text().toUtf8());
}

void ExchangeActions::showReading()
{
    auto* dialog = deletedOnClose(new QProgressDialog(tr("Reading…"), tr("Cancel"), 0, 0, m_page.window()));
    dialog->setWindowTitle(tr("Import"));
    dialog->setMinimumDuration(int(kProgressDelay.count()));
    connect(dialog, &QProgressDialog::canceled, &m_importRun, &ImportRun::cancel);
    connect(dialog, &QProgressDialog::canceled, dialog, &QObject::deleteLater);
    connect(&m_importRun, &ImportRun::offered, dialog, &QObject::deleteLater);
}

void ExchangeActions::offer(const QList<OfferedFile>& files, const ImportRequest& request)
{
    if (files.size() == 1 && !files.constFirst().file) {
        const base::Error& error = files.constFirst().file.error();
        const QString path = request.paths.value(0);
        if (request.isCheckedIfUnknown)
            return Q_EMIT checkRequested(path);
        if (path.isEmpty())
            return m_notices.notify(error);
        return m_notices.notify(WindowMessages::Kind::Error, findings::describe(error),
                                {{tr("Check URNs in File"), [this, path] { Q_EMIT checkRequested(path); }}});
    }
    const bool isList = files.size() == 1 && !request.paths.isEmpty() &&
                        files.constFirst().file->format == exchange::FileFormat::IanaXml;
    if (isList)
        return m_refresh->refreshFrom(request.paths.constFirst());
    const auto currentTemplate =
        [this](const QString& nid) -> std::optional<registration::RegistrationTemplate> {
        auto held = m_page.exportSource().templateOf(nid);
        return held ? std::optional(std::move(*held)) : std::nullopt;
    };
    const auto plan = [this](const exchange::ImportedFile& file) {
        return workflow::planImport(m_session.registry(), file);
    };
    auto* dialog = deletedOnClose(new ImportDialog(
        files, currentTemplate, plan, [this](const QString& handle) { return m_session.nameOf(handle); },
        m_page.window()));
    connect(dialog, &ImportDialog::importRequested, &m_importRun, &ImportRun::import);
    connect(dialog, &QDialog::rejected, &m_importRun, &ImportRun::cancel);
    connect(&m_importRun, &ImportRun::finished, dialog, &ImportDialog::finish);
    dialog->open();
}

void ExchangeActions::finishImport(const ImportOutcome& outcome)
{
    m_session.reload(); // shows records that were imported before a failure
    if (outcome.failure && outcome.failure->code == base::kCanceled)
        return;
    if (outcome.failure)
        return m_notices.notify(*outcome.failure, tr("The import failed."));
    const QStringList& handles = outcome.handles;
    m_page.requestShow();
    if (!handles.isEmpty()) {
        m_page.select(handles.constFirst());
        m_page.view()->showForm();
        m_page.view()->showPane(Pane::Findings);
    }
    QString text = tr("%n record(s) imported.", nullptr, static_cast<int>(handles.size()));
    if (!outcome.conflicts.isEmpty())
        text += u' ' + tr("Not imported: %1").arg(conflictsText(outcome));
    const bool canUndo = std::ranges::all_of(
        handles, [](const QString& handle) { return registration::draftIdOf(handle).has_value(); });
    if (!canUndo || handles.isEmpty())
        m_notices.mention(text);
    else
        m_notices.notify(WindowMessages::Kind::Information, text,
                         {{tr("Undo"), [this, handles] { undoImport(handles); }}}, [this, handles] {
                             return std::ranges::all_of(handles, [this](const QString& each) {
                                 return m_session.summary(each) != nullptr;
                             });
                         });
}

/// Returns the files and reasons of what was not imported; of many, the first ones.
QString ExchangeActions::conflictsText(const ImportOutcome& outcome) const
{
    QStringList texts;
    for (const auto& [file, finding] :
         outcome.conflicts.first(std::min(outcome.conflicts.size(), kMostConflicts)))
        texts.append(
            findings::labeledText(file, ImportDialog::sentence(finding, [this](const QString& handle) {
                                      return m_session.nameOf(handle);
                                  })));
    return findings::andMoreText(texts.join(u' '), static_cast<int>(outcome.conflicts.size() - texts.size()));
}

void ExchangeActions::undoImport(const QStringList& handles)
{
    for (const QString& handle : handles) {
        const auto discarded = workflow::moveToTrash(
            m_session.registry(), registration::draftIdOf(handle).value_or(0), m_session.act());
        if (!discarded)
            m_notices.notify(discarded.error());
    }
    m_session.reload();
    m_notices.mention(tr("Import undone. Its drafts were moved to the trash."));
}

QMenu* ExchangeActions::copyMenu() const { return m_copy->menu(); }

QAction* ExchangeActions::refreshAction() const { return m_refresh->action(); }

QStringList ExchangeActions::selectedHandles() const
{
    QStringList selected = m_page.browser()->selectedHandles();
    if (selected.isEmpty() && m_page.current())
        selected.append(m_page.current()->handle);
    return selected;
}

void ExchangeActions::chooseExport()
{
    QStringList all;
    for (const storage::RegistrySummary& summary : m_session.summaries())
        all.append(summary.handle);
    auto* dialog =
        deletedOnClose(new ExportDialog(m_page.exportSource(), selectedHandles(), all, m_page.window()));
    connect(dialog, &ExportDialog::exportWanted, this, [this, dialog] { chooseTarget(*dialog); });
    dialog->open();
}

void ExchangeActions::chooseTarget(ExportDialog& asked)
{
    const ExportRequest request = asked.request();
    const bool isFolder = request.isFolder;
    QFileDialog* const dialog = fileDialog(&asked, isFolder ? tr("Export to Folder") : tr("Export to File"));
    dialog->setAcceptMode(isFolder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::AnyFile);
    if (isFolder) {
        dialog->setOption(QFileDialog::ShowDirsOnly);
        dialog->setLabelText(QFileDialog::Accept, tr("Export Here"));
    } else {
        const exchange::ExportFormat format = request.formats.constFirst();
        const QString suffix = QString(factsOf(format).suffix).sliced(1);
        dialog->setDefaultSuffix(suffix);
        dialog->setNameFilters({u"%1 (*.%2)"_s.arg(formatName(format).remove(u'(').remove(u')'), suffix)});
        const QString name = wholeName(request);
        const storage::RegistrySummary* row = m_session.summary(name);
        dialog->selectFile(
            workflow::exportFileName(name, format, row ? row->nid : QString(), row ? row->draftNumber : 0));
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, &asked, request](const QString& path) {
        asked.accept();
        exportTo(request, path);
    });
    dialog->open();
}

void ExchangeActions::exportTo(const ExportRequest& request, const QString& path)
{
    const auto snapshot = m_page.exportSource().snapshot();
    if (!snapshot)
        return m_notices.notify(snapshot.error());
    m_export->setEnabled(false);
    showProgress();
    m_run.make(*snapshot, {.request = request, .path = path});
}

void ExchangeActions::showProgress()
{
    auto* dialog = deletedOnClose(new QProgressDialog(tr("Exporting…"), tr("Cancel"), 0, 0, m_page.window()));
    dialog->setWindowTitle(tr("Export"));
    dialog->setMinimumDuration(int(kProgressDelay.count()));
    dialog->setAutoReset(false);
    connect(dialog, &QProgressDialog::canceled, &m_run, &ExportRun::cancel);
    connect(&m_run, &ExportRun::progressed, dialog, [dialog](base::Progress progress) {
        const BarPosition position = barPosition(progress);
        dialog->setMaximum(position.maximum);
        dialog->setValue(position.value);
    });
    connect(&m_run, &ExportRun::made, dialog, &QObject::deleteLater);
    connect(&m_run, &ExportRun::failed, dialog, &QObject::deleteLater);
}

void ExchangeActions::offerFiles(const std::shared_ptr<workflow::FileBatch>& files, const ExportOrder& order)
{
    m_export->setEnabled(true);
    const auto existing = static_cast<int>(files->existing().size());
    if (!order.request.isFolder || existing == 0) // the file dialog has asked about overwriting
        return m_run.place(files, order);
    ask(m_page.window(), tr("Overwrite %n file(s)?", nullptr, existing),
        tr("Files with these names already exist in %1.").arg(QDir::toNativeSeparators(order.folder())),
        {{tr("Overwrite Files"), QMessageBox::DestructiveRole,
          [this, files, order] { m_run.place(files, order); }}});
}

void ExchangeActions::reportExport(const base::Error& error)
{
    m_export->setEnabled(true);
    if (error.code == base::kCanceled)
        m_notices.mention(tr("Canceled. Nothing was exported."));
    else
        m_notices.notify(error, tr("The export failed."));
}

void ExchangeActions::finishExport(const QStringList& names, const ExportOrder& order)
{
    const auto count = static_cast<int>(names.size());
    storage::Act act = m_session.act();
    act.note = count == 1 ? names.constFirst() : QString();
    const QStringList handles = order.request.isWholeRegistry ? QStringList() : order.request.handles;
    for (const QString& handle : handles) {
        // The files already exist; a read-only registry cannot log the export.
        static_cast<void>(
            m_session.registry().activity().enter(handle, registration::EventKind::Exported, act));
    }
    const QString folder = order.folder();
    if (count == 1)
        m_notices.notifyWritten(QDir(folder).filePath(names.constFirst()));
    else
        m_notices.notifyWritten(
            folder, tr("%n file(s) exported to %1.", nullptr, count).arg(QDir::toNativeSeparators(folder)));
}

void ExchangeActions::printSelected()
{
    const auto content = m_page.exportSource().content(selectedHandles());
    if (!content)
        return m_notices.notify(content.error());
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = deletedOnClose(new QPrintPreviewDialog(printer.get(), m_page.window()));
    dialog->setWindowTitle(tr("Print"));
    printer->setDocName(print::printedTitle(*content));
    printer->setPageMargins(
        QMarginsF(print::kPageMargin, print::kPageMargin, print::kPageMargin, print::kPageMargin),
        QPageLayout::Millimeter);
    // The connection owns the printer as long as the dialog exists.
    connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
            [content, printer](QPrinter* device) { (void)print::printRegistrations(*content, *device); });
    dialog->open();
}

} // namespace nidus::ui
