// SPDX-License-Identifier: Apache-2.0
#include "core/storage/schema/migrations.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/history/oldledger.h"
#include "core/storage/history/seals.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/sqlite/dialect.h"

#include <QDir>
#include <QFile>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLedgerSchema = 3; // 0003_ledger.sql
constexpr int kSealSchema = 5;   // 0005_seals.sql
constexpr int kHeadsSchema = 6;  // 0006_heads.sql

std::expected<void, base::Error> runStep(Connection& connection, const Migration& migration)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto current = schemaVersion(connection);
    if (!current)
        return std::unexpected(current.error());
    if (*current >= migration.number)
        return {}; // another process was faster
    if (const auto done = connection.executeScript(migration.script); !done)
        return done;
    if (migration.complete != nullptr) {
        if (const auto done = migration.complete(connection); !done)
            return done;
    }
    if (migration.finish != nullptr) {
        if (const auto done = migration.finish(connection); !done)
            return done;
    }
    if (const auto done = connection.execute(dialect::setSchemaNumber(migration.number)); !done)
        return done;
    return transaction->commit();
}

} // namespace

QList<Migration> schemaMigrations()
{
    QList<Migration> migrations;
    const QDir folder(u":/schema/sqlite"_s);
    for (const QString& name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            migrations.append({.number = name.section(u'_', 0, 0).toInt(), .script = file.readAll()});
    }
    for (Migration& migration : migrations) {
        if (migration.number == kLedgerSchema)
            migration.complete = fillLedger;
        if (migration.number == kSealSchema)
            migration.complete = sealEverything;
        if (migration.number == kHeadsSchema)
            migration.complete = recommit;
    }
    // Texts that an older program left in the search index must not look like another program's changes.
    if (!migrations.isEmpty())
        migrations.last().finish = refreshSearchIndex;
    return migrations;
}

std::expected<int, base::Error> schemaVersion(Connection& connection)
{
    const auto version = connection.number(dialect::schemaNumber());
    if (!version)
        return std::unexpected(version.error());
    return static_cast<int>(*version);
}

std::expected<void, base::Error> migrate(Connection& connection, const QList<Migration>& migrations)
{
    const auto current = schemaVersion(connection);
    if (!current)
        return std::unexpected(current.error());
    const int newest = migrations.last().number;
    if (*current > newest)
        return std::unexpected(base::Error{base::ErrorCode::NewerSchema, connection.path().toStdString(),
                                           std::to_string(*current) + " > " + std::to_string(newest)});
    for (const Migration& migration : migrations) {
        if (migration.number <= *current)
            continue;
        if (const auto done = runStep(connection, migration); !done)
            return done;
    }
    return {};
}

} // namespace nidus::storage
