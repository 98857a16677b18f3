// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <array>
#include <thread>
#include <vector>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// Lists of values below a NID.
class TestSubregistryCommands : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void listsSubregistries();
    void rejectsBadDefinitions_data();
    void rejectsBadDefinitions();
    void warnsOfPolicies();
    void printsTheNextNumbers();
    void assignsAndRefuses();
    void refusesInJson();
    void rejectsWrongUsage_data();
    void rejectsWrongUsage();
    void answersARequestOnce();
    void writesLetters();
    void showsValuesAndTheirHistory();
    void showsWhatRunsOut();
    void hidesPrivateHolders();
    void cleansHolders();
    void rejectsDates();
    void splitsWithBothHolders();
    void reportsEntriesOutsideRanges();
    void undoes();
    void erasesContacts();
    void neverAssignsTwiceAtOnce();
};

void TestSubregistryCommands::listsSubregistries()
{
    QCOMPARE(run(u"list"_s).out, QByteArray());
    createObjects();
    create(u"wmo/centers --kind words --policy First_Come_First_Served --rule type"_s);
    QCOMPARE(run(u"assign oma/objects 10300-10309 --holder A"_s).status, 0);
    QCOMPARE(run(u"release oma/objects 10300"_s).status, 0);
    QCOMPARE(run(u"list"_s).out,
             QByteArray("oma/objects\tObjects\tdecimal\t\t\t2\t1\t9\t25990\n"
                        "wmo/centers\t\twords\ttype\tFirst Come First Served\t0\t0\t0\t\n"));
    QCOMPARE(run(u"list OMA --format json"_s).array().size(), 1);
    QCOMPARE(run(u"list nosuch"_s).status, 2);
}

void TestSubregistryCommands::rejectsBadDefinitions_data()
{
    QTest::addColumn<QString>("arguments");
    for (const QString& arguments :
         {u"oma --kind words"_s, u"oma/ --kind words"_s, u"oma/a/b --kind words"_s, u"oma/-a --kind words"_s,
          u"oma/a.b --kind words"_s, u"nosuch/a --kind words"_s, u"oma/a"_s, u"oma/a --kind octal"_s,
          u"oma/a --kind words --key x,y --rule z"_s, u"oma/a --kind words --urn urn:oma:fixed"_s,
          u"oma/a --kind words --date yesterday"_s})
        QTest::newRow(qPrintable(arguments)) << arguments;
}

void TestSubregistryCommands::rejectsBadDefinitions()
{
    QFETCH(QString, arguments);
    const CliResult result = run(u"create "_s + arguments);
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.isEmpty());
    QCOMPARE(run(u"list"_s).out, QByteArray());
}

void TestSubregistryCommands::warnsOfPolicies()
{
    const CliResult result = run(u"create oma/a --kind words --policy Expert_Review"_s);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("has no instructions for the expert"), result.err);
    QCOMPARE(run(u"create oma/A --kind words"_s).status, 2); // exists
}

void TestSubregistryCommands::printsTheNextNumbers()
{
    createObjects();
    QCOMPARE(run(u"next oma/objects --range bulk --count 50"_s).out, QByteArray("32769\t32818\tbulk\n"));
    QCOMPARE(run(u"next oma/objects --range x"_s).out, QByteArray("10241\t\tx\n"));
    QCOMPARE(run(u"next oma/objects --range x --align 100"_s).out, QByteArray("10300\t\tx\n"));
    QCOMPARE(run(u"next oma/objects --range x --format json"_s).out,
             QByteArray("[{\"value\":\"10241\",\"to\":null,\"range\":\"x\"}]\n"));
    QCOMPARE(run(u"show oma/objects --format tsv"_s).out, QByteArray());
    const CliResult none = run(u"next oma/objects"_s);
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.contains("expected one of: x, bulk"), none.err);
}

