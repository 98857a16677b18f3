// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/xmlwords.h"
#include "core/registration/registration.h"

#include <concepts>
#include <type_traits>

namespace nidus {

// Every member of what a registry holds, said once and walked by whoever writes, reads or lists them. A
// walker has text(), texts(), bytes(), number(), flag(), time(), day(), word(), field(), fields(), object(),
// optional() and list(), each with the member's name and the member; a reader gets it to change, a writer
// constant.

template <typename T, typename Of>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Of>;

[[nodiscard]] inline QLatin1StringView wordOf(NamespaceKind kind)
{
    return kindWord(kind);
}
[[nodiscard]] inline QLatin1StringView wordOf(State state)
{
    return stateWord(state);
}
[[nodiscard]] inline QLatin1StringView wordOf(EventKind kind)
{
    return eventWord(kind);
}
[[nodiscard]] inline QLatin1StringView wordOf(CommentKind kind)
{
    return commentWord(kind);
}
[[nodiscard]] inline QLatin1StringView wordOf(ExpectedVerdict verdict)
{
    return xmlWord(kExpectedWords, verdict);
}
[[nodiscard]] inline QLatin1StringView wordOf(Notation notation)
{
    return xmlWord(kNotationWords, notation);
}
[[nodiscard]] inline QLatin1StringView wordOf(RuleScope scope)
{
    return xmlWord(kScopeWords, scope);
}

/// The value of a word; absent when it is none of the enumeration's.
template <typename Enum>
[[nodiscard]] std::optional<Enum> fromWord(QStringView word)
{
    if constexpr (std::same_as<Enum, NamespaceKind>)
        return kindFromWord(word);
    else if constexpr (std::same_as<Enum, State>)
        return stateFromWord(word);
    else if constexpr (std::same_as<Enum, EventKind>)
        return eventFromWord(word);
    else if constexpr (std::same_as<Enum, CommentKind>)
        return commentFromWord(word);
    else if constexpr (std::same_as<Enum, ExpectedVerdict>)
        return fromXmlWord(kExpectedWords, word);
    else if constexpr (std::same_as<Enum, Notation>)
        return fromXmlWord(kNotationWords, word);
    else
        return fromXmlWord(kScopeWords, word);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<SnapshotSource> auto& source)
{
    walker.text("date", source.date);
    walker.text("title", source.title);
    walker.text("uri", source.uri);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Person> auto& person)
{
    walker.text("id", person.id);
    walker.text("name", person.name);
    walker.text("organisation", person.organisation);
    walker.texts("uris", person.uris);
    walker.text("updated", person.updated);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Reference> auto& reference)
{
    walker.text("type", reference.type);
    walker.text("data", reference.data);
    walker.text("text", reference.text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Sample> auto& sample)
{
    walker.text("urn", sample.urn);
    walker.word("expected", sample.expected);
    walker.text("note", sample.note);
    walker.text("source", sample.source);
    walker.text("acceptedBecause", sample.acceptedBecause);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<SyntaxRule> auto& rule)
{
    walker.word("notation", rule.notation);
    walker.word("scope", rule.scope);
    walker.text("start", rule.start);
    walker.text("text", rule.text);
    walker.flag("describesComponents", rule.describesComponents);
    walker.texts("equivalence", rule.equivalence);
    walker.texts("encoding", rule.encoding);
    walker.text("checkDigit", rule.checkDigit);
}

/// What is no field of the template.
template <typename Walker>
void describeSyntax(Walker& walker, MaybeConst<VersionContent> auto& content)
{
    walker.list("samples", content.samples);
    walker.optional("rule", content.rule);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<VersionContent> auto& content)
{
    walker.fields("fields", content.registrationTemplate);
    describeSyntax(walker, content);
    walker.bytes("original", content.original);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Event> auto& event)
{
    walker.word("kind", event.what);
    walker.time("when", event.when);
    walker.text("who", event.who);
    walker.text("note", event.note);
    walker.text("link", event.link);
}

/// Without the id, which is the place in the list, counted from 1.
template <typename Walker>
void describe(Walker& walker, MaybeConst<ReviewComment> auto& comment)
{
    walker.word("kind", comment.kind);
    walker.number("answerTo", comment.answerTo);
    walker.number("version", comment.version);
    walker.field("field", comment.field);
    walker.text("finding", comment.finding);
    walker.time("when", comment.when);
    walker.text("who", comment.who);
    walker.text("text", comment.text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Version> auto& version)
{
    walker.number("version", version.number);
    walker.time("registered", version.registeredAt);
    walker.text("author", version.author);
    walker.text("note", version.note);
    describe(walker, version.content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Registration> auto& registration)
{
    walker.text("nid", registration.nid);
    walker.word("kind", registration.kind);
    walker.word("state", registration.state);
    walker.text("registrant", registration.registrant);
    walker.text("recordDate", registration.recordDate);
    walker.text("recordUpdated", registration.recordUpdated);
    walker.text("replacedBy", registration.replacedBy);
    walker.optional("templateLink", registration.templateLink);
    walker.list("references", registration.references);
    walker.list("contacts", registration.contact);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<RegistrationRecord> auto& record)
{
    describe(walker, record.registration);
    walker.list("versions", record.versions);
    walker.list("events", record.events);
    walker.list("comments", record.comments);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<Draft> auto& draft)
{
    walker.number("id", draft.id);
    walker.word("kind", draft.kind);
    walker.word("state", draft.state);
    walker.text("revisionOf", draft.revisionOf);
    walker.number("basedOn", draft.basedOn);
    walker.number("saves", draft.saves);
    walker.time("created", draft.createdAt);
    walker.time("updated", draft.updatedAt);
    walker.day("remindOn", draft.remindOn);
    walker.text("author", draft.author);
    describe(walker, draft.content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<DraftRecord> auto& record)
{
    describe(walker, record.draft);
    walker.list("events", record.events);
    walker.list("comments", record.comments);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<RegistryContent> auto& content)
{
    walker.object("source", content.source);
    walker.list("people", content.people);
    walker.list("registrations", content.records);
    walker.list("drafts", content.drafts);
}

} // namespace nidus
