// SPDX-License-Identifier: Apache-2.0
#include "core/storage/schema/schemacheck.h"

#include "core/base/firsterror.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/sqlite/dialect.h"

#include <QMap>
#include <QString>
#include <algorithm>
#include <mutex>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kTable{"table "};

/// "trigger NAME" and its statement.
using Schema = QMap<QString, QString>;

/// Removes what another release of SQLite may write differently: the quotes around renamed names.
QString normalized(QString sql) { return sql.remove(u'"').simplified(); }

base::Result<Schema> schemaOf(Connection& connection)
{
    Schema schema;
    const auto read = connection.each(dialect::schemaObjects(), {}, [&schema](const QueryRow& row) {
        schema.insert(row.text(0), row.flag(2) ? QString() : normalized(row.text(1)));
    });
    if (!read)
        return std::unexpected(read.error());
    return schema;
}

/// Makes the schema of a new file, with the migrations up to `number`.
base::Result<Schema> makeSchema(int number)
{
    const auto connection = Connection::open({}, OpenMode::Memory, {});
    if (!connection)
        return std::unexpected(connection.error());
    QList<Migration> migrations = schemaMigrations();
    migrations.removeIf([number](const Migration& migration) { return migration.number > number; });
    if (!migrations.isEmpty()) {
        if (const auto done = migrate(**connection, migrations); !done)
            return std::unexpected(done.error());
    }
    return schemaOf(**connection);
}

/// Returns what makeSchema() made when it was first asked for.
base::Result<Schema> expectedSchema(int number)
{
    static std::mutex mutex;
    static QMap<int, Schema> made;
    const std::scoped_lock lock(mutex);
    if (const auto known = made.constFind(number); known != made.cend())
        return *known;
    auto schema = makeSchema(number);
    if (schema)
        made.insert(number, *schema);
    return schema;
}

} // namespace

base::Result<QList<base::Error>> examineSchema(Connection& connection)
{
    const auto number = schemaVersion(connection);
    if (!number)
        return std::unexpected(number.error());
    const auto expected = expectedSchema(*number);
    const auto found = schemaOf(connection);
    if (const auto error = base::firstError(expected, found))
        return std::unexpected(*error);
    QList<base::Error> problems;
    const auto report = [&](const QString& name, const QString& what) {
        problems.append({kForeignSchema, connection.path().toStdString(), (name + what).toStdString()});
    };
    for (const auto& [name, sql] : expected->asKeyValueRange()) {
        if (!found->contains(name))
            report(name, u" is missing"_s);
        else if (found->value(name) != sql)
            report(name, u" is different"_s);
    }
    for (const QString& name : found->keys()) {
        if (!expected->contains(name))
            report(name, u" does not belong to Nidus"_s);
    }
    return problems;
}

bool concernsTables(const QList<base::Error>& schemaProblems)
{
    return std::ranges::any_of(schemaProblems, [](const base::Error& problem) {
        return problem.detail.starts_with(kTable) && !problem.detail.ends_with("to Nidus");
    });
}

} // namespace nidus::storage
