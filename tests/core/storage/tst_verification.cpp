// SPDX-License-Identifier: Apache-2.0
#include "core/registration/utc.h"
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "generatedregistry.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"
#include "verifiedfile.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::test::kNeverAside;
using nidus::test::textsOf;
using nidus::test::verified;

/// Finds and locates every change that another program makes to a registry.
class TestVerification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void findsNothingInOwnWrites();
    void findsNothingInFirstVersionOfListedNamespace();
    void findsChangesByOtherPrograms_data();
    void findsChangesByOtherPrograms();
    void findsEveryChangedColumn_data();
    void findsEveryChangedColumn();
    void findsEveryRemovedRow_data();
    void findsEveryRemovedRow();
    void findsEveryFlippedByteThatMatters();
    void doesNotSealChangesByOtherPrograms();
    void findsTermsOfAnotherText();
    void findsASearchThatMisses();

private:
    /// Changes the file with no trigger, reference, or check in the way, and returns whether that is noticed.
    [[nodiscard]] bool findsChange(const QString& table, const QString& change) const;

    QByteArray m_bytes;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestVerification::initTestCase()
{
    const QTemporaryDir folder;
    m_path = folder.filePath(u"a.nidus"_s);
    QVERIFY(makeFullRegistry(m_path));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_bytes = file.readAll();
}

void TestVerification::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.nidus"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(m_bytes) == m_bytes.size());
}

void TestVerification::findsNothingInOwnWrites()
{
    auto registry = Registry::open(m_path);
    QVERIFY(registry.has_value());
    const auto isIntact = [&registry] {
        const auto problems = registry->history().examine();
        return problems && problems->isEmpty()
                   ? QString()
                   : textsOf(problems.value_or(QList{Error{base::kCanceled, {}, {}}})).join(u'\n');
    };
    QCOMPARE(isIntact(), QString());
    const auto draft = registry->drafts().create({.revisionOf = u"later"_s, .content = {}}, kAct);
    QVERIFY(draft.has_value());
    const auto saved = registry->drafts().save(draft->id, exampleVersionContent(u"x"_s), 0, kAct);
    QVERIFY(saved.has_value());
    QVERIFY(registry->drafts().remind(draft->id, {2030, 1, 2}).has_value());
    QVERIFY(registry->drafts().move(draft->id, State::InReview, kAct).has_value());
    QCOMPARE(isIntact(), QString());
    QVERIFY(registry->comments().add(u"draft:%1"_s.arg(draft->id), {.text = u"Hm"_s}, kAct).has_value());
    QVERIFY(registry->drafts().restoreFromTrash(8, kAct).has_value());
    QCOMPARE(isIntact(), QString());
    QVERIFY(registry->registrations().registerDraft(draft->id, kAct).has_value());
    QVERIFY(registry->registrations().withdraw(u"later"_s, kAct, u"bare"_s).has_value());
    QCOMPARE(isIntact(), QString());
    RegistryContent newer;
    newer.source = {u"2030-01-01"_s, u"t"_s, u"u"_s};
    newer.people = {{u"A"_s, u"Anna"_s, {}, {u"mailto:c"_s}, u"2030"_s}};
    newer.records = {{.registration = {.nid = u"bare"_s,
                                       .recordDate = u"2030-01-01"_s,
                                       .contact = {{u"person"_s, u"A"_s, u"Anna Appears"_s}}}}};
    QVERIFY(registry->contents().updateRecords(newer, kAct).has_value());
    QCOMPARE(isIntact(), QString());
    QCOMPARE(registry->overview().search(u"appears"_s), QStringList{u"bare"_s});
    QVERIFY(!registry->registrations().withdraw(u"later"_s, kAct).has_value()); // rolled back
    QCOMPARE(isIntact(), QString());
}

/// A namespace of IANA's list has a date before it has a version.
void TestVerification::findsNothingInFirstVersionOfListedNamespace()
{
    RegistryContent list;
    list.source = {u"2030-01-01"_s, u"t"_s, u"u"_s};
    list.records = {{.registration = {.nid = u"listed"_s, .recordDate = u"2001-02-03"_s}}};
    auto registry = Registry::create(m_folder->filePath(u"listed.nidus"_s), list);
    QVERIFY(registry.has_value());
    const auto draft = registry->drafts().create({.revisionOf = u"listed"_s, .content = {}}, kAct);
    QVERIFY(draft.has_value());
    QVERIFY(registry->drafts().save(draft->id, exampleVersionContent(u"listed"_s), 0, kAct).has_value());
    QVERIFY(registry->registrations().registerDraft(draft->id, kAct).has_value());
    const auto problems = registry->history().examine();
    QVERIFY(problems.has_value());
    QCOMPARE(textsOf(*problems), QStringList());
}

