// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

class TestLintCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInACompleteTemplate();
    void findsNothingInTheSample();
    void reportsFieldsInAnotherOrder();
    void reportsPlacesInAFile();
    void reportsPlacesInFieldsOfADraft();
    void acceptsARegisteredVersion();
    void writesJsonLines();
    void appliesTheProfile();
    void reportsWideLines();
    void writesSarif();
    void writesJunit();
    void writesTables();
    void listsAcceptedFindingsSeparately();
    void rejectsInvalidArguments_data();
    void rejectsInvalidArguments();
};

void TestLintCommand::findsNothingInACompleteTemplate()
{
    const CliResult result = Cli().run({u"lint"_s, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 0);
    QVERIFY2(!result.out.contains("error["), result.out);
}

void TestLintCommand::findsNothingInTheSample()
{
    const CliResult result =
        Cli().run({u"lint"_s, u"--profile=submission"_s,
                   QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray());
}

void TestLintCommand::reportsFieldsInAnotherOrder()
{
    QByteArray text = templateText("crates");
    const qsizetype from = text.indexOf("Resolution:");
    const QByteArray section = text.mid(from, text.indexOf("Documentation:") - from);
    text.remove(from, section.size());
    text.insert(text.indexOf("Security and Privacy:"), section);
    const CliResult result = Cli().run({u"lint"_s, u"-"_s}, text);
    const qsizetype line = text.first(text.indexOf("Security")).count('\n') + 1;
    QVERIFY2(result.out.contains("-:" + QByteArray::number(line) + ":1: warning[template.field-order]: "),
             result.out);
    QVERIFY(Cli()
                .run({u"lint"_s, u"--profile=draft"_s, u"-"_s}, text)
                .out.contains("information[template.field-order]: "));
}

void TestLintCommand::reportsPlacesInAFile()
{
    const QTemporaryDir folder;
    QByteArray text = templateText("x-crates");
    text.replace("    crate = 1*DIGIT", "    crate\t= 1*DIGIT");
    const QString path = writtenFile(folder, u"x-crates.txt"_s, text);
    const CliResult result = Cli().run({u"lint"_s, path});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(path.toUtf8() + ":1:23: error[nid.formal.x-prefix]: "), result.out);
    const qsizetype tabLine = text.first(text.indexOf('\t')).count('\n') + 1;
    QVERIFY2(result.out.contains(path.toUtf8() + ':' + QByteArray::number(tabLine) +
                                 ":10: warning[template.text.tab]: "),
             result.out);
    QCOMPARE(Cli().run({u"lint"_s, u"--fail-level=never"_s, path}).status, 0);
}

void TestLintCommand::reportsPlacesInFieldsOfADraft()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QByteArray text = templateText("crates");
    text.replace("    crate = 1*DIGIT", "    crate\t= 1*DIGIT");
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s}, text).status, 0);
    const CliResult result = cli.run({u"lint"_s, u"draft:1"_s});
    QVERIFY2(result.out.contains("draft:1:syntax:3:10: warning[template.text.tab]: "), result.out);
}

void TestLintCommand::acceptsARegisteredVersion()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, templateText("crates")).status,
             0);
    for (const QString& handle : {u"crates"_s, u"crates@1"_s}) {
        const CliResult result = cli.run({u"lint"_s, handle});
        QVERIFY2(result.status == 0, result.out);
    }
}

void TestLintCommand::writesJsonLines()
{
    const CliResult result = Cli().run({u"lint"_s, u"-"_s, u"--format=jsonl"_s}, templateText("x-crates"));
    QCOMPARE(result.status, 1);
    const QJsonObject object = result.object(0);
    QCOMPARE(object[u"subject"_s].toString(), u"-"_s);
    QCOMPARE(object[u"line"_s].toInt(), 1);
    QCOMPARE(object[u"finding"_s][u"code"_s].toString(), u"nid.formal.x-prefix"_s);
    QCOMPARE(object[u"finding"_s][u"field"_s].toString(), u"nid"_s);
}

