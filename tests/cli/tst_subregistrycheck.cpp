// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

namespace {

constexpr QLatin1StringView kGrammar(
    "name    = %s\"lwm2m:\" label \":\" id [\":\" version] / %s\"md:\" center \":\" 1*ALPHA / 1*ALPHA\n"
    "center  = 2ALPHA \"-\" 1*ALPHA\n"
    "label   = 1*ALPHA\nid      = 1*DIGIT\nversion = 1*DIGIT \".\" 1*DIGIT\n");

/// One line of tests/data/subregistries/objects.tsv.
struct Object
{
    QString number;
    QString version;
    QString label;
    QString state;
    QString urn;
};

QList<Object> objects()
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/subregistries/objects.tsv"));
    QList<Object> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QStringList fields = QString::fromUtf8(line).split(u'\t');
        if (!line.startsWith('#') && fields.size() == 5)
            all.append({fields[0], fields[1], fields[2], fields[3], fields[4]});
    }
    return all;
}

} // namespace

/// Subregistries in the check of URNs.
class TestSubregistryCheck : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void reportsValues_data();
    void reportsValues();
    void reportsInEachFormat_data();
    void reportsInEachFormat();
    void checksAgainstANamespaceOrVersion();
    void asksForOtherNamespaces();
    void checksARealList();
    void seesEachChange();
    void leavesNamespacesWithoutRuleValid();
    void refusesRulesThatTheGrammarLacks_data();
    void refusesRulesThatTheGrammarLacks();
    void namesTheListWhoseRuleWentAway();
    void changesARule();
    void saysWhereAnUnlistedValueIs();
    void saysWhatARangeTakesAlong();
    void refusesARuleThatMatchesNoNumber();
    void reportsValuesThatANewRuleDoesNotMatch();
    void warnsOfAPatternThatTheGrammarRejects();
    void warnsOfInvalidLabels();
    void warnsOfInvalidUrnsBeforeAnImport();

private:
    [[nodiscard]] CliResult check(const QByteArray& urn, const QStringList& options = {}) const
    {
        return m_cli.run(QStringList{u"check"_s, u"--format"_s, u"tsv"_s} + options + QStringList{u"-"_s},
                         urn + '\n');
    }
    void makeNumbers() const;
    /// Registers the next version of the namespace oma, with a grammar.
    void registerGrammar(const QString& text) const;
};

void TestSubregistryCheck::init()
{
    makeRegistry();
    registerGrammar(kGrammar);
}

void TestSubregistryCheck::registerGrammar(const QString& text) const
{
    registration::VersionContent content;
    content.registrationTemplate.setText(registration::TemplateField::Nid, u"oma"_s);
    content.rule = registration::SyntaxRule{.start = u"name"_s, .text = text};
    auto registry = storage::Registry::open(m_cli.registryPath);
    QVERIFY(registry.has_value());
    const auto draft = registry->drafts().create({.revisionOf = u"oma"_s, .content = content}, {});
    QVERIFY(draft.has_value());
    QVERIFY(registry->registrations().registerDraft(draft->id, {}).has_value());
}

void TestSubregistryCheck::makeNumbers() const
{
    create(
        u"oma/objects --kind decimal --key id,version --rule id,version --label-rule label --date 2016-01-01"_s);
    done(u"range oma/objects oma 0-1023 --label oma --date 2016-01-01"_s);
    done(u"range oma/objects x 10241-26240 --label x --date 2016-01-01"_s);
    done(u"assign oma/objects 10300-10349 --holder A --date 2020-01-02"_s);
    done(u"assign oma/objects 5 --holder A --date 2020-01-02"_s);
    done(u"reserve oma/objects 10400 --holder B --date 2020-01-02"_s);
    done(u"assign oma/objects 10401-10404 --holder B --date 2020-01-02"_s);
    done(u"retire oma/objects 10401 --date 2020-01-03"_s);
    done(u"withdraw oma/objects 10402 --date 2020-01-03"_s);
    done(u"deprecate oma/objects 10403 --date 2020-01-03"_s);
    done(u"release oma/objects 10404 --date 2020-01-03"_s);
}