void TestVerification::findsChangesByOtherPrograms_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reported");
    const auto row = [](const char* name, const QString& sql, const QString& reported) {
        QTest::newRow(name) << sql << reported;
    };
    const auto freely = [](const QString& trigger, const QString& sql) {
        return u"PRAGMA foreign_keys = OFF; DROP TRIGGER %1; %2;"_s.arg(trigger, sql);
    };
    row("a trigger dropped", u"DROP TRIGGER version_stays"_s, u"trigger version_stays is missing"_s);
    row("a trigger added", u"CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM person; END"_s,
        u"trigger t does not belong to Nidus"_s);
    row("a trigger made harmless",
        u"DROP TRIGGER event_stays; CREATE TRIGGER event_stays BEFORE DELETE ON event BEGIN SELECT 1; END"_s,
        u"trigger event_stays is different"_s);
    row("an index dropped", u"DROP INDEX event_draft"_s, u"index event_draft is missing"_s);
    row("a table added", u"CREATE TABLE mine (x)"_s, u"table mine does not belong to Nidus"_s);
    row("a view added", u"CREATE VIEW v AS SELECT 1"_s, u"view v does not belong to Nidus"_s);
    row("a table dropped", u"PRAGMA foreign_keys = OFF; DROP TABLE source"_s, u"table source is missing"_s);
    row("a column added", u"ALTER TABLE person ADD COLUMN x TEXT"_s, u"table person is different"_s);
    row("withdrawn made registered", u"UPDATE registration SET state = 'registered' WHERE nid = 'Full'"_s,
        u"but the log records a withdrawal"_s);
    row("registered made withdrawn", u"UPDATE registration SET state = 'withdrawn' WHERE nid = 'later'"_s,
        u"but the log does not record it"_s);
    row("a kind",
        freely(u"registration_keeps_its_nid"_s,
               u"UPDATE registration SET kind = 'informal' WHERE nid = 'later'"_s),
        u"later: registration 4, changed: registration"_s);
    row("a registrant", u"UPDATE registration SET registrant = 'x' WHERE nid = 'later'"_s,
        u"later: the registrant differs from that of version 1"_s);
    row("a date", u"UPDATE registration SET record_date = '1999-01-01' WHERE nid = 'later'"_s,
        u"later: the date differs from that of version 1"_s);
    row("a reference", u"UPDATE registration_reference SET data = 'x' WHERE role = 'reference'"_s,
        u"bare: registration 1, changed: registration_reference"_s);
    row("an added reference",
        u"INSERT INTO registration_reference VALUES (1, 'contact', 7, 'person', 'X', 'x')"_s,
        u"bare: registration 1, changed: registration_reference"_s);
    row("a missing reference", u"DELETE FROM registration_reference WHERE registration_id = 1"_s,
        u"bare: registration 1, changed: registration_reference"_s);
    row("an added registration",
        u"INSERT INTO registration (nid, kind, state, registrant, record_date, record_updated) "
        "VALUES ('ghost', 'formal', 'registered', '', '', '')"_s,
        u"ghost: registration 5, never written by Nidus"_s);
    row("an added registration with a negative id",
        u"INSERT INTO registration (id, nid, kind, state, registrant, record_date, record_updated) "
        "VALUES (-3, 'ghost', 'formal', 'registered', '', '', '')"_s,
        u"ghost: registration -3, never written by Nidus"_s);
    row("a missing registration",
        freely(u"registration_stays"_s, u"DELETE FROM registration_reference WHERE registration_id = 1; "
                                        "DELETE FROM registration WHERE id = 1"_s),
        u"registration 1 is missing"_s);
    row("a person", u"UPDATE person SET name = 'x' WHERE id = 'A'"_s, u"A: person 1, changed: person"_s);
    row("a person's address", u"UPDATE person_uri SET uri = 'mailto:x' WHERE position = 0"_s,
        u"A: person 1, changed: person_uri"_s);
    row("an added person", u"INSERT INTO person VALUES ('C', 'x', '', '', 3)"_s,
        u"C: person 3, never written by Nidus"_s);
    row("a missing person", u"DELETE FROM person_uri; DELETE FROM person"_s, u"person 1 is missing"_s);
    row("the source", u"UPDATE source SET date = '1999'"_s, u"source 1, changed: source"_s);
    row("a draft's state", u"UPDATE draft SET state = 'approved' WHERE id = 3"_s,
        u"draft:3: draft 3, changed: draft"_s);
    row("a draft's outcome", u"UPDATE draft SET fate = 'open' WHERE id = 8"_s,
        u"draft:8: draft 8, changed: draft"_s);
    row("a draft's text",
        freely(u"content_never_changes"_s, u"UPDATE content SET purpose = 'x' WHERE id = "
                                           "(SELECT content_id FROM draft WHERE id = 3)"_s),
        u"draft:3: draft 3, changed: content"_s);
    row("a draft's sample",
        freely(u"sample_never_changes"_s, u"UPDATE sample SET note = 'x' WHERE content_id = "
                                          "(SELECT content_id FROM draft WHERE id = 3)"_s),
        u"draft:3: draft 3, changed: sample"_s);
    row("a draft's rule",
        u"DELETE FROM syntax_rule WHERE content_id = "
        "(SELECT content_id FROM draft WHERE id = 3)"_s,
        u"draft:3: draft 3, changed: syntax_rule"_s);
    row("a comment",
        freely(u"review_comment_never_changes"_s, u"UPDATE review_comment SET text = 'x' WHERE id = 1"_s),
        u"Full: comment 1, changed: review_comment"_s);
    row("the missing newest comment",
        freely(u"review_comment_stays"_s,
               u"DELETE FROM review_comment WHERE id = 5; "
               "UPDATE sqlite_sequence SET seq = 4 WHERE name = 'review_comment'"_s),
        u"comment 5 is missing"_s);
    row("an indexed text", u"UPDATE registration_text SET text = 'x' WHERE rowid = 1"_s,
        u"bare: the indexed text is outdated"_s);
    row("the search index emptied", u"DELETE FROM registration_text"_s,
        u"Full: the indexed text is outdated"_s);
    row("the search index without FTS5", u"DELETE FROM registration_text_data WHERE id > 10"_s,
        u"registration_text"_s);
    row("the totals of the search index", u"UPDATE draft_text_data SET block = x'0000' WHERE id = 1"_s,
        u"draft_text"_s);
    row("totals that are not readable",
        u"UPDATE draft_text_data SET block = x'ffffffffffffffffff01' WHERE id = 1"_s, u"draft_text"_s);
    row("the drafts' index", u"DELETE FROM draft_text"_s, u"draft:3: the indexed text is outdated"_s);
    row("text without a draft", u"INSERT INTO draft_text (rowid, text) VALUES (77, 'abc')"_s,
        u"draft_text row 77 is orphaned"_s);
    row("the end of the ledger, counter and all",
        u"DROP TRIGGER ledger_stays; DROP TRIGGER event_stays; PRAGMA foreign_keys = OFF;"
        "DELETE FROM event WHERE id = (SELECT event_id FROM ledger ORDER BY id DESC LIMIT 1);"
        "DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger);"
        "UPDATE sqlite_sequence SET seq = seq - 1 WHERE name IN ('ledger', 'event')"_s,
        u"of the ledger"_s);
    row("the whole history, counters and all",
        u"DROP TRIGGER ledger_stays; DROP TRIGGER event_stays; DROP TRIGGER version_stays;"
        "PRAGMA foreign_keys = OFF; DELETE FROM event; DELETE FROM ledger; DELETE FROM version;"
        "DELETE FROM sqlite_sequence WHERE name IN ('ledger', 'event', 'version')"_s,
        u"of the ledger"_s);
    row("the newest version, consistently",
        u"DROP TRIGGER ledger_stays; DROP TRIGGER version_stays; PRAGMA foreign_keys = OFF;"
        "DELETE FROM version WHERE id = (SELECT max(id) FROM version);"
        "DELETE FROM ledger WHERE version_id NOT IN (SELECT id FROM version)"_s,
        u"of the ledger"_s);
    row("the seals",
        u"DROP TRIGGER seal_stays; PRAGMA foreign_keys = OFF; DELETE FROM seal; "
        "DELETE FROM seal_salt"_s,
        u"never written by Nidus"_s);
    row("a seal and its person",
        freely(u"seal_stays"_s, u"DELETE FROM person_uri; DELETE FROM person WHERE id = 'A'; "
                                "DELETE FROM seal_salt WHERE name = 1 AND place = 'person'; "
                                "DELETE FROM seal WHERE name = 1 AND place = 'person'"_s),
        u"of the ledger"_s);
    row("a counter set back", u"UPDATE sqlite_sequence SET seq = 1 WHERE name = 'draft'"_s,
        u"the counter of draft is 1"_s);
    row("a counter twice", u"INSERT INTO sqlite_sequence VALUES ('draft', 50)"_s,
        u"the counter of draft is there 2 times"_s);
    row("a counter raised after a restore",
        u"INSERT INTO restoration (at, who, source, events, left_entries, left_hash, informal_number) "
        "VALUES (0, '', '', 1, 30, zeroblob(32), ''); "
        "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'draft'"_s,
        u"the counter of draft is 9223372036854775807"_s);
    row("an orphaned text",
        u"INSERT INTO content SELECT 99, nid, version, date, date_parsed, registrant_organisation, "
        "registrant_contact_name, registrant_role_address, registrant_email, registrant_phone, "
        "registrant_fast_track, registrant_address, registrant_other, purpose, syntax, assignment, "
        "security, interoperability, resolution, documentation, additional, revision, original, "
        "original_encoding FROM content "
        "WHERE id = 1"_s,
        u"content 99 is orphaned"_s);
    row("an old hash",
        freely(u"ledger_never_changes"_s, u"UPDATE ledger SET old_hash = zeroblob(32) WHERE id = 2"_s),
        u"entry 2 of the ledger has an old hash"_s);
    row("the salt of an entry without texts",
        freely(u"ledger_never_changes"_s, u"UPDATE ledger SET salt = randomblob(32) WHERE id = 1"_s),
        u"entry 1 of the ledger has a salt but no text"_s);
    row("a salt besides those of the values",
        freely(
            u"ledger_never_changes"_s,
            u"UPDATE ledger SET salt = randomblob(32) WHERE id = (SELECT max(ledger_id) FROM sealed_value)"_s),
        u"has a salt and salts of its values"_s);
    row("a salt of a value that does not exist",
        u"INSERT INTO sealed_value SELECT max(ledger_id), 'version.x', randomblob(32), NULL FROM sealed_value"_s,
        u"of the ledger"_s);
    row("a salt of an entry that has all its values",
        u"INSERT INTO sealed_value SELECT max(id), 'content.purpose', randomblob(32), NULL FROM ledger "
        "WHERE version_id IS NOT NULL AND salt IS NOT NULL"_s,
        u"has a salt and salts of its values"_s);
    row("a replacement of a value that was not erased",
        u"INSERT INTO erased_value SELECT 1, max(id), 'content.purpose', NULL, randomblob(32) FROM ledger "
        "WHERE version_id IS NOT NULL AND salt IS NOT NULL"_s,
        u"has no hash"_s);
    row("a salt without a seal", u"INSERT INTO seal_salt VALUES ('x', 1, 1, randomblob(32))"_s,
        u"the salt of x 1 has no seal"_s);
    row("a salt for another seal",
        u"UPDATE seal_salt SET seal_id = (SELECT min(id) FROM seal WHERE place = 'person') "
        "WHERE place = 'draft' AND name = 3"_s,
        u"draft 3 has no seal"_s);
    row("the removal of an item that exists",
        u"INSERT INTO seal (entries, place, name, digest) SELECT max(id), 'person', 1, x'' FROM ledger"_s,
        u"person 1 matches only an older seal"_s);
    row("the removal of an item that never existed",
        u"INSERT INTO seal (entries, place, name, digest) SELECT max(id), 'person', 99, x'' FROM ledger"_s,
        u"person 99 was removed but never sealed"_s);
    row("a fact of the newest version", u"UPDATE newest SET has_rule = 1 - has_rule"_s,
        u"the list shows different data"_s);
    row("a fact of a registration without versions", u"INSERT INTO newest VALUES (1, 0, 0)"_s,
        u"the list shows different data"_s);
    row("an added event",
        u"INSERT INTO event (draft_id, at, who, what, note, link) VALUES (3, 1, 'Eve', 'approved', '', '')"_s,
        u"not in the ledger"_s);
    row("an added erasure", u"INSERT INTO erasure (at, who, note) VALUES (1, 'Eve', '')"_s,
        u"not in the ledger"_s);
    row("an added restoration",
        u"INSERT INTO restoration (at, who, source, events, left_entries, left_hash, informal_number) "
        "VALUES (1, 'Eve', 'x', 1, 1, x'', '')"_s,
        u"never written by Nidus"_s);
    row("two comments swapped",
        freely(u"review_comment_never_changes"_s,
               u"UPDATE review_comment SET id = -id; "
               "UPDATE review_comment SET id = CASE id WHEN -1 THEN 2 WHEN -2 THEN 1 ELSE -id END"_s),
        u"changed: review_comment"_s);
    row("a time of 1970", freely(u"event_never_changes"_s, u"UPDATE event SET at = 0 WHERE id = 1"_s),
        u"dated 1970"_s);
}

