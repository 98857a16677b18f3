// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/stepcases.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// What a step requires (RFC 8141 section 6.2), the way back of a withdrawn registration, and messages.
class TestStepCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void requiresWhatTheTableSays_data();
    void requiresWhatTheTableSays();
    void namesWhatIsOpen();
    void repeatsUnfavorableAnswers_data();
    void repeatsUnfavorableAnswers();
    void namesWarnings();
    void namesTheStepsThatArePossible();
    void bringsAWithdrawnRegistrationBack();

private:
    [[nodiscard]] CliResult run(const QStringList& words) const { return m_cli.run(words); }
    [[nodiscard]] Registry registry() const { return Registry::open(m_cli.registryPath).value(); }
    [[nodiscard]] Draft draft() const { return registry().drafts().record(1).value().draft; }

    std::unique_ptr<QTemporaryDir> m_folder;
    Cli m_cli;
};

void TestStepCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_cli.registryPath = m_folder->filePath(u"r.nidus"_s);
    QVERIFY(Registry::openOrCreate(m_cli.registryPath, {}));
}

void TestStepCommands::requiresWhatTheTableSays_data()
{
    QTest::addColumn<test::StepCase>("row");
    const QList<test::StepCase> rows = test::stepCases();
    QVERIFY(rows.size() >= 40);
    for (const test::StepCase& row : rows)
        QTest::addRow("%s of a draft that is %s with %s", qPrintable(row.step),
                      qPrintable(QString(wordOf(row.state))), qPrintable(row.fault))
            << row;
}

void TestStepCommands::requiresWhatTheTableSays()
{
    QFETCH(const test::StepCase, row);
    {
        Registry made = registry();
        QCOMPARE(test::createStepDraft(made, row.state, row.fault), 1);
    }
    const QStringList words{row.step, u"draft:1"_s, u"--note=noted"_s};
    const CliResult plain = run(words);
    if (row.result == "passes"_L1 || row.result == "warned"_L1) {
        QVERIFY2(plain.status == 0, plain.err.constData());
        return;
    }
    QVERIFY(plain.status != 0);
    QCOMPARE(draft().state, row.state);
    if (row.step == "submit"_L1) { // no such option
        QCOMPARE(run(words + QStringList{u"--despite=because"_s}).status, 2);
        return;
    }
    QCOMPARE(run(words + QStringList{u"--despite= "_s}).status, plain.status);
    const CliResult insisted = run(words + QStringList{u"--despite=because"_s});
    QCOMPARE(insisted.status == 0, row.result == "reason"_L1);
    if (insisted.status != 0) {
        QCOMPARE(draft().state, row.state);
        return;
    }
    QVERIFY2(!insisted.err.contains(" error["), insisted.err.constData());
    const bool isRegistered = row.step == "register"_L1;
    QVERIFY(isRegistered || draft().state != row.state);
    const QString note = isRegistered ? registry().registrations().record(u"crates"_s)->events.last().note
                                      : registry().drafts().record(1)->events.last().note;
    QVERIFY2(note.startsWith(u"noted\nDespite "_s) && note.contains(u": because"_s), qPrintable(note));
}

