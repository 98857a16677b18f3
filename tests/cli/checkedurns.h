// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace nidus::test {

/// One line of each kind: valid, blank, invalid, unregistered, never registrable.
inline constexpr auto kInput = "urn:isbn:0451450523\n"
                               "\n"
                               "urn:isbn:04514 50523\n"
                               "urn:nosuchname:1\n"
                               "urn:x-foo:1\n";

inline QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write test data");
    return path;
}

} // namespace nidus::test
