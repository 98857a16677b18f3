// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "randomtext.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;

namespace {

bool isFound(const ImportedTemplate& read, FindingId id)
{
    return std::ranges::any_of(read.findings, [id](const Finding& finding) { return finding.id == id; });
}

} // namespace

class TestTextReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void findsAField_data();
    void findsAField();
    void findsNoField_data();
    void findsNoField();
    void readsTheNidFromAPhrase_data();
    void readsTheNidFromAPhrase();
    void setsAsideTextOutsideOfFields();
    void keepsRepeatedLabelsInPlace();
    void reportsNoVersionOfACitedDocument();
    void removesPageBreaks();
    void removesCommonIndentationOnly();
    void reportsMissingFields();
    void reportsWhereUtf8Ends_data();
    void reportsWhereUtf8Ends();
    void rejectsTextWithoutLabels();
    void survivesDamagedInput();
    void keepsQuoteMarksOfAQuotedTemplate();
};

void TestTextReader::findsAField_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("value on the label's line") << "Purpose: a\n"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("value below") << "Purpose:\n\na\n"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("value on the line and below") << "Purpose: a\n  b\n"_ba << u"purpose"_s << u"a\nb"_s;
    QTest::newRow("other case") << "PURPOSE:\na"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("indented label") << "    Purpose:\n\n      a\n        b\n"_ba << u"purpose"_s
                                    << u"a\n  b"_s;
    QTest::newRow("blank before the colon") << "Purpose :\na"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("CRLF") << "Purpose:\r\na\r\nb\r\n"_ba << u"purpose"_s << u"a\nb"_s;
    QTest::newRow("lone CR") << "Purpose:\ra\rb"_ba << u"purpose"_s << u"a\nb"_s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBFPurpose: a"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("numbered") << "3.1 Namespace ID:\n  books"_ba << u"nid"_s << u"books"_s;
    QTest::newRow("numbered without colon")
        << "2.4.  Declaration of Structure\n\n   a"_ba << u"syntax"_s << u"a"_s;
    QTest::newRow("underlined") << "Purpose\n-------\n\na"_ba << u"purpose"_s << u"a"_s;
    QTest::newRow("Namespace ID") << "Namespace ID: books"_ba << u"nid"_s << u"books"_s;
    QTest::newRow("NamespaceID") << "NamespaceID: books"_ba << u"nid"_s << u"books"_s;
    QTest::newRow("misspelled") << "Namespace Indentifier:  books"_ba << u"nid"_s << u"books"_s;
    QTest::newRow("version without colon") << "Namespace ID: books\nVersion 1\n"_ba << u"version"_s << u"1"_s;
    QTest::newRow("registration version") << "Registration Version Number: 3"_ba << u"version"_s << u"3"_s;
    QTest::newRow("deeper version") << "Namespace ID: a1\nRegistration Information:\n    Version: 1"_ba
                                    << u"version"_s << u"1"_s;
    QTest::newRow("security considerations") << "Security Considerations: a"_ba << u"security"_s << u"a"_s;
    QTest::newRow("assignment of a NID")
        << "Syntax: a\n\nISBN assignment:\n\nb"_ba << u"assignment"_s << u"b"_s;
    QTest::newRow("assignment of a NID before the syntax")
        << "Purpose: a\n\nNAN assignment:\n\nb\n\nSyntax: c"_ba << u"assignment"_s << u"b"_s;
    QTest::newRow("assignment of a NID beside the field")
        << "Purpose: a\n\nNAN assignment:\n\nb\n\nAssignment: c"_ba << u"purpose"_s
        << u"a\n\nNAN assignment:\n\nb"_s;
    QTest::newRow("version on the line of a heading over it")
        << "Namespace ID: a1\n\nRegistration Information:  Registration version: 1; registration\n   date: 2007-04-21\n"_ba
        << u"version"_s << u"1"_s;
    QTest::newRow("date on the next line")
        << "Namespace ID: a1\n\nRegistration Information:  Registration version: 1; registration\n   date: 2007-04-21\n"_ba
        << u"date"_s << u"2007-04-21"_s;
    QTest::newRow("version on two lines after a heading over it")
        << "Namespace ID: a1\n\nRegistration Information: Registration\n   version: 3\n"_ba << u"version"_s
        << u"3"_s;
    for (const QByteArray& information :
         {"Registration version: 1;\n   registration date: 2007-04-21"_ba,
          "Registration version:\n   1; registration date: 2007-04-21"_ba, "Version 1, date: 2007-04-21"_ba,
          "Registration\n   version: 1; date: 2007-04-21"_ba}) {
        const QByteArray source = "Namespace ID: a1\n\nRegistration Information: " + information + "\n";
        QTest::addRow("version in %s", information.simplified().constData())
            << source << u"version"_s << u"1"_s;
        QTest::addRow("date in %s", information.simplified().constData())
            << source << u"date"_s << u"2007-04-21"_s;
    }
    QTest::newRow("wrapped name of an organization")
        << "Namespace ID: a1\n\nRegistrant:\n  Organization: Society of Maps and\n     Charts\n  Name: Ann\n"_ba
        << u"registrant"_s << u"Organization: Society of Maps and Charts\nName: Ann"_s;
    QTest::newRow("heading of Additional Information")
        << "Additional documentation / information:\na"_ba << u"additional"_s << u"a"_s;
    QTest::newRow("other order") << "Interoperability: a\nSecurity and Privacy: b"_ba << u"security"_s
                                 << u"b"_s;
    QTest::newRow("background before the purpose")
        << "Namespace ID: a1\n\nRegistrant:\n\nName: Ann\n\nBackground:\n\nQuays.\n\nPurpose:\n\nTo moor."_ba
        << u"purpose"_s << u"Background:\n\nQuays.\n\nPurpose:\n\nTo moor."_s;
    QTest::newRow("registrant before the background")
        << "Namespace ID: a1\n\nRegistrant:\n\nName: Ann\n\nBackground:\n\nQuays.\n\nPurpose:\n\nTo moor."_ba
        << u"registrant"_s << u"Name: Ann"_s;
    QTest::newRow("background of the resolution") << "Purpose: a\n\nResolution:\n\nb\n\nBackground:\n\nc\n"_ba
                                                  << u"resolution"_s << u"b\n\nBackground:\n\nc"_s;
    QTest::newRow("one numbered heading between labels")
        << "Namespace ID: a1\nVersion: 1\n\n3.1.  Purpose\n\nTo moor.\n\nSyntax:\n\nb"_ba << u"purpose"_s
        << u"To moor."_s;
    QTest::newRow("version before a date on two lines")
        << "Namespace ID: a1\nRegistration Information:\n   Registration version: 1; registration\n   date: 2009-03-22\n"_ba
        << u"version"_s << u"1"_s;
    QTest::newRow("date on two lines")
        << "Namespace ID: a1\nRegistration Information:\n   Registration version: 1; registration\n   date: 2009-03-22\n"_ba
        << u"date"_s << u"2009-03-22"_s;
    QTest::newRow("publisher's note below it")
        << "Namespace ID: a1\n\nPurpose:\n\nTo moor.\n\n(file created 2002-08-16)\n"_ba << u"purpose"_s
        << u"To moor."_s;
    QTest::newRow("form feed is kept") << "Purpose: a\n\fb"_ba << u"purpose"_s << u"a\n\fb"_s;
    QTest::newRow("trailing blanks do not join lines")
        << "Purpose:\na \nb \n"_ba << u"purpose"_s << u"a\nb"_s;
}