void TestSubregistryCommands::assignsAndRefuses()
{
    createObjects();
    QCOMPARE(
        run(u"assign oma/objects --next --range bulk --count 50 --holder A --reference #7 --date 2019-02-04"_s)
            .out,
        QByteArray("32769\t32818\tbulk\tassigned\tA\t2019-02-04\t\t#7\t\n"));
    const CliResult refused = run(u"assign oma/objects 32800-32849 --holder B"_s);
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(
        refused.err,
        QByteArray("nidus-cli: Refused (subregistry.overlap): 32800-32849 is not free: 32769-32818 is taken "
                   "(assigned, \"A\", 2019-02-04).\n"
                   "nidus-cli: The nearest alternative is 32819-32868 in range \"bulk\".\n"));
    QCOMPARE(values(u"reserve oma/objects 32819-32868 --holder B --until 2099-01-01"_s), "32819-32868");
    QCOMPARE(values(u"assign oma/objects 32819 --holder B"_s), "32819");
    QCOMPARE(values(u"transfer oma/objects 32819 --holder C"_s), "32819");
    QCOMPARE(values(u"deprecate oma/objects 32819 --superseded-by 32820"_s), "32819");
    QCOMPARE(values(u"retire oma/objects 32819"_s), "32819");
    QCOMPARE(values(u"withdraw oma/objects 32820-32868"_s), "32820-32868");
    QCOMPARE(values(u"release oma/objects 32868 --to-pool"_s), "32868");
    QCOMPARE(values(u"next oma/objects --range bulk"_s), "32868");
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=objects assign"_s}).out;
    QVERIFY2(log.contains("\toma\tlisted\t") && log.contains("\tobjects assign 32769-32818\t"), log);
}

void TestSubregistryCommands::refusesInJson()
{
    createObjects();
    done(u"assign oma/objects 32769-32818 --holder A --date 2019-02-04"_s);
    QCOMPARE(
        run(u"assign oma/objects 32818 --holder B --format json"_s).out,
        QByteArray(
            "{\"refused\":true,\"code\":\"subregistry.overlap\",\"message\":\"32818 is not free: 32769-32818 "
            "is taken (assigned, \\\"A\\\", 2019-02-04).\",\"conflicts\":[{\"value\":\"32769\",\"to\":"
            "\"32818\",\"range\":\"bulk\",\"state\":\"assigned\",\"holder\":\"A\",\"date\":\"2019-02-04\","
            "\"until\":null,\"reference\":null,\"note\":null,\"private\":false}],\"nearest\":{\"from\":"
            "\"32819\",\"to\":null,"
            "\"range\":\"bulk\"}}\n"));
    QCOMPARE(run(u"retire oma/objects 5 --format json"_s).object()["nearest"_L1], QJsonValue());
}

void TestSubregistryCommands::rejectsWrongUsage_data()
{
    QTest::addColumn<QString>("command");
    for (const QString& command : {u"assign oma/objects 10300"_s,
                                   u"assign oma/objects --holder A"_s,
                                   u"assign oma/objects 10300 --next --holder A"_s,
                                   u"assign oma/objects 10300 --count 2 --holder A"_s,
                                   u"assign oma/objects --next --count 0 --holder A"_s,
                                   u"assign oma/objects --next --holder A --date 2024-13-01"_s,
                                   u"assign oma/nosuch 1 --holder A"_s,
                                   u"assign oma/objects  --holder A"_s,
                                   u"assign oma/objects _ --holder A"_s,
                                   u"assign oma/objects \u2800 --holder A"_s,
                                   u"show oma/objects "_s,
                                   u"retire oma/objects _"_s,
                                   u"range oma/objects _ 1-9"_s,
                                   u"assign oma/objects 10300 --holder A --request "_s,
                                   u"assign oma/objects 10300 --holder \u200B"_s,
                                   u"reserve oma/objects 10300 --holder _"_s,
                                   u"transfer oma/objects 10300 --holder \u2060"_s,
                                   u"split oma/objects 10300-10309 --at 10305 --holder A --holder _"_s,
                                   u"split oma/objects 10300-10309 --at _ --holder A --holder B"_s,
                                   u"deprecate oma/objects 10300 --superseded-by _"_s,
                                   u"split oma/objects 10300-10309 --at 10305 --holder A"_s,
                                   u"transfer oma/objects 10300"_s,
                                   u"range oma/objects x 1-9 --largest many"_s,
                                   u"show oma"_s,
                                   u"undo oma/nosuch"_s})
        QTest::newRow(qPrintable(command)) << command;
}

void TestSubregistryCommands::rejectsWrongUsage()
{
    QFETCH(QString, command);
    createObjects();
    const CliResult result = run(command);
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.isEmpty());
}

