// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/xmlformat.h"
#include "randomcontent.h"
#include "roundtrip.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::test;

namespace {

QByteArray inRegistry(const QByteArray& inner)
{
    return "<registry xmlns=\"" + QByteArray(kXmlNamespace.data(), kXmlNamespace.size()) +
           "\" version=\"1\">\n" + inner + "</registry>\n";
}

QByteArray inRegistration(const QByteArray& inner)
{
    return inRegistry("<registration nid=\"a1\" kind=\"formal\" state=\"registered\">" + inner +
                      "</registration>");
}

} // namespace

class TestXmlReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void rejects_data();
    void rejects();
    void acceptsOtherSpellings_data();
    void acceptsOtherSpellings();
    void normalizesFieldTexts();
    void survivesDamagedInput();
};

void TestXmlReader::rejects_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("why");
    const QByteArray empty = inRegistry({});
    QTest::newRow("nothing") << QByteArray() << QString() << u"document"_s;
    QTest::newRow("text") << "hello"_ba << u"1:"_s << QString();
    QTest::newRow("billion laughs") << "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b "
                                       "\"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;\">"
                                       "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">]>\n"_ba +
                                           inRegistry("<source><title>&d;&d;</title></source>")
                                    << u"1:"_s << u"document type"_s;
    QTest::newRow("external entity") << "<!DOCTYPE l [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n"_ba +
                                            inRegistry("<source><title>&a;</title></source>")
                                     << u"1:"_s << u"document type"_s;
    QTest::newRow("external DTD") << "<!DOCTYPE registry SYSTEM \"http://registry.example/x.dtd\">"_ba + empty
                                  << u"1:"_s << u"document type"_s;
    QTest::newRow("undeclared entity")
        << inRegistry("<source><title>&nbsp;</title></source>") << u"2:"_s << QString();
    QTest::newRow("deep nesting") << inRegistry(QByteArray("<a>").repeated(200000)) << u"2:"_s
                                  << u"unknown element: a"_s;
    QTest::newRow("deep nesting of a known element")
        << inRegistry(
               QByteArray("<registration nid=\"a\" kind=\"formal\" state=\"registered\">").repeated(1000))
        << u"2:"_s << u"unknown element: registration"_s;
    QTest::newRow("no namespace") << "<registry version=\"1\"/>"_ba << u"1:"_s << u"namespace"_s;
    QTest::newRow("other namespace") << "<registry xmlns=\"http://www.iana.org/assignments\"/>"_ba << u"1:"_s
                                     << u"iana"_s;
    QTest::newRow("other root") << QByteArray(empty).replace("registry", "register") << u"1:"_s
                                << u"register"_s;
    QTest::newRow("newer version") << QByteArray(empty).replace("\"1\"", "\"2\"") << u"1:"_s << u"newer"_s;
    QTest::newRow("no version") << QByteArray(empty).replace("version", "vision") << u"1:"_s << QString();
    QTest::newRow("version is not a number")
        << QByteArray(empty).replace("\"1\"", "\"one\"") << u"1:"_s << u"one"_s;
    QTest::newRow("truncated") << empty.chopped(5) << u"2:"_s << QString();
    QTest::newRow("second root") << empty + empty << u"3:"_s << QString();
    QTest::newRow("text between elements") << inRegistry("hello") << u"2:"_s << u"text"_s;
    QTest::newRow("unknown element") << inRegistry("\n\n <surprise/>") << u"4:"_s
                                     << u"unknown element: surprise"_s;
    QTest::newRow("element of another namespace")
        << inRegistry("<source xmlns=\"urn:example:a\"/>") << u"2:"_s << u"source"_s;
    QTest::newRow("unknown attribute") << inRegistry("<source page=\"7\"/>") << u"2:"_s << u"page"_s;
    QTest::newRow("unknown kind") << inRegistry("<registration nid=\"a\" kind=\"odd\" state=\"registered\"/>")
                                  << u"2:"_s << u"odd"_s;
    QTest::newRow("state of a draft")
        << inRegistry("<registration nid=\"a\" kind=\"formal\" state=\"draft\"/>") << u"2:"_s << u"draft"_s;
    QTest::newRow("registration without NID")
        << inRegistry("<registration kind=\"formal\" state=\"registered\"/>") << u"2:"_s << u"nid"_s;
    QTest::newRow("registered draft")
        << inRegistry("<draft id=\"1\" kind=\"formal\" state=\"registered\"/>") << u"2:"_s << u"registered"_s;
    QTest::newRow("id is not a number")
        << inRegistry("<draft id=\"0x1\" kind=\"formal\" state=\"draft\"/>") << u"2:"_s << u"0x1"_s;
    QTest::newRow("negative number") << inRegistry(
                                            "<draft id=\"1\" saves=\"-1\" kind=\"formal\" state=\"draft\"/>")
                                     << u"2:"_s << u"-1"_s;
    QTest::newRow("number too large")
        << inRegistry("<draft id=\"1\" saves=\"99999999999\" kind=\"formal\" state=\"draft\"/>") << u"2:"_s
        << u"99999999999"_s;
    QTest::newRow("invalid time") << inRegistration("<event kind=\"created\" when=\"noon\"/>") << u"2:"_s
                                  << u"noon"_s;
    QTest::newRow("time in another zone")
        << inRegistration("<event kind=\"created\" when=\"2024-05-17T09:30:00.250+02:00\"/>") << u"2:"_s
        << u"UTC"_s;
    QTest::newRow("nonexistent date")
        << inRegistry("<draft id=\"1\" kind=\"formal\" state=\"draft\" remind-on=\"2023-02-29\"/>") << u"2:"_s
        << u"2023-02-29"_s;
    QTest::newRow("answer to a later comment")
        << inRegistration("<comment kind=\"answer\" answer-to=\"1\"/><comment kind=\"comment\"/>") << u"2:"_s
        << u"answer-to"_s;
    QTest::newRow("answer to nothing")
        << inRegistration("<comment kind=\"answer\"/>") << u"2:"_s << u"answer-to"_s;
    QTest::newRow("acceptance of nothing")
        << inRegistration("<comment kind=\"acceptance\"/>") << u"2:"_s << u"finding"_s;
    QTest::newRow("comment about an unknown field")
        << inRegistration("<comment kind=\"comment\" field=\"color\"/>") << u"2:"_s << u"color"_s;
    QTest::newRow("versions with a gap")
        << inRegistration("<version number=\"2\"/>") << u"2:"_s << u"numbered"_s;
    QTest::newRow("field twice")
        << inRegistration("<version number=\"1\"><template><nid>a</nid><nid>b</nid></template></version>")
        << u"2:"_s << u"twice"_s;
    QTest::newRow("element in text") << inRegistry("<source><title><b>a</b></title></source>") << u"2:"_s
                                     << u"unknown element: b"_s;
    QTest::newRow("char without code")
        << inRegistry("<source><title><char/></title></source>") << u"2:"_s << u"code"_s;
    QTest::newRow("char out of range")
        << inRegistry("<source><title><char code=\"1D11E\"/></title></source>") << u"2:"_s << u"1D11E"_s;
    QTest::newRow("char with content")
        << inRegistry("<source><title><char code=\"0001\"><b/></char></title></source>") << u"2:"_s
        << u"unknown element: b"_s;
    QTest::newRow("control character")
        << inRegistry("<source><title>\x01</title></source>") << u"2:"_s << QString();
    QTest::newRow("not UTF-8") << inRegistry("<source><title>\xFF</title></source>") << u"1:"_s << QString();
}

