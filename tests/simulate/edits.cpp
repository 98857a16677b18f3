// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/edits.h"

#include "core/registration/handle.h"
#include "tests/core/storage/smallregistry.h"

namespace nidus::simulate {

using namespace Qt::StringLiterals;
using registration::NamespaceKind;
using registration::State;
using registration::VersionContent;
using storage::Registry;

namespace {

template <typename T>
base::Result<void> doneOf(const base::Result<T>& result)
{
    return result ? base::Result<void>() : std::unexpected(result.error());
}

/// The log grows, and an event of this kind is in what was added.
void addEvents(Content& content, const Content& seen, const QString& kind)
{
    const QStringList added = seen.events.mid(content.events.size());
    if (added.filter(u' ' + kind).isEmpty())
        content.events.append(u"(new) "_s + kind);
}

/// Writes the personal data into one of the places that an original or a field has for it.
void addWord(Run& run, VersionContent& content)
{
    const QString word = run.word();
    const QString first = word.section(u' ', 0, 0);
    const QString last = word.section(u' ', 1);
    registration::Registrant registrant;
    const QByteArray head = "Purpose: mail\nContent-Transfer-Encoding: ";
    switch (run.random.below(7)) {
    case 0: registrant.contactName = word; break;
    case 1: registrant.other = u"The contact is "_s + first + u'\n' + last + u'.'; break;
    case 2: registrant.contactName = u"Zoe\u0301 "_s + last; break;
    case 3: registrant.contactName = first + u' ' + last.chopped(5) + u"\u00ADfeder"_s; break;
    case 4: content.original = "From: " + word.toUtf8() + "\n"; break;
    case 5: content.original = head + "base64\n\n" + (u"From: "_s + word).toUtf8().toBase64() + '\n'; break;
    default:
        content.original =
            head + "quoted-printable\n\nFrom: Zo=C3=A9 " + last.chopped(5).toUtf8() + "=\nfeder\n";
    }
    content.registrationTemplate.setRegistrant(registrant);
    run.model.words.insert(word);
    run.note(u"with a name"_s);
}

VersionContent contentFor(Run& run, const QString& nid, const QString& text)
{
    VersionContent content = contentWith(nid, text);
    if (run.random.chance(20))
        addWord(run, content);
    return content;
}

storage::Act act(Run& run)
{
    if (!run.random.chance(10))
        return {.who = u"Person %1"_s.arg(run.anybody()), .note = {}, .link = {}};
    run.model.words.insert(run.word());
    return {.who = run.word(), .note = {}, .link = {}};
}

/// Returns the ids of drafts that fulfill a condition.
template <typename Condition>
QList<qint64> draftsThat(const Run& run, Condition condition)
{
    QList<qint64> ids;
    for (const auto& [id, draft] : run.model.content.drafts) {
        if (condition(draft))
            ids.append(id);
    }
    return ids;
}

QList<qint64> openDrafts(const Run& run)
{
    return draftsThat(run, [](const Content::Draft& draft) { return draft.outcome == "open"_L1; });
}

/// Returns the registrations that were not withdrawn.
QStringList registered(const Run& run)
{
    QStringList nids;
    for (const auto& [nid, state] : run.model.content.states) {
        if (state == "registered"_L1)
            nids.append(nid);
    }
    return nids;
}

/// Adds the one draft in `seen` with this text, whose id Nidus has chosen.
void addDraft(Content& content, const Content& seen, Content::Draft draft)
{
    for (const auto& [id, found] : seen.drafts) {
        if (!content.drafts.contains(id) && found.text == draft.text) {
            content.drafts[id] = std::move(draft);
            return;
        }
    }
    content.drafts[-1] = std::move(draft);
}

} // namespace

std::optional<Operation> createDraft(Run& run)
{
    const bool isInformal = run.random.chance(60);
    const QString nid = isInformal ? QString() : u"formal-%1"_s.arg(run.random.below(40));
    const QString text = u"t%1"_s.arg(run.nextToken());
    const registration::Draft draft{.kind = isInformal ? NamespaceKind::Informal : NamespaceKind::Formal,
                                    .content = contentFor(run, nid, text)};
    return Operation{
        u"draft "_s + text,
        [draft, act = act(run)](Registry& registry) { return doneOf(registry.drafts().create(draft, act)); },
        [=](Content& content, const Content& seen) {
            addDraft(content, seen, {u"open"_s, u"draft"_s, text, 0, isInformal, nid, {}, 0});
            addEvents(content, seen, u"created"_s);
        }};
}

std::optional<Operation> revise(Run& run)
{
    const QStringList nids = registered(run);
    if (nids.isEmpty())
        return std::nullopt;
    const QString nid = run.random.pick(nids);
    const QString text = u"t%1"_s.arg(run.nextToken());
    const registration::Draft draft{.revisionOf = nid, .content = contentFor(run, nid, text)};
    return Operation{
        u"revise %1 as %2"_s.arg(nid, text),
        [draft, act = act(run)](Registry& registry) { return doneOf(registry.drafts().create(draft, act)); },
        [=](Content& content, const Content& seen) {
            const int basedOn = int(content.versions[nid].size());
            addDraft(content, seen,
                     {u"open"_s, u"draft"_s, text, 0, nid.startsWith("urn-"_L1), nid, nid, basedOn});
            addEvents(content, seen, u"created"_s);
        }};
}

std::optional<Operation> saveDraft(Run& run)
{
    const QList<qint64> ids = openDrafts(run);
    if (ids.isEmpty())
        return std::nullopt;
    const qint64 id = run.random.pick(ids);
    const Content::Draft draft = run.model.content.drafts[id];
    const QString text = u"%1 edit%2"_s.arg(draft.text.section(u' ', 0, 0)).arg(run.nextToken());
    return Operation{
        u"save draft %1 as %2"_s.arg(id).arg(text),
        [id, draft, content = contentFor(run, draft.nid, text), act = act(run)](Registry& registry) {
            return doneOf(registry.drafts().save(id, content, draft.saves, act));
        },
        [=](Content& content, const Content&) {
            Content::Draft& saved = content.drafts[id];
            saved.text = text;
            ++saved.saves;
            // An approval does not cover the change.
            if (saved.state == "approved"_L1 || saved.state == "with-iana"_L1)
                saved.state = u"in-review"_s;
        },
        {registration::draftHandle(id)}};
}

void saveStale(Run& run)
{
    const QList<qint64> ids = draftsThat(
        run, [](const Content::Draft& draft) { return draft.outcome == "open"_L1 && draft.saves > 0; });
    if (ids.isEmpty())
        return;
    const qint64 id = run.random.pick(ids);
    const Content::Draft draft = run.model.content.drafts[id];
    bool isSaved = false;
    const auto saveLate = [&](Registry& registry) {
        const VersionContent late = contentWith(draft.nid, draft.text + u" late"_s);
        const auto saved = registry.drafts().save(id, late, draft.saves - 1, kAct);
        isSaved = saved.has_value();
        return doneOf(saved);
    };
    constexpr bool mustSucceed = false;
    run.perform(
        run.anybody(),
        {u"save draft %1 too late"_s.arg(id), saveLate, [](Content&, const Content&) {}, {}, mustSucceed});
    if (isSaved)
        run.model.fail(Promise::NoLostUpdate, u"draft %1"_s.arg(id));
}

std::optional<Operation> moveDraft(Run& run)
{
    const QList<qint64> ids = openDrafts(run);
    if (ids.isEmpty())
        return std::nullopt;
    const qint64 id = run.random.pick(ids);
    const QString state = run.model.content.drafts[id].state;
    static const std::map<QString, std::pair<State, QString>> next{
        {u"draft"_s, {State::InReview, u"submitted"_s}},
        {u"in-review"_s, {State::Approved, u"approved"_s}},
        {u"approved"_s, {State::WithIana, u"forwarded"_s}}};
    const auto forward = next.find(state);
    const bool goesBack = forward == next.end() || (state != "draft"_L1 && run.random.chance(25));
    const State to = goesBack ? State::Draft : forward->second.first;
    const QString event = goesBack ? u"reopened"_s : forward->second.second;
    return Operation{
        u"move draft %1 from %2 to %3"_s.arg(id).arg(state, registration::wordOf(to)),
        [id, to, act = act(run)](Registry& registry) { return doneOf(registry.drafts().move(id, to, act)); },
        [=](Content& content, const Content& seen) {
            content.drafts[id].state = registration::wordOf(to);
            addEvents(content, seen, event);
        },
        {registration::draftHandle(id)}};
}

std::optional<Operation> registerDraft(Run& run)
{
    const QList<qint64> ids = openDrafts(run);
    if (ids.isEmpty())
        return std::nullopt;
    const qint64 id = run.random.pick(ids);
    const Content& now = run.model.content;
    const Content::Draft draft = now.drafts.at(id);
    const bool isRevision = !draft.revises.isEmpty();
    const auto current = now.versions.find(draft.revises);
    const bool isPossible = isRevision
                                ? current != now.versions.end() && current->second.size() == draft.basedOn &&
                                      now.states.at(draft.revises) == "registered"_L1
                                : draft.isInformal || !now.states.contains(draft.nid);
    QStringList things{registration::draftHandle(id)};
    if (isRevision)
        things.append(draft.revises);
    return Operation{u"register draft %1 (%2)"_s.arg(id).arg(draft.text),
                     [id, act = act(run)](Registry& registry) {
                         return doneOf(registry.registrations().registerDraft(id, act));
                     },
                     [=](Content& content, const Content& seen) {
                         QString nid = isRevision ? draft.revises : draft.nid;
                         // Nidus has chosen the number.
                         for (const auto& [found, versions] : seen.versions) {
                             if (nid.isEmpty() && !content.states.contains(found) &&
                                 versions.first() == draft.text)
                                 nid = found;
                         }
                         content.states[nid] = u"registered"_s;
                         content.versions[nid].append(draft.text);
                         content.drafts[id].outcome = u"registered"_s;
                         content.drafts[id].revises = nid;
                         addEvents(content, seen, u"registered"_s);
                     },
                     things, isPossible};
}

std::optional<Operation> withdraw(Run& run)
{
    const QStringList nids = registered(run);
    if (nids.isEmpty())
        return std::nullopt;
    const QString nid = run.random.pick(nids);
    return Operation{
        u"withdraw "_s + nid,
        [nid, act = act(run)](Registry& registry) { return registry.registrations().withdraw(nid, act); },
        [=](Content& content, const Content& seen) {
            content.states[nid] = u"withdrawn"_s;
            addEvents(content, seen, u"withdrawn"_s);
        },
        {nid}};
}

std::optional<Operation> moveToTrash(Run& run)
{
    const QList<qint64> ids = openDrafts(run);
    if (ids.isEmpty())
        return std::nullopt;
    const qint64 id = run.random.pick(ids);
    return Operation{
        u"move draft %1 to trash"_s.arg(id),
        [id, act = act(run)](Registry& registry) { return registry.drafts().moveToTrash(id, act); },
        [=](Content& content, const Content& seen) {
            content.drafts[id].outcome = u"discarded"_s;
            addEvents(content, seen, u"discarded"_s);
        },
        {registration::draftHandle(id)}};
}

std::optional<Operation> restoreFromTrash(Run& run)
{
    const QList<qint64> ids =
        draftsThat(run, [](const Content::Draft& draft) { return draft.outcome == "discarded"_L1; });
    if (ids.isEmpty())
        return std::nullopt;
    const qint64 id = run.random.pick(ids);
    return Operation{u"restore draft %1 from trash"_s.arg(id),
                     [id, act = act(run)](Registry& registry) {
                         return doneOf(registry.drafts().restoreFromTrash(id, act));
                     },
                     [=](Content& content, const Content& seen) {
                         content.drafts[id].outcome = u"open"_s;
                         addEvents(content, seen, u"restored"_s);
                     },
                     {registration::draftHandle(id)}};
}

std::optional<Operation> comment(Run& run)
{
    QStringList handles = registered(run);
    for (const qint64 id : openDrafts(run))
        handles.append(registration::draftHandle(id));
    if (handles.isEmpty())
        return std::nullopt;
    const QString handle = run.random.pick(handles);
    QString text = u"a remark"_s;
    if (run.random.chance(30)) {
        text += u" by "_s + run.word();
        run.model.words.insert(run.word());
    }
    return Operation{u"comment on "_s + handle,
                     [=, act = act(run)](Registry& registry) {
                         registration::ReviewComment comment;
                         comment.text = text;
                         return doneOf(registry.comments().add(handle, comment, act));
                     },
                     [](Content&, const Content&) {}};
}

std::optional<Operation> importRecords(Run& run)
{
    const QString formal = u"imported-%1"_s.arg(run.nextToken());
    const QString informal = u"urn-%1"_s.arg(run.model.highestNumber() + 1);
    const QString text = u"t%1"_s.arg(run.nextToken());
    registration::RegistryContent content;
    const auto version = [&](const QString& nid, int number) {
        return registration::Version{
            number, contentFor(run, nid, u"%1 v%2"_s.arg(text).arg(number)), {}, {}, {}};
    };
    content.records.append({.registration = {.nid = formal},
                            .versions = {version(formal, 1), version(formal, 2)},
                            .events = {},
                            .comments = {}});
    content.records.append({.registration = {.nid = informal,
                                             .kind = NamespaceKind::Informal,
                                             .contact = {{.type = {}, .data = {}, .text = u"somebody"_s}}},
                            .versions = {version(informal, 1)},
                            .events = {},
                            .comments = {}});
    const bool isPossible = !run.model.content.states.contains(informal);
    return Operation{
        u"import %1 and %2"_s.arg(formal, informal),
        [content, act = act(run)](Registry& registry) { return registry.contents().add(content, act); },
        [=](Content& after, const Content& seen) {
            after.states[formal] = after.states[informal] = u"registered"_s;
            after.versions[formal] = QStringList{text + u" v1"_s, text + u" v2"_s};
            after.versions[informal] = QStringList{text + u" v1"_s};
            if (!after.events.isEmpty())
                addEvents(after, seen, u"imported"_s);
        },
        {},
        isPossible};
}

Operation anyEdit(Run& run)
{
    constexpr std::array<Edit, 10> edits{createDraft, saveDraft,    moveDraft,   registerDraft,
                                         revise,      withdraw,     moveToTrash, restoreFromTrash,
                                         comment,     importRecords};
    for (int attempt = 0; attempt < 5; ++attempt) {
        if (const auto operation = run.random.pick(edits)(run))
            return *operation;
    }
    return *createDraft(run);
}

} // namespace nidus::simulate
