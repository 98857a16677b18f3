// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/history/seals.h"
#include "core/storage/registry.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/verification/sealcheck.h"
#include "examplecontent.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

/// A write of Nidus; returns its error.
using Write = std::function<std::optional<Error>(Registry&)>;

template <typename T>
std::optional<Error> errorOf(const Result<T>& result)
{
    return result ? std::nullopt : std::optional(result.error());
}

QString forged(const QString& table, const QString& trigger, const QString& change)
{
    const QString dropped = trigger.isEmpty() ? QString() : u"DROP TRIGGER %1; "_s.arg(trigger);
    return u"PRAGMA foreign_keys = OFF; %1UPDATE %2 SET %3;"_s.arg(dropped, table, change);
}

QString purposeOf(qint64 draft)
{
    return forged(u"content"_s, u"content_never_changes"_s,
                  u"purpose = 'forged' WHERE id = (SELECT content_id FROM draft WHERE id = %1)"_s.arg(draft));
}

} // namespace

/// A write is refused if it uses or seals what another program changed.
class TestForeignChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void refusesEveryWrite_data();
    void refusesEveryWrite();
    void namesTheColumn_data();
    void namesTheColumn();
    void refusesItemsAddedOrRemovedByOthers_data();
    void refusesItemsAddedOrRemovedByOthers();
    void checksSealsOfTheFirstRelease();
    void writesWhatOthersLeftAlone();
    void sealsAsDocumented();
    void sealsAgainWhatWasAccepted();
    void sealsAgainWhatIsMissing();
    void reportsAFailureToSealAgain();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.nidus"_s); }
    [[nodiscard]] QStringList problems() const
    {
        QStringList texts;
        const auto found = Registry::open(path())->history().examine();
        for (const Error& problem : found.value())
            texts.append(QString::fromStdString(problem.subject + ": " + problem.detail));
        return texts;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestForeignChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    RegistryContent content = exampleContent();
    content.records.append({{.nid = u"old"_s}, {}, {}, {}});
    auto registry = Registry::create(path(), content);
    QVERIFY(registry.has_value());
    // draft:9 is a new namespace, draft:10 is in the trash; "later" has one version.
    Draft draft = newDraft(u"quay"_s);
    draft.content = exampleVersionContent(u"quay"_s);
    QCOMPARE(registry->drafts().create(draft, kAct)->id, 9);
    QCOMPARE(registry->drafts().create(draft, kAct)->id, 10);
    QVERIFY(registry->drafts().moveToTrash(10, kAct).has_value());
    draft.content = exampleVersionContent(u"later"_s);
    QCOMPARE(registry->registrations().registerDraft(registry->drafts().create(draft, kAct)->id, kAct),
             u"later"_s);
    QCOMPARE(registry->history().examine(), QList<Error>());
}

