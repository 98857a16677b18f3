// SPDX-License-Identifier: Apache-2.0
#include "core/base/charset.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QTest>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::urn;

namespace {

std::vector<UrnNormalizer> normalizersOfAllPaths()
{
    std::vector<UrnNormalizer> normalizers;
    for (const UrnPath path : kUrnPaths) {
        if (isUrnPathAvailable(path))
            normalizers.emplace_back(path);
    }
    return normalizers;
}

} // namespace

class TestUrnEquivalence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsHowTwoUrnsDiffer_data();
    void reportsHowTwoUrnsDiffer();
    void normalizes_data();
    void normalizes();
    void normalizesEveryLength();
    void normalizesPartsOfDifferentTexts();
    void normalizingTwiceChangesNothing();
};

void TestUrnEquivalence::reportsHowTwoUrnsDiffer_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("by2141");
    QTest::addColumn<QByteArray>(
        "expected"); // empty = equal; part offsetA offsetB, then what would make them equal
    const auto row = [](const char* name, const char* a, const char* b, const char* expected,
                        bool by2141 = false) {
        QTest::newRow(name) << QByteArray(a) << QByteArray(b) << by2141 << QByteArray(expected);
    };
    row("3.1 (1): scheme", "URN:example:a", "urn:example:a", "");
    row("3.1 (2): NID", "urn:EXAMPLE:a", "urn:example:a", "");
    row("3.1 (3): hex digits", "urn:example:%2c%aF", "urn:example:%2C%Af", "");
    row("3.1: components are ignored", "urn:example:a?+r?=q#f", "urn:example:a#", "");
    row("3.1: a different NID", "urn:example:a", "urn:exbmple:a", "nid 2 2");
    row("3.1: a longer NID", "urn:exam:a", "urn:example:a", "nid 4 4");
    row("3.1: a longer NSS", "urn:example:a/bar", "urn:example:a", "nss 1 1");
    row("3.1: an NSS in between", "urn:example:abc", "urn:example:axc", "nss 1 1");
    row("3.1: letter case of the NSS", "urn:example:A%2c", "urn:example:a%2C", "nss 0 0 case");
    row("3.1: triplets are not decoded", "urn:example:a%2Cz", "urn:example:a,z", "nss 1 1 encoding");
    row("3.1: an encoded letter is not its other case", "urn:example:%41", "urn:example:%61", "nss 0 0");
    row("3.1: an encoded letter is not the letter", "urn:example:%41b", "urn:example:Ab", "nss 0 0 encoding");
    row("3.1: case and encoding at once", "urn:example:%41b", "urn:example:ab", "nss 0 0");
    row("3.1: a triplet counts from its percent sign", "urn:example:x%ab", "urn:example:x%AC", "nss 1 1");
    row("3.1: what follows %25 is not a triplet", "urn:example:%25ab", "urn:example:%25AB", "nss 3 3 case");
    row("2141 5: hex digits", "urn:example:%2c", "urn:example:%2C", "", true);
    row("2141 5: there are no components", "urn:example:a", "urn:example:a?=q", "nss 1 1", true);
}

void TestUrnEquivalence::reportsHowTwoUrnsDiffer()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(bool, by2141);
    QFETCH(QByteArray, expected);
    const Rfc rfc = by2141 ? Rfc::Rfc2141 : Rfc::Rfc8141;
    const Urn urnA = parseUrn(a.constData(), rfc).value();
    const Urn urnB = parseUrn(b.constData(), rfc).value();
    const std::optional<UrnDifference> difference = urnDifference(urnA, urnB);
    QByteArray found;
    if (difference) {
        found = QByteArray(difference->part == UrnDifference::Part::Nid ? "nid " : "nss ") +
                QByteArray::number(quint64(difference->offsetA)) + ' ' +
                QByteArray::number(quint64(difference->offsetB)) + (difference->onlyCase ? " case" : "") +
                (difference->onlyEncoding ? " encoding" : "");
    }
    QCOMPARE(found, expected);
    QCOMPARE(urnDifference(urnB, urnA).has_value(), difference.has_value());
    QVERIFY(!urnDifference(urnA, urnA));
    QCOMPARE(normalizedUrn(urnA, NormalForm::Key) == normalizedUrn(urnB, NormalForm::Key), !difference);
}

