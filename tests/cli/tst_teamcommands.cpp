// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/cli/clirun.h"
#include "tests/stepcases.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// Who has a draft, who should act next, and who may approve it.
class TestTeamCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void assignsADraft();
    void listsTheDraftsOfAPerson();
    void rejectsEmptyNames();
    void nobodySkipsTheSecondPerson();
    void saysWhoBecomesAnAuthor();
    void refusesAnEditorialChangeUnderTheRule();
    void approvesByTheRule_data();
    void approvesByTheRule();
    void registersByTheRule_data();
    void registersByTheRule();
    void setsTheRule();

private:
    [[nodiscard]] CliResult run(const QStringList& words) const { return m_cli.run(words); }
    [[nodiscard]] Registry registry() const { return Registry::open(m_cli.registryPath).value(); }
    [[nodiscard]] Draft draft(qint64 id = 1) const { return registry().drafts().record(id).value().draft; }
    /// Creates a draft of a new namespace.
    void create(const QString& nid, const QString& who) const;
    /// Returns the first column of what list prints with these options.
    [[nodiscard]] QByteArrayList listed(const QStringList& options) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Cli m_cli;
};

void TestTeamCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_cli.registryPath = m_folder->filePath(u"r.nidus"_s);
    QVERIFY(Registry::openOrCreate(m_cli.registryPath, {}));
}

void TestTeamCommands::create(const QString& nid, const QString& who) const
{
    RegistrationTemplate made;
    made.setText(TemplateField::Nid, nid);
    QVERIFY(registry().drafts().create({.content = {.registrationTemplate = made}}, {.who = who}));
}

QByteArrayList TestTeamCommands::listed(const QStringList& options) const
{
    QByteArrayList handles;
    for (const QByteArray& line : run(QStringList{u"list"_s} + options).out.split('\n'))
        handles.append(line.split('\t').constFirst());
    handles.removeLast();
    return handles;
}

void TestTeamCommands::assignsADraft()
{
    create(u"crates"_s, u"Ada <ada@example.org>"_s);
    QCOMPARE(run({u"assign"_s, u"draft:1"_s, u"Bob <bob@example.org>"_s, u"--by=Ada"_s}).status, 0);
    QCOMPARE(draft().assignee, u"Bob <bob@example.org>"_s);
    QCOMPARE(draft().owner, u"Ada <ada@example.org>"_s);
    QVERIFY(run({u"show"_s, u"crates"_s}).out.contains("Assignee: Bob <bob@example.org>\n"));
    QCOMPARE(run({u"show"_s, u"crates"_s, u"--format=json"_s}).object()["owner"_L1].toString(),
             u"Ada <ada@example.org>"_s);
    QCOMPARE(run({u"assign"_s, u"crates"_s, u"none"_s, u"--owner=C\u200By"_s, u"--by=Ada"_s}).status, 0);
    QCOMPARE(draft().assignee, QString());
    QCOMPARE(draft().owner, u"Cy"_s);
    QCOMPARE(run({u"assign"_s, u"crates"_s, u"none"_s}).status, 0); // changes nothing
    const QByteArrayList log = run({u"log"_s, u"--what=assigned"_s}).out.trimmed().split('\n');
    QCOMPARE(log.size(), 2);
    QVERIFY2(log.first().contains("\tdraft:1\tassigned\tAda\tAssignee: none Owner: Cy"), log.first());
    QVERIFY2(log.last().contains("\tAssignee: Bob <bob@example.org>"), log.last());
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    QCOMPARE(run({u"assign"_s, u"draft:7"_s, u"Bob"_s}).status, 2);
}

