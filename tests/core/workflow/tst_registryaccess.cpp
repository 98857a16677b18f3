// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/workflow/registry/registryaccess.h"

#include "core/builtin/builtincontent.h"
#include "core/storage/values/listdeparture.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;

class TestRegistryAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isInTheDataFolder();
    void readsBuiltinContentIfThereIsNoFile();
    void makesTheFileForWriting();
    void readsALogAndLeavesIt();
    void neverWritesTheBuiltinContent();
    void letsSeveralStartAtOnce();
    void rejectsABadFileBothWays();
    void listsNamespacesForChecking();
    void looksUpTheNamespacesThatAreAskedFor();
    void readsHandles_data();
    void readsHandles();
    void picksRecordsWithTheirPeople();
    void namesTheMissingHandle();
    void keepsTheDefaultFileForItsOwner();
    void alwaysKnowsTheUser();
};

void TestRegistryAccess::isInTheDataFolder()
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    QCOMPARE(defaultRegistryPath(), folder.filePath(u"nidus/registry.nidus"_s));
    if (before.isEmpty())
        qunsetenv("XDG_DATA_HOME");
    else
        qputenv("XDG_DATA_HOME", before);
}

void TestRegistryAccess::readsBuiltinContentIfThereIsNoFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    for (const QString& asked : {path, QString(kBuiltinPath)}) {
        const Result<Registry> registry = openForReading(asked);
        QVERIFY(registry);
        QVERIFY(registry->path().isEmpty());
        QCOMPARE(registry->overview().nids().value().size(), 105);
    }
    QVERIFY(!QFile::exists(path));
}

void TestRegistryAccess::makesTheFileForWriting()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a/b/r.nidus"_s);
    QVERIFY(openForWriting(path));
    const Result<Registry> again = openForReading(path);
    QVERIFY(again);
    QCOMPARE(again->path(), path);
    QCOMPARE(again->contents().info().value().source.date, builtinSource().date);
}

/// The log of a program that was killed.
void TestRegistryAccess::readsALogAndLeavesIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    const QString other = folder.filePath(u"other.nidus"_s);
    {
        Result<Registry> registry = openForWriting(other);
        QVERIFY(registry && registry->drafts().create({.content = {}}, {}));
        QVERIFY(QFile::copy(other, path) && QFile::copy(other + "-wal"_L1, path + "-wal"_L1));
    }
    const auto bytesOf = [](const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = bytesOf(path);
    const QByteArray log = bytesOf(path + "-wal"_L1);
    QVERIFY(!log.isEmpty());
    {
        const Result<Registry> registry = openForReading(path);
        QVERIFY(registry);
        QCOMPARE(registry->drafts().all().value().size(), 1);
    }
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(bytesOf(path + "-wal"_L1), log);
    {
        Result<Registry> registry = openForWriting(path);
        QVERIFY(registry && registry->drafts().create({.content = {}}, {}));
    }
    QVERIFY(!QFile::exists(path + "-wal"_L1)); // whoever writes ends it
    QCOMPARE(openForReading(path)->drafts().all().value().size(), 2);
    QVERIFY(!QFile::exists(path + "-wal"_L1));
}

void TestRegistryAccess::neverWritesTheBuiltinContent()
{
    const Result<Registry> registry = openForWriting(QString(kBuiltinPath));
    QVERIFY(!registry);
    QCOMPARE(registry.error().code, storage::kReadOnlyDatabase);
}

void TestRegistryAccess::letsSeveralStartAtOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    std::vector<int> found(6, 0);
    {
        std::vector<std::jthread> threads;
        for (int& count : found) {
            threads.emplace_back([&path, &count] {
                const Result<Registry> registry = openForWriting(path);
                count = registry ? int(registry->overview().nids().value().size()) : -1;
            });
        }
    }
    QVERIFY(found == std::vector<int>(6, 105));
}

void TestRegistryAccess::rejectsABadFileBothWays()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"letter"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("A letter, not a registry, but long enough to be mistaken for something else.");
    file.close();
    QCOMPARE(openForReading(file.fileName()).error().code, storage::kNotADatabase);
    QCOMPARE(openForWriting(file.fileName()).error().code, storage::kNotADatabase);
}

void TestRegistryAccess::listsNamespacesForChecking()
{
    Result<Registry> registry = Registry::inMemory(builtinContent());
    QVERIFY(registry);
    QVERIFY(namespaceTable(*registry).value()->entries() == builtinNamespaceTable()->entries());
    QVERIFY(registry->registrations().withdraw(u"isbn"_s, {}));
    QVERIFY(registry->drafts().create({.content = {}}, {}));
    const auto table = namespaceTable(*registry);
    QVERIFY(table);
    QCOMPARE((*table)->size(), std::size_t{105});
    QVERIFY((*table)->find("ISBN")->withdrawn);
    QVERIFY(!(*table)->find("urn-7")->withdrawn);
    QVERIFY((*table)->find("nosuchname") == nullptr);
}

