// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>
#include <expected>

namespace nidus {

/// A file beside the one it is to become, under a name of its own; removed with all that SQLite lays beside
/// it.
class TemporaryDatabase
{
public:
    /// Makes nothing yet.
    explicit TemporaryDatabase(const QString& target);
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;
    ~TemporaryDatabase();

    [[nodiscard]] QString path() const { return m_path; }
    /// The empty file. DiskFull, FileNotWritable.
    [[nodiscard]] std::expected<void, Error> make() const;
    /// Gives the file, written out to the disk, the target's name; FileExists when that is taken.
    [[nodiscard]] std::expected<void, Error> publish() const;

private:
    QString m_target;
    QString m_path;
};

} // namespace nidus
