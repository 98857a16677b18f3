// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/showformat.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/linelabel.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlwords.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/event.h"
#include "core/report/rows/findingjson.h"
#include "core/workflow/registry/registryaccess.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

registration::NamespaceKind kindOf(const StoredTemplate& held)
{
    return held.draft ? held.draft->kind : held.record->kind;
}

registration::State stateOf(const StoredTemplate& held)
{
    return held.draft ? held.draft->state : held.record->state;
}

QString nidOf(const StoredTemplate& held) { return held.draft ? held.draft->nid() : held.record->nid; }

/// Returns the word that --notation uses.
std::string_view notationWord(registration::Notation notation)
{
    switch (notation) {
    case registration::Notation::Abnf: return "abnf";
    case registration::Notation::IRegexp: return "iregexp";
    }
    return {};
}

void member(exchange::JsonWriter& json, std::string_view key, const QString& value)
{
    json.key(key);
    json.textOrNull(value);
}

void writeReferences(exchange::JsonWriter& json, std::string_view key,
                     const QList<registration::Reference>& references)
{
    json.key(key);
    json.beginArray();
    for (const registration::Reference& reference : references) {
        json.beginObject();
        member(json, "type", reference.type);
        member(json, "data", reference.data);
        member(json, "text", reference.text);
        json.endObject();
    }
    json.endArray();
}

void words(exchange::JsonWriter& json, const char* key, const QStringList& list)
{
    json.key(key);
    json.beginArray();
    for (const QString& word : list)
        json.text(word);
    json.endArray();
}

void writeFields(exchange::JsonWriter& json, const std::optional<registration::VersionContent>& content)
{
    json.key("fields");
    json.beginObject();
    for (const registration::TemplateField field : registration::kTemplateFields)
        member(json, registration::fieldKey(field).data(),
               content ? content->registrationTemplate.text(field) : QString());
    json.endObject();
}

void writeSamples(exchange::JsonWriter& json, const std::optional<registration::VersionContent>& content)
{
    json.key("samples");
    json.beginArray();
    for (const registration::Sample& sample : content ? content->samples : QList<registration::Sample>()) {
        json.beginObject();
        json.key("urn");
        json.urn(sample.urn.toStdString());
        json.key("expected");
        json.text(QString(registration::wordOf(sample.expected)));
        member(json, "note", sample.note);
        member(json, "acceptedBecause", sample.acceptedBecause);
        json.endObject();
    }
    json.endArray();
}

void writeRule(exchange::JsonWriter& json, const std::optional<registration::VersionContent>& content)
{
    json.key("rule");
    if (!content || !content->rule) {
        json.null();
        return;
    }
    json.beginObject();
    json.key("notation");
    json.text(notationWord(content->rule->notation));
    json.key("scope");
    json.text(QString(exchange::xmlWord(exchange::kScopeWords, content->rule->scope)));
    member(json, "start", content->rule->start);
    member(json, "text", content->rule->text);
    json.key("describesComponents");
    json.boolean(content->rule->describesComponents);
    words(json, "equivalence", content->rule->equivalence);
    words(json, "encoding", content->rule->encoding);
    member(json, "checkDigit", content->rule->checkDigit);
    json.endObject();
}

QString referenceText(const registration::Reference& reference)
{
    if (reference.type.isEmpty())
        return reference.text.simplified();
    const QString target = reference.type + u':' + reference.data;
    return reference.text.isEmpty() ? target : reference.text.simplified() + " ("_L1 + target + u')';
}

QString referencesText(const QList<registration::Reference>& references)
{
    QStringList texts;
    for (const registration::Reference& reference : references)
        texts.append(referenceText(reference));
    return texts.join(", "_L1);
}

void addLine(QString& text, const QString& label, const QString& value)
{
    if (!value.isEmpty())
        text += label + u' ' + value + u'\n';
}

} // namespace

QList<findings::Finding> warningsAbout(const StoredTemplate& held)
{
    return held.record ? workflow::departureFindings(held.record->nid, held.events)
                       : QList<findings::Finding>();
}

std::string shownAsJson(const StoredTemplate& held)
{
    const registration::Registration none;
    const registration::Registration& record = held.record ? *held.record : none;
    std::string out;
    exchange::JsonWriter json(out);
    json.beginObject();
    member(json, "nid", nidOf(held));
    member(json, "kind", registration::wordOf(kindOf(held)));
    member(json, "state", registration::wordOf(stateOf(held)));
    json.key("version");
    if (held.version > 0)
        json.number(held.version);
    else
        json.null();
    member(json, "recordDate", record.recordDate);
    writeReferences(json, "references", record.references);
    writeReferences(json, "contacts", record.contact);
    writeFields(json, held.content);
    writeSamples(json, held.content);
    writeRule(json, held.content);
    member(json, "handle", held.handle);
    member(json, "registrant", record.registrant);
    member(json, "owner", held.draft ? held.draft->owner : QString());
    member(json, "assignee", held.draft ? held.draft->assignee : QString());
    json.key("findings");
    report::writeFindings(json, warningsAbout(held));
    json.endObject();
    out += '\n';
    return out;
}

std::string shownAsText(const StoredTemplate& held)
{
    using findings::Label;
    QString text;
    addLine(text, lineLabel(Label::Nid), nidOf(held));
    addLine(text, lineLabel(Label::Kind), registration::wordOf(kindOf(held)));
    addLine(text, lineLabel(Label::State), registration::wordOf(stateOf(held)));
    addLine(text, lineLabel(Label::Version),
            held.draft && held.version == 0 ? QString() : findings::versionText(held.version));
    if (held.record) {
        addLine(text, lineLabel(Label::RecordDate), held.record->recordDate);
        addLine(text, lineLabel(Label::Registrant), held.record->registrant);
        addLine(text, lineLabel(Label::References), referencesText(held.record->references));
        addLine(text, lineLabel(Label::Contact), referencesText(held.record->contact));
    }
    if (held.draft) {
        addLine(text, Cli::tr("Owner:"), held.draft->owner);
        addLine(text, Cli::tr("Assignee:"), held.draft->assignee);
    }
    for (const registration::Event& event : held.events) {
        QString line = event.when.toString(Qt::ISODate) + u' ' + registration::wordOf(event.what);
        for (const QString& part : {event.who, event.note, event.link})
            line += part.isEmpty() ? QString() : ", "_L1 + part;
        addLine(text, lineLabel(Label::History), line);
    }
    text += u'\n';
    if (!held.content)
        return (text + findings::noTemplateText() + u'\n').toStdString();
    return text.toStdString() + exchange::writeTemplateText(held.content->registrationTemplate).toStdString();
}

} // namespace nidus::cli
