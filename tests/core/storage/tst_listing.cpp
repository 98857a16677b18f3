// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/listing.h"

#include "core/registration/handle.h"
#include "core/storage/registry.h"
#include "generatedregistry.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <iterator>
#include <limits>
#include <random>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRegistrations = 40;
constexpr int kSteps = 150;

} // namespace

/// A list that follows changes, compared with one that is read from scratch.
class TestListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void showsOrganizationPersonOrText_data();
    void showsOrganizationPersonOrText();
    void showsTheOrganizationInADraftBeforeItsPerson();
    void followsItsOwnChanges();
    void followsChangesByAnotherProcess();
    void followsManyChangesAtOnce();
    void followsARestore();
    void looksUpSingleEntries();
    void numbersDraftsWithinTheirNamespace();
    void rejectsIdsOutOfRange_data();
    void rejectsIdsOutOfRange();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.nidus"_s); }
    [[nodiscard]] Registry open() const { return Registry::open(path()).value(); }
    /// Compares the list and searches of `followed` with those of a fresh list.
    void compare(const Registry& followed) const;
    /// Makes a random change; some are rejected, which is fine.
    void change(Registry& registry);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::mt19937 m_random{8141};
    int m_made = 0;
};

void TestListing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(Registry::create(path(), generatedChunk(0, kRegistrations, 2)).has_value());
}

void TestListing::compare(const Registry& followed) const
{
    const Registry fresh = open();
    QCOMPARE(followed.overview().summaries(), fresh.overview().summaries());
    QCOMPARE(followed.overview().nids(), fresh.overview().nids());
    QCOMPARE(followed.overview().nids(), open().overview().nids()); // without the list
    const QList<RegistrySummary> all = fresh.overview().summaries().value();
    for (const RegistrySummary& summary : all)
        QCOMPARE(followed.overview().summary(summary.handle).value(), std::optional(summary));
    QList<RegistrySummary> drafts = all;
    drafts.removeIf([](const RegistrySummary& summary) { return summary.draftId == 0; });
    QCOMPARE(followed.overview().drafts(), drafts);
    QCOMPARE(open().overview().drafts(), drafts); // without the list
    QVERIFY(std::ranges::is_sorted(*fresh.overview().nids()));
    for (const QString& term : {u"n"_s, u"ag"_s, u"n0000"_s, u"agency"_s, u"purpose"_s, u"society"_s})
        QCOMPARE(followed.overview().search(term), fresh.overview().search(term));
}

void TestListing::change(Registry& registry)
{
    const QList<RegistrySummary> all = registry.overview().summaries().value();
    const RegistrySummary chosen = all[qsizetype(m_random() % unsigned(all.size()))];
    const QString name = u"%1agency-%2"_s.arg(QChar(char16_t(u'a' + m_random() % 26))).arg(++m_made);
    const auto contentBy = [&name](const QString& nid) {
        VersionContent content = contentWith(nid, name + " has a purpose"_L1);
        content.registrationTemplate.setRegistrant({.organization = name});
        return content;
    };
    switch (m_random() % 8) {
    case 0: (void)registry.drafts().create({.content = contentBy(name)}, kAct); break;
    case 1:
        (void)registry.drafts().create({.kind = NamespaceKind::Informal, .content = contentBy({})}, kAct);
        break;
    case 2:
        (void)registry.drafts().create({.revisionOf = chosen.nid, .content = contentBy(chosen.nid)}, kAct);
        break;
    case 3:
        if (const auto held = registry.drafts().record(chosen.draftId))
            (void)registry.drafts().save(chosen.draftId, contentBy(chosen.nid), held->draft.saves, kAct);
        break;
    case 4: (void)registry.drafts().moveToTrash(chosen.draftId, kAct); break;
    case 5: (void)registry.registrations().withdraw(chosen.nid, kAct); break;
    case 6:
        (void)registry.contents().updateRecords(
            {.records = {{{.nid = chosen.nid, .recordDate = u"2031-01-0%1"_s.arg(m_made % 9 + 1)}, {}, {}}}},
            kAct);
        break;
    default:
        for (const Draft& draft : registry.drafts().all().value_or(QList<Draft>())) {
            for (const State state : {State::InReview, State::Approved, State::WithIana})
                (void)registry.drafts().move(draft.id, state, kAct);
            (void)registry.registrations().registerDraft(draft.id, kAct);
        }
    }
}

