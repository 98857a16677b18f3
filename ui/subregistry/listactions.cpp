// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/listactions.h"

#include "core/base/wholefile.h"
#include "core/exchange/formats/importlimits.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/redefinition.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/registry/savefile.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/listrules.h"
#include "ui/session/registrysession.h"
#include "ui/subregistry/entryimportdialog.h"
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
#include <algorithm>
#include <optional>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Whether an entry has something that not everybody should see.
bool hasPrivateData(const subregistry::Entry& entry) { return entry.isPrivate || !entry.contact.isEmpty(); }

/// What became of an import, and the list as it is now if nothing was imported.
struct ImportDone
{
    workflow::SubregistryAnswer answer;
    SharedContent fresh{};
};

/// What an undo would do.
struct UndoPlan
{
    qint64 change = 0; ///< 0 if there is nothing to undo
    QString refused{}; ///< the request, if it undoes a refusal
    QString sentences{};
};

UndoPlan undoPlanOf(const subregistry::RefusedRequest& refused)
{
    const QStringList sentences{ListActions::tr("Request %1 was refused: %2")
                                    .arg(refused.request, subregistry::refusalSentence(refused)),
                                ListActions::tr("It can then be answered again."),
                                ListActions::tr("The history will keep both changes.")};
    return UndoPlan{.change = refused.change,
                    .refused = refused.request,
                    .sentences = findings::visibleText(sentences.join(u' '))};
}

/// Plans the undo of the newest change that is stored, although it may not be shown yet.
base::Result<UndoPlan> undoPlan(const storage::Registry& registry, const workflow::SubregistryName& name)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    const QList<subregistry::RefusedRequest> refused = subregistry::refusedRequests(stored->changes);
    const subregistry::ListChange* const newest = subregistry::newestDone(stored->changes);
    if (!refused.isEmpty() && (newest == nullptr || newest->id < refused.last().change))
        return undoPlanOf(refused.last());
    const auto planned = subregistry::planUndo(stored->definition, stored->changes, registry.today());
    if (!planned)
        return UndoPlan{};
    const subregistry::Subregistry list = subregistry::after(stored->definition, stored->changes);
    QStringList sentences{workflow::changeSentence(list, *newest)};
    if (const QString freed = workflow::willBeFreeSentence(list, *planned); !freed.isEmpty())
        sentences << freed << ListActions::tr("If the answer was already sent, withdraw the values instead.");
    if (newest->what == subregistry::kCreateWord)
        sentences.append(ListActions::tr("The subregistry never had an entry, so it is removed."));
    sentences.append(ListActions::tr("The history will keep both changes."));
    return UndoPlan{.change = planned->reverses, .sentences = findings::visibleText(sentences.join(u' '))};
}

/// What became of a change of a definition.
struct Redefined
{
    QString objection{}; ///< why nothing was changed
    QString oddValues{}; ///< the notice about values that do not match the rule
};

base::Result<Redefined> redefined(storage::Registry& registry, const subregistry::Definition& known,
                                  const subregistry::Definition& wanted, const storage::Act& act)
{
    const bool hasOtherRules = wanted.rules != known.rules || wanted.labelRule != known.labelRule;
    const auto objection =
        hasOtherRules ? workflow::rulesObjection(registry, wanted) : base::Result<QString>(QString());
    if (!objection)
        return std::unexpected(objection.error());
    if (!objection->isEmpty())
        return Redefined{.objection = *objection};
    const auto merged = [&](const subregistry::Definition& present) {
        subregistry::Definition definition = present;
        const auto take = [&](auto member) {
            if (wanted.*member != known.*member)
                definition.*member = wanted.*member;
        };
        take(&subregistry::Definition::title);
        take(&subregistry::Definition::rules);
        take(&subregistry::Definition::labelRule);
        take(&subregistry::Definition::policy);
        take(&subregistry::Definition::outside);
        take(&subregistry::Definition::urn);
        return definition;
    };
    const auto answer = workflow::redefine(registry, {wanted.nid, wanted.name}, merged, {}, act);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->refusal)
        return Redefined{.objection = findings::message(answer->refusal->finding)};
    const auto odd = workflow::syntaxNotice(registry, {wanted.nid, wanted.name});
    if (!odd)
        return std::unexpected(odd.error());
    return Redefined{.oddValues = *odd};
}

} // namespace

