// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entryactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/listrules.h"
#include "ui/session/registrysession.h"
#include "ui/subregistry/entryeditdialog.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/orderdialog.h"
#include "ui/subregistry/subregistrydesk.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/subregistry/valuehistorydialog.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/plaintooltip.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Verb;

namespace {

/// Returns what was done, for a message.
QString doneText(Verb verb, const workflow::SubregistryAnswer& answer)
{
    const QString values = inList(answer.change.entries.size() == 1
                                      ? answer.subregistry.textOf(answer.change.entries.first().block)
                                      : EntryActions::tr("%L1 entries").arg(answer.change.entries.size()),
                                  answer.subregistry.definition());
    const QString holder = answer.change.entries.isEmpty() ? QString() : answer.change.entries.first().holder;
    switch (verb) {
    case Verb::Assign: return EntryActions::tr("Assigned to %2: %1.").arg(values, holder);
    case Verb::Reserve: return EntryActions::tr("Reserved for %2: %1.").arg(values, holder);
    case Verb::Split: return EntryActions::tr("The block was split.");
    case Verb::Merge: return EntryActions::tr("Merged: %1.").arg(values);
    case Verb::Transfer: return EntryActions::tr("Transferred to %2: %1.").arg(values, holder);
    case Verb::Deprecate: return EntryActions::tr("Deprecated: %1.").arg(values);
    case Verb::Retire: return EntryActions::tr("Retired: %1.").arg(values);
    case Verb::Release:
        return EntryActions::tr("Released: %1.").arg(values) + u' ' +
               entryStateMeaning(answer.change.entries.constFirst().state);
    case Verb::Withdraw: return EntryActions::tr("Withdrawn: %1.").arg(values);
    }
    std::unreachable();
}

/// Returns that a request was refused, for a message.
QString doneRefusalText(const workflow::SubregistryName& list, const subregistry::Order& asked,
                        const QString& request)
{
    QStringList facts = QStringList{request} + asked.holders + QStringList{asked.value};
    facts.removeAll(QString());
    //: the item of the list "Entries to show"
    return findings::visibleText(EntryActions::tr("Refused, and recorded in “Refused requests”: request %1.")
                                     .arg(inList(facts.join(", "_L1), {.nid = list.nid, .name = list.name})));
}

/// Adds which numbers stay free, and which values lost their contact.
QString withConsequences(const QString& text, const workflow::SubregistryAnswer& answer)
{
    QStringList sentences{text};
    sentences << workflow::staysFreeSentence(answer.subregistry, answer.skipped, {})
              << workflow::noContactSentence(answer.subregistry, answer.withoutContact);
    sentences.removeAll(QString());
    return findings::visibleText(sentences.join(u' '));
}

} // namespace

EntryActions::EntryActions(SubregistryDesk& desk)
    : QObject(&desk),
      m_desk(desk),
      m_assign(addOrder(u"assign-values"_s, tr("Assign Values…"), Verb::Assign)),
      m_reserve(addOrder(u"reserve-values"_s, tr("Reserve Values…"), Verb::Reserve)),
      m_split(addOrder(u"split-block"_s, tr("Split Block…"), Verb::Split)),
      m_merge(addOrder(u"merge-blocks"_s, tr("Merge Entries…"), Verb::Merge)),
      m_edit(makeAction(this, tr("Edit Entry…"), &EntryActions::edit)),
      m_letter(makeAction(this, tr("Answer Letter…"), &EntryActions::writeLetter)),
      m_undoRefusal(makeAction(this, tr("Undo Refusal"), &EntryActions::undoRefusal)),
      m_history(makeAction(this, tr("Details and History…"), &EntryActions::showHistory))
{
    m_orders = {addOrder(u"transfer-values"_s, tr("Transfer…"), Verb::Transfer),
                addOrder(u"deprecate-values"_s, tr("Deprecate…"), Verb::Deprecate),
                addOrder(u"retire-values"_s, tr("Retire…"), Verb::Retire),
                addOrder(u"release-values"_s, tr("Release…"), Verb::Release),
                addOrder(u"withdraw-values"_s, tr("Withdraw…"), Verb::Withdraw)};
    m_edit->setObjectName(u"edit-entries"_s);
    m_letter->setObjectName(u"answer-letter"_s);
    m_undoRefusal->setObjectName(u"undo-refusal"_s);
    m_history->setObjectName(u"value-history"_s);
    connect(&desk.panel(), &SubregistryPanel::selectionChanged, this, &EntryActions::update);
    connect(&desk.panel(), &SubregistryPanel::detailsWanted, this, &EntryActions::openChosen);
    update();
}

