// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace nidus::test {

/// A complete registration template, ready to be registered.
inline QByteArray templateText(const QByteArray& nid, const QByteArray& version = "1",
                               const QByteArray& purpose = "Names the crates of a warehouse.")
{
    return "Namespace Identifier: " + nid +
           "\n\n"
           "Version: " +
           version +
           "\n\n"
           "Date: 2024-05-17\n\n"
           "Registrant:\n"
           "Organization: Warehouse Society\n"
           "Contact: Naming Office\n"
           "Email: naming@warehouse.example\n\n"
           "Purpose:\n" +
           purpose +
           "\n\n"
           "Syntax:\n"
           "The NSS is a crate number.\n\n"
           "    crate = 1*DIGIT\n\n"
           "Assignment:\n"
           "The office numbers the crates one after the other.\n\n"
           "Security and Privacy:\n"
           "Crate numbers tell nothing about what is in a crate.\n\n"
           "Interoperability:\n"
           "No other namespace names crates.\n\n"
           "Resolution:\n"
           "There is no resolution service.\n\n"
           "Documentation:\n"
           "None.\n\n"
           "Additional Information:\n"
           "None.\n\n"
           "Revision Information:\n"
           "Version " +
           version + " of this registration.\n";
}

/// Writes a file into `folder` and returns its path.
inline QString writtenFile(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write test data");
    return path;
}

} // namespace nidus::test
