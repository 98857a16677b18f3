// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>
#include <QStringList>

namespace nidus::test {

/// A file or folder of the material in NIDUS_REAL_DATA (see README.md).
inline QString realPath(const QString& name) { return qEnvironmentVariable("NIDUS_REAL_DATA") + u'/' + name; }

/// Returns why the material is not sufficient for a test that reads `names`; empty if nothing is missing.
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

/// Returns the template files, such as "iana/isbn".
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