void TestSubregistryCommands::answersARequestOnce()
{
    createObjects();
    create(u"oma/others --kind decimal"_s);
    const QString request = u"assign oma/objects --next --range bulk --count 50 --holder A --request T-7"_s;
    const CliResult first = run(request + u" --date 2024-01-02"_s);
    QCOMPARE(first.status, 0);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    const CliResult again = run(request + u" --date 2024-01-02 --by Bob"_s);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.out, first.out);
    QCOMPARE(run(request + u" --date 2024-01-02 --format json"_s).array()[0].toObject()["value"_L1],
             u"32769"_s);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    for (const QString& other :
         {request, u"reserve oma/objects --next --range bulk --count 50 --holder A --request T-7"_s,
          u"assign oma/objects --next --range bulk --count 50 --holder B --request T-7 --date 2024-01-02"_s,
          u"assign oma/others --next --range bulk --count 50 --holder A --request T-7 --date 2024-01-02"_s}) {
        const CliResult refused = run(other);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("subregistry.request-reused"), refused.err);
    }
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "32769-32818");
    done(u"release oma/objects 32800 --date 2024-03-01"_s);
    const CliResult outdated = run(request + u" --date 2024-01-02"_s);
    QCOMPARE(outdated.status, 1);
    QCOMPARE(outdated.err,
             QByteArray("nidus-cli: Refused (subregistry.request-outdated): Request \"T-7\" was granted, but "
                        "32800 changed afterward: release, 2024-03-01.\n"));
}

void TestSubregistryCommands::writesLetters()
{
    createObjects();
    QCOMPARE(run(u"assign oma/objects 10512-10514 --holder Org_B --date 2025-11-01 --format letter"_s).out,
             QByteArray("To: Org B\nDate: 2025-11-01\nSubject: Request for oma/objects\n\nDear Org B,\n\n"
                        "Your request was granted.\n\n"
                        "10512-10514 is assigned to Org B from 2025-11-01. The block has 3 values. "
                        "Its range is \"x\".\n\n"
                        "The URNs are:\n  urn:oma:lwm2m:x:10512\n"
                        "  urn:oma:lwm2m:x:10513\n  urn:oma:lwm2m:x:10514\n\n"
                        "Kind regards,\nThe registry of urn:oma\n"));
    const CliResult refused = run(u"assign oma/objects 10514 --holder C --date 2025-11-02 --format letter"_s);
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.out,
             QByteArray("To: C\nDate: 2025-11-02\nSubject: Request for oma/objects\n\nDear C,\n\n"
                        "Your request could not be granted. "
                        "10514 is not free: 10512-10514 is taken (assigned, \"Org B\", 2025-11-01). "
                        "A value has one holder.\n\nWe can offer 10515 in range \"x\" instead. "
                        "If you want this, please send us a new request.\n\n"
                        "The URN would be:\n  urn:oma:lwm2m:x:10515\n\n"
                        "Kind regards,\nThe registry of urn:oma\n"));
    QVERIFY2(refused.err.contains("The refusal is not recorded, because the request has no identifier."),
             refused.err);
    const CliResult reserved =
        run(u"reserve oma/objects 10600 --holder Org_B --on-behalf D --until 2099-12-31 --date 2025-11-03 "
            "--reference doc --format letter"_s);
    QVERIFY2(reserved.out.contains("\n10600 is reserved for Org B on behalf of D from 2025-11-03 until "
                                   "2099-12-31. Its range is \"x\". The reference is doc.\n\nThe URN is:\n"),
             reserved.out);
}

void TestSubregistryCommands::showsValuesAndTheirHistory()
{
    createObjects();
    done(u"assign oma/objects 33455-33504 --holder A --date 2019-05-01 --by Ada"_s);
    done(u"transfer oma/objects 33455-33504 --holder Org-BM --date 2021-05-31 --by Bob"_s);
    QVERIFY(run(u"show oma/objects 33460 --at 2021-05-30 --format tsv"_s)
                .out.contains("\tassigned\tA\t2019-05-01\t"));
    QVERIFY(run(u"show oma/objects 33460 --at 2021-05-31 --format tsv"_s)
                .out.contains("\tassigned\tOrg-BM\t2021-05-31\t"));
    const QByteArray text = run(u"show oma/objects 33460"_s).out;
    QVERIFY2(text.startsWith("33455-33504, assigned, Org-BM, 2021-05-31\n"), text);
    const qsizetype first =
        text.indexOf("Ada assigned 33455-33504 on 2019-05-01. Result: assigned, A, 2019-05-01. Entered on ");
    const qsizetype second = text.indexOf(
        "Bob transferred 33455-33504 on 2021-05-31. Changed: holder A -> Org-BM, date 2019-05-01 -> "
        "2021-05-31. Result: assigned, Org-BM, 2021-05-31. Entered on ");
    QVERIFY2(first > 0 && second > first, text);
    QCOMPARE(run(u"show oma/objects --format csv"_s).out,
             QByteArray("value,to,range,state,holder,date,until,reference,note\r\n"
                        "33455,33504,bulk,assigned,Org-BM,2021-05-31,,,\r\n"));
    QVERIFY(run(u"show oma/objects"_s)
                .out.contains("Range bulk: 32769-42768, open, label x, at most 50 in a row\n"));
    QCOMPARE(run(u"show oma/objects 7"_s).status, 1);
    QCOMPARE(run(u"show oma/objects 7"_s).err,
             QByteArray("nidus-cli: 7: not assignable (no single range contains it)\n"));
    QCOMPARE(run(u"show oma/objects 33000"_s).err,
             QByteArray("nidus-cli: 33000: free. Nobody has the value, and it can be assigned.\n"));
    done(u"range oma/objects old 1-99 --state closed"_s);
    QCOMPARE(run(u"show oma/objects 7"_s).err, QByteArray("nidus-cli: 7: not assignable (range closed)\n"));
    QVERIFY(run(u"assign oma/objects 7 --holder A"_s)
                .err.startsWith("nidus-cli: Refused (subregistry.reserved): In \"old\", 7 is not assignable, "
                                "because the range is closed.\n"));
    done(u"release oma/objects 33460 --date 2022-01-01"_s);
    QVERIFY(run(u"show oma/objects 33460"_s).err.startsWith("nidus-cli: 33460: released. The value was "));
    QCOMPARE(values(u"show oma/objects --range x --format tsv"_s), "");
}

