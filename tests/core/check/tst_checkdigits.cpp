// SPDX-License-Identifier: Apache-2.0
#include "core/check/checkdigits.h"

#include "core/check/identifiers.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;

namespace {

constexpr int kVectors = 34; ///< rows of tests/data/checkdigits.tsv

using Test = bool (*)(std::string_view);

/// The function for the scheme of a published vector; null for those that are about whole names.
Test testFor(const QString& scheme)
{
    if (scheme.startsWith("isbn"_L1))
        return isIsbn;
    if (scheme == "issn"_L1)
        return isIssn;
    if (scheme == "isni"_L1)
        return isIsni;
    if (scheme == "lei"_L1)
        return isLei;
    if (scheme == "gtin"_L1)
        return isGtin;
    if (scheme == "eidr"_L1)
        return isEidr;
    if (scheme == "isan"_L1)
        return isIsan;
    if (scheme.startsWith("imei"_L1))
        return isImei;
    if (scheme == "oid"_L1)
        return isOid;
    if (scheme == "uuid"_L1)
        return isUuid;
    return nullptr;
}

} // namespace

class TestCheckDigits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsIdentifiers_data();
    void knowsIdentifiers();
    void looksAtThePartOfTheNameThatTheSchemeIsAbout_data();
    void looksAtThePartOfTheNameThatTheSchemeIsAbout();
    void knowsTheWordOfEveryScheme();
    void agreesWithPublishedVectors();
};

void TestCheckDigits::knowsIdentifiers_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char* scheme, const char* text, bool isRight) {
        QTest::addRow("%s %s", scheme, text) << QString::fromLatin1(scheme) << QByteArray(text) << isRight;
    };
    row("isbn", "0-306-40615-2", true);
    row("isbn", "080442957X", true);
    row("isbn", "080442957x", true);
    row("isbn", "0306406153", false);
    row("isbn", "080442957A", false);
    row("isbn", "X306406152", false);
    row("isbn", "978-3-16-148410-0", true);
    row("isbn", "978-3-16-148410-1", false);
    row("isbn", "977-3-16-148410-3", false);
    row("isbn", "97831614841", false);
    row("isbn", "978316148410000000", false);
    row("isbn", "", false);
    row("issn", "2049-3630", true);
    row("issn", "0259-000X", true);
    row("issn", "2049-3631", false);
    row("issn", "20493", false);
    row("isni", "000000012146438X", true);
    row("isni", "0000000121464380", false);
    row("isni", "00000001214643X8", false);
    row("lei", "7LTWFZYICNSX8D621K86", true);
    row("lei", "7ltwfzyicnsx8d621k86", true);
    row("lei", "7LTWFZYICNSX8D621K87", false);
    row("lei", "7LTWFZYICNSX8D621-86", false);
    row("gtin", "4006381333931", true);
    row("gtin", "96385074", true);
    row("gtin", "036000291452", true);
    row("gtin", "09506000134352", true);
    row("gtin", "09506000134353", false);
    row("gtin", "0950600013435", false);
    row("gtin", "123", false);
    row("eidr", "7791-8534-2C23-9030-8610-5", true);
    row("eidr", "7791-8534-2c23-9030-8610-5", true);
    row("eidr", "7791-8534-2C23-9030-8610-6", false);
    row("eidr", "7791-8534-2C23-9030-861G-5", false);
    row("isan", "0000-0000-D07A-0090-Q", true);
    row("isan", "0000-0000-D07A-0090-R", false);
    row("isan", "1881-66C7-3420-6541-Y-9F3A-0245-O", true);
    row("isan", "1881-66C7-3420-6541-9-9F3A-0245-U", false); // as printed in RFC 4246
    row("isan", "1881-66C7-3420-6541-Y-9F3A-0245-P", false);
    row("imei", "490154203237518", true);
    row("imei", "490154203237517", false);
    row("oid", "1.3.6.1.4.1", true);
    row("oid", "0.39", true);
    row("oid", "1.40", false);
    row("oid", "2.999", true);
    row("oid", "2.25.329800735698586629295641978511506172918", true);
    row("oid", "3.1", false);
    row("oid", "1.02", false);
    row("oid", "1..2", false);
    row("oid", "1.2.", false);
    row("uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", true);
    row("uuid", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", true);
    row("uuid", "00000000-0000-0000-0000-000000000000", true);
    row("uuid", "ffffffff-ffff-ffff-ffff-ffffffffffff", true);
    row("uuid", "f81d4fae-7dec-91d0-a765-00a0c91e6bf6", false);
    row("uuid", "f81d4fae-7dec-01d0-a765-00a0c91e6bf6", false);
    row("uuid", "f81d4fae-7dec-11d0-c765-00a0c91e6bf6", false);
    row("uuid", "f81d4fae7dec-11d0-a765-00a0c91e6bf6-", false);
}

void TestCheckDigits::knowsIdentifiers()
{
    QFETCH(QString, scheme);
    QFETCH(QByteArray, text);
    QFETCH(bool, isRight);
    QCOMPARE(testFor(scheme)(std::string_view(text)), isRight);
}

