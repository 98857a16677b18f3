// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/acceptance/clibinary.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QString>

namespace nidus::test {

/// What "nidus-cli import --format=json" reports about its first file.
inline QJsonObject importedRecord(const BinaryResult& result)
{
    return QJsonDocument::fromJson(result.out).array()[0][QStringLiteral("records")][0].toObject();
}

/// The texts of a record's fields by key.
inline QMap<QString, QString> fieldTexts(const QJsonObject& record)
{
    QMap<QString, QString> texts;
    const QJsonObject fields = record[QStringLiteral("fields")].toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        const QString text = it.value()[QStringLiteral("text")].toString();
        if (!text.isEmpty())
            texts.insert(it.key(), text);
    }
    return texts;
}

/// Whether the template in a file says which namespace it is about, so that an import makes a draft of it.
inline bool namesAnNid(const QString& path)
{
    const CliBinary cli;
    const QJsonObject record = importedRecord(cli.run(
        {QStringLiteral("import"), QStringLiteral("--dry-run"), QStringLiteral("--format=json"), path}));
    return record[QStringLiteral("action")].toString() != QStringLiteral("conflict");
}

/// Imports a template, exports the draft as text, and imports that; returns what differs, or nothing.
inline QString changedByItsOwnText(const QString& path)
{
    const CliBinary cli;
    const BinaryResult first = cli.run({QStringLiteral("import"), QStringLiteral("--format=json"), path});
    if (first.status != 0)
        return QString::fromUtf8(first.err + first.out);
    const QString handle =
        QJsonDocument::fromJson(first.out).array()[0][QStringLiteral("made")][0].toString();
    const BinaryResult text = cli.run({QStringLiteral("export"), QStringLiteral("--format=text"), handle});
    if (text.status != 0)
        return QString::fromUtf8(text.err);
    const QJsonObject again = importedRecord(cli.run(
        {QStringLiteral("import"), QStringLiteral("--dry-run"), QStringLiteral("--format=json")}, text.out));
    const QMap<QString, QString> texts = fieldTexts(again);
    if (texts.isEmpty() || texts != fieldTexts(importedRecord(first)))
        return QStringLiteral("other fields");
    return again[QStringLiteral("action")].toString() == QStringLiteral("same")
               ? QString()
               : QStringLiteral("not the same");
}

} // namespace nidus::test
