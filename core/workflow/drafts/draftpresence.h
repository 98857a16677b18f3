// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/system/openfile.h"

#include <QSet>
#include <QString>
#include <QStringList>
#include <map>

namespace nidus::workflow {

/// Who has which draft of a registry file open: for each a file with the person's name in the folder
/// "PATH.open" beside it, locked as long as the draft is open and the program lives. It is a courtesy, not a
/// lock on the draft: where the folder cannot be written or read, nobody is there.
class DraftPresence
{
public:
    /// `who` has drafts of the registry at `path` open; empty for one in memory, of which nothing is said.
    DraftPresence(const QString& path, const QString& who);
    DraftPresence(DraftPresence&&) = default;
    DraftPresence& operator=(DraftPresence&& other) noexcept;
    /// Nothing is open here any more.
    ~DraftPresence();

    /// These drafts are open here now, and no others.
    void setOpen(const QSet<qint64>& drafts);
    /// The names of who else has the draft open, in order; what a program that is gone left is removed.
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
