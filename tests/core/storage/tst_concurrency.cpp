// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/registry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <chrono>
#include <fcntl.h>
#include <mutex>
#include <thread>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr int kThreads = 4;
constexpr int kRounds = 25;
/// All threads write without a pause: on a slow machine, one may wait for a long time.
const RegistryOptions kPatient{.busyTimeout = std::chrono::milliseconds(nidus::test::kProgressDelay)};

/// Runs `work(thread)` in kThreads threads at once and waits for them.
template <typename Work>
void inThreads(Work work)
{
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i)
        threads.emplace_back([&work, i] { work(i); });
}

/// Returns whether another program would find a lock on the file, after this process has closed it once.
bool isLockedAfterClosing(const QString& path)
{
    QFile seen(path);
    if (!seen.open(QIODevice::ReadOnly))
        return false;
    seen.close();
    QFile file(path);
    struct flock lock{};
    lock.l_type = F_WRLCK; // of the whole file
    return file.open(QIODevice::ReadWrite) && ::fcntl(file.handle(), F_OFD_GETLK, &lock) == 0 &&
           lock.l_type != F_UNLCK;
}

} // namespace

class TestConcurrency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void oneOfManyCreatesTheFile();
    void allOpenTheFileThatOneCreates();
    void staysLockedWhenOtherCodeClosesTheFile();
    void everyInformalNumberIsAssignedOnce();
    void oneOfManyGetsANid();
    void oneOfManySavesADraft();
    void reportsALongWaitOnce();
    void reportsNoShortWait();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestConcurrency::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"shared.nidus"_s);
}

void TestConcurrency::oneOfManyCreatesTheFile()
{
    std::atomic<int> made = 0;
    std::atomic<int> existed = 0;
    inThreads([&](int thread) {
        RegistryContent content;
        content.source.title = QString::number(thread);
        const auto registry = Registry::create(m_path, content);
        if (registry)
            ++made;
        else if (registry.error().code == storage::kFileExists)
            ++existed;
    });
    QCOMPARE(made.load(), 1);
    QCOMPARE(existed.load(), kThreads - 1);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             (QStringList{u"shared.nidus"_s, u"shared.nidus.heads"_s}));
}

void TestConcurrency::allOpenTheFileThatOneCreates()
{
    std::atomic<int> opened = 0;
    inThreads([&](int) {
        if (Registry::openOrCreate(m_path, {}, kPatient))
            ++opened;
    });
    QCOMPARE(opened.load(), kThreads);
}

/// As a file dialog does with each file that it shows. Another program would take a file without locks for
/// left over, and truncate the index of the log, which this process has in memory.
void TestConcurrency::staysLockedWhenOtherCodeClosesTheFile()
{
    QVERIFY(Registry::create(m_path, {}));
    const auto registry = Registry::open(m_path);
    QVERIFY(registry);
    QVERIFY(registry->drafts().all());
    for (const QString& suffix : {u""_s, u"-shm"_s}) {
        QVERIFY2(isLockedAfterClosing(m_path + suffix), qPrintable(suffix));
        QVERIFY2(isLockedAfterClosing(m_path + suffix), qPrintable(suffix));
    }
}

void TestConcurrency::everyInformalNumberIsAssignedOnce()
{
    QVERIFY(Registry::create(m_path, {}).has_value());
    std::mutex mutex;
    QSet<QString> given;
    inThreads([&](int) {
        auto registry = Registry::open(m_path, kPatient);
        for (int i = 0; registry && i < kRounds; ++i) {
            const auto draft = registry->drafts().create({.kind = NamespaceKind::Informal}, {});
            const auto nid = draft ? registry->registrations().registerDraft(draft->id, {})
                                   : std::unexpected(draft.error());
            const std::scoped_lock lock(mutex);
            given.insert(nid ? *nid : QString::fromStdString(nid.error().detail));
        }
    });
    QSet<QString> expected;
    for (int number = 1; number <= kThreads * kRounds; ++number)
        expected.insert(u"urn-%1"_s.arg(number));
    QCOMPARE(given, expected);
    const auto registry = Registry::open(m_path);
    QVERIFY(registry.has_value());
    QVERIFY(registry->history().verify().has_value());
    QCOMPARE(registry->contents().info()->registrations, kThreads * kRounds);
}

void TestConcurrency::oneOfManyGetsANid()
{
    QVERIFY(Registry::create(m_path, {}).has_value());
    std::atomic<int> got = 0;
    std::atomic<int> taken = 0;
    inThreads([&](int) {
        auto registry = Registry::open(m_path, kPatient);
        if (!registry)
            return;
        Draft wanted;
        wanted.content.registrationTemplate.setText(TemplateField::Nid, u"wanted"_s);
        const auto draft = registry->drafts().create(wanted, {});
        if (!draft)
            return;
        const auto nid = registry->registrations().registerDraft(draft->id, {});
        if (nid)
            ++got;
        else if (nid.error().code == storage::kNidTaken)
            ++taken;
    });
    QCOMPARE(got.load(), 1);
    QCOMPARE(taken.load(), kThreads - 1);
}

void TestConcurrency::oneOfManySavesADraft()
{
    qint64 id = 0;
    {
        auto registry = Registry::create(m_path, {});
        QVERIFY(registry.has_value());
        id = registry->drafts().create({}, {})->id;
    }
    std::atomic<int> saved = 0;
    std::atomic<int> conflicts = 0;
    inThreads([&](int thread) {
        auto registry = Registry::open(m_path, kPatient);
        if (!registry)
            return;
        VersionContent content;
        content.registrationTemplate.setText(TemplateField::Purpose, QString::number(thread));
        const auto done = registry->drafts().save(id, content, 0, {});
        if (done)
            ++saved;
        else if (done.error().code == storage::kConflict)
            ++conflicts;
    });
    QCOMPARE(saved.load(), 1);
    QCOMPARE(conflicts.load(), kThreads - 1);
}

void TestConcurrency::reportsALongWaitOnce()
{
    QVERIFY(Registry::create(m_path, {}).has_value());
    const auto holder = Connection::open(m_path, OpenMode::ReadWrite, {});
    QVERIFY(holder.has_value());
    int reported = 0;
    RegistryOptions options{.busyTimeout = 2 * kWaitBeforeNotice, .onLongWait = [&reported] { ++reported; }};
    auto registry = Registry::open(m_path, options);
    QVERIFY(registry.has_value());
    auto lock = Transaction::begin(**holder, Transaction::Kind::Write);
    QVERIFY(lock.has_value());
    for (int attempt = 0; attempt < 2; ++attempt)
        QCOMPARE(registry->drafts().create({}, {}).error().code, storage::kLockedDatabase);
    QCOMPARE(reported, 1);
}

void TestConcurrency::reportsNoShortWait()
{
    QVERIFY(Registry::create(m_path, {}).has_value());
    const auto holder = Connection::open(m_path, OpenMode::ReadWrite, {});
    QVERIFY(holder.has_value());
    int reported = 0;
    auto registry = Registry::open(
        m_path, {.busyTimeout = kWaitBeforeNotice / 5, .onLongWait = [&reported] { ++reported; }});
    QVERIFY(registry.has_value());
    {
        auto lock = Transaction::begin(**holder, Transaction::Kind::Write);
        QVERIFY(lock.has_value());
        QCOMPARE(registry->drafts().create({}, {}).error().code, storage::kLockedDatabase);
    }
    QVERIFY(registry->drafts().create({}, {}).has_value());
    QCOMPARE(reported, 0);
}

NIDUS_TEST(tst_concurrency, TestConcurrency)
#include "tst_concurrency.moc"
