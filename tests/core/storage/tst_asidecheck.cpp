// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/asidecheck.h"

#include "core/storage/registry.h"
#include "examplecontent.h"
#include "tests/testprogram.h"
#include "verifiedfile.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <stop_token>
#include <thread>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::test::kNeverAside;
using nidus::test::verified;

namespace {

/// Returns the codes of the problems that verifyDatabase() finds, or of its error.
QStringList codesOf(const QString& path, qint64 asideFrom)
{
    const auto connection = Connection::open(path, OpenMode::ReadWrite, {});
    if (!connection)
        return {u"cannot be opened"_s};
    const auto problems = verifyDatabase(**connection, {}, nullptr, asideFrom);
    QStringList codes;
    for (const Error& problem : problems ? *problems : QList{problems.error()})
        codes.append(QString::fromUtf8(problem.code.word()));
    return codes;
}

} // namespace

/// A verification on two threads finds what one thread finds. tst_verification compares both for changes by
/// other programs.
class TestAsideCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsTheSameOnTwoThreads();
    void reportsProgressOfAllParts_data();
    void reportsProgressOfAllParts();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QByteArray m_bytes;
};

void TestAsideCheck::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.nidus"_s);
    QVERIFY(Registry::create(m_path, exampleContent()).has_value());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_bytes = file.readAll();
}

/// Damaged pages are found by the other thread.
void TestAsideCheck::findsTheSameOnTwoThreads()
{
    QCOMPARE(verified(m_path, 0), QStringList());
    QRandomGenerator random(20'261'126);
    int damaged = 0;
    for (int i = 0; i < 60; ++i) {
        QByteArray bytes = m_bytes;
        for (int bit = 0; bit < 20; ++bit) {
            const auto place = qsizetype(random.bounded(1000, int(bytes.size())));
            bytes[place] = char(bytes[place] ^ (1 << random.bounded(8)));
        }
        const QString path = m_folder->filePath(u"damaged%1"_s.arg(i));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        // SQLite describes the same damage differently through another connection: a damaged row, or a
        // full-text index that cannot be read or lacks terms.
        const QStringList found = codesOf(path, kNeverAside);
        const QStringList foundAside = codesOf(path, 0);
        QVERIFY2(found.isEmpty() == foundAside.isEmpty(),
                 qPrintable(found.join(u' ') + " | "_L1 + foundAside.join(u' ')));
        damaged += found.contains(u"damaged-database"_s) ? 1 : 0;
    }
    QVERIFY(damaged > 0);
}

void TestAsideCheck::reportsProgressOfAllParts_data()
{
    QTest::addColumn<qint64>("asideFrom");
    QTest::newRow("one thread") << kNeverAside;
    QTest::newRow("two threads") << qint64{0};
}

void TestAsideCheck::reportsProgressOfAllParts()
{
    class Steps final : public ProgressSink
    {
    public:
        void progressed(Progress progress) override
        {
            isOrdered = isOrdered && progress.total == 1000 && progress.done >= last.done;
            isOnOneThread = isOnOneThread && std::this_thread::get_id() == thread;
            last = progress;
        }
        Progress last;
        bool isOrdered = true;
        bool isOnOneThread = true;
        std::thread::id thread = std::this_thread::get_id();
    };
    QFETCH(qint64, asideFrom);
    const auto connection = Connection::open(m_path, OpenMode::ReadOnly, {});
    QVERIFY(connection);
    Steps steps;
    QCOMPARE(verifyDatabase(**connection, {}, &steps, asideFrom), QList<Error>());
    QVERIFY(steps.isOrdered && steps.isOnOneThread);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(verifyDatabase(**connection, stop.get_token(), &steps, asideFrom).error().code, kCanceled);
}

NIDUS_TEST(tst_asidecheck, TestAsideCheck)
#include "tst_asidecheck.moc"