ListActions::ListActions(SubregistryDesk& desk)
    : QObject(&desk),
      m_desk(desk),
      m_create(makeAction(this, tr("New Subregistry…"), &ListActions::openNew)),
      m_change(makeAction(this, tr("Change Subregistry…"), &ListActions::openChange)),
      m_addRange(makeAction(this, tr("Add Range…"), &ListActions::openAdd)),
      m_undo(makeAction(this, tr("Undo Newest Change…"), &ListActions::askToUndo)),
      m_import(makeAction(this, tr("Import Entries…"), &ListActions::importFile)),
      m_paste(makeAction(this, tr("Paste Entries…"), &ListActions::pasteTable)),
      m_ofRange{makeAction(this, tr("Change Range…"), &ListActions::changeRange),
                makeAction(this, tr("Split Range…"), &ListActions::splitRange),
                makeAction(this, tr("Remove Range…"), &ListActions::removeRange)},
      m_reading{makeAction(this, tr("Export Entries…"), &ListActions::askToExport),
                makeAction(this, tr("Copy Map as Text"), &ListActions::copyMap)}
{
    const QList<QStringList> names{
        {u"new-subregistry"_s, u"change-subregistry"_s},
        {u"add-range"_s, u"change-range"_s, u"split-range"_s, u"remove-range"_s},
        {u"import-entries"_s, u"paste-entries"_s, u"export-entries"_s, u"copy-map"_s},
        {u"undo-change"_s}};
    const QList<QList<QAction*>> groups = all();
    for (qsizetype group = 0; group < groups.size(); ++group) {
        for (qsizetype i = 0; i < groups[group].size(); ++i)
            groups[group][i]->setObjectName(names[group][i]);
    }
    connect(&desk.panel(), &SubregistryPanel::selectionChanged, this, &ListActions::update);
    update();
}

QList<QList<QAction*>> ListActions::all() const
{
    return {
        {m_create, m_change}, QList{m_addRange} + m_ofRange, QList{m_import, m_paste} + m_reading, {m_undo}};
}

void ListActions::update()
{
    const bool canWrite = !m_desk.session().registry().isReadOnly();
    const bool hasList = m_desk.panel().current() != nullptr;
    m_create->setEnabled(canWrite && !m_desk.panel().nid().isEmpty());
    for (QAction* action : {m_change, m_addRange, m_import, m_paste})
        action->setEnabled(canWrite && hasList);
    m_undo->setEnabled(canWrite && hasList &&
                       (!m_desk.panel().current()->refusals.isEmpty() ||
                        subregistry::newestDone(m_desk.panel().current()->changes) != nullptr));
    for (QAction* action : m_ofRange)
        action->setEnabled(canWrite && hasList && !m_desk.panel().current()->ranges.isEmpty());
    for (QAction* action : m_reading)
        action->setEnabled(hasList);
}

NewSubregistryDialog::Namespace ListActions::ofNamespace() const
{
    // It may have been registered since the panel was shown.
    const auto rule = workflow::currentSyntaxRule(m_desk.session().registry(), m_desk.panel().nid());
    NewSubregistryDialog::Namespace known{.rule = rule.value_or(nullptr)};
    for (const SharedContent& list : m_desk.panel().lists())
        known.lists.append(list->list.definition());
    return known;
}

void ListActions::openNew()
{
    auto* dialog =
        deletedOnClose(new NewSubregistryDialog(m_desk.panel().nid(), ofNamespace(), m_desk.window()));
    connect(dialog, &NewSubregistryDialog::confirmed, this, [this, dialog] {
        const subregistry::Definition definition = dialog->definition();
        m_desk.run<QString>(
            dialog,
            [definition, act = m_desk.session().act()](storage::Registry& registry) {
                auto objection = workflow::rulesObjection(registry, definition);
                if (!objection || !objection->isEmpty())
                    return objection;
                const auto done = registry.subregistries().create(definition, act, registry.today());
                return done ? objection : std::unexpected(done.error());
            },
            [this, dialog, definition](const base::Result<QString>& objection) {
                if (!objection)
                    return dialog->showProblem(findings::describe(objection.error()));
                if (!objection->isEmpty())
                    return dialog->showProblem(*objection);
                dialog->accept();
                m_desk.session().reload();
                m_desk.panel().requestShow();
                m_desk.load(definition.name);
                m_desk.notices().notify(WindowMessages::Kind::Information,
                                        tr("The subregistry %1 was created.").arg(definition.fullName()));
            });
    });
    dialog->open();
}