void TestSubregistryCheck::reportsValues_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QByteArray>("verdict");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("message");

    const auto row = [](const char* urn, const char* verdict, const char* code, const char* message) {
        QTest::newRow(urn) << QByteArray(urn) << QByteArray(verdict) << QByteArray(code)
                           << QByteArray(message);
    };
    row("urn:oma:lwm2m:x:10349", "valid", "", "");
    row("urn:oma:lwm2m:x:10349:1.1", "valid", "", "");
    row("urn:oma:lwm2m:oma:5", "valid", "", "");
    row("urn:oma:other", "valid", "", "");
    row("urn:oma:lwm2m:x:10350", "invalid", "subregistry.not-listed",
        "\"10350\" is not in subregistry \"objects\" (6 entries, 2020-01-03); nearest: \"10349\".");
    row("urn:oma:lwm2m:oma:10349", "invalid", "subregistry.wrong-range",
        "10349 belongs to \"x\", not to \"oma\".");
    row("urn:oma:lwm2m:x:10400", "valid", "subregistry.reserved", "In \"objects\", 10400 is reserved.");
    row("urn:oma:lwm2m:x:10401", "valid", "subregistry.retired", "10401 is retired in \"objects\".");
    row("urn:oma:lwm2m:x:10402", "valid", "subregistry.withdrawn", "10402 is withdrawn in \"objects\".");
    row("urn:oma:lwm2m:x:10403", "valid", "subregistry.deprecated", "10403 is deprecated in \"objects\".");
    row("urn:oma:lwm2m:x:10404", "invalid", "subregistry.released",
        "10404 was held before in \"objects\". It is released, but not free.");
    row("urn:oma:lwm2m:x:10405", "invalid", "subregistry.not-listed",
        "\"10405\" is not in subregistry \"objects\" (6 entries, 2020-01-03); nearest: \"10403\".");
}

void TestSubregistryCheck::reportsValues()
{
    QFETCH(QByteArray, urn);
    QFETCH(QByteArray, verdict);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, message);
    makeNumbers();
    const CliResult result = check(urn);
    const QByteArray line = result.out.split('\n').value(0);
    QVERIFY2(line.contains('\t' + verdict + '\t'), result.out + result.err);
    QVERIFY2(code.isEmpty() == !line.contains("subregistry."), line);
    QVERIFY2(line.contains(code) && line.contains(message), line);
    QCOMPARE(result.status, verdict == "valid" ? 0 : 1);
}

void TestSubregistryCheck::reportsInEachFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("wanted");
    for (const char* format : {"text", "tsv", "csv", "json", "jsonl", "sarif", "junit"})
        QTest::newRow(format) << QString::fromUtf8(format) << QByteArray("not in subregistry");
}

void TestSubregistryCheck::reportsInEachFormat()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, wanted);
    makeNumbers();
    const CliResult result =
        m_cli.run({u"check"_s, u"--format"_s, format, u"-"_s}, "urn:oma:lwm2m:x:10350\n");
    QVERIFY2(result.out.contains(wanted), result.out + result.err);
    QCOMPARE(result.status, 1);
}

void TestSubregistryCheck::checksAgainstANamespaceOrVersion()
{
    makeNumbers();
    for (const QString& against : {u"oma"_s, u"oma@1"_s, u"OMA"_s}) {
        const CliResult result = check("urn:oma:lwm2m:x:10350", {u"--against"_s, against});
        QVERIFY2(result.out.contains("subregistry.not-listed"), result.out + result.err);
    }
}

void TestSubregistryCheck::asksForOtherNamespaces()
{
    makeNumbers();
    QVERIFY(!check("urn:fdc:lwm2m:x:10350", {u"--against"_s, u"all"_s}).out.contains("oma"));
}

