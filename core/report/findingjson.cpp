// SPDX-License-Identifier: Apache-2.0
#include "core/report/findingjson.h"

#include "core/findings/catalogue.h"

namespace nidus {

void writeFinding(JsonWriter& json, const Finding& finding)
{
    const CatalogueEntry* entry = catalogueEntry(QString(finding.id.word()));
    json.beginObject();
    json.key("code");
    json.text(QString(finding.id.word()));
    json.key("severity");
    json.text(QString(severityWord(finding.severity)));
    json.key("message");
    json.text(message(finding));
    json.key("offset");
    json.number(finding.range.offset);
    json.key("length");
    json.number(finding.range.length);
    json.key("section");
    json.textOrNull(entry == nullptr ? QString() : ruleReference(*entry));
    if (finding.field) {
        json.key("field");
        json.text(QString(fieldKey(*finding.field)));
    }
    json.endObject();
}

void writeFindings(JsonWriter& json, const QList<Finding>& findings)
{
    json.beginArray();
    for (const Finding& finding : findings)
        writeFinding(json, finding);
    json.endArray();
}

} // namespace nidus
