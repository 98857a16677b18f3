// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/testprogram.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace nidus::test {

inline bool writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// The result of a validator for a document.
struct Validation
{
    int status = 0; ///< 0 = fine, -1 = it could not be run
    QByteArray output;
};

/// Runs `command` in `folder` with the document's path appended; `document` is its name there.
inline Validation validate(const QByteArrayList& command, const QTemporaryDir& folder,
                           const QString& document)
{
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList arguments;
    for (const QByteArray& word : command.sliced(1))
        arguments.append(QString::fromUtf8(word));
    process.start(QString::fromUtf8(command.first()), arguments << folder.filePath(document));
    if (!process.waitForFinished(nidus::test::kProgressDelay) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAll()};
}

} // namespace nidus::test
