// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/write/exportformat.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <expected>

namespace nidus::workflow {

/// A registry's content, to be exported whole or in parts.
class ExportContent
{
public:
    explicit ExportContent(registration::RegistryContent all);

    [[nodiscard]] const registration::RegistryContent& all() const { return m_all; }
    /// The handles of all registrations, then of all drafts.
    [[nodiscard]] QStringList handles() const;
    /// The named registrations and drafts in the registry's order, each once, with the people they refer to.
    /// A handle is a NID in any letter case, "NID@VERSION" (the history up to that version), or "draft:ID".
    /// NotFound names the first that is not there.
    [[nodiscard]] std::expected<registration::RegistryContent, base::Error> pick(const QStringList& handles) const;

private:
    registration::RegistryContent m_all;
    QHash<QString, qsizetype> m_records; ///< by NID in lower case
    QHash<QString, qsizetype> m_drafts;  ///< by handle
};

/// The name of the file that holds one registration or draft in a format, or the whole registry (no handle):
/// the same every time, another one for each handle, and only a-z, 0-9, hyphen, "_" and the suffix, so that
/// it is a plain name on every system. A person who meets the file of a draft later wants its `nid` in it.
[[nodiscard]] QString exportFileName(const QString& handle, exchange::ExportFormat format, const QString& nid = {});

/// The file from which the text of a handle was imported: of a NID, its newest version. NotFound; NoOriginal
/// where that was written here.
[[nodiscard]] std::expected<QByteArray, base::Error> originalOf(const ExportContent& content,
                                                          const QString& handle);
/// The name of the file that holds it, as exportFileName(); no export has it.
[[nodiscard]] QString originalFileName(const QString& handle, QByteArrayView original);

} // namespace nidus::workflow
