// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrydesk.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/registry/savefile.h"
#include "core/workflow/subregistry/answer.h"
#include "ui/session/registryplace.h"
#include "ui/subregistry/changedialog.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/windowmessages.h"

#include <QApplication>
#include <QFileDialog>
#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// What to read, for a worker.
struct ReadingOrder
{
    RegistryPlace place;
    QString nid;
};

NamespaceLists listsIn(const storage::Registry& registry, const QString& nid, const std::stop_token& stop)
{
    const auto stored = registry.subregistries().list(nid);
    if (!stored) // a draft of a namespace that is not registered has none
        return {};
    NamespaceLists read{.rule = workflow::currentSyntaxRule(registry, nid).value_or(nullptr)};
    for (const storage::StoredSubregistry& each : *stored) {
        if (stop.stop_requested())
            return {};
        read.lists.append(contentOf(each, read.rule, registry.today()));
    }
    return read;
}

NamespaceLists readLists(const ReadingOrder& order, const std::stop_token& stop)
{
    const auto registry = order.place.open();
    return registry ? listsIn(*registry, order.nid, stop) : NamespaceLists{};
}

/// Returns why an undo would not reverse the expected change; empty if it would.
QString hindranceOf(const storage::StoredSubregistry& stored, qint64 expected)
{
    const subregistry::ListChange* const newest = subregistry::newestDone(stored.changes);
    if (newest != nullptr && newest->id == expected)
        return {};
    const bool isUndone = std::ranges::find(stored.changes, expected, &subregistry::ListChange::reverses) !=
                          stored.changes.end();
    if (newest == nullptr || isUndone)
        return SubregistryDesk::tr("This change was undone before.");
    const QString newer =
        workflow::changeSentence(subregistry::after(stored.definition, stored.changes), *newest);
    return findings::visibleText(
        SubregistryDesk::tr(
            "Nothing was undone, because there is a newer change: %1 To undo that one, choose "
            "List > Undo Newest Change.")
            .arg(newer));
}

/// Reverses the newest change unless it is not the expected one. For a worker.
base::Result<UndoOutcome> undone(storage::Registry& registry, const workflow::SubregistryName& name,
                                 qint64 expected, const storage::Act& act)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    if (const QString hindrance = hindranceOf(*stored, expected); !hindrance.isEmpty())
        return UndoOutcome{.hindrance = hindrance};
    const subregistry::ListChange* const newest = subregistry::newestDone(stored->changes);
    auto answer = workflow::undoNewest(registry, name, {}, act);
    if (!answer)
        return std::unexpected(answer.error());
    QString text;
    if (*answer && newest != nullptr) {
        const subregistry::Subregistry& list = (*answer)->subregistry;
        text = SubregistryDesk::tr("Undone: %1").arg(workflow::changeSentence(list, *newest)) + u' ' +
               workflow::freeAgainSentence(list, (*answer)->change);
        if ((*answer)->isRemoved)
            text = findings::listRemovedText(list.definition().fullName());
    }
    return UndoOutcome{.answer = *std::move(answer), .text = text.trimmed()};
}

/// Reverses the refusal of a request. For a worker.
base::Result<UndoOutcome> undoneRefusal(storage::Registry& registry, const workflow::SubregistryName& name,
                                        const QString& request, const storage::Act& act)
{
    auto answer = workflow::undoRefusal(registry, name, request, {}, act);
    if (!answer)
        return std::unexpected(answer.error());
    if (!*answer)
        return UndoOutcome{.hindrance = SubregistryDesk::tr("This change was undone before.")};
    return UndoOutcome{.answer = *std::move(answer),
                       .text = SubregistryDesk::tr("Request %1 can be answered again.").arg(request)};
}

/// Returns the changes of rows.
QList<subregistry::ListChange> changesOf(const QList<subregistry::Entry>& rows,
                                         QList<subregistry::ListChange> changes,
                                         const subregistry::Subregistry& list)
{
    const auto isOfRows = [&](const subregistry::Entry& changed) {
        return std::ranges::any_of(rows, [&](const subregistry::Entry& row) {
            return row.block.overlaps(changed.block) && list.isSameText(row.block.text, changed.block.text);
        });
    };
    changes.removeIf([&isOfRows](const subregistry::ListChange& change) {
        return std::ranges::none_of(change.entries, isOfRows);
    });
    return changes;
}

/// Returns a letter without the lines over it, which are fields of an email.
QString withoutHead(const QString& letter) { return letter.sliced(letter.indexOf("\n\n"_L1) + 2); }

/// Returns a name without characters that a file name may not have.
QString letterFileName(QStringList parts)
{
    static const QRegularExpression odd(u"[^\\w.-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    parts.removeAll(QString());
    return parts.join(u'-').replace(odd, u"-"_s) + u".eml"_s;
}

} // namespace

