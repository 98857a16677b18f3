// SPDX-License-Identifier: Apache-2.0
#include "ui/exchangeactions.h"

#include "core/findings/catalogue.h"
#include "core/print/pdfwriter.h"
#include "core/print/printdocument.h"
#include "core/workflow/exportwork.h"
#include "core/workflow/registryaccess.h"
#include "ui/copyactions.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/question.h"
#include "ui/messagebar.h"
#include "ui/preview/formatnames.h"
#include "ui/registrypage.h"
#include "ui/support/icons.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QSaveFile>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr qint64 kBeginning = 64 * 1024;
constexpr QLatin1StringView kWholeName("registry"); ///< of a file that holds several registrations

std::expected<void, Error> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return std::unexpected(
            Error{ErrorCode::FileNotWritable, path.toStdString(), file.errorString().toStdString()});
    return {};
}

} // namespace

ExchangeActions::ExchangeActions(RegistrySession& session, RegistryPage& page, MessageBar& messages)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_messages(messages),
      m_import(new QAction(themedIcon(u"document-import"_s), tr("&Import…"), this)),
      m_paste(new QAction(themedIcon(u"edit-paste"_s), tr("Import from Cli&pboard"), this)),
      m_export(new QAction(themedIcon(u"document-export"_s), tr("&Export…"), this)),
      m_print(new QAction(themedIcon(u"document-print"_s), tr("&Print…"), this)),
      m_copy(new CopyActions(page, messages))
{
    m_print->setShortcut(QKeySequence::Print);
    connect(m_print, &QAction::triggered, this, &ExchangeActions::printSelected);
    connect(m_copy, &CopyActions::statusMessage, this, &ExchangeActions::statusMessage);
    m_import->setShortcut(Qt::CTRL | Qt::Key_I);
    m_paste->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    connect(m_import, &QAction::triggered, this, &ExchangeActions::chooseImport);
    connect(m_paste, &QAction::triggered, this, &ExchangeActions::importClipboard);
    connect(m_export, &QAction::triggered, this, &ExchangeActions::chooseExport);
}

void ExchangeActions::report(const Error& error)
{
    m_messages.tell(MessageBar::Kind::Error, describe(error));
}

