// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"

#include "core/builtin/factreader.h"
#include "core/registration/utc.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace nidus;
using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString& name)
{
    QFile file(u":/registry/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// IANA's registry as published, read for comparison: without registrants, which it does not have.
class PublishedRegistry
{
public:
    explicit PublishedRegistry(QIODevice* device) : m_xml(device) {}

    RegistryContent read()
    {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isStartElement())
                enter(m_xml.name());
        }
        return m_content;
    }
    [[nodiscard]] QString error() const { return m_xml.errorString(); }

private:
    void enter(QStringView element)
    {
        if (element == u"registry")
            m_kind = m_xml.attributes().value("id"_L1).endsWith("-2"_L1) ? NamespaceKind::Informal
                                                                         : NamespaceKind::Formal;
        else if (element == u"record")
            readRecord();
        else if (element == u"person")
            readPerson();
        else if (element == u"updated")
            m_content.source.date = m_xml.readElementText();
    }

    Reference readReference()
    {
        const QXmlStreamAttributes attributes = m_xml.attributes();
        return {attributes.value("type"_L1).toString(), attributes.value("data"_L1).toString(),
                m_xml.readElementText()};
    }

    void readRecord()
    {
        Registration read;
        read.kind = m_kind;
        read.recordDate = m_xml.attributes().value("date"_L1).toString();
        read.recordUpdated = m_xml.attributes().value("updated"_L1).toString();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"name") {
                read.nid = m_xml.readElementText();
            } else if (m_xml.name() == u"xref") {
                read.references.append(readReference());
            } else {
                const bool isContact = m_xml.name() == u"contact";
                while (m_xml.readNextStartElement()) {
                    if (isContact)
                        read.contact.append(readReference());
                    else
                        read.templateLink = readReference();
                }
            }
        }
        m_content.records.append({read, {}, {}});
    }

    void readPerson()
    {
        Person person;
        person.id = m_xml.attributes().value("id"_L1).toString();
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString();
            const QString text = m_xml.readElementText();
            if (name == u"name"_s)
                person.name = text;
            else if (name == u"org"_s)
                person.organisation = text;
            else if (name == u"uri"_s)
                person.uris.append(text);
            else
                person.updated = text;
        }
        m_content.people.append(person);
    }

    QXmlStreamReader m_xml;
    NamespaceKind m_kind = NamespaceKind::Formal;
    RegistryContent m_content;
};

} // namespace

class TestBuiltinContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsUnderstood();
    void holdsEveryNamespaceOnce();
    void isTheSameEveryTime();
    void everyNidIsWellFormed();
    void everyReferenceToAPersonResolves();
    void informalNamespacesHaveAContact();
    void equalsThePublishedRegistry();
    void samplesAreLinesOfUrns();
};

void TestBuiltinContent::everyLineIsUnderstood()
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

void TestBuiltinContent::holdsEveryNamespaceOnce()
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

void TestBuiltinContent::equalsThePublishedRegistry()
{
    QFile file(QStringLiteral(NIDUS_SHARED_DATA "/iana/urn-namespaces.xml"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("IANA's registry as published is not here");
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
