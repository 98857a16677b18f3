// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/xmlwords.h"
#include "core/registration/registration.h"

#include <concepts>
#include <string_view>
#include <type_traits>

namespace nidus::exchange {

// Describes every member of a registry's content once, for all code that writes, reads, or lists them. Each
// function names all members of its type in their order, so a new member does not compile until it is here. A
// walker has text(), texts(), bytes(), number(), count(), flag(), time(), day(), word(), field(), fields(),
// object(), optional(), and list(), each with the member's name and the member, which is const for a writer.
// A number is 1 or more, or 0 if absent; a count is always present.

/// The name of a member in JSON and XML. In XML, "@name" is an attribute, and "." is the text of the element
/// itself; the name of a list is that of each of its elements.
struct MemberName
{
    constexpr MemberName(const char* both) : json(both), xml(both) {} // implicit: "state"
    constexpr MemberName(const char* inJson, const char* inXml) : json(inJson), xml(inXml) {}

    [[nodiscard]] constexpr bool isAttribute() const { return xml[0] == '@'; }
    [[nodiscard]] constexpr bool isOwnText() const { return std::string_view(xml) == "."; }
    /// Without the "@".
    [[nodiscard]] constexpr QLatin1StringView inXml() const
    {
        return QLatin1StringView(isAttribute() ? xml + 1 : xml);
    }