void ExchangeActions::chooseImport()
{
    auto* dialog = new QFileDialog(m_page.window(), tr("Import templates or a registry"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Templates, drafts, mails and XML (*.txt *.md *.eml *.xml *.json *.csv)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &ExchangeActions::importFiles);
    dialog->open();
}

bool ExchangeActions::looksImportable(const QString& path)
{
    return readFile(path).file.has_value();
}

ExchangeActions::NamedFile ExchangeActions::readFile(const QString& path)
{
    const auto failed = [&path](ErrorCode code, const QString& detail) {
        return NamedFile{QFileInfo(path).fileName(),
                         std::unexpected(Error{code, path.toStdString(), detail.toStdString()})};
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failed(file.exists() ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound,
                      file.errorString());
    const qint64 limit = largestImport(detectFormat(file.peek(kBeginning)));
    if (file.size() > limit)
        return failed(ErrorCode::TooLarge, u"%1 MiB"_s.arg(limit >> 20));
    NamedFile read{QFileInfo(path).fileName(), readImportFile(file.readAll())};
    if (!read.file)
        read.file.error().subject = path.toStdString();
    return read;
}

void ExchangeActions::importFiles(const QStringList& paths)
{
    QList<NamedFile> files;
    for (const QString& path : paths)
        files.append(readFile(path));
    if (files.size() != 1 || files.constFirst().file)
        return offer(files);
    const QString path = paths.constFirst();
    m_messages.tell(MessageBar::Kind::Error, describe(files.constFirst().file.error()),
                    {{tr("Check Its URNs"), [this, path] { Q_EMIT checkRequested(path); }}});
}

void ExchangeActions::importClipboard()
{
    NamedFile text{tr("Clipboard"), readImportFile(QGuiApplication::clipboard()->text().toUtf8())};
    if (text.file)
        return offer({text});
    text.file.error().subject = text.name.toStdString();
    report(text.file.error());
}

void ExchangeActions::offer(const QList<NamedFile>& files)
{
    QList<FileToImport> offered;
    for (const NamedFile& each : files) {
        const auto plan = each.file ? planImport(m_session.registry(), *each.file)
                                    : std::expected<ImportPlan, Error>(std::unexpected(each.file.error()));
        if (plan)
            offered.append({each.name, *plan, {}});
        else
            offered.append({each.name, std::nullopt, describe(plan.error())});
    }
    const auto currentTemplate = [this](const QString& nid) -> std::optional<RegistrationTemplate> {
        auto held = m_page.exportSource().templateOf(nid);
        return held ? std::optional(std::move(*held)) : std::nullopt;
    };
    auto* dialog = new ImportDialog(offered, currentTemplate, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, files, dialog] { carryOutImport(files, *dialog); });
    dialog->open();
}

void ExchangeActions::carryOutImport(const QList<NamedFile>& files, const ImportDialog& answers)
{
    if (!m_session.registry().path().isEmpty()) {
        const auto kept =
            m_session.registry().keepBackup(BackupReason::Import, QDateTime::currentDateTimeUtc());
        if (!kept)
            return report(kept.error());
    }
    QStringList handles;
    std::optional<Error> failure;
    for (qsizetype file = 0; file < files.size(); ++file) {
        const NamedFile& each = files.at(file);
        if (!each.file)
            continue;
        // Planned anew: what came in with the file before is there now.
        auto plan = planImport(m_session.registry(), *each.file);
        for (qsizetype i = 0; plan && i < plan->records.size(); ++i)
            plan->records[i].keepsSyntax = answers.keepsSyntax(file);
        const auto made = plan ? carryOut(m_session.registry(), *plan, m_session.act())
                               : std::expected<QStringList, Error>(std::unexpected(plan.error()));
        if (made)
            handles += *made;
        else
            failure = made.error();
    }
    m_session.reload(); // records that went in before a failure are there
    if (failure)
        return report(*failure);
    Q_EMIT pageWanted();
    if (!handles.isEmpty())
        m_page.select(handles.constFirst());
    const QString text = tr("%n record(s) imported.", nullptr, static_cast<int>(handles.size()));
    const bool canUndo =
        std::ranges::all_of(handles, [](const QString& handle) { return draftIdOf(handle).has_value(); });
    if (!canUndo || handles.isEmpty())
        Q_EMIT statusMessage(text);
    else
        m_messages.tell(MessageBar::Kind::Information, text,
                        {{tr("Undo"), [this, handles] { undoImport(handles); }}});
}

void ExchangeActions::undoImport(const QStringList& handles)
{
    for (const QString& handle : handles) {
        const auto discarded =
            m_session.registry().discardDraft(draftIdOf(handle).value_or(0), m_session.act());
        if (!discarded)
            report(discarded.error());
    }
    m_session.reload();
    Q_EMIT statusMessage(tr("The import is undone; its drafts are in the bin."));
}

QMenu* ExchangeActions::copyMenu() const
{
    return m_copy->menu();
}

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
    for (const RegistrySummary& summary : m_session.summaries())
        all.append(summary.handle);
    auto* dialog = new ExportDialog(m_page.exportSource(), selectedHandles(), all, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { chooseTarget(dialog->request()); });
    dialog->open();
}

void ExchangeActions::chooseTarget(const ExportRequest& request)
{
    const bool isFolder = request.isFolder;
    auto* dialog = new QFileDialog(m_page.window(), isFolder ? tr("Export into a folder") : tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(isFolder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::AnyFile);
    if (isFolder) {
        dialog->setOption(QFileDialog::ShowDirsOnly);
        dialog->setLabelText(QFileDialog::Accept, tr("Export Here"));
    } else {
        const ExportFormat format = request.formats.constFirst();
        const QString suffix = QString(factsOf(format).suffix).sliced(1);
        dialog->setDefaultSuffix(suffix);
        dialog->setNameFilters({u"%1 (*.%2)"_s.arg(formatName(format).remove(u'(').remove(u')'), suffix)});
        dialog->selectFile(exportFileName(
            request.handles.size() == 1 ? request.handles.constFirst() : QString(kWholeName), format));
    }
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, request](const QString& path) { exportTo(request, path); });
    dialog->open();
}

