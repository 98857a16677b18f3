// SPDX-License-Identifier: Apache-2.0
#include "core/registration/templatediff.h"
#include "tests/testprogram.h"

#include <QTest>
#include <random>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

/// Formats pieces as "a[-b-]{+c+}", like git.
QString marked(const QList<DiffPiece>& pieces)
{
    QString text;
    for (const DiffPiece& piece : pieces) {
        switch (piece.kind) {
        case DiffPiece::Kind::Same: text += piece.text; break;
        case DiffPiece::Kind::Removed: text += "[-"_L1 + piece.text + "-]"_L1; break;
        case DiffPiece::Kind::Added: text += "{+"_L1 + piece.text + "+}"_L1; break;
        }
    }
    return text;
}

QString side(const QList<DiffPiece>& pieces, DiffPiece::Kind without)
{
    QString text;
    for (const DiffPiece& piece : pieces) {
        if (piece.kind != without)
            text += piece.text;
    }
    return text;
}

} // namespace

class TestTextDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheChange_data();
    void findsTheChange();
    void keepsBothTexts();
    void replacesTextsWithTooManyEdits();
    void comparesVersions();
};

void TestTextDiff::findsTheChange_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<DiffUnit>("unit");
    QTest::addColumn<QString>("expected");
    using enum DiffUnit;
    QTest::newRow("same") << u"a b"_s << u"a b"_s << Word << u"a b"_s;
    QTest::newRow("both empty") << u""_s << u""_s << Word << u""_s;
    QTest::newRow("from nothing") << u""_s << u"a b"_s << Word << u"{+a b+}"_s;
    QTest::newRow("to nothing") << u"a b"_s << u""_s << Word << u"[-a b-]"_s;
    QTest::newRow("a word") << u"the old way"_s << u"the new way"_s << Word << u"the [-old-]{+new+} way"_s;
    QTest::newRow("an additional word") << u"the way"_s << u"the new way"_s << Word << u"the {+new +}way"_s;
    QTest::newRow("a URN is one word between colons")
        << u"urn:isbn:0-395-36341-1"_s << u"urn:isbn:0-395-36341-2"_s << Word
        << u"urn:isbn:[-0-395-36341-1-]{+0-395-36341-2+}"_s;
    QTest::newRow("a final full stop is not part of the word")
        << u"end."_s << u"end"_s << Word << u"end[-.-]"_s;
    QTest::newRow("a line") << u"a\nb\nc"_s << u"a\nx\nc"_s << Line << u"a\n[-b\n-]{+x\n+}c"_s;
    QTest::newRow("two changes") << u"1 2 3 4 5"_s << u"1 x 3 y 5"_s << Word
                                 << u"1 [-2-]{+x+} 3 [-4-]{+y+} 5"_s;
    QTest::newRow("characters beyond the BMP") << u"a 😀 b"_s << u"a 😁 b"_s << Word << u"a [-😀-]{+😁+} b"_s;
}

void TestTextDiff::findsTheChange()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(DiffUnit, unit);
    QFETCH(QString, expected);
    QCOMPARE(marked(diffText(before, after, unit)), expected);
}

/// Leaving out one kind always restores one of the texts, and the script is not longer than that of a table
/// of longest common subsequences.
void TestTextDiff::keepsBothTexts()
{
    std::mt19937 random(8141);
    const auto make = [&random](std::size_t letters) {
        QString text;
        for (std::size_t i = 0; i < letters; ++i)
            text += QChar(char16_t(u'a' + random() % 3)) + u' ';
        return text;
    };
    for (int round = 0; round < 300; ++round) {
        const QString before = make(random() % 12);
        const QString after = make(random() % 12);
        const QList<DiffPiece> pieces = diffText(before, after, DiffUnit::Word);
        QCOMPARE(side(pieces, DiffPiece::Kind::Added), before);
        QCOMPARE(side(pieces, DiffPiece::Kind::Removed), after);
        qsizetype edits = 0;
        for (const DiffPiece& piece : pieces)
            edits += piece.kind == DiffPiece::Kind::Same ? 0 : piece.text.size();
        // Every unit is one character here.
        const auto n = std::size_t(before.size());
        const auto m = std::size_t(after.size());
        std::vector<std::vector<qsizetype>> common(n + 1, std::vector<qsizetype>(m + 1, 0));
        for (std::size_t i = 1; i <= n; ++i) {
            for (std::size_t j = 1; j <= m; ++j)
                common[i][j] = before[qsizetype(i) - 1] == after[qsizetype(j) - 1]
                                   ? common[i - 1][j - 1] + 1
                                   : std::max(common[i - 1][j], common[i][j - 1]);
        }
        QCOMPARE(edits, before.size() + after.size() - 2 * common[n][m]);
    }
}

void TestTextDiff::replacesTextsWithTooManyEdits()
{
    const QString before = u"start "_s + u"a,"_s.repeated(kMostEdits);
    const QString after = u"start "_s + u"b;"_s.repeated(kMostEdits);
    const QList<DiffPiece> pieces = diffText(before, after, DiffUnit::Word);
    QCOMPARE(pieces.size(), 3);
    QCOMPARE(side(pieces, DiffPiece::Kind::Added), before);
    QCOMPARE(side(pieces, DiffPiece::Kind::Removed), after);
}

void TestTextDiff::comparesVersions()
{
    VersionContent before;
    before.registrationTemplate.setText(TemplateField::Purpose, u"one"_s);
    before.registrationTemplate.setText(TemplateField::Security, u"same"_s);
    before.samples = {{u"urn:a:1"_s, ExpectedVerdict::Valid, {}, {}}};
    VersionContent after = before;
    QCOMPARE(diffContents(before, after, DiffUnit::Word), QList<PartDiff>());
    after.registrationTemplate.setText(TemplateField::Purpose, u"two"_s);
    after.registrationTemplate.setRegistrant({.organization = u"Council"_s});
    after.samples.append({u"urn:a:2"_s, ExpectedVerdict::Invalid, u"short"_s, {}});
    after.rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT"_s};
    const QList<PartDiff> parts = diffContents(before, after, DiffUnit::Line);
    QStringList keys;
    for (const PartDiff& part : parts)
        keys.append(part.key);
    QCOMPARE(keys, (QStringList{u"registrant"_s, u"purpose"_s, u"samples"_s, u"rule"_s}));
    QCOMPARE(parts[0].field, TemplateField::Registrant);
    QCOMPARE(marked(parts[1].pieces), u"[-one-]{+two+}"_s);
    QCOMPARE(parts[2].after, u"urn:a:1\tvalid\nurn:a:2\tinvalid\tshort"_s);
    QCOMPARE(parts[3].after, u"abnf nss nss\nnss = 1*DIGIT"_s);
}

NIDUS_TEST(tst_textdiff, TestTextDiff)
#include "tst_textdiff.moc"
