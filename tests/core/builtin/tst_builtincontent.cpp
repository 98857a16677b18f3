// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"

#include "core/builtin/factreader.h"
#include "core/exchange/write/ianaxmlwriter.h"
#include "core/registration/utc.h"
#include "tests/core/builtin/publishedregistry.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString& name)
{
    QFile file(u":/registry/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestBuiltinContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryLine();
    void hasEveryNamespaceOnce();
    void isTheSameEveryTime();
    void everyNidIsWellFormed();
    void everyReferenceToAPersonResolves();
    void informalNamespacesHaveAContact();
    void matchesIanasXml();
    void samplesAreLinesOfUrns();
};

void TestBuiltinContent::readsEveryLine()
{
    QVERIFY(readNamespaceFacts(u"formal"_s, resource(u"formal.txt"_s), NamespaceKind::Formal).has_value());
    QVERIFY(
        readNamespaceFacts(u"informal"_s, resource(u"informal.txt"_s), NamespaceKind::Informal).has_value());
    QVERIFY(readPeopleFacts(u"people"_s, resource(u"people.txt"_s)).has_value());
    QVERIFY(readSourceFacts(u"source"_s, resource(u"source.txt"_s)).has_value());
    QCOMPARE(builtinSource(),
             (SnapshotSource{u"2026-07-28"_s, u"IANA registry: Uniform Resource Names (URN) Namespaces"_s,
                             u"https://www.iana.org/assignments/urn-namespaces"_s}));
}

void TestBuiltinContent::hasEveryNamespaceOnce()
{
    const RegistryContent content = builtinContent();
    QMap<NamespaceKind, int> counts;
    QStringList nids;
    for (const RegistrationRecord& record : content.records) {
        ++counts[record.registration.kind];
        nids.append(record.registration.nid);
        QCOMPARE(record.registration.state, State::Registered);
        QVERIFY(record.versions.isEmpty());
        QVERIFY(!record.registration.references.isEmpty() || !record.registration.contact.isEmpty());
    }
    QCOMPARE(counts[NamespaceKind::Formal], 97);
    QCOMPARE(counts[NamespaceKind::Informal], 8);
    QVERIFY(std::ranges::is_sorted(nids, std::ranges::less_equal()));
    QVERIFY(std::ranges::is_sorted(content.people, {}, &Person::id));
    QCOMPARE(content.people.size(), 10);
    QVERIFY(content.drafts.isEmpty());
}

void TestBuiltinContent::isTheSameEveryTime()
{
    QCOMPARE(builtinContent(), builtinContent());
    for (const RegistrationRecord& record : builtinContent().records) {
        QCOMPARE(record.events.size(), 1);
        QCOMPARE(record.events.first().when, QDateTime({2026, 7, 28}, {0, 0}, kUtc));
        QCOMPARE(record.events.first().what, EventKind::Created);
    }
}

void TestBuiltinContent::everyNidIsWellFormed()
{
    // RFC 8141 section 2, in lower case.
    static const QRegularExpression shape(u"^[a-z0-9][a-z0-9-]{0,30}[a-z0-9]$"_s);
    for (const RegistrationRecord& record : builtinContent().records) {
        const QString& nid = record.registration.nid;
        QVERIFY2(shape.match(nid).hasMatch(), qPrintable(nid));
        QCOMPARE(record.registration.kind == NamespaceKind::Informal, nid.startsWith("urn-"_L1));
    }
}

void TestBuiltinContent::everyReferenceToAPersonResolves()
{
    const RegistryContent content = builtinContent();
    QSet<QString> known;
    for (const Person& person : content.people)
        known.insert(person.id);
    QSet<QString> used;
    for (const RegistrationRecord& record : content.records) {
        for (const Reference& reference : record.registration.references + record.registration.contact) {
            if (reference.type == "person"_L1)
                used.insert(reference.data);
        }
    }
    QCOMPARE(used, known);
}

void TestBuiltinContent::informalNamespacesHaveAContact()
{
    for (const RegistrationRecord& record : builtinContent().records)
        QCOMPARE(!record.registration.contact.isEmpty(), record.registration.kind == NamespaceKind::Informal);
}

void TestBuiltinContent::matchesIanasXml()
{
    QBuffer buffer;
    buffer.setData(writeIanaXml(builtinContent()));
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    test::PublishedRegistry published(&buffer);
    const RegistryContent expected = published.read();
    QCOMPARE(published.error(), QString());
    QCOMPARE(expected.records.size(), 105);

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
}

void TestBuiltinContent::samplesAreLinesOfUrns()
{
    const QByteArray samples = builtinSampleUrns();
    QVERIFY(samples.endsWith('\n'));
    QVERIFY(!samples.contains('\r'));
    const QList<QByteArray> lines = samples.chopped(1).split('\n');
    QVERIFY(lines.size() >= 40);
    QCOMPARE(QSet<QByteArray>(lines.begin(), lines.end()).size(), lines.size());
    QVERIFY(!lines.contains(QByteArray()));
    QCOMPARE(std::ranges::count_if(lines, [](const QByteArray& line) { return line.startsWith("urn:x-"); }),
             1);
}

NIDUS_TEST(tst_builtincontent, TestBuiltinContent)
#include "tst_builtincontent.moc"