QList<QList<QAction*>> EntryActions::others() const
{
    return {{m_reserve},
            {m_orders[0], m_split, m_merge, m_edit},
            m_orders.sliced(1),
            {m_letter, m_undoRefusal, m_history}};
}

QAction* EntryActions::addOrder(const QString& name, const QString& text, Verb verb)
{
    QAction* action = makeAction(this, text, [this, verb] { order(verb); });
    action->setObjectName(name);
    action->setToolTip(plainToolTip(orderMeaning(verb)));
    return action;
}

void EntryActions::update()
{
    const SharedContent& content = m_desk.panel().current();
    const QList<Stretch> selected = m_desk.panel().selected();
    const bool canWrite = content && !m_desk.session().registry().isReadOnly();
    const bool hasEntries = !selected.isEmpty() && std::ranges::all_of(selected, [](const Stretch& stretch) {
        return stretch.entry >= 0;
    });
    m_assign->setEnabled(canWrite);
    m_reserve->setEnabled(canWrite);
    m_split->setEnabled(canWrite && hasEntries && selected.size() == 1 && selected.first().block.size() > 1);
    m_merge->setEnabled(canWrite && hasEntries && selected.size() > 1 &&
                        content->list.definition().isNumeric());
    for (QAction* action : m_orders)
        action->setEnabled(canWrite && hasEntries);
    m_edit->setEnabled(canWrite && hasEntries);
    const bool isRefused = selected.size() == 1 && selected.first().refusal >= 0;
    m_letter->setEnabled(hasEntries || isRefused);
    m_undoRefusal->setEnabled(canWrite && isRefused);
    m_history->setEnabled(selected.size() == 1);
}

QStringList EntryActions::selectedValues() const
{
    QStringList values;
    for (const Stretch& stretch : m_desk.panel().selected())
        values.append(m_desk.panel().current()->list.textOf(stretch.block));
    return values;
}

QString EntryActions::spannedValues() const
{
    subregistry::Block all = m_desk.panel().selected().constFirst().block;
    for (const Stretch& stretch : m_desk.panel().selected()) {
        all.first = std::min(all.first, stretch.block.first);
        all.last = std::max(all.last, stretch.block.last);
    }
    return m_desk.panel().current()->list.textOf(all);
}

void EntryActions::order(Verb verb)
{
    OrderDialog::Task task{.verb = verb,
                           .content = m_desk.panel().current(),
                           .today = m_desk.today(),
                           .values = {},
                           .range = m_desk.panel().shownRange()};
    if (verb == Verb::Merge)
        task.values = {spannedValues()};
    else
        task.values = isClaim(verb) ? chosenFree() : selectedValues();
    auto* dialog = deletedOnClose(new OrderDialog(task, m_desk.window()));
    connect(dialog, &OrderDialog::letterWanted, this, [this, dialog] { refuse(dialog); });
    connect(dialog, &OrderDialog::confirmed, this, [this, dialog, verb] {
        if (isClaim(verb))
            claim(dialog, verb);
        else
            changeListed(dialog, verb);
    });
    m_desk.open(dialog);
}

QStringList EntryActions::chosenFree() const
{
    const Stretch* const chosen = m_desk.panel().map()->current();
    if (chosen == nullptr || chosen->entry >= 0 || !isAssignable(m_desk.panel().current()->rangeOf(*chosen)))
        return {};
    return {m_desk.panel().current()->list.firstText(chosen->block)};
}

