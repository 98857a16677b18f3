// SPDX-License-Identifier: Apache-2.0
#include "core/report/findingjson.h"

#include "core/findings/catalogue.h"

namespace nidus {

namespace {

std::string_view asBytes(QLatin1StringView word)
{
    return {word.data(), static_cast<std::size_t>(word.size())};
}

} // namespace

void writeFinding(JsonWriter& json, const Finding& finding)
{
    json.beginObject();
    json.key("code");
    json.text(asBytes(finding.id.word()));
    json.key("severity");
    json.text(asBytes(severityWord(finding.severity)));
    json.key("message");
    json.text(message(finding));
    json.key("offset");
    json.number(finding.range.offset);
    json.key("length");
    json.number(finding.range.length);
    json.key("section");
    json.textOrNull(ruleReference(entryOf(finding.id)));
    if (finding.field) {
        json.key("field");
        json.text(asBytes(fieldKey(*finding.field)));
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
