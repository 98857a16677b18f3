// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulesource.h"
#include "tests/testprogram.h"
#include "tests/ui/syntaxfixture.h"
#include "ui/syntax/samples/samplecheck.h"
#include "ui/syntax/samples/samplesmodel.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::grammar;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

const SyntaxRule kRule{.text = u"name = 2*3DIGIT \"-\" ( \"a\" / \"b\" )\n"_s};

UrnChecker checkerOf(const SyntaxRule& rule, const QString& nid = u"example"_s)
{
    return ruleChecker(nid.toStdString(), ruleSource(rule));
}

Matcher matcherOf(const SyntaxRule& rule) { return compileRule(rule, readRuleGrammar(rule)); }

QStringList urnsOf(const QList<Sample>& samples)
{
    QStringList urns;
    for (const Sample& sample : samples)
        urns.append(sample.urn);
    return urns;
}

} // namespace

class TestSamplesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsVerdictAndPlace_data();
    void reportsVerdictAndPlace();
    void undecidedContradictsNothing();
    void showsChangesRowByRow_data();
    void showsChangesRowByRow();
    void showsVerdicts();
    void reportsEdits();
    void editingClearsTheReason();
    void readOnlyCannotBeEdited();
    void generates_data();
    void generates();
    void generatesDifferentSamplesNextTime();
    void readsPastedLines();
    void omitsKnownSamples();
};

void TestSamplesModel::reportsVerdictAndPlace_data()
{
    QTest::addColumn<QString>("urn");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("offset");
    const auto row = [](const char* name, const QString& urn, MatchVerdict verdict, int offset) {
        QTest::newRow(name) << urn << static_cast<int>(verdict) << offset;
    };
    row("valid", u"urn:example:12-a"_s, MatchVerdict::Valid, -1);
    row("valid, NID in capitals", u"URN:EXAMPLE:123-b"_s, MatchVerdict::Valid, -1);
    row("RFC 8141 section 2.3: components are not part of the name", u"urn:example:12-a#f"_s,
        MatchVerdict::Valid, -1);
    row("rejected by the rule", u"urn:example:12-c"_s, MatchVerdict::Invalid, 15);
    row("too short", u"urn:example:12"_s, MatchVerdict::Invalid, 14);
    row("another namespace", u"urn:isbn:12-a"_s, MatchVerdict::Invalid, 4);
    row("RFC 8141 section 2: not a URN", u"urn:example:1 2"_s, MatchVerdict::Invalid, 13);
    row("not a URN, after a two-byte character", u"urn:exampl\u00e9:1"_s, MatchVerdict::Invalid, 10);
}

void TestSamplesModel::reportsVerdictAndPlace()
{
    QFETCH(QString, urn);
    QFETCH(int, verdict);
    QFETCH(int, offset);
    const SampleOutcome outcome = checkSample(urn, checkerOf(kRule));
    QCOMPARE(static_cast<int>(outcome.verdict), verdict);
    QCOMPARE(outcome.offset, offset);
    QCOMPARE(outcome.why.isEmpty(), outcome.verdict == MatchVerdict::Valid);
}

void TestSamplesModel::undecidedContradictsNothing()
{
    const SampleOutcome outcome = checkSample(u"urn:example:1"_s, checkerOf({.text = u"a = b\n"_s}));
    QCOMPARE(outcome.verdict, MatchVerdict::Undecided);
    QVERIFY(!contradicts(sampleOf(u"urn:example:1"_s), outcome));
    QVERIFY(!contradicts(sampleOf(u"urn:example:1"_s, ExpectedVerdict::Invalid), outcome));
}

void TestSamplesModel::showsChangesRowByRow_data()
{
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QStringList>("after");
    QTest::newRow("first ones") << QStringList{} << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("none left") << QStringList{u"a"_s, u"b"_s} << QStringList{};
    QTest::newRow("one changed") << QStringList{u"a"_s, u"b"_s, u"c"_s}
                                 << QStringList{u"a"_s, u"x"_s, u"c"_s};
    QTest::newRow("one removed") << QStringList{u"a"_s, u"b"_s, u"c"_s} << QStringList{u"a"_s, u"c"_s};
    QTest::newRow("one inserted") << QStringList{u"a"_s, u"c"_s} << QStringList{u"a"_s, u"b"_s, u"c"_s};
    QTest::newRow("changed and fewer") << QStringList{u"a"_s, u"b"_s, u"c"_s} << QStringList{u"x"_s, u"y"_s};
    QTest::newRow("the same twice") << QStringList{u"a"_s, u"a"_s} << QStringList{u"a"_s, u"a"_s, u"a"_s};
}

