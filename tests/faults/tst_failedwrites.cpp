// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/core/storage/examplecontent.h"
#include "tests/core/storage/smallregistry.h"
#include "tests/faults/calls.h"
#include "tests/faults/foldercopy.h"
#include "tests/faults/sqlitefaults.h"
#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::faults::copyOf;
using nidus::faults::FaultReport;
using nidus::faults::NoWaiting;

namespace {

QString registryIn(const QDir& folder) { return folder.filePath(u"r.nidus"_s); }

} // namespace

/// What a connection keeps after a write that failed.
class TestFailedWrites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFailedWriteLeavesTheIndexRight();
};

/// FTS5 keeps totals in the connection. A read of them that fails must not leave zeros there: the next write
/// would store them, and from then on drafts could not be saved.
void TestFailedWrites::aFailedWriteLeavesTheIndexRight()
{
    const QTemporaryDir prepared;
    QVERIFY(Registry::create(registryIn(QDir(prepared.path())), exampleContent()).has_value());
    int failures = 0;
    for (std::uint64_t call = 1;; ++call) {
        const auto copy = copyOf(QDir(prepared.path()));
        const QDir folder(copy->path());
        const NoWaiting noWaiting(folder.path().toStdString());
        auto window = Registry::open(registryIn(folder));
        auto other = Registry::open(registryIn(folder));
        QVERIFY(window && other);
        QVERIFY(window->drafts().create(newDraft(u"earlier"_s), kAct).has_value());
        // So the window reads the totals again.
        const auto ofOthers = other->drafts().create(newDraft(u"of-others"_s), kAct);
        QVERIFY(ofOthers.has_value());
        nidus::faults::startFailingFiles({.call = call, .error = SQLITE_IOERR_WRITE});
        const auto failed = window->drafts().create(newDraft(u"abc"_s), kAct);
        const FaultReport report = nidus::faults::stopFailingFiles();
        failures += failed ? 0 : 1;
        QVERIFY(window->drafts().create(newDraft(u"z"_s), kAct).has_value());
        const auto saved =
            window->drafts().save(ofOthers->id, contentWith(u"of-others"_s, u"saved"_s), 0, kAct);
        const QByteArray place = QByteArray::number(qulonglong(call)) + ' ' + report.failed.c_str();
        QVERIFY2(saved.has_value(), place.constData());
        const auto problems = window->history().examine();
        QVERIFY(problems.has_value());
        QVERIFY2(problems->isEmpty(), place.constData());
        if (report.failed.empty())
            break;
    }
    QVERIFY(failures > 10);
}

int tst_failedwrites(int argc, char* argv[])
{
    nidus::faults::installSqliteFaults();
    const QCoreApplication application(argc, argv);
    TestFailedWrites test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_failedwrites.moc"
