// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/pagecheck.h"

#include "core/storage/sqlite/dialect.h"

#include <QStringList>

namespace nidus::storage {

using namespace Qt::StringLiterals;

base::Result<void> checkPages(Connection& connection, PageCheck check)
{
    auto complaints =
        connection.list(check == PageCheck::Quick ? dialect::quickCheck() : dialect::wholeCheck(), {},
                        [](const QueryRow& row) { return row.text(0); });
    if (!complaints)
        return std::unexpected(complaints.error());
    // Since 3.44, SQLite reports what a search index has wrong as damage of the file. It can be built again,
    // and examineSearchIndex() finds it with every version.
    complaints->removeIf([](const QString& complaint) {
        return complaint == "ok"_L1 || complaint.contains("inverted index for FTS5 table"_L1);
    });
    if (complaints->isEmpty())
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
