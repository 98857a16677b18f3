// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/xml2rfctext.h"
#include "tests/testprogram.h"

#include <QStringList>
#include <QTest>
#include <optional>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace Qt::StringLiterals;

class TestXml2rfcText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAReaderSees_data();
    void readsWhatAReaderSees();
    void setsAsideTextAroundTheSections();
    void reportsThePlaceOfAnError_data();
    void reportsThePlaceOfAnError();
};

void TestXml2rfcText::readsWhatAReaderSees_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::addColumn<QStringList>("lines");
    // RFC 7991 (version 3).
    QTest::newRow("paragraphs") << QByteArray("<t>One\n  two</t><t>three</t>")
                                << QStringList{u"One"_s, u"two"_s, u""_s, u"three"_s, u""_s};
    QTest::newRow("list") << QByteArray("<ul><li>one</li><li>two\n\n   lines</li></ul>")
                          << QStringList{u"-  one"_s, u""_s, u"-  two"_s, u"   lines"_s, u""_s};
    QTest::newRow("break") << QByteArray("<t>1 Pier<br/>Portville</t>")
                           << QStringList{u"1 Pier"_s, u"Portville"_s, u""_s};
    QTest::newRow("references") << QByteArray("<t>See <xref target=\"RFC8141\"/>, <eref "
                                              "target=\"https://quay.example\"/> and <xref "
                                              "target=\"x\">the <em>annex</em></xref>.</t>")
                                << QStringList{u"See [RFC8141], https://quay.example and the annex."_s,
                                               u""_s};
    QTest::newRow("figure, verbatim") << QByteArray("<sourcecode>a =  1*b\n\n  ; c</sourcecode>")
                                      << QStringList{u"a =  1*b"_s, u""_s, u"  ; c"_s, u""_s};
    QTest::newRow("terms") << QByteArray(
                                  "<dl><dt>Purpose:</dt><dd>To name.</dd><dt>Quay:</dt><dd>A wall.</dd></dl>")
                           << QStringList{u"#20 Purpose:"_s, u"To name."_s, u""_s,
                                          u"Quay:"_s,        u"A wall."_s,  u""_s};
    QTest::newRow("table") << QByteArray("<table><tbody><tr><th>NID</th><td>quay</td></tr></tbody></table>")
                           << QStringList{u"NID"_s, u"quay"_s, u""_s};
    QTest::newRow("inner section") << QByteArray(
                                          "<section><name>The <tt>Syntax</tt></name><t>a</t></section>")
                                   << QStringList{u"#2 The Syntax"_s, u"a"_s, u""_s};
    // RFC 7749 (version 2).
    QTest::newRow("marks") << QByteArray("<t><list style=\"symbols\"><t>one</t><t>two</t></list></t>")
                           << QStringList{u"-  one"_s, u""_s, u"-  two"_s, u""_s};
    QTest::newRow("numbers") << QByteArray("<t><list style=\"numbers\"><t>one</t></list></t>")
                             << QStringList{u"-  one"_s, u""_s};
    QTest::newRow("letters") << QByteArray("<t><list style=\"letters\"><t>one</t></list></t>")
                             << QStringList{u"-  one"_s, u""_s};
    QTest::newRow("hanging")
        << QByteArray("<t><list style=\"hanging\"><t hangText=\"Assignment\">By us.</t></list></t>")
        << QStringList{u"#20 Assignment"_s, u"By us."_s, u""_s};
    QTest::newRow("texttable") << QByteArray("<texttable><ttcol>NID</ttcol><c>quay</c></texttable>")
                               << QStringList{u"NID"_s, u"quay"_s, u""_s};
    QTest::newRow("vspace") << QByteArray("<t>a<vspace/>b</t>") << QStringList{u"a"_s, u"b"_s, u""_s};
    // Nothing is fetched; entities that xml2rfc knows become what it would print.
    QTest::newRow("entities")
        << QByteArray("<t>a&nbsp;b c&nbhy;d&ndash;e f&wj;g&zwsp;h &RFC2119; <?rfc toc?><!-- x --></t>")
        << QStringList{u"a b c-d-e fgh [RFC2119]"_s, u""_s};
}

void TestXml2rfcText::readsWhatAReaderSees()
{
    QFETCH(QByteArray, section);
    QFETCH(QStringList, lines);
    const auto text = xml2rfcText("<!DOCTYPE rfc SYSTEM \"rfc2629.dtd\"><rfc><section title=\"Top\">" +
                                  section + "</section></rfc>");
    QVERIFY(text);
    QStringList read;
    for (const SourceLine& line : text->lines)
        read.append(line.heading > 0 ? u"#%1 %2"_s.arg(line.heading).arg(line.text) : line.text);
    QCOMPARE(read, QStringList{u"#1 Top"_s} + lines);
}

void TestXml2rfcText::setsAsideTextAroundTheSections()
{
    const auto text =
        xml2rfcText("<rfc><front><title>Quays</title></front><middle>\n<section title=\"Purpose\">\n"
                    "<t>To name.</t></section></middle></rfc>");
    QVERIFY(text);
    QCOMPARE(text->aside.size(), 1);
    QCOMPARE(text->aside[0].text, u"Quays"_s);
    QCOMPARE(text->lines[0].text, u"Purpose"_s);
    QCOMPARE(text->lines[0].number, 2);
    QCOMPARE(text->lines[1].number, 3);
}

void TestXml2rfcText::reportsThePlaceOfAnError_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<std::optional<ErrorCode>>("code");
    QTest::addColumn<QByteArray>("detail");
    QTest::newRow("end tag") << QByteArray("<rfc>\n<section></rfc>") << std::optional(base::kBadFormat)
                             << QByteArray("2:");
    QTest::newRow("cut") << QByteArray("<rfc>\n\n<section>") << std::optional(base::kBadFormat)
                         << QByteArray("3:");
    QTest::newRow("100 deep") << QByteArray("<a>").repeated(100) + QByteArray("</a>").repeated(100)
                              << std::optional<ErrorCode>() << QByteArray();
    QTest::newRow("101 deep") << QByteArray("<a>").repeated(101) << std::optional(base::kTooLarge)
                              << QByteArray("100 levels of elements");
    const QByteArray many = QByteArray("x\n").repeated(int(kMostTemplateLines) + 1);
    QTest::newRow("lines") << "<rfc><section><artwork>" + many + "</artwork></section></rfc>"
                           << std::optional(base::kTooLarge)
                           << QByteArray::number(qint64(kMostTemplateLines)) + " lines";
}

void TestXml2rfcText::reportsThePlaceOfAnError()
{
    QFETCH(QByteArray, bytes);
    QFETCH(std::optional<ErrorCode>, code);
    QFETCH(QByteArray, detail);
    const auto text = xml2rfcText(bytes);
    QCOMPARE(text ? std::nullopt : std::optional(text.error().code), code);
    if (!text)
        QVERIFY2(QByteArray::fromStdString(text.error().detail).startsWith(detail),
                 text.error().detail.c_str());
}

NIDUS_TEST(tst_xml2rfctext, TestXml2rfcText)
#include "tst_xml2rfctext.moc"
