// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

struct sqlite3;

/// What other programs do to a file.
class OtherProgram
{
public:
    explicit OtherProgram(const QString& path);
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    ~OtherProgram();

    /// Runs several statements and returns whether all succeeded.
    [[nodiscard]] bool runs(const QString& sql) const;
    /// Returns the first column of every row.
    [[nodiscard]] QStringList lines(const QString& sql) const;

private:
    sqlite3* m_database = nullptr;
};
