// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/registry.h"
#include "core/storage/rows/allocation.h"
#include "examplecontent.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestRegistering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void registersANewFormalNamespace();
    void rejectsARegisteredNid();
    void rejectsAnEmptyOrIllegalNid();
    void registersARevision();
    void keepsAKnownOrganization();
    void registersTheFirstVersionOfAKnownNamespace();
    void rejectsARevisionOfAnOldVersion();
    void rejectsAnUnchangedRevision();
    void keepsACorrectVersionField();
    void allocatesInformalNumbersInARow();
    void abandonedDraftsUseNoNumber();
    void withdrawsForGood();
    void ignoresInvalidNumbers();
    void returnsTheNextInformalNid_data();
    void returnsTheNextInformalNid();
};

void TestRegistering::registersANewFormalNamespace()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create({.content = exampleVersionContent(u"New-One"_s)}, kAct);
    QVERIFY(made.has_value());
    QVERIFY(registry.drafts().move(made->id, State::InReview, kAct).has_value());
    QCOMPARE(registry.registrations().registerDraft(made->id, {u"Bob"_s, u"approved"_s, {}}), u"New-One"_s);

    const auto record = registry.registrations().record(u"new-one"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->registration.nid, u"New-One"_s);
    QCOMPARE(record->registration.kind, NamespaceKind::Formal);
    QCOMPARE(record->registration.state, State::Registered);
    QCOMPARE(record->registration.registrant, made->content.registrationTemplate.registrant().organization);
    QCOMPARE(record->registration.recordDate, QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate));
    QCOMPARE(record->versions.size(), 1);
    QCOMPARE(record->versions.first().number, 1);
    QCOMPARE(record->versions.first().content, made->content);
    QCOMPARE(record->versions.first().author, u"Bob"_s);
    QCOMPARE(record->versions.first().note, u"approved"_s);
    QVERIFY(record->versions.first().registeredAt.isValid());
    // The draft's log has become the registration's.
    QCOMPARE(kindsOf(record->events),
             (QList{EventKind::Created, EventKind::Submitted, EventKind::Registered}));
    QCOMPARE(registry.drafts().all(), QList<Draft>());
    QCOMPARE(codeOf(registry.registrations().registerDraft(made->id, kAct)), storage::kNotFound);
}

void TestRegistering::rejectsARegisteredNid()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"ISBN"_s), kAct);
    QVERIFY(made.has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(made->id, kAct)), storage::kNidTaken);
    QVERIFY(registry.drafts().record(made->id).has_value());
    QCOMPARE(registry.contents().info()->registrations, 3);
}

void TestRegistering::rejectsAnEmptyOrIllegalNid()
{
    Registry registry = makeRegistry();
    for (const QString& nid : {u""_s, u"../evil"_s, u"x-local"_s}) { // a draft may contain anything
        const auto made = registry.drafts().create(newDraft(nid), kAct);
        QVERIFY(made.has_value());
        QCOMPARE(codeOf(registry.registrations().registerDraft(made->id, kAct)), storage::kNidNotAllowed);
        QVERIFY(registry.drafts().record(made->id).has_value());
    }
}

void TestRegistering::registersARevision()
{
    Registry registry = makeRegistry();
    VersionContent content = contentWith(u"another nid"_s, u"three"_s);
    content.registrationTemplate.setRegistrant({.organization = u"New owner"_s});
    const auto made = registry.drafts().create({.revisionOf = u"Abc-D"_s, .content = content}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(registry.registrations().registerDraft(made->id, kAct), u"Abc-D"_s);
    const auto record = registry.registrations().record(u"Abc-D"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->versions.size(), 3);
    const RegistrationTemplate& head = record->versions.last().content.registrationTemplate;
    QCOMPARE(head.nid(), u"Abc-D"_s);
    QCOMPARE(head.text(TemplateField::Version), u"3"_s);
    QCOMPARE(head.text(TemplateField::Purpose), u"three"_s);
    QCOMPARE(record->versions.first().content, contentWith(u"Abc-D"_s, u"one"_s));
    QCOMPARE(record->registration.registrant, u"New owner"_s);
    QCOMPARE(record->registration.recordUpdated,
             QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate));
}

