// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// What is answered to requests for values below a NID.
class TestSubregistryAnswers : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void showsRequests();
    void freesWhatItUndoes();
    void repeatsRefusals();
    void saysWhatStaysFree();
    void asksForContactsOfParts();
    void findsAndUndoesRefusals();
    void findsEarlierFacts();
    void reportsAnsweredRequestsOfRows();
    void correctsAHolder();
    void addressesBothHolders();
    void saysWhoIsNotChecked();
    void editsFacts();
    void importsRequests();
    void derivesUrns();
};

void TestSubregistryAnswers::showsRequests()
{
    createObjects();
    done(u"assign oma/objects 10241-10242 --holder A --date 2024-01-01 --request T-7"_s);
    done(u"transfer oma/objects 10242 --holder B --date 2024-02-01"_s);
    QCOMPARE(run(u"show oma/objects 10241"_s).out.split('\n').first(),
             QByteArray("10241, assigned, A, 2024-01-01, request T-7"));
    const CliResult value = run(u"show oma/objects 10242"_s);
    QCOMPARE(value.out.split('\n').first(), QByteArray("10242, assigned, B, 2024-02-01"));
    QVERIFY2(value.out.contains(" assigned 10241-10242 on 2024-01-01. Result: assigned, A, 2024-01-01, "
                                "request T-7. Entered on "),
             value.out);
    const QJsonArray rows = run(u"show oma/objects --format json"_s).array();
    QCOMPARE(rows[0].toObject()["request"_L1], u"T-7"_s);
    QCOMPARE(rows[1].toObject()["request"_L1], QJsonValue());
    QVERIFY(run(u"show oma/objects 10242 --at 2024-01-31 --format json"_s).out.contains("\"T-7\""));
    const CliResult table = run(u"export oma/objects"_s);
    QVERIFY2(table.out.startsWith("value,to,range,") && table.out.contains(",request,asker\r\n") &&
                 table.out.contains(",T-7,\r\n"),
             table.out);
    const CliResult read =
        m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s, u"--dry-run"_s}, table.out);
    QCOMPARE(read.status, 0);
    QVERIFY2(read.err.contains("0 new, 0 changed, 2 unchanged"), read.err);
}

/// Nothing remains of an assignment that is undone, except in the history.
void TestSubregistryAnswers::freesWhatItUndoes()
{
    createObjects();
    const QString request = u"assign oma/objects --next --range x --holder A --request T-1"_s;
    QCOMPARE(values(request), "10241");
    done(u"undo oma/objects"_s);
    QCOMPARE(values(u"assign oma/objects 10241 --holder B"_s), "10241"); // a wished value
    QCOMPARE(values(request), "10242");                                  // decided again
    QCOMPARE(values(request), "10242");                                  // and now repeated
    done(u"undo oma/objects"_s);
    QCOMPARE(run(u"assign oma/objects 10250 --holder C --request T-1"_s).status, 0); // other arguments, too
    QCOMPARE(run(request).status, 1);
    const QByteArray table = "value,holder\n10300,A\n10301,A\n";
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    QCOMPARE(m_cli.run(import, table).status, 0);
    done(u"undo oma/objects"_s);
    QCOMPARE(m_cli.run(import, table).status, 0);
    QCOMPARE(values(u"show oma/objects --format tsv --state assigned"_s), "10241 10250 10300 10301");
    const QByteArray history = run(u"show oma/objects 10242"_s).out;
    QCOMPARE(history.count("10242"), 2); // both changes
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

void TestSubregistryAnswers::repeatsRefusals()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --date 2024-01-01"_s);
    const QString request = u"assign oma/objects 10300 --holder B --contact b@example.org --request T-2"_s;
    const CliResult first = run(request + u" --date 2024-02-01 --format letter"_s);
    QCOMPARE(first.status, 1);
    QCOMPARE(first.out, QByteArray("To: B\nContact: b@example.org\nDate: 2024-02-01\n"
                                   "Subject: Request T-2 for oma/objects\n\nDear B,\n\n"
                                   "Your request could not be granted. "
                                   "10300 is taken (assigned, \"A\", 2024-01-01). "
                                   "A value has one holder.\n\nWe can offer 10301 in range \"x\" instead. "
                                   "If you want this, please send us a new request.\n\n"
                                   "The URN would be:\n  urn:oma:lwm2m:x:10301\n\n"
                                   "Kind regards,\nThe registry of urn:oma\n"));
    QVERIFY2(first.err.contains("The refusal of request \"T-2\" is recorded in the history."), first.err);
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=objects refuse"_s}).out;
    QVERIFY2(log.contains("objects refuse 10300 for T-2 (subregistry.overlap)"), log);
    done(u"assign oma/objects 10301 --holder C --date 2024-02-02"_s); // the alternative is taken
    done(u"release oma/objects 10300 --to-pool --date 2024-02-02"_s);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    const CliResult again = run(request + u" --date 2024-02-01 --format letter"_s);
    QCOMPARE(again.status, 1);
    const qsizetype offer = first.out.indexOf("We can offer");
    const QByteArray withoutOffer =
        first.out.first(offer) + first.out.sliced(first.out.indexOf("Kind regards"));
    QCOMPARE(again.out, withoutOffer);
    QVERIFY2(again.err.contains("The same request was refused on 2024-02-01."), again.err);
    QVERIFY2(again.err.contains("The earlier letter offered 10301, which is no longer possible."), again.err);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    // The answer may be another value; then it is the answer.
    QCOMPARE(values(u"assign oma/objects 10302 --holder B --request T-2"_s), "10302");
    const CliResult reused = run(request + u" --date 2024-02-01 --format letter"_s);
    QVERIFY2(reused.err.contains("subregistry.request-reused") && !reused.err.contains("recorded"),
             reused.err);
    QCOMPARE(reused.out, QByteArray()); // it was not refused
    done(u"undo oma/objects"_s);        // not the refusal
    QCOMPARE(run(request + u" --date 2024-02-01 --format letter"_s).out, withoutOffer);
    done(u"assign oma/objects 10300 --holder D --date 2024-02-03"_s); // now another one is nearest
    QCOMPARE(run(request + u" --date 2024-02-01 --format letter"_s).out,
             QByteArray(first.out).replace("10301", "10299"));
    for (const QString& mistyped : {u"1o3 --holder B"_s, u"10303 --holder B --date 2099-01-01"_s}) {
        const QByteArray before = m_cli.run({u"registry"_s, u"head"_s}).out;
        QCOMPARE(run(u"assign oma/objects %1 --request T-3"_s.arg(mistyped)).status, 1);
        QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, before);
    }
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

