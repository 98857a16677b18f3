// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/write/exportformat.h"
#include "tests/core/builtin/publishedregistry.h"
#include "tests/core/exchange/randomcontent.h"
#include "tests/core/exchange/validator.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::test;
using namespace Qt::StringLiterals;

/// IANA's published registry: it equals the built-in one, and exports are valid under its schema.
class TestRealRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void equalsTheBuiltInRegistry();
    void equalsTheImportedRegistry();
    void exportsAreValidUnderTheSchema();
};

void TestRealRegistry::initTestCase()
{
    const QString lack =
        lackOf({u"iana/urn-namespaces.xml"_s, u"iana/urn-namespaces.rng"_s, u"iana/iana-registry.rng"_s});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
}

void TestRealRegistry::equalsTheBuiltInRegistry()
{
    QFile file(realPath(u"iana/urn-namespaces.xml"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    PublishedRegistry published(&file);
    const RegistryContent expected = published.read();
    QCOMPARE(published.error(), QString());

    const RegistryContent content = builtinContent();
    QCOMPARE(content.source.date, expected.source.date);
    QCOMPARE(content.people, expected.people);
    QCOMPARE(content.records.size(), expected.records.size());
    for (const RegistrationRecord& wanted : expected.records) {
        const auto found =
            std::ranges::find(content.records, wanted.registration.nid,
                              [](const RegistrationRecord& each) { return each.registration.nid; });
        QVERIFY2(found != content.records.end(), qPrintable(wanted.registration.nid));
        Registration facts = found->registration;
        facts.registrant.clear();
        QVERIFY2(facts == wanted.registration, qPrintable(facts.nid));
    }
    qInfo("%d namespaces and %d people", int(expected.records.size()), int(expected.people.size()));
}

void TestRealRegistry::equalsTheImportedRegistry()
{
    QFile file(realPath(u"iana/urn-namespaces.xml"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readIanaXml(file);
    QVERIFY(read);
    QCOMPARE(read->findings.size(), 0);
    const RegistryContent content = builtinContent();
    QCOMPARE(read->content.all()->people, content.people);
    QCOMPARE(read->content.records.size(), content.records.size());
}

void TestRealRegistry::exportsAreValidUnderTheSchema()
{
    const QTemporaryDir folder;
    QList<RegistryContent> contents{builtinContent()};
    for (quint32 seed = 0; seed < 12; ++seed) {
        contents.append(RandomContent(seed).content());
        contents.last().records += builtinContent().records;
    }
    for (const RegistryContent& content : contents) {
        const auto bytes = writeExport(ExportFormat::IanaXml, content);
        QVERIFY(bytes);
        QVERIFY(writeFile(folder.filePath(u"document"_s), *bytes));
        const Validation validation =
            validate({"xmllint", "--noout", "--relaxng", realPath(u"iana/urn-namespaces.rng"_s).toUtf8()},
                     folder, u"document"_s);
        QVERIFY2(validation.status >= 0, "xmllint is not installed (package libxml2-utils)");
        QVERIFY2(validation.status == 0, validation.output);
    }
    qInfo("%d documents", int(contents.size()));
}

NIDUS_TEST(tst_realregistry, TestRealRegistry)
#include "tst_realregistry.moc"