void TestListing::showsOrganizationPersonOrText_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("shownWithoutKnown");
    QTest::newRow("organization") << Registrant{.organization = u"Agency"_s, .contactName = u"Ada"_s}
                                  << u"Agency"_s << u"Agency"_s;
    QTest::newRow("person") << Registrant{.contactName = u"Ada"_s, .other = u"more"_s} << u"IANA says"_s
                            << u"Ada"_s;
    QTest::newRow("text") << Registrant{.other = u"Somebody\nof its town"_s} << u"IANA says"_s
                          << u"Somebody of its town"_s;
    QTest::newRow("labeled person") << Registrant{.other = u"Name: Ada\nEmail: a&b"_s} << u"IANA says"_s
                                    << u"Ada"_s;
    QTest::newRow("organization in a text")
        << Registrant{.other = u"Name: Ada\nAffiliation: Agency"_s} << u"Agency"_s << u"Agency"_s;
    QTest::newRow("the list's name") << Registrant{} << u"IANA says"_s << QString();
}

void TestListing::showsOrganizationPersonOrText()
{
    QFETCH(const Registrant, registrant);
    QFETCH(const QString, shown);
    QFETCH(const QString, shownWithoutKnown);
    VersionContent content = contentWith(u"some"_s, {});
    content.registrationTemplate.setRegistrant(registrant);
    for (const QString& known : {u"IANA says"_s, QString()}) {
        const Registry registry =
            Registry::inMemory(
                {.records = {{{.nid = u"some"_s, .registrant = known}, {{1, content, {}, {}, {}}}, {}}}})
                .value();
        QCOMPARE(registry.overview().summaries()->constFirst().registrant,
                 known.isEmpty() ? shownWithoutKnown : shown);
    }
}

void TestListing::showsTheOrganizationInADraftBeforeItsPerson()
{
    Registry registry = Registry::inMemory({}).value();
    VersionContent content = contentWith(u"some"_s, {});
    content.registrationTemplate.setRegistrant(
        {.contactName = u"Ada"_s, .other = u"Affiliation: Agency\nRoom 3"_s});
    QVERIFY(registry.drafts().create({.content = content}, kAct));
    QCOMPARE(registry.overview().summaries()->constLast().registrant, u"Agency"_s);
    content.registrationTemplate.setRegistrant({.contactName = u"Ada"_s, .other = u"Room 3"_s});
    QVERIFY(registry.drafts().create({.content = content}, kAct));
    QCOMPARE(registry.overview().summaries()->constLast().registrant, u"Ada"_s);
}

