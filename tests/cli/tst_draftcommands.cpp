// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;

/// Commands that change the registry: new, revise, and the steps of a registration.
class TestDraftCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void createsADraftAndPrintsItsHandle();
    void createsADraftFromAnIncompleteTemplate();
    void registersImmediately();
    void assignsInformalNumbers();
    void leavesNoDraftIfRefused();
    void usesTheNidOfTheCommandLine_data();
    void usesTheNidOfTheCommandLine();
    void rejectsInvalidInput_data();
    void rejectsInvalidInput();
    void revisesARegistration();
    void performsAllSteps();
    void rejectsStepsOutOfOrder();
    void blocksUnfinishedDraftsAtSubmission();
    void withdrawsRegistrationsAndDrafts();
    void withdrawsARegistrationOnlyWithAReason();
    void countsNamesWithoutARule();
    void keepsWhoAndWhyInTheHistory();
    void neverWritesTheBuiltinContent();

private:
    [[nodiscard]] Cli cli() const { return {.registryPath = m_path}; }
    [[nodiscard]] QJsonObject shown(const QString& handle) const
    {
        return cli().run({u"show"_s, handle, u"--format=json"_s}).object();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestDraftCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"new/folder/r.nidus"_s);
}

void TestDraftCommands::createsADraftAndPrintsItsHandle()
{
    const CliResult result =
        cli().run({u"new"_s, u"crates"_s, u"--no-grammar"_s, u"--from"_s, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray("draft:1\n"));
    QVERIFY(result.err.isEmpty());
    const QJsonObject draft = shown(u"draft:1"_s);
    QCOMPARE(draft[u"nid"_s].toString(), u"crates"_s);
    QCOMPARE(draft[u"state"_s].toString(), u"draft"_s);
    QCOMPARE(draft[u"fields"_s][u"purpose"_s].toString(), u"Names the crates of a warehouse."_s);
    QVERIFY(draft[u"fields"_s][u"registrant"_s].toString().contains(u"Warehouse Society"_s));
    // The new file also contains the built-in namespaces.
    QCOMPARE(cli().run({u"list"_s}).out.count('\n'), 106);
}

void TestDraftCommands::createsADraftFromAnIncompleteTemplate()
{
    const CliResult result =
        cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, "Purpose: not much to say yet\n");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray("draft:1\n"));
}

void TestDraftCommands::registersImmediately()
{
    const CliResult result =
        cli().run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, templateText("crates"));
    QVERIFY2(result.status == 0, result.err);
    QCOMPARE(result.out, QByteArray("crates\n"));
    QCOMPARE(shown(u"crates"_s)[u"version"_s].toInt(), 1);
    QCOMPARE(cli().run({u"check"_s}, "urn:crates:17\n").status, 0);
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.isEmpty());
}

void TestDraftCommands::assignsInformalNumbers()
{
    const QStringList words{u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s};
    CliResult result = cli().run(words, templateText(""));
    QVERIFY2(result.status == 0, result.err);
    QCOMPARE(result.out, QByteArray("urn-9\n"));
    QCOMPARE(shown(u"urn-9"_s)[u"fields"_s][u"nid"_s].toString(), u"urn-9"_s);
    // An abandoned draft does not use up a number.
    QCOMPARE(cli().run({u"new"_s, u"--informal"_s, u"--from=-"_s}, templateText("")).status, 0);
    QCOMPARE(cli().run(words, templateText("To be assigned by IANA", "1", "Names shelves.")).out,
             QByteArray("urn-10\n"));
    QCOMPARE(shown(u"urn-10"_s)[u"fields"_s][u"nid"_s].toString(), u"urn-10"_s);
    result = cli().run(words, templateText("urn-99", "1", "Names boxes."));
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("template.nid.not-chosen"), result.err);
}

void TestDraftCommands::leavesNoDraftIfRefused()
{
    const CliResult result =
        cli().run({u"new"_s, u"x-crates"_s, u"--from=-"_s, u"--register"_s}, templateText("x-crates"));
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("nid.formal.x-prefix"), result.err);
    QCOMPARE(cli().run({u"list"_s}).out.count('\n'), 105);
}