void TestUrnEquivalence::normalizes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("full");
    QTest::newRow("scheme and NID") << QByteArray("URN:ISBN:0-395-36341-X")
                                    << QByteArray("urn:isbn:0-395-36341-X")
                                    << QByteArray("urn:isbn:0-395-36341-X");
    QTest::newRow("triplets") << QByteArray("urn:Ex:a%2c%dD%25aa") << QByteArray("urn:ex:a%2C%DD%25aa")
                              << QByteArray("urn:ex:a%2C%DD%25aa");
    QTest::newRow("components") << QByteArray("urn:ex:a?+R%2c?=Q%2d#F%2e") << QByteArray("urn:ex:a")
                                << QByteArray("urn:ex:a?+R%2C?=Q%2D#F%2E");
    QTest::newRow("empty f") << QByteArray("urn:ex:a#") << QByteArray("urn:ex:a") << QByteArray("urn:ex:a#");
    QTest::newRow("trailing colons stay")
        << QByteArray("urn:ex:a::") << QByteArray("urn:ex:a::") << QByteArray("urn:ex:a::");
    QTest::newRow("dot segments stay")
        << QByteArray("urn:ex:a/../b") << QByteArray("urn:ex:a/../b") << QByteArray("urn:ex:a/../b");
}

void TestUrnEquivalence::normalizes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, full);
    const Urn urn = parseUrn(text.constData()).value();
    QCOMPARE(QByteArray::fromStdString(normalizedUrn(urn, NormalForm::Key)), key);
    QCOMPARE(QByteArray::fromStdString(normalizedUrn(urn, NormalForm::Full)), full);
    for (UrnNormalizer& normalizer : normalizersOfAllPaths()) {
        for (const std::string_view other : {"urn:example:longer-than-any-other%2c?+r?=q#f", "urn:ex:a"}) {
            QVERIFY(!normalizer.normalized(parseUrn(other).value(), NormalForm::Full).empty());
            QCOMPARE(normalizer.normalized(urn, NormalForm::Key), key.toStdString());
            QCOMPARE(normalizer.normalized(urn, NormalForm::Full), full.toStdString());
        }
    }
}

void TestUrnEquivalence::normalizesEveryLength()
{
    // Long texts are processed in pieces: every length of NID and NSS, a triplet at every place, nothing else
    // changed.
    const std::string letters = "aZ-09zA";
    std::vector<UrnNormalizer> normalizers = normalizersOfAllPaths();
    for (std::size_t nidLength = 2; nidLength <= 32; ++nidLength) {
        std::string nid;
        std::string lowered;
        for (std::size_t i = 0; i < nidLength; ++i) {
            const char c = i + 1 == nidLength || i == 0 ? 'Q' : letters[i % letters.size()];
            nid += c;
            lowered += asciiLower(c);
        }
        for (std::size_t nssLength = 3; nssLength <= 90; ++nssLength) {
            for (std::size_t at = 0; at + 3 <= nssLength; at += 1 + nidLength % 3) {
                std::string nss(nssLength, 'Q');
                nss.replace(at, 3, "%aF");
                const std::string text = "URN:" + nid + ':' + nss;
                nss.replace(at, 3, "%AF");
                const std::string key = "urn:" + lowered + ':' + nss;
                for (UrnNormalizer& normalizer : normalizers)
                    QCOMPARE(normalizer.normalized(parseUrn(text).value(), NormalForm::Key), key);
            }
        }
    }
}

void TestUrnEquivalence::normalizesPartsOfDifferentTexts()
{
    const std::string nid = "EXAMPLE-NID";
    const std::string nss = "Some:Name%2c";
    const Urn urn{.nid = nid, .nss = nss, .r = "R", .q = {}, .f = "F%2c"};
    QCOMPARE(normalizedUrn(urn, NormalForm::Key), "urn:example-nid:Some:Name%2C");
    QCOMPARE(normalizedUrn(urn, NormalForm::Full), "urn:example-nid:Some:Name%2C?+R#F%2C");

    // Adjacent, but not in one text.
    const std::string_view neighbors("EXAMPLE\0Some-Name-Of-Some-Length", 32);
    const Urn separate{.nid = neighbors.substr(0, 7), .nss = neighbors.substr(8), .r = {}, .q = {}, .f = {}};
    QCOMPARE(normalizedUrn(separate, NormalForm::Key), "urn:example:Some-Name-Of-Some-Length");

    // In one text, with nothing before it.
    const std::string both = "EXAMPLE:Name%2c";
    const std::string_view text(both);
    const Urn first{.nid = text.substr(0, 7), .nss = text.substr(8), .r = {}, .q = {}, .f = {}};
    for (UrnNormalizer& normalizer : normalizersOfAllPaths()) {
        QCOMPARE(normalizer.normalized(separate, NormalForm::Key), "urn:example:Some-Name-Of-Some-Length");
        QCOMPARE(normalizer.normalized(first, NormalForm::Key), "urn:example:Name%2C");
    }
}

void TestUrnEquivalence::normalizingTwiceChangesNothing()
{
    const std::string once =
        normalizedUrn(parseUrn("URN:Ex:A%2c?+R%2c?=Q%2d#F%2e").value(), NormalForm::Full);
    QCOMPARE(normalizedUrn(parseUrn(once).value(), NormalForm::Full), once);
}

NIDUS_TEST(tst_urnequivalence, TestUrnEquivalence)
#include "tst_urnequivalence.moc"
