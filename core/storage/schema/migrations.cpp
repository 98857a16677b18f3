// SPDX-License-Identifier: Apache-2.0
#include "core/storage/schema/migrations.h"

#include "core/base/contract.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/identity.h"
#include "core/storage/sqlite/dialect.h"

#include <QDir>
#include <QFile>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

base::Result<void> runStep(Connection& connection, const Migration& migration)
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
        if (base::ensures(file.open(QIODevice::ReadOnly), "every step of the schema can be read"))
            migrations.append({.number = name.section(u'_', 0, 0).toInt(), .script = file.readAll()});
    }
    for (qsizetype i = 1; i < migrations.size(); ++i)
        base::ensures(migrations.at(i).number == migrations.at(i - 1).number + 1,
                      "the steps of the schema are numbered without a gap");
    if (!migrations.isEmpty())
        migrations.first().complete = [](Connection& made) { return giveIdentity(made, {}); };
    return migrations;
}

base::Result<int> schemaVersion(Connection& connection)
{
    const auto version = connection.number(dialect::schemaNumber());
    if (!version)
        return std::unexpected(version.error());
    return static_cast<int>(*version);
}

base::Result<void> checkSchemaNumber(int number, const QString& path, const QList<Migration>& migrations)
{
    const int first = migrations.first().number;
    const int newest = migrations.last().number;
    if (number < first)
        return std::unexpected(base::Error{kOlderSchema, path.toStdString(),
                                           std::to_string(number) + " < " + std::to_string(first)});
    if (number > newest)
        return std::unexpected(base::Error{kNewerSchema, path.toStdString(),
                                           std::to_string(number) + " > " + std::to_string(newest)});
    return {};
}

base::Result<void> migrate(Connection& connection, const QList<Migration>& migrations)
{
    const auto current = schemaVersion(connection);
    if (!current)
        return std::unexpected(current.error());
    if (*current > 0) { // else it is being made
        if (const auto known = checkSchemaNumber(*current, connection.path(), migrations); !known)
            return known;
    }
    for (const Migration& migration : migrations) {
        if (migration.number <= *current)
            continue;
        if (const auto done = runStep(connection, migration); !done)
            return done;
    }
    return {};
}

} // namespace nidus::storage
