// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <expected>
#include <memory>
#include <set>

namespace nidus::workflow {

/// Files that go into a folder together. Until commit() they stand in a hidden folder inside it, which goes
/// with the batch, so that none is ever half written under its own name; and the disk is waited for once, not
/// for each of them.
class FileBatch
{
public:
    /// Makes the folder where it is not there. FileNotWritable.
    [[nodiscard]] static std::expected<FileBatch, base::Error> in(const QString& folder);

    /// A file of that name, in place of one added before. DiskFull, FileNotWritable (also of what is no plain
    /// name).
    [[nodiscard]] std::expected<void, base::Error> add(const QString& name, const QByteArray& bytes);
    [[nodiscard]] QStringList names() const;
    /// Those of names() that stand in the folder already.
    [[nodiscard]] QStringList existing() const;
    /// Puts all files in their places, over those that are there. A failure leaves the rest where it was.
    /// Where something other than a file of this folder has one of the names, FileNotWritable, and nothing is
    /// put.
    [[nodiscard]] std::expected<void, base::Error> commit();

private:
    explicit FileBatch(const QString& folder);

    QString m_folder;
    std::unique_ptr<QTemporaryDir> m_waiting;
    std::set<QString> m_names;
};

} // namespace nidus::workflow
