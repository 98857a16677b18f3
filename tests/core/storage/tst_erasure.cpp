// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/suspendedtriggers.h"
#include "core/storage/registry.h"
#include "core/system/openfile.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <sys/resource.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

const QStringList kMarta{u"Marta Okonjo-Lindqvist"_s, u"marta.okonjo@harbour.example"_s,
                         u"+41 44 555 01 23"_s};
const Act kOfficer{u"Data officer"_s, u"asked for on 3 May"_s, {}};

QByteArray lowercaseBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toLower() : QByteArray();
}

} // namespace

class TestErasure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsEveryPlace();
    void erasesFromEveryPlaceAndByte();
    void keepsTheHistoryProvable();
    void erasesTwiceFromOneText();
    void erasesFromCopies();
    void renamesPeople();
    void findsChangedReplacements();
    void keepsChangedReplacementsKnown();
    void findsErasingByOthers();
    void leavesOtherWordsAlone();
    void erasesANameAcrossALineEnd();
    void removesUnfinishedCopies();
    void removesJournalsWithoutBackups();
    void namesUnfinishedCopiesOfRunningProcesses();
    void namesPlacesThatCannotChange();
    void saysWhatAFullDiskLeaves();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"r.nidus"_s); }
    [[nodiscard]] bool isAnywhere(const QString& text) const
    {
        const QDir folder(m_folder->path());
        QStringList files = folder.entryList(QDir::Files);
        for (const QString& name : QDir(path() + ".backups"_L1).entryList(QDir::Files))
            files.append(u"r.nidus.backups/"_s + name);
        return std::ranges::any_of(files, [&](const QString& name) {
            return lowercaseBytes(folder.filePath(name)).contains(text.toLower().toUtf8());
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Each test starts with the migrated registry of the first release.
void TestErasure::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
}

void TestErasure::findsEveryPlace()
{
    const auto registry = Registry::open(path());
    const auto found = registry->erasure().find(kMarta);
    const auto has = [&found](const QString& subject, const QString& column) {
        return found->places.contains(TextPlace{subject, column});
    };
    QVERIFY(has(u"harbour@1"_s, u"content.registrant_contact_name"_s));
    QVERIFY(has(u"harbour@1"_s, u"content.registrant_email"_s));
    QVERIFY(has(u"harbour@1"_s, u"content.registrant_phone"_s));
    QVERIFY(has(u"harbour@1"_s, u"content.assignment"_s));
    QVERIFY(has(u"harbour@2"_s, u"content.purpose"_s));
    QVERIFY(has(u"harbour@2"_s, u"version.note"_s));
    QVERIFY(has(u"draft:1 submitted"_s, u"event.link"_s));
    QVERIFY(has(u"draft:1 comment 1"_s, u"review_comment.text"_s));
    QVERIFY(has(u"draft:8"_s, u"content.documentation"_s));
    QVERIFY(has(u"draft:6"_s, u"content.registrant_contact_name"_s));
    QCOMPARE(found->copies, QStringList{path() + ".bak-schema10"_L1}); // the file is of 0.1.0
    QCOMPARE(registry->history().examine(), QList<Error>());           // finding changes nothing
}

void TestErasure::erasesFromEveryPlaceAndByte()
{
    {
        auto registry = Registry::open(path());
        QVERIFY(isAnywhere(kMarta[0]));
        const auto erased = registry->erasure().erase(kMarta, kOfficer);
        QVERIFY2(erased.has_value(), erased ? "" : erased.error().detail.c_str());
        QCOMPARE(erased->left, QStringList());
        QCOMPARE(registry->erasure().find(kMarta)->places, QList<TextPlace>());
        const RegistrationRecord record = registry->registrations().record(u"harbour"_s).value();
        const RegistrationTemplate& first = record.versions.first().content.registrationTemplate;
        QCOMPARE(first.registrant().contactName, u"[erased]"_s);
        QCOMPARE(first.registrant().phone, u"[erased]"_s);
        QCOMPARE(first.registrant().organization, u"Harbour Names Society"_s);
        QVERIFY(first.text(TemplateField::Assignment).endsWith(u"numbers go to [erased]."_s));
        QCOMPARE(registry->overview().search(u"okonjo"_s), QStringList());
        QVERIFY(registry->overview().search(u"berths of member"_s)->contains(u"draft:8"_s));
    }
    for (const QString& text : kMarta)
        QVERIFY2(!isAnywhere(text), qPrintable(text));
}

void TestErasure::keepsTheHistoryProvable()
{
    auto registry = Registry::open(path());
    const HistoryHead before = registry->history().head().value();
    QVERIFY(registry->erasure().erase(kMarta, kOfficer).has_value());
    QCOMPARE(registry->history().examine(), QList<Error>());
    QCOMPARE(registry->history().compareWith({before}), QList<Error>());
    QCOMPARE(registry->history().head()->count, before.count + 1);
    const auto erased = registry->erasure().places();
    const auto phone = std::ranges::find_if(*erased, [](const ErasedPlace& each) {
        return each.place == TextPlace{u"harbour@1"_s, u"content.registrant_phone"_s};
    });
    QVERIFY(phone != erased->cend());
    QCOMPARE(phone->who, kOfficer.who);
    QVERIFY(phone->when.isValid());
    QVERIFY(registry->activity().enter(u"harbour"_s, EventKind::Exported, kAct).has_value());
    QCOMPARE(Registry::open(path())->history().examine(), QList<Error>());
}

void TestErasure::erasesTwiceFromOneText()
{
    auto registry = Registry::open(path());
    QVERIFY(registry->erasure().erase({kMarta[0]}, kOfficer).has_value());
    const HistoryHead between = registry->history().head().value();
    // In the same note: "Jean-Luc Abernathy succeeded ...", and the person who erased.
    QVERIFY(registry->erasure()
                .erase({u"Jean-Luc Abernathy"_s, kOfficer.who}, {u"Another"_s, {}, {}})
                .has_value());
    QCOMPARE(registry->history().examine(), QList<Error>());
    QCOMPARE(registry->history().compareWith({between}), QList<Error>());
    QCOMPARE(registry->registrations().record(u"harbour"_s)->versions.last().note,
             u"[erased] took over from [erased]"_s);
    QVERIFY(!isAnywhere(u"Jean-Luc Abernathy"_s));
    QVERIFY(!isAnywhere(kOfficer.who));
}

void TestErasure::erasesFromCopies()
{
    auto registry = Registry::open(path());
    const auto kept = registry->copies().keep(BackupReason::Daily);
    QVERIFY(kept.has_value());
    QVERIFY(QFile::remove(path() + ".bak-schema10"_L1)); // the file is of 0.1.0
    QCOMPARE(registry->erasure().find(kMarta)->copies, QStringList{*kept});
    QVERIFY(QFile::copy(path(), path() + ".damaged-1"_L1));
    const auto erased = registry->erasure().erase(kMarta, kOfficer);
    QCOMPARE(erased->copies, QStringList{*kept});
    QCOMPARE(erased->left, QStringList{path() + ".damaged-1"_L1});
    QVERIFY(QFile::remove(path() + ".damaged-1"_L1));
    QVERIFY(!isAnywhere(kMarta[0]));
    // The backup can be restored.
    QCOMPARE(Registry::open(*kept)->history().examine(), QList<Error>());
    const auto restored = registry->copies().restore({.source = *kept, .who = u"M. Ortega"_s});
    QVERIFY(restored && restored->isRestored);
    QCOMPARE(Registry::open(path())->history().examine(), QList<Error>());
}

void TestErasure::renamesPeople()
{
    auto registry = Registry::open(path());
    Registration contact{.nid = u"buoys"_s};
    contact.references = {{u"person"_s, u"Rosa_Weiss"_s, u"Rosa Weiss"_s}, {u"rfc"_s, u"rfc8141"_s, {}}};
    RegistryContent content;
    content.people = {
        {u"Rosa_Weiss"_s, u"Rosa Weiss"_s, u"Buoy Trust"_s, {u"mailto:rosa@weiss.example"_s}, {}}};
    content.records = {{contact, {}, {}, {}}};
    QVERIFY(registry->contents().add(content, kAct).has_value());
    QVERIFY(registry->erasure().erase({u"Rosa Weiss"_s, u"rosa@weiss.example"_s}, kOfficer).has_value());
    const Reference reference = registry->registrations().record(u"buoys"_s)->registration.references.first();
    QCOMPARE(reference.text, u"[erased]"_s);
    const auto people = registry->registrations().people({reference.data});
    QCOMPARE(people->size(), 1);
    QCOMPARE(people->first().name, u"[erased]"_s);
    QCOMPARE(people->first().uris, QStringList{u"mailto:[erased]"_s});
    QVERIFY(!isAnywhere(u"Rosa"_s));
    QCOMPARE(registry->history().examine(), QList<Error>());
}

void TestErasure::findsChangedReplacements()
{
    QVERIFY(Registry::open(path())->erasure().erase(kMarta, kOfficer).has_value());
    {
        const auto connection = Connection::open(path(), OpenMode::ReadWrite, {}).value();
        auto suspended = SuspendedTriggers::on(*connection, {u"content"_s});
        QVERIFY(
            connection
                ->execute(u"UPDATE content SET registrant_phone = '+1' WHERE registrant_phone = '[erased]'"_s)
                .has_value());
        QVERIFY(suspended->resume().has_value());
    }
    const auto problems = Registry::open(path())->history().examine();
    QVERIFY(!problems->isEmpty());
    QCOMPARE(problems->first().code, storage::kTamperedVersion);
    QCOMPARE(QString::fromStdString(problems->first().subject), u"harbour@1"_s);
}

/// Erasing something else from a replacement that another program changed does not hide the change.
void TestErasure::keepsChangedReplacementsKnown()
{
    QVERIFY(Registry::open(path())->erasure().erase({kMarta[0]}, kOfficer).has_value());
    {
        const auto connection = Connection::open(path(), OpenMode::ReadWrite, {}).value();
        auto suspended = SuspendedTriggers::on(*connection, {u"content"_s});
        QVERIFY(connection
                    ->execute(u"UPDATE content SET registrant_contact_name = 'Rosa Abernathy' "
                              "WHERE registrant_contact_name = '[erased]' "
                              "AND id IN (SELECT content_id FROM version)"_s)
                    .has_value());
        QVERIFY(suspended->resume().has_value());
    }
    auto registry = Registry::open(path());
    QVERIFY(!registry->history().examine()->isEmpty());
    const auto erased = registry->erasure().erase({u"Rosa Abernathy"_s}, kOfficer);
    QVERIFY2(erased, erased ? "" : (erased.error().subject + ": " + erased.error().detail).c_str());
    QVERIFY(!isAnywhere(u"Rosa Abernathy"_s));
    const auto problems = registry->history().examine();
    QVERIFY(std::ranges::any_of(*problems, [](const Error& each) {
        return each.code == storage::kTamperedVersion && each.subject == "harbour@1";
    }));
}

/// Somebody who knows how the ledger works removes a value without recording it.
void TestErasure::findsErasingByOthers()
{
    QVERIFY(Registry::open(path())->erasure().erase(kMarta, kOfficer).has_value());
    {
        const auto connection = Connection::open(path(), OpenMode::ReadWrite, {}).value();
        QVERIFY(connection->execute(u"DELETE FROM erased_value WHERE place = 'content.registrant_phone'"_s)
                    .has_value());
    }
    const auto problems = Registry::open(path())->history().examine();
    QVERIFY(std::ranges::any_of(*problems,
                                [](const Error& each) { return each.code == storage::kTamperedVersion; }));
    QVERIFY(std::ranges::any_of(*problems,
                                [](const Error& each) { return each.code == storage::kTamperedEvent; }));
}

void TestErasure::leavesOtherWordsAlone()
{
    auto registry = Registry::open(path());
    QVERIFY(registry->erasure().erase({u"berth"_s}, kOfficer).has_value());
    const auto text = registry->registrations()
                          .record(u"harbour"_s)
                          ->versions.first()
                          .content.registrationTemplate.text(TemplateField::Purpose);
    QCOMPARE(text, u"Names the berths of member harbours."_s);
    const HistoryHead before = registry->history().head().value();
    QCOMPARE(registry->erasure().erase({u"nobody at all"_s}, kOfficer)->places, QList<TextPlace>());
    QCOMPARE(registry->history().head(), before);
}

void TestErasure::erasesANameAcrossALineEnd()
{
    auto registry = Registry::open(path());
    Draft draft = newDraft(u"buoys"_s);
    const QString split = u"Names of buoys.\nAsk Rosa Abernathy-\n  Weiss or Tom O\u00ADke\u00ADfe."_s;
    draft.content.registrationTemplate.setText(TemplateField::Purpose, split);
    const auto made = registry->drafts().create(draft, kAct);
    QCOMPARE(registry->overview().search(u"abernathy- weiss"_s)->size(), 1);
    QVERIFY(registry->erasure().erase({u"Rosa Abernathy-Weiss"_s, u"Tom Okefe"_s}, kOfficer).has_value());
    QCOMPARE(
        registry->drafts().record(made->id)->draft.content.registrationTemplate.text(TemplateField::Purpose),
        u"Names of buoys.\nAsk [erased] or [erased]."_s);
    QCOMPARE(registry->overview().search(u"weiss"_s), QStringList());
    QVERIFY(!isAnywhere(u"Weiss"_s));
}

/// Their processes were killed a moment ago.
void TestErasure::removesUnfinishedCopies()
{
    auto registry = Registry::open(path());
    QVERIFY(registry->copies().keep(BackupReason::Daily).has_value());
    const QString id(32, u'a');
    QStringList files{path() + u".%1.new"_s.arg(id), path() + u".bak-schema9.%1.new"_s.arg(id),
                      path() + u".backups/20260101-000000-000-daily.nidus.%1.new"_s.arg(id)};
    for (const QString& file : std::as_const(files))
        QVERIFY(QFile::copy(path(), file));
    const QString other = path() + u"2.%1.new"_s.arg(id); // of the registry "r.nidus2"
    QVERIFY(QFile::copy(path(), other));
    QCOMPARE(registry->erasure().find(kMarta)->left.size(), files.size());
    QCOMPARE(registry->erasure().erase(kMarta, kOfficer)->left, QStringList());
    for (const QString& file : std::as_const(files))
        QVERIFY2(!QFile::exists(file), qPrintable(file));
    QVERIFY(QFile::exists(other));
}

/// A killed process can leave the journal of a backup that is removed later.
void TestErasure::removesJournalsWithoutBackups()
{
    const QDir folder(path() + ".backups"_L1);
    QVERIFY(folder.mkpath(u"."_s));
    const auto write = [&folder](const QString& name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write("Jane Doe") > 0;
    };
    const auto names = [&folder] { return folder.entryList(QDir::Files, QDir::Name); };
    const QStringList others{u"20260101-000000-000-daily.nidus-notes"_s, u"mine.nidus-journal"_s};
    for (const QString& name : others + QStringList{u"20260101-000000-000-daily.nidus-journal"_s,
                                                    u"20260101-000000-001-import.nidus-wal"_s})
        QVERIFY(write(name));
    auto registry = Registry::open(path());
    QCOMPARE(registry->erasure().erase(kMarta, kOfficer)->left, QStringList());
    QCOMPARE(names(), others);
    QVERIFY(write(u"20260101-000000-000-daily.nidus-journal"_s));
    QVERIFY(registry->copies().keep(BackupReason::Import).has_value());
    QCOMPARE(names().size(), 3);
    QVERIFY(names().filter(u"-daily"_s) == others.first(1));
}

void TestErasure::namesUnfinishedCopiesOfRunningProcesses()
{
    auto registry = Registry::open(path());
    const QString file = path() + u".%1.new"_s.arg(QString(32, u'b'));
    QVERIFY(QFile::copy(path(), file));
    auto running = system::OpenFile::open(QFile::encodeName(file).toStdString(), system::OpenWay::Update);
    QVERIFY(running && running->tryLock(true));
    QCOMPARE(registry->erasure().erase(kMarta, kOfficer)->left, QStringList{file});
    QVERIFY(QFile::exists(file));
}

/// The hashes of the history cover the URN of a sample directly.
void TestErasure::namesPlacesThatCannotChange()
{
    auto registry = Registry::open(path());
    Draft draft = newDraft(u"buoys"_s);
    draft.content.samples = {{u"urn:buoys:rosa-weiss"_s, ExpectedVerdict::Valid, u"by Rosa-Weiss"_s, {}}};
    const auto made = registry->drafts().create(draft, kAct);
    const TextPlace fixed{u"draft:%1"_s.arg(made->id), u"sample.urn"_s};
    QCOMPARE(registry->erasure().find({u"Rosa-Weiss"_s})->fixed, QList{fixed});
    const auto erased = registry->erasure().erase({u"Rosa-Weiss"_s}, kOfficer);
    QCOMPARE(erased->fixed, QList{fixed});
    QCOMPARE(erased->places, (QList{TextPlace{fixed.subject, u"sample.note"_s}}));
    QCOMPARE(registry->drafts().record(made->id)->draft.content.samples.first().note, u"by [erased]"_s);
    QCOMPARE(registry->erasure().erase({u"Rosa-Weiss"_s}, kOfficer)->fixed, QList{fixed});
}

/// Wherever the disk is full: after an error, nothing was erased; otherwise the files that may still contain
/// the text are named.
void TestErasure::saysWhatAFullDiskLeaves()
{
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    int failed = 0;
    int partly = 0;
    for (rlim_t size = 64 << 10; size <= 1536 << 10; size += 64 << 10) {
        init();
        auto registry = Registry::open(path());
        QVERIFY(registry.has_value());
        const rlimit limit{.rlim_cur = size, .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        const auto erased = registry->erasure().erase(kMarta, kOfficer);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        const bool isLeft = !registry->erasure().find(kMarta)->places.isEmpty();
        QCOMPARE(isLeft, !erased.has_value());
        failed += isLeft ? 1 : 0;
        partly += erased && !erased->left.isEmpty() ? 1 : 0;
        QCOMPARE(registry->history().examine(), QList<Error>());
    }
    QVERIFY(failed > 0);
    QVERIFY(partly > 0);
}

NIDUS_TEST(tst_erasure, TestErasure)
#include "tst_erasure.moc"