void TestTeamCommands::listsTheDraftsOfAPerson()
{
    create(u"crates"_s, u"Ada <ada@example.org>"_s);
    create(u"boxes"_s, u"Bob <bob@example.org>"_s);
    create(u"bags"_s, u"A. Lovelace <ADA@example.org>"_s);
    QCOMPARE(run({u"assign"_s, u"boxes"_s, u"Ada <ada@example.org>"_s}).status, 0);
    QCOMPARE(listed({u"--owner=ada@example.org"_s}), (QByteArrayList{"draft:1", "draft:3"}));
    QCOMPARE(listed({u"--owner=bob"_s}), QByteArrayList{"draft:2"});
    QCOMPARE(listed({u"--assignee=Ada <ada@example.org>"_s}), QByteArrayList{"draft:2"});
    QCOMPARE(listed({u"--assignee=none"_s}), (QByteArrayList{"draft:1", "draft:3"}));
    QCOMPARE(listed({u"--owner=ada@example.org"_s, u"--assignee=bob"_s}), QByteArrayList());
    const QJsonObject row = run({u"list"_s, u"--owner=bob"_s, u"--format=json"_s}).array().first().toObject();
    QCOMPARE(row["owner"_L1].toString(), u"Bob <bob@example.org>"_s);
    QCOMPARE(row["assignee"_L1].toString(), u"Ada <ada@example.org>"_s);
    // In the trash, too.
    QCOMPARE(run({u"withdraw"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(listed({u"--trash"_s, u"--owner=ada@example.org"_s}), QByteArrayList{"draft:1"});
}

void TestTeamCommands::rejectsEmptyNames()
{
    create(u"crates"_s, u"Ada"_s);
    QCOMPARE(run({u"assign"_s, u"crates"_s, u" "_s}).status, 2);
    QCOMPARE(run({u"assign"_s, u"crates"_s, u"\u200B"_s}).status, 2);
    QCOMPARE(run({u"assign"_s, u"crates"_s, u"Bob"_s, u"--owner= "_s}).status, 2);
    QCOMPARE(draft().assignee, QString());
}

/// Neither by registering at once nor by another spelling of the own name.
void TestTeamCommands::nobodySkipsTheSecondPerson()
{
    {
        Registry made = registry();
        test::createApprovalDraft(made, {.rule = ApprovalRule::SecondPerson,
                                         .owner = u"Ada"_s,
                                         .lastSaver = u"Ada"_s,
                                         .approver = {},
                                         .result = {}});
    }
    const CliResult registered = run({u"register"_s, u"draft:1"_s, u"--by=Ada"_s});
    QCOMPARE(registered.status, 1);
    QVERIFY2(registered.err.contains("process.second-person-missing"), registered.err.constData());
    QVERIFY(registered.err.contains("You are an author of this draft, as \"Ada\""));
    for (const QString& name : {u"ada"_s, u"Ada "_s, u"Ada\u200B"_s, u"\u200B"_s}) {
        const CliResult approved =
            run({u"approve"_s, u"draft:1"_s, u"--by="_s + name, u"--despite=holidays"_s});
        QCOMPARE(approved.status, 1);
        QVERIFY2(approved.err.contains("process.second-person-missing"), approved.err.constData());
    }
    QCOMPARE(draft().state, State::InReview);
}

/// Whoever changes a draft in review cannot approve it, even if somebody else owns it and saved it before.
void TestTeamCommands::saysWhoBecomesAnAuthor()
{
    {
        Registry made = registry();
        test::createApprovalDraft(made, {.rule = ApprovalRule::SecondPerson,
                                         .owner = u"Ada"_s,
                                         .lastSaver = u"Ada"_s,
                                         .approver = {},
                                         .result = {}});
    }
    QByteArray text = run({u"export"_s, u"draft:1"_s, u"--format=text"_s}).out;
    text.replace("Names crates.", "Names all crates.");
    QFile file(m_folder->filePath(u"crates.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const QStringList revise{u"revise"_s, u"draft:1"_s, u"--from"_s, file.fileName()};
    const CliResult revised = run(revise + QStringList{u"--by=Bob"_s});
    QVERIFY2(revised.err.contains("\"draft:1\" and are now one of its authors"), revised.err.constData());
    QCOMPARE(draft().author, u"Bob"_s);
    const CliResult approved = run({u"approve"_s, u"draft:1"_s, u"--by=Bob"_s, u"--despite=holidays"_s});
    QCOMPARE(approved.status, 1);
    QVERIFY2(approved.err.contains("process.second-person-missing"), approved.err.constData());
    QCOMPARE(run({u"register"_s, u"draft:1"_s, u"--by=Bob"_s, u"--note=holidays"_s}).status, 1);
    text.replace("Names all crates.", "Names each crate.");
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QVERIFY(!run(revise + QStringList{u"--by=Bob"_s}).err.contains("one of its authors")); // known
}

/// Whoever makes an editorial change becomes an author, whose text somebody else must approve.
void TestTeamCommands::refusesAnEditorialChangeUnderTheRule()
{
    {
        Registry made = registry();
        test::createApprovalDraft(made, {.rule = ApprovalRule::SecondPerson,
                                         .owner = u"Ada"_s,
                                         .lastSaver = u"Ada"_s,
                                         .approver = {},
                                         .result = {}});
    }
    QCOMPARE(run({u"approve"_s, u"draft:1"_s, u"--by=Bob"_s, u"--despite=holidays"_s}).status, 0);
    QByteArray text = run({u"export"_s, u"draft:1"_s, u"--format=text"_s}).out;
    text.replace("Names crates.", "Names all crates.");
    QFile file(m_folder->filePath(u"crates.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const int saves = draft().saves;
    const QStringList revise{u"revise"_s, u"draft:1"_s, u"--from"_s, file.fileName(), u"--by=Bob"_s};
    const CliResult refused = run(revise + QStringList{u"--editorial=a word"_s});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("requires somebody else to approve each change"), refused.err.constData());
    QCOMPARE(draft().state, State::Approved);
    QCOMPARE(draft().saves, saves);
    const CliResult revised = run(revise);
    QCOMPARE(revised.status, 0);
    QVERIFY2(!revised.err.contains("--editorial"), revised.err.constData());
    QCOMPARE(draft().state, State::InReview);
}

void TestTeamCommands::approvesByTheRule_data() { test::addApprovalRows(); }

void TestTeamCommands::approvesByTheRule()
{
    QFETCH(const test::ApprovalCase, row);
    {
        Registry made = registry();
        test::createApprovalDraft(made, row);
    }
    const QStringList words{u"approve"_s, u"draft:1"_s, u"--by="_s + row.approver};
    const CliResult plain = run(words);
    QCOMPARE(plain.status, row.result == "passes"_L1 ? 0 : 1);
    if (plain.status == 0)
        return;
    QCOMPARE(draft().state, State::InReview);
    QVERIFY2(plain.err.contains(row.result == "reason"_L1 ? "error[process.approved-alone]"
                                                          : "error[process.second-person-missing]"),
             plain.err.constData());
    QCOMPARE(run(words + QStringList{u"--despite=holidays"_s}).status, row.result == "reason"_L1 ? 0 : 1);
    if (row.result != "reason"_L1)
        return;
    const QString note = registry().drafts().record(1)->events.last().note;
    QVERIFY2(note.startsWith(u"Despite process.approved-alone: holidays"_s), qPrintable(note));
}

/// As the window asks: without a reason, the command warns.
void TestTeamCommands::registersByTheRule_data() { test::addApprovalRows(); }

void TestTeamCommands::registersByTheRule()
{
    QFETCH(const test::ApprovalCase, row);
    for (const QStringList& note : {QStringList(), QStringList{u"--note=holidays"_s}}) {
        init();
        {
            Registry made = registry();
            test::createApprovalDraft(made, row);
        }
        const CliResult taken =
            run(QStringList{u"register"_s, u"draft:1"_s, u"--by="_s + row.approver} + note);
        QCOMPARE(taken.status, row.result == "refused"_L1 ? 1 : 0);
        QCOMPARE(taken.err.contains("warning[process.registered-alone]"),
                 row.result == "reason"_L1 && note.isEmpty());
    }
}

void TestTeamCommands::setsTheRule()
{
    QVERIFY(run({u"registry"_s, u"info"_s}).out.contains("Approval: reason\n"));
    QCOMPARE(run({u"registry"_s, u"set"_s, u"approval"_s, u"second-person"_s, u"--by=Ada"_s}).status, 0);
    QVERIFY(run({u"registry"_s, u"info"_s}).out.contains("Approval: second-person\n"));
    QCOMPARE(run({u"registry"_s, u"info"_s, u"--format=json"_s}).object()["approval"_L1].toString(),
             u"second-person"_s);
    QVERIFY(
        run({u"log"_s, u"--what=configured"_s}).out.contains("\tconfigured\tAda\tapproval second-person\t"));
    QCOMPARE(run({u"registry"_s, u"set"_s, u"approval"_s, u"nobody"_s}).status, 2);
    QCOMPARE(run({u"registry"_s, u"set"_s, u"approval"_s, u"anyone"_s, u"--note=\u200B"_s}).status, 2);
    QCOMPARE(run({u"registry"_s, u"set"_s, u"color"_s, u"red"_s}).status, 2);
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

NIDUS_TEST(tst_teamcommands, TestTeamCommands)
#include "tst_teamcommands.moc"