/// Regardless of how an imported text begins.
void TestRegistering::keepsAKnownOrganization()
{
    Registry registry = makeRegistry();
    VersionContent content = contentWith(u"isbn"_s, u"books"_s);
    for (const auto& [other, registrant] : {std::pair(u"Name: Ada\nEmail: a&b"_s, u"Agency"_s),
                                            std::pair(u"Name: Ada\nOrganization: Other"_s, u"Other"_s)}) {
        content.registrationTemplate.setRegistrant({.other = other});
        const auto made = registry.drafts().create({.revisionOf = u"isbn"_s, .content = content}, kAct);
        QCOMPARE(registry.registrations().registerDraft(made->id, kAct), u"isbn"_s);
        QCOMPARE(registry.registrations().record(u"isbn"_s)->registration.registrant, registrant);
        QCOMPARE(registry.overview().summaries()->at(1).registrant, registrant);
    }
}

void TestRegistering::registersTheFirstVersionOfAKnownNamespace()
{
    Registry registry = makeRegistry();
    const auto made =
        registry.drafts().create({.revisionOf = u"isbn"_s, .content = contentWith({}, u"books"_s)}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(registry.registrations().registerDraft(made->id, kAct), u"isbn"_s);
    const auto record = registry.registrations().record(u"isbn"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->versions.size(), 1);
    QCOMPARE(record->versions.first().number, 1);
    QCOMPARE(record->registration.registrant, u"Agency"_s);
    QCOMPARE(record->registration.recordDate, u"2020-01-02"_s);
}

void TestRegistering::rejectsARevisionOfAnOldVersion()
{
    Registry registry = makeRegistry();
    const auto first =
        registry.drafts().create({.revisionOf = u"abc-d"_s, .content = contentWith({}, u"a"_s)}, kAct);
    const auto second =
        registry.drafts().create({.revisionOf = u"abc-d"_s, .content = contentWith({}, u"b"_s)}, kAct);
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(registry.registrations().registerDraft(second->id, kAct).has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(first->id, kAct)), storage::kConflict);
    QVERIFY(registry.drafts().record(first->id).has_value());
    QCOMPARE(registry.contents().info()->versions, 3);

    const auto third =
        registry.drafts().create({.revisionOf = u"abc-d"_s, .content = contentWith({}, u"c"_s)}, kAct);
    QVERIFY(third.has_value());
    QVERIFY(registry.registrations().withdraw(u"abc-d"_s, kAct).has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(third->id, kAct)), storage::kWrongState);
}

void TestRegistering::rejectsAnUnchangedRevision()
{
    Registry registry = makeRegistry();
    VersionContent same = contentWith({}, u"two"_s);
    same.registrationTemplate.setText(TemplateField::Version, u"3"_s);
    const auto made = registry.drafts().create({.revisionOf = u"abc-d"_s, .content = same}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(made->id, kAct)), storage::kUnchanged);
    QCOMPARE(registry.contents().info()->versions, 2);

    same.samples.append({u"urn:abc-d:x"_s, ExpectedVerdict::Valid, {}, {}});
    QVERIFY(registry.drafts().save(made->id, same, 0, kAct).has_value());
    QVERIFY(registry.registrations().registerDraft(made->id, kAct).has_value());
}

void TestRegistering::keepsACorrectVersionField()
{
    Registry registry = makeRegistry();
    VersionContent content = contentWith({}, u"three"_s);
    content.registrationTemplate.setText(TemplateField::Version, u"3 (revision of 2)"_s);
    const auto made = registry.drafts().create({.revisionOf = u"abc-d"_s, .content = content}, kAct);
    QVERIFY(made.has_value());
    QVERIFY(registry.registrations().registerDraft(made->id, kAct).has_value());
    QCOMPARE(registry.registrations()
                 .record(u"abc-d"_s)
                 ->versions.last()
                 .content.registrationTemplate.text(TemplateField::Version),
             u"3 (revision of 2)"_s);
}

void TestRegistering::allocatesInformalNumbersInARow()
{
    Registry registry = makeRegistry();
    for (int number = 9; number <= 11; ++number) {
        const QString expected = u"urn-%1"_s.arg(number);
        QCOMPARE(registry.registrations().nextInformalNid(), expected);
        const auto made = registry.drafts().create(
            {.kind = NamespaceKind::Informal, .content = contentWith(u"urn-3"_s, u"purpose"_s)}, kAct);
        QVERIFY(made.has_value());
        QCOMPARE(made->nid(), QString());
        QCOMPARE(registry.registrations().registerDraft(made->id, kAct), expected);
        const auto record = registry.registrations().record(expected);
        QVERIFY(record.has_value());
        QCOMPARE(record->registration.kind, NamespaceKind::Informal);
        QCOMPARE(record->versions.first().content.registrationTemplate.nid(), expected);
    }
}

