// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/ianaxmlwriter.h"

#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/write/markuptext.h"
#include "core/registration/handle.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kUri = "^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*"
                      "(?:#[A-Za-z0-9._~:/?@!$&'()*+,;=%-]*)?$"_L1;
constexpr auto kName = "^[A-Za-z_][A-Za-z0-9._-]*$"_L1;

/// A kind of reference and the targets that the schema allows.
struct ReferenceShape
{
    QLatin1StringView type;
    QLatin1StringView data;
};

constexpr std::array<ReferenceShape, 7> kReferenceShapes{{
    {"uri"_L1, kUri},
    {"rfc"_L1, "^(?:rfc|bcp|std)[0-9]+$"_L1},
    {"rfc-errata"_L1, "^[1-9][0-9]*$"_L1},
    {"draft"_L1, "^(?:draft|RFC)(?:-[a-zA-Z0-9]+)+$"_L1},
    {"person"_L1, kName},
    {"registry"_L1, kName},
    {"note"_L1, "^[1-9][0-9]*$"_L1},
}};

bool hasShape(const QString& text, QLatin1StringView shape)
{
    return QRegularExpression(shape).match(text).hasMatch();
}

bool isHoldable(const registration::Reference& reference)
{
    return std::ranges::any_of(kReferenceShapes, [&reference](const ReferenceShape& shape) {
        return reference.type == shape.type && hasShape(reference.data, shape.data);
    });
}

/// A reference that the schema does not allow is written as text.
QString referenceText(const registration::Reference& reference)
{
    const QString text = markupEscaped(reference.text);
    if (isHoldable(reference))
        return u"<xref type=\"%1\" data=\"%2\""_s.arg(reference.type, markupEscaped(reference.data)) +
               (text.isEmpty() ? u"/>"_s : u'>' + text + "</xref>"_L1);
    return text.isEmpty() ? markupEscaped(reference.data) : text;
}

/// Outside of mixed content, a reference must be an element.
QString asReference(const registration::Reference& reference)
{
    return isHoldable(reference) || reference.type == "text"_L1
               ? referenceText(reference)
               : u"<xref type=\"text\">%1</xref>"_s.arg(referenceText(reference));
}

bool isDate(const QString& date)
{
    const std::optional<registration::PartialDate> read = registration::parseTemplateDate(date);
    return read && read->month > 0 && read->toString() == date;
}

QString dateAttribute(QLatin1StringView name, const QString& date)
{
    return isDate(date) ? u" %1=\"%2\""_s.arg(name, date) : QString();
}

QString contactText(const registration::Registration& registration)
{
    QString text;
    for (const registration::Reference& part : registration.contact)
        text += (text.isEmpty() ? u""_s : u" "_s) + referenceText(part);
    return text.isEmpty() ? markupEscaped(registration.registrant) : text;
}

QString recordText(const registration::Registration& registration, const QString& indent)
{
    QString text = indent + "<record"_L1 + dateAttribute("date"_L1, registration.recordDate) +
                   dateAttribute("updated"_L1, registration.recordUpdated) + ">\n"_L1;
    const auto add = [&](const QString& line) { text += indent + "  "_L1 + line + u'\n'; };
    add(u"<name>%1</name>"_s.arg(markupEscaped(registration.nid)));
    // Informal namespaces have their template among the references.
    if (registration.templateLink)
        add((registration.kind == registration::NamespaceKind::Formal ? u"<template>%1</template>"_s
                                                                      : u"%1"_s)
                .arg(asReference(*registration.templateLink)));
    for (const registration::Reference& reference : registration.references)
        add(asReference(reference));
    if (registration.kind == registration::NamespaceKind::Informal)
        add(u"<contact>%1</contact>"_s.arg(contactText(registration)));
    return text + indent + "</record>\n"_L1;
}

bool isListed(const registration::RegistrationRecord& record)
{
    return record.registration.state == registration::State::Registered;
}

QString listText(const registration::RegistryContent& content, registration::NamespaceKind kind,
                 const QString& head)
{
    QString text = "  <registry id=\"urn-namespaces-"_L1 +
                   (kind == registration::NamespaceKind::Formal ? u'1' : u'2') + "\">\n"_L1 + head;
    for (const registration::RegistrationRecord& record : content.records) {
        if (record.registration.kind == kind && isListed(record))
            text += recordText(record.registration, u"    "_s);
    }
    return text + "  </registry>\n"_L1;
}