void TestSubregistryCommands::showsWhatRunsOut()
{
    createObjects();
    done(u"reserve oma/objects 10300 --holder A --date 2020-01-01 --until 2020-12-31"_s);
    done(u"reserve oma/objects 10301 --holder A --date 2020-01-01 --until 2021-06-30"_s);
    done(u"reserve oma/objects 10302 --holder A"_s);
    QCOMPARE(values(u"show oma/objects --due 2020-12-31 --format tsv"_s), "10300");
    QCOMPARE(values(u"show oma/objects --due 2021-12-31 --format tsv"_s), "10300 10301");
    const QByteArray err = run(u"show oma/objects --at 2021-01-01 --format tsv"_s).err;
    QCOMPARE(err, QByteArray("nidus-cli: Warning: The date of 10300, 2020-12-31, is in the past.\n"));
    QCOMPARE(run(u"reserve oma/objects 10303 --holder A --until 2001-01-01"_s).status, 1);
}

/// Refusals and letters are sent to others; only staff see the list itself.
void TestSubregistryCommands::hidesPrivateHolders()
{
    createObjects();
    done(
        u"assign oma/objects 10300 --holder Secret --reference #S --note Secret --private --date 2024-01-01"_s);
    for (const QString& format : {u"tsv"_s, u"json"_s, u"letter"_s}) {
        const CliResult refused = run(u"assign oma/objects 10300 --holder B --format "_s + format);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("10300 is taken (assigned, 2024-01-01)."), refused.err);
        QVERIFY2(!(refused.out + refused.err).contains("Secret") && !refused.out.contains("#S"),
                 refused.out + refused.err);
    }
    QJsonObject entry = run(u"show oma/objects --format json"_s).array()[0].toObject();
    QCOMPARE(entry["holder"_L1], u"Secret"_s);
    QCOMPARE(entry["private"_L1], true);
    done(u"assign oma/objects 10301 --holder B"_s);
    entry = run(u"show oma/objects 10301 --format json"_s).array()[0].toObject();
    QCOMPARE(entry["private"_L1], false);
}

void TestSubregistryCommands::cleansHolders()
{
    createObjects();
    QVERIFY(run(u"assign oma/objects 10300 --holder A\n\u200BB --on-behalf C\tD"_s)
                .out.contains("\tassigned\tA B\t"));
    QVERIFY(run(u"show oma/objects 10300"_s).out.contains(", A B, on behalf of C D, "));
}

void TestSubregistryCommands::rejectsDates()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --date 2020-01-01"_s);
    const auto refusedAs = [this](const QString& command, const QByteArray& id) {
        const CliResult result = run(command);
        return result.status == 1 && result.err.contains("Refused (subregistry." + id + "): ");
    };
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    QVERIFY(refusedAs(u"transfer oma/objects 10300 --holder B --date 2019-12-31"_s, "early-date"));
    QVERIFY(refusedAs(u"undo oma/objects --date 2019-12-31"_s, "early-date"));
    QVERIFY(refusedAs(u"retire oma/objects 10300 --date 2099-01-01"_s, "future-date"));
    QVERIFY(refusedAs(u"range oma/objects y 1-9 --date 2099-01-01"_s, "future-date"));
    QVERIFY(refusedAs(u"reserve oma/objects 10301 --holder B --until 2098-01-01 --date 2099-01-01"_s,
                      "future-date"));
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    done(u"reserve oma/objects 10301 --holder B --until 2099-01-01"_s);
    QCOMPARE(run(u"show oma/objects --at 2100-01-01 --format tsv"_s).err, QByteArray()); // not yet past
}