void TestTextReader::findsAField()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, key);
    QFETCH(QString, text);
    const auto read = readTemplateText(source);
    QVERIFY(read);
    const TemplateField field = fieldFromKey(key).value();
    QVERIFY(!read->places[std::size_t(field)].isEmpty());
    QCOMPARE(read->registrationTemplate.text(field), text);
}

void TestTextReader::findsNoField_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("key");
    QTest::newRow("deeper than the labels") << "Namespace ID: a1\n\n    Purpose: b"_ba << u"purpose"_s;
    QTest::newRow("word in a sentence") << "Purpose: a\nResolution is not envisioned\n"_ba << u"resolution"_s;
    QTest::newRow("word alone on a line") << "Purpose: a\nResolution\n"_ba << u"resolution"_s;
    QTest::newRow("unknown heading") << "Purpose: a\nReferences: b\n"_ba << u"documentation"_s;
}

void TestTextReader::findsNoField()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, key);
    const auto read = readTemplateText(source);
    QVERIFY(read);
    const TemplateField field = fieldFromKey(key).value();
    QVERIFY(read->places[std::size_t(field)].isEmpty());
    QVERIFY(read->registrationTemplate.text(field).isEmpty());
}

void TestTextReader::readsTheNidFromAPhrase_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("remainder");
    QTest::newRow("bare") << "Namespace ID: books"_ba << u"books"_s << QString();
    QTest::newRow("quoted") << "Namespace ID:\n  \"books\"\n"_ba << u"books"_s << QString();
    QTest::newRow("requested of IANA")
        << "Namespace ID: ISBN Requested of IANA."_ba << u"ISBN"_s << u"ISBN Requested of IANA."_s;
    QTest::newRow("quoted, requested")
        << "Namespace ID: '3gpp2' requested"_ba << u"3gpp2"_s << u"'3gpp2' requested"_s;
    QTest::newRow("in the second line") << "Namespace ID:\nRequest is made for a name:\n\nonf\n"_ba
                                        << u"onf"_s << u"Request is made for a name:"_s;
    QTest::newRow("with history") << "Namespace Identifier:  NBN\n\nThis NID was used before."_ba << u"NBN"_s
                                  << u"This NID was used before."_s;
    QTest::newRow("no NID in it") << "Namespace ID: Requested of IANA"_ba << u"Requested of IANA"_s
                                  << QString();
}

