// SPDX-License-Identifier: Apache-2.0
#include "urnvectors.h"

#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::urn;
using namespace nidus::test;

class TestUrnErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsEveryError_data();
    void reportsEveryError();
};

void TestUrnErrors::reportsEveryError_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("by2141");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, bool by2141, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << by2141 << QByteArray(expected);
    };
    row("valid", "urn:example:a?+r?=q#f", false, "");
    row("valid, 2141", "urn:example:a#b#c", true, "");
    row("required in e-invoices: the dot and the second #",
        "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", false,
        "nid-bad-char@7 f-bad-char@33");
    row("the same, 2141", "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", true,
        "nid-bad-char@7");
    row("without the scheme, nothing else is reported", "example.org:a b", false, "scheme-not-urn@0");
    row("no second colon: one bad byte and the missing NSS", "urn:cen.eu.org/a", false,
        "nid-bad-char@7 nss-missing@16");
    row("no NID and no second colon", "urn:", false, "nid-empty@4");
    row("empty NID and empty NSS", "urn::", false, "nid-empty@4 nss-empty@5");
    row("both hyphens", "urn:-a-:b", false, "nid-starts-with-hyphen@4 nid-ends-with-hyphen@6");
    row("one hyphen is one error", "urn:-:b", false, "nid-starts-with-hyphen@4");
    row("bad byte, too long", "urn:a.bcdefghijklmnopqrstuvwxyz0123456:x", false,
        "nid-bad-char@5 nid-too-long@36");
    row("too long, ends with a hyphen", "urn:abcdefghijklmnopqrstuvwxyz0123456-:x", false,
        "nid-too-long@36 nid-ends-with-hyphen@37");
    row("short NID, empty NSS", "urn:a:#f", false, "nid-too-short@4 nss-empty@6");
    row("NID urn and an excluded character", "urn:urn:a~b", true, "nid-urn-reserved@4 nss-excluded-char@9");
    row("adjacent bad bytes are one error",
        "urn:example:a b\xC3\xA9"
        "c^",
        false, "nss-bad-char@13 nss-bad-char@15 nss-bad-char@18");
    row("slash first and a stray question mark", "urn:example:/a?b", false,
        "nss-starts-with-slash@12 stray-question-mark@14");
    row("slash first after another error", "urn:cen.eu:/a", false, "nid-bad-char@7 nss-starts-with-slash@11");
    row("every malformed triplet", "urn:example:%a%zz%41%", false,
        "pct-malformed@12 pct-malformed@14 pct-malformed@20");
    row("octet 0 twice", "urn:example:%00a%00", true,
        "octet-0-encoded(prose-2.4)@12 octet-0-encoded(prose-2.4)@16");
    row("both components empty", "urn:example:a?+?=", false, "r-empty@15 q-empty@17");
    row("both components have a bad start", "urn:example:a?+/r?=?q", false, "r-bad-start@15 q-bad-start@19");
    row("a bad byte in each component", "urn:example:a?+r^?=q^#f^", false,
        "r-bad-char@16 q-bad-char@20 f-bad-char@23");
    row("a bad start after another error", "urn:example:a b?+/c", false, "nss-bad-char@13 r-bad-start@17");
    row("components continue after a stray question mark", "urn:example:a?b?=#", false,
        "stray-question-mark@13 q-empty@17");
}

void TestUrnErrors::reportsEveryError()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, by2141);
    QFETCH(QByteArray, expected);
    QByteArrayList words;
    for (const UrnFailure& failure : allUrnErrors(view(text), by2141 ? Rfc::Rfc2141 : Rfc::Rfc8141))
        words.append(QByteArray::fromStdString(failureWord(failure)));
    QCOMPARE(words.join(' '), expected);
}

NIDUS_TEST(tst_urnerrors, TestUrnErrors)
#include "tst_urnerrors.moc"