void TestVerification::findsChangesByOtherPrograms()
{
    QFETCH(QString, sql);
    QFETCH(QString, reported);
    QVERIFY(OtherProgram(m_path).runs(sql));
    const auto registry = Registry::open(m_path);
    QVERIFY(registry.has_value());
    const auto problems = registry->history().examine();
    QVERIFY2(problems.has_value(), problems ? "" : problems.error().detail.c_str());
    const QStringList texts = textsOf(*problems);
    QVERIFY2(!texts.filter(reported).isEmpty(), qPrintable(texts.join(u'\n')));
    QCOMPARE(verified(m_path, 0), verified(m_path, kNeverAside));
}

/// Every column of every table that Nidus creates.
/// Every column of every table that Nidus creates, in the rows with its greatest and its least value.
void TestVerification::findsEveryChangedColumn_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("which");
    init();
    for (const QString& line : OtherProgram(m_path).lines(
             u"SELECT m.name || '.' || p.name || '.' || p.type FROM sqlite_schema m "
             "JOIN pragma_table_info(m.name) p WHERE m.type = 'table' AND m.sql NOT LIKE '%VIRTUAL%' "
             "AND m.name NOT LIKE '%!_text!_%' ESCAPE '!' AND m.name NOT LIKE 'sqlite%'"_s)) {
        const QString table = line.section(u'.', 0, 0);
        const QString column = line.section(u'.', 1, 1);
        const QString type = line.section(u'.', 2, 2);
        const QString value = type == "TEXT"_L1   ? u"%1 || 'x'"_s.arg(column)
                              : type == "BLOB"_L1 ? u"zeroblob(coalesce(length(%1), 32))"_s.arg(column)
                              : type == "ANY"_L1  ? u"'x'"_s
                                                  : u"coalesce(%1, 0) + 1000"_s.arg(column);
        for (const QString& which : {u"max"_s, u"min"_s})
            QTest::newRow(qPrintable(table + u'.' + column + u' ' + which))
                << table << column << value << which;
    }
}