void TestSubregistryAnswers::saysWhatStaysFree()
{
    createObjects();
    QCOMPARE(run(u"assign oma/objects 10300 --holder A"_s).err,
             QByteArray("nidus-cli: The lower values 10241-10299 stay free.\n"));
    QCOMPARE(run(u"next oma/objects --range x"_s).err,
             QByteArray("nidus-cli: 10241-10299 remain free. To "
                        "assign the lowest of them, use --lowest.\n"));
    QCOMPARE(run(u"next oma/objects --range x --lowest"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 10250 --holder A"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects --next --range x --holder A"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 10303 --holder A"_s).err,
             QByteArray("nidus-cli: The lower value 10302 stays free.\n"));
    for (const QString& each : {u"10310"_s, u"10312"_s, u"10314"_s})
        done(u"assign oma/objects %1 --holder A"_s.arg(each));
    QCOMPARE(run(u"next oma/objects --range x"_s).err,
             QByteArray("nidus-cli: 10241-10249, 10251-10299, 10302 "
                        "and 3 more remain free. To assign the lowest of them, use --lowest.\n"));
}

void TestSubregistryAnswers::asksForContactsOfParts()
{
    createObjects();
    done(u"assign oma/objects 10300-10309 --holder A --contact a@example.org"_s);
    const QString split = u"split oma/objects 10300-10309 --at 10305 --holder A --holder B"_s;
    QCOMPARE(run(split + u" --contact b@example.org"_s).status, 2);
    const CliResult first = run(split);
    QCOMPARE(
        first.err,
        QByteArray("nidus-cli: 10305-10309 have no contact: that of the earlier holder was not kept.\n"));
    QCOMPARE(run(u"export oma/objects --private"_s).out.count("a@example.org"), 1);
    done(u"undo oma/objects"_s);
    QCOMPARE(run(split + u" --contact  --contact b@example.org"_s).err, QByteArray());
    const QByteArray table = run(u"export oma/objects --private"_s).out;
    QVERIFY2(table.contains(",a@example.org,") && table.contains(",b@example.org,"), table);
}

/// A refusal is found by its request and by who asked, and is undone by its request.
void TestSubregistryAnswers::findsAndUndoesRefusals()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --date 2024-01-01"_s);
    const QString request =
        u"assign oma/objects 10300 --holder Quay --contact q@example.org --asker firm --request T-2"_s;
    QCOMPARE(run(request + u" --date 2024-02-01"_s).status, 1);
    const QByteArray line =
        "Refused on 2024-02-01: 10300, Quay, q@example.org, asker firm, request T-2. 10300 "
        "is taken (assigned, \"A\", 2024-01-01).\n";
    for (const QString& search : {u"t-2"_s, u"quay"_s, u"q@example"_s}) {
        const CliResult found = run(u"show oma/objects --search "_s + search);
        QCOMPARE(found.status, 0);
        QCOMPARE(found.out, line);
    }
    QVERIFY(run(u"show oma/objects 10300"_s).out.contains(line));
    QCOMPARE(run(u"show oma/objects --search nobody"_s).status, 1);
    QCOMPARE(run(u"undo oma/objects --request T-3"_s).err,
             QByteArray("nidus-cli: Request \"T-3\" was not refused.\n"));
    const CliResult undone = run(u"undo oma/objects --request T-2"_s);
    QCOMPARE(undone.status, 0);
    QCOMPARE(undone.err,
             QByteArray("nidus-cli: The refusal was undone. The request can be decided again.\n"));
    QCOMPARE(run(u"show oma/objects --search T-2"_s).status, 1);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300");
    done(u"release oma/objects 10300 --to-pool --date 2024-02-02"_s);
    done(request + u" --date 2024-02-02"_s); // decided again
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

/// The date and the request of before are found after an entry ended or was split.
void TestSubregistryAnswers::findsEarlierFacts()
{
    createObjects();
    done(u"assign oma/objects 10300-10309 --holder A --request T-1 --date 2024-01-01"_s);
    done(u"split oma/objects 10300-10309 --at 10305 --holder B --holder C --date 2024-02-01"_s);
    done(u"retire oma/objects 10305-10309 --date 2024-03-01"_s);
    QCOMPARE(run(u"show oma/objects --search t-1"_s).out,
             QByteArray(
                 "10300-10304, assigned, B, 2024-02-01\n"
                 "  Earlier, until 2024-02-01 (split): 10300-10309, assigned, A, 2024-01-01, request T-1\n"
                 "10305-10309, retired, C, 2024-03-01\n"
                 "  Earlier, until 2024-03-01 (retire): 10305-10309, assigned, C, 2024-02-01\n"
                 "  Earlier, until 2024-02-01 (split): 10300-10309, assigned, A, 2024-01-01, request T-1\n"));
    const QByteArray json = run(u"show oma/objects --search t-1 --state retired --format json"_s).out;
    const QJsonObject entry = QJsonDocument::fromJson(json).array().at(0).toObject();
    const QJsonArray earlier = entry["earlier"_L1].toArray();
    QCOMPARE(earlier.size(), 2);
    QCOMPARE(earlier[1]["request"_L1].toString(), u"T-1"_s);
    QCOMPARE(earlier[1]["to"_L1].toString(), u"10309"_s);
    QCOMPARE(earlier[1]["change"_L1].toString(), u"split"_s);
    QCOMPARE(earlier[1]["changed"_L1].toString(), u"2024-02-01"_s);
    QCOMPARE(run(u"show oma/objects --search t-1 --at 2024-01-15"_s).out,
             QByteArray("10300-10309, assigned, A, 2024-01-01, request T-1\n"));
}

/// An import reports requests that were answered before, and counts what is odd.
void TestSubregistryAnswers::reportsAnsweredRequestsOfRows()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --request T-1 --date 2024-01-01"_s);
    done(u"transfer oma/objects 10300 --holder B --date 2024-01-02"_s); // no entry has T-1 now
    QCOMPARE(run(u"assign oma/objects 10300 --holder C --request T-2 --date 2024-02-01"_s).status, 1);
    const QByteArray table = "value,holder,date,until,request\n"
                             "10301,A,,,T-1\n"
                             "10302,C,,,T-2\n"
                             "2000,D,soon,2020-01-01,T-3\n";
    for (const QString& option : {u"--dry-run"_s, u"--skip-bad"_s}) {
        const CliResult result =
            m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s, option}, table);
        QCOMPARE(result.status, 1);
        for (const char* const line :
             {"-:2: error[subregistry.request-reused]: Request \"T-1\" was already answered with 10300 "
              "(assigned, \"A\", 2024-01-01).\n",
              "-:3: warning[subregistry.import.request-refused]: Request \"T-2\" was refused on 2024-02-01: "
              "10300 is taken (assigned, \"B\", 2024-01-02).\n",
              "-:4: warning[subregistry.import.not-a-date]: Column \"date\" contains \"soon\"",
              "-:4: warning[subregistry.outside-range]: No single range contains 2000.\n",
              "-:4: warning[subregistry.expired]: The date of 2000, 2020-01-01, is in the past.\n",
              "nidus-cli: Dates left out because they cannot be read: 1. Entries outside of all ranges: "
              "1. In the list, but not in the file: 10300. Nothing is removed.\n"})
            QVERIFY2(result.err.contains(line), result.err);
    }
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "2000 10300 10302");
}

