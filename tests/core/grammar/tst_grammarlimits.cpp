// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/diagramsvg.h"
#include "core/grammar/samples/sample.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "tests/core/grammar/hostilegrammars.h"
#include "tests/slowness.h"
#include "tests/testprogram.h"

#include <QTest>

#include <ctime>
#include <memory>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

/// Every grammar gives a verdict or a limit in time.
class TestGrammarLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsInTime_data();
    void endsInTime();
    void readsExactlyTheLimit();
};

namespace {

/// Seconds of processor time, independent of other load.
constexpr double kMaxSeconds = 2 * test::kSlowness;

class Stopwatch
{
public:
    /// Returns the time since the last lap.
    [[nodiscard]] double lap()
    {
        const double now = seconds();
        return now - std::exchange(m_last, now);
    }

private:
    [[nodiscard]] static double seconds()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }

    double m_last = seconds();
};

} // namespace

void TestGrammarLimits::endsInTime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("notation");
    for (const hostile::Case& hostileCase : hostile::cases())
        QTest::newRow(hostileCase.name)
            << QByteArray::fromStdString(hostileCase.grammar) << static_cast<int>(hostileCase.notation);
}

void TestGrammarLimits::endsInTime()
{
    QFETCH(QByteArray, text);
    QFETCH(int, notation);
    GrammarOptions options;
    options.notation = static_cast<GrammarNotation>(notation);
    Stopwatch watch;
    const auto grammar = std::make_shared<const Grammar>(readGrammar(text.toStdString(), options));
    QVERIFY(grammar->findings().size() <= kMaxGrammarFindings);
    const Matcher matcher = compileMatcher(grammar, {});
    const double toCompile = watch.lap();
    for (const std::string& sample : {std::string(), std::string("xx"), std::string(kMaxTextBytes, 'x')}) {
        const MatchVerdict verdict = matcher.match(sample);
        QVERIFY(toCompile + watch.lap() < kMaxSeconds);
        if (verdict == MatchVerdict::Undecided)
            QVERIFY(matcher.limitFor(sample).limit != GrammarLimit::None);
        QVERIFY(verdict != MatchVerdict::Invalid || matcher.locate(sample));
        QVERIFY(watch.lap() < kMaxSeconds);
    }
    if (matcher.automaton() != nullptr) {
        const auto compared = relate(matcher, matcher);
        QVERIFY(compared && compared->relation == GrammarRelation::Equal);
        QVERIFY(watch.lap() < kMaxSeconds);
    }
    for (const SampleKind kind :
         {SampleKind::Shortest, SampleKind::Random, SampleKind::Boundary, SampleKind::NearMiss}) {
        const std::vector<std::string> samples = makeSamples(matcher, {kind, 3, 1});
        QVERIFY(watch.lap() < kMaxSeconds);
        for (const std::string& sample : samples)
            QVERIFY((matcher.match(sample) == MatchVerdict::Invalid) == (kind == SampleKind::NearMiss));
    }
    if (!grammar->tree().rules.empty())
        QVERIFY(diagramSvg(grammar->tree(), 0).ends_with("</svg>\n"));
    QVERIFY(watch.lap() < kMaxSeconds);
}

void TestGrammarLimits::readsExactlyTheLimit()
{
    const std::string most = hostile::filled("a = \"x\"", " ");
    QCOMPARE(most.size(), kMaxGrammarBytes);
    QVERIFY(!readGrammar(most).hasErrors());
    const Grammar more = readGrammar(most + ' ');
    QCOMPARE(more.findings().size(), std::size_t{1});
    QCOMPARE(more.findings()[0].code, GrammarCode::TextTooLong);
    std::string rules;
    for (std::size_t i = 0; i <= kMaxGrammarRules; ++i)
        rules += 'r' + std::to_string(i) + " = \"x\"\n";
    QCOMPARE(readGrammar(rules).ownRuleCount(), kMaxGrammarRules);
}

NIDUS_TEST(tst_grammarlimits, TestGrammarLimits)
#include "tst_grammarlimits.moc"