void TestForeignChanges::refusesEveryWrite_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<Write>("write");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QString& change, Write write, const QString& subject,
                        const QString& place) {
        QTest::newRow(name) << change << std::move(write) << subject << place;
    };
    const auto ofDraft = [&row](const char* name, Write write) {
        row(name, purposeOf(9), std::move(write), u"draft:9"_s, u"content.purpose"_s);
    };
    ofDraft("save", [](Registry& r) {
        return errorOf(r.drafts().save(9, exampleVersionContent(u"berth"_s), 0, kAct));
    });
    ofDraft("submit", [](Registry& r) { return errorOf(r.drafts().move(9, State::InReview, kAct)); });
    ofDraft("register", [](Registry& r) { return errorOf(r.registrations().registerDraft(9, kAct)); });
    ofDraft("remind", [](Registry& r) { return errorOf(r.drafts().remind(9, {2030, 1, 2})); });
    ofDraft("trash", [](Registry& r) { return errorOf(r.drafts().moveToTrash(9, kAct)); });
    ofDraft("comment",
            [](Registry& r) { return errorOf(r.comments().add(u"draft:9"_s, {.text = u"Hm"_s}, kAct)); });
    ofDraft("record a document",
            [](Registry& r) { return errorOf(r.activity().enter(u"draft:9"_s, EventKind::Reviewed, kAct)); });
    ofDraft("erase", [](Registry& r) { return errorOf(r.erasure().erase({u"Jo Doe"_s}, kAct)); });
    row(
        "restore from trash", purposeOf(10),
        [](Registry& r) { return errorOf(r.drafts().restoreFromTrash(10, kAct)); }, u"draft:10"_s,
        u"content.purpose"_s);
    row(
        "approve", forged(u"draft"_s, {}, u"state = 'draft' WHERE id = 3"_s),
        [](Registry& r) { return errorOf(r.drafts().move(3, State::InReview, kAct)); }, u"draft:3"_s,
        u"draft.state"_s);
    const QString date = forged(u"registration"_s, {}, u"record_date = '1999' WHERE nid = 'later'"_s);
    const auto ofLater = [&row, &date](const char* name, Write write) {
        row(name, date, std::move(write), u"later"_s, u"registration.record_date"_s);
    };
    ofLater("withdraw", [](Registry& r) { return errorOf(r.registrations().withdraw(u"later"_s, kAct)); });
    ofLater("comment on a registration",
            [](Registry& r) { return errorOf(r.comments().add(u"later"_s, {.text = u"Hm"_s}, kAct)); });
    ofLater("record an export",
            [](Registry& r) { return errorOf(r.activity().enter(u"later"_s, EventKind::Exported, kAct)); });
    ofLater("revise",
            [](Registry& r) { return errorOf(r.drafts().create({.revisionOf = u"later"_s}, kAct)); });
    ofLater("import a list", [](Registry& r) {
        RegistryContent newer;
        newer.records = {{.registration = {.nid = u"later"_s, .recordDate = u"2030-01-01"_s}}};
        return errorOf(r.contents().updateRecords(newer, kAct));
    });
    row(
        "update a person", u"UPDATE person SET name = 'x' WHERE id = 'A'"_s,
        [](Registry& r) {
            RegistryContent newer;
            newer.people = {{u"A"_s, u"Anna"_s, {}, {}, {}}};
            return errorOf(r.contents().updateRecords(newer, kAct));
        },
        u"A"_s, u"person.name"_s);
    row(
        "answer a changed comment",
        forged(u"review_comment"_s, u"review_comment_never_changes"_s,
               u"text = 'x' WHERE draft_id = 3 "
               "AND kind = 'comment'"_s),
        [](Registry& r) {
            return errorOf(r.comments().add(
                u"draft:3"_s, {.kind = CommentKind::Answer, .answerTo = 2, .text = u"Yes"_s}, kAct));
        },
        u"draft:3"_s, u"review_comment.text"_s);
    row(
        "register with a forged acceptance",
        u"INSERT INTO review_comment (draft_id, kind, version, field, finding, at, who, text) "
        "VALUES (9, 'acceptance', 0, 'purpose', 'template.purpose.missing', 1, 'Eve', 'fine')"_s,
        [](Registry& r) { return errorOf(r.registrations().registerDraft(9, kAct)); }, u"draft:9"_s,
        u"never written by Nidus"_s);
}

void TestForeignChanges::refusesEveryWrite()
{
    QFETCH(QString, change);
    QFETCH(Write, write);
    QFETCH(QString, subject);
    QFETCH(QString, place);
    auto registry = Registry::open(path());
    QVERIFY(OtherProgram(path()).runs(change));
    const QStringList before = problems();
    QVERIFY(!before.isEmpty());
    const auto content = registry->contents().all();
    const std::optional<Error> error = write(*registry);
    QVERIFY(error.has_value());
    QCOMPARE(error->code, storage::kForeignChange);
    QCOMPARE(QString::fromStdString(error->subject), subject);
    QCOMPARE(QString::fromStdString(error->detail), place);
    QCOMPARE(registry->contents().all(), content);
    QCOMPARE(problems(), before);
}

