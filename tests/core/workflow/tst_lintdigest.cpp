// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/lintdigest.h"

#include "tests/testprogram.h"

#include <QTest>
#include <functional>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

class TestLintDigest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dependsOnWhatIsLinted_data();
    void dependsOnWhatIsLinted();
    void dependsOnTheProgramAndTheRegistry();
    void staysTheNextDay();
};

namespace {

LintTask example()
{
    LintTask task{.nid = u"crates"_s, .content = {}, .around = {}, .previousRule = {}};
    task.content.registrationTemplate.setText(TemplateField::Nid, u"crates"_s);
    task.content.registrationTemplate.setText(TemplateField::Date, u"2026-03-14"_s);
    task.around.today = PartialDate{2026, 3, 14};
    return task;
}

using Change = std::function<void(LintTask&)>;

} // namespace

void TestLintDigest::dependsOnWhatIsLinted_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("a field", [](LintTask& task) {
        task.content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates."_s);
    });
    row("a sample", [](LintTask& task) { task.content.samples = {{.urn = u"urn:crates:1"_s}}; });
    row("a rule", [](LintTask& task) { task.content.rule = SyntaxRule{.text = u"NSS = DIGIT"_s}; });
    row("the previous rule",
        [](LintTask& task) { task.previousRule = SyntaxRule{.text = u"NSS = DIGIT"_s}; });
    row("the profile", [](LintTask& task) { task.profile = findings::LintProfile::Submission; });
    row("an acceptance", [](LintTask& task) {
        task.acceptances = {{.kind = CommentKind::Acceptance, .finding = u"template.nid.case"_s}};
    });
    row("another draft", [](LintTask& task) { task.around.drafts = {{u"crates"_s, u"draft:7"_s}}; });
    row("a revision", [](LintTask& task) { task.around.isRevision = true; });
    row("the previous date", [](LintTask& task) { task.around.previousDate = PartialDate{2020, 1, 1}; });
    row("the registrant", [](LintTask& task) { task.around.registeredBy = u"Somebody"_s; });
    row("a date that is now in the future",
        [](LintTask& task) { task.around.today = PartialDate{2025, 3, 14}; });
}

void TestLintDigest::dependsOnWhatIsLinted()
{
    QFETCH(const Change, change);
    const LintDigests digests(u"1"_s, {u"isbn"_s});
    LintTask changed = example();
    change(changed);
    QCOMPARE(digests.of(example()), digests.of(example()));
    QVERIFY(digests.of(changed) != digests.of(example()));
}

void TestLintDigest::dependsOnTheProgramAndTheRegistry()
{
    const QByteArray digest = LintDigests(u"1"_s, {u"isbn"_s}).of(example());
    QVERIFY(LintDigests(u"2"_s, {u"isbn"_s}).of(example()) != digest);
    QVERIFY(LintDigests(u"1"_s, {u"isbn"_s, u"issn"_s}).of(example()) != digest);
}

void TestLintDigest::staysTheNextDay()
{
    const LintDigests digests(u"1"_s, {});
    LintTask later = example();
    later.around.today = PartialDate{2026, 3, 15};
    QCOMPARE(digests.of(later), digests.of(example()));
}

NIDUS_TEST(tst_lintdigest, TestLintDigest)
#include "tst_lintdigest.moc"