    const char* json;
    const char* xml;
};

template <typename T, typename Of>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Of>;

using registration::wordOf;
[[nodiscard]] inline QLatin1StringView wordOf(registration::RuleScope scope)
{
    return xmlWord(kScopeWords, scope);
}

/// The value of a word; absent if the enumeration has no such word.
template <typename Enum>
[[nodiscard]] std::optional<Enum> fromWord(QStringView word)
{
    if constexpr (std::same_as<Enum, registration::RuleScope>) {
        return fromXmlWord(kScopeWords, word);
    } else {
        std::optional<Enum> value = registration::fromWord<Enum>(word);
        if constexpr (std::same_as<Enum, registration::EventKind>) {
            if (value == registration::EventKind::Acknowledged ||
                value == registration::EventKind::Configured)
                value.reset(); // not an event of a registration or draft
        }
        return value;
    }
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::SnapshotSource> auto& source)
{
    auto& [date, title, uri] = source;
    walker.text({"date", "@date"}, date);
    walker.text("title", title);
    walker.text("uri", uri);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Person> auto& person)
{
    auto& [id, name, organization, uris, updated] = person;
    walker.text({"id", "@id"}, id);
    walker.text("name", name);
    walker.text("organisation", organization);
    walker.texts({"uris", "uri"}, uris);
    walker.text({"updated", "@updated"}, updated);
}

/// The parts of a field of the template, which is one text in JSON.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Registrant> auto& registrant)
{
    auto& [organization, address, contactName, roleAddress, email, phone, fastTrack, other] = registrant;
    walker.flag({"fastTrack", "@fast-track"}, QLatin1StringView("true"), fastTrack);
    walker.text("organisation", organization);
    walker.text("address", address);
    walker.text({"contactName", "contact-name"}, contactName);
    walker.text({"roleAddress", "role-address"}, roleAddress);
    walker.text("email", email);
    walker.text("phone", phone);
    walker.text("other", other);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Reference> auto& reference)
{
    auto& [type, data, text] = reference;
    walker.text({"type", "@type"}, type);
    walker.text({"data", "@data"}, data);
    walker.text({"text", "."}, text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Sample> auto& sample)
{
    auto& [urn, expected, note, source, acceptedBecause] = sample;
    walker.text("urn", urn);
    walker.word({"expected", "@expected"}, expected);
    walker.text("note", note);
    walker.text({"source", "origin"}, source);
    walker.text({"acceptedBecause", "accepted-because"}, acceptedBecause);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::SyntaxRule> auto& rule)
{
    auto& [notation, scope, start, text, describesComponents, equivalence, encoding, checkDigit] = rule;
    walker.word({"notation", "@notation"}, notation);
    walker.word({"scope", "@scope"}, scope);
    walker.text("start", start);
    walker.text({"text", "grammar"}, text);
    walker.flag({"describesComponents", "@components"}, kComponentsInRule, describesComponents);
    walker.texts("equivalence", equivalence);
    walker.texts("encoding", encoding);
    walker.text({"checkDigit", "check-digit"}, checkDigit);
}

/// The parts that are not template fields.
template <typename Walker>
void describeSyntax(Walker& walker, MaybeConst<registration::VersionContent> auto& content)
{
    walker.list({"samples", "sample"}, content.samples);
    walker.optional("rule", content.rule);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::VersionContent> auto& content)
{
    walker.fields({"fields", "template"}, content.registrationTemplate);
    describeSyntax(walker, content);
    walker.bytes("original", content.original);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Event> auto& event)
{
    auto& [when, who, what, note, link] = event;
    walker.word({"kind", "@kind"}, what);
    walker.time({"when", "@when"}, when);
    walker.text("who", who);
    walker.text("note", note);
    walker.text("link", link);
}

/// Without the id, which is the 1-based position in the list.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::ReviewComment> auto& comment)
{
    auto& [id, kind, answerTo, version, field, finding, when, who, text] = comment;
    walker.word({"kind", "@kind"}, kind);
    walker.time({"when", "@when"}, when);
    walker.number({"answerTo", "@answer-to"}, answerTo);
    walker.number({"version", "@version"}, version);
    walker.field({"field", "@field"}, field);
    walker.text({"finding", "@finding"}, finding);
    walker.text("who", who);
    walker.text("text", text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Version> auto& version)
{
    auto& [number, content, registeredAt, author, note] = version;
    walker.number({"version", "@number"}, number);
    walker.time({"registered", "@registered"}, registeredAt);
    walker.text("author", author);
    walker.text("note", note);
    describe(walker, content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Registration> auto& registration)
{
    auto& [nid, kind, state, registrant, recordDate, recordUpdated, replacedBy, templateLink, references,
           contact] = registration;
    walker.text({"nid", "@nid"}, nid);
    walker.word({"kind", "@kind"}, kind);
    walker.word({"state", "@state"}, state);
    walker.text({"registrant", "organisation"}, registrant);
    walker.text({"recordDate", "@record-date"}, recordDate);
    walker.text({"recordUpdated", "@record-updated"}, recordUpdated);
    walker.text({"replacedBy", "@replaced-by"}, replacedBy);
    walker.optional({"templateLink", "template-link"}, templateLink);
    walker.list({"references", "reference"}, references);
    walker.list({"contacts", "contact"}, contact);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::RangeRecord> auto& range)
{
    auto& [name, span, state, label, policy, asker, largest] = range;
    walker.text("name", name);
    walker.text("span", span);
    walker.text({"state", "@state"}, state);
    walker.text("label", label);
    walker.text("policy", policy);
    walker.text("asker", asker);
    walker.number({"largest", "@largest"}, largest);
}

/// The names in JSON are the columns of an exported subregistry.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::EntryRecord> auto& entry)
{
    auto& [value, to, range, state, holder, date, until, reference, note, behalf, contact, supersededBy,
           renewals, isPrivate, sourceState, request, asker] = entry;
    walker.text("value", value);
    walker.text("to", to);
    walker.text("range", range);
    walker.text({"state", "@state"}, state);
    walker.text("holder", holder);
    walker.day({"date", "@date"}, date);
    walker.day({"until", "@until"}, until);
    walker.text("reference", reference);
    walker.text("note", note);
    walker.text("on-behalf", behalf);
    walker.text("contact", contact);
    walker.text("superseded-by", supersededBy);
    walker.number({"renewals", "@renewals"}, renewals);
    walker.flag({"private", "@private"}, QLatin1StringView("true"), isPrivate);
    walker.text("source-state", sourceState);
    walker.text("request", request);
    walker.text("asker", asker);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::ListChangeRecord> auto& change)
{
    auto& [event, what, date, reverses, request, arguments, ranges, entries] = change;
    walker.number({"event", "@event"}, event);
    walker.text({"what", "@what"}, what);
    walker.day({"date", "@date"}, date);
    walker.number({"reverses", "@reverses"}, reverses);
    walker.text("request", request);
    walker.text("arguments", arguments);
    walker.list({"ranges", "range"}, ranges);
    walker.list({"entries", "entry"}, entries);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::SubregistryRecord> auto& subregistry)
{
    auto& [name, title, kind, key, rules, labelRule, ignoresCase, policy, outside, urn, ranges, entries,
           changes] = subregistry;
    walker.text({"name", "@name"}, name);
    walker.text("title", title);
    walker.text({"kind", "@kind"}, kind);
    walker.texts({"key", "part"}, key);
    walker.texts({"rules", "rule"}, rules);
    walker.text({"labelRule", "label-rule"}, labelRule);
    walker.flag({"ignoresCase", "@ignores-case"}, QLatin1StringView("true"), ignoresCase);
    walker.text("policy", policy);
    walker.text({"outside", "@outside"}, outside);
    walker.text("urn", urn);
    walker.list({"ranges", "range"}, ranges);
    walker.list({"entries", "entry"}, entries);
    walker.list({"changes", "change"}, changes);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::RegistrationRecord> auto& record)
{
    auto& [registration, versions, events, comments, subregistries] = record;
    describe(walker, registration);
    walker.list({"versions", "version"}, versions);
    walker.list({"events", "event"}, events);
    walker.list({"comments", "comment"}, comments);
    walker.list({"subregistries", "subregistry"}, subregistries);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Draft> auto& draft)
{
    auto& [id, kind, state, revisionOf, basedOn, content, saves, createdAt, updatedAt, author, remindOn,
           owner, assignee] = draft;
    walker.count({"id", "@id"}, id);
    walker.word({"kind", "@kind"}, kind);
    walker.word({"state", "@state"}, state);
    walker.text({"revisionOf", "@revision-of"}, revisionOf);
    walker.number({"basedOn", "@based-on"}, basedOn);
    walker.count({"saves", "@saves"}, saves);
    walker.time({"created", "@created"}, createdAt);
    walker.time({"updated", "@updated"}, updatedAt);
    walker.day({"remindOn", "@remind-on"}, remindOn);
    walker.text("author", author);
    walker.text("owner", owner);
    walker.text("assignee", assignee);
    describe(walker, content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::DraftRecord> auto& record)
{
    auto& [draft, events, comments] = record;
    describe(walker, draft);
    walker.list({"events", "event"}, events);
    walker.list({"comments", "comment"}, comments);
}

/// In memory (RegistryContent), or as it was read from a file (ImportedRecords).
template <typename Walker, typename Content>
    requires requires(Content content) {
        content.source;
        content.people;
        content.records;
        content.drafts;
    }
void describe(Walker& walker, Content& content)
{
    walker.object("source", content.source);
    walker.list({"people", "person"}, content.people);
    walker.list({"registrations", "registration"}, content.records);
    walker.list({"drafts", "draft"}, content.drafts);
}

} // namespace nidus::exchange
