// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/importfile.h"

#include <QFile>
#include <QString>
#include <QStringList>

namespace nidus::exchange {

using namespace Qt::StringLiterals;
using registration::TemplateField;

inline QString plainTemplate()
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/templates/crag"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

inline ImportedTemplate readTemplate(const QString& text)
{
    const auto file = readImportFile(text.toUtf8());
    return file && file->content.index() == 0 ? get<ImportedTemplate>(file->content) : ImportedTemplate();
}

/// The fields of the template: %1 is the heading, %2 the text with `lineEnd` between its lines, %3 a number,
/// %4 and %5 a letter.
inline QString rows(const QString& form, const QString& lineEnd, bool isHtml)
{
    const registration::RegistrationTemplate plain = readTemplate(plainTemplate()).registrationTemplate;
    QString text;
    for (const TemplateField field : registration::kTemplateFields) {
        QString value = isHtml ? plain.text(field).toHtmlEscaped() : plain.text(field);
        value.replace(u'\n', lineEnd);
        const int index = int(field);
        QString row = form;
        row.replace("%1"_L1, registration::fieldHeading(field)).replace("%3"_L1, QString::number(index + 1));
        row.replace("%4"_L1, QString(QChar(u'A' + index))).replace("%5"_L1, QString(QChar(u'a' + index)));
        text += row.replace("%2"_L1, value);
    }
    return text;
}

/// The words of a text: layout differs between formats.
inline QStringList words(const QString& text) { return text.simplified().split(u' ', Qt::SkipEmptyParts); }

} // namespace nidus::exchange