void TestLintCommand::appliesTheProfile()
{
    QByteArray text = templateText("crates");
    text.replace("There is no resolution service.", "TBD");
    const auto line = [&text](const QString& profile) {
        const CliResult result = Cli().run({u"lint"_s, u"-"_s, u"--profile"_s, profile}, text);
        for (const QByteArray& one : result.out.split('\n')) {
            if (one.contains("[template.placeholder]"))
                return QString::number(result.status) + QString::fromUtf8(one.split(' ').value(1));
        }
        return QString();
    };
    QCOMPARE(line(u"draft"_s), u"0information[template.placeholder]:"_s);
    QCOMPARE(line(u"review"_s), u"0warning[template.placeholder]:"_s);
    QCOMPARE(line(u"submission"_s), u"1error[template.placeholder]:"_s);
}

void TestLintCommand::reportsWideLines()
{
    const QByteArray text = templateText("crates", "1", QByteArray("many words ").repeated(8));
    const CliResult result = Cli().run({u"lint"_s, u"-"_s}, text);
    QVERIFY2(result.out.contains("-:13:1: warning[template.text.wide-lines]: "), result.out);
}

void TestLintCommand::writesSarif()
{
    const QTemporaryDir folder;
    const QString path = writtenFile(folder, u"a b.txt"_s, templateText("x-crates"));
    const CliResult result =
        Cli().run({u"lint"_s, u"--format=sarif"_s, path, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 1);
    const QJsonObject log = result.object();
    QCOMPARE(log[u"version"_s].toString(), u"2.1.0"_s);
    const QJsonObject run = log[u"runs"_s][0].toObject();
    QCOMPARE(run[u"columnKind"_s].toString(), u"unicodeCodePoints"_s);
    const QJsonArray rules = run[u"tool"_s][u"driver"_s][u"rules"_s].toArray();
    bool hasNid = false;
    for (const QJsonValue& one : run[u"results"_s].toArray()) {
        QCOMPARE(rules[one[u"ruleIndex"_s].toInt()][u"id"_s], one[u"ruleId"_s]);
        QVERIFY(QStringList({u"note"_s, u"warning"_s, u"error"_s}).contains(one[u"level"_s].toString()));
        QVERIFY(!one[u"message"_s][u"text"_s].toString().isEmpty());
        const QJsonValue place = one[u"locations"_s][0][u"physicalLocation"_s];
        QVERIFY(!place[u"artifactLocation"_s][u"uri"_s].toString().contains(u' '));
        if (one[u"ruleId"_s].toString() != u"nid.formal.x-prefix"_s)
            continue;
        hasNid = true;
        QCOMPARE(place[u"region"_s][u"startLine"_s].toInt(), 1);
        QCOMPARE(place[u"region"_s][u"startColumn"_s].toInt(), 23);
        QCOMPARE(place[u"region"_s][u"endColumn"_s].toInt(), 25);
    }
    QVERIFY(hasNid);
}

void TestLintCommand::writesJunit()
{
    const CliResult result = Cli().run({u"lint"_s, u"--format=junit"_s, u"-"_s}, templateText("x-crates"));
    QXmlStreamReader xml(result.out);
    QStringList failures;
    int cases = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"testcase")
            ++cases;
        if (xml.isStartElement() && xml.name() == u"failure")
            failures.append(xml.attributes().value(u"type"_s).toString());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(failures, QStringList{u"nid.formal.x-prefix"_s});
    QVERIFY(cases > 1);
    QVERIFY(Cli()
                .run({u"lint"_s, u"--format=junit"_s, u"-"_s}, templateText("crates"))
                .out.contains("<testcase name=\"lint\" classname=\"-\"/>"));
}

