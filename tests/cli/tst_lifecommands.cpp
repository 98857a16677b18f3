// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/seals.h"
#include "core/workflow/drafts/draftprocess.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>

using namespace nidus;
using namespace nidus::cli;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// diff, record, comment, comments, log, registry verify, backup, and restore, and the procedures of RFC 8141
/// sections 6.2 and 6.3.
class TestLifeCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void comparesVersions();
    void comparesFiles();
    void reportsTampering();
    void acceptsAnExistingIllegalNid();
    void backsUpAndRestores();
    void restoresADamagedFile();
    void checksTheBackup();
    void keepsACopyBeforeAnImport();
    void requiresReportAndDirectionForAStandard();
    void usesTheFastTrack();
    void keepsComments();
    void showsCommentsOfEveryDraftOfANamespace();
    void registersOnlyWhatWasApproved();
    void keepsTheApprovalForAnEditorialChange();
    void revisesABuiltinNamespace();
    void logsWhatWasDone();
    void storesTheReplacement();
    void remindsOfATicket();
    void keepsAcceptances();
    void restoresADraftFromTheTrash();
    void restoresAnOldVersion();
    void setsAReminder();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString file(const QByteArray& nid, const QByteArray& version,
                               const QByteArray& purpose) const
    {
        return writtenFile(*m_folder, u"t-%1.txt"_s.arg(QString::fromUtf8(version)),
                           templateText(nid, version, purpose));
    }
    [[nodiscard]] CliResult run(const QStringList& words) const { return m_cli.run(words); }
    /// Registers "crate" with two versions.
    void registerTwice() const
    {
        QCOMPARE(
            run({u"new"_s, u"crate"_s, u"--register"_s, u"--from"_s, file("crate", "1", "Names crates.")})
                .out,
            QByteArray("crate\n"));
        QCOMPARE(run({u"revise"_s, u"crate"_s, u"--register"_s, u"--from"_s,
                      file("crate", "2", "Names big crates.")})
                     .out,
                 QByteArray("crate\n"));
    }

    /// Creates "crate" as draft:1 and marks it as sent to IANA.
    void forwardCrate() const
    {
        QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
        QCOMPARE(run({u"submit"_s, u"draft:1"_s}).status, 0);
        for (const QString& step : {u"approve"_s, u"forward"_s})
            QCOMPARE(run({step, u"draft:1"_s, u"--despite=answered by mail"_s}).status, 0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Cli m_cli;
};

void TestLifeCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_cli.registryPath = path(u"r.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_cli.registryPath}).status, 0);
}

void TestLifeCommands::comparesVersions()
{
    registerTwice();
    const CliResult words = run({u"diff"_s, u"--word"_s, u"crate@1"_s, u"crate@2"_s});
    QCOMPARE(words.status, 1);
    QCOMPARE(words.out, QByteArray("--- crate@1\n+++ crate@2\n"
                                   "@@ version @@\n[-1-]{+2+}\n"
                                   "@@ purpose @@\nNames {+big +}crates.\n"
                                   "@@ revision @@\nVersion [-1-]{+2+} of this registration.\n"));
    const CliResult lines = run({u"diff"_s, u"crate@1"_s, u"crate@2"_s});
    QVERIFY(lines.out.contains("@@ purpose @@\n-Names crates.\n+Names big crates.\n"));
    QCOMPARE(run({u"diff"_s, u"crate"_s, u"crate@2"_s}).status, 0);
    QCOMPARE(run({u"diff"_s, u"crate"_s, u"crate@2"_s}).out, QByteArray());
    const QByteArray html = run({u"diff"_s, u"--format=html"_s, u"crate@1"_s, u"crate@2"_s}).out;
    QVERIFY(html.contains("Names <ins>big </ins>crates."));
    QVERIFY(html.contains("<html lang=\"en\">"));
    QVERIFY(html.contains("<main>\n<h1>crate@1 &#8594; crate@2</h1>"));
    for (const QStringList& unknown :
         {QStringList{u"crate@9"_s, u"crate"_s}, QStringList{u"crate"_s, u"none"_s}})
        QCOMPARE(run(QStringList{u"diff"_s} + unknown).status, 2);
    QCOMPARE(run({u"diff"_s, u"crate"_s}).status, 2);
}

void TestLifeCommands::comparesFiles()
{
    const QString one = file("crate", "1", "Names crates.");
    const QString two = file("crate", "2", "Names crates & <boxes>.");
    QCOMPARE(run({u"diff"_s, one, one}).status, 0);
    QVERIFY(run({u"diff"_s, u"--word"_s, one, two}).out.contains("crates{+ & <boxes>+}."));
    QVERIFY(run({u"diff"_s, u"--format=html"_s, one, two}).out.contains("&amp; &lt;boxes&gt;"));
}

void TestLifeCommands::reportsTampering()
{
    registerTwice();
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    {
        const auto connection = Connection::open(m_cli.registryPath, OpenMode::ReadWrite, {});
        QVERIFY((*connection)->execute(u"DROP TRIGGER content_never_changes"_s).has_value());
        QVERIFY((*connection)
                    ->execute(u"UPDATE content SET purpose = 'forged' WHERE id = "
                              "(SELECT content_id FROM version WHERE number = 1)"_s)
                    .has_value());
    }
    const CliResult result = run({u"registry"_s, u"verify"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("\"crate@1\""), result.out.constData());
    QVERIFY2(result.out.contains("content_never_changes is missing"), result.out.constData());
    QCOMPARE(result.out.count('\n'), 2);
}

/// With a NID that an earlier version accepted.
void TestLifeCommands::acceptsAnExistingIllegalNid()
{
    registerTwice();
    {
        const auto connection = Connection::open(m_cli.registryPath, OpenMode::ReadWrite, {});
        QVERIFY(watchChanges(**connection).has_value());
        auto transaction = Transaction::begin(**connection, Transaction::Kind::Write);
        QVERIFY(transaction.has_value());
        const auto id =
            (*connection)
                ->insert(u"INSERT INTO registration (nid, kind, state, registrant, record_date, "
                         "record_updated) VALUES ('../evil', 'formal', 'registered', '', '', '')"_s);
        QVERIFY(id.has_value());
        QVERIFY((*connection)
                    ->execute(u"INSERT INTO registration_text (rowid, text) VALUES (?, '../evil')"_s, {*id})
                    .has_value());
        QVERIFY(transaction->commit().has_value());
    }
    CliResult result = run({u"registry"_s, u"verify"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("\"../evil\""), result.out);
    const QString copy = path(u"copy.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"backup"_s, copy}).status, 0);
    QCOMPARE(run({u"withdraw"_s, u"../evil"_s, u"--note=why"_s}).status, 0);
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 0);
    result = run({u"registry"_s, u"restore"_s, copy});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("\"../evil\""), result.err);
    QVERIFY(run({u"list"_s, u"--state=registered"_s}).out.contains("../evil"));
}

void TestLifeCommands::backsUpAndRestores()
{
    registerTwice();
    const QString copy = path(u"copy.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"backup"_s, copy}).status, 0);
    QCOMPARE(run({u"registry"_s, u"backup"_s, copy}).status, 2); // never replaces a file
    QCOMPARE(run({u"withdraw"_s, u"crate"_s, u"--note=why"_s}).status, 0);
    QVERIFY(run({u"list"_s}).out.contains("withdrawn"));
    QCOMPARE(run({u"registry"_s, u"restore"_s, copy}).status, 0);
    QVERIFY(!run({u"list"_s}).out.contains("withdrawn"));
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    QCOMPARE(QDir(m_cli.registryPath + u".backups"_s).entryList({u"*-restore.nidus"_s}).size(), 1);
    QCOMPARE(run({u"registry"_s, u"restore"_s, path(u"none"_s)}).status, 2);
    QCOMPARE(Cli().run({u"registry"_s, u"restore"_s, copy}).status, 2);
}

void TestLifeCommands::restoresADamagedFile()
{
    registerTwice();
    const QString copy = path(u"copy.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"backup"_s, copy}).status, 0);
    QFile damaged(m_cli.registryPath);
    QVERIFY(damaged.resize(damaged.size() / 2));
    QCOMPARE(run({u"list"_s}).status, 2);
    QCOMPARE(run({u"registry"_s, u"restore"_s, copy}).status, 0);
    QVERIFY(run({u"list"_s}).out.contains("crate"));
    QCOMPARE(QDir(m_folder->path()).entryList({u"r.nidus.damaged-*"_s}).size(), 1);
    QVERIFY(QFile::remove(m_cli.registryPath));
    QCOMPARE(run({u"registry"_s, u"restore"_s, copy}).status, 0);
    QVERIFY(run({u"list"_s}).out.contains("crate"));
}

void TestLifeCommands::checksTheBackup()
{
    const QString copy = path(u"copy.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"backup"_s, copy}).status, 0);
    registerTwice();
    CliResult result = run({u"registry"_s, u"restore"_s, u"--by=Ada"_s, copy});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("crate, crate@1, crate@2"), result.err);
    QVERIFY2(result.err.contains("-restore.nidus"), result.err);
    QVERIFY(run({u"log"_s, u"--what=restored"_s}).out.contains("Ada"));
    registerTwice();
    const QString tampered = path(u"tampered.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"backup"_s, tampered}).status, 0);
    {
        const auto connection = Connection::open(tampered, OpenMode::ReadWrite, {});
        QVERIFY((*connection)->execute(u"UPDATE registration SET record_date = 'forged'"_s).has_value());
    }
    const QByteArray before = run({u"list"_s}).out;
    result = run({u"registry"_s, u"restore"_s, tampered});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("\"crate\""), result.err);
    QCOMPARE(run({u"list"_s}).out, before);
    result = run({u"registry"_s, u"restore"_s, u"--accept-problems"_s, tampered});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("\"crate\""), result.err);
    QVERIFY(run({u"list"_s}).out.contains("forged"));
    QCOMPARE(run({u"registry"_s, u"verify"_s}).status, 1);
}

void TestLifeCommands::keepsACopyBeforeAnImport()
{
    registerTwice();
    const QString folder = m_cli.registryPath + u".backups"_s;
    QCOMPARE(run({u"import"_s, u"--dry-run"_s, file("box", "1", "Names boxes.")}).status, 0);
    QVERIFY(!QDir(folder).exists());
    QCOMPARE(run({u"import"_s, file("box", "1", "Names boxes.")}).status, 0);
    QCOMPARE(QDir(folder).entryList({u"*-import.nidus"_s}).size(), 1);
}

void TestLifeCommands::requiresReportAndDirectionForAStandard()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).out,
             QByteArray("draft:1\n"));
    QCOMPARE(run({u"record"_s, u"report"_s, u"draft:1"_s, u"--link"_s, u"https://example.org/r"_s}).status,
             0);
    const CliResult refused = run({u"register"_s, u"draft:1"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains("process.direction-missing"));
    QCOMPARE(run({u"record"_s, u"direction"_s, u"crate"_s, u"--note"_s, u"IESG"_s}).status, 0);
    QCOMPARE(run({u"register"_s, u"draft:1"_s}).out, QByteArray("crate\n"));
    const QByteArray log = run({u"log"_s}).out;
    QVERIFY(log.contains("\treviewed\t") && log.contains("\tdirected\t"));
    QCOMPARE(run({u"record"_s, u"nonsense"_s, u"crate"_s}).status, 2);
}

void TestLifeCommands::usesTheFastTrack()
{
    // A malformed date is an error that does not violate a MUST.
    QByteArray text = templateText("crate");
    text.replace("2024-05-17", "soon");
    const QString source = writtenFile(*m_folder, u"t.txt"_s, text);
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, source}).status, 0);
    QVERIFY(run({u"submit"_s, u"draft:1"_s}).err.contains("template.date.malformed"));
    QVERIFY(run({u"submit"_s, u"--fast-track"_s, u"draft:1"_s}).err.contains("process.reason-missing"));
    QCOMPARE(run({u"submit"_s, u"--fast-track"_s, u"draft:1"_s, u"--note"_s, u"as ISO does"_s}).out,
             QByteArray("in-review\n"));
    QVERIFY(run({u"show"_s, u"draft:1"_s}).out.contains("Fast track: yes"));
    const CliResult refused = run({u"register"_s, u"draft:1"_s, u"--note"_s, u"as ISO does"_s});
    QVERIFY(refused.err.contains("process.recognition-missing"));
    QVERIFY(refused.err.contains("process.specification-missing"));
    QCOMPARE(run({u"record"_s, u"recognition"_s, u"draft:1"_s, u"--note"_s, u"IESG, 2026"_s}).status, 0);
    QCOMPARE(
        run({u"record"_s, u"specification"_s, u"draft:1"_s, u"--link"_s, u"https://example.org"_s}).status,
        0);
    QCOMPARE(run({u"register"_s, u"draft:1"_s, u"--note"_s, u"as ISO does"_s}).out, QByteArray("crate\n"));
}