/// Every published URN passes, and the others have their finding.
void TestSubregistryCheck::checksARealList()
{
    create(
        u"oma/objects --kind decimal --key id,version --rule id,version --label-rule label --date 2016-01-01"_s);
    done(u"range oma/objects oma 0-1023 --label oma --date 2016-01-01"_s);
    done(u"range oma/objects ext 2048-10240 --label ext --date 2016-01-01"_s);
    done(u"range oma/objects x 10241-32768 --label x --date 2016-01-01"_s);
    QByteArray table = "value,state\n";
    QByteArray urns;
    QByteArray swapped;
    const QList<Object> listed = objects();
    QCOMPARE(listed.size(), 454);
    for (const Object& object : listed) {
        const QString state = object.state.startsWith("reserved"_L1)       ? u"reserved"_s
                              : object.state == "reservation-withdrawn"_L1 ? u"withdrawn"_s
                                                                           : object.state;
        table += '"' + (object.number + u',' + object.version + u"\","_s + state + u'\n').toUtf8();
        urns += object.urn.toUtf8() + '\n';
        swapped += QString(object.urn)
                       .replace(u':' + object.label + u':', object.label == "x"_L1 ? u":ext:"_s : u":x:"_s)
                       .toUtf8() +
                   '\n';
    }
    const CliResult imported = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, table);
    QVERIFY2(imported.status == 0, imported.err);
    const QByteArrayList lines = check(urns.chopped(1)).out.split('\n');
    for (qsizetype i = 0; i < listed.size(); ++i) {
        const Object& object = listed[i];
        // Only one version of the number is deprecated, and its URN names none.
        const QByteArray wanted(object.state == "published"_L1 || object.state == "deprecated"_L1 ? ""
                                : object.state == "reservation-withdrawn"_L1 ? "subregistry.withdrawn"
                                                                             : "subregistry.reserved");
        QVERIFY2(lines[i].contains("\tvalid\t"), lines[i]);
        QVERIFY2(wanted.isEmpty() ? !lines[i].contains("subregistry.") : lines[i].contains(wanted), lines[i]);
    }
    QCOMPARE(check(swapped.chopped(1)).out.count("\tinvalid\t"), 454);
}

void TestSubregistryCheck::seesEachChange()
{
    create(u"oma/centers --kind words --rule center --date 2016-01-01"_s);
    QVERIFY(check("urn:oma:md:fr-xya:a").out.contains("subregistry.not-listed"));
    done(u"assign oma/centers fr-xya --holder A --date 2020-01-01"_s);
    QCOMPARE(check("urn:oma:md:fr-xya:a").status, 0);
    QVERIFY(check("urn:oma:md:fr-xyz:a")
                .out.contains("\"fr-xyz\" is not in subregistry \"centers\" (1 entries, 2020-01-01); "
                              "nearest: \"fr-xya\"."));
    done(u"release oma/centers fr-xya --date 2020-01-02"_s);
    QCOMPARE(check("urn:oma:md:fr-xya:a").status, 1);
}

void TestSubregistryCheck::leavesNamespacesWithoutRuleValid()
{
    create(u"oma/centers --kind words --date 2016-01-01"_s);
    QCOMPARE(check("urn:oma:md:fr-xya:a").status, 0);
    create(u"oma/others --kind words --rule center --outside warning --date 2016-01-01"_s);
    const CliResult result = check("urn:oma:md:fr-xya:a");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("\tvalid\t") && result.out.contains("subregistry.not-listed"));
    const CliResult json = m_cli.run({u"check"_s, u"--format"_s, u"json"_s, u"-"_s}, "urn:oma:md:fr-xya:a\n");
    QVERIFY2(!json.out.contains("\"severity\":\"error\""), json.out);
}

