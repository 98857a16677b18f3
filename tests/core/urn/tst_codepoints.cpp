// SPDX-License-Identifier: Apache-2.0
#include "core/urn/codepoints.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::urn;

class TestCodepoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesHiddenCharacters_data();
    void recognizesHiddenCharacters();
    void recognizesLookAlikesOfAscii_data();
    void recognizesLookAlikesOfAscii();
};

void TestCodepoints::recognizesHiddenCharacters_data()
{
    QTest::addColumn<uint>("codePoint");
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("a letter") << uint('A') << false;
    QTest::newRow("before the soft hyphen") << 0xACU << false;
    QTest::newRow("soft hyphen") << 0xADU << true;
    QTest::newRow("after the soft hyphen") << 0xAEU << false;
    QTest::newRow("zero width space") << 0x200BU << true;
    QTest::newRow("right-to-left override") << 0x202EU << true;
    QTest::newRow("byte order mark") << 0xFEFFU << true;
    QTest::newRow("a Chinese character") << 0x4E2DU << false;
    QTest::newRow("an emoji") << 0x1F600U << false;
    QTest::newRow("noncharacter") << 0x10FFFFU << true;
}

void TestCodepoints::recognizesHiddenCharacters()
{
    QFETCH(uint, codePoint);
    QTEST(isHiddenCharacter(char32_t(codePoint)), "isHidden");
}

void TestCodepoints::recognizesLookAlikesOfAscii_data()
{
    QTest::addColumn<uint>("codePoint");
    QTest::addColumn<bool>("looksAlike");
    QTest::newRow("a letter itself") << uint('a') << false;
    QTest::newRow("Cyrillic a") << 0x0430U << true;
    QTest::newRow("Cyrillic ya") << 0x044FU << false;
    QTest::newRow("Armenian oh") << 0x0585U << true;
    QTest::newRow("en dash") << 0x2013U << true;
    QTest::newRow("Kelvin sign") << 0x212AU << true;
    QTest::newRow("fullwidth tilde, the last one") << 0xFF5EU << true;
    QTest::newRow("after the last one") << 0xFF5FU << false;
}

void TestCodepoints::recognizesLookAlikesOfAscii()
{
    QFETCH(uint, codePoint);
    QTEST(looksLikeAscii(char32_t(codePoint)), "looksAlike");
}

NIDUS_TEST(tst_codepoints, TestCodepoints)
#include "tst_codepoints.moc"
