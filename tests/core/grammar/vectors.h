// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <string>

namespace vectors {

/// Returns the folder of the conformance vectors (tests/data/README.md).
inline QString folder() { return QStringLiteral(NIDUS_TEST_DATA "/abnf/"); }

/// How many rows each table has: missing rows would otherwise go unnoticed.
inline constexpr qsizetype kGoodRows = 21;
inline constexpr qsizetype kBadRows = 34;
inline constexpr qsizetype kMatchRows = 425;
inline constexpr qsizetype kExpectRows = 13;
inline constexpr qsizetype kRelateRows = 9;

inline std::string fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}
inline std::string grammarText(const std::string& name)
{
    return fileText(folder() + QStringLiteral("grammars/") + QString::fromStdString(name));
}

/// Undoes \\ \t \n \r \xHH.
inline std::string unescaped(const std::string& field)
{
    std::string text;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (field[i] != '\\' || i + 1 == field.size()) {
            text += field[i];
            continue;
        }
        const char c = field[++i];
        if (c == 'x') {
            text += static_cast<char>(std::stoi(field.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            text += c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
        }
    }
    return text;
}

/// Returns the rows of a table of tab-separated, escaped fields; lines that begin with # are comments.
inline QList<QList<std::string>> rows(const QString& fileName)
{
    QList<QList<std::string>> table;
    const QByteArray content = QByteArray::fromStdString(fileText(folder() + fileName));
    for (const QByteArray& line : content.split('\n')) {
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        QList<std::string> fields;
        for (const QByteArray& field : line.split('\t'))
            fields.append(unescaped(field.toStdString()));
        table.append(fields);
    }
    return table;
}

} // namespace vectors
