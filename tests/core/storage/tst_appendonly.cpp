// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/registryfile.h"
#include "core/storage/operations/contents.h"
#include "examplecontent.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestAppendOnly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rejectsChanges_data();
    void rejectsChanges();
    void deletesADraftsContent();
};

void TestAppendOnly::rejectsChanges_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* name, const QString& sql) { QTest::newRow(name) << sql; };
    const QString held = u"(SELECT min(content_id) FROM version)"_s;
    row("deleting a registration", u"DELETE FROM registration WHERE nid = 'bare'"_s);
    row("renaming a registration", u"UPDATE registration SET nid = 'other' WHERE nid = 'bare'"_s);
    row("changing a registration's kind", u"UPDATE registration SET kind = 'informal' WHERE nid = 'bare'"_s);
    row("replacing a registration",
        u"INSERT OR REPLACE INTO registration (id, nid, kind, state, registrant, "
        "record_date, record_updated) VALUES (1, 'x', 'formal', 'registered', '', '', '')"_s);
    row("deleting a version", u"DELETE FROM version WHERE number = 2"_s);
    row("changing a version", u"UPDATE version SET note = 'x' WHERE number = 1"_s);
    row("replacing a version",
        u"INSERT OR REPLACE INTO version (id, registration_id, number, content_id, author, note) "
        "SELECT id, registration_id, number, content_id, 'forger', note FROM version"_s);
    row("deleting an event", u"DELETE FROM event"_s);
    row("changing an event", u"UPDATE event SET who = 'forger'"_s);
    row("deleting a draft", u"DELETE FROM draft"_s);
    row("changing content", u"UPDATE content SET purpose = 'x'"_s);
    row("deleting a version's content", u"DELETE FROM content WHERE id = "_s + held);
    row("changing a sample", u"UPDATE sample SET urn = 'x'"_s);
    row("deleting a version's sample", u"DELETE FROM sample WHERE content_id = "_s + held);
    row("adding a sample to a version",
        u"INSERT INTO sample (content_id, position, urn, expected, note, source) "
        "SELECT min(content_id), 99, 'x', 'valid', '', '' FROM version"_s);
    row("changing a rule", u"UPDATE syntax_rule SET text = 'x'"_s);
    row("deleting a version's rule", u"DELETE FROM syntax_rule WHERE content_id = "_s + held);
    row("a registration without NID",
        u"INSERT INTO registration (nid, kind, state, registrant, record_date, record_updated) "
        "VALUES ('', 'formal', 'registered', '', '', '')"_s);
    row("a NID in another letter case",
        u"INSERT INTO registration (nid, kind, state, registrant, record_date, record_updated) "
        "VALUES ('BARE', 'formal', 'registered', '', '', '')"_s);
    row("a version of nothing", u"INSERT INTO version (registration_id, number, content_id, author, note) "
                                "VALUES (99, 1, 99, '', '')"_s);
    row("text where a number belongs", u"UPDATE draft SET saves = 'many'"_s);
    row("writing to the index directly", u"DELETE FROM registration_text_data"_s);
    row("editing the schema", u"UPDATE sqlite_schema SET sql = ''"_s);
}

void TestAppendOnly::rejectsChanges()
{
    QFETCH(QString, sql);
    const auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    const auto done = (*connection)->execute(sql);
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().code, storage::kDatabaseFailure);
    QCOMPARE(Contents(**connection).all(), exampleContent());
}

void TestAppendOnly::deletesADraftsContent()
{
    const auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    const QString draftsOnly =
        u"SELECT count(*) FROM content WHERE id NOT IN (SELECT content_id FROM version)"_s;
    QCOMPARE((*connection)->number(draftsOnly), 2);
    QCOMPARE((*connection)->number(u"SELECT count(*) FROM content"_s), 4);
}

NIDUS_TEST(tst_appendonly, TestAppendOnly)
#include "tst_appendonly.moc"
