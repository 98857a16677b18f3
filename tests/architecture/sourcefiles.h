// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QString>
#include <QStringList>

namespace nidus::test {

using namespace Qt::StringLiterals;

/// Returns the C++ files of the product, relative to the source folder, sorted.
inline QStringList sourceFiles()
{
    QStringList files;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    for (const QString& top : {u"app"_s, u"core"_s, u"ui"_s}) {
        QDirIterator it(root.filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files.append(root.relativeFilePath(it.next()));
    }
    files.sort();
    return files;
}

} // namespace nidus::test