void TestSubregistryCommands::splitsWithBothHolders()
{
    createObjects();
    done(u"assign oma/objects 33655-33704 --holder A --date 2019-09-01"_s);
    QCOMPARE(run(u"split oma/objects 33655-33704 --at 33680 --holder B --holder C --date 2025-09-30"_s).out,
             QByteArray("33655\t33679\tbulk\tassigned\tB\t2025-09-30\t\t\t\n"
                        "33680\t33704\tbulk\tassigned\tC\t2025-09-30\t\t\t\n"));
    QCOMPARE(run(u"split oma/objects 33655-33704 --at 33680 --holder B --holder C"_s).status, 1);
}

void TestSubregistryCommands::reportsEntriesOutsideRanges()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A"_s);
    const CliResult moved = run(u"range oma/objects x 10301-26240"_s);
    QCOMPARE(moved.status, 0);
    QCOMPARE(moved.err, QByteArray("nidus-cli: Warning: No single range contains 10300 now.\n"));
    QVERIFY(
        run(u"show oma/objects"_s).out.contains("Range x: 10301-26240, open, label x\n")); // keeps its label
    const CliResult crossing = run(u"range oma/objects y 20000-30000"_s);
    QCOMPARE(crossing.status, 1);
    QVERIFY2(crossing.err.contains("overlaps range \"x\" (10301-26240)"), crossing.err);
    QCOMPARE(run(u"range oma/objects y 9-1"_s).status, 1);
    QCOMPARE(run(u"range oma/objects y vnd.*"_s).status, 1);
}

void TestSubregistryCommands::undoes()
{
    createObjects();
    QCOMPARE(run(u"undo oma/objects"_s).status, 0); // the range
    done(u"assign oma/objects 10300-10309 --holder A --date 2024-01-01"_s);
    done(u"release oma/objects 10303"_s);
    QVERIFY(run(u"undo oma/objects"_s).out.startsWith("10300\t10309\tx\tassigned\tA\t2024-01-01\t"));
    const CliResult assigned = run(u"undo oma/objects"_s);
    QVERIFY2(assigned.out.startsWith("10300\t10309\tx\tpool\t\t"), assigned.out);
    QCOMPARE(assigned.err,
             QByteArray("nidus-cli: 10300-10309 are free again.\n"
                        "nidus-cli: If the answer was already sent, assign the same values again, "
                        "and withdraw them.\n"));
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "");
    QCOMPARE(values(u"next oma/objects --range x"_s), "10241");
    QCOMPARE(run(u"undo oma/objects"_s).status, 0); // the other range
    const CliResult nothing = run(u"undo oma/objects"_s);
    QCOMPARE(nothing.status, 1);
    QCOMPARE(nothing.err, QByteArray("nidus-cli: There is nothing to undo.\n"));
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

void TestSubregistryCommands::erasesContacts()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --contact Marta_Lindqvist --request T-1 --date 2024-01-01"_s);
    QCOMPARE(
        m_cli.run({u"registry"_s, u"erase"_s, u"Marta Lindqvist"_s, u"--note=asked"_s, u"--by=Officer"_s})
            .status,
        0);
    QFile file(m_cli.registryPath);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Marta Lindqvist"));
    const QByteArray verified = m_cli.run({u"registry"_s, u"verify"_s}).out;
    QVERIFY2(verified.startsWith("sound\noma subregistry_change.arguments: erased on "), verified);
}

/// Several programs at once; here as threads, with a connection each.
void TestSubregistryCommands::neverAssignsTwiceAtOnce()
{
    createObjects();
    constexpr int kPrograms = 8;
    constexpr int kOrders = 12;
    std::array<QByteArrayList, kPrograms> got;
    {
        std::vector<std::jthread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&got, i, this] {
                for (int order = 0; order < kOrders; ++order)
                    got[std::size_t(i)].append(
                        run(u"assign oma/objects --next --range x --count 3 --holder P%1"_s.arg(i)).out);
            });
    }
    QSet<QByteArray> firsts;
    for (const QByteArrayList& lines : got) {
        for (const QByteArray& line : lines)
            firsts.insert(line.split('\t').first());
    }
    QCOMPARE(firsts.size(), kPrograms * kOrders);
    QCOMPARE(values(u"next oma/objects --range x"_s), QByteArray::number(10241 + 3 * kPrograms * kOrders));
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

NIDUS_TEST(tst_subregistrycommands, TestSubregistryCommands)
#include "tst_subregistrycommands.moc"
