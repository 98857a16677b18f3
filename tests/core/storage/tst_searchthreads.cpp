// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/searchthreads.h"

#include "core/storage/registry.h"
#include "core/storage/search/searchindex.h"
#include "tests/core/storage/generatedregistry.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestSearchThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTheSameAsOneThread_data();
    void findsTheSameAsOneThread();
    void worksWithoutASecondConnection();

private:
    static constexpr int kRows = 300;

    QTemporaryDir m_folder;
    QString m_path;
};

void TestSearchThreads::initTestCase()
{
    m_path = m_folder.filePath(u"many.nidus"_s);
    QVERIFY(Registry::create(m_path, generatedRegistry(kRows)).has_value());
}

void TestSearchThreads::findsTheSameAsOneThread_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<bool>("isInAll");
    QTest::newRow("in every record") << u"society"_s << true;
    QTest::newRow("in some") << u"n0001"_s << false;
    QTest::newRow("in none") << u"nowhere at all"_s << false;
}

void TestSearchThreads::findsTheSameAsOneThread()
{
    QFETCH(const QString, term);
    QFETCH(const bool, isInAll);
    const auto connection = Connection::open(m_path, OpenMode::ReadOnly, {});
    QVERIFY(connection.has_value());
    const auto expected = findRegistrations(**connection, term, 0, kRows);
    QVERIFY(expected.has_value());
    QCOMPARE(expected->size() == kRows, isInAll);

    SearchThreads threads(**connection, 10);
    for (int repetition = 0; repetition < 3; ++repetition) {
        const auto found = threads.findRegistrations(term, kRows);
        QVERIFY(found.has_value());
        QCOMPARE(*found, *expected);
    }
}

void TestSearchThreads::worksWithoutASecondConnection()
{
    const QString path = m_folder.filePath(u"gone.nidus"_s);
    QVERIFY(QFile::copy(m_path, path));
    const auto connection = Connection::open(path, OpenMode::ReadOnly, {});
    QVERIFY(connection.has_value());
    QVERIFY(findRegistrations(**connection, u"society"_s, 0, 1).has_value()); // now the file is open
    QVERIFY(QFile::remove(path));
    const auto found = SearchThreads(**connection, 10).findRegistrations(u"society"_s, kRows);
    QVERIFY(found.has_value());
    QCOMPARE(found->size(), std::size_t{kRows});
}

NIDUS_TEST(tst_searchthreads, TestSearchThreads)
#include "tst_searchthreads.moc"
