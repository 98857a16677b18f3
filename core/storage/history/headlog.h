// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/historyhead.h"

#include <QList>
#include <QString>
#include <QStringView>
#include <optional>

namespace nidus::storage {

/// The heads that were seen of one registry's history, a line each, in files that only grow up to a limit:
/// "PATH.heads" beside it, and one for all registries elsewhere, which says as well whose head it is. A file
/// that cannot be read or written is passed over: it is a witness, not part of the registry.
class HeadLog
{
public:
    /// `commonFile` may be empty. Nothing is kept for a registry in memory (empty path).
    HeadLog(const QString& registryPath, const QString& commonFile);

    /// Oldest first, those beside the registry behind the others.
    [[nodiscard]] QList<registration::HistoryHead> seen() const;
    /// Enters a head unless it is the last one seen. A registry that is read-only gets no file beside it.
    void remember(const registration::HistoryHead& head, bool isReadOnly) const;

    /// "PATH.heads".
    [[nodiscard]] QString ownFile() const { return m_path + QStringLiteral(".heads"); }

private:
    [[nodiscard]] QList<registration::HistoryHead> seenIn(const QString& file) const;
    [[nodiscard]] bool isLastIn(const QString& file, const registration::HistoryHead& head) const;
    /// Absent where the line is none, or of another registry's.
    [[nodiscard]] std::optional<registration::HistoryHead> headIn(QStringView line, bool isCommon) const;

    QString m_path; ///< of the file itself, whatever links lead to it
    QString m_commonFile;
};

} // namespace nidus::storage
