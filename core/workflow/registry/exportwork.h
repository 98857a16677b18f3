// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/write/exportformat.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace nidus::workflow {

/// Nothing to export: the text was not imported from a file.
inline constexpr base::ErrorCode kNoOriginal{"no-original"};

/// A registry's content, for exporting all or parts of it.
class ExportContent
{
public:
    explicit ExportContent(registration::RegistryContent all);

    [[nodiscard]] const registration::RegistryContent& all() const { return m_all; }
    /// The handles of all registrations, then of all drafts.
    [[nodiscard]] QStringList handles() const;
    /// The named registrations and drafts in the registry's order, each once, with the people they refer to.
    /// A handle is a NID in any letter case, "NID@VERSION" (the history up to that version), or "draft:ID".
    /// NotFound names the first that does not exist.
    [[nodiscard]] base::Result<registration::RegistryContent> pick(const QStringList& handles) const;

private:
    registration::RegistryContent m_all;
    QHash<QString, qsizetype> m_records; ///< by NID in lower case
    QHash<QString, qsizetype> m_drafts;  ///< by handle
};

/// The file name for one registration or draft in a format, or for the whole registry (no handle): always the
/// same, different for each handle, and only a-z, 0-9, hyphen, "_", and the suffix, so that it is a plain
/// name on every system. The name of a draft's file contains `nid`, so that
/// people recognize it, and its number as the window shows it; 0 = its id, which no other draft has.
[[nodiscard]] QString exportFileName(const QString& handle, exchange::ExportFormat format,
                                     const QString& nid = {}, int draftNumber = 0);

/// The file from which the text of a handle was imported; for a NID, that of its latest version. NotFound;
/// NoOriginal if the text was written here.
[[nodiscard]] base::Result<QByteArray> originalOf(const ExportContent& content, const QString& handle);
/// The file name for an original, as exportFileName(); no export has the same name.
[[nodiscard]] QString originalFileName(const QString& handle, QByteArrayView original);

} // namespace nidus::workflow
