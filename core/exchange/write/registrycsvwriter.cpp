// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/lineformat.h"
#include "core/exchange/formats/publication.h"
#include "core/exchange/formats/registrycolumns.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"

#include <QRegularExpression>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Appends a guarded cell: a formula gets an apostrophe in front, which the reader removes again.
void appendCell(std::string& out, const QString& text)
{
    static const QRegularExpression guarded(u"^'+[=+@\\t\\r-]"_s);
    appendCsvField(out, (guarded.match(text).hasMatch() ? u'\'' + text : text).toStdString());
}

/// "rfc:rfc8141", "uri:https://a.example/ the text", ": plain text".
QString referenceCell(const registration::Reference& reference)
{
    const QString text = reference.text.simplified();
    return reference.type + u':' + reference.data + (text.isEmpty() ? QString() : u' ' + text);
}

QString referencesCell(const QList<registration::Reference>& references)
{
    QStringList cells;
    for (const registration::Reference& reference : references)
        cells.append(referenceCell(reference));
    return cells.join(u'\n');
}

void appendRow(std::string& out, const QStringList& cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            out += ',';
        appendCell(out, cells[i]);
    }
    out += "\r\n";
}

QStringList rowOf(const Publication& publication)
{
    const registration::Registration& record = publication.record;
    QStringList cells{publication.handle,
                      registration::wordOf(publication.kind),
                      registration::wordOf(publication.state),
                      publication.version > 0 ? QString::number(publication.version) : QString(),
                      record.recordDate,
                      record.recordUpdated,
                      record.registrant,
                      record.templateLink ? referenceCell(*record.templateLink) : QString(),
                      referencesCell(record.references),
                      referencesCell(record.contact)};
    const registration::RegistrationTemplate filled = publication.content
                                                          ? publication.content->registrationTemplate
                                                          : registration::RegistrationTemplate();
    for (const PublishedField& field : fieldsOf(filled))
        cells.append(field.text);
    cells.append(publication.content ? QString::fromUtf8(writeSyntaxJson(*publication.content)) : QString());
    return cells;
}

} // namespace

QByteArray writeRegistryCsv(const registration::RegistryContent& content, const QString& head)
{
    std::string out;
    QStringList names(kRecordColumns.cbegin(), kRecordColumns.cend());
    for (const registration::TemplateField field : registration::kTemplateFields)
        names.append(registration::fieldKey(field));
    names.append(kRuleColumn);
    if (!head.isEmpty())
        names.append(kHeadColumn);
    appendRow(out, names);
    for (const Publication& publication : publicationsOf(content)) {
        QStringList cells = rowOf(publication);
        if (!head.isEmpty())
            cells.append(head);
        appendRow(out, cells);
    }
    return QByteArray::fromStdString(out);
}

} // namespace nidus::exchange