void TestTextReader::readsTheNidFromAPhrase()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, nid);
    QFETCH(QString, remainder);
    const auto read = readTemplateText(source);
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.nid(), nid);
    QCOMPARE(read->remainder, remainder);
}

void TestTextReader::setsAsideTextOutsideOfFields()
{
    const auto read = readTemplateText("\nA title\n  and more\n\nVersion: 1\nsurplus\n\nDate: 2020-04-2\n");
    QVERIFY(read);
    QCOMPARE(read->remainder, u"A title\n  and more\n\nsurplus"_s);
    QVERIFY(isFound(*read, kImportTextOutsideFields));
    QCOMPARE(read->registrationTemplate.text(TemplateField::Date), u"2020-04-2"_s);
    const auto said = [](const char* text) {
        const auto imported = readTemplateText(text);
        const auto found = std::ranges::find(imported->findings, kImportTextOutsideFields, &Finding::id);
        return found == imported->findings.end() ? QString() : message(*found);
    };
    QCOMPARE(said("\nA title\n  and more\n\nVersion: 1\nsurplus\n\nDate: 2020-04-2\n"),
             u"The text in lines 2 to 3 and 6 belongs to no field: \"A title\"."_s);
    QCOMPARE(said("Version: 1\nsurplus\n"), u"The text in line 2 belongs to no field: \"surplus\"."_s);
}

void TestTextReader::keepsRepeatedLabelsInPlace()
{
    const auto read = readTemplateText("Registrant:\na\n\nRegistrant:\n  Name: b\n\nPurpose: c\n");
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Registrant), u"a\n\nRegistrant:\n  Name: b"_s);
    const auto repeated = std::ranges::find(read->findings, kImportFieldRepeated, &Finding::id);
    QVERIFY(repeated != read->findings.end());
    QCOMPARE(repeated->arguments, (QStringList{u"Registrant"_s, u"4"_s}));
}

void TestTextReader::reportsNoVersionOfACitedDocument()
{
    const auto read =
        readTemplateText("Namespace ID: a1\nVersion: 1\n\nDocumentation:\n\nOverview [3]\nVersion 1.1\n");
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Version), u"1"_s);
    QVERIFY(!isFound(*read, kImportFieldRepeated));
}