void TestSubregistryCheck::refusesRulesThatTheGrammarLacks_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("rule") << u"--rule nosuch"_s;
    QTest::newRow("second rule") << u"--key id,version --rule id,nosuch"_s;
    QTest::newRow("label rule") << u"--rule id --label-rule nosuch"_s;
    QTest::newRow("only a label rule") << u"--label-rule nosuch"_s;
}

void TestSubregistryCheck::refusesRulesThatTheGrammarLacks()
{
    QFETCH(QString, options);
    const CliResult result = run(u"create oma/x --kind decimal "_s + options);
    QCOMPARE(result.status, 2);
    QVERIFY2(
        result.err.contains("The grammar of \"oma\" has no rule \"nosuch\"; expected one of: name, center, "
                            "label, id, version."),
        result.err);
    QCOMPARE(run(u"list"_s).out, QByteArray());
}

void TestSubregistryCheck::namesTheListWhoseRuleWentAway()
{
    create(u"oma/centers --kind words --rule center --date 2016-01-01"_s);
    registerGrammar(u"name = %s\"md:\" place \":\" 1*ALPHA\nplace = 2ALPHA \"-\" 1*ALPHA\n"_s);
    const CliResult result = check("urn:oma:md:fr-xya:a");
    QVERIFY2(result.out.contains("\tundecided\toma\t4\tnamespace.undecided\t"), result.out);
    QVERIFY2(result.out.contains("Subregistry \"centers\" names the rule \"center\", which the grammar of "
                                 "\"oma\" lacks"),
             result.out);
}

/// URNs with a label become invalid with the range that has it, which the change says.
void TestSubregistryCheck::saysWhatARangeTakesAlong()
{
    makeNumbers();
    QVERIFY(check("urn:oma:lwm2m:x:10349").out.contains("\tvalid\t"));
    const CliResult moved = m_cli.run(u"subregistry range oma/objects x 10400-26240 --label x"_s.split(u' '));
    QCOMPARE(moved.err, QByteArray("nidus-cli: Warning: No single range contains 10300-10349 now.\n"
                                   "nidus-cli: URNs with values outside of all ranges are invalid, because "
                                   "these have no label.\n"));
    QVERIFY(check("urn:oma:lwm2m:x:10349").out.contains("\tinvalid\t"));
}

void TestSubregistryCheck::saysWhereAnUnlistedValueIs()
{
    create(u"oma/objects --kind decimal --rule id --date 2016-01-01"_s);
    done(u"range oma/objects open 1-9 --date 2016-01-01"_s);
    done(u"range oma/objects later 10-19 --state reserved --date 2016-01-01"_s);
    done(u"range oma/objects old 20-29 --state closed --date 2016-01-01"_s);
    const QByteArray found =
        check("urn:oma:lwm2m:x:5\nurn:oma:lwm2m:x:15\nurn:oma:lwm2m:x:25\nurn:oma:lwm2m:x:35").out;
    QVERIFY2(found.contains("\"5\" is not in subregistry \"objects\""), found);
    QVERIFY2(found.contains("In \"later\", 15 is not assignable, because the range is reserved."), found);
    QVERIFY2(found.contains("In \"old\", 25 is not assignable, because the range is closed."), found);
    QVERIFY2(found.contains("No single range contains 35."), found);
    QCOMPARE(found.count("\tinvalid\t"), 4);
    const auto json = m_cli.run({u"check"_s, u"--format"_s, u"json"_s, u"-"_s}, "urn:oma:lwm2m:x:15\n").out;
    const qsizetype first = json.indexOf("\"code\":\"subregistry.not-listed\"", json.indexOf("findings"));
    QVERIFY2(first > 0 && json.indexOf("\"code\":\"subregistry.reserved\"") > first, json);
}