void EntryActions::showGrant(const workflow::SubregistryAnswer& answer, const QString& again,
                             const QList<subregistry::Entry>& before)
{
    const subregistry::ListChange& change = answer.change;
    const findings::LetterHead head = workflow::letterHead(change.entries, change.request, change.date);
    const auto syntax = m_desk.panel().current() ? m_desk.panel().current()->syntax : nullptr;
    m_desk.showLetter({.text = workflow::grantLetter(answer.subregistry, change.entries, head, syntax.get()),
                       .contacts = head.contacts,
                       .copies = workflow::letterHead(before, {}, {}).contacts,
                       .request = change.request,
                       .values = answer.subregistry.textOf(change.entries.first().block),
                       .again = again});
}

/// Reports what was done, or that it had been done before.
void EntryActions::showDone(const workflow::SubregistryAnswer& answer, Verb verb, const QString& odd)
{
    if (!answer.isRepeated)
        return m_desk.finish(
            answer,
            (withConsequences(doneText(verb, answer), answer) + u' ' + findings::visibleText(odd)).trimmed());
    m_desk.load();
    m_desk.notices().notify(WindowMessages::Kind::Information,
                            tr("This request was answered before: %1")
                                .arg(workflow::valuesText(answer.subregistry, answer.change.entries)));
}

/// Records a refusal, and writes the letter about it. If there is nothing to refuse now, the dialog shows
/// why.
void EntryActions::refuse(OrderDialog* dialog)
{
    using Recorded = std::pair<std::optional<workflow::SubregistryAnswer>, SharedContent>;
    const subregistry::Order asked = dialog->asked();
    const workflow::Request request = dialog->request();
    m_desk.run<Recorded>(
        dialog,
        [name = m_desk.name(), asked, request,
         act = m_desk.session().act()](storage::Registry& registry) -> base::Result<Recorded> {
            auto answer = workflow::recordRefusal(registry, name, asked, request, act);
            if (!answer)
                return std::unexpected(answer.error());
            const bool isRefused = *answer && !workflow::isAboutAnswer(*(*answer)->refusal);
            return Recorded{*std::move(answer), isRefused ? nullptr : SubregistryDesk::fresh(registry, name)};
        },
        [this, dialog, asked, request](const base::Result<Recorded>& recorded) {
            if (!recorded)
                return dialog->showProblem(findings::describe(recorded.error()));
            if (recorded->second)
                return dialog->follow(recorded->second, {});
            showRefused(dialog, asked, request, *recorded->first);
        });
}

void EntryActions::showRefused(OrderDialog* dialog, const subregistry::Order& asked,
                               const workflow::Request& request, const workflow::SubregistryAnswer& answer)
{
    QString again;
    if (answer.isRepeated || answer.change.id != 0) {
        again = tr("To see this letter again, select it in “Refused requests” and choose “%1”.")
                    .arg(plainLabel(m_letter->text()).remove(u'…'));
    }
    if (answer.isRepeated) {
        again = QStringList{findings::refusedBeforeText(answer.change.date.toString(Qt::ISODate)),
                            findings::lapsedOfferText(answer.lapsed), again}
                    .join(u' ')
                    .simplified();
    } else if (answer.change.id != 0) {
        dialog->accept();
        m_desk.finishRefusal(request.id, doneRefusalText(m_desk.name(), asked, request.id));
    }
    const QDate day = answer.isRepeated ? answer.change.date : asked.date;
    const findings::LetterHead head = workflow::letterHead(asked, request.id, day);
    m_desk.showLetter({.text = workflow::refusalLetter(answer.subregistry, *answer.refusal, head),
                       .contacts = head.contacts,
                       .request = request.id,
                       .values = asked.value.isEmpty() ? request.id : asked.value,
                       .again = again});
}

