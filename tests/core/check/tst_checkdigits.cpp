// SPDX-License-Identifier: Apache-2.0
#include "core/check/checkdigits.h"

#include "core/check/digitproblem.h"
#include "core/check/identifiers.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

using namespace nidus;
using namespace nidus::check;
using namespace Qt::StringLiterals;

namespace {

constexpr int kVectors = 34; ///< rows of tests/data/checkdigits.tsv

using Test = bool (*)(std::string_view);

/// Returns the function for the scheme of a published vector; null if the vector has whole names.
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
    void recognizesIdentifiers_data();
    void recognizesIdentifiers();
    void checksThePartThatTheSchemeCovers_data();
    void checksThePartThatTheSchemeCovers();
    void reportsProblems_data();
    void reportsProblems();
    void reportsNoProblemForCorrectNames();
    void hasAWordForEveryScheme();
    void agreesWithPublishedVectors();
};

void TestCheckDigits::recognizesIdentifiers_data()
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
    row("oid", "1.3", true);
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

void TestCheckDigits::recognizesIdentifiers()
{
    QFETCH(QString, scheme);
    QFETCH(QByteArray, text);
    QFETCH(bool, isRight);
    QCOMPARE(testFor(scheme)(std::string_view(text)), isRight);
}

void TestCheckDigits::checksThePartThatTheSchemeCovers_data()
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
    row("gtin", "00:006141411234567890", Right);
    row("gtin", "00:006141411234567891", Wrong);
    row("eic", "10YBE----------2", Right);
    row("eic", "10X1001A1001A450", Right);
    row("eic", "10YBE----------3", Wrong);
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
    row("date", "it:stato:legge:2019-02-29;456", Wrong);
    row("date", "it:stato:legge:2003-09-30,2003-13-01;456", Wrong);
    row("date", "it:stato:legge:2003-09-30;456@2004-02-30", Wrong);
    row("date", "it:stato:legge:2003-09-30;2003-99-99", Right);
    row("date", "it:stato:legge:14.legislatura;s.2544", NothingToCheck);
    row("date", "x", NothingToCheck);
    for (const char* const word : {"isbn", "gtin", "nbn-de", "imei", "uuid", "date"})
        row(word, "", NothingToCheck);
}

void TestCheckDigits::checksThePartThatTheSchemeCovers()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, nss);
    QFETCH(DigitCheck, expected);
    const auto scheme = checkScheme(std::string_view(word));
    QVERIFY(scheme.has_value());
    QCOMPARE(checkDigits(*scheme, std::string_view(nss)), expected);
}

