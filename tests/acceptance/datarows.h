// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>

namespace nidus::test {

/// The rows of a tab-separated file of test vectors without its comment lines; empty if there is no file.
[[nodiscard]] inline QList<QList<QByteArray>> dataRows(const QString& path)
{
    QList<QList<QByteArray>> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (!line.isEmpty() && !line.startsWith("# "))
            rows.append(line.split('\t'));
    }
    return rows;
}

/// One column of all rows, one per line.
[[nodiscard]] inline QByteArray column(const QList<QList<QByteArray>>& rows, qsizetype index)
{
    QByteArray text;
    for (const QList<QByteArray>& row : rows)
        text += row.value(index) + '\n';
    return text;
}

} // namespace nidus::test
