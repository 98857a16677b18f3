// SPDX-License-Identifier: Apache-2.0
#include "automata.h"
#include "core/grammar/automaton/nfa.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <stop_token>

using namespace nidus;
using namespace nidus::grammar;
using test::nfaOf;

/// Subset construction and Hopcroft's algorithm: they change the automaton, never the language.
class TestDeterminize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheLanguage_data();
    void keepsTheLanguage();
    void recordsTheNfaStates();
    void makesTheSmallestAutomaton_data();
    void makesTheSmallestAutomaton();
    void equalLanguagesGiveEqualAutomata();
    void stopsAtItsLimits();
};

namespace {

const std::vector<const char*>& grammars()
{
    static const std::vector<const char*> all{
        "s = *(\"a\" / \"b\") \"a\" 2(\"a\" / \"b\")\n", // a known case with many states
        "s = [\"a\"] [\"b\"] [\"-\"]\n",
        "s = 2*3(\"a\" / \"ab\") \"-\"\n",
        "s = %x80-FF *%x61-62\n",
        "s = \"a\" / \"b\" s\n",
        "s = 1*(\"ab\" / \"b-\")\n",
    };
    return all;
}

std::vector<std::string> texts() { return test::textsOver("ab-\xC3", 6); }

} // namespace

void TestDeterminize::keepsTheLanguage_data()
{
    QTest::addColumn<QByteArray>("grammar");
    for (const char* grammar : grammars())
        QTest::newRow(grammar) << QByteArray(grammar);
}

void TestDeterminize::keepsTheLanguage()
{
    QFETCH(QByteArray, grammar);
    const Grammar read = readGrammar(grammar.toStdString());
    const auto nfa = nfaOf(read);
    QVERIFY(nfa);
    const auto states = determinize(*nfa, {});
    QVERIFY(states);
    const Dfa smallest = minimize(states->dfa);
    int accepted = 0;
    for (const std::string& text : texts()) {
        const bool isIn = test::accepts(*nfa, text);
        accepted += isIn ? 1 : 0;
        QCOMPARE(states->dfa.accepts(text), isIn);
        QCOMPARE(smallest.accepts(text), isIn);
    }
    QVERIFY(accepted > 0);
}

void TestDeterminize::recordsTheNfaStates()
{
    for (const char* grammar : grammars()) {
        const Grammar read = readGrammar(grammar);
        const auto nfa = nfaOf(read);
        const auto states = determinize(*nfa, {});
        QVERIFY(states);
        for (const std::string& text : texts()) {
            std::uint32_t state = states->dfa.start;
            for (const char c : text)
                state = states->dfa.step(state, static_cast<unsigned char>(c));
            // From the textbook's set: states with byte transitions, and the end.
            std::vector<std::uint32_t> expected;
            for (const std::uint32_t member : test::statesAfter(*nfa, text)) {
                if (member == nfa->accept() || !nfa->edges(member).empty())
                    expected.push_back(member);
            }
            const auto members = states->membersOf(state);
            std::vector<std::uint32_t> found(members.begin(), members.end());
            std::ranges::sort(found);
            QVERIFY(found == expected);
            QCOMPARE(state == kDeadState, expected.empty());
        }
    }
}

void TestDeterminize::makesTheSmallestAutomaton_data() { keepsTheLanguage_data(); }

void TestDeterminize::makesTheSmallestAutomaton()
{
    QFETCH(QByteArray, grammar);
    const Grammar read = readGrammar(grammar.toStdString());
    const Dfa dfa = minimize(determinize(*nfaOf(read), {}).value().dfa);
    // Myhill and Nerode: some text reaches every state, and some ending distinguishes any two.
    const std::vector<std::string> endings = texts();
    std::map<std::vector<bool>, std::uint32_t> known;
    for (std::uint32_t state = 0; state < dfa.size(); ++state) {
        std::vector<bool> future;
        for (const std::string& ending : endings) {
            std::uint32_t at = state;
            for (const char c : ending)
                at = dfa.step(at, static_cast<unsigned char>(c));
            future.push_back(dfa.isAccepting[at]);
        }
        QVERIFY2(known.emplace(future, state).second, qPrintable(QString::number(state)));
    }
    std::set<std::uint32_t> reached{dfa.start, kDeadState};
    std::vector<std::uint32_t> open{dfa.start};
    while (!open.empty()) {
        const std::uint32_t state = open.back();
        open.pop_back();
        for (int byte = 0; byte < 256; ++byte) {
            const std::uint32_t to = dfa.step(state, static_cast<unsigned char>(byte));
            if (reached.insert(to).second)
                open.push_back(to);
        }
    }
    QCOMPARE(reached.size(), dfa.size());
    QVERIFY(!dfa.isAccepting[kDeadState]);
    for (int byte = 0; byte < 256; ++byte)
        QCOMPARE(dfa.step(kDeadState, static_cast<unsigned char>(byte)), kDeadState);
}

void TestDeterminize::equalLanguagesGiveEqualAutomata()
{
    const auto smallest = [](const char* grammar) {
        const Grammar read = readGrammar(grammar);
        return minimize(determinize(*nfaOf(read), {}).value().dfa);
    };
    const Dfa one = smallest("s = \"a\" *(\"b\" \"a\")\n");
    /// The same except for the numbers of classes and states.
    const auto isSame = [](const Dfa& first, const Dfa& second) {
        std::map<std::uint32_t, std::uint32_t> partner{{first.start, second.start}};
        std::vector<std::uint32_t> open{first.start};
        while (!open.empty()) {
            const std::uint32_t state = open.back();
            open.pop_back();
            if (first.isAccepting[state] != second.isAccepting[partner[state]])
                return false;
            for (int byte = 0; byte < 256; ++byte) {
                const auto to = first.step(state, static_cast<unsigned char>(byte));
                const auto other = second.step(partner[state], static_cast<unsigned char>(byte));
                const auto [known, isNew] = partner.emplace(to, other);
                if (known->second != other)
                    return false;
                if (isNew)
                    open.push_back(to);
            }
        }
        return first.size() == second.size();
    };
    for (const char* other :
         {"s = *(\"a\" \"b\") \"a\"\n", "s = \"a\" / \"aba\" *(\"ba\")\n", "s = \"a\" [\"b\" s]\n"}) {
        QVERIFY2(isSame(one, smallest(other)), other);
    }
    QVERIFY(!isSame(one, smallest("s = \"a\" 1*(\"b\" \"a\")\n")));
}

void TestDeterminize::stopsAtItsLimits()
{
    // The 16th byte from the end is an "a": 65,536 states.
    const Grammar read = readGrammar("s = *(\"a\" / \"b\") \"a\" 15(\"a\" / \"b\")\n");
    const auto nfa = nfaOf(read);
    QVERIFY(nfa);
    const auto states = determinize(*nfa, {});
    QVERIFY(!states);
    QCOMPARE(states.error().limit, GrammarLimit::DfaStates);
    std::stop_source source;
    source.request_stop();
    const auto stopped = determinize(*nfa, source.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().limit, GrammarLimit::Canceled);
}

NIDUS_TEST(tst_determinize, TestDeterminize)
#include "tst_determinize.moc"