void TestVerification::findsEveryChangedColumn()
{
    QFETCH(QString, table);
    QFETCH(QString, column);
    QFETCH(QString, value);
    QFETCH(QString, which);
    QVERIFY(!OtherProgram(m_path).lines(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(table)).isEmpty());
    QVERIFY(findsChange(table, u"UPDATE %1 SET %2 = %3 WHERE %2 IS (SELECT %4(%2) FROM %1)"_s.arg(
                                   table, column, value, which)));
}

/// The first and the last row of every table that Nidus creates.
void TestVerification::findsEveryRemovedRow_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("order");
    init();
    for (const QString& line : OtherProgram(m_path).lines(
             u"SELECT m.name || ':' || group_concat(p.name) FROM sqlite_schema m "
             "JOIN pragma_table_info(m.name) p WHERE m.type = 'table' AND m.sql NOT LIKE '%VIRTUAL%' "
             "AND m.name NOT LIKE '%!_text!_%' ESCAPE '!' AND m.name NOT LIKE 'sqlite%' AND p.pk > 0 "
             "GROUP BY m.name"_s)) {
        const QString key = line.section(u':', 1);
        for (const auto& [name, order] : {std::pair(u"first"_s, QString()), std::pair(u"last"_s, u" DESC"_s)})
            QTest::newRow(qPrintable(line + u' ' + name))
                << line.section(u':', 0, 0) << key << key.split(u',').join(order + u',') + order;
    }
}

