// SPDX-License-Identifier: Apache-2.0
#include "automata.h"
#include "core/grammar/text/grammarlimits.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <stop_token>

using namespace nidus;
using namespace nidus::grammar;
using test::nfaOf;

class TestNfa : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheLanguageOfTheGrammar_data();
    void acceptsTheLanguageOfTheGrammar();
    void containsOnlyStatesThatReachTheEnd();
    void recordsTheOriginOfBytes();
    void unfoldsLinearRecursion();
    void stopsAtItsLimits();
};

void TestNfa::acceptsTheLanguageOfTheGrammar_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArrayList>("accepted"); // of all texts of up to 4 bytes over "a", "A", "b" and "-"
    using Texts = QByteArrayList;
    QTest::newRow("either case (RFC 5234 section 2.3)") << QByteArray("s = \"ab\"\n") << Texts{"ab", "Ab"};
    QTest::newRow("one case (RFC 7405)") << QByteArray("s = %s\"ab\"\n") << Texts{"ab"};
    QTest::newRow("range") << QByteArray("s = %x61-62\n") << Texts{"a", "b"};
    QTest::newRow("nothing or something") << QByteArray("s = [\"-\"]\n") << Texts{"", "-"};
    QTest::newRow("alternatives") << QByteArray("s = \"b-\" / %s\"a\" *\"-\"\n")
                                  << Texts{"a", "b-", "a-", "a--", "a---"};
    QTest::newRow("exactly two") << QByteArray("s = 2\"-\"\n") << Texts{"--"};
    QTest::newRow("two to three") << QByteArray("s = 2*3\"-\"\n") << Texts{"--", "---"};
    QTest::newRow("none at all") << QByteArray("s = 0\"-\"\n") << Texts{QByteArray("")};
    QTest::newRow("optional things repeated")
        << QByteArray("s = 2([\"b\"] [\"-\"])\n")
        << Texts{"", "b", "-", "b-", "-b", "bb", "--", "b-b", "b--", "bb-", "-b-", "b-b-"};
}

void TestNfa::acceptsTheLanguageOfTheGrammar()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArrayList, accepted);
    const Grammar read = readGrammar(grammar.toStdString());
    const auto nfa = nfaOf(read);
    QVERIFY(nfa);
    QByteArrayList found;
    for (const std::string& text : test::textsOver("aAb-", 4)) {
        if (test::accepts(*nfa, text))
            found.append(QByteArray::fromStdString(text));
    }
    std::ranges::sort(found);
    std::ranges::sort(accepted);
    QCOMPARE(found, accepted);
}

void TestNfa::containsOnlyStatesThatReachTheEnd()
{
    // A rule that never ends is removed, with all that leads only there.
    const auto nfa = nfaOf(readGrammar("s = \"a\" / \"b\" endless\nendless = \"b\" endless\n"));
    QVERIFY(nfa);
    QVERIFY(test::accepts(*nfa, "a"));
    QVERIFY(test::statesAfter(*nfa, "b").empty());
    const auto leadsOn = [&nfa](std::uint32_t state) {
        return state == nfa->accept() || !nfa->epsilons(state).empty() || !nfa->edges(state).empty();
    };
    for (std::uint32_t state = 0; state < nfa->size(); ++state) {
        for (const std::uint32_t to : nfa->epsilons(state))
            QVERIFY(leadsOn(to));
        for (const NfaEdge& edge : nfa->edges(state))
            QVERIFY(leadsOn(edge.to));
    }
}

void TestNfa::recordsTheOriginOfBytes()
{
    const Grammar grammar = readGrammar("s = \"x\" name\nname = \"urn\"\n");
    const auto nfa = nfaOf(grammar);
    QVERIFY(nfa);
    QList<std::uint32_t> positions;
    for (const std::string_view before : {"x", "xu", "xur"}) {
        for (const std::uint32_t state : test::statesAfter(*nfa, before)) {
            for (const NfaEdge& edge : nfa->edges(state)) {
                positions.append(edge.position);
                // The path inward: s, then name.
                const RuleFrame& frame = nfa->frame(edge.frame);
                QCOMPARE(grammar.tree().rules[frame.rule].name, "name");
                QCOMPARE(grammar.tree().rules[nfa->frame(frame.parent).rule].name, "s");
                QCOMPARE(nfa->frame(frame.parent).parent, kNoFrame);
            }
        }
    }
    QCOMPARE(positions, (QList<std::uint32_t>{0, 1, 2})); // of the letters of "urn"
}

void TestNfa::unfoldsLinearRecursion()
{
    const auto right = nfaOf(readGrammar("s = \"a\" / \"b\" s\n"));
    const auto left = nfaOf(readGrammar("s = \"a\" / s \"b\"\n"));
    QVERIFY(right && left);
    for (const std::string& text : test::textsOver("ab", 6)) {
        const std::size_t bs = text.empty() ? 0 : text.size() - 1;
        QCOMPARE(test::accepts(*right, text), text == std::string(bs, 'b') + "a");
        QCOMPARE(test::accepts(*left, text), text == "a" + std::string(bs, 'b'));
    }
}

void TestNfa::stopsAtItsLimits()
{
    const auto tooLarge = nfaOf(readGrammar("s = " + std::to_string(kMaxRepeatCount) + "\"abcd\"\n"));
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().limit, GrammarLimit::NfaStates);
    QCOMPARE(tooLarge.error().rule, std::string("s"));
    std::stop_source source;
    source.request_stop();
    const auto stopped = nfaOf(readGrammar("s = 1000(1000\"a\")\n"), source.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().limit, GrammarLimit::Canceled);
}

NIDUS_TEST(tst_nfa, TestNfa)
#include "tst_nfa.moc"