void TestDraftCommands::usesTheNidOfTheCommandLine_data()
{
    QTest::addColumn<QByteArray>("inTemplate");
    QTest::addColumn<int>("status");
    QTest::newRow("the same") << QByteArray("crates") << 0;
    QTest::newRow("another case") << QByteArray("CRATES") << 0;
    QTest::newRow("none") << QByteArray("") << 0;
    QTest::newRow("another NID") << QByteArray("boxes") << 2;
    QTest::newRow("part of another NID") << QByteArray("crates-2") << 2;
}

void TestDraftCommands::usesTheNidOfTheCommandLine()
{
    QFETCH(QByteArray, inTemplate);
    QFETCH(int, status);
    const CliResult result = cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText(inTemplate));
    QCOMPARE(result.status, status);
    if (status == 0)
        QCOMPARE(shown(u"draft:1"_s)[u"fields"_s][u"nid"_s].toString(), u"crates"_s);
    else
        QVERIFY(!QFile::exists(m_path));
}

void TestDraftCommands::rejectsInvalidInput_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("no file named") << QStringList{u"new"_s, u"crates"_s} << QByteArray();
    QTest::newRow("neither NID nor informal") << QStringList{u"new"_s, u"--from=-"_s} << templateText("");
    QTest::newRow("both NID and informal")
        << QStringList{u"new"_s, u"--informal"_s, u"crates"_s, u"--from=-"_s} << templateText("");
    QTest::newRow("no template") << QStringList{u"new"_s, u"crates"_s, u"--from=-"_s}
                                 << QByteArray("hello, world\n");
    QTest::newRow("no such file") << QStringList{u"new"_s, u"crates"_s, u"--from=/no/such/file"_s}
                                  << QByteArray();
    QTest::newRow("revision of nothing")
        << QStringList{u"revise"_s, u"crates"_s, u"--from=-"_s} << templateText("crates");
}

void TestDraftCommands::rejectsInvalidInput()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, input);
    const CliResult result = cli().run(words, input);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
}

void TestDraftCommands::revisesARegistration()
{
    QCOMPARE(
        cli().run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, templateText("crates")).status, 0);
    const QStringList words{u"revise"_s, u"Crates"_s, u"--from=-"_s, u"--register"_s};
    CliResult result = cli().run(words, templateText("crates", "2", "Names crates and boxes."));
    QVERIFY2(result.status == 0, result.err);
    QCOMPARE(result.out, QByteArray("crates\n"));
    QCOMPARE(shown(u"crates"_s)[u"version"_s].toInt(), 2);
    QCOMPARE(shown(u"crates@1"_s)[u"fields"_s][u"purpose"_s].toString(),
             u"Names the crates of a warehouse."_s);
    QCOMPARE(shown(u"crates@2"_s)[u"fields"_s][u"purpose"_s].toString(), u"Names crates and boxes."_s);
    // Unchanged content creates neither a version nor a draft.
    result = cli().run(words, cli().run({u"export"_s, u"--format=text"_s, u"crates"_s}).out);
    QCOMPARE(result.status == 0, false);
    QCOMPARE(shown(u"crates"_s)[u"version"_s].toInt(), 2);
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.isEmpty());
}

void TestDraftCommands::performsAllSteps()
{
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates")).out,
             QByteArray("draft:1\n"));
    QCOMPARE(cli().run({u"submit"_s, u"draft:1"_s}).out, QByteArray("in-review\n"));
    QCOMPARE(cli().run({u"reopen"_s, u"crates"_s}).out, QByteArray("draft\n")); // by the NID that it requests
    QCOMPARE(cli().run({u"submit"_s, u"draft:1"_s}).out, QByteArray("in-review\n"));
    QCOMPARE(cli().run({u"approve"_s, u"draft:1"_s, u"--despite=answered by mail"_s}).out,
             QByteArray("approved\n"));
    QCOMPARE(cli().run({u"forward"_s, u"draft:1"_s, u"--despite=answered by mail"_s}).out,
             QByteArray("with-iana\n"));
    QCOMPARE(shown(u"draft:1"_s)[u"state"_s].toString(), u"with-iana"_s);
    QCOMPARE(cli().run({u"register"_s, u"draft:1"_s}).out, QByteArray("crates\n"));
    QCOMPARE(cli().run({u"show"_s, u"draft:1"_s}).status, 2);
}

