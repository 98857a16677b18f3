// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kLimitsMemory = false; // shadow memory is larger than any limit
#else
constexpr bool kLimitsMemory = true;
#endif
constexpr rlim_t kMemory = rlim_t{1} << 30; ///< bytes
constexpr int kPatience = 60'000;           ///< ms

} // namespace

/// The real program, with little memory, and input that never ends: it fails in time, and says why.
class TestEndlessInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isRejected_data();
    void isRejected();

private:
    CliBinary m_cli;
};

void TestEndlessInput::initTestCase()
{
    QCOMPARE(::mkfifo(QFile::encodeName(m_cli.filePath(u"pipe"_s)).constData(), 0600), 0);
    QCOMPARE(m_cli.run({u"registry"_s, u"create"_s, u"r.nidus"_s}).status, 0);
    QFile file(m_cli.filePath(u"t.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(templateText("crates")) > 0);
}

void TestEndlessInput::isRejected_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray irregular = "not a regular file";
    for (const QString& file : {u"/dev/zero"_s, u"pipe"_s, u"."_s}) {
        const QByteArray of = ", " + file.toUtf8();
        QTest::newRow("heads" + of) << u"--registry r.nidus registry verify --since "_s + file << irregular;
        QTest::newRow("rules" + of) << u"check t.txt --rules "_s + file << irregular;
        QTest::newRow("rules by their old name" + of) << u"check t.txt --profile "_s + file << irregular;
    }
    QTest::newRow("earlier report") << u"check t.txt --summary --format json --since /dev/zero"_s
                                    << QByteArray("regular file");
    const QByteArray tooLarge = "too large";
    QTest::newRow("heads, standard input")
        << u"--registry r.nidus registry verify --since - < /dev/zero"_s << tooLarge;
    QTest::newRow("rules, standard input") << u"check t.txt --rules - < /dev/zero"_s << tooLarge;
    QTest::newRow("import") << u"--registry r.nidus import /dev/zero"_s << tooLarge;
    QTest::newRow("import, standard input") << u"--registry r.nidus import - < /dev/zero"_s << tooLarge;
    QTest::newRow("lint") << u"lint /dev/zero"_s << tooLarge;
    QTest::newRow("diff") << u"diff t.txt /dev/zero"_s << tooLarge;
    QTest::newRow("parse") << u"parse < /dev/zero"_s << QByteArray();
    QTest::newRow("grammar") << u"grammar check /dev/zero"_s << QByteArray();
}

void TestEndlessInput::isRejected()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, reason);
    QProcess process;
    m_cli.prepare(process);
    process.setChildProcessModifier([] {
        const rlimit limit{kMemory, kMemory};
        if (kLimitsMemory)
            ::setrlimit(RLIMIT_AS, &limit);
    });
    process.start(u"/bin/bash"_s, {u"-c"_s, u"exec %1 %2"_s.arg(CliBinary::path(), words)});
    const bool hasEnded = process.waitForFinished(kPatience);
    process.kill();
    process.waitForFinished();
    QVERIFY2(hasEnded, "the program waits or reads forever");
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    const QByteArray err = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 2 || words.startsWith("grammar"_L1), err);
    QVERIFY2(err.contains(reason), err);
}

NIDUS_TEST(tst_endlessinput, TestEndlessInput)
#include "tst_endlessinput.moc"
