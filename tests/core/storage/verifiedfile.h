// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/verification/verification.h"

#include <QList>
#include <QStringList>
#include <limits>

namespace nidus::test {

[[nodiscard]] inline QStringList textsOf(const QList<base::Error>& problems)
{
    QStringList texts;
    for (const base::Error& problem : problems)
        texts.append(QString::fromStdString(problem.subject + ": " + problem.detail));
    return texts;
}

inline constexpr qint64 kNeverAside = std::numeric_limits<qint64>::max();

/// Returns the problems that verifyDatabase() finds, or its error.
[[nodiscard]] inline QStringList verified(const QString& path, qint64 asideFrom)
{
    const auto connection = storage::Connection::open(path, storage::OpenMode::ReadWrite, {});
    if (!connection)
        return {QStringLiteral("cannot be opened")};
    const auto problems = storage::verifyDatabase(**connection, {}, nullptr, asideFrom);
    return problems ? textsOf(*problems)
                    : QStringList{QStringLiteral("error ") + textsOf({problems.error()}).first()};
}

} // namespace nidus::test
