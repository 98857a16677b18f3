// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::lint;
using namespace Qt::StringLiterals;

class TestGrammarDoubts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubtsAPiece_data();
    void doubtsAPiece();
    void trustsAWholeGrammar_data();
    void trustsAWholeGrammar();
};

void TestGrammarDoubts::doubtsAPiece_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("marked");
    QTest::newRow("literal prefix in prose")
        << u"Names have the form\n\n   urn:quay:piers:<pier>\n\nwhere\n\n   pier = 1*6DIGIT\n"_s
        << u"rule.pattern-rejected"_s << u"urn:quay:piers:<pier>"_s;
    QTest::newRow("literal in the middle of a pattern")
        << u"Names: urn:QUAY:{harbor}:{pier}.\n\n   quay-pier = 1*6DIGIT\n"_s << u"rule.pattern-rejected"_s
        << u"Names: urn:QUAY:{harbor}:{pier}."_s;
    QTest::newRow("prefix in quotation marks")
        << u"Names begin with \"urn:quay:piers:\".\n\n   quay-pier = 1*6DIGIT\n"_s
        << u"rule.pattern-rejected"_s << u"Names begin with \"urn:quay:piers:\"."_s;
    QTest::newRow("pattern of the whole URN")
        << u"   urn:quay:p-<pier>\n\n   quay-urn = \"urn:quay:\" pier\n   pier = 1*6DIGIT\n"_s
        << u"rule.pattern-rejected"_s << u"urn:quay:p-<pier>"_s;
    QTest::newRow("pattern of one rule")
        << u"   urn:quay:<pier>\n\n   nss = harbor \":\" pier\n   harbor = 2ALPHA\n   pier = 1*6DIGIT\n"_s
        << u"rule.pattern-rejected"_s << u"urn:quay:<pier>"_s;
    QTest::newRow("definition with a comma")
        << u"   nss = harbor, \":\", pier!\n\n\n\n\n   harbor = 2ALPHA\n   pier = 1*6DIGIT\n"_s
        << u"rule.definition-skipped"_s << u"nss = harbor, \":\", pier!"_s;
    QTest::newRow("two pieces")
        << u"The NSS is a harbor, a colon, and a pier.\n\n   harbor = 2ALPHA\n   pier = 1*6DIGIT\n"_s
        << u"rule.start-unknown"_s << u"harbor = 2ALPHA"_s;
    QTest::newRow("one piece") << u"The NSS is a harbor and a pier.\n\n   pier = 1*6DIGIT\n"_s
                               << u"rule.start-unknown"_s << u"pier = 1*6DIGIT"_s;
}

void TestGrammarDoubts::doubtsAPiece()
{
    QFETCH(QString, text);
    const auto doubt = doubtAbout(extractSyntax(text, u"quay"_s), text, u"quay"_s);
    QVERIFY(doubt);
    QTEST(QString(doubt->id.word()), "id");
    QTEST(text.mid(qsizetype(doubt->range.offset), qsizetype(doubt->range.length)), "marked");
}

void TestGrammarDoubts::trustsAWholeGrammar_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << u"Digits."_s;
    QTest::newRow("NSS") << u"   NSS = harbor \":\" pier\n   harbor = 2ALPHA\n   pier = 1*6DIGIT\n"_s;
    QTest::newRow("named like the NID") << u"   quay = 1*DIGIT\n"_s;
    QTest::newRow("with an example") << u"   pier = 1*6DIGIT\n\nExample: urn:quay:17\n"_s;
    QTest::newRow("with its prefix") << u"   pier = \"urn:quay:\" 1*6DIGIT\n"_s;
    QTest::newRow("pattern of the whole name")
        << u"Names: urn:quay:<harbor>:<number of the pier>\n\n   place = harbor \":\" 1*DIGIT\n   harbor = 2ALPHA\n"_s;
    QTest::newRow("a sentence")
        << u"Names follow the rule object.\n\n   object = \"INV-\" 4DIGIT \"-\" 4DIGIT\n"_s;
    QTest::newRow("possible prefix")
        << u"Some begin with \"urn:quay:p:\".\n\n   nss = [ \"p:\" ] 1*DIGIT\n"_s;
    QTest::newRow("example before a colon") << u"As in urn:quay:7: a pier.\n\n   nss = 1*DIGIT\n"_s;
    QTest::newRow("example in quotation marks") << u"As in \"urn:quay:7\".\n\n   nss = DIGIT\n"_s;
    QTest::newRow("pattern with an option")
        << u"Names: urn:quay:{pier}[:{harbor}]\n\n   nss = pier [\":\" pier]\n   pier = 1*DIGIT\n"_s;
    QTest::newRow("legend") << u"   nss = pier\n   pier = 1*DIGIT\n\npier = the number of the pier\n"_s;
}

void TestGrammarDoubts::trustsAWholeGrammar()
{
    QFETCH(QString, text);
    const auto doubt = doubtAbout(extractSyntax(text, u"quay"_s), text, u"quay"_s);
    QVERIFY2(!doubt, doubt ? doubt->id.word().data() : "");
}

NIDUS_TEST(tst_grammardoubts, TestGrammarDoubts)
#include "tst_grammardoubts.moc"