void ListActions::openChange()
{
    const subregistry::Definition known = m_desk.panel().current()->list.definition();
    auto* dialog = deletedOnClose(new NewSubregistryDialog(known, ofNamespace(), m_desk.window()));
    connect(dialog, &NewSubregistryDialog::confirmed, this, [this, dialog, known] {
        m_desk.run<Redefined>(
            dialog,
            [known, wanted = dialog->definition(), act = m_desk.session().act()](
                storage::Registry& registry) { return redefined(registry, known, wanted, act); },
            [this, dialog, name = dialog->definition().name](const base::Result<Redefined>& done) {
                if (!done)
                    return dialog->showProblem(findings::describe(done.error()));
                if (!done->objection.isEmpty())
                    return dialog->showProblem(done->objection);
                dialog->accept();
                m_desk.session().reload();
                m_desk.load(name);
                m_desk.notices().notify(done->oddValues.isEmpty() ? WindowMessages::Kind::Information
                                                                  : WindowMessages::Kind::Warning,
                                        done->oddValues.isEmpty()
                                            ? tr("The subregistry %1 was changed.").arg(name)
                                            : done->oddValues);
            });
    });
    dialog->open();
}

void ListActions::openAdd()
{
    open(new RangeDialog(RangeDialog::Kind::Add, m_desk.panel().current(), {.name = {}}, m_desk.today(),
                         m_desk.window()));
}

void ListActions::changeRange() { openRange(RangeDialog::Kind::Change); }

void ListActions::splitRange() { openRange(RangeDialog::Kind::Split); }

void ListActions::openRange(RangeDialog::Kind kind)
{
    if (const subregistry::Range* const range = chosenRange())
        open(new RangeDialog(kind, m_desk.panel().current(), *range, m_desk.today(), m_desk.window()));
}

/// Returns the range that is chosen; null after a message if none is.
const subregistry::Range* ListActions::chosenRange()
{
    const subregistry::Range* const range = m_desk.panel().currentRange();
    if (range == nullptr)
        m_desk.notices().notify(WindowMessages::Kind::Information,
                                tr("Choose a range first: in the list of ranges, or on the map."));
    return range;
}

void ListActions::open(RangeDialog* dialog)
{
    static_cast<void>(deletedOnClose(dialog));
    connect(dialog, &RangeDialog::confirmed, this, [this, dialog] { store(dialog); });
    m_desk.open(dialog);
}

void ListActions::store(RangeDialog* dialog)
{
    storage::Act act = m_desk.session().act();
    act.note = dialog->note();
    m_desk.run<workflow::SubregistryAnswer>(
        dialog,
        [name = m_desk.name(), orders = dialog->orders(), act](storage::Registry& registry) {
            return workflow::setRanges(registry, name, orders, act);
        },
        [this, dialog](const base::Result<workflow::SubregistryAnswer>& answer) {
            if (!answer)
                return dialog->showProblem(findings::describe(answer.error()));
            if (answer->refusal)
                return dialog->showRefusal(*answer->refusal);
            dialog->accept();
            QStringList names;
            for (const subregistry::Range& range : answer->change.ranges) {
                if (range.state != subregistry::RangeState::Removed)
                    names.append(findings::visibleText(range.name));
            }
            m_desk.finish(*answer, names.size() == 1 ? tr("The range %1 was stored.").arg(names.first())
                                                     : tr("Stored ranges: %1").arg(names.join(", "_L1)));
        });
}

void ListActions::removeRange()
{
    const SharedContent content = m_desk.panel().current();
    const subregistry::Range* const range = chosenRange();
    if (range == nullptr)
        return;
    const workflow::RangeOrder order{.name = range->name,
                                     .span = content->list.definition().isNumeric()
                                                 ? content->list.textOf(range->block)
                                                 : range->prefix + u'*',
                                     .state = subregistry::RangeState::Removed,
                                     .date = m_desk.today()};
    ask(m_desk.window(), tr("Remove the range %1?").arg(findings::visibleText(range->name)),
        tr("Its entries remain, but no range contains them."),
        {{tr("Remove Range"), QMessageBox::AcceptRole, [this, order] { remove(order); }}});
}

void ListActions::remove(const workflow::RangeOrder& order)
{
    m_desk.run<workflow::SubregistryAnswer>(
        &m_desk.panel(),
        [name = m_desk.name(), order, act = m_desk.session().act()](storage::Registry& registry) {
            return workflow::setRanges(registry, name, {order}, act);
        },
        [this](const base::Result<workflow::SubregistryAnswer>& answer) {
            if (!answer)
                return m_desk.notices().notify(answer.error());
            if (answer->refusal)
                return m_desk.notices().notify(WindowMessages::Kind::Warning,
                                               findings::message(answer->refusal->finding));
            m_desk.finish(
                *answer,
                tr("Removed range: %1").arg(findings::visibleText(answer->change.ranges.first().name)));
        });
}

