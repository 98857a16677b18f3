// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

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
    const CliResult table = run(u"export oma/objects --requests"_s);
    QVERIFY2(table.out.startsWith("value,to,range,") && table.out.contains(",request\r\n") &&
                 table.out.contains(",T-7\r\n"),
             table.out);
    QVERIFY(!run(u"export oma/objects"_s).out.contains("T-7"));
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
    QCOMPARE(values(request), "10242");                                  // decided anew
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
    QCOMPARE(first.out,
             QByteArray("Addressed to: B\nContact: b@example.org\nDate: 2024-02-01\nYour request: T-2\n\n"
                        "Your request could not be granted.\n\nSubregistry: oma/objects\n"
                        "Reason: 10300 is not free: 10300 is taken (assigned, \"A\", 2024-01-01).\n"
                        "Rule: A value has one holder.\n\nThis is possible instead: 10301\n"
                        "URNs:\n  urn:oma:lwm2m:x:10301\n"));
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=objects refuse"_s}).out;
    QVERIFY2(log.contains("objects refuse 10300 for T-2 (subregistry.overlap)"), log);
    done(u"assign oma/objects 10301 --holder C --date 2024-02-02"_s); // the alternative is taken
    done(u"release oma/objects 10300 --to-pool --date 2024-02-02"_s);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    const CliResult again = run(request + u" --date 2024-02-01 --format letter"_s);
    QCOMPARE(again.status, 1);
    QCOMPARE(again.out, first.out);
    QVERIFY2(again.err.contains("The request was refused on 2024-02-01."), again.err);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    // The answer may be another value; then it is the answer.
    QCOMPARE(values(u"assign oma/objects 10302 --holder B --request T-2"_s), "10302");
    QVERIFY(run(request + u" --date 2024-02-01"_s).err.contains("subregistry.request-reused"));
    done(u"undo oma/objects"_s); // not the refusal
    QCOMPARE(run(request + u" --date 2024-02-01 --format letter"_s).out, first.out);
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
             QByteArray("nidus-cli: 10241-10299 stay free; --lowest assigns the lowest of them.\n"));
    QCOMPARE(run(u"next oma/objects --range x"_s).err,
             QByteArray("nidus-cli: 10241-10299 stay free; --lowest assigns the lowest of them.\n"));
    QCOMPARE(run(u"next oma/objects --range x --lowest"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 10250 --holder A"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects --next --range x --holder A"_s).err, QByteArray());
    QCOMPARE(run(u"assign oma/objects 10303 --holder A"_s).err,
             QByteArray("nidus-cli: 10302 stays free; --lowest assigns it.\n"));
    for (const QString& each : {u"10310"_s, u"10312"_s, u"10314"_s})
        done(u"assign oma/objects %1 --holder A"_s.arg(each));
    QCOMPARE(
        run(u"next oma/objects --range x"_s).err,
        QByteArray("nidus-cli: 10241-10249, 10251-10299, 10302 and 3 more stay free; --lowest assigns the "
                   "lowest of them.\n"));
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
    QCOMPARE(run(u"export oma/objects"_s).out.count("a@example.org"), 1);
    done(u"undo oma/objects"_s);
    QCOMPARE(run(split + u" --contact  --contact b@example.org"_s).err, QByteArray());
    const QByteArray table = run(u"export oma/objects"_s).out;
    QVERIFY2(table.contains(",a@example.org,") && table.contains(",b@example.org,"), table);
}

NIDUS_TEST(tst_subregistryanswers, TestSubregistryAnswers)
#include "tst_subregistryanswers.moc"