void TestRegistryAccess::looksUpTheNamespacesThatAreAskedFor()
{
    Result<Registry> registry = Registry::inMemory(builtinContent());
    QVERIFY(registry);
    QVERIFY(registry->registrations().withdraw(u"issn"_s, {}));
    const QString note = storage::departureNote(u"2026-07-01"_s, {});
    QVERIFY(registry->activity().enter(u"isan"_s, EventKind::Imported, {.note = note}));
    const auto draft = registry->drafts().create(
        {.revisionOf = u"isbn"_s,
         .content = {.registrationTemplate = test::completeTemplate(u"isbn"_s, u"Names books."_s),
                     .rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT\n"_s}}},
        {});
    QVERIFY(draft && registry->registrations().registerDraft(draft->id, {}));
    const auto all = namespaceTable(*registry);
    const auto some = namespaceTable(
        *registry, {u"ISBN"_s, u"issn"_s, u"isan"_s, u"urn-7"_s, u"isbn"_s, u"nosuchname"_s, QString()});
    QVERIFY(all && some);
    QCOMPARE((*some)->size(), std::size_t{4});
    for (const char* const nid : {"isbn", "issn", "isan", "urn-7"}) {
        QVERIFY((*some)->find(nid) != nullptr);
        QVERIFY(*(*some)->find(nid) == *(*all)->find(nid));
    }
    QCOMPARE((*some)->find("isbn")->rules.size(), std::size_t{2}); // of version 1, and our own
    QCOMPARE((*some)->find("isan")->leftList, std::string("2026-07-01"));
    QVERIFY((*some)->find("issn")->withdrawn);
    QCOMPARE(departures(*registry, {u"isbn"_s, u"isan"_s}).value(), departures(*registry).value());
}

void TestRegistryAccess::readsHandles_data()
{
    QTest::addColumn<QString>("handle");
    QTest::addColumn<qint64>("id");
    QTest::newRow("a draft") << u"draft:7"_s << qint64{7};
    QTest::newRow("a NID") << u"draft"_s << qint64{0};
    QTest::newRow("no number") << u"draft:x"_s << qint64{0};
    QTest::newRow("zero") << u"draft:0"_s << qint64{0};
    QTest::newRow("negative") << u"draft:-3"_s << qint64{0};
    QTest::newRow("trailing text") << u"draft:7a"_s << qint64{0};
}

void TestRegistryAccess::readsHandles()
{
    QFETCH(QString, handle);
    QFETCH(qint64, id);
    QCOMPARE(draftIdOf(handle).value_or(0), id);
    if (id > 0)
        QCOMPARE(draftHandle(id), handle);
}

void TestRegistryAccess::picksRecordsWithTheirPeople()
{
    Result<Registry> registry = Registry::inMemory(builtinContent());
    QVERIFY(registry);
    const Result<Draft> draft = registry->drafts().create({.content = {}}, {});
    QVERIFY(draft);
    const auto content = contentOf(*registry, {u"URN-1"_s, draftHandle(draft->id), u"c2pa"_s});
    QVERIFY(content);
    QCOMPARE(content->records.size(), 2);
    QCOMPARE(content->records[0].registration.nid, u"c2pa"_s); // ordered by NID, as always
    QCOMPARE(content->drafts.size(), 1);
    QCOMPARE(content->source, builtinSource());
    for (const RegistrationRecord& record : content->records) {
        for (const Reference& reference : record.registration.references + record.registration.contact) {
            const bool isThere =
                std::ranges::any_of(content->people, [&](const Person& p) { return p.id == reference.data; });
            QCOMPARE(isThere, reference.type == u"person"_s);
        }
    }
    QVERIFY(content->people.size() < registry->contents().all().value().people.size());
}

void TestRegistryAccess::namesTheMissingHandle()
{
    const Result<Registry> registry = Registry::inMemory(builtinContent());
    QVERIFY(registry);
    const auto content = contentOf(*registry, {u"isbn"_s, u"draft:9"_s});
    QVERIFY(!content);
    QCOMPARE(content.error(), (Error{storage::kNotFound, "draft:9", {}}));
}

void TestRegistryAccess::keepsTheDefaultFileForItsOwner()
{
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    const QString file = defaultRegistryPath();
    const bool isMade = openForWriting(file).has_value();
    const auto ofFile = QFile::permissions(file);
    const auto ofFolder = QFile::permissions(QFileInfo(file).absolutePath());
    const bool isClosed = !becameReadableByOthers(file);
    QFile::setPermissions(file, ofFile | others);
    const bool isTold = becameReadableByOthers(file);
    const bool isToldAgain = becameReadableByOthers(file);
    before.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
    QVERIFY(isMade);
    QVERIFY(!ofFile.testAnyFlags(others));
    QVERIFY(!ofFolder.testAnyFlags(others));
    QVERIFY(isClosed && isTold && !isToldAgain);
    QVERIFY(!becameReadableByOthers(folder.filePath(u"elsewhere.nidus"_s)));
}

void TestRegistryAccess::alwaysKnowsTheUser()
{
    const QByteArray before = qgetenv("USER");
    qputenv("USER", "ada");
    const QString named = currentUser();
    qunsetenv("USER");
    const QString unnamed = currentUser();
    if (!before.isNull())
        qputenv("USER", before);
    QCOMPARE(named, u"ada"_s);
    QVERIFY(!unnamed.isEmpty());
}

NIDUS_TEST(tst_registryaccess, TestRegistryAccess)
#include "tst_registryaccess.moc"