void TestCheckDigits::reportsProblems_data()
{
    using enum DigitFault;
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<DigitProblem>("expected");
    const auto row = [](const char* word, const char* nss, const DigitProblem& expected) {
        QTest::addRow("%s %s", word, nss) << QByteArray(word) << QByteArray(nss) << expected;
    };
    row("isbn", "951-0-18435-6", {CheckDigit, "ISBN-10", 12, 1, "6", "7"});
    row("isbn", "0804429570", {CheckDigit, "ISBN-10", 9, 1, "0", "X"});
    row("isbn", "978-951-0-18435-7", {CheckDigit, "ISBN-13", 16, 1, "7", "6"});
    row("isbn", "977-951-0-18435-6", {Form, "ISBN-13", 0, 17, "977-951-0-18435-6", ""});
    row("issn", "1046-8189", {CheckDigit, "ISSN", 8, 1, "9", "8"});
    row("isni", "0000000121241961", {CheckDigit, "ISNI", 15, 1, "1", "0"});
    row("lei", "7LTWFZYICNSX8D621K87", {CheckDigits, "LEI", 18, 2, "87", "86"});
    row("lei", "7LTWFZYICNSX8D621K8", {Form, "LEI", 0, 19, "7LTWFZYICNSX8D621K8", ""});
    row("gtin", "10:ABC:01:09506000134353", {CheckDigit, "GTIN", 23, 1, "3", "2"});
    row("gtin", "01:0950600013435", {CheckDigit, "GTIN", 15, 1, "5", "9"});
    row("gtin", "01:095060001343522", {Length, "GTIN", 3, 15, "095060001343522", "8, 12, 13, 14"});
    row("gtin", "01:A", {Form, "GTIN", 3, 1, "A", ""});
    row("gtin", "00:006141411234567891", {CheckDigit, "SSCC", 20, 1, "1", "0"});
    row("gtin", "00:1", {Length, "SSCC", 3, 1, "1", "18"});
    row("eic", "10YBE----------3", {CheckCharacter, "EIC", 15, 1, "3", "2"});
    row("eidr", "10.5240:7791-8534-2C23-9030-8610-6", {CheckCharacter, "EIDR", 33, 1, "6", "5"});
    row("isan", "1881-66C7-3420-6541-9-9F3A-0245-U", {CheckCharacter, "ISAN", 20, 1, "9", "Y"});
    row("isan", "1881-66C7-3420-6541-Y-9F3A-0245-U", {CheckCharacter, "ISAN", 32, 1, "U", "O"});
    row("nbn-de", "de:0183-mbi0003722", {CheckDigit, "NBN", 17, 1, "2", "1"});
    row("imei", "imei:49015420-323751-7;svn=42", {CheckDigit, "IMEI", 21, 1, "7", "8"});
    row("oid", "3.1", {Arc, "OID", 0, 1, "3", "2"});
    row("oid", "1.40.3", {Arc, "OID", 2, 2, "40", "39"});
    row("oid", "0.100", {Arc, "OID", 2, 3, "100", "39"});
    row("oid", "1..3", {Form, "OID", 0, 4, "1..3", ""});
    row("uuid", "f08a6ccd-4dce-9759-bd84-c626675d60a7/1", {Version, "UUID", 14, 1, "9", ""});
    row("uuid", "f08a6ccd-4dce-4759-cd84-c626675d60a7", {Variant, "UUID", 19, 1, "c", ""});
    row("uuid", "f08a6ccd", {Form, "UUID", 0, 8, "f08a6ccd", ""});
    row("date", "example.org:20010229:img", {Date, "", 12, 8, "20010229", ""});
    row("date", "example.org:200113", {Date, "", 12, 6, "200113", ""});
    row("date", "it:stato:legge:2003-09-30,2003-02-30;456", {Date, "", 26, 10, "2003-02-30", ""});
}

void TestCheckDigits::reportsProblems()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, nss);
    QFETCH(DigitProblem, expected);
    const auto problem = digitProblem(checkScheme(std::string_view(word)).value(), std::string_view(nss));
    QVERIFY(problem.has_value());
    QCOMPARE(problem->fault, expected.fault);
    QCOMPARE(problem->identifier, expected.identifier);
    QCOMPARE(problem->offset, expected.offset);
    QCOMPARE(problem->length, expected.length);
    QCOMPARE(problem->found, expected.found);
    QCOMPARE(problem->expected, expected.expected);
    const char computed = expected.fault == DigitFault::CheckDigit ? expected.expected.front() : '\0';
    for (const char known : {'\0', computed})
        QCOMPARE(digitProblemAt(checkScheme(std::string_view(word)).value(), std::string_view(nss),
                                expected.offset, known),
                 problem);
}

void TestCheckDigits::reportsNoProblemForCorrectNames()
{
    QVERIFY(!digitProblem(CheckScheme::Isbn, "951-0-18435-7"));
    QVERIFY(!digitProblem(CheckScheme::Gtin, "10:ABC"));
    QVERIFY(!digitProblem(CheckScheme::Isbn, ""));
    QVERIFY(!digitProblem(CheckScheme::NbnDe, "fi:abc1")); // only German names have a check digit
}

void TestCheckDigits::hasAWordForEveryScheme()
{
    for (const char* const word : {"isbn", "issn", "isni", "lei", "gtin", "eidr", "eic", "isan", "nbn-de",
                                   "imei", "oid", "uuid", "date"})
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
