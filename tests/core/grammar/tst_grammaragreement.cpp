// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/earley/earley.h"
#include "core/grammar/samples/sample.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "core/urn/urnparser.h"
#include "tests/core/grammar/randomgrammar.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace nidus;
using namespace nidus::grammar;
using namespace nidus::urn;

/// Independent implementations must agree.
class TestGrammarAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void automataAndEarleyAgree_data();
    void automataAndEarleyAgree();
    void samplesMatchTheirKind();
    void rejectionsPointToTheFirstImpossibleByte();
    void urnGrammarAgreesWithTheHandWrittenParser();
};

namespace {

/// Runs the NFA directly: sets of states, no tables.
bool simulate(const Nfa& nfa, std::string_view text)
{
    const auto closed = [&nfa](std::set<std::uint32_t> states) {
        std::vector<std::uint32_t> open(states.begin(), states.end());
        while (!open.empty()) {
            const std::uint32_t state = open.back();
            open.pop_back();
            for (const std::uint32_t next : nfa.epsilons(state)) {
                if (states.insert(next).second)
                    open.push_back(next);
            }
        }
        return states;
    };
    std::set<std::uint32_t> states = closed({nfa.start()});
    for (const char c : text) {
        std::set<std::uint32_t> next;
        for (const std::uint32_t state : states) {
            for (const NfaEdge& edge : nfa.edges(state)) {
                if (nfa.sets()[edge.set].contains(static_cast<unsigned char>(c)))
                    next.insert(edge.to);
            }
        }
        states = closed(std::move(next));
    }
    return states.contains(nfa.accept());
}

/// RFC 8141 section 2, amended by the prose of section 2.3.1: an r-component ends before the first "?=".
constexpr const char* kUrnGrammar = R"abnf(
namestring    = assigned-name [ "?+" r-component ] [ "?=" q-component ] [ "#" fragment ]
assigned-name = "urn:" NID ":" NSS
NID           = alphanum 0*30ldh alphanum
NSS           = pchar *( pchar / "/" )
; no "?=" within, and none that begins with its last character: a "?" is followed by anything but "="
r-component   = pchar r-rest
r-rest        = "" / r-plain r-rest / "?" r-after
r-after       = "" / r-noequals r-rest / "?" r-after
r-plain       = pchar / "/"
r-noequals    = unreserved / pct-encoded / r-delims / ":" / "@" / "/"
r-delims      = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";"
q-component   = pchar *( pchar / "/" / "?" )
fragment      = *( pchar / "/" / "?" )
ldh           = alphanum / "-"
alphanum      = ALPHA / DIGIT
pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"
pct-encoded   = "%" HEXDIG HEXDIG
unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"
sub-delims    = r-delims / "="
)abnf";

Matcher compiledFrom(const std::string& text, std::string_view start)
{
    return compileMatcher(std::make_shared<const Grammar>(readGrammar(text)), start);
}

} // namespace

void TestGrammarAgreement::automataAndEarleyAgree_data()
{
    QTest::addColumn<int>("references");
    QTest::newRow("without recursion") << static_cast<int>(RandomGrammar::References::Forward);
    QTest::newRow("with recursion") << static_cast<int>(RandomGrammar::References::Any);
}

void TestGrammarAgreement::automataAndEarleyAgree()
{
    QFETCH(int, references);
    int automata = 0;
    int linear = 0;
    int valid = 0;
    // Earley's recognizer is slow on ambiguous grammars.
    const std::uint64_t grammars = references == 0 ? 400 : 100;
    for (std::uint64_t seed = 0; seed < grammars; ++seed) {
        RandomGrammar random(seed, static_cast<RandomGrammar::References>(references));
        const std::string text = random.text();
        const Matcher matcher = compiledFrom(text, "r0");
        const GrammarTree& tree = matcher.grammar().tree();
        const GrammarFacts& facts = matcher.grammar().facts();
        if (matcher.limit().limit != GrammarLimit::None)
            continue;
        const auto earley = EarleyRecognizer::build(tree, facts, matcher.startRule());
        QVERIFY(earley);
        std::vector<std::string> samples;
        for (int i = 0; i < 20; ++i)
            samples.push_back(random.sample());
        for (const std::string& sample : makeSamples(matcher, {SampleKind::Random, 5, seed}))
            samples.push_back(sample);
        if (matcher.automaton() == nullptr) {
            // Derived texts must be recognized.
            for (std::size_t i = 20; i < samples.size(); ++i)
                QVERIFY2(earley->match(samples[i]) == MatchVerdict::Valid, (text + samples[i]).c_str());
            continue;
        }
        ++automata;
        linear += matcher.shape() == GrammarShape::Linear ? 1 : 0;
        const auto nfa = buildNfa(tree, facts, matcher.startRule(), {});
        QVERIFY(nfa);
        const std::vector<std::string_view> views(samples.begin(), samples.end());
        std::vector<MatchVerdict> many(views.size());
        matcher.matchMany(views, many);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const MatchVerdict expected =
                simulate(*nfa, samples[i]) ? MatchVerdict::Valid : MatchVerdict::Invalid;
            valid += expected == MatchVerdict::Valid ? 1 : 0;
            const std::string what = text + '>' + samples[i];
            QVERIFY2(matcher.match(samples[i]) == expected, what.c_str());
            QVERIFY2(many[i] == expected, what.c_str());
            QVERIFY2(earley->match(samples[i]) == expected, what.c_str());
            QVERIFY2(matcher.locate(samples[i]).has_value() == (expected == MatchVerdict::Invalid),
                     what.c_str());
        }
    }
    QVERIFY(automata > 30);
    QVERIFY(valid > 120);
    QVERIFY(references == 0 || linear > 5);
}

