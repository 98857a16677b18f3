// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/system/openfile.h"

#include <QSet>
#include <QString>
#include <QStringList>
#include <map>

namespace nidus::workflow {

/// Shows who has which draft of a registry file open. Each has a file with the person's name in the folder
/// "PATH.open" next to it, locked as long as the draft is open and the program runs. It is a courtesy, not a
/// lock on the draft: if the folder cannot be written or read, nobody is shown.
class DraftPresence
{
public:
    /// `who` has drafts of the registry at `path` open. An empty `path` is a registry in memory: nobody is
    /// shown.
    DraftPresence(const QString& path, const QString& who);
    DraftPresence(DraftPresence&&) = default;
    DraftPresence& operator=(DraftPresence&& other) noexcept;
    /// Marks all drafts as closed here.
    ~DraftPresence();

    /// Marks exactly these drafts as open here.
    void setOpen(const QSet<qint64>& drafts);
    /// The names of others who have the draft open, in order. Removes files left by programs that ended.
    [[nodiscard]] QStringList others(qint64 draft) const;

private:
    struct Sign
    {
        QString path;
        system::OpenFile file;
    };

    [[nodiscard]] Sign putUp(qint64 draft) const;

    QString m_registry; ///< empty: in memory
    QString m_who;
    std::map<qint64, Sign> m_signs; ///< ours, by draft
};

} // namespace nidus::workflow