void TestDraftCommands::rejectsStepsOutOfOrder()
{
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates")).status, 0);
    for (const QString& step : {u"approve"_s, u"forward"_s})
        QCOMPARE(cli().run({step, u"draft:1"_s}).status, 2);
    QCOMPARE(cli().run({u"submit"_s, u"draft:2"_s}).status, 2);
    QCOMPARE(cli().run({u"submit"_s, u"isbn"_s}).status, 2); // registered, but not a draft
}

void TestDraftCommands::blocksUnfinishedDraftsAtSubmission()
{
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, "Purpose: not yet\n").status, 0);
    for (const QString& step : {u"submit"_s, u"register"_s}) {
        const CliResult result = cli().run({step, u"draft:1"_s});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("draft:1:syntax: error[template.missing-field]"), result.err);
    }
    QCOMPARE(shown(u"draft:1"_s)[u"state"_s].toString(), u"draft"_s);
}

void TestDraftCommands::withdrawsRegistrationsAndDrafts()
{
    QCOMPARE(cli().run({u"withdraw"_s, u"isbn"_s, u"--note=why"_s}).out, QByteArray("withdrawn\n"));
    const CliResult checked = cli().run({u"check"_s, u"--format=tsv"_s}, "urn:isbn:0451450523\n");
    QCOMPARE(checked.status, 0); // a warning: URNs never expire
    QVERIFY(checked.out.startsWith("1\tvalid\tisbn\t4\tnamespace.withdrawn\turn:isbn:0451450523\t"));
    QCOMPARE(cli().run({u"check"_s, u"--fail-level=warning"_s}, "urn:isbn:0451450523\n").status, 1);
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates")).status, 0);
    QCOMPARE(cli().run({u"withdraw"_s, u"draft:1"_s}).status, 0);
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.isEmpty());
    QCOMPARE(cli().run({u"withdraw"_s, u"nosuchname"_s, u"--note=why"_s}).status, 2);
}

void TestDraftCommands::withdrawsARegistrationOnlyWithAReason()
{
    for (const QStringList& note : {QStringList(), QStringList{u"--note= "_s}}) {
        const CliResult result = cli().run(QStringList{u"withdraw"_s, u"isbn"_s} + note);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("\"isbn\" keeps its state: this step requires a reason."), result.err);
        QCOMPARE(shown(u"isbn"_s)[u"state"_s].toString(), u"registered"_s);
    }
}

void TestDraftCommands::countsNamesWithoutARule()
{
    QCOMPARE(cli()
                 .run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--no-grammar"_s, u"--register"_s},
                      templateText("crates"))
                 .status,
             0);
    const QByteArray input = "urn:crates:1\nurn:isbn:0451450523\nurn:crates:2\n";
    const CliResult checked = cli().run({u"check"_s, u"--format=tsv"_s}, input);
    QCOMPARE(checked.status, 0);
    QVERIFY2(checked.out.startsWith("1\tvalid\tcrates\t4\tnamespace.no-rule\turn:crates:1\t"), checked.out);
    QVERIFY2(checked.err.contains("3 checked: 3 valid, 0 invalid, 0 unregistered, 0 undecided; "
                                  "2 of the valid ones have no syntax rule yet"),
             checked.err);
    // A warning: it fails only with --fail-level=warning.
    QCOMPARE(cli().run({u"check"_s, u"--fail-level=warning"_s}, input).status, 1);
}

void TestDraftCommands::keepsWhoAndWhyInTheHistory()
{
    QCOMPARE(cli()
                 .run({u"withdraw"_s, u"isbn"_s, u"--by=Ada"_s, u"--note=no longer used"_s,
                       u"--link=https://example.org/7"_s})
                 .status,
             0);
    QVERIFY(cli()
                .run({u"show"_s, u"isbn"_s})
                .out.contains(" withdrawn, Ada, no longer used, https://example.org/7\n"));
}

void TestDraftCommands::neverWritesTheBuiltinContent()
{
    const CliResult result = Cli().run({u"withdraw"_s, u"isbn"_s, u"--note=why"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(":builtin:"));
}

NIDUS_TEST(tst_draftcommands, TestDraftCommands)
#include "tst_draftcommands.moc"
