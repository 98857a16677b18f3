// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// What kind of asker a holder is: who asks for it, where it is kept, and what letters say.
class TestSubregistryAskers : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        makeRegistry();
        createObjects();
        done(u"range oma/objects own 100-199 --asker only_members --largest 20"_s);
    }

    void importsAskers();
    void namesTheColumnOfAskers();
    void keepsAskersInEveryFormat_data();
    void keepsAskersInEveryFormat();
    void keepsTheAskerOfAHolder();
    void saysWhichLimitARangeHas();
    void showsAndCorrectsTheAsker();

private:
    [[nodiscard]] CliResult import(const QByteArray& table, const QStringList& options = {}) const
    {
        return m_cli.run(QStringList{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s} + options,
                         table);
    }
};

void TestSubregistryAskers::importsAskers()
{
    const CliResult refused = import("value,holder,asker\n100,A,\n101,B,companies\n");
    QCOMPARE(refused.status, 1);
    for (const char* const line : {"-:2: error[subregistry.wrong-asker]: Range \"own\" is for certain "
                                   "holders or kinds of askers; the request is from \"A\".",
                                   "-:3: error[subregistry.wrong-asker]: Range \"own\" is for certain "
                                   "holders or kinds of askers; the request is from \"companies\"."})
        QVERIFY2(refused.err.contains(line), refused.err);
    const CliResult taken = import("value,holder,asker\n100,A,members\n101,B,Members\n10241,C,-\n");
    QCOMPARE(taken.err, QByteArray("3 new, 0 changed, 0 unchanged\n"));
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "100 101 10241");
}

void TestSubregistryAskers::namesTheColumnOfAskers()
{
    const CliResult taken = import("Number,Company,Membership\n100,A,members\n",
                                   {u"--columns"_s, u"value=Number,holder=Company,asker=Membership"_s});
    QCOMPARE(taken.err, QByteArray("1 new, 0 changed, 0 unchanged\n"));
    QVERIFY(run(u"export oma/objects"_s).out.contains(",members\r\n"));
}

void TestSubregistryAskers::keepsAskersInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"csv", "tsv", "json", "xml"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// An export fits into another list with the same ranges, and comes back to the same bytes.
void TestSubregistryAskers::keepsAskersInEveryFormat()
{
    QFETCH(const QString, format);
    done(u"assign oma/objects 100-109 --holder A --asker members --request T-1"_s);
    done(u"assign oma/objects 110 --holder B --asker members --private"_s);
    const QByteArray exported = run(u"export oma/objects --private --format "_s + format).out;
    create(
        u"oma/copy --kind decimal --title Objects --urn urn:oma:lwm2m:{label}:{value} --date 2016-01-01"_s);
    if (format != "xml"_L1) { // which has the ranges
        done(u"range oma/copy x 10241-26240 --label x --date 2016-01-01"_s);
        done(u"range oma/copy own 100-199 --asker only_members --largest 20"_s);
    }
    const CliResult imported = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/copy"_s, u"-"_s}, exported);
    QVERIFY2(imported.err.contains("2 new, 0 changed, 0 unchanged\n"), imported.err);
    QCOMPARE(run(u"export oma/copy --private --format "_s + format).out.replace("\"copy\"", "\"objects\""),
             exported);
    QVERIFY2(run(u"export oma/copy --format "_s + format).out.count("members") >= 1, exported);
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

/// Another holder may be of another kind.
void TestSubregistryAskers::keepsTheAskerOfAHolder()
{
    const auto asker = [this](int row) {
        return run(u"export oma/objects --format json"_s).array()[row].toObject()["asker"_L1].toString();
    };
    done(u"reserve oma/objects 100-109 --holder A --asker members --date 2024-01-01"_s);
    done(u"assign oma/objects 100-109 --holder A --asker members --date 2024-01-02"_s);
    QCOMPARE(asker(0), u"members"_s);
    QVERIFY(
        run(u"show oma/objects 100"_s).out.startsWith("100-109, assigned, A, 2024-01-02, asker members\n"));
    done(u"split oma/objects 100-109 --at 105 --holder A --holder B --date 2024-01-03"_s);
    QCOMPARE(asker(0), u"members"_s);
    QCOMPARE(asker(1), QString());
    done(u"transfer oma/objects 100-104 --holder C --date 2024-01-04"_s);
    QCOMPARE(asker(0), QString());
}

/// A letter names the range, its limit, and what was asked for, and no rule that says it again.
void TestSubregistryAskers::saysWhichLimitARangeHas()
{
    const CliResult large =
        run(u"assign oma/objects --next --range bulk --count 60 --holder A --request T-2 --format letter"_s);
    QCOMPARE(large.status, 1);
    QVERIFY2(large.out.contains("Your request could not be granted. Range \"bulk\" allows at most 50 "
                                "numbers in a block; requested: 60.\n\nWe can offer 32769-32818 "),
             large.out);
    const CliResult other =
        run(u"assign oma/objects 100 --holder A --asker companies --request T-3 --format letter"_s);
    QVERIFY2(other.out.contains(
                 "granted. Range \"own\" is for certain holders or kinds of askers; the request is from "
                 "\"companies\".\n\n"),
             other.out);
}

void TestSubregistryAskers::showsAndCorrectsTheAsker()
{
    done(u"assign oma/objects 10300 --holder A --asker company"_s);
    done(u"assign oma/objects 10301 --holder B"_s);
    const QJsonArray shown = run(u"show oma/objects --format json"_s).array();
    QCOMPARE(shown[0]["asker"_L1], u"company"_s);
    QCOMPARE(shown[1]["asker"_L1], QJsonValue(QJsonValue::Null));
    done(u"edit oma/objects 10300 --asker consortium"_s);
    const QJsonObject entry = run(u"show oma/objects 10300 --format json"_s).array()[0].toObject();
    QCOMPARE(entry["asker"_L1], u"consortium"_s);
    QCOMPARE(entry["earlier"_L1].toArray()[0]["asker"_L1], u"company"_s);
}

NIDUS_TEST(tst_subregistryaskers, TestSubregistryAskers)
#include "tst_subregistryaskers.moc"