void TestStepCommands::repeatsUnfavorableAnswers_data()
{
    QTest::addColumn<QString>("finding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("line"); // empty if the answer is favorable
    const auto row = [](const QString& finding, const QString& text, const QByteArray& line) {
        QTest::addRow("%s: %s", qPrintable(finding), qPrintable(text)) << finding << text << line;
    };
    row(u"review.stability"_s, u"No"_s, "Answered No: Can the organization maintain the namespace");
    row(u"review.stability"_s, u"Nein. Wer folgt?"_s, "Answered Nein: Can the organization");
    row(u"review.stability"_s, u"否。"_s, "Answered 否: Can the organization");
    row(u"review.stability"_s, u"Yes. No doubt."_s, {});
    row(u"review.stability"_s, u"Nobody knows."_s, {});
    row(u"review.nid.country"_s, u"Yes"_s,
        "Answered Yes: Could the NID \"crates\" be mistaken for a country");
    row(u"review.nid.country"_s, u"No. It is not in ISO 3166-1."_s, {});
}

/// A promise is answered with No, a danger of confusion with Yes.
void TestStepCommands::repeatsUnfavorableAnswers()
{
    QFETCH(const QString, finding);
    QFETCH(const QString, text);
    QFETCH(const QByteArray, line);
    {
        Registry made = registry();
        test::createStepDraft(made, State::InReview, u"none"_s);
    }
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--accept"_s, finding, text}).status, 0);
    const CliResult plain = run({u"approve"_s, u"draft:1"_s});
    QCOMPARE(plain.status, line.isEmpty() ? 0 : 1);
    QVERIFY2(plain.err.contains("process.unfavorable-answer") != line.isEmpty(), plain.err);
    QVERIFY2(plain.err.contains(line), plain.err);
    if (line.isEmpty())
        return;
    QCOMPARE(run({u"approve"_s, u"draft:1"_s, u"--despite=they have a plan"_s}).status, 0);
    QCOMPARE(run({u"forward"_s, u"draft:1"_s}).status, 0); // the reason of the approval still holds
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--accept"_s, finding, text}).status, 0);
    QCOMPARE(run({u"register"_s, u"draft:1"_s, u"--note=noted"_s}).status, 1); // answered again since
    QCOMPARE(run({u"register"_s, u"draft:1"_s, u"--despite=they still have"_s}).status, 0);
}

void TestStepCommands::namesWhatIsOpen()
{
    {
        Registry made = registry();
        test::createStepDraft(made, State::InReview, u"error"_s);
        QVERIFY(made.comments().add(u"draft:1"_s, {.text = u"Who?"_s}, {}));
        QVERIFY(made.comments().add(u"draft:1"_s, {.text = u"Why?"_s}, {}));
    }
    const CliResult refused = run({u"approve"_s, u"draft:1"_s});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.err.count(" error["), 2); // the empty field, and the missing reason
    QVERIFY(refused.err.contains("draft:1:purpose: error[") &&
            refused.err.contains("process.open-comments") && refused.err.contains("process.reason-missing"));
    QCOMPARE(run({u"approve"_s, u"draft:1"_s, u"--despite=The author is ill."_s}).status, 0);
    const QString note = registry().drafts().record(1)->events.last().note;
    QVERIFY2(note.contains(u"process.open-comments: The author is ill."_s), qPrintable(note));
}

void TestStepCommands::namesWarnings()
{
    {
        Registry made = registry();
        test::createStepDraft(made, State::Draft, u"none"_s);
    }
    // Its texts say too little for a review, which is a warning.
    for (const QString& step : {u"submit"_s, u"approve"_s, u"forward"_s, u"register"_s}) {
        const CliResult taken = run({step, u"draft:1"_s});
        QCOMPARE(taken.status, 0);
        QVERIFY2(taken.err.contains("warning["), taken.err.constData());
    }
}

void TestStepCommands::namesTheStepsThatArePossible()
{
    {
        Registry made = registry();
        test::createStepDraft(made, State::InReview, u"none"_s);
    }
    const CliResult refused = run({u"forward"_s, u"draft:1"_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("\"in-review\". Possible: approve, reopen, register. Next, the Designated "
                                  "Experts approve it."),
             refused.err.constData());
}

void TestStepCommands::bringsAWithdrawnRegistrationBack()
{
    {
        Registry made = registry();
        test::createStepDraft(made, State::WithIana, u"none"_s);
    }
    QCOMPARE(run({u"register"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(run({u"reopen"_s, u"crates"_s, u"--note=why"_s}).status, 2); // it is not withdrawn
    QCOMPARE(run({u"withdraw"_s, u"crates"_s, u"--note=unused"_s}).status, 0);
    const CliResult withoutReason = run({u"reopen"_s, u"crates"_s});
    QCOMPARE(withoutReason.status, 2);
    QVERIFY(withoutReason.err.contains("requires a reason"));
    QCOMPARE(run({u"reopen"_s, u"CRATES"_s, u"--note=used again"_s}).out, QByteArray("registered\n"));
    const RegistrationRecord record = registry().registrations().record(u"crates"_s).value();
    QCOMPARE(record.registration.state, State::Registered);
    QCOMPARE(record.events.last().what, EventKind::Reopened);
    QCOMPARE(record.events.last().note, u"used again"_s);
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 0);
    QCOMPARE(run({u"withdraw"_s, u"crates"_s, u"--note=again"_s}).status, 0);
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 0);
}

NIDUS_TEST(tst_stepcommands, TestStepCommands)
#include "tst_stepcommands.moc"
