// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <memory>

namespace nidus::faults {

/// Returns a folder with copies of the files of another one, which must not have subfolders.
inline std::unique_ptr<QTemporaryDir> copyOf(const QDir& from)
{
    auto copy = std::make_unique<QTemporaryDir>();
    for (const QString& name : from.entryList(QDir::Files)) {
        if (!QFile::copy(from.filePath(name), copy->filePath(name)))
            qFatal("cannot copy %s", qPrintable(name));
    }
    return copy;
}

} // namespace nidus::faults
