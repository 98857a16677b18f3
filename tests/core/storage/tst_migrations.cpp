// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/backup.h"
#include "core/storage/schema/migrations.h"

#include "core/storage/operations/contents.h"
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

int newest() { return schemaMigrations().last().number; }

/// Returns the current schema and a step that a later release might add.
QList<Migration> withAnotherStep(const QByteArray& script)
{
    QList<Migration> migrations = schemaMigrations();
    migrations.append({.number = newest() + 1, .script = script});
    return migrations;
}

QString backupName() { return u"a.nidus.bak-schema%1"_s.arg(newest()); }

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void areNumberedWithoutGaps();
    void doNotChangeACurrentFile();
    void keepACopyOfAnOlderFile();
    void updateABuildFromBeforeTheFirstRelease();
    void openTheFirstRelease();
    void rejectAnOlderFile();
    void failCompletely();
    void rejectANewerFile();

private:
    [[nodiscard]] std::unique_ptr<Connection> connect() const
    {
        return Connection::open(m_path, OpenMode::ReadWrite, {}).value();
    }
    /// Copies a released registry, and returns its path; empty if that fails.
    [[nodiscard]] QString copyOf(const QString& released) const
    {
        const QString copy = m_folder->filePath(released);
        const bool isDone = QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/") + released, copy) &&
                            QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        return isDone ? copy : QString();
    }
    [[nodiscard]] QStringList backups() const
    {
        return QDir(m_folder->path()).entryList({u"*.bak-*"_s}, QDir::Files, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestMigrations::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.nidus"_s);
    QVERIFY(Registry::create(m_path, exampleContent()).has_value());
}

void TestMigrations::areNumberedWithoutGaps()
{
    const QList<Migration> migrations = schemaMigrations();
    QVERIFY(!migrations.isEmpty());
    for (qsizetype i = 0; i < migrations.size(); ++i) {
        QCOMPARE(migrations[i].number, 10 + i);
        QVERIFY(!migrations[i].script.isEmpty());
    }
}

void TestMigrations::doNotChangeACurrentFile()
{
    const auto connection = connect();
    const auto before = connection->number(u"PRAGMA schema_version"_s);
    QVERIFY(copyThenMigrate(*connection, schemaMigrations()).has_value());
    QCOMPARE(connection->number(u"PRAGMA schema_version"_s), before);
    QCOMPARE(backups(), QStringList());
}

void TestMigrations::keepACopyOfAnOlderFile()
{
    const auto connection = connect();
    QVERIFY(copyThenMigrate(*connection, withAnotherStep("CREATE TABLE later (x TEXT) STRICT;"
                                                         "CREATE TRIGGER t BEFORE DELETE ON later "
                                                         "BEGIN SELECT raise(ABORT, 'no'); SELECT 1; END;"))
                .has_value());
    QCOMPARE(schemaVersion(*connection), newest() + 1);
    QCOMPARE(connection->number(u"SELECT count(*) FROM later"_s), 0);
    QCOMPARE(Contents(*connection).all(), exampleContent());

    QCOMPARE(backups(), QStringList{backupName()});
    const auto copy = Registry::open(m_folder->filePath(backups().first()));
    QVERIFY(copy.has_value());
    QCOMPARE(copy->contents().all(), exampleContent());
    QCOMPARE(copy->contents().info()->schemaVersion, newest());
}

/// A registry written by 0.1.0 opens, is intact, and can be changed and migrated.
void TestMigrations::updateABuildFromBeforeTheFirstRelease()
{
    const QString old = copyOf(u"registry-0.1.0.nidus"_s);
    {
        auto registry = Registry::open(old);
        QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
        QCOMPARE(registry->contents().info()->schemaVersion, newest());
        QCOMPARE(registry->history().examine(), QList<Error>());
        QCOMPARE(registry->registrations().record(u"harbour"_s)->versions.size(), 2);
        QCOMPARE(registry->registrations().record(u"harbour"_s)->comments.size(), 3);
        QCOMPARE(registry->activity().list({}).value().size(), 23);
        QCOMPARE(registry->drafts().record(6)->draft.owner, u"Ada Brandt"_s); // by the history
        QVERIFY(registry->drafts().assign(6, {.assignee = u"Bo Castellan"_s}, {}));
        QVERIFY(registry->settings().setApproval(ApprovalRule::SecondPerson, {}));
        QVERIFY(registry->activity().enter(u"harbour"_s, EventKind::Reviewed, {}).has_value());
        QCOMPARE(registry->history().examine(), QList<Error>());
    }
    const auto connection = Connection::open(old, OpenMode::ReadWrite, {});
    QVERIFY(!(*connection)->execute(u"DELETE FROM event"_s).has_value());
    QVERIFY(!(*connection)->execute(u"UPDATE event SET who = 'forger'"_s).has_value());
    QVERIFY(
        copyThenMigrate(**connection, withAnotherStep("CREATE TABLE later (x TEXT) STRICT;")).has_value());
    QCOMPARE(schemaVersion(**connection), newest() + 1);
}

/// A registry written by 1.0.0 opens, is intact, has what was entered, and can be changed.
void TestMigrations::openTheFirstRelease()
{
    auto registry = Registry::open(copyOf(u"registry-1.0.0.nidus"_s));
    QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
    QCOMPARE(registry->contents().info()->schemaVersion, newest());
    QCOMPARE(registry->history().examine(), QList<Error>());
    QCOMPARE(registry->settings().approval().value(), ApprovalRule::SecondPerson);
    QCOMPARE(registry->drafts().record(2)->comments.size(), 4);
    QCOMPARE(registry->drafts().record(2)->draft.assignee, u"Cato Demir"_s);
    const StoredSubregistry sheets = registry->subregistries().read(u"nidus-demo"_s, u"sheets"_s).value();
    subregistry::Subregistry list(sheets.definition);
    for (const subregistry::ListChange& change : sheets.changes)
        list.apply(change);
    QStringList values;
    for (const subregistry::Entry& entry : list.rows())
        values.append(list.textOf(entry.block) + u' ' + entry.holder);
    const QStringList wanted{u"1 Quiet Press"_s, u"7 Paper Mill"_s, u"30 "_s, u"1000-1019 Paper Mill"_s,
                             u"1020-1049 Second Mill"_s};
    QCOMPARE(values, wanted);
    QCOMPARE(sheets.definition.policy, u"First Come First Served"_s);
    QVERIFY(
        registry->subregistries().create({.nid = u"nidus-demo"_s, .name = u"more"_s}, {}, QDate(2030, 1, 1)));
    QCOMPARE(registry->history().examine(), QList<Error>());
}

void TestMigrations::rejectAnOlderFile()
{
    const auto connection = connect();
    QVERIFY(connection->execute(u"PRAGMA user_version = 9"_s).has_value());
    const auto done = copyThenMigrate(*connection, schemaMigrations());
    QCOMPARE(done.error(), (Error{storage::kOlderSchema, m_path.toStdString(), "9 < 10"}));
    QCOMPARE(Registry::open(m_path).error(), done.error());
    QCOMPARE(backups(), QStringList());
}

void TestMigrations::failCompletely()
{
    const QList<Migration> broken = withAnotherStep("CREATE TABLE later (x TEXT) STRICT; nonsense;");
    const auto connection = connect();
    for (int attempt = 1; attempt <= 2; ++attempt) {
        const auto done = copyThenMigrate(*connection, broken);
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, storage::kDatabaseFailure);
        QCOMPARE(schemaVersion(*connection), newest());
        QCOMPARE(connection->number(u"SELECT count(*) FROM sqlite_schema WHERE name = 'later'"_s), 0);
        QCOMPARE(Contents(*connection).all(), exampleContent());
    }
    // The second copy does not replace the first.
    QCOMPARE(backups(), (QStringList{backupName(), backupName() + "-2"_L1}));
}

void TestMigrations::rejectANewerFile()
{
    const auto connection = connect();
    QVERIFY(copyThenMigrate(*connection, withAnotherStep("CREATE TABLE later (x TEXT) STRICT;")).has_value());
    const auto done = copyThenMigrate(*connection, schemaMigrations());
    QVERIFY(!done.has_value());
    QCOMPARE(done.error(), (Error{storage::kNewerSchema, m_path.toStdString(),
                                  std::to_string(newest() + 1) + " > " + std::to_string(newest())}));
}

NIDUS_TEST(tst_migrations, TestMigrations)
#include "tst_migrations.moc"