SubregistryDesk::SubregistryDesk(RegistrySession& session, SubregistryPanel& panel, WindowMessages& notices)
    : QObject(&panel), m_session(session), m_panel(panel), m_notices(notices)
{
    connect(&panel, &SubregistryPanel::namespaceChanged, this, [this] { load(); });
    m_disabling.setSingleShot(true);
    connect(&m_disabling, &QTimer::timeout, this, [this] {
        if (!m_busy)
            return;
        // A question that began it is closed by now, and the window has its focus again.
        if (QWidget* const inside = m_busy->window()->focusWidget();
            inside != nullptr && m_busy->isAncestorOf(inside))
            m_focus = inside;
        m_busy->setEnabled(false);
    });
}

QWidget* SubregistryDesk::window() const { return m_panel.window(); }

workflow::SubregistryName SubregistryDesk::name() const
{
    const SharedContent& content = m_panel.current();
    return content
               ? workflow::SubregistryName{content->list.definition().nid, content->list.definition().name}
               : workflow::SubregistryName{};
}

SharedContent SubregistryDesk::fresh(const storage::Registry& registry, const workflow::SubregistryName& name)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    return stored ? contentOf(*stored, workflow::currentSyntaxRule(registry, name.nid).value_or(nullptr),
                              registry.today())
                  : nullptr;
}

void SubregistryDesk::begin(QWidget* busy)
{
    m_isWorking = true;
    m_busy = busy;
    m_focus = QApplication::focusWidget();
    m_disabling.start(); // once the key or click that began it is processed
}

void SubregistryDesk::end()
{
    m_isWorking = false;
    m_disabling.stop();
    if (m_busy)
        m_busy->setEnabled(true);
    if (m_busy && m_focus && m_busy->isAncestorOf(m_focus) && m_focus->isVisible() && !m_focus->hasFocus())
        m_focus->setFocus();
}

void SubregistryDesk::load(const QString& choose)
{
    m_panel.setToday(m_session.registry().today());
    if (!m_panel.isChosen())
        return m_reading.abandon(); // it loads once it is shown
    // The content of a registry in memory cannot be read by a worker without a copy of everything.
    if (m_session.registry().path().isEmpty())
        return show(listsIn(m_session.registry(), m_panel.nid(), {}), m_panel.nid(), choose);
    auto place = RegistryPlace::of(m_session.registry());
    if (!place)
        return m_notices.notify(place.error());
    m_reading.submit(
        ReadingOrder{*std::move(place), m_panel.nid()}, readLists,
        [this, choose, nid = m_panel.nid()](const NamespaceLists& read) { show(read, nid, choose); });
}

void SubregistryDesk::show(const NamespaceLists& read, const QString& nid, const QString& choose)
{
    if (nid != m_panel.nid())
        return;
    m_panel.showLists(read.lists);
    if (!choose.isEmpty())
        m_panel.choose(choose);
    Q_EMIT refreshed();
}

void SubregistryDesk::open(ChangeDialog* dialog)
{
    connect(this, &SubregistryDesk::refreshed, dialog,
            [this, dialog, about = name()] { refresh(dialog, about); });
    dialog->open();
}

void SubregistryDesk::refresh(ChangeDialog* dialog, const workflow::SubregistryName& about) const
{
    for (const SharedContent& content : m_panel.lists()) {
        const subregistry::Definition& definition = content->list.definition();
        const qsizetype known = dialog->content()->changes.size();
        const bool isNewer = content->changes.size() > known;
        if (!isNewer || definition.nid != about.nid || definition.name != about.name)
            continue;
        const QList<subregistry::ListChange> changes =
            changesOf(dialog->seen(), content->changes.sliced(known), content->list);
        dialog->follow(content, changes.isEmpty() ? QString() : meanwhileText(content, changes));
    }
}

QDate SubregistryDesk::today() const
{
    const SharedContent content = m_panel.current();
    const QDate today = m_session.registry().today();
    return content ? subregistry::dayFor(content->changes, today) : today;
}

void SubregistryDesk::finish(const workflow::SubregistryAnswer& answer, const QString& text)
{
    const QString said = (text + u' ' + workflow::laterDateSentence(answer)).trimmed();
    const subregistry::Definition& definition = answer.subregistry.definition();
    const workflow::SubregistryName changed{definition.nid, definition.name};
    const qint64 id = answer.change.id;
    m_session.reload();
    if (id == 0)
        return m_notices.notify(WindowMessages::Kind::Information, said);
    m_notices.notify(WindowMessages::Kind::Information, tr("Saved.") + u' ' + said,
                     {{tr("Undo"), [this, changed, id] { undo(changed, id); }}});
}