void TestCheckDigits::looksAtThePartOfTheNameThatTheSchemeIsAbout_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<DigitCheck>("expected");
    const auto row = [](const char* word, const char* nss, DigitCheck expected) {
        QTest::addRow("%s %s", word, nss) << QByteArray(word) << QByteArray(nss) << expected;
    };
    using enum DigitCheck;
    row("isbn", "951-0-18435-7", Right);
    row("isbn", "951-0-18435-6", Wrong);
    row("issn", "1560-1560", Right);
    row("issn", "1046-8189", Wrong);
    row("isni", "0000000121241960", Right);
    row("lei", "7LTWFZYICNSX8D621K87", Wrong);
    row("gtin", "01:09506000134352:10:ABC", Right);
    row("gtin", "10:ABC:01:09506000134353", Wrong);
    row("gtin", "10:ABC", NothingToCheck);
    row("gtin", "gdd:bdt:A", NothingToCheck);
    row("eidr", "10.5240:7791-8534-2C23-9030-8610-5", Right);
    row("eidr", "10.5240:7791-8534-2C23-9030-8610-6", Wrong);
    row("eidr", "10.5241:7791", NothingToCheck);
    row("isan", "0000-0000-D07A-0090-Q", Right);
    row("isan", "0123-1230-3210-2310-1", Wrong); // as printed in RFC 4246
    row("nbn-de", "de:0183-mbi0003721", Right);
    row("nbn-de", "DE:0183-MBI0003721", Right);
    row("nbn-de", "de:0183-mbi0003722", Wrong);
    row("nbn-de", "de:gbv:7-isbn-90-6984-508-3-8", Right);
    row("nbn-de", "fi-fe201003181510", NothingToCheck);
    row("nbn-de", "de:bsz:a~b-1", NothingToCheck);
    row("imei", "imei:90420156-025763-0", Right);
    row("imei", "imei:90420156-025763-0;svn=42", Right);
    row("imei", "IMEI:49015420-323751-8", Right);
    row("imei", "imei:49015420-323751-7", Wrong);
    row("imei", "imei:9042015-025763-0", NothingToCheck);
    row("imei", "eid:90420156-025763-1", NothingToCheck);
    row("oid", "2.999", Right);
    row("oid", "3.1", Wrong);
    row("uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", Right);
    row("uuid", "f08a6ccd-4dce-4759-bd84-c626675d60a7/1", Right);
    row("uuid", "f08a6ccd-4dce-9759-bd84-c626675d60a7/1", Wrong);
    row("date", "example.org:20010527:img", Right);
    row("date", "example.org:20010229:img", Wrong);
    row("date", "example.org:20000229:img", Right);
    row("date", "example.org:200113:img", Wrong);
    row("date", "example.org:2001:img", NothingToCheck);
    row("date", "archive.org:2016-01-22T10:08:23Z:page:https://www.dr.dk", Right);
    row("date", "archive.org:2016-13-22T10:08:23Z:page:https://www.dr.dk", Wrong);
    row("date", "it:stato:legge:2003-09-31;456", Wrong);
    row("date", "it:stato:legge:2003-09-30,2003-13-01;456", Wrong);
    row("date", "it:stato:legge:2003-09-30;456@2004-02-30", Wrong);
    row("date", "it:stato:legge:2003-09-30;2003-99-99", Right);
    row("date", "it:stato:legge:14.legislatura;s.2544", NothingToCheck);
    row("date", "x", NothingToCheck);
    for (const char* const word : {"isbn", "gtin", "nbn-de", "imei", "uuid", "date"})
        row(word, "", NothingToCheck);
}

void TestCheckDigits::looksAtThePartOfTheNameThatTheSchemeIsAbout()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, nss);
    QFETCH(DigitCheck, expected);
    const auto scheme = checkScheme(std::string_view(word));
    QVERIFY(scheme.has_value());
    QCOMPARE(checkDigits(*scheme, std::string_view(nss)), expected);
}

void TestCheckDigits::knowsTheWordOfEveryScheme()
{
    for (const char* const word :
         {"isbn", "issn", "isni", "lei", "gtin", "eidr", "isan", "nbn-de", "imei", "oid", "uuid", "date"})
        QVERIFY2(checkScheme(word).has_value(), word);
    QVERIFY(!checkScheme("ISBN").has_value());
    QVERIFY(!checkScheme("").has_value());
}

void TestCheckDigits::agreesWithPublishedVectors()
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/checkdigits.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int count = 0;
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine()).split(u'\t');
        const QByteArray text = fields[1].toUtf8();
        const bool isRight =
            fields[0] == "nbn:de"_L1
                ? checkDigits(CheckScheme::NbnDe, std::string_view(text).substr(8)) == DigitCheck::Right
                : testFor(fields[0])(std::string_view(text));
        QVERIFY2(isRight == (fields[2] == "valid"_L1), qPrintable(fields[0] + u' ' + fields[1]));
        ++count;
    }
    QCOMPARE(count, kVectors);
}

NIDUS_TEST(tst_checkdigits, TestCheckDigits)
#include "tst_checkdigits.moc"