QString EntryActions::againText() const
{
    return tr("To see this letter again, select the entry and choose “%1”.")
        .arg(plainLabel(m_letter->text()).remove(u'…'));
}

void EntryActions::claim(OrderDialog* dialog, Verb verb)
{
    const QList<subregistry::Order> orders = dialog->orders();
    if (orders.isEmpty())
        return;
    storage::Act act = m_desk.session().act();
    act.note = dialog->note();
    m_desk.run<Done>(
        dialog,
        [name = m_desk.name(), order = orders.first(), request = dialog->request(),
         act](storage::Registry& registry) -> base::Result<Done> {
            auto answer = workflow::carryOut(registry, name, order, request, act);
            if (!answer)
                return std::unexpected(answer.error());
            Done done{.answer = *std::move(answer)};
            if (done.answer.refusal)
                done.fresh = SubregistryDesk::fresh(registry, name);
            else
                done.odd =
                    workflow::syntaxNotice(registry, done.answer.subregistry, done.answer.change.entries)
                        .value_or(QString());
            return done;
        },
        [this, dialog, verb](const base::Result<Done>& done) {
            if (done)
                showClaimed(dialog, verb, *done);
            else
                dialog->showProblem(findings::describe(done.error()));
        });
}

void EntryActions::showClaimed(OrderDialog* dialog, Verb verb, const Done& done)
{
    const workflow::SubregistryAnswer& answer = done.answer;
    if (answer.refusal) {
        const bool isNext = dialog->asked().value.isEmpty();
        if (done.fresh && isNext && !answer.refusal->conflicts.isEmpty())
            return dialog->follow(done.fresh, {}); // another one is next
        if (done.fresh)
            dialog->setContent(done.fresh);
        return dialog->showRefusal(*answer.refusal);
    }
    dialog->accept();
    m_desk.panel().revealLater(answer.subregistry.definition(), answer.change.entries.first().block);
    showDone(answer, verb, done.odd);
    if (dialog->isLetterWanted())
        showGrant(answer, againText());
}

base::Result<EntryActions::DoneToAll>
EntryActions::changeSeen(storage::Registry& registry, const workflow::SubregistryName& name,
                         const QList<subregistry::Entry>& seen, const workflow::PlanAll& plan,
                         const storage::Act& act, const workflow::Request& request)
{
    auto all = workflow::changeSeen(registry, name, seen, plan, act, request);
    if (!all)
        return std::unexpected(all.error());
    DoneToAll done{.all = *std::move(all)};
    if (done.all.refused || !done.all.meanwhile.isEmpty())
        done.fresh = SubregistryDesk::fresh(registry, name);
    return done;
}

void EntryActions::changeListed(OrderDialog* dialog, Verb verb)
{
    storage::Act act = m_desk.session().act();
    act.note = dialog->note();
    m_desk.run<DoneToAll>(
        dialog,
        [name = m_desk.name(), orders = dialog->orders(), seen = dialog->seen(), act,
         request = dialog->request()](storage::Registry& registry) {
            return changeSeen(
                registry, name, seen,
                [&orders](const subregistry::Subregistry& present) {
                    return workflow::planAll(present, orders);
                },
                act, request);
        },
        [this, dialog, verb](const base::Result<DoneToAll>& done) {
            if (done)
                showChanged(dialog, verb, *done);
            else
                dialog->showProblem(findings::describe(done.error()));
        });
}

void EntryActions::showChanged(OrderDialog* dialog, Verb verb, const DoneToAll& done)
{
    if (done.fresh)
        dialog->setContent(done.fresh);
    if (done.all.refused)
        return dialog->showRefusal(done.all.refused->refusal);
    if (!done.all.meanwhile.isEmpty())
        return dialog->showProblem(SubregistryDesk::meanwhileText(dialog->content(), done.all.meanwhile));
    dialog->accept();
    const workflow::SubregistryAnswer& answer = done.all.answer;
    showDone(answer, verb, {});
    if (dialog->isLetterWanted() && !answer.change.entries.isEmpty())
        showGrant(answer, verb == Verb::Release ? QString() : againText(), // a free value has no entry
                  verb == Verb::Transfer ? dialog->seen() : QList<subregistry::Entry>());
}

