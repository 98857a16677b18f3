// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/xmlwords.h"
#include "core/registration/registration.h"

#include <concepts>
#include <string_view>
#include <type_traits>

namespace nidus::exchange {

// Describes every member of a registry's content once, for all code that writes, reads, or lists them. A
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
    walker.text({"date", "@date"}, source.date);
    walker.text("title", source.title);
    walker.text("uri", source.uri);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Person> auto& person)
{
    walker.text({"id", "@id"}, person.id);
    walker.text("name", person.name);
    walker.text("organisation", person.organization);
    walker.texts({"uris", "uri"}, person.uris);
    walker.text({"updated", "@updated"}, person.updated);
}

/// The parts of a field of the template, which is one text in JSON.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Registrant> auto& registrant)
{
    walker.flag({"fastTrack", "@fast-track"}, QLatin1StringView("true"), registrant.fastTrack);
    walker.text("organisation", registrant.organization);
    walker.text("address", registrant.address);
    walker.text({"contactName", "contact-name"}, registrant.contactName);
    walker.text({"roleAddress", "role-address"}, registrant.roleAddress);
    walker.text("email", registrant.email);
    walker.text("phone", registrant.phone);
    walker.text("other", registrant.other);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Reference> auto& reference)
{
    walker.text({"type", "@type"}, reference.type);
    walker.text({"data", "@data"}, reference.data);
    walker.text({"text", "."}, reference.text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Sample> auto& sample)
{
    walker.text("urn", sample.urn);
    walker.word({"expected", "@expected"}, sample.expected);
    walker.text("note", sample.note);
    walker.text({"source", "origin"}, sample.source);
    walker.text({"acceptedBecause", "accepted-because"}, sample.acceptedBecause);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::SyntaxRule> auto& rule)
{
    walker.word({"notation", "@notation"}, rule.notation);
    walker.word({"scope", "@scope"}, rule.scope);
    walker.text("start", rule.start);
    walker.text({"text", "grammar"}, rule.text);
    walker.flag({"describesComponents", "@components"}, kComponentsInRule, rule.describesComponents);
    walker.texts("equivalence", rule.equivalence);
    walker.texts("encoding", rule.encoding);
    walker.text({"checkDigit", "check-digit"}, rule.checkDigit);
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
    walker.word({"kind", "@kind"}, event.what);
    walker.time({"when", "@when"}, event.when);
    walker.text("who", event.who);
    walker.text("note", event.note);
    walker.text("link", event.link);
}

/// Without the id, which is the 1-based position in the list.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::ReviewComment> auto& comment)
{
    walker.word({"kind", "@kind"}, comment.kind);
    walker.time({"when", "@when"}, comment.when);
    walker.number({"answerTo", "@answer-to"}, comment.answerTo);
    walker.number({"version", "@version"}, comment.version);
    walker.field({"field", "@field"}, comment.field);
    walker.text({"finding", "@finding"}, comment.finding);
    walker.text("who", comment.who);
    walker.text("text", comment.text);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Version> auto& version)
{
    walker.number({"version", "@number"}, version.number);
    walker.time({"registered", "@registered"}, version.registeredAt);
    walker.text("author", version.author);
    walker.text("note", version.note);
    describe(walker, version.content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Registration> auto& registration)
{
    walker.text({"nid", "@nid"}, registration.nid);
    walker.word({"kind", "@kind"}, registration.kind);
    walker.word({"state", "@state"}, registration.state);
    walker.text({"registrant", "organisation"}, registration.registrant);
    walker.text({"recordDate", "@record-date"}, registration.recordDate);
    walker.text({"recordUpdated", "@record-updated"}, registration.recordUpdated);
    walker.text({"replacedBy", "@replaced-by"}, registration.replacedBy);
    walker.optional({"templateLink", "template-link"}, registration.templateLink);
    walker.list({"references", "reference"}, registration.references);
    walker.list({"contacts", "contact"}, registration.contact);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::RangeRecord> auto& range)
{
    walker.text("name", range.name);
    walker.text("span", range.span);
    walker.text({"state", "@state"}, range.state);
    walker.text("label", range.label);
    walker.text("policy", range.policy);
    walker.text("asker", range.asker);
    walker.number({"largest", "@largest"}, range.largest);
}

/// The names in JSON are the columns of an exported subregistry.
template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::EntryRecord> auto& entry)
{
    walker.text("value", entry.value);
    walker.text("to", entry.to);
    walker.text("range", entry.range);
    walker.text({"state", "@state"}, entry.state);
    walker.text("holder", entry.holder);
    walker.day({"date", "@date"}, entry.date);
    walker.day({"until", "@until"}, entry.until);
    walker.text("reference", entry.reference);
    walker.text("note", entry.note);
    walker.text("on-behalf", entry.behalf);
    walker.text("contact", entry.contact);
    walker.text("superseded-by", entry.supersededBy);
    walker.number({"renewals", "@renewals"}, entry.renewals);
    walker.flag({"private", "@private"}, QLatin1StringView("true"), entry.isPrivate);
    walker.text("source-state", entry.sourceState);
    walker.text("request", entry.request);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::ListChangeRecord> auto& change)
{
    walker.number({"event", "@event"}, change.event);
    walker.text({"what", "@what"}, change.what);
    walker.day({"date", "@date"}, change.date);
    walker.number({"reverses", "@reverses"}, change.reverses);
    walker.text("request", change.request);
    walker.text("arguments", change.arguments);
    walker.list({"ranges", "range"}, change.ranges);
    walker.list({"entries", "entry"}, change.entries);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::SubregistryRecord> auto& subregistry)
{
    walker.text({"name", "@name"}, subregistry.name);
    walker.text("title", subregistry.title);
    walker.text({"kind", "@kind"}, subregistry.kind);
    walker.texts({"key", "part"}, subregistry.key);
    walker.texts({"rules", "rule"}, subregistry.rules);
    walker.text({"labelRule", "label-rule"}, subregistry.labelRule);
    walker.flag({"ignoresCase", "@ignores-case"}, QLatin1StringView("true"), subregistry.ignoresCase);
    walker.text("policy", subregistry.policy);
    walker.text({"outside", "@outside"}, subregistry.outside);
    walker.text("urn", subregistry.urn);
    walker.list({"ranges", "range"}, subregistry.ranges);
    walker.list({"entries", "entry"}, subregistry.entries);
    walker.list({"changes", "change"}, subregistry.changes);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::RegistrationRecord> auto& record)
{
    describe(walker, record.registration);
    walker.list({"versions", "version"}, record.versions);
    walker.list({"events", "event"}, record.events);
    walker.list({"comments", "comment"}, record.comments);
    walker.list({"subregistries", "subregistry"}, record.subregistries);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::Draft> auto& draft)
{
    walker.count({"id", "@id"}, draft.id);
    walker.word({"kind", "@kind"}, draft.kind);
    walker.word({"state", "@state"}, draft.state);
    walker.text({"revisionOf", "@revision-of"}, draft.revisionOf);
    walker.number({"basedOn", "@based-on"}, draft.basedOn);
    walker.count({"saves", "@saves"}, draft.saves);
    walker.time({"created", "@created"}, draft.createdAt);
    walker.time({"updated", "@updated"}, draft.updatedAt);
    walker.day({"remindOn", "@remind-on"}, draft.remindOn);
    walker.text("author", draft.author);
    walker.text("owner", draft.owner);
    walker.text("assignee", draft.assignee);
    describe(walker, draft.content);
}

template <typename Walker>
void describe(Walker& walker, MaybeConst<registration::DraftRecord> auto& record)
{
    describe(walker, record.draft);
    walker.list({"events", "event"}, record.events);
    walker.list({"comments", "comment"}, record.comments);
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
