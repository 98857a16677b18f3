// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/csvrows.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registrycolumns.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

std::optional<registration::Reference> referenceIn(const QString& cell)
{
    static const QRegularExpression shape(u"^([a-z-]*):(\\S*)(?: (.*))?$"_s);
    const QRegularExpressionMatch match = shape.match(cell);
    if (cell.isEmpty())
        return std::nullopt;
    return match.hasMatch() ? registration::Reference{match.captured(1), match.captured(2), match.captured(3)}
                            : registration::Reference{{}, {}, cell};
}

QList<registration::Reference> referencesIn(const QString& cell)
{
    QList<registration::Reference> references;
    for (const QString& line : cell.split(u'\n')) {
        if (const std::optional<registration::Reference> reference = referenceIn(line))
            references.append(*reference);
    }
    return references;
}

/// The columns of a table by name.
using Columns = QHash<QString, qsizetype>;

QString cellOf(const Columns& columns, const QStringList& row, QLatin1StringView name)
{
    const auto column = columns.constFind(name);
    return withoutFormulaGuard(column == columns.cend() ? QString() : row.value(*column));
}

/// `line` is where the row begins. BadFormat for a syntax rule that cannot be read.
base::Result<registration::RegistrationRecord> recordIn(const Columns& columns, const QStringList& row,
                                                        int line)
{
    const auto cell = [&](QLatin1StringView name) { return cellOf(columns, row, name); };
    registration::RegistrationTemplate filled;
    for (const registration::TemplateField field : registration::kTemplateFields)
        filled.setText(field, cell(registration::fieldKey(field)));
    registration::RegistrationRecord record;
    registration::Registration& made = record.registration;
    const QString handle = cell(kHandleColumn);
    made.nid = handle.isEmpty() || registration::draftIdOf(handle) ? filled.nid() : handle;
    const bool isNumbered = made.nid.startsWith("urn-"_L1, Qt::CaseInsensitive);
    made.kind = registration::fromWord<registration::NamespaceKind>(cell(kKindColumn))
                    .value_or(isNumbered ? registration::NamespaceKind::Informal
                                         : registration::NamespaceKind::Formal);
    if (registration::fromWord<registration::State>(cell(kStateColumn)) == registration::State::Withdrawn)
        made.state = registration::State::Withdrawn;
    made.registrant = cell(kOrganizationColumn);
    made.recordDate = cell(kRecordDateColumn);
    made.recordUpdated = cell(kRecordUpdatedColumn);
    made.templateLink = referenceIn(cell(kTemplateLinkColumn));
    made.references = referencesIn(cell(kReferencesColumn));
    made.contact = referencesIn(cell(kContactsColumn));
    const auto syntax = readSyntaxJson(cell(kRuleColumn).toUtf8());
    if (!syntax)
        return std::unexpected(
            base::Error{base::kBadFormat,
                        {},
                        std::to_string(line) + ":1: " + kRuleColumn.data() + ": " + syntax.error().detail});
    const registration::VersionContent content{filled, syntax->samples, syntax->rule};
    if (content != registration::VersionContent())
        record.versions.append({.number = 1, .content = content});
    return record;
}

/// What a row has of a draft: a table contains neither its state's history nor the version it revises.
registration::DraftRecord draftOf(const registration::RegistrationRecord& row, qint64 id)
{
    registration::DraftRecord record{.draft = {.id = id, .kind = row.registration.kind}};
    if (!row.versions.isEmpty())
        record.draft.content = row.versions.constLast().content;
    return record;
}

Columns columnsIn(const QStringList& names)
{
    Columns columns;
    for (qsizetype i = 0; i < names.size(); ++i)
        columns.insert(names[i].trimmed(), i);
    return columns;
}

bool isKnown(const QString& column)
{
    return registration::fieldFromKey(column).has_value() || column == kHeadColumn || column == kRuleColumn ||
           std::ranges::any_of(kRecordColumns,
                               [&column](QLatin1StringView known) { return column == known; });
}

} // namespace

base::Result<RegistryTable> readRegistryCsv(QByteArrayView bytes)
{
    const EncodedTable encoded(bytes);
    CsvRows rows(encoded);
    RegistryTable table;
    Columns columns;
    QStringList nids;
    while (!rows.atEnd()) {
        const int line = rows.line();
        const base::Result<QStringList> row = rows.next();
        if (!row)
            return std::unexpected(row.error());
        if (table.content.records.size() + table.content.drafts.size() == kMaxImportedRecords)
            return std::unexpected(tooLarge(kMaxImportedRecords, "records"));
        if (row->join(QString()).trimmed().isEmpty())
            continue;
        if (!columns.isEmpty()) {
            auto record = recordIn(columns, *row, line);
            if (!record)
                return std::unexpected(record.error());
            if (const auto draft = registration::draftIdOf(cellOf(columns, *row, kHandleColumn))) {
                table.content.drafts.append(draftOf(*record, *draft));
                continue;
            }
            nids.append(record->registration.nid);
            table.content.records.append(*record);
            continue;
        }
        columns = columnsIn(*row);
        if (!columns.contains(kHandleColumn) &&
            !columns.contains(registration::fieldKey(registration::TemplateField::Nid)))
            return std::unexpected(
                base::Error{base::kBadFormat, {}, "1:1: there is no column \"handle\" or \"nid\""});
        for (const QString& name : *row) {
            if (!isKnown(name.trimmed()))
                table.findings.append(findings::makeFinding(findings::kImportCsvUnknownColumn, {}, {name}));
        }
    }
    if (const auto failure = table.content.failure())
        return std::unexpected(*failure);
    table.content.records.sort(nids);
    return table;
}

bool isRegistryCsv(QByteArrayView head)
{
    const EncodedTable encoded(head.first(std::min<qsizetype>(head.size(), 4096)));
    CsvRows rows(encoded);
    const base::Result<QStringList> names = rows.next();
    const auto known =
        names ? std::ranges::count_if(*names, [](const QString& name) { return isKnown(name.trimmed()); })
              : 0;
    return known >= 2 && known * 2 >= names->size() &&
           (names->contains(kHandleColumn) ||
            names->contains(registration::fieldKey(registration::TemplateField::Nid)));
}

} // namespace nidus::exchange
