// SPDX-License-Identifier: Apache-2.0
#include "otherprogram.h"

#include <QFile>
#include <sqlite3.h>

OtherProgram::OtherProgram(const QString& path)
{
    if (sqlite3_open_v2(QFile::encodeName(path).constData(), &m_database,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr) != SQLITE_OK)
        qWarning("cannot open %s", qPrintable(path));
}

OtherProgram::~OtherProgram() { sqlite3_close(m_database); }

bool OtherProgram::runs(const QString& sql) const
{
    const bool isDone =
        sqlite3_exec(m_database, sql.toUtf8().constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
    if (!isDone)
        qWarning("%s", sqlite3_errmsg(m_database));
    return isDone;
}

QStringList OtherProgram::lines(const QString& sql) const
{
    QStringList lines;
    const auto add = [](void* list, int, char** values, char**) {
        static_cast<QStringList*>(list)->append(QString::fromUtf8(values[0]));
        return 0;
    };
    sqlite3_exec(m_database, sql.toUtf8().constData(), add, &lines, nullptr);
    return lines;
}