void TestForeignChanges::namesTheColumn_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("places");
    const QString ofDraft = u" WHERE content_id = (SELECT content_id FROM draft WHERE id = 9)"_s;
    QTest::newRow("a text emptied")
        << forged(u"content"_s, u"content_never_changes"_s,
                  u"security = '' WHERE id = (SELECT content_id FROM draft WHERE id = 9)"_s)
        << u"content.security"_s;
    QTest::newRow("a default replaced")
        << u"UPDATE draft SET remind_on = '2030-01-01' WHERE id = 9"_s << u"draft.remind_on"_s;
    QTest::newRow("two tables") << u"UPDATE draft SET author = 'x' WHERE id = 9;"_s +
                                       forged(u"syntax_rule"_s, u"rule_never_changes"_s,
                                              u"text = 'x', start = 'x'"_s + ofDraft)
                                << u"draft.author, syntax_rule.start, syntax_rule.text"_s;
    QTest::newRow("two rows swapped")
        << forged(u"sample"_s, u"sample_never_changes"_s,
                  u"urn = CASE position WHEN 0 THEN 'urn:quay:b c' ELSE 'urn:quay:a' END"_s + ofDraft)
        << u"sample.urn"_s;
    QTest::newRow("a rule removed") << u"DELETE FROM syntax_rule"_s + ofDraft << u"syntax_rule."_s;
}

void TestForeignChanges::namesTheColumn()
{
    QFETCH(QString, change);
    QFETCH(QString, places);
    QVERIFY(OtherProgram(path()).runs(change));
    auto registry = Registry::open(path());
    const auto moved = registry->drafts().move(9, State::InReview, kAct);
    QCOMPARE(moved.error().code, storage::kForeignChange);
    const QString detail = QString::fromStdString(moved.error().detail);
    QVERIFY2(places.endsWith(u'.') ? detail.startsWith(places) : detail == places, qPrintable(detail));
}

void TestForeignChanges::refusesItemsAddedOrRemovedByOthers_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<Write>("write");
    QTest::addColumn<QString>("detail");
    QTest::newRow("an added draft")
        << u"INSERT INTO draft (kind, state, based_on, content_id, saves, author) "
           "SELECT kind, 'approved', 0, content_id, 0, 'Eve' FROM draft WHERE id = 9"_s
        << Write([](Registry& r) { return errorOf(r.registrations().registerDraft(12, kAct)); })
        << u"never written by Nidus"_s;
    QTest::newRow("a removed person, whose number is used again")
        << u"DELETE FROM person_uri; DELETE FROM person WHERE id = 'B'"_s << Write([](Registry& r) {
               RegistryContent newer;
               newer.people = {{u"C"_s, u"Cy"_s, {}, {}, {}}};
               return errorOf(r.contents().add(newer, kAct));
           })
        << u"person 2 is missing"_s;
}

void TestForeignChanges::refusesItemsAddedOrRemovedByOthers()
{
    QFETCH(QString, change);
    QFETCH(Write, write);
    QFETCH(QString, detail);
    QVERIFY(OtherProgram(path()).runs(change));
    auto registry = Registry::open(path());
    const std::optional<Error> error = write(*registry);
    QVERIFY(error.has_value());
    QCOMPARE(error->code, storage::kForeignChange);
    QCOMPARE(QString::fromStdString(error->detail), detail);
}

