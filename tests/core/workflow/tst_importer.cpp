// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importer.h"

#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

namespace {

ImportedFile templateOf(const QString& nid)
{
    return {.content = ImportedTemplate{.registrationTemplate = completeTemplate(nid, u"Names things."_s)}};
}

} // namespace

class TestImporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void carriesOutTogether();
    void waitsForPlansOfTheSameNid();
    void limitsTheTemplatesInOneTransaction();
    void carriesOutTheOthersIfOneFails();
    void changesNothingIfPreparingFails();

private:
    void add(Importer& importer, const ImportedFile& file)
    {
        const auto plan = planImport(*m_registry, file);
        QVERIFY(plan && changesAnything(*plan));
        importer.add(file, *plan);
    }
    [[nodiscard]] Importer importer()
    {
        return {*m_registry, {.who = u"Ada"_s}, [this] {
                    ++m_prepared;
                    return Result<void>();
                }};
    }

    std::optional<Registry> m_registry;
    int m_prepared = 0;
};

void TestImporter::init()
{
    Result<Registry> registry = Registry::inMemory({});
    QVERIFY(registry);
    m_registry.emplace(*std::move(registry));
    m_prepared = 0;
}

void TestImporter::carriesOutTogether()
{
    Importer importer = this->importer();
    QVERIFY(importer.carryOut().isEmpty());
    QCOMPARE(m_prepared, 0);
    for (const QString& nid : {u"crates"_s, u"boxes"_s, u"shelves"_s}) {
        QVERIFY(!importer.mustCarryOutBefore(templateOf(nid)));
        add(importer, templateOf(nid));
    }
    QVERIFY(m_registry->drafts().all()->isEmpty());
    const auto made = importer.carryOut();
    QCOMPARE(made.size(), 3);
    for (qsizetype i = 0; i < made.size(); ++i)
        QCOMPARE(*made[i], QStringList{u"draft:%1"_s.arg(i + 1)});
    QCOMPARE(m_registry->drafts().record(2)->draft.content.registrationTemplate.nid(), u"boxes"_s);
    QCOMPARE(m_registry->drafts().record(3)->events.constFirst().who, u"Ada"_s);
    add(importer, templateOf(u"drawers"_s));
    QCOMPARE(*importer.carryOut().constFirst(), QStringList{u"draft:4"_s});
    QCOMPARE(m_prepared, 1);
}

void TestImporter::waitsForPlansOfTheSameNid()
{
    Importer importer = this->importer();
    const ImportedFile whole{.format = FileFormat::RegistryXml, .content = ImportedRecords()};
    QVERIFY(!importer.mustCarryOutBefore(whole));
    add(importer, templateOf(u"crates"_s));
    QVERIFY(importer.mustCarryOutBefore(templateOf(u"CRATES"_s)));
    QVERIFY(importer.mustCarryOutBefore(whole));
    QVERIFY(!importer.mustCarryOutBefore(templateOf(u"boxes"_s)));
    QCOMPARE(importer.carryOut().size(), 1);
    QVERIFY(!importer.mustCarryOutBefore(templateOf(u"crates"_s)));
    QVERIFY(!importer.mustCarryOutBefore(whole));
    importer.add(whole, {});
    QVERIFY(importer.mustCarryOutBefore(templateOf(u"boxes"_s)));
}

void TestImporter::limitsTheTemplatesInOneTransaction()
{
    Importer importer = this->importer();
    for (qsizetype i = 0; i < Importer::kMostTogether; ++i) {
        const ImportedFile file = templateOf(u"crates%1"_s.arg(i));
        QVERIFY(!importer.mustCarryOutBefore(file));
        add(importer, file);
    }
    QVERIFY(importer.mustCarryOutBefore(templateOf(u"boxes"_s)));
    QCOMPARE(importer.carryOut().size(), Importer::kMostTogether);
    QCOMPARE(m_registry->drafts().all()->size(), Importer::kMostTogether);
}

void TestImporter::carriesOutTheOthersIfOneFails()
{
    Importer importer = this->importer();
    add(importer, templateOf(u"crates"_s));
    auto plan = planImport(*m_registry, templateOf(u"boxes"_s));
    QVERIFY(plan);
    plan->records[0].action = ImportAction::Changed; // of a registration that does not exist
    importer.add(templateOf(u"boxes"_s), *plan);
    add(importer, templateOf(u"shelves"_s));
    const auto made = importer.carryOut();
    QCOMPARE(made.size(), 3);
    QVERIFY(made[0] && made[2]);
    QCOMPARE(made[1].error().code, storage::kNotFound);
    QCOMPARE(m_registry->drafts().all()->size(), 2);
}

void TestImporter::changesNothingIfPreparingFails()
{
    int tried = 0;
    Importer importer(*m_registry, {}, [&tried]() -> Result<void> {
        ++tried;
        return std::unexpected(Error{base::kDiskFull, {}, {}});
    });
    add(importer, templateOf(u"crates"_s));
    add(importer, templateOf(u"boxes"_s));
    for (const auto& made : importer.carryOut())
        QCOMPARE(made.error().code, base::kDiskFull);
    add(importer, templateOf(u"shelves"_s));
    QCOMPARE(importer.carryOut().constFirst().error().code, base::kDiskFull);
    QVERIFY(m_registry->drafts().all()->isEmpty());
    QCOMPARE(tried, 1);
}

NIDUS_TEST(tst_importer, TestImporter)
#include "tst_importer.moc"
