// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/logging.h"

#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;

class TestLogging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsFailures();
    void keepsTheLatestLines();
    void writesAFile();

private:
    QTemporaryDir m_folder;
};

void TestLogging::initTestCase()
{
    qputenv("NIDUS_LOG", QFile::encodeName(m_folder.filePath(u"log.txt"_s)));
    qCInfo(programLog) << "before";
    QVERIFY(logLines().isEmpty());
    startLog();
}

void TestLogging::keepsFailures()
{
    qCInfo(storageLog).noquote() << "two\nlines";
    const QString line = logLines().constLast();
    QVERIFY(line.endsWith("Z nidus.storage: two lines"_L1));
}

void TestLogging::keepsTheLatestLines()
{
    const auto log = [] {
        for (qsizetype i = 0; i < kMaxLogLines; ++i)
            qCInfo(programLog) << i;
    };
    std::thread other(log);
    log();
    other.join();
    QCOMPARE(logLines().size(), kMaxLogLines);
    qCInfo(programLog) << "last";
    QCOMPARE(logLines().size(), kMaxLogLines);
    QVERIFY(logLines().constLast().contains(u"last"_s));
}

void TestLogging::writesAFile()
{
    QFile file(m_folder.filePath(u"log.txt"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 2 * kMaxLogLines + 3); // all of the tests above, and the end of the last line
    QVERIFY(lines.constFirst().endsWith("two lines"));
}

NIDUS_TEST(tst_logging, TestLogging)
#include "tst_logging.moc"