void TestLifeCommands::keepsComments()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
    QCOMPARE(run({u"submit"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(
        run({u"comment"_s, u"crate"_s, u"--field"_s, u"purpose"_s, u"--by"_s, u"Bob"_s, u"Which ones?"_s})
            .out,
        QByteArray("1\n"));
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--answer"_s, u"1"_s, u"All."_s}).out, QByteArray("2\n"));
    QVERIFY(run({u"approve"_s, u"draft:1"_s}).err.contains("process.open-comments"));
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--resolve"_s, u"1"_s, u"Said so."_s}).out, QByteArray("3\n"));
    const QJsonArray comments = run({u"comments"_s, u"draft:1"_s, u"--format=json"_s}).array();
    QCOMPARE(comments.size(), 3);
    QCOMPARE(comments[0][u"field"_s].toString(), u"purpose"_s);
    QCOMPARE(comments[0][u"version"_s].toString(), u"1"_s);
    QCOMPARE(comments[2][u"kind"_s].toString(), u"resolution"_s);
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--answer"_s, u"9"_s, u"x"_s}).status, 2);
    for (const QString& number : {u"1x"_s, u"0"_s, u"-1"_s, u"99999999999999999999"_s}) {
        const CliResult result = run({u"comment"_s, u"draft:1"_s, u"--answer="_s + number, u"x"_s});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("--answer requires the number of a comment"), result.err);
    }
    QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--field"_s, u"shape"_s, u"x"_s}).status, 2);
    for (const QString& nothing : {u""_s, u" \t"_s, u"\u3164\u200B"_s}) {
        QCOMPARE(run({u"comment"_s, u"draft:1"_s, nothing}).status, 2);
        QCOMPARE(run({u"comment"_s, u"draft:1"_s, u"--accept=review.competency"_s, nothing}).status, 2);
    }
    QVERIFY(!run({u"register"_s, u"draft:1"_s}).err.contains("process.open-comments"));
}

/// Also with a draft left by a revise --register that was killed halfway.
void TestLifeCommands::showsCommentsOfEveryDraftOfANamespace()
{
    registerTwice();
    QCOMPARE(run({u"comment"_s, u"crate"_s, u"--by=Bob"_s, u"Which ones?"_s}).out, QByteArray("1\n"));
    const QString next = file("crate", "3", "Names huge crates.");
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--from"_s, next}).out, QByteArray("draft:3\n"));
    QCOMPARE(run({u"withdraw"_s, u"draft:3"_s}).status, 0);
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--from"_s, next}).out, QByteArray("draft:4\n"));
    QCOMPARE(run({u"comment"_s, u"draft:4"_s, u"How huge?"_s}).out, QByteArray("2\n"));
    QCOMPARE(run({u"comments"_s, u"draft:4"_s, u"--format=json"_s}).array().size(), 1);
    // An answer is added where the comment is, and no other draft may hide it.
    QCOMPARE(run({u"comment"_s, u"crate"_s, u"--answer=1"_s, u"All."_s}).out, QByteArray("3\n"));
    QCOMPARE(run({u"withdraw"_s, u"draft:4"_s}).status, 0);
    QStringList listed;
    for (const QJsonValue& comment : run({u"comments"_s, u"CRATE"_s, u"--format=json"_s}).array())
        listed.append(comment[u"handle"_s].toString() + u' ' + comment[u"text"_s].toString());
    QCOMPARE(listed, (QStringList{u"crate Which ones?"_s, u"draft:4 How huge?"_s, u"crate All."_s}));
    QVERIFY(run({u"comments"_s, u"crate"_s}).out.contains("\tHow huge?\tdraft:4\n"));
    QCOMPARE(run({u"comments"_s, u"crat"_s}).status, 2);
}

void TestLifeCommands::registersOnlyWhatWasApproved()
{
    forwardCrate();
    const CliResult revised =
        run({u"revise"_s, u"draft:1"_s, u"--from"_s, file("crate", "1", "Names everything.")});
    QCOMPARE(revised.status, 0);
    QCOMPARE(revised.out, QByteArray("draft:1\n"));
    QVERIFY2(revised.err.contains("in review again"), revised.err);
    const CliResult refused = run({u"register"_s, u"draft:1"_s});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.out, QByteArray());
    QVERIFY2(refused.err.contains("process.changed-since-approval"), refused.err);
    QVERIFY(run({u"log"_s}).out.contains("Changed after approval: purpose, original."));
    QCOMPARE(run({u"revise"_s, u"draft:1"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
    QCOMPARE(run({u"register"_s, u"draft:1"_s}).out, QByteArray("crate\n")); // equals what was approved
}

void TestLifeCommands::keepsTheApprovalForAnEditorialChange()
{
    forwardCrate();
    const QString changed = file("crate", "1", "Names the crates.");
    const QStringList words{u"revise"_s, u"draft:1"_s, u"--from"_s, changed};
    for (const QString& nothing : {u""_s, u" "_s, u"\u200B"_s, u"\u2800"_s, u"\u00AD"_s})
        QCOMPARE(run(words + QStringList{u"--editorial"_s, nothing}).status, 2);
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--editorial=x"_s, u"--from"_s, changed}).status, 2);
    const CliResult revised = run(words + QStringList{u"--editorial=an article"_s, u"--by=Bob"_s});
    QCOMPARE(revised.status, 0);
    QCOMPARE(revised.err, QByteArray());
    QVERIFY(run({u"log"_s, u"--what=approved"_s})
                .out.contains("\tBob\tEditorial change of purpose, original: an article"));
    QVERIFY(!run({u"log"_s}).out.contains("sha256:"));
    QCOMPARE(run({u"register"_s, u"draft:1"_s}).out, QByteArray("crate\n"));
    QCOMPARE(run({u"revise"_s, u"draft:1"_s, u"--from"_s, changed}).status, 2); // already registered
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

void TestLifeCommands::revisesABuiltinNamespace()
{
    m_cli.registryPath = path(u"builtin.nidus"_s);
    const CliResult made = run({u"revise"_s, u"isbn"_s});
    QCOMPARE(made.status, 0);
    QCOMPARE(made.out, QByteArray("draft:1\n"));
    // Missing content is reported.
    QVERIFY2(made.err.contains("template.missing-field") && made.err.contains("template.version"), made.err);
    const QJsonObject draft = run({u"show"_s, u"draft:1"_s, u"--format=json"_s}).object();
    QVERIFY(!draft[u"rule"_s][u"text"_s].toString().isEmpty());
    QVERIFY(!draft[u"samples"_s].toArray().isEmpty());
    QVERIFY(draft[u"fields"_s][u"registrant"_s].toString().startsWith(u"Organization: "_s));
    QCOMPARE(run({u"revise"_s, u"no-such"_s}).status, 2);
    QCOMPARE(run({u"revise"_s, u"draft:1"_s}).status, 2);
}

void TestLifeCommands::logsWhatWasDone()
{
    registerTwice();
    QCOMPARE(run({u"log"_s, u"--what"_s, u"registered"_s}).out.count('\n'), 2);
    QCOMPARE(run({u"log"_s, u"--until"_s, u"2020-01-01"_s}).out, QByteArray());
    QCOMPARE(run({u"log"_s, u"--text"_s, u"crat"_s, u"--format=json"_s}).array().size(), 2);
    QCOMPARE(run({u"log"_s, u"--what"_s, u"nothing"_s}).status, 2);
    QCOMPARE(run({u"log"_s, u"--since"_s, u"yesterday"_s}).status, 2);
}

void TestLifeCommands::storesTheReplacement()
{
    registerTwice();
    QCOMPARE(
        run({u"new"_s, u"box-names"_s, u"--register"_s, u"--from"_s, file("box-names", "1", "x")}).status, 0);
    for (const QString& other :
         {u"none"_s, u"crate"_s, u"CRATE"_s, u"draft:1"_s}) // unknown, itself, no registration
        QCOMPARE(run({u"withdraw"_s, u"crate"_s, u"--note=merged"_s, u"--replaced-by"_s, other}).status, 2);
    const QByteArray draft = run({u"revise"_s, u"crate"_s}).out.trimmed();
    const CliResult done =
        run({u"withdraw"_s, u"crate"_s, u"--note=merged"_s, u"--replaced-by"_s, u"box-names"_s});
    QVERIFY2(done.status == 0 && done.err.contains("was withdrawn, not " + draft), done.err);
    QCOMPARE(Registry::open(m_cli.registryPath)->registrations().record(u"crate"_s)->registration.replacedBy,
             u"box-names"_s);
}

void TestLifeCommands::remindsOfATicket()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
    QCOMPARE(run({u"submit"_s, u"draft:1"_s}).status, 0);
    const QString despite = u"--despite=answered by mail"_s;
    QCOMPARE(run({u"approve"_s, u"draft:1"_s, despite}).status, 0);
    const CliResult forwarded = run({u"forward"_s, u"draft:1"_s, despite});
    QCOMPARE(forwarded.status, 0);
    QVERIFY(forwarded.err.contains("process.ticket-missing"));
    const Draft draft = Registry::open(m_cli.registryPath)->drafts().record(1)->draft;
    QCOMPARE(draft.remindOn, QDate::currentDate().addDays(kReminderDays));
}

void TestLifeCommands::keepsAcceptances()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
    const QStringList words{u"comment"_s, u"crate"_s, u"--field=syntax"_s, u"--by=Eve"_s};
    QCOMPARE(run(words + QStringList{u"--accept=no.such.finding"_s, u"why"_s}).status, 2);
    QCOMPARE(run(words + QStringList{u"--accept=grammar.undefined-rule"_s, u"It is elsewhere."_s}).out,
             QByteArray("1\n"));
    const QJsonArray comments = run({u"comments"_s, u"crate"_s, u"--format=json"_s}).array();
    QCOMPARE(comments[0][u"kind"_s].toString(), u"acceptance"_s);
    QCOMPARE(comments[0][u"finding"_s].toString(), u"grammar.undefined-rule"_s);
    QCOMPARE(comments[0][u"text"_s].toString(), u"It is elsewhere."_s);
    // It is preserved in XML with everything else.
    const QByteArray xml = run({u"export"_s, u"--format=xml"_s, u"--all"_s}).out;
    const QString all = writtenFile(*m_folder, u"all.xml"_s, xml);
    m_cli.registryPath = path(u"other.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_cli.registryPath}).status, 0);
    QCOMPARE(run({u"import"_s, all}).status, 0);
    QCOMPARE(run({u"export"_s, u"--format=xml"_s, u"--all"_s}).out, xml);
}

void TestLifeCommands::restoresADraftFromTheTrash()
{
    const QByteArray free = templateText("crate").replace("Organization: ", "");
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, writtenFile(*m_folder, u"free.txt"_s, free)}).status, 0);
    QCOMPARE(run({u"list"_s, u"--bin"_s}).out, QByteArray());
    const QByteArray row = run({u"list"_s}).out;
    QVERIFY(row.startsWith("draft:1\tformal\tdraft\t1\t") && row.contains("Warehouse Society"));
    QCOMPARE(run({u"withdraw"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(run({u"list"_s, u"--bin"_s}).out, row);
    QCOMPARE(run({u"list"_s}).out, QByteArray());
    QCOMPARE(run({u"reopen"_s, u"draft:1"_s}).out, QByteArray("draft\n"));
    QCOMPARE(run({u"list"_s, u"--bin"_s}).out, QByteArray());
    QVERIFY(run({u"list"_s}).out.startsWith("draft:1\t"));
    QCOMPARE(run({u"reopen"_s, u"draft:7"_s}).status, 2);
}

void TestLifeCommands::restoresAnOldVersion()
{
    registerTwice();
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--from"_s, u"crate@9"_s}).status, 2);
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--from"_s, u"box@1"_s}).status, 2);
    QCOMPARE(run({u"revise"_s, u"crate"_s, u"--from"_s, u"crate@1"_s, u"--register"_s}).out,
             QByteArray("crate\n"));
    const auto record = Registry::open(m_cli.registryPath)->registrations().record(u"crate"_s);
    QCOMPARE(record->versions.size(), 3);
    const RegistrationTemplate& text = record->versions.last().content.registrationTemplate;
    QCOMPARE(text.text(TemplateField::Purpose), u"Names crates."_s);
    QCOMPARE(text.text(TemplateField::Version), u"3"_s);
    QVERIFY(run({u"log"_s, u"--what=restored"_s}).out.contains("crate@1"));
}

void TestLifeCommands::setsAReminder()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--from"_s, file("crate", "1", "Names crates.")}).status, 0);
    QCOMPARE(run({u"submit"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(run({u"remind"_s, u"crate"_s, u"2020-02-29"_s}).status, 0);
    QVERIFY(run({u"list"_s, u"--due"_s}).out.startsWith("draft:1\t"));
    QVERIFY(run({u"approve"_s, u"draft:1"_s, u"--despite=answered by mail"_s})
                .err.contains("process.reminder-due"));
    QCOMPARE(run({u"list"_s, u"--due"_s}).out, QByteArray());
    QVERIFY(!Registry::open(m_cli.registryPath)->drafts().record(1)->draft.remindOn.isValid());
    QCOMPARE(run({u"remind"_s, u"crate"_s, u"never"_s}).status, 0);
    QCOMPARE(run({u"remind"_s, u"crate"_s, u"tomorrow"_s}).status, 2);
}

NIDUS_TEST(tst_lifecommands, TestLifeCommands)
#include "tst_lifecommands.moc"
