// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/registryfile.h"
#include "core/storage/operations/contents.h"
#include "core/storage/verification/ledgercheck.h"
#include "core/storage/verification/verification.h"
#include "examplecontent.h"
#include "tests/testprogram.h"

#include <QCryptographicHash>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

/// Requests a stop at the first progress report.
class StopAtOnce final : public ProgressSink
{
public:
    void progressed(Progress progress) override
    {
        seen.append(progress);
        source.request_stop();
    }
    std::stop_source source;
    QList<Progress> seen;
};

QByteArray valueOf(const char* name, const QByteArray& value)
{
    return QByteArray(name) + '=' + QByteArray::number(value.size()) + ':' + value + '\n';
}

QByteArray sha256(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// Returns the hashed form of a salted text.
QByteArray textOf(const QByteArray& salt, const QByteArray& place, const QByteArray& text)
{
    return place.sliced(place.lastIndexOf('.') + 1) + "~32:" + sha256(sha256(salt + place) + text) + '\n';
}

} // namespace

class TestLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hashesAsDocumented();
    void entersEveryVersionAndEvent();
    void findsNothingInAnIntactFile();
    void namesTheChange_data();
    void namesTheChange();
    void reportsProgress();
    void canBeCanceled();
};

/// Computes the hash of the first version's entry from the description in ledger.h.
void TestLedger::hashesAsDocumented()
{
    RegistryContent content;
    VersionContent held;
    held.registrationTemplate.setText(TemplateField::Nid, u"abc"_s);
    held.registrationTemplate.setText(TemplateField::Purpose, u"É"_s);
    held.samples = {{u"urn:abc:1"_s, ExpectedVerdict::Valid, u"small"_s, {}}};
    content.records = {{{.nid = u"abc"_s}, {{1, held, {}, u"Ada"_s, {}}}, {}}};
    const auto connection = openRegistryInMemory(content);
    QVERIFY(connection.has_value());
    const auto entries =
        (*connection)
            ->list(u"SELECT hash, salt FROM ledger WHERE id <= 2 ORDER BY id"_s, {},
                   [](const QueryRow& row) { return std::pair(row.bytes(0), row.bytes(1)); });
    const auto& [hash, salt] = entries->at(1); // the first entry is that of the identity
    const QByteArray bytes =
        entries->at(0).first + "version\n" + textOf(salt, "version.author", "Ada") +
        valueOf("content_id", "1") + valueOf("id", "1") + valueOf("nid", "abc") + valueOf("number", "1") +
        valueOf("registration_id", "1") + "content\n" + valueOf("id", "1") + valueOf("nid", "abc") +
        textOf(salt, "content.purpose", "\xC3\x89") + "sample\n" + valueOf("content_id", "1") +
        valueOf("expected", "valid") + textOf(salt, "sample.0.note", "small") + valueOf("urn", "urn:abc:1");
    QCOMPARE(hash.toHex(), sha256(bytes).toHex());
}

void TestLedger::entersEveryVersionAndEvent()
{
    const auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    QCOMPARE((*connection)->number(u"SELECT count(version_id) FROM ledger"_s),
             (*connection)->number(u"SELECT count(*) FROM version"_s));
    QCOMPARE((*connection)->number(u"SELECT count(event_id) FROM ledger"_s),
             (*connection)->number(u"SELECT count(*) FROM event"_s));
}

void TestLedger::findsNothingInAnIntactFile()
{
    const auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    QCOMPARE(verifyDatabase(**connection, {}, nullptr), QList<Error>());
}

