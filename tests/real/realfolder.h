// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QStringList>

namespace nidus::test {

/// A file or folder of the material that NIDUS_REAL_DATA names (README.md says what lies where).
inline QString realPath(const QString& name)
{
    return qEnvironmentVariable("NIDUS_REAL_DATA") + u'/' + name;
}

/// Why the material is not enough for a test that reads `names`; empty when nothing is missing.
inline QString lackOf(const QStringList& names)
{
    QStringList missing;
    for (const QString& name : names) {
        const QFileInfo info(realPath(name));
        if (!info.exists() || (info.isDir() && QDir(info.filePath()).isEmpty()))
            missing.append(name);
    }
    return missing.isEmpty()
               ? QString()
               : QStringLiteral("%1 lacks %2").arg(realPath({}), missing.join(QStringLiteral(", ")));
}

/// The template files, as "iana/isbn".
inline QStringList realTemplates()
{
    QStringList names;
    for (const QString& folder : {QStringLiteral("iana/"), QStringLiteral("rfc/")}) {
        for (const QString& name :
             QDir(realPath(QStringLiteral("templates/") + folder)).entryList(QDir::Files))
            names.append(folder + name);
    }
    return names;
}

} // namespace nidus::test