void SubregistryDesk::finishRefusal(const QString& request, const QString& text)
{
    const workflow::SubregistryName changed = name();
    m_session.reload();
    m_notices.notify(WindowMessages::Kind::Information, text,
                     {{tr("Undo"), [this, changed, request] { undoRefusal(changed, request); }}});
}

void SubregistryDesk::undoRefusal(const workflow::SubregistryName& name, const QString& request)
{
    undo([name, request, act = m_session.act()](storage::Registry& registry) {
        return undoneRefusal(registry, name, request, act);
    });
}

void SubregistryDesk::undo(const workflow::SubregistryName& name, qint64 expected)
{
    undo([name, expected, act = m_session.act()](storage::Registry& registry) {
        return undone(registry, name, expected, act);
    });
}

void SubregistryDesk::undo(const std::function<base::Result<UndoOutcome>(storage::Registry&)>& work)
{
    run<UndoOutcome>(&m_panel, work, [this](const base::Result<UndoOutcome>& outcome) {
        if (outcome)
            showUndone(*outcome);
        else
            m_notices.notify(outcome.error());
    });
}

void SubregistryDesk::showUndone(const UndoOutcome& outcome)
{
    if (!outcome.hindrance.isEmpty()) {
        m_session.reload();
        return m_notices.notify(WindowMessages::Kind::Warning, outcome.hindrance);
    }
    if (!outcome.answer)
        return m_notices.notify(WindowMessages::Kind::Information, findings::nothingToUndoText());
    if (outcome.answer->refusal)
        return m_notices.notify(WindowMessages::Kind::Warning,
                                findings::message(outcome.answer->refusal->finding));
    if (const QList<subregistry::Entry>& changed = outcome.answer->change.entries; !changed.isEmpty())
        m_panel.revealLater(outcome.answer->subregistry.definition(), changed.first().block);
    m_session.reload(); // this may show the lists at once
    m_notices.notify(WindowMessages::Kind::Information, findings::visibleText(outcome.text));
}

void SubregistryDesk::showLetter(const AnswerLetter& letter)
{
    const workflow::SubregistryName about = name();
    const QString list = about.nid + u'/' + about.name;
    QStringList copies = letter.copies;
    copies.removeIf([&letter](const QString& each) { return letter.contacts.contains(each); });
    const exchange::UnsentMail mail{.from = {},
                                    .to = letter.contacts.filter(u"@"_s).join(", "_L1),
                                    .cc = copies.filter(u"@"_s).join(", "_L1),
                                    .subject = letter.request.isEmpty()
                                                   ? tr("Your request about %1").arg(list)
                                                   : tr("Your request %1 about %2").arg(letter.request, list),
                                    .text = withoutHead(letter.text)};
    const QString fileName = letterFileName({about.nid, about.name, letter.values});
    auto* dialog = deletedOnClose(
        new MailDialog(tr("Answer Letter"), mail, letter.again,
                       QApplication::activeModalWidget() ? QApplication::activeModalWidget() : window()));
    connect(dialog, &MailDialog::openRequested, this,
            [dialog] { dialog->showOpened(openMail(dialog->mail())); });
    connect(dialog, &MailDialog::saveRequested, this, [this, dialog, fileName] {
        auto* question = saveFileDialog(dialog, tr("Save Email"), {tr("Email (*.eml)")}, u"eml"_s);
        question->selectFile(fileName);
        connect(question, &QFileDialog::fileSelected, dialog, [this, dialog](const QString& path) {
            if (const auto done = workflow::writeFile(path, exchange::writeMail(dialog->mail())); !done)
                return m_notices.notify(done.error());
            m_notices.notifyWritten(path, tr("The letter was saved."));
        });
        question->open();
    });
    dialog->open();
}

QString SubregistryDesk::meanwhileText(const SharedContent& content,
                                       const QList<subregistry::ListChange>& changes)
{
    QStringList sentences;
    for (const subregistry::ListChange& change : changes) {
        QStringList entries;
        for (const subregistry::Entry& entry :
             change.entries.first(std::min<qsizetype>(3, change.entries.size())))
            entries.append(u"%1 (%2)"_s.arg(content->list.textOf(entry.block), entryFacts(entry)));
        sentences.append(tr("%1 changed this in the meantime (%2, %3): %4.")
                             .arg(change.who, changeText(change.what),
                                  change.entered.toString(u"yyyy-MM-dd HH:mm"_s),
                                  findings::joinedText(entries)));
    }
    sentences.append(tr("Check the values below, and confirm again."));
    return findings::visibleText(sentences.join(u' '));
}

} // namespace nidus::ui