/// A corrected name is that of the same holder: the day and the request remain, also for a repeated request.
void TestSubregistryAnswers::correctsAHolder()
{
    createObjects();
    const QString request = u"assign oma/objects 10300 --holder Qay --request T-1 --date 2024-01-01"_s;
    done(request);
    const CliResult corrected = run(u"edit oma/objects 10300 --holder Quay --date 2024-02-01"_s);
    QCOMPARE(corrected.out, QByteArray("10300\t\tx\tassigned\tQuay\t2024-01-01\t\t\t\n"));
    QVERIFY2(corrected.err.contains("To give the value to another holder, transfer it."), corrected.err);
    QCOMPARE(run(u"edit oma/objects 10300 --holder  --date 2024-02-01"_s).status, 2);
    QCOMPARE(run(request).status, 0);
    const QByteArray history = run(u"show oma/objects 10300"_s).out;
    QVERIFY2(history.contains("edited 10300 on 2024-02-01."), history);
    QVERIFY2(
        history.contains("Earlier, until 2024-02-01 (edit): 10300, assigned, Qay, 2024-01-01, request T-1"),
        history);
    done(u"transfer oma/objects 10300 --holder Pier --date 2024-03-01"_s);
    QVERIFY(run(request).err.contains("request-outdated"));
}

