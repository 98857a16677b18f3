// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification.h"

namespace nidus {

using namespace Qt::StringLiterals;

std::expected<void, Error> verifyDatabase(Connection& connection)
{
    const auto damaged = [&connection](const QString& detail) {
        return std::unexpected(
            Error{ErrorCode::DamagedDatabase, connection.path().toStdString(), detail.toStdString()});
    };
    const auto complaints =
        connection.list(u"PRAGMA quick_check"_s, {}, [](const Row& row) { return row.text(0); });
    if (!complaints)
        return std::unexpected(complaints.error());
    if (complaints->join(u'\n') != "ok"_L1)
        return damaged(complaints->join(u'\n'));
    const auto orphans = connection.list(u"PRAGMA foreign_key_check"_s, {}, [](const Row& row) {
        return u"%1 row %2 points to no row of %3"_s.arg(row.text(0), row.text(1), row.text(2));
    });
    if (!orphans)
        return std::unexpected(orphans.error());
    if (!orphans->isEmpty())
        return damaged(orphans->join(u'\n'));
    return {};
}

} // namespace nidus