void TestTextReader::removesPageBreaks()
{
    const auto read =
        readTemplateText("   Purpose:\n\n      a sentence that goes\n\n\n\n"
                         "Author                 Informational                    [Page 2]\n\f\n"
                         "RFC 3120              A URN Namespace for XML.org              June 2001\n\n\n"
                         "      on. It ends.\n\n"
                         "Author                 Informational                    [Page 3]\n\f\n"
                         "RFC 3120              A URN Namespace for XML.org              June 2001\n\n\n"
                         "      A paragraph.\n");
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Purpose),
             u"a sentence that goes\non. It ends.\n\nA paragraph."_s);
    QVERIFY(isFound(*read, kImportPageBreaks));
}

void TestTextReader::removesCommonIndentationOnly()
{
    const auto read = readTemplateText("Syntax:\n\n    a = b\n      / c\n\n    d = e\n");
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Syntax), u"a = b\n  / c\n\nd = e"_s);
}

void TestTextReader::reportsMissingFields()
{
    const auto read = readTemplateText("Purpose: a");
    QVERIFY(read);
    QCOMPARE(std::ranges::count(read->findings, kImportFieldAbsent, &Finding::id),
             qsizetype(kTemplateFieldCount) - 1);
}

void TestTextReader::reportsWhereUtf8Ends_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("Latin-1") << "Purpose:\na\xE9z\n"_ba << u"a\u00e9z"_s << u"2:2"_s;
    QTest::newRow("first byte") << "\x93\nPurpose: a"_ba << u"a"_s << u"1:1"_s;
    QTest::newRow("cut short") << "Purpose: a\n\nb\xC3"_ba << u"a\n\nb\u00c3"_s << u"3:2"_s;
    QTest::newRow("Windows-1252") << "Purpose: \x80 \x96 \x92"_ba << u"\u20ac \u2013 \u2019"_s << u"1:10"_s;
}

void TestTextReader::reportsWhereUtf8Ends()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, text);
    QFETCH(QString, place);
    const auto read = readTemplateText(source);
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Purpose), text);
    const auto stray = std::ranges::find(read->findings, kImportNotUtf8, &Finding::id);
    QVERIFY(stray != read->findings.end());
    QCOMPARE(stray->arguments, QStringList{place});
}

void TestTextReader::rejectsTextWithoutLabels()
{
    for (const QByteArray& source : {QByteArray(), "Dear colleagues,\n\nhello.\n"_ba}) {
        const auto read = readTemplateText(source);
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::kBadFormat);
    }
}

void TestTextReader::survivesDamagedInput()
{
    int understood = 0;
    for (quint32 seed = 0; seed < 2000; ++seed) {
        test::RandomText random(seed);
        QByteArray bytes = writeTemplateText(random.registrationTemplate());
        for (int i = random.below(6); i >= 0; --i) {
            const qsizetype at = random.below(int(bytes.size()));
            switch (random.below(4)) {
            case 0: bytes.insert(at, char(random.below(256))); break;
            case 1: bytes.remove(at, random.below(20)); break;
            case 2: bytes.insert(at, bytes.mid(random.below(int(bytes.size())), random.below(80))); break;
            default: bytes.truncate(at + 1); break;
            }
            if (bytes.isEmpty())
                bytes = "\n";
        }
        if (const auto read = readTemplateText(bytes)) {
            // Whatever was read can be written and read again.
            const auto again = readTemplateText(writeTemplateText(read->registrationTemplate));
            QVERIFY(again);
            QCOMPARE(again->registrationTemplate, read->registrationTemplate);
            ++understood;
        }
    }
    QVERIFY2(understood > 500, qPrintable(QString::number(understood)));
}

void TestTextReader::keepsQuoteMarksOfAQuotedTemplate()
{
    const auto read =
        readTemplateText("Hi,\n\n> Namespace Identifier: shelves\n>\n> Purpose: Naming.\n>\n> Syntax:\n>\n"
                         "> As in\n>\n> > urn:shelves:1\n>\n> >> and more\n\nFine.\n");
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate.text(TemplateField::Syntax),
             u"As in\n\n> urn:shelves:1\n\n>> and more"_s);
    QCOMPARE(read->remainder, u"Hi,\n\nFine."_s);
}

NIDUS_TEST(tst_textreader, TestTextReader)
#include "tst_textreader.moc"
