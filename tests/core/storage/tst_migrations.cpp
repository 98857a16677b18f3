// SPDX-License-Identifier: Apache-2.0
#include "core/storage/migrations.h"

#include "core/storage/contentio.h"
#include "core/storage/registry.h"
#include "examplecontent.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;

namespace {

/// The schema of today and a step that a later release might add.
QList<Migration> withAnotherStep(const QByteArray& script)
{
    QList<Migration> migrations = schemaMigrations();
    migrations.append({int(migrations.size()) + 1, script});
    return migrations;
}

int newest()
{
    return schemaMigrations().last().number;
}

QString backupName()
{
    return u"a.nidus.bak-schema%1"_s.arg(newest());
}

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void areNumberedWithoutGaps();
    void leaveACurrentFileAlone();
    void keepACopyOfAnOlderFile();
    void failWhole();
    void refuseANewerFile();
    void giveRulesOfTheFirstSchemaNoWords();

private:
    [[nodiscard]] std::unique_ptr<Connection> connect() const
    {
        return Connection::open(m_path, OpenMode::ReadWrite, {}).value();
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
        QCOMPARE(migrations[i].number, i + 1);
        QVERIFY(!migrations[i].script.isEmpty());
    }
}

void TestMigrations::leaveACurrentFileAlone()
{
    const auto connection = connect();
    const auto before = connection->number(u"PRAGMA schema_version"_s);
    QVERIFY(migrate(*connection, schemaMigrations()).has_value());
    QCOMPARE(connection->number(u"PRAGMA schema_version"_s), before);
    QCOMPARE(backups(), QStringList());
}

void TestMigrations::keepACopyOfAnOlderFile()
{
    const auto connection = connect();
    QVERIFY(migrate(*connection, withAnotherStep("CREATE TABLE later (x TEXT) STRICT;"
                                                 "CREATE TRIGGER t BEFORE DELETE ON later "
                                                 "BEGIN SELECT raise(ABORT, 'no'); SELECT 1; END;"))
                .has_value());
    QCOMPARE(schemaVersion(*connection), int(schemaMigrations().size()) + 1);
    QCOMPARE(connection->number(u"SELECT count(*) FROM later"_s), 0);
    QCOMPARE(selectAll(*connection), exampleContent());

    QCOMPARE(backups(), QStringList{backupName()});
    const auto copy = Registry::open(m_folder->filePath(backups().first()));
    QVERIFY(copy.has_value());
    QCOMPARE(copy->content(), exampleContent());
    QCOMPARE(copy->info()->schemaVersion, newest());
}

void TestMigrations::failWhole()
{
    const QList<Migration> broken = withAnotherStep("CREATE TABLE later (x TEXT) STRICT; nonsense;");
    const auto connection = connect();
    for (int attempt = 1; attempt <= 2; ++attempt) {
        const auto done = migrate(*connection, broken);
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, ErrorCode::DatabaseFailure);
        QCOMPARE(schemaVersion(*connection), newest());
        QCOMPARE(connection->number(u"SELECT count(*) FROM sqlite_schema WHERE name = 'later'"_s), 0);
        QCOMPARE(selectAll(*connection), exampleContent());
    }
    // The second copy does not replace the first.
    QCOMPARE(backups(), (QStringList{backupName(), backupName() + "-2"_L1}));
}

void TestMigrations::refuseANewerFile()
{
    const auto connection = connect();
    QVERIFY(migrate(*connection, withAnotherStep("CREATE TABLE later (x TEXT) STRICT;")).has_value());
    const auto done = migrate(*connection, schemaMigrations());
    QVERIFY(!done.has_value());
    QCOMPARE(done.error(), (Error{ErrorCode::NewerSchema, m_path.toStdString(),
                                  std::to_string(newest() + 1) + " > " + std::to_string(newest())}));
}

void TestMigrations::giveRulesOfTheFirstSchemaNoWords()
{
    {
        // The file as the first step leaves it.
        const auto connection = connect();
        for (const QString& column :
             {u"describes_components"_s, u"equivalence"_s, u"encoding"_s, u"check_digit"_s})
            QVERIFY(connection->execute(u"ALTER TABLE syntax_rule DROP COLUMN "_s + column).has_value());
        QVERIFY(connection->execute(u"ALTER TABLE sample DROP COLUMN accepted_because"_s).has_value());
        QVERIFY(connection->execute(u"PRAGMA user_version = 1"_s).has_value());
    }
    RegistryContent expected = exampleContent();
    const auto forget = [](VersionContent& content) {
        if (content.rule)
            content.rule = SyntaxRule{content.rule->notation, content.rule->scope, content.rule->start,
                                      content.rule->text};
        for (Sample& sample : content.samples)
            sample.acceptedBecause.clear();
    };
    for (RegistrationRecord& record : expected.records) {
        for (Version& version : record.versions)
            forget(version.content);
    }
    for (DraftRecord& record : expected.drafts)
        forget(record.draft.content);
    const auto registry = Registry::open(m_path);
    QVERIFY(registry.has_value());
    QCOMPARE(registry->content(), expected);
    QVERIFY(exampleContent() != expected);
    QCOMPARE(backups(), QStringList{u"a.nidus.bak-schema1"_s});
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
