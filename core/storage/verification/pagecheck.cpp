// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/pagecheck.h"

#include "core/storage/sqlite/dialect.h"

#include <QStringList>

namespace nidus::storage {

using namespace Qt::StringLiterals;

base::Result<void> checkPages(Connection& connection, PageCheck check)
{
    const auto complaints =
        connection.list(check == PageCheck::Quick ? dialect::quickCheck() : dialect::wholeCheck(), {},
                        [](const QueryRow& row) { return row.text(0); });
    if (!complaints)
        return std::unexpected(complaints.error());
    if (complaints->join(u'\n') == "ok"_L1)
        return {};
    return std::unexpected(base::Error{kDamagedDatabase, connection.path().toStdString(),
                                       complaints->join(u'\n').toStdString()});
}

base::Result<void> checkAllPages(Connection& connection, const std::stop_token& stop,
                                 base::ProgressSink* progress)
{
    if (progress != nullptr)
        progress->progressed({}); // SQLite reads every page before it calls back
    const StatementScope interruptible(connection, stop, progress);
    return checkPages(connection, PageCheck::Whole);
}

} // namespace nidus::storage