void ListActions::askToUndo()
{
    m_desk.run<UndoPlan>(
        &m_desk.panel(),
        [name = m_desk.name()](const storage::Registry& registry) { return undoPlan(registry, name); },
        [this, name = m_desk.name()](const base::Result<UndoPlan>& planned) {
            if (!planned)
                return m_desk.notices().notify(planned.error());
            if (planned->change == 0)
                return m_desk.notices().notify(WindowMessages::Kind::Information,
                                               findings::nothingToUndoText());
            ask(m_desk.window(), tr("Undo the newest change?"), planned->sentences,
                {{tr("Undo Change"), QMessageBox::AcceptRole, [this, name, plan = *planned] {
                      if (plan.refused.isEmpty())
                          m_desk.undo(name, plan.change);
                      else
                          m_desk.undoRefusal(name, plan.refused);
                  }}});
        });
}

void ListActions::importFile()
{
    auto* question = openFileDialog(m_desk.window(), tr("Import Entries"),
                                    {tr("Lists (*.csv *.tsv *.xml *.json)"), tr("All files (*)")});
    connect(question, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const auto table = base::readWholeFile(QFile::encodeName(path).toStdString(),
                                               std::size_t{exchange::kLargestTableBytes});
        if (!table)
            return m_desk.notices().notify(table.error());
        importTable(QByteArray::fromStdString(*table));
    });
    question->open();
}

void ListActions::pasteTable()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return m_desk.notices().mention(tr("The clipboard contains no text."));
    importTable(text.toUtf8());
}

void ListActions::importTable(const QByteArray& table)
{
    auto* dialog = deletedOnClose(
        new EntryImportDialog(table, m_desk.panel().current(), m_desk.today(), m_desk.window()));
    connect(dialog, &EntryImportDialog::confirmed, this, [this, dialog] { store(dialog); });
    m_desk.open(dialog);
}

void ListActions::store(EntryImportDialog* dialog)
{
    m_desk.run<ImportDone>(
        dialog,
        [name = m_desk.name(), plan = dialog->planned(),
         act = m_desk.session().act()](storage::Registry& registry) -> base::Result<ImportDone> {
            auto answer = workflow::importEntries(registry, name, act, plan);
            if (!answer)
                return std::unexpected(answer.error());
            ImportDone done{.answer = *std::move(answer)};
            if (done.answer.change.id == 0)
                done.fresh = SubregistryDesk::fresh(registry, name);
            return done;
        },
        [this, dialog](const base::Result<ImportDone>& done) {
            if (!done)
                return dialog->showProblem(findings::describe(done.error()));
            if (done->answer.refusal)
                return dialog->showProblem(findings::message(done->answer.refusal->finding));
            if (done->fresh) {
                dialog->setContent(done->fresh);
                return dialog->showProblem(tr(
                    "Somebody changed the list in the meantime. Check the entries below, and import again."));
            }
            dialog->accept();
            QString text = tr("Imported entries: %L1").arg(done->answer.change.entries.size());
            if (dialog->leftOut() > 0)
                text += u". "_s + EntryImportDialog::leftOutText(dialog->leftOut());
            m_desk.finish(done->answer, text);
        });
}

void ListActions::askToExport()
{
    const auto count = std::ranges::count_if(m_desk.panel().current()->entries, hasPrivateData);
    if (count == 0)
        return exportFile(workflow::Secrets::Kept);
    ask(m_desk.window(), tr("Include private data?"),
        tr("%Ln entry(s) have a contact or a private holder.", nullptr, static_cast<int>(count)),
        {{tr("Export without Private Data"), QMessageBox::AcceptRole,
          [this] { exportFile(workflow::Secrets::LeftOut); }},
         {tr("Include Private Data"), QMessageBox::AcceptRole,
          [this] { exportFile(workflow::Secrets::Kept); }}});
}

void ListActions::exportFile(workflow::Secrets secrets)
{
    const SharedContent content = m_desk.panel().current();
    auto* question = saveFileDialog(m_desk.window(), tr("Export Entries"), {tr("CSV (*.csv)")}, u"csv"_s);
    question->selectFile(content->list.definition().name + u".csv"_s);
    connect(question, &QFileDialog::fileSelected, this, [this, content, secrets](const QString& path) {
        const std::string table =
            workflow::exportedTable(content->list, content->entries, workflow::TableFormat::Csv, secrets);
        if (const auto done = workflow::writeFile(path, QByteArray::fromStdString(table)); !done)
            return m_desk.notices().notify(done.error());
        m_desk.notices().notifyWritten(path, tr("Exported entries: %L1").arg(content->entries.size()));
    });
    question->open();
}

void ListActions::copyMap() { QGuiApplication::clipboard()->setText(m_desk.panel().map()->text()); }

} // namespace nidus::ui
