// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/entryrows.h"

#include "core/exchange/formats/lineformat.h"
#include "core/workflow/subregistry/entrytable.h"

namespace nidus::cli {

QStringList entryFields(const subregistry::Subregistry& subregistry, const subregistry::Entry& entry)
{
    return workflow::entryCells(subregistry, entry).first(qsizetype(kEntryColumns.size()));
}

std::string entryLines(const subregistry::Subregistry& subregistry, const QList<subregistry::Entry>& entries)
{
    std::string out;
    for (const subregistry::Entry& entry : entries) {
        const QStringList fields = entryFields(subregistry, entry);
        for (qsizetype i = 0; i < fields.size(); ++i) {
            exchange::appendField(out, fields[i]);
            out += i + 1 < fields.size() ? '\t' : '\n';
        }
    }
    return out;
}

void writeEntries(exchange::JsonWriter& json, const subregistry::Subregistry& subregistry,
                  const QList<subregistry::Entry>& entries)
{
    json.beginArray();
    for (const subregistry::Entry& entry : entries) {
        json.beginObject();
        writeEntryMembers(json, subregistry, entry);
        json.endObject();
    }
    json.endArray();
}

void writeEntryMembers(exchange::JsonWriter& json, const subregistry::Subregistry& subregistry,
                       const subregistry::Entry& entry)
{
    const QStringList fields = entryFields(subregistry, entry);
    for (std::size_t i = 0; i < kEntryColumns.size(); ++i) {
        json.key(kEntryColumns[i]);
        json.textOrNull(fields[qsizetype(i)]);
    }
    json.key("private");
    json.boolean(entry.isPrivate);
}

} // namespace nidus::cli
