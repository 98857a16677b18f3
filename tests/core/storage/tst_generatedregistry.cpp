// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "generatedregistry.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestGeneratedRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReproducibleAndValid();
};

void TestGeneratedRegistry::isReproducibleAndValid()
{
    constexpr int count = 50;
    const RegistryContent content = generatedRegistry(count);
    QCOMPARE(content, generatedRegistry(count));
    const auto registry = Registry::inMemory(content);
    QVERIFY(registry.has_value());
    QCOMPARE(registry->contents().all(), content);
    QCOMPARE(registry->overview().search(u"society"_s)->size(), count);
    QCOMPARE(registry->overview().search(u"n00003"_s)->size(), 10);
}

NIDUS_TEST(tst_generatedregistry, TestGeneratedRegistry)
#include "tst_generatedregistry.moc"
