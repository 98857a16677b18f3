// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "tests/core/exchange/membervalues.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestRegistryContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exampleHasEveryMember();
    void containsExactlyItsInitialContent();
    void containsExactlyWhatWasAddedToAnEmptyOne();
    void survivesClosing();
    void keepsMissingTimesInvalid();
    void addsToExistingContent();
    void addsNothingWhenOneNidIsTaken();
    void addsPartByPart();
    void addsNothingIfALaterPartFails();
    void givesNewIdsToDraftsIfThereWereAny();
    void rejectsInvalidContent_data();
    void rejectsInvalidContent();
};

/// Otherwise the tests below show nothing about that member. Subregistries are in examplesubregistry.h.
void TestRegistryContent::exampleHasEveryMember()
{
    nidus::test::MemberValues members;
    members.add(exampleContent());
    QStringList missing = members.missing();
    missing.removeOne(u"registrations.subregistries"_s);
    QVERIFY2(missing.isEmpty(),
             qPrintable(u"examplecontent.cpp has no value for "_s + missing.join(u", "_s)));
}

void TestRegistryContent::containsExactlyItsInitialContent()
{
    const auto registry = Registry::inMemory(exampleContent());
    QVERIFY(registry.has_value());
    const auto content = registry->contents().all();
    QVERIFY(content.has_value());
    QCOMPARE(content->source, exampleContent().source);
    QCOMPARE(content->people, exampleContent().people);
    QCOMPARE(content->records, exampleContent().records);
    QCOMPARE(content->drafts, exampleContent().drafts);
}

void TestRegistryContent::containsExactlyWhatWasAddedToAnEmptyOne()
{
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    QCOMPARE(registry->contents().all(), RegistryContent());
    QVERIFY(registry->contents().add(exampleContent(), {.who = u"importer"_s}).has_value());
    QCOMPARE(registry->contents().all(), exampleContent());
}

void TestRegistryContent::survivesClosing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.nidus"_s);
    QVERIFY(Registry::create(path, exampleContent()).has_value());
    const auto registry = Registry::open(path);
    QVERIFY(registry.has_value());
    QCOMPARE(registry->contents().all(), exampleContent());
    QVERIFY(registry->history().verify().has_value());
}

void TestRegistryContent::keepsMissingTimesInvalid()
{
    RegistryContent timeless = exampleContent();
    timeless.records[1].versions[0].registeredAt = {};
    timeless.records[1].events[0].when = {};
    const auto registry = Registry::inMemory(timeless);
    QVERIFY(registry.has_value());
    QCOMPARE(registry->contents().all(), timeless);
}

void TestRegistryContent::addsToExistingContent()
{
    RegistryContent first;
    first.source = {u"2001-01-01"_s, u"mine"_s, {}};
    first.people = {{u"B"_s, u"Bob the first"_s, {}, {}, {}}};
    first.records = {{{.nid = u"zzz"_s}, {}, {}}};
    auto registry = Registry::inMemory(first);
    QVERIFY(registry.has_value());
    QVERIFY(registry->contents().add(exampleContent(), {u"importer"_s, u"why"_s, u"where"_s}).has_value());

    const auto content = registry->contents().all();
    QVERIFY(content.has_value());
    QCOMPARE(content->source, first.source);
    QCOMPARE(content->people, (QList{exampleContent().people.first(), first.people.first()}));
    QCOMPARE(content->records.size(), 4);
    QCOMPARE(content->records[1], exampleContent().records[1]);
    // Records without their own log record where they came from.
    QCOMPARE(content->records[0].registration.nid, u"bare"_s);
    QCOMPARE(content->records[0].events.size(), 1);
    const Event imported = content->records[0].events.first();
    QCOMPARE(imported.what, EventKind::Imported);
    QCOMPARE(imported.who + imported.note + imported.link, u"importerwhywhere"_s);
    QVERIFY(imported.when.isValid());
}

void TestRegistryContent::addsNothingWhenOneNidIsTaken()
{
    RegistryContent first;
    first.records = {{{.nid = u"FULL"_s}, {}, {}}};
    auto registry = Registry::inMemory(first);
    QVERIFY(registry.has_value());
    const auto added = registry->contents().add(exampleContent(), {});
    QVERIFY(!added.has_value());
    QCOMPARE(added.error(), (Error{storage::kNidTaken, "Full", ""}));
    QCOMPARE(registry->contents().all(), first);
}