void TestLintCommand::writesTables()
{
    const CliResult tsv = Cli().run({u"lint"_s, u"--format=tsv"_s, u"-"_s}, templateText("x-crates"));
    QVERIFY2(tsv.out.contains("-\t1\t23\terror\tnid.formal.x-prefix\tThe NID "), tsv.out);
    const CliResult csv = Cli().run({u"lint"_s, u"--format=csv"_s, u"-"_s}, templateText("x-crates"));
    QVERIFY(csv.out.startsWith("subject,line,column,severity,code,message\r\n"));
    QVERIFY2(csv.out.contains("1,23,error,nid.formal.x-prefix,\"The NID \"\"x-crates\"\""), csv.out);
    const CliResult json = Cli().run({u"lint"_s, u"--format=json"_s, u"-"_s}, templateText("x-crates"));
    QVERIFY(json.array().size() > 1);
    QCOMPARE(Cli().run({u"lint"_s, u"--format=none"_s, u"-"_s}, templateText("x-crates")).out, QByteArray());
}

void TestLintCommand::listsAcceptedFindingsSeparately()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QByteArray text = templateText("crates");
    text.replace("    crate = 1*DIGIT", "    crate\t= 1*DIGIT");
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s}, text).status, 0);
    const auto lint = [&cli](const QString& format) {
        return cli.run({u"lint"_s, u"draft:1"_s, u"--fail-level=warning"_s, u"--format"_s, format});
    };
    const auto accept = [&cli](const QString& id) {
        return cli
            .run({u"comment"_s, u"draft:1"_s, u"--by=expert"_s, u"--accept"_s, id, u"The RFC has it."_s})
            .status;
    };
    QCOMPARE(accept(u"nid.formal.x-prefix"_s), 2); // never allowed
    const QByteArray lines = lint(u"jsonl"_s).out;
    for (const QByteArray& line : lines.split('\n')) {
        const QJsonObject finding = QJsonDocument::fromJson(line)[u"finding"_s].toObject();
        if (finding[u"severity"_s] == u"warning"_s)
            QCOMPARE(accept(finding[u"code"_s].toString()), 0);
    }
    const CliResult result = lint(u"text"_s);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("draft:1:syntax:3:10: accepted[template.text.tab]: "), result.out);
    QVERIFY2(result.out.contains(" (Accepted by expert: The RFC has it.)\n"), result.out);
    QVERIFY(lint(u"tsv"_s).out.contains("draft:1:syntax\t3\t10\taccepted\ttemplate.text.tab\t"));
    QVERIFY(
        lint(u"jsonl"_s).out.contains("\"accepted\":{\"reason\":\"The RFC has it.\",\"who\":\"expert\","));
    const CliResult junit = lint(u"junit"_s);
    QVERIFY2(junit.out.contains("<skipped message=") && !junit.out.contains("<failure"), junit.out);
    int suppressed = 0;
    for (const QJsonValue& one : lint(u"sarif"_s).object()[u"runs"_s][0][u"results"_s].toArray()) {
        QVERIFY(one[u"suppressions"_s].isArray()); // all or none, SARIF section 3.27.23
        const QJsonValue first = one[u"suppressions"_s][0];
        if (one[u"level"_s] != u"warning"_s)
            continue;
        ++suppressed;
        QCOMPARE(first[u"kind"_s].toString(), u"external"_s);
        QCOMPARE(first[u"status"_s].toString(), u"accepted"_s);
        QCOMPARE(first[u"justification"_s].toString(), u"The RFC has it."_s);
    }
    QVERIFY(suppressed > 0);
}

void TestLintCommand::rejectsInvalidArguments_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no template text") << QStringList{u"isbn"_s};
    QTest::newRow("unknown NID") << QStringList{u"isnb"_s};
    QTest::newRow("no such file") << QStringList{u"/no/such:file"_s};
    QTest::newRow("no template") << QStringList{u"-"_s};
    QTest::newRow("no such profile") << QStringList{u"-"_s, u"--profile=strict"_s};
    QTest::newRow("nothing named") << QStringList();
}

void TestLintCommand::rejectsInvalidArguments()
{
    QFETCH(QStringList, words);
    const CliResult result = Cli().run(QStringList{u"lint"_s} + words, "hello\n");
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
}

NIDUS_TEST(tst_lintcommand, TestLintCommand)
#include "tst_lintcommand.moc"
