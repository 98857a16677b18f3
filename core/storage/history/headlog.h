// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/historyhead.h"

#include <QList>
#include <QString>
#include <QStringView>
#include <optional>

namespace nidus::storage {

/// The heads seen of one registry's history, one per line, in two size-limited files: "PATH.heads" next to
/// the registry, and one elsewhere for all registries, which also names the registry of each head. A file
/// that cannot be read or written, is not a regular file, or does not contain heads is ignored: it is a
/// witness, not part of the registry.
class HeadLog
{
public:
    /// `commonFile` may be empty. Nothing is kept for a registry in memory (empty path).
    HeadLog(const QString& registryPath, const QString& commonFile);

    /// Returns the heads, oldest first; those from the file next to the registry come last.
    [[nodiscard]] QList<registration::HistoryHead> seen() const;
    /// Adds a head to both files, unless it is the last one there; for who has written it.
    void rememberWritten(const registration::HistoryHead& head) const;
    /// Adds a head to the file for all registries only: readers change nothing next to a registry.
    void rememberSeen(const registration::HistoryHead& head) const;

    /// "PATH.heads".
    [[nodiscard]] QString ownFile() const { return m_path + QStringLiteral(".heads"); }

private:
    [[nodiscard]] QList<registration::HistoryHead> seenIn(const QString& file) const;
    [[nodiscard]] bool isLastIn(const QString& file, const registration::HistoryHead& head) const;
    /// Returns nothing if the line is not a head or belongs to another registry.
    [[nodiscard]] std::optional<registration::HistoryHead> headIn(QStringView line, bool isCommon) const;

    QString m_path; ///< of the file itself, with symbolic links resolved
    QString m_commonFile;
};

} // namespace nidus::storage
