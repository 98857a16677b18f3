// SPDX-License-Identifier: Apache-2.0
#include "core/batch/keyhasher.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::check;
using namespace Qt::StringLiterals;

class TestKeyHasher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hashesComparisonKeys_data();
    void hashesComparisonKeys();
};

void TestKeyHasher::hashesComparisonKeys_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("areEqual");
    QTest::newRow("same") << "urn:x-a:1"_ba << "urn:x-a:1"_ba << true;
    QTest::newRow("case of scheme and NID") << "urn:x-a:1"_ba << "URN:X-A:1"_ba << true;
    QTest::newRow("case of the NSS") << "urn:x-a:a"_ba << "urn:x-a:A"_ba << false;
    QTest::newRow("case of a triplet") << "urn:x-a:%c3%a9"_ba << "urn:x-a:%C3%A9"_ba << true;
    QTest::newRow("components") << "urn:x-a:1?+r?=q#f"_ba << "urn:x-a:1"_ba << true;
    QTest::newRow("addition of the namespace") << "urn:x-hyphens:1-2"_ba << "urn:x-hyphens:12"_ba << true;
    QTest::newRow("no addition in another namespace") << "urn:x-a:1-2"_ba << "urn:x-a:12"_ba << false;
}

void TestKeyHasher::hashesComparisonKeys()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(bool, areEqual);
    RuleSource rule{
        .start = {}, .text = "nss = 1*( ALPHA / DIGIT / \"-\" )", .equivalence = {"hyphens-ignored"}};
    NamespaceEntry entry{
        .nid = "x-hyphens",
        .rules = {{.version = 0, .rule = std::make_shared<const LazyRule>(std::move(rule))}}};
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>(std::vector{std::move(entry)}));
    KeyHasher hashed(checker);
    const std::optional<ByteHash> hash = hashed({a.constData(), std::size_t(a.size())});
    QVERIFY(hash);
    QCOMPARE(hashed({b.constData(), std::size_t(b.size())}) == hash, areEqual);
    QVERIFY(!hashed("no URN"));
    QVERIFY(!hashed(""));
}

NIDUS_TEST(tst_keyhasher, TestKeyHasher)
#include "tst_keyhasher.moc"