void TestSubregistryAnswers::addressesBothHolders()
{
    createObjects();
    done(u"assign oma/objects 10300-10309 --holder A --contact a@example.org --date 2024-01-01"_s);
    const QString split =
        u"split oma/objects 10300-10309 --at 10305 --holder B --holder C --contact b@example.org --contact c@example.org --request T-4 --date 2024-02-01"_s;
    const CliResult first = run(split + u" --format letter"_s);
    QVERIFY2(first.out.startsWith("To: B; C\nContact: b@example.org; c@example.org\nDate: 2024-02-01\n"
                                  "Subject: Request T-4 for oma/objects\n\nDear B and C,\n\n"
                                  "Your request was granted.\n"),
             first.out);
    QVERIFY(first.out.contains("\n10300-10304 is assigned to B from 2024-02-01.") &&
            first.out.contains("\n10305-10309 is assigned to C from 2024-02-01."));
    QVERIFY2(!first.err.contains("no contact"), first.err);
    QCOMPARE(run(split + u" --format letter"_s).out, first.out);
    const CliResult half =
        run(u"split oma/objects 10305-10309 --at 10307 --holder C --holder E --contact c@example.org "
            "--contact  --date 2024-02-02 --format letter"_s);
    QVERIFY2(half.out.startsWith("To: C; E\nContact: c@example.org\n"), half.out);
    QVERIFY2(half.err.contains("nidus-cli: The letter has no contact for E.\n"), half.err);
    const QString transfer = u"transfer oma/objects 10300-10304 --holder D --request T-5 --date 2024-03-01"_s;
    const CliResult moved = run(transfer + u" --format letter"_s);
    QVERIFY2(moved.out.startsWith("To: D\nDate: 2024-03-01\nSubject: Request T-5 for oma/objects\n"),
             moved.out);
    QCOMPARE(run(transfer + u" --format letter"_s).out, moved.out);
    QCOMPARE(run(u"transfer oma/objects 10300-10304 --holder E --request T-5"_s).status, 1);
    const QByteArray history = run(u"show oma/objects 10300"_s).out;
    QVERIFY2(history.contains("request T-5") && history.contains("request T-4"), history);
    QVERIFY(run(u"show oma/objects 10305"_s).out.contains("request T-4"));
}

void TestSubregistryAnswers::saysWhoIsNotChecked()
{
    createObjects();
    done(u"range oma/objects parts 50000-50999 --asker companies,_alliances"_s);
    done(u"range oma/objects own 51000-51999 --asker only_A"_s);
    const CliResult unknown = run(u"assign oma/objects 50000 --holder A"_s);
    QCOMPARE(unknown.status, 0);
    QCOMPARE(unknown.err,
             QByteArray("nidus-cli: Range \"parts\" is for companies, alliances. The request does not "
                        "name the kind of its asker, so this was not checked.\n"));
    QCOMPARE(run(u"assign oma/objects 50001 --holder A --asker companies"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 51000 --holder A"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 10241 --holder A"_s).err, QByteArray());
    const CliResult refused = run(u"assign oma/objects 50002 --holder A --asker private_person"_s);
    QVERIFY2(refused.err.contains(
                 "Range \"parts\" is for companies, alliances; the request is from \"private person\"."),
             refused.err);
    const CliResult other = run(u"reserve oma/objects 51001 --holder B"_s);
    QVERIFY2(other.err.contains(
                 "Range \"own\" is for certain holders or kinds of askers; the request is from \"B\"."),
             other.err);
}