/// They do not know the columns.
void TestForeignChanges::checksSealsOfTheFirstRelease()
{
    const QString old = m_folder->filePath(u"old.nidus"_s);
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), old));
    QVERIFY(QFile::setPermissions(old, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    QVERIFY(OtherProgram(old).runs(u"UPDATE registration SET record_date = '1999' WHERE nid = 'harbour'"_s));
    auto registry = Registry::open(old);
    const auto withdrawn = registry->registrations().withdraw(u"harbour"_s, kAct);
    QCOMPARE(withdrawn.error(), (Error{storage::kForeignChange, "harbour", "registration"}));
    QVERIFY(registry->registrations().withdraw(u"urn-1"_s, kAct).has_value());
}

void TestForeignChanges::writesWhatOthersLeftAlone()
{
    QVERIFY(OtherProgram(path()).runs(purposeOf(9)));
    auto registry = Registry::open(path());
    QVERIFY(registry->drafts().restoreFromTrash(10, kAct).has_value());
    QVERIFY(registry->registrations().withdraw(u"later"_s, kAct).has_value());
    QVERIFY(registry->drafts().create(newDraft(u"berth"_s), kAct).has_value());
    QVERIFY(problems().contains(u"draft:9: draft 9, changed: content.purpose"_s));
}

/// Computes the digest of two rows from the description in seals.h.
void TestForeignChanges::sealsAsDocumented()
{
    const QByteArray first = "uri=T1:a\n";
    const QByteArray second = "uri=T2:bc\n";
    const QByteArray table = "person_uri\n";
    const QByteArray place = "person_uri.uri";
    const SealedItem item{
        .name = 1,
        .rows = {table + first + table + second},
        .fields = {{place, tagOf(place), 0, 0, table.size(), first.size()},
                   {place, tagOf(place), 0, 1, 2 * table.size() + first.size(), second.size()}}};
    const auto sha256 = [](const QByteArray& bytes) {
        return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    };
    const QByteArray salt(32, 's');
    const QByteArray tag = sha256(place).first(2);
    QCOMPARE(digestOf(salt, item).toHex(),
             (sha256(salt + item.rows.first()) + tag + sha256(salt + place + "0" + first).first(4) + tag +
              sha256(salt + place + "1" + second).first(4))
                 .toHex());
}

void TestForeignChanges::sealsAgainWhatWasAccepted()
{
    QVERIFY(
        OtherProgram(path()).runs(u"UPDATE draft SET author = 'Eve' WHERE id = 9; "
                                  "INSERT INTO draft (kind, state, based_on, content_id, saves, author) "
                                  "SELECT kind, 'draft', 0, content_id, 0, 'Eve' FROM draft WHERE id = 8"_s));
    {
        const auto connection = openRegistryFile(path(), {}).value();
        const auto found = findSealProblems(*connection, {});
        QCOMPARE(found->size(), 2);
        auto transaction = Transaction::begin(*connection, Transaction::Kind::Write);
        for (const SealProblem& problem : *found)
            QVERIFY(sealAgain(*connection, problem.kind, problem.name).has_value());
        QVERIFY(transaction->commit().has_value());
        QCOMPARE(examineSeals(*connection, {}, nullptr), QList<Error>());
    }
    auto registry = Registry::open(path());
    QVERIFY(registry->drafts().move(9, State::InReview, kAct).has_value());
    QCOMPARE(registry->registrations().registerDraft(9, kAct), u"quay"_s);
    QVERIFY(registry->drafts().moveToTrash(12, kAct).has_value());
    QCOMPARE(registry->drafts().discarded()->last().author, u"Eve"_s);
}

void TestForeignChanges::sealsAgainWhatIsMissing()
{
    QVERIFY(OtherProgram(path()).runs(u"DELETE FROM person_uri; DELETE FROM person WHERE id = 'B'"_s));
    {
        const auto connection = openRegistryFile(path(), {}).value();
        const auto found = findSealProblems(*connection, {});
        auto transaction = Transaction::begin(*connection, Transaction::Kind::Write);
        for (const SealProblem& problem : *found)
            QVERIFY(sealAgain(*connection, problem.kind, problem.name).has_value());
        QVERIFY(transaction->commit().has_value());
    }
    QCOMPARE(problems(), QStringList());
    RegistryContent newer;
    newer.people = {{u"C"_s, u"Cy"_s, {}, {}, {}}};
    QVERIFY(Registry::open(path())->contents().add(newer, kAct).has_value());
    QCOMPARE(problems(), QStringList());
}

void TestForeignChanges::reportsAFailureToSealAgain()
{
    const auto connection = openRegistryFile(path(), {}).value();
    const auto transaction = Transaction::begin(*connection, Transaction::Kind::Write);
    QVERIFY(transaction.has_value());
    QVERIFY(connection->execute(u"DROP TABLE "_s + dialect::touchedThings()).has_value());
    QCOMPARE(codeOf(sealAgain(*connection, "person"_L1, 1)), storage::kDatabaseFailure);
}

NIDUS_TEST(tst_foreignchanges, TestForeignChanges)
#include "tst_foreignchanges.moc"
