// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::urn;

class TestUrnAdvice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warns_data();
    void warns();
};

void TestUrnAdvice::warns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("by2141");
    QTest::addColumn<QByteArray>("expected"); // kind@offset+length
    const auto row = [](const char* name, const char* text, bool by2141, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << by2141 << QByteArray(expected);
    };
    row("no warnings", "urn:example:a?=q#f", false, "");
    row("2.3.1: r is used", "urn:example:a?+r?=q", false, "r@13+3");
    row("2141 2.1: NID urn", "urn:URN:a", false, "urn@4+3");
    row("2.2: UTF-8", "urn:example:%D0%B0%41", false, "");
    row("2.2: a byte that is never UTF-8", "urn:example:a%FF", false, "utf8@13+3");
    row("2.2: UTF-8 cut short by a letter", "urn:example:%E4%B8b", false, "utf8@12+6");
    row("2.2: the first of several", "urn:example:%C3%A9%80?=%FF", false, "utf8@18+3");
    row("2.2: within f", "urn:example:a#%C3", false, "utf8@14+3");
    row("several, by offset", "urn:urn:%FF?+r", false, "urn@4+3 utf8@8+3 r@11+3");
    row("2141 2.3.2: slash", "urn:example:a/b/c", true, "reserved@13+1");
    row("2141 2.3.2: question mark", "urn:example:?", true, "reserved@12+1");
    row("2141 2.3.2: number sign", "urn:example:a#", true, "reserved@13+1");
    row("2141 2.3.1: encoded letter", "urn:example:a%2Cb%41", true, "needless@13+3");
    row("2141 2.3.1: characters that must be encoded", "urn:example:%25%2f%3F%23%7e%20%FF", true, "");
    row("2141: both, by offset", "urn:example:%3a?", true, "needless@12+3 reserved@15+1");
}

void TestUrnAdvice::warns()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, by2141);
    QFETCH(QByteArray, expected);
    static const QHash<int, QByteArray> words{{int(UrnAdvice::NidUrnReserved), "urn"},
                                              {int(UrnAdvice::RComponentUsed), "r"},
                                              {int(UrnAdvice::PctNotUtf8), "utf8"},
                                              {int(UrnAdvice::ReservedChar), "reserved"},
                                              {int(UrnAdvice::NeedlessPct), "needless"}};
    const Rfc rfc = by2141 ? Rfc::Rfc2141 : Rfc::Rfc8141;
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    QByteArrayList found;
    for (const UrnWarning& warning : urnAdvice(bytes, parseUrn(bytes, rfc).value(), rfc)) {
        found.append(words.value(int(warning.kind)) + '@' + QByteArray::number(quint64(warning.offset)) +
                     '+' + QByteArray::number(quint64(warning.length)));
    }
    QCOMPARE(found.join(' '), expected);
}

NIDUS_TEST(tst_urnadvice, TestUrnAdvice)
#include "tst_urnadvice.moc"
