// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/listactions.h"

#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/registry/savefile.h"
#include "core/workflow/subregistry/entrytable.h"
#include "ui/session/registrysession.h"
#include "ui/subregistry/entryimportdialog.h"
#include "ui/subregistry/newsubregistrydialog.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/rangedialog.h"
#include "ui/subregistry/subregistrydesk.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/question.h"
#include "ui/support/widgets/windowmessages.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns all entries with all columns, contacts included, as an import reads them.
QByteArray csvOf(const SubregistryContent& content)
{
    std::string out;
    const auto addRow = [&out](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            out += i == 0 ? "" : ",";
            exchange::appendCsvField(out, cells[i].toStdString());
        }
        out += "\r\n";
    };
    QStringList names;
    for (const QLatin1StringView name : workflow::kEntryTableColumns)
        names.append(name);
    addRow(names);
    for (const subregistry::Entry& entry : content.entries)
        addRow(workflow::entryCells(content.list, entry));
    return QByteArray::fromStdString(out);
}

} // namespace

ListActions::ListActions(SubregistryDesk& desk)
    : QObject(&desk),
      m_desk(desk),
      m_create(makeAction(this, tr("New Subregistry…"), &ListActions::openNew)),
      m_writing{makeAction(this, tr("Add Range…"), &ListActions::addRange)},
      m_ofRange{makeAction(this, tr("Change Range…"), &ListActions::changeRange),
                makeAction(this, tr("Split Range…"), &ListActions::splitRange),
                makeAction(this, tr("Remove Range…"), &ListActions::removeRange)},
      m_reading{makeAction(this, tr("Export Entries…"), &ListActions::exportFile),
                makeAction(this, tr("Copy Map as Text"), &ListActions::copyMap)}
{
    auto* undo = makeAction(this, tr("Undo Newest Change…"), &ListActions::askToUndo);
    auto* import = makeAction(this, tr("Import Entries…"), &ListActions::importFile);
    auto* paste = makeAction(this, tr("Paste Entries…"), &ListActions::paste);
    m_others = QList{m_create} + m_writing + m_ofRange + QList{undo, import, paste} + m_reading;
    const QStringList ids{u"new-subregistry"_s, u"add-range"_s,   u"change-range"_s,   u"split-range"_s,
                          u"remove-range"_s,    u"undo-change"_s, u"import-entries"_s, u"paste-entries"_s,
                          u"export-entries"_s,  u"copy-map"_s};
    for (qsizetype i = 0; i < m_others.size(); ++i)
        m_others.at(i)->setObjectName(ids.at(i));
    m_writing += QList{undo, import, paste};
    connect(&desk.panel(), &SubregistryPanel::selectionChanged, this, &ListActions::update);
    update();
}

void ListActions::update()
{
    const bool canWrite = !m_desk.session().registry().isReadOnly();
    const bool hasList = m_desk.panel().current() != nullptr;
    m_create->setEnabled(canWrite && !m_desk.panel().nid().isEmpty());
    for (QAction* action : m_writing)
        action->setEnabled(canWrite && hasList);
    for (QAction* action : m_ofRange)
        action->setEnabled(canWrite && m_desk.panel().currentRange() != nullptr);
    for (QAction* action : m_reading)
        action->setEnabled(hasList);
}

void ListActions::openNew()
{
    auto* dialog = deletedOnClose(new NewSubregistryDialog(m_desk.panel().nid(), m_desk.window()));
    connect(dialog, &NewSubregistryDialog::confirmed, this, [this, dialog] {
        const subregistry::Definition definition = dialog->definition();
        storage::Registry& registry = m_desk.session().registry();
        const auto done =
            registry.subregistries().create(definition, m_desk.session().act(), registry.today());
        if (!done)
            return dialog->showProblem(findings::describe(done.error()));
        dialog->accept();
        m_desk.session().reload();
        m_desk.panel().requestShow();
        m_desk.load(definition.name);
        m_desk.notices().notify(WindowMessages::Kind::Information,
                                tr("The subregistry %1 was created.").arg(definition.fullName()));
    });
    dialog->open();
}

void ListActions::addRange()
{
    open(new RangeDialog(RangeDialog::Kind::Add, m_desk.panel().current(), {.name = {}},
                         m_desk.session().registry().today(), m_desk.window()));
}

void ListActions::changeRange()
{
    const SharedContent& content = m_desk.panel().current();
    if (const subregistry::Range* const range = m_desk.panel().currentRange())
        open(new RangeDialog(RangeDialog::Kind::Change, content, *range, m_desk.session().registry().today(),
                             m_desk.window()));
}

void ListActions::splitRange()
{
    const SharedContent& content = m_desk.panel().current();
    if (const subregistry::Range* const range = m_desk.panel().currentRange())
        open(new RangeDialog(RangeDialog::Kind::Split, content, *range, m_desk.session().registry().today(),
                             m_desk.window()));
}