void EntryActions::edit()
{
    QList<subregistry::Entry> entries;
    const SharedContent content = m_desk.panel().current();
    for (const Stretch& stretch : m_desk.panel().selected())
        entries.append(*content->entryOf(stretch));
    auto* dialog = deletedOnClose(new EntryEditDialog(content, entries, m_desk.today(), m_desk.window()));
    connect(dialog, &EntryEditDialog::confirmed, this, [this, dialog] { storeEdit(dialog); });
    m_desk.open(dialog);
}

void EntryActions::storeEdit(EntryEditDialog* dialog)
{
    const auto changed = dialog->change().entries.size();
    m_desk.run<DoneToAll>(
        dialog,
        [name = m_desk.name(), seen = dialog->seen(), change = dialog->change(),
         act = m_desk.session().act()](storage::Registry& registry) {
            return changeSeen(
                registry, name, seen,
                [&change](const subregistry::Subregistry&)
                    -> std::expected<subregistry::ListChange, workflow::RefusedOrder> { return change; },
                act);
        },
        [this, dialog, changed](const base::Result<DoneToAll>& done) {
            if (!done)
                return dialog->showProblem(findings::describe(done.error()));
            if (done->all.refused)
                return dialog->showProblem(findings::message(done->all.refused->refusal.finding));
            if (!done->all.meanwhile.isEmpty())
                return dialog->showProblem(
                    SubregistryDesk::meanwhileText(m_desk.panel().current(), done->all.meanwhile));
            dialog->accept();
            m_desk.finish(done->all.answer, tr("%Ln entry(s) changed.", nullptr, static_cast<int>(changed)));
        });
}

void EntryActions::undoRefusal()
{
    const SharedContent& content = m_desk.panel().current();
    const subregistry::RefusedRequest* const refused = content->refusalOf(m_desk.panel().selected().first());
    m_desk.undoRefusal(m_desk.name(), refused->request);
}

/// Assigns chosen free values, and shows the details of others.
void EntryActions::openChosen()
{
    const QList<Stretch> selected = m_desk.panel().selected();
    const bool isFree = selected.size() == 1 && selected.first().entry < 0 && selected.first().refusal < 0;
    (isFree ? m_assign : m_history)->trigger();
}

void EntryActions::showHistory()
{
    deletedOnClose(
        new ValueHistoryDialog(m_desk.panel().current(), m_desk.panel().selected().first(), m_desk.window()))
        ->open();
}

/// Shows the letter about a recorded refusal again.
void EntryActions::showRefused(const subregistry::RefusedRequest& refused)
{
    const subregistry::Subregistry& list = m_desk.panel().current()->list;
    const auto letter = workflow::refusalLetter(list, refused);
    if (letter)
        m_desk.showLetter({.text = *letter,
                           .contacts = refused.contacts,
                           .request = refused.request,
                           .values = refused.asked.isEmpty() ? refused.request : refused.asked,
                           .again = findings::lapsedOfferText(workflow::lapsedOffer(list, refused))});
}

void EntryActions::writeLetter()
{
    const SharedContent content = m_desk.panel().current();
    if (const auto* const refused = content->refusalOf(m_desk.panel().selected().first()))
        return showRefused(*refused);
    QList<subregistry::Entry> entries;
    for (const Stretch& stretch : m_desk.panel().selected())
        entries.append(*content->entryOf(stretch));
    const qsizetype first = m_desk.panel().selected().first().entry;
    const workflow::SubregistryAnswer answer{.subregistry = content->list,
                                             .change = {.date = m_desk.session().registry().today(),
                                                        .request = content->requests.value(first),
                                                        .entries = entries}};
    showGrant(answer, {});
}

} // namespace nidus::ui