void TestRegistryContent::addsPartByPart()
{
    const RegistryContent whole = exampleContent();
    QList<RegistryContent> parts{{.people = whole.people}};
    for (const RegistrationRecord& record : whole.records)
        parts.append({.records = {record}});
    parts.append({.drafts = whole.drafts});
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    const auto added = registry->contents().add({.source = whole.source}, {.who = u"importer"_s},
                                                [&parts]() -> Result<std::optional<RegistryContent>> {
                                                    if (parts.isEmpty())
                                                        return std::nullopt;
                                                    return parts.takeFirst();
                                                });
    QVERIFY(added.has_value());
    QCOMPARE(registry->contents().all(), whole);
}

void TestRegistryContent::addsNothingIfALaterPartFails()
{
    const Error unreadable{kFileNotReadable, "/tmp", "input/output error"};
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    const auto added = registry->contents().add(
        exampleContent(), {},
        [&unreadable]() -> Result<std::optional<RegistryContent>> { return std::unexpected(unreadable); });
    QVERIFY(!added.has_value());
    QCOMPARE(added.error(), unreadable);
    QCOMPARE(registry->contents().all(), RegistryContent());
}

void TestRegistryContent::givesNewIdsToDraftsIfThereWereAny()
{
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    const auto own = registry->drafts().create({}, {});
    QVERIFY(own.has_value());
    QCOMPARE(own->id, 1);
    QVERIFY(registry->drafts().moveToTrash(1, {}).has_value());
    QVERIFY(registry->contents().add(exampleContent(), {}).has_value());
    const auto drafts = registry->drafts().all();
    QVERIFY(drafts.has_value());
    QCOMPARE(drafts->size(), 2);
    QCOMPARE(drafts->at(0).id, 2);
    QCOMPARE(drafts->at(1).id, 3);
    QCOMPARE(drafts->at(1).revisionOf, u"Full"_s);
}

void TestRegistryContent::rejectsInvalidContent_data()
{
    QTest::addColumn<RegistryContent>("content");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("subject");
    RegistryContent gap = exampleContent();
    gap.records[1].versions[1].number = 3;
    QTest::newRow("gap between versions") << gap << base::kBadFormat << u"Full"_s;
    RegistryContent state = exampleContent();
    state.records[0].registration.state = State::Draft;
    QTest::newRow("registration in draft state") << state << base::kBadFormat << u"bare"_s;
    RegistryContent registered = exampleContent();
    registered.drafts[0].draft.state = State::Registered;
    QTest::newRow("draft in registered state") << registered << base::kBadFormat << u"draft:3"_s;
    RegistryContent large = exampleContent();
    large.drafts[0].draft.id = qint64(1) << 40;
    QTest::newRow("draft with an id out of range") << large << base::kBadFormat << u"draft:1099511627776"_s;
    RegistryContent unknown = exampleContent();
    unknown.drafts[1].draft.revisionOf = u"nowhere"_s;
    QTest::newRow("revision of nothing") << unknown << storage::kNotFound << u"nowhere"_s;
    RegistryContent nameless = exampleContent();
    nameless.records[0].registration.nid.clear();
    QTest::newRow("no NID") << nameless << storage::kNidNotAllowed << QString();
    RegistryContent illegal = exampleContent();
    illegal.records[0].registration.nid = u"../evil"_s;
    QTest::newRow("illegal NID") << illegal << storage::kNidNotAllowed << u"../evil"_s;
    RegistryContent twice = exampleContent();
    twice.records.append(twice.records[0]);
    QTest::newRow("same NID twice") << twice << storage::kNidTaken << u"bare"_s;
}

void TestRegistryContent::rejectsInvalidContent()
{
    QFETCH(RegistryContent, content);
    QFETCH(ErrorCode, code);
    QFETCH(QString, subject);
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    const auto added = registry->contents().add(content, {});
    QVERIFY(!added.has_value());
    QCOMPARE(added.error().code, code);
    QCOMPARE(added.error().subject, subject.toStdString());
    QCOMPARE(registry->contents().all(), RegistryContent());
}

NIDUS_TEST(tst_registrycontent, TestRegistryContent)
#include "tst_registrycontent.moc"