void TestListing::followsItsOwnChanges()
{
    Registry registry = open();
    for (int step = 0; step < kSteps; ++step) {
        change(registry);
        compare(registry);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(registry.overview().summaries()->size() > kRegistrations + 5);
}

void TestListing::followsChangesByAnotherProcess()
{
    const Registry followed = open();
    Registry other = open();
    for (int step = 0; step < kSteps; ++step) {
        change(other);
        if (m_random() % 3 == 0)
            compare(followed);
        if (QTest::currentTestFailed())
            return;
    }
    compare(followed);
}

void TestListing::followsManyChangesAtOnce()
{
    const Registry followed = open();
    QCOMPARE(followed.overview().summaries()->size(), kRegistrations);
    Registry other = open();
    constexpr int many = 700;
    QVERIFY(other.contents().add(generatedChunk(kRegistrations, many, 1), kAct).has_value());
    QCOMPARE(followed.overview().summaries()->size(), kRegistrations + many);
    compare(followed);
}

void TestListing::followsARestore()
{
    const Registry followed = open();
    QCOMPARE(followed.overview().summaries()->size(), kRegistrations);
    // A different history of the same length.
    const QString elsewhere = m_folder->filePath(u"b.nidus"_s);
    QVERIFY(Registry::create(elsewhere, generatedChunk(100, kRegistrations, 2)).has_value());
    QVERIFY(open().copies().restore({elsewhere}).has_value());
    compare(followed);
    QVERIFY(followed.overview().summaries()->constFirst().nid.startsWith("n000100"_L1));
}

void TestListing::looksUpSingleEntries()
{
    const Registry registry = open();
    const QStringList nids = *registry.overview().nids();
    QCOMPARE(registry.overview().summary(nids[3].toUpper()).value()->nid.toLower(), nids[3]);
    QVERIFY(!registry.overview().summary(u"nosuchname"_s).value());
    QVERIFY(!registry.overview().summary(u"draft:99"_s).value());
    QVERIFY(!registry.overview().summary({}).value());
    const auto isLate = [&nids](std::string_view nid) { return QString::fromUtf8(nid) >= nids[5]; };
    QCOMPARE(registry.overview().nidsWhere(isLate), nids.sliced(5));
    QVERIFY(registry.overview().summaries()); // from now on, the list is in memory
    QCOMPARE(registry.overview().nidsWhere(isLate), nids.sliced(5));
}

/// The number stays when other drafts are registered or moved to the trash.
void TestListing::numbersDraftsWithinTheirNamespace()
{
    Registry registry = open();
    const QString nid = registry.overview().summaries()->constFirst().nid;
    RegistrationTemplate text;
    text.setText(TemplateField::Nid, u"Crates"_s);
    const VersionContent crates{.registrationTemplate = text};
    text.setText(TemplateField::Nid, u"crates"_s);
    const QList<qint64> ids{registry.drafts().create({.content = crates}, {})->id,
                            registry.drafts().create({.revisionOf = nid}, {})->id,
                            registry.drafts().create({.kind = NamespaceKind::Informal}, {})->id,
                            registry.drafts().create({.revisionOf = nid}, {})->id,
                            registry.drafts().create({.content = {.registrationTemplate = text}}, {})->id};
    const auto number = [&registry](qint64 id) {
        return registry.overview().draftSummary(id).value()->draftNumber;
    };
    const auto numbers = [&] {
        QList<int> all;
        std::ranges::transform(ids, std::back_inserter(all), number);
        return all;
    };
    QCOMPARE(numbers(), QList({1, 1, 1, 2, 2}));
    QVERIFY(registry.drafts().moveToTrash(ids[1], {}).has_value());
    QVERIFY(registry.drafts().moveToTrash(ids[0], {}).has_value());
    QCOMPARE(numbers(), QList({1, 1, 1, 2, 2}));
    const RegistrySummary last = registry.overview().summary(draftHandle(ids[3])).value().value();
    QCOMPARE(last.draftNumber, 2);
    QCOMPARE(last.revisionOf, nid);
    QCOMPARE(registry.overview().summary(draftHandle(ids[4])).value()->revisionOf, QString());
    QVERIFY(!registry.overview().summary(draftHandle(ids[1])).value()); // in the trash
    QVERIFY(!registry.overview().draftSummary(99).value());
}

void TestListing::rejectsIdsOutOfRange_data()
{
    QTest::addColumn<qint64>("id");
    QTest::newRow("negative") << qint64(-3);
    QTest::newRow("zero") << qint64(0);
    QTest::newRow("larger than any memory") << (qint64(1) << 40);
    QTest::newRow("largest") << std::numeric_limits<qint64>::max();
}

/// Such ids come from another program.
void TestListing::rejectsIdsOutOfRange()
{
    QFETCH(qint64, id);
    QVERIFY(OtherProgram(path()).runs(
        u"INSERT INTO registration (id, nid, kind, state, registrant, record_date, record_updated) "
        "VALUES (%1, 'ghost', 'formal', 'registered', '', '', '')"_s.arg(id)));
    const auto summaries = open().overview().summaries();
    QVERIFY(!summaries);
    QCOMPARE(summaries.error().code, storage::kDamagedDatabase);
    QCOMPARE(summaries.error().subject, path().toStdString());
}

NIDUS_TEST(tst_listing, TestListing)
#include "tst_listing.moc"