void TestSubregistryCheck::changesARule()
{
    create(u"oma/centers --kind words --rule center --policy First --date 2016-01-01"_s);
    done(u"assign oma/centers fr-xya --holder A --date 2020-01-01"_s);
    registerGrammar(u"name = %s\"md:\" place \":\" 1*ALPHA\nplace = 2ALPHA \"-\" 1*ALPHA\n"_s);
    const CliResult changed =
        run(u"change oma/centers --rule place --title Places --outside warning --note moved"_s);
    QCOMPARE(changed.status, 0);
    const QByteArray facts =
        "define outside: \"error\" -> \"warning\", rule: \"center\" -> \"place\", title: \"\" -> \"Places\"";
    QVERIFY2(changed.err.contains("centers " + facts), changed.err);
    QCOMPARE(run(u"list oma"_s).out, QByteArray("oma/centers\tPlaces\twords\tplace\tFirst\t0\t1\t1\t\n"));
    QCOMPARE(check("urn:oma:md:fr-xya:a").status, 0);
    QVERIFY(check("urn:oma:md:fr-xyz:a").out.contains("\tvalid\t"));
    QVERIFY(run(u"change oma/centers --rule place"_s).err.contains("nothing was changed"));
    QVERIFY(run(u"change oma/centers --rule center"_s).err.contains("no rule \"center\""));

    const QString copy = m_folder->filePath(u"copy.json"_s);
    QCOMPARE(m_cli.run({u"export"_s, u"--format"_s, u"json"_s, u"--all"_s, u"-o"_s, copy}).status, 0);
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("\"define\""));
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).status, 0);

    done(u"undo oma/centers"_s);
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=undo"_s}).out;
    QVERIFY2(log.contains("centers undo " + facts), log);
    QCOMPARE(run(u"list oma"_s).out, QByteArray("oma/centers\t\twords\tcenter\tFirst\t0\t1\t1\t\n"));
    QVERIFY(check("urn:oma:md:fr-xya:a").out.contains("\tundecided\t"));
    done(u"undo oma/centers"_s); // the assignment before it
    QVERIFY(run(u"show oma/centers"_s).out.isEmpty() ||
            !run(u"show oma/centers"_s).out.contains("\tassigned\t"));
}

void TestSubregistryCheck::refusesARuleThatMatchesNoNumber()
{
    registerGrammar(u"name = obj\nobj = \"obj:\" id\nid = 1*5DIGIT\n"_s);
    const CliResult refused = run(u"create oma/x --kind decimal --rule obj"_s);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("The rule \"obj\" does not match a number of this kind"), refused.err);
    create(u"oma/x --kind decimal --rule id"_s);
    QCOMPARE(run(u"change oma/x --rule obj"_s).status, 2);
}

void TestSubregistryCheck::reportsValuesThatANewRuleDoesNotMatch()
{
    create(u"oma/centers --kind words --date 2016-01-01"_s);
    done(u"assign oma/centers fr-xya --holder A --date 2020-01-01"_s);
    done(u"assign oma/centers Bad_Name --holder A --date 2020-01-01"_s);
    const CliResult changed = run(u"change oma/centers --rule center"_s);
    QCOMPARE(changed.status, 0);
    QVERIFY2(changed.err.contains("do not match the rule \"center\": Bad Name"), changed.err);
    const CliResult assigned = run(u"assign oma/centers 9x --holder A --date 2020-01-02"_s);
    QCOMPARE(assigned.status, 0);
    QVERIFY2(assigned.err.contains("Warning: \"9x\" does not match the rule \"center\" of the grammar."),
             assigned.err);
    const CliResult other = run(u"reserve oma/centers fr-xyb --holder A --date 2020-01-02"_s);
    QVERIFY2(!other.err.contains("the rule"), other.err);
}