void TestXmlReader::rejects()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, why);
    const auto read = readBack(bytes);
    QVERIFY(!read);
    QCOMPARE(read.error().code, base::kBadFormat);
    const QString detail = QString::fromStdString(read.error().detail);
    static const QRegularExpression shape(u"^[0-9]+:[0-9]+: ."_s);
    QVERIFY2(shape.match(detail).hasMatch(), qPrintable(detail));
    QVERIFY2(detail.startsWith(place) && detail.contains(why), qPrintable(detail));
}

void TestXmlReader::acceptsOtherSpellings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("declaration") << "<?xml version='1.0'?>"_ba +
                                        inRegistry("<source><title>a</title></source>");
    QTest::newRow("comment and instruction")
        << "<!-- c --><?p i?>"_ba +
               inRegistry("<!-- c --><source><title>a<!-- c --></title></source><?p i?>");
    QTest::newRow("character reference") << inRegistry("<source><title>&#97;</title></source>");
    QTest::newRow("CDATA") << inRegistry("<source><title><![CDATA[a]]></title></source>");
    QTest::newRow("prefix") << QByteArray(
        "<n:registry xmlns:n=\"" + QByteArray(kXmlNamespace.data(), kXmlNamespace.size()) +
        "\" version=\"1\"><n:source><n:title>a</n:title></n:source></n:registry>");
}

void TestXmlReader::acceptsOtherSpellings()
{
    QFETCH(QByteArray, bytes);
    const auto read = readBack(bytes);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QCOMPARE(read->source.title, u"a"_s);
}

void TestXmlReader::normalizesFieldTexts()
{
    const auto read = readBack(
        inRegistration("<version number=\"1\"><template><purpose>\n  a \n\n</purpose></template></version>"));
    QVERIFY(read);
    QCOMPARE(read->records.first().versions.first().content.registrationTemplate.text(TemplateField::Purpose),
             u"  a"_s);
}

void TestXmlReader::survivesDamagedInput()
{
    int refused = 0;
    for (quint32 seed = 0; seed < 600; ++seed) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(writeRegistryXml(test::RandomContent(seed).content(), buffer));
        QByteArray bytes = buffer.data();
        test::RandomText random(seed);
        for (int i = random.below(4); i >= 0; --i) {
            const qsizetype at = random.below(int(bytes.size()));
            switch (random.below(3)) {
            case 0: bytes[at] = char(random.below(256)); break;
            case 1: bytes.remove(at, random.below(40) + 1); break;
            default: bytes.insert(at, bytes.mid(random.below(int(bytes.size())), random.below(200))); break;
            }
            if (bytes.isEmpty())
                bytes = "<";
        }
        const auto read = readBack(bytes);
        if (!read) {
            QCOMPARE(read.error().code, base::kBadFormat);
            ++refused;
        }
    }
    QVERIFY2(refused > 300, qPrintable(QString::number(refused)));
}

NIDUS_TEST(tst_xmlreader, TestXmlReader)
#include "tst_xmlreader.moc"