void TestGrammarAgreement::samplesMatchTheirKind()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        RandomGrammar random(seed, RandomGrammar::References::Forward);
        const std::string text = random.text();
        const Matcher matcher = compiledFrom(text, "r0");
        for (const SampleKind kind :
             {SampleKind::Shortest, SampleKind::Random, SampleKind::Boundary, SampleKind::NearMiss}) {
            const std::vector<std::string> samples = makeSamples(matcher, {kind, 12, seed});
            QCOMPARE(samples, makeSamples(matcher, {kind, 12, seed}));
            QCOMPARE(std::set<std::string>(samples.begin(), samples.end()).size(), samples.size());
            for (const std::string& sample : samples) {
                const MatchVerdict expected =
                    kind == SampleKind::NearMiss ? MatchVerdict::Invalid : MatchVerdict::Valid;
                QVERIFY2(matcher.match(sample) == expected, (text + sample).c_str());
            }
            if (kind == SampleKind::Shortest)
                QVERIFY(std::ranges::is_sorted(samples, {},
                                               [](const std::string& sample) { return sample.size(); }));
        }
    }
}

void TestGrammarAgreement::rejectionsPointToTheFirstImpossibleByte()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        RandomGrammar random(seed, RandomGrammar::References::Forward);
        const Matcher matcher = compiledFrom(random.text(), "r0");
        if (matcher.limit().limit != GrammarLimit::None)
            continue;
        const auto earley =
            EarleyRecognizer::build(matcher.grammar().tree(), matcher.grammar().facts(), matcher.startRule());
        for (int i = 0; i < 20; ++i) {
            const std::string sample = random.sample();
            const auto rejection = matcher.locate(sample);
            if (!rejection)
                continue;
            const Explanation explanation = matcher.explain(sample, *rejection);
            QCOMPARE(explanation.offset, std::size_t{rejection->offset});
            // Earley's furthest position is the same, found independently.
            QCOMPARE(earley->explain(sample).offset, explanation.offset);
            const bool acceptsPrefix =
                matcher.match(sample.substr(0, explanation.offset)) == MatchVerdict::Valid;
            const bool saysEnd = std::ranges::any_of(
                explanation.items, [](const ExpectedItem& item) { return item.text == "end of text"; });
            QCOMPARE(saysEnd, acceptsPrefix);
        }
    }
}

void TestGrammarAgreement::urnGrammarAgreesWithTheHandWrittenParser()
{
    const Matcher matcher = compiledFrom(kUrnGrammar, "namestring");
    QCOMPARE(matcher.limit().limit, GrammarLimit::None);
    std::vector<std::string> texts;
    for (const SampleKind kind :
         {SampleKind::Shortest, SampleKind::Random, SampleKind::Boundary, SampleKind::NearMiss}) {
        const std::vector<std::string> some = makeSamples(matcher, {kind, 10'000, 1});
        texts.insert(texts.end(), some.begin(), some.end());
    }
    // Random texts from parts of URNs.
    constexpr const char* kPieces[] = {"urn:", "URN:", "a",  "b0", "-",        ":",  "/",
                                       "?",    "?+",   "?=", "#",  "%41",      "%4", "%",
                                       "=",    "+",    "~",  " ",  "\xC3\xA9", "ex", "example:"};
    SplitMix random(8141);
    for (int i = 0; i < 400'000; ++i) {
        std::string text = random.below(8) == 0 ? "" : "urn:ex:";
        for (std::uint64_t left = random.below(9); left > 0; --left)
            text += kPieces[random.below(std::size(kPieces))];
        texts.push_back(std::move(text));
    }
    int valid = 0;
    for (const std::string& text : texts) {
        const bool isUrn = parseUrn(text, Rfc::Rfc8141).has_value();
        valid += isUrn ? 1 : 0;
        QVERIFY2(matcher.match(text) == (isUrn ? MatchVerdict::Valid : MatchVerdict::Invalid), text.c_str());
    }
    QVERIFY(valid > 10'000);
}

NIDUS_TEST(tst_grammaragreement, TestGrammarAgreement)
#include "tst_grammaragreement.moc"