/// The pattern that a list has without --urn, too.
void TestSubregistryCheck::warnsOfAPatternThatTheGrammarRejects()
{
    const QByteArray warning =
        "nidus-cli: Warning: The grammar of \"oma\" rejects every URN of the pattern "
        "\"urn:oma:{value}\"; it accepts, for example, \"urn:oma:lwm2m:a:0\".\n"; // with the rule "id"
    const CliResult made = run(u"create oma/objects --kind decimal --rule id --date 2016-01-01"_s);
    QCOMPARE(made.status, 0);
    QCOMPARE(made.err, warning);
    const CliResult right = run(u"change oma/objects --urn urn:oma:lwm2m:x:{value}"_s);
    QVERIFY2(!right.err.contains("Warning"), right.err);
    done(u"assign oma/objects 7 --holder A"_s);
    const CliResult changed = run(u"change oma/objects --urn urn:oma:{value}"_s);
    QCOMPARE(changed.status, 0);
    QVERIFY2(changed.err.contains(warning), changed.err);
    const CliResult assigned = run(u"assign oma/objects 8 --holder A"_s);
    QVERIFY2(
        assigned.err.contains("Warning: The URN \"urn:oma:8\" is not valid: Rejected by the syntax rule of "
                              "\"oma\" at column 9: "),
        assigned.err);
    const CliResult next = run(u"next oma/objects"_s);
    QCOMPARE(next.status, 0);
    QVERIFY2(next.err.contains("Warning: The URN \"urn:oma:9\" is not valid: "), next.err);
    const CliResult imported = m_cli.run(
        {u"subregistry"_s, u"import"_s, u"--dry-run"_s, u"oma/objects"_s, u"-"_s}, "value\n9\n10\n");
    QCOMPARE(imported.status, 0);
    QVERIFY2(
        imported.err.contains("-:1: warning[subregistry.pattern-syntax]: The grammar of \"oma\" rejects"),
        imported.err);
    QCOMPARE(imported.err.count("warning["), 1); // each URN has the same fault
}

void TestSubregistryCheck::warnsOfInvalidLabels()
{
    makeNumbers();
    QCOMPARE(m_cli.run(u"subregistry range oma/objects odd 9000-9999 --label 9"_s.split(u' ')).err,
             QByteArray("nidus-cli: Warning: \"9\" does not match the rule \"label\" of the grammar.\n"));
    QCOMPARE(m_cli.run(u"subregistry range oma/objects odd 9000-9999 --label odd"_s.split(u' ')).err,
             QByteArray());
}

void TestSubregistryCheck::warnsOfInvalidUrnsBeforeAnImport()
{
    create(u"oma/centers --kind words --rule center --urn urn:oma:md:{value}:a --date 2016-01-01"_s);
    create(u"oma/others --kind words --urn urn:oma:{value} --date 2016-01-01"_s);
    const auto import = [this](const QString& list, const QStringList& options) {
        return m_cli.run(QStringList{u"subregistry"_s, u"import"_s, list, u"-"_s} + options,
                         "value,holder\nfr-xya,A\nbad wor d,A\n9lives,A\n");
    };
    const CliResult planned = import(u"oma/centers"_s, {u"--dry-run"_s});
    QCOMPARE(planned.status, 0);
    QVERIFY2(planned.err.contains("-:3: warning[subregistry.value-syntax]: \"bad wor d\" does not match"),
             planned.err);
    QVERIFY2(planned.err.contains("-:4: warning[subregistry.value-syntax]: \"9lives\" does not match"),
             planned.err);
    QVERIFY2(!planned.err.contains("-:2:"), planned.err);
    const CliResult others = import(u"oma/others"_s, {});
    QCOMPARE(others.status, 0);
    QVERIFY2(others.err.contains(
                 "-:3: warning[subregistry.urn-syntax]: The URN \"urn:oma:bad wor d\" is not valid: "),
             others.err);
    QVERIFY2(!import(u"oma/others"_s, {}).err.contains("-syntax]"), "the same rows are not new");
}

NIDUS_TEST(tst_subregistrycheck, TestSubregistryCheck)
#include "tst_subregistrycheck.moc"