void TestSubregistryAnswers::editsFacts()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --contact a@example.org --reference R --request T-6"_s);
    const CliResult edited =
        run(u"edit oma/objects 10300 --contact new@example.org --private --note moved"_s);
    QCOMPARE(edited.status, 0);
    QVERIFY2(edited.out.startsWith("10300\t\tx\tassigned\tA\t"), edited.out);
    const QByteArray table = run(u"export oma/objects --private"_s).out;
    QVERIFY2(table.contains(",R,,,new@example.org,,,yes,,T-6,\r\n"), table);
    QVERIFY(run(u"show oma/objects 10300"_s).out.contains(" edited 10300 on "));
    QVERIFY(m_cli.run({u"log"_s, u"--what=listed"_s}).out.contains("moved"));
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    QVERIFY(run(u"edit oma/objects 10300 --private"_s).err.contains("nothing was changed"));
    QCOMPARE(run(u"edit oma/objects 10301 --private"_s).status, 1);
    QCOMPARE(run(u"edit oma/objects 10300"_s).status, 2);
    QCOMPARE(run(u"edit oma/objects 10300 --private --not-private"_s).status, 2);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    done(u"edit oma/objects 10300 --not-private --contact "_s);
    QVERIFY(!run(u"export oma/objects --private"_s).out.contains("example.org"));
    done(u"undo oma/objects"_s);
    QCOMPARE(run(u"export oma/objects --private"_s).out, table);
}

void TestSubregistryAnswers::importsRequests()
{
    createObjects();
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const QByteArray table = "value,holder,Request ID\n10300,A,T-1\n10301,B,T-1\n10302,C,T-2\n";
    const QStringList named = import + QStringList{u"--columns"_s, u"request=Request ID"_s};
    QCOMPARE(m_cli.run(named, table).status, 0);
    QVERIFY(run(u"show oma/objects 10301"_s).out.contains("request T-1"));
    QVERIFY(run(u"export oma/objects"_s).out.contains(",T-2,\r\n"));
    QVERIFY(m_cli.run(named, table).err.contains("0 new, 0 changed, 3 unchanged"));
    const CliResult other = m_cli.run(import, "value,holder,request\n10303,D,T-2\n");
    QCOMPARE(other.status, 1);
    QVERIFY2(
        other.err.contains("-:2: error[subregistry.request-reused]: Request \"T-2\" was already answered "
                           "with 10302 (assigned, \"C\")."),
        other.err);
    const CliResult edited = m_cli.run(import + QStringList{u"--dry-run"_s},
                                       "value,holder,request,note\n10302,C,T-3,\"a,b\"\n10300,A,,\n");
    QVERIFY2(edited.err.contains("10302: note changes from \"\" to \"a,b\"\n"
                                 "10302: request changes from \"T-2\" to \"T-3\"\n"),
             edited.err);
    QVERIFY2(edited.err.contains("0 new, 1 changed, 1 unchanged"), edited.err);
    const CliResult asked = run(u"assign oma/objects --next --range x --holder C --request T-2"_s);
    QCOMPARE(asked.status, 1);
    QVERIFY2(asked.err.contains("Request \"T-2\" was already answered with 10302."), asked.err);
    done(u"undo oma/objects"_s);
    QCOMPARE(run(u"assign oma/objects --next --range x --holder C --request T-2"_s).status, 0);
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

/// As the window proposes them.
void TestSubregistryAnswers::derivesUrns()
{
    create(u"mace/words --kind words"_s);
    QVERIFY(run(u"assign mace/words x-a --holder A --format letter"_s)
                .out.contains("The URN is:\n  urn:mace:x-a\n"));
    QCOMPARE(m_cli
                 .run({u"subregistry"_s, u"create"_s, u"mace/other"_s, u"--kind"_s, u"words"_s, u"--urn"_s,
                       QString()})
                 .status,
             0);
    QVERIFY(!run(u"assign mace/other x-a --holder A --format letter"_s).out.contains("URN is"));
}

NIDUS_TEST(tst_subregistryanswers, TestSubregistryAnswers)
#include "tst_subregistryanswers.moc"
