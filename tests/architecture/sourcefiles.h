// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

namespace nidus::test {

using namespace Qt::StringLiterals;

/// Returns the C++ files in some folders (by default, those of the product), relative to the source folder,
/// sorted.
inline QStringList sourceFiles(const QStringList& folders = {u"app"_s, u"core"_s, u"ui"_s})
{
    QStringList files;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    for (const QString& top : folders) {
        QDirIterator it(root.filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files.append(root.relativeFilePath(it.next()));
    }
    files.sort();
    return files;
}

/// Returns the content of a file, by its path in the source folder or an absolute one; empty if there is
/// none.
inline QString textOf(const QString& path)
{
    QFile file(QDir(QStringLiteral(NIDUS_SOURCE_DIR)).absoluteFilePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace nidus::test