void TestSamplesModel::showsChangesRowByRow()
{
    QFETCH(QStringList, before);
    QFETCH(QStringList, after);
    SamplesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto samples = [](const QStringList& urns) {
        QList<Sample> made;
        for (const QString& urn : urns)
            made.append(sampleOf(urn));
        return made;
    };
    model.setSamples(samples(before));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setSamples(samples(after));
    QCOMPARE(urnsOf(model.samples()), after);
    QCOMPARE(model.rowCount(), static_cast<int>(after.size()));
    QCOMPARE(resets.count(), 0);
}

void TestSamplesModel::showsVerdicts()
{
    SamplesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QString good = u"urn:example:12-a"_s;
    const QString bad = u"urn:example:12-c"_s;
    model.setSamples({sampleOf(good), sampleOf(bad), sampleOf(bad, ExpectedVerdict::Invalid)});
    QCOMPARE(model.index(0, SamplesModel::VerdictNow).data().toString(), QString());
    const UrnChecker checker = checkerOf(kRule);
    model.setOutcomes({{good, checkSample(good, checker)}, {bad, checkSample(bad, checker)}});
    QCOMPARE(model.index(0, SamplesModel::VerdictNow).data().toString(), u"valid"_s);
    QCOMPARE(model.index(1, SamplesModel::VerdictNow).data().toString(), u"invalid, not as expected"_s);
    QCOMPARE(model.index(2, SamplesModel::VerdictNow).data().toString(), u"invalid"_s);
    QVERIFY(model.index(1, SamplesModel::Why).data().toString().startsWith(u"Column 16: expected"_s));
    QCOMPARE(model.index(1, 0).data(SamplesModel::FailingOffsetRole).toInt(), 15);
    QCOMPARE(model.index(2, 0).data(SamplesModel::FailingOffsetRole).toInt(), -1); // rightly invalid
    QCOMPARE(model.contradictionCount(), 1);
    QList<Sample> accepted = model.samples();
    accepted[1].acceptedBecause = u"printed so"_s;
    model.setSamples(accepted);
    QCOMPARE(model.contradictionCount(), 0);
    QCOMPARE(model.index(1, SamplesModel::VerdictNow).data().toString(), u"invalid, accepted"_s);
    QCOMPARE(model.index(1, SamplesModel::Note).data().toString(), u"Accepted: printed so"_s);
}

void TestSamplesModel::reportsEdits()
{
    SamplesModel model;
    model.setSamples({sampleOf(u"urn:example:1"_s)});
    QSignalSpy spy(&model, &SamplesModel::edited);
    QVERIFY(model.setData(model.index(0, SamplesModel::Urn), u" urn:example:2 "_s, Qt::EditRole));
    QCOMPARE(spy.takeFirst().at(0).value<QList<Sample>>().at(0).urn, u"urn:example:2"_s);
    QVERIFY(model.setData(model.index(0, SamplesModel::Expected), static_cast<int>(ExpectedVerdict::Invalid),
                          Qt::EditRole));
    QCOMPARE(spy.takeFirst().at(0).value<QList<Sample>>().at(0).expected, ExpectedVerdict::Invalid);
    QVERIFY(!model.setData(model.index(0, SamplesModel::Why), u"x"_s, Qt::EditRole));
    QCOMPARE(model.samples().at(0).urn, u"urn:example:1"_s); // reported, not applied
}

void TestSamplesModel::editingClearsTheReason()
{
    SamplesModel model;
    Sample sample = sampleOf(u"urn:example:1"_s);
    sample.acceptedBecause = u"because"_s;
    model.setSamples({sample});
    QSignalSpy spy(&model, &SamplesModel::edited);
    QVERIFY(model.setData(model.index(0, SamplesModel::Note), u"n"_s, Qt::EditRole));
    QCOMPARE(spy.takeFirst().at(0).value<QList<Sample>>().at(0).acceptedBecause, u"because"_s);
    QVERIFY(model.setData(model.index(0, SamplesModel::Urn), u"urn:example:2"_s, Qt::EditRole));
    QCOMPARE(spy.takeFirst().at(0).value<QList<Sample>>().at(0).acceptedBecause, QString());
}

