// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/findingjson.h"

#include "core/findings/catalog/catalog.h"

namespace nidus::report {

std::string_view asBytes(QLatin1StringView word)
{
    return {word.data(), static_cast<std::size_t>(word.size())};
}

void writeFinding(exchange::JsonWriter& json, const findings::Finding& finding)
{
    json.beginObject();
    json.key("code");
    json.text(asBytes(finding.id.word()));
    json.key("severity");
    json.text(asBytes(findings::severityWord(finding.severity)));
    json.key("message");
    json.text(findings::message(finding));
    json.key("offset");
    json.number(finding.range.offset);
    json.key("length");
    json.number(finding.range.length);
    json.key("section");
    json.textOrNull(findings::ruleReference(findings::entryOf(finding.id)));
    if (finding.field) {
        json.key("field");
        json.text(asBytes(registration::fieldKey(*finding.field)));
    }
    json.endObject();
}

void writeFindings(exchange::JsonWriter& json, const QList<findings::Finding>& findings)
{
    json.beginArray();
    for (const findings::Finding& finding : findings)
        writeFinding(json, finding);
    json.endArray();
}

} // namespace nidus::report
