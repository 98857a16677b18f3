// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <optional>

namespace nidus::simulate {

/// What a registry must not lose, as the steps made it or as its file contains it.
struct Content
{
    struct Draft
    {
        QString outcome; ///< open, registered, discarded
        QString state;
        QString text; ///< Purpose
        int saves = 0;
        bool isInformal = false;
        QString nid = {};     ///< requested, if it is a new formal namespace
        QString revises = {}; ///< or, if registered, what it became
        int basedOn = 0;

        bool operator==(const Draft&) const = default;
        [[nodiscard]] QString toText() const
        {
            return QStringLiteral("%1 %2 \"%3\" saves %4 nid %5 revises %6 based on %7")
                .arg(outcome, state, text, QString::number(saves), nid, revises, QString::number(basedOn));
        }
    };

    std::map<QString, QString> states;       ///< of registrations, by NID
    std::map<QString, QStringList> versions; ///< Purpose of each version, by NID
    std::map<qint64, Draft> drafts;
    QStringList events;                ///< number and kind, oldest first
    std::map<qint64, QString> entries; ///< hashes of the history by number
};

/// Reads a registry's file with SQLite only, so that no code of Nidus is trusted. Absent if the file is
/// missing or cannot be read.
[[nodiscard]] std::optional<Content> readContent(const QString& path);

/// Changes a registry's file as another program would. Triggers named in `suspended` are dropped meanwhile.
[[nodiscard]] bool changeOutside(const QString& path, const QString& suspended, const QString& sql);

} // namespace nidus::simulate