std::expected<QHash<QString, QByteArray>, Error> ExchangeActions::filesOf(const ExportRequest& request) const
{
    const auto all = m_page.exportSource().content(request.isWholeRegistry ? QStringList() : request.handles);
    if (!all)
        return std::unexpected(all.error());
    const ExportContent content(*all);
    QHash<QString, QByteArray> files;
    const auto add = [&](const QString& name, const RegistryContent& part, ExportFormat format) {
        auto bytes = format == ExportFormat::Pdf ? writePdf(part, request.paper) : writeExport(format, part);
        if (bytes)
            files.insert(exportFileName(name, format), *bytes);
        return bytes || bytes.error().code == ErrorCode::NoTemplate ? std::nullopt
                                                                    : std::optional(bytes.error());
    };
    for (const ExportFormat format : request.formats) {
        const ExportExtent extent = factsOf(format).extent;
        const bool isOneFile =
            extent == ExportExtent::Registry || (extent == ExportExtent::Any && !request.isApart);
        std::optional<Error> failure;
        if (isOneFile)
            failure = add(request.handles.size() == 1 ? request.handles.constFirst() : QString(kWholeName),
                          *all, format);
        for (const QString& handle : isOneFile ? QStringList() : request.handles) {
            const auto part = content.pick({handle});
            failure = part ? add(handle, *part, format) : std::optional(part.error());
            if (failure)
                break;
        }
        if (failure)
            return std::unexpected(*failure);
    }
    return files;
}

void ExchangeActions::exportTo(const ExportRequest& request, const QString& path)
{
    const auto files = filesOf(request);
    if (!files)
        return report(files.error());
    const QStringList handles = request.isWholeRegistry ? QStringList() : request.handles;
    if (!request.isFolder && files->size() == 1) // the file dialog has asked about overwriting
        return writeFiles({{path, *files->cbegin()}}, handles);
    QHash<QString, QByteArray> inFolder;
    for (auto file = files->cbegin(); file != files->cend(); ++file)
        inFolder.insert(QDir(path).filePath(file.key()), file.value());
    const QStringList paths = inFolder.keys();
    const auto existing = static_cast<int>(
        std::ranges::count_if(paths, [](const QString& each) { return QFile::exists(each); }));
    if (existing == 0)
        return writeFiles(inFolder, handles);
    ask(m_page.window(), tr("Overwrite %n file(s)?", nullptr, existing),
        tr("They have the names of files that would be exported to %1.").arg(QDir::toNativeSeparators(path)),
        {{tr("Overwrite"), QMessageBox::DestructiveRole,
          [this, inFolder, handles] { writeFiles(inFolder, handles); }}});
}

void ExchangeActions::printSelected()
{
    const auto content = m_page.exportSource().content(selectedHandles());
    if (!content)
        return report(content.error());
    auto* printer = new QPrinter(QPrinter::HighResolution);
    auto* dialog = new QPrintPreviewDialog(printer, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print"));
    printer->setDocName(printedTitle(*content));
    connect(dialog, &QPrintPreviewDialog::paintRequested, this,
            [content](QPrinter* device) { (void)printRegistrations(*content, *device); });
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    dialog->open();
}

void ExchangeActions::writeFiles(const QHash<QString, QByteArray>& files, const QStringList& handles)
{
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        if (const auto written = writeFile(file.key(), file.value()); !written)
            return report(written.error());
    }
    Act act = m_session.act();
    act.note = files.size() == 1 ? QFileInfo(files.cbegin().key()).fileName() : QString();
    for (const QString& handle : handles) {
        // The files are there; a registry that cannot be written to keeps no log of it.
        static_cast<void>(m_session.registry().log(handle, EventKind::Exported, act));
    }
    const auto count = static_cast<int>(files.size());
    Q_EMIT statusMessage(count == 1
                             ? tr("Exported to %1.").arg(QDir::toNativeSeparators(files.cbegin().key()))
                             : tr("%n file(s) exported.", nullptr, count));
}

} // namespace nidus