QString personText(const registration::Person& person)
{
    QString text = u"    <person id=\"%1\">\n"_s.arg(person.id);
    const auto add = [&text](QLatin1StringView name, const QString& value, bool isAllowed) {
        // The schema does not allow an element that contains only spaces.
        if (const QString written = markupEscaped(value); isAllowed && !written.trimmed().isEmpty())
            text += u"      <%1>%2</%1>\n"_s.arg(name, written);
    };
    add("name"_L1, person.name, true);
    add("org"_L1, person.organization, true);
    for (const QString& uri : person.uris)
        add("uri"_L1, uri, hasShape(uri, kUri));
    add("updated"_L1, person.updated, isDate(person.updated));
    return text + "    </person>\n"_L1;
}

/// Returns the day of the newest change: that of IANA's list, or of a record that changed here later.
QString lastUpdate(const registration::RegistryContent& content)
{
    QString newest = isDate(content.source.date) ? content.source.date : QString();
    for (const registration::RegistrationRecord& record : content.records) {
        for (const QString& date : {record.registration.recordDate, record.registration.recordUpdated}) {
            if (isDate(date) && date.size() == QLatin1StringView("YYYY-MM-DD").size())
                newest = std::max(newest, date);
        }
    }
    return newest;
}

constexpr auto kDeclaration = "<?xml version='1.0' encoding='UTF-8'?>\n"_L1;
constexpr auto kRegistryStart =
    R"(<?xml-model href="urn-namespaces.rng" schematypens="http://relaxng.org/ns/structure/1.0" ?>
<registry xmlns="http://www.iana.org/assignments" id="urn-namespaces">
  <title>Uniform Resource Names (URN) Namespaces</title>
  <category>Uniform Resource Names (URN)</category>
)"_L1;
constexpr auto kFormalHead = R"(    <title>Formal URN Namespaces</title>
    <xref type="rfc" data="rfc8141"/>
    <registration_rule>Expert Review, per Section 6 of <xref type="rfc" data="rfc8141"/></registration_rule>
)"_L1;
constexpr auto kInformalHead = R"(    <title>Informal URN Namespaces</title>
    <xref type="rfc" data="rfc8141"/>
    <registration_rule>Expert Review, per Section 6 of <xref type="rfc" data="rfc8141"/></registration_rule>
)"_L1;

} // namespace

QStringList unlistedIn(const registration::RegistryContent& content)
{
    QStringList handles;
    for (const registration::RegistrationRecord& record : content.records) {
        if (!isListed(record))
            handles.append(record.registration.nid);
    }
    for (const registration::DraftRecord& record : content.drafts)
        handles.append(registration::draftHandle(record.draft.id));
    return handles;
}

QByteArray writeIanaXml(const registration::RegistryContent& content, const QString& head)
{
    QString text = kDeclaration + headComment(head) + kRegistryStart;
    if (const QString updated = lastUpdate(content); !updated.isEmpty())
        text += u"  <updated>%1</updated>\n"_s.arg(updated);
    text += listText(content, registration::NamespaceKind::Formal, kFormalHead) +
            listText(content, registration::NamespaceKind::Informal, kInformalHead) + "  <people>\n"_L1;
    for (const registration::Person& person : content.people) {
        if (hasShape(person.id, kName))
            text += personText(person);
    }
    return (text + "  </people>\n</registry>\n"_L1).toUtf8();
}

QByteArray writeIanaRecords(const registration::RegistryContent& content, const QString& head)
{
    QString text = headComment(head);
    for (const registration::RegistrationRecord& record : content.records)
        text += recordText(record.registration, {});
    for (const registration::DraftRecord& record : content.drafts) {
        const registration::RegistrationTemplate& filled = record.draft.content.registrationTemplate;
        text += recordText({.nid = record.draft.nid(),
                            .kind = record.draft.kind,
                            .registrant = filled.registrant().organization},
                           {});
    }
    return text.toUtf8();
}

} // namespace nidus::exchange