void TestRegistering::abandonedDraftsUseNoNumber()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create({.kind = NamespaceKind::Informal}, kAct);
    QVERIFY(made.has_value());
    QVERIFY(registry.drafts().moveToTrash(made->id, kAct).has_value());
    QCOMPARE(registry.registrations().nextInformalNid(), u"urn-9"_s);
}

void TestRegistering::withdrawsForGood()
{
    Registry registry = makeRegistry();
    QVERIFY(registry.registrations().withdraw(u"URN-8"_s, kAct).has_value());
    const auto record = registry.registrations().record(u"urn-8"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->registration.state, State::Withdrawn);
    QCOMPARE(kindsOf(record->events), QList{EventKind::Withdrawn});
    QCOMPARE(codeOf(registry.registrations().withdraw(u"urn-8"_s, kAct)), storage::kWrongState);
    QVERIFY(registry.overview().nids()->contains(u"urn-8"_s));
    QCOMPARE(registry.registrations().nextInformalNid(), u"urn-9"_s);
    const auto made = registry.drafts().create(newDraft(u"urn-8"_s), kAct);
    QVERIFY(made.has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(made->id, kAct)), storage::kNidTaken);
}

void TestRegistering::returnsTheNextInformalNid_data()
{
    QTest::addColumn<QStringList>("nids");
    QTest::addColumn<QString>("next"); // empty = NumbersExhausted
    const QString nines = u"9"_s.repeated(28);
    QTest::newRow("none yet") << QStringList{u"isbn"_s} << u"urn-1"_s;
    QTest::newRow("highest counts, not the first gap")
        << QStringList{u"urn-2"_s, u"urn-10"_s, u"urn-9"_s} << u"urn-11"_s;
    QTest::newRow("carry") << QStringList{u"urn-199"_s} << u"urn-200"_s;
    QTest::newRow("any letter case") << QStringList{u"URN-7"_s} << u"urn-8"_s;
    QTest::newRow("beyond 64 bits") << QStringList{u"urn-18446744073709551616"_s}
                                    << u"urn-18446744073709551617"_s;
    QTest::newRow("last that fits") << QStringList{u"urn-"_s + nines.chopped(1) + u'8'} << u"urn-"_s + nines;
    QTest::newRow("RFC 8141 section 5.2: longer than a NID") << QStringList{u"urn-"_s + nines} << QString();
}

/// NIDs that an earlier release accepted.
void TestRegistering::ignoresInvalidNumbers()
{
    const auto connection = openRegistryInMemory({});
    QVERIFY(connection.has_value());
    for (const QString& nid : {u"urn-7x"_s, u"urn-abc"_s, u"urn-09"_s})
        QVERIFY((*connection)
                    ->execute(u"INSERT INTO registration (nid, kind, state, registrant, record_date, "
                              "record_updated) VALUES (?, 'informal', 'registered', '', '', '')"_s,
                              {nid})
                    .has_value());
    QCOMPARE(nextInformalNid(**connection), u"urn-1"_s);
}

void TestRegistering::returnsTheNextInformalNid()
{
    QFETCH(QStringList, nids);
    QFETCH(QString, next);
    RegistryContent content;
    for (const QString& nid : nids)
        content.records.append(
            {{.nid = nid, .kind = nid == "isbn"_L1 ? NamespaceKind::Formal : NamespaceKind::Informal},
             {},
             {}});
    auto registry = Registry::inMemory(content);
    QVERIFY(registry.has_value());
    if (!next.isEmpty()) {
        QCOMPARE(registry->registrations().nextInformalNid(), next);
        return;
    }
    QCOMPARE(codeOf(registry->registrations().nextInformalNid()), storage::kNumbersExhausted);
    const auto made = registry->drafts().create({.kind = NamespaceKind::Informal}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(codeOf(registry->registrations().registerDraft(made->id, kAct)), storage::kNumbersExhausted);
    QVERIFY(registry->drafts().record(made->id).has_value());
}

NIDUS_TEST(tst_registering, TestRegistering)
#include "tst_registering.moc"