void TestSamplesModel::readOnlyCannotBeEdited()
{
    SamplesModel model;
    model.setSamples({sampleOf(u"urn:example:1"_s)});
    model.setReadOnly(true);
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.setData(model.index(0, 0), u"x"_s, Qt::EditRole));
}

void TestSamplesModel::generates_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("scope");
    QTest::addColumn<QString>("grammar");
    const auto row = [](const char* name, SampleKind kind, RuleScope scope, const QString& grammar) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(scope) << grammar;
    };
    const QString nss = kRule.text;
    row("shortest", SampleKind::Shortest, RuleScope::Nss, nss);
    row("random", SampleKind::Random, RuleScope::Nss, nss);
    row("boundary", SampleKind::Boundary, RuleScope::Nss, nss);
    row("near miss", SampleKind::NearMiss, RuleScope::Nss, nss);
    row("NID and NSS", SampleKind::Shortest, RuleScope::NidAndNss, u"a = \"example:\" 2DIGIT\n"_s);
    row("URN", SampleKind::Shortest, RuleScope::Urn, u"a = \"urn:example:\" 2DIGIT\n"_s);
}

void TestSamplesModel::generates()
{
    QFETCH(int, kind);
    QFETCH(int, scope);
    QFETCH(QString, grammar);
    const SyntaxRule rule{.scope = static_cast<RuleScope>(scope), .text = grammar};
    const auto wanted = static_cast<SampleKind>(kind);
    const UrnChecker checker = checkerOf(rule);
    const QList<Sample> made =
        generatedSamples(matcherOf(rule), checker, {wanted, rule.scope, u"example"_s, {}});
    QVERIFY(!made.isEmpty());
    for (const Sample& sample : made) {
        QVERIFY2(sample.urn.startsWith(u"urn:example:"_s), qPrintable(sample.urn));
        QVERIFY2(!contradicts(sample, checkSample(sample.urn, checker)), qPrintable(sample.urn));
        QCOMPARE(sample.expected == ExpectedVerdict::Invalid, wanted == SampleKind::NearMiss);
    }
}

void TestSamplesModel::generatesDifferentSamplesNextTime()
{
    const SyntaxRule rule{.text = u"a = 6DIGIT\n"_s};
    const UrnChecker checker = checkerOf(rule);
    const QList<Sample> first =
        generatedSamples(matcherOf(rule), checker, {SampleKind::Random, rule.scope, u"example"_s, {}});
    const QList<Sample> second =
        generatedSamples(matcherOf(rule), checker, {SampleKind::Random, rule.scope, u"example"_s, first});
    QVERIFY(!second.isEmpty());
    QCOMPARE(withoutKnown(second, first).size(), second.size());
}

void TestSamplesModel::readsPastedLines()
{
    const QList<Sample> pasted =
        pastedSamples(u"urn:example:1\r\n\n  urn:example:2\tinvalid\tbecause\nurn:example:3\tvalid"_s);
    QCOMPARE(urnsOf(pasted), (QStringList{u"urn:example:1"_s, u"urn:example:2"_s, u"urn:example:3"_s}));
    QCOMPARE(pasted.at(0).expected, ExpectedVerdict::Valid);
    QCOMPARE(pasted.at(1).expected, ExpectedVerdict::Invalid);
    QCOMPARE(pasted.at(2).expected, ExpectedVerdict::Valid);
}

void TestSamplesModel::omitsKnownSamples()
{
    const QList<Sample> fresh =
        withoutKnown({sampleOf(u"a"_s), sampleOf(u"b"_s), sampleOf(u"b"_s)}, {sampleOf(u"a"_s)});
    QCOMPARE(urnsOf(fresh), QStringList{u"b"_s});
}

NIDUS_TEST(tst_samplesmodel, TestSamplesModel)
#include "tst_samplesmodel.moc"