void ListActions::open(RangeDialog* dialog)
{
    static_cast<void>(deletedOnClose(dialog));
    connect(dialog, &RangeDialog::confirmed, this, [this, dialog] {
        storage::Act act = m_desk.session().act();
        act.note = dialog->note();
        const auto answer =
            workflow::setRanges(m_desk.session().registry(), m_desk.name(), dialog->orders(), act);
        if (!answer)
            return dialog->showProblem(findings::describe(answer.error()));
        if (answer->refusal)
            return dialog->showRefusal(*answer->refusal);
        dialog->accept();
        m_desk.finish(*answer, tr("The ranges were changed."));
    });
    dialog->open();
}

void ListActions::removeRange()
{
    const SharedContent content = m_desk.panel().current();
    const subregistry::Range* const range = m_desk.panel().currentRange();
    if (range == nullptr)
        return;
    const workflow::RangeOrder order{.name = range->name,
                                     .span = content->list.definition().isNumeric()
                                                 ? content->list.textOf(range->block)
                                                 : range->prefix + u'*',
                                     .state = subregistry::RangeState::Removed,
                                     .date = m_desk.session().registry().today()};
    const auto remove = [this, order] {
        const auto answer =
            workflow::setRanges(m_desk.session().registry(), m_desk.name(), {order}, m_desk.session().act());
        if (!answer)
            return m_desk.notices().notify(answer.error());
        if (answer->refusal)
            return m_desk.notices().notify(WindowMessages::Kind::Warning,
                                           findings::message(answer->refusal->finding));
        m_desk.finish(*answer, tr("The range was removed."));
    };
    ask(m_desk.window(), tr("Remove the range %1?").arg(findings::visibleText(range->name)),
        tr("Its entries remain, but no range contains them."),
        {{tr("Remove Range"), QMessageBox::AcceptRole, remove}});
}

void ListActions::askToUndo()
{
    const SharedContent content = m_desk.panel().current();
    QList<subregistry::ListChange> done = content->changes;
    const auto planned =
        subregistry::planUndo(content->list.definition(), done, m_desk.session().registry().today());
    if (!planned)
        return m_desk.notices().notify(WindowMessages::Kind::Information, findings::nothingToUndoText());
    const auto reversed = std::ranges::find(done, planned->reverses, &subregistry::ListChange::id);
    const QString what = reversed == done.end() ? QString() : reversed->note.section(u'\n', 0, 0);
    const QString who = reversed == done.end() ? QString() : reversed->who;
    ask(m_desk.window(), tr("Undo the newest change?"),
        findings::visibleText(
            tr("%1, by %2. Both remain in the history. Values that were assigned become released.")
                .arg(what, who)),
        {{tr("Undo Change"), QMessageBox::AcceptRole,
          [this, name = m_desk.name(), newest = content->newest()] { m_desk.undo(name, newest); }}});
}

void ListActions::importFile()
{
    auto* question = openFileDialog(m_desk.window(), tr("Import Entries"),
                                    {tr("Tables (*.csv *.tsv)"), tr("All files (*)")});
    connect(question, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return m_desk.notices().notify(base::Error{base::kFileNotReadable, path.toStdString(), {}});
        importTable(file.read(exchange::kLargestTableBytes));
    });
    question->open();
}

void ListActions::paste() { importTable(QGuiApplication::clipboard()->text().toUtf8()); }

void ListActions::importTable(const QByteArray& table)
{
    auto* dialog = deletedOnClose(new EntryImportDialog(
        table, m_desk.panel().current(), m_desk.session().registry().today(), m_desk.window()));
    connect(dialog, &EntryImportDialog::confirmed, this, [this, dialog] {
        const auto answer = workflow::importEntries(
            m_desk.session().registry(), m_desk.name(), m_desk.session().act(),
            [dialog](const subregistry::Subregistry& present) { return dialog->change(present); });
        if (!answer)
            return dialog->showProblem(findings::describe(answer.error()));
        if (answer->refusal)
            return dialog->showProblem(findings::message(answer->refusal->finding));
        if (answer->change.id == 0) {
            if (const SharedContent content = m_desk.fresh(m_desk.name()))
                dialog->setContent(content);
            return dialog->showProblem(
                tr("Somebody changed the list meanwhile. Check the entries below, and import again."));
        }
        dialog->accept();
        m_desk.finish(*answer, tr("Imported entries: %L1").arg(answer->change.entries.size()));
    });
    dialog->open();
}

void ListActions::exportFile()
{
    const SharedContent content = m_desk.panel().current();
    auto* question = saveFileDialog(m_desk.window(), tr("Export Entries"), {tr("CSV (*.csv)")}, u"csv"_s);
    question->selectFile(content->list.definition().name);
    connect(question, &QFileDialog::fileSelected, this, [this, content](const QString& path) {
        if (const auto done = workflow::writeFile(path, csvOf(*content)); !done)
            return m_desk.notices().notify(done.error());
        m_desk.notices().mention(tr("Exported entries: %L1").arg(content->entries.size()));
    });
    question->open();
}

void ListActions::copyMap() { QGuiApplication::clipboard()->setText(m_desk.panel().map()->text()); }

} // namespace nidus::ui
