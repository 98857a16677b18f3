// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/importfile.h"
#include "core/exchange/write/exportformat.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>

namespace nidus::test {

using FieldTexts = QMap<registration::TemplateField, QString>;

inline FieldTexts textsOf(const registration::RegistrationTemplate& filled)
{
    FieldTexts texts;
    for (const registration::TemplateField field : registration::kTemplateFields)
        texts.insert(field, filled.text(field));
    return texts;
}

inline FieldTexts textsInFile(const QByteArray& bytes)
{
    const auto file = exchange::readImportFile(bytes);
    if (!file)
        return {};
    if (const auto* read = std::get_if<exchange::ImportedTemplate>(&file->content))
        return textsOf(read->registrationTemplate);
    return textsOf(std::get<exchange::ImportedRecords>(file->content)
                       .all()
                       .value()
                       .records.constFirst()
                       .versions.constFirst()
                       .content.registrationTemplate);
}

inline FieldTexts textsInHtml(const QByteArray& bytes)
{
    static const QRegularExpression section(
        QStringLiteral("<section id=\"[^\"]*\" data-field=\"([a-z]+)\">(.*?)</section>"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tags(QStringLiteral("<h2>.*?</h2>|<pre>\\n|<[^>]*>"));
    FieldTexts texts;
    for (const QRegularExpressionMatch& match : section.globalMatch(QString::fromUtf8(bytes))) {
        QString text = match.captured(2).remove(tags);
        text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
            .replace(QStringLiteral("&quot;"), QStringLiteral("\""));
        texts.insert(*registration::fieldFromKey(match.captured(1)),
                     text.replace(QStringLiteral("&amp;"), QStringLiteral("&")));
    }
    return texts;
}

inline FieldTexts textsInJsonLd(const QByteArray& bytes)
{
    FieldTexts texts;
    const QJsonObject term =
        QJsonDocument::fromJson(bytes)[QStringLiteral("hasDefinedTerm")].toArray().first().toObject();
    for (const registration::TemplateField field : registration::kTemplateFields)
        texts.insert(field, term[registration::fieldKey(field)].toString());
    return texts;
}

/// How to read the fields of a template back from an export.
struct FieldReader
{
    FieldTexts (*read)(const QByteArray& document) = nullptr; ///< null: not all fields are in it
    bool isExact = true;                                      ///< otherwise it wraps prose again
};

[[nodiscard]] inline FieldReader fieldReader(exchange::ExportFormat format)
{
    using enum exchange::ExportFormat;
    switch (format) { // every format
    case Html: return {textsInHtml, false};
    case Xml2rfc: return {textsInFile, false};
    case JsonLd: return {textsInJsonLd};
    case Text:
    case Xml:
    case Markdown:
    case Kramdown:
    case Json:
    case Csv:
    case Mail: return {textsInFile};
    case IanaXml:
    case IanaRecord:
    case Pdf: break;
    }
    return {};
}

} // namespace nidus::test