void TestLedger::namesTheChange_data()
{
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("subject");
    const QString second = u"(SELECT content_id FROM version WHERE number = 2)"_s;
    QTest::newRow("a field") << u"content_never_changes"_s
                             << u"UPDATE content SET purpose = 'forged' WHERE id = "_s + second
                             << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("a flag") << u"content_never_changes"_s
                            << u"UPDATE content SET registrant_fast_track = 0 WHERE id = "_s + second
                            << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("a sample") << u"sample_never_changes"_s
                              << u"UPDATE sample SET urn = 'urn:x' WHERE position = 0 AND content_id = "_s +
                                     second
                              << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("a missing sample") << u"sample_of_version_stays"_s
                                      << u"DELETE FROM sample WHERE position = 1 AND content_id = "_s + second
                                      << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("the rule") << u"rule_never_changes"_s
                              << u"UPDATE syntax_rule SET text = 'x' WHERE content_id = "_s + second
                              << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("who registered") << u"version_never_changes"_s
                                    << u"UPDATE version SET author = 'forger' WHERE number = 1"_s
                                    << storage::kTamperedVersion << u"Full@1"_s;
    QTest::newRow("a NID") << u"registration_keeps_its_nid"_s
                           << u"UPDATE registration SET nid = 'urn-10' WHERE nid = 'urn-9'"_s
                           << storage::kTamperedEvent << u"urn-10"_s;
    QTest::newRow("an event") << u"event_never_changes"_s
                              << u"UPDATE event SET note = 'forged' WHERE what = 'submitted'"_s
                              << storage::kTamperedEvent << u"draft:3"_s;
    QTest::newRow("a missing event") << u"event_stays"_s
                                     << u"PRAGMA foreign_keys = OFF;"
                                        "DELETE FROM event WHERE what = 'submitted'"_s
                                     << storage::kMissingHistory << QString();
    QTest::newRow("a missing version") << u"version_stays"_s
                                       << u"PRAGMA foreign_keys = OFF;"
                                          "DELETE FROM version WHERE number = 1"_s
                                       << storage::kMissingHistory << u"Full"_s;
    QTest::newRow("an added version")
        << u"rule_never_changes"_s
        << u"INSERT INTO content SELECT 99, nid, version, date, date_parsed, "
           "registrant_organisation, registrant_contact_name, "
           "registrant_role_address, registrant_email, registrant_phone, "
           "registrant_fast_track, registrant_address, registrant_other, "
           "purpose, syntax, assignment, security, interoperability, "
           "resolution, documentation, additional, revision, original, original_encoding FROM content "
           "WHERE id = 1;"
           "INSERT INTO version (registration_id, number, content_id, author, note)"
           " VALUES (2, 3, 99, 'forger', '')"_s
        << storage::kTamperedVersion << u"Full@3"_s;
    QTest::newRow("what the list shows")
        << u"version_becomes_newest"_s
        << u"UPDATE registration SET newest_registrant = 'forger' WHERE nid = 'Full'"_s
        << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("whether the list shows a rule")
        << u"version_brings_facts"_s << u"UPDATE newest SET has_rule = 1 - has_rule"_s
        << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("whether the list shows an organization")
        << u"version_brings_facts"_s << u"UPDATE newest SET has_organisation = 1 - has_organisation"_s
        << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("the end of the ledger")
        << u"ledger_stays"_s << u"DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)"_s
        << storage::kMissingHistory << QString();
    QTest::newRow("an identity") << u"identity_never_changes"_s
                                 << u"UPDATE identity SET identity = '0123456789abcdef0123456789abcdef'"_s
                                 << storage::kTamperedEvent << QString();
    QTest::newRow("a salt") << u"ledger_never_changes"_s
                            << u"UPDATE ledger SET salt = zeroblob(32) WHERE version_id = "
                               "(SELECT id FROM version WHERE number = 2)"_s
                            << storage::kTamperedVersion << u"Full@2"_s;
    QTest::newRow("an entry of the ledger") << u"ledger_never_changes"_s
                                            << u"UPDATE ledger SET hash = zeroblob(32) WHERE version_id = "
                                               "(SELECT id FROM version WHERE number = 2)"_s
                                            << storage::kTamperedVersion << u"Full@2"_s;
}

void TestLedger::namesTheChange()
{
    QFETCH(QString, trigger);
    QFETCH(QString, sql);
    QFETCH(ErrorCode, code);
    QFETCH(QString, subject);
    const auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    QVERIFY((*connection)->execute(u"DROP TRIGGER "_s + trigger).has_value());
    QVERIFY((*connection)->executeScript(sql.toUtf8()).has_value());
    const auto problems = verifyDatabase(**connection, {}, nullptr);
    QVERIFY(problems.has_value());
    const bool isNamed = std::ranges::any_of(*problems, [&](const Error& problem) {
        return problem.code == code && QString::fromStdString(problem.subject) == subject;
    });
    QStringList reported;
    for (const Error& problem : *problems)
        reported.append(
            u"%1 %2 (%3)"_s.arg(QLatin1StringView(problem.code.word()))
                .arg(QString::fromStdString(problem.subject), QString::fromStdString(problem.detail)));
    QVERIFY2(isNamed, qPrintable(reported.join(u'\n')));
    QVERIFY2(problems->size() <= 6, qPrintable(reported.join(u'\n')));
}

void TestLedger::reportsProgress()
{
    auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    StopAtOnce sink;
    QVERIFY(examineLedger(**connection, {}, &sink).has_value());
    const auto total = std::uint64_t((*connection)->number(u"SELECT count(*) FROM ledger"_s).value());
    QCOMPARE(sink.seen.first(), (Progress{0, total}));
    QCOMPARE(sink.seen.last(), (Progress{total, total}));
}

void TestLedger::canBeCanceled()
{
    auto connection = openRegistryInMemory(exampleContent());
    QVERIFY(connection.has_value());
    StopAtOnce sink;
    const auto problems = verifyDatabase(**connection, sink.source.get_token(), &sink);
    QVERIFY(!problems.has_value());
    QCOMPARE(problems.error().code, base::kCanceled);
    // The connection still works.
    QCOMPARE(verifyDatabase(**connection, {}, nullptr), QList<Error>());
}

NIDUS_TEST(tst_ledger, TestLedger)
#include "tst_ledger.moc"