void TestVerification::findsEveryRemovedRow()
{
    QFETCH(QString, table);
    QFETCH(QString, key);
    QFETCH(QString, order);
    QVERIFY(findsChange(table, u"DELETE FROM %1 WHERE (%2) = (SELECT %2 FROM %1 ORDER BY %3 LIMIT 1)"_s.arg(
                                   table, key, order)));
}

bool TestVerification::findsChange(const QString& table, const QString& change) const
{
    const OtherProgram other(m_path);
    QString sql = u"PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"_s;
    const QString ofTable = u" FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = '%1'"_s.arg(table);
    for (const QString& trigger : other.lines(u"SELECT name"_s + ofTable))
        sql += u"DROP TRIGGER %1;"_s.arg(trigger);
    const QString triggers = other.lines(u"SELECT group_concat(sql, ';') || ';'"_s + ofTable).join(u'\n');
    if (!other.runs(sql + change + u';' + triggers))
        return false;
    const auto registry = Registry::open(m_path);
    if (!registry) // SQLite itself detects a violated CHECK
        return registry.error().code == storage::kDamagedDatabase;
    const auto problems = registry->history().examine();
    return problems && !problems->isEmpty();
}

/// Damage, not malice: every flipped bit that changes the content is found.
void TestVerification::findsEveryFlippedByteThatMatters()
{
    const RegistryContent content = Registry::open(m_path)->contents().all().value();
    QRandomGenerator random(20'261'122);
    int changed = 0;
    for (int i = 0; i < 400; ++i) {
        QByteArray bytes = m_bytes;
        const auto place = qsizetype(random.bounded(bytes.size()));
        bytes[place] = char(bytes[place] ^ (1 << random.bounded(8)));
        const QString path = m_folder->filePath(u"flipped%1"_s.arg(i));
        QFile flipped(path);
        QVERIFY(flipped.open(QIODevice::WriteOnly) && flipped.write(bytes) == bytes.size());
        flipped.close();
        const auto registry = Registry::open(path);
        if (!registry)
            continue; // the file does not open, so the damage is found
        const auto problems = registry->history().examine();
        if (!problems || !problems->isEmpty())
            continue;
        const auto reported = registry->contents().all();
        const bool isSame = reported && *reported == content;
        changed += isSame ? 0 : 1;
        QVERIFY2(isSame, qPrintable(u"bit in byte %1"_s.arg(place)));
    }
    QCOMPARE(changed, 0);
}

/// Nidus continues to work after a change by another program, but does not seal that change.
void TestVerification::doesNotSealChangesByOtherPrograms()
{
    auto registry = Registry::open(m_path);
    QVERIFY(registry.has_value());
    QVERIFY(OtherProgram(m_path).runs(u"UPDATE person SET name = 'x' WHERE id = 'A'"_s));
    QVERIFY(registry->registrations().withdraw(u"later"_s, kAct).has_value());
    QCOMPARE(textsOf(registry->history().examine().value()),
             QStringList{u"A: person 1, changed: person.name"_s});
}

/// Another program made an index in which the texts of two registrations are exchanged: each term is in as
/// many texts and places as before.
void TestVerification::findsTermsOfAnotherText()
{
    const QString exchanged =
        u"CREATE VIRTUAL TABLE x USING fts5 (text, tokenize = 'trigram case_sensitive 1');"
        "INSERT INTO x (rowid, text) SELECT CASE rowid WHEN 1 THEN 2 WHEN 2 THEN 1 ELSE rowid END, text "
        "FROM registration_text ORDER BY rowid;"_s;
    QString copied;
    for (const QString& part : {u"data"_s, u"idx"_s, u"docsize"_s})
        copied +=
            u"DELETE FROM registration_text_%1; INSERT INTO registration_text_%1 SELECT * FROM x_%1;"_s.arg(
                part);
    const QString path = m_folder->filePath(u"exchanged.nidus"_s);
    QVERIFY(Registry::create(path, generatedRegistry(5)).has_value());
    QVERIFY(OtherProgram(path).runs(exchanged + copied + u"DROP TABLE x"_s));
    QCOMPARE(verified(path, kNeverAside), QStringList{path + u": registration_text"_s});
}

/// The pages of the index are right, but the list by which a search finds them is not.
void TestVerification::findsASearchThatMisses()
{
    const QString path = m_folder->filePath(u"large.nidus"_s);
    QVERIFY(Registry::create(path, generatedRegistry(200)).has_value());
    QCOMPARE(verified(path, kNeverAside), QStringList());
    QVERIFY(OtherProgram(path).runs(u"DELETE FROM registration_text_idx"_s));
    QCOMPARE(verified(path, kNeverAside), QStringList{path + u": registration_text"_s});
}

NIDUS_TEST(tst_verification, TestVerification)
#include "tst_verification.moc"
