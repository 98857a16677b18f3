// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::cli;
using namespace nidus::registration;
using namespace nidus::storage;
using nidus::test::Cli;
using nidus::test::CliResult;

namespace {

VersionContent contentWithRule(const QString& nid, const QString& grammar)
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Nid, nid);
    content.registrationTemplate.setText(TemplateField::Purpose, grammar);
    if (!grammar.isEmpty())
        content.rule = SyntaxRule{.start = u"name"_s, .text = grammar};
    return content;
}

QByteArray firstLine(const QByteArray& out) { return out.left(out.indexOf('\n')); }

} // namespace

/// The syntax rules of namespaces on the command line: check, equal, normalize, and encode.
class TestSyntaxRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void checksByTheBuiltInRules_data();
    void explainsWhyWidelyUsedNamesAreNotValid();
    void checksByTheBuiltInRules();
    void reportsWhatWasExpected();
    void checksAgainstVersionsAndDrafts_data();
    void checksAgainstVersionsAndDrafts();
    void includesDrafts();
    void rejectsAMissingRule_data();
    void rejectsAMissingRule();
    void reportsWhichNamespacesAccept_data();
    void reportsWhichNamespacesAccept();
    void countsNoWarningAsAFailure();
    void warnsOfAWithdrawnNamespace_data();
    void warnsOfAWithdrawnNamespace();
    void comparesAsTheNamespaceDoes_data();
    void comparesAsTheNamespaceDoes();
    void normalizesAsTheNamespaceDoes();
    void findsDuplicatesAsTheNamespaceDoes();
    void encodes_data();
    void encodes();
    void encodesNamesThatStartWithAHyphen();
    void encodesEachLine();
    void rejectsNamesThatCannotBeEncoded_data();
    void rejectsNamesThatCannotBeEncoded();

private:
    [[nodiscard]] Cli cli() const { return {.registryPath = m_folder.filePath(u"a.nidus"_s)}; }

    QTemporaryDir m_folder;
};

void TestSyntaxRules::initTestCase()
{
    Result<Registry> registry = Registry::create(cli().registryPath, {});
    QVERIFY(registry.has_value());
    // Version 1 and 2 of "toys", a draft of version 3 with a rule (draft:3), one without (draft:4).
    for (const QString& grammar : {u"name = \"old\" / \"new\""_s, u"name = \"new\""_s}) {
        const QString revised = grammar.contains("old"_L1) ? QString() : u"toys"_s;
        const auto draft = registry->drafts().create(
            {.revisionOf = revised, .content = contentWithRule(u"toys"_s, grammar)}, {});
        QVERIFY(draft.has_value());
        QVERIFY(registry->registrations().registerDraft(draft->id, {}).has_value());
    }
    for (const QString& grammar : {u"name = \"newer\""_s, QString()})
        QVERIFY(registry->drafts()
                    .create({.revisionOf = u"toys"_s, .content = contentWithRule({}, grammar)}, {})
                    .has_value());
    const auto games =
        registry->drafts().create({.content = contentWithRule(u"games"_s, u"name = \"go\""_s)}, {});
    QVERIFY(games.has_value());
    QVERIFY(registry->registrations().registerDraft(games->id, {}).has_value());
    QVERIFY(registry->registrations().withdraw(u"games"_s, {}).has_value());
}

void TestSyntaxRules::checksByTheBuiltInRules_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QByteArray>("verdict");
    QTest::addColumn<QByteArray>("offsetAndCode");
    const auto row = [](const char* title, const char* urn, const char* verdict, const char* code) {
        QTest::newRow(title) << QByteArray(urn) << QByteArray(verdict) << QByteArray(code);
    };
    row("RFC 9562 4", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "valid", "\t");
    row("RFC 9562 4, an unknown version", "urn:uuid:f81d4fae-7dec-91d0-a765-00a0c91e6bf6", "valid",
        "23\tnamespace.uuid-version");
    row("RFC 9562 4.1, another variant", "urn:uuid:f81d4fae-7dec-11d0-c765-00a0c91e6bf6", "valid",
        "28\tnamespace.uuid-version");
    row("RFC 9562 4, too short", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf", "invalid",
        "44\tnamespace.syntax-rule");
    row("RFC 8141 2.3: components are removed", "urn:isbn:0451450523?+r?=q#f", "valid", "\t");
    row("cdx describes its fragment", "urn:cdx:f08a6ccd-4dce-4759-bd84-c626675d60a7/1#x", "valid", "\t");
    row("a wrong check digit is a warning", "urn:isbn:978-951-0-18435-7", "valid",
        "25\tnamespace.check-digit");
}

void TestSyntaxRules::explainsWhyWidelyUsedNamesAreNotValid()
{
    const Cli builtin{.registryPath = u":builtin:"_s};
    const QList<QByteArray> names{
        "urn:fdc:peppol.eu:poacc:billing:3.0", "urn:nbn:hr:168:1",         "urn:ietf:wg:oauth:2.0:oob",
        "urn:samm:org.example:1.0:A",          "urn:cts:greekLit:tlg0012", "urn:cen.eu:en16931:2017"};
    const QList<QByteArray> lines =
        builtin.run({u"check"_s, u"--format=tsv"_s}, names.join('\n') + '\n').out.split('\n');
    QCOMPARE(lines.size(), names.size() + 1);
    for (qsizetype i = 0; i < names.size(); ++i)
        QVERIFY2(lines[i].contains(" widely used but not valid: "), lines[i].constData());
    const QByteArray others =
        "urn:fdc:peppol.eu:2017:poacc\nurn:nbn:hr:168-1\nurn:nosuchname:1\nurn:isbn:1\n";
    QVERIFY(!builtin.run({u"check"_s, u"--format=tsv"_s}, others).out.contains("widely used"));
}

void TestSyntaxRules::checksByTheBuiltInRules()
{
    QFETCH(QByteArray, urn);
    QFETCH(QByteArray, verdict);
    QFETCH(QByteArray, offsetAndCode);
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s}, urn);
    const QList<QByteArray> fields = result.out.split('\t');
    QCOMPARE(fields.value(1), verdict);
    QCOMPARE(fields.value(3) + '\t' + fields.value(4), offsetAndCode);
    QCOMPARE(result.status, verdict == "valid" ? 0 : 1);
}

void TestSyntaxRules::reportsWhatWasExpected()
{
    const CliResult result = Cli().run({u"check"_s, u"--format=jsonl"_s}, "urn:fdc:example.com:201613:a\n");
    const QString message = result.object(0)[u"message"_s].toString();
    QVERIFY2(message.contains("column 26: expected 0 to 2, found \"3\" (in "_L1), qPrintable(message));
    QCOMPARE(result.object(0)[u"offset"_s].toInt(), 25);
}

void TestSyntaxRules::checksAgainstVersionsAndDrafts_data()
{
    QTest::addColumn<QString>("against");
    QTest::addColumn<QStringList>("codes"); // of old, new, newer, and a URN of another namespace
    const QString no = u"namespace.syntax-rule"_s;
    const QString other = u"namespace.other"_s;
    QTest::newRow("auto") << u"auto"_s
                          << QStringList{
                                 u"namespace.valid-in-version"_s, {}, no, u"namespace.unregistered"_s};
    QTest::newRow("the latest version")
        << u"toys"_s << QStringList{u"namespace.valid-in-version"_s, {}, no, other};
    QTest::newRow("an earlier version") << u"Toys@1"_s << QStringList{{}, {}, no, other};
    QTest::newRow("the latest version by number") << u"toys@2"_s << QStringList{no, {}, no, other};
    QTest::newRow("a draft") << u"draft:3"_s << QStringList{no, no, {}, other};
}

void TestSyntaxRules::checksAgainstVersionsAndDrafts()
{
    QFETCH(QString, against);
    QFETCH(QStringList, codes);
    const CliResult result = cli().run({u"check"_s, u"--format=tsv"_s, u"--against"_s, against},
                                       "urn:toys:old\nurn:toys:new\nurn:TOYS:newer\nurn:tools:new\n");
    QStringList given;
    for (const QByteArray& line : result.out.split('\n').first(4))
        given.append(QString::fromUtf8(line.split('\t').value(4)));
    QCOMPARE(given, codes);
}

/// Only of NIDs that are not registered; the results are marked.
void TestSyntaxRules::includesDrafts()
{
    const Cli own{.registryPath = m_folder.filePath(u"drafts.nidus"_s)};
    {
        Result<Registry> registry = Registry::create(own.registryPath, {});
        QVERIFY(registry.has_value());
        for (const auto& [nid, grammar] :
             {std::pair{u"toys"_s, u"name = \"old\""_s}, std::pair{u"Tools"_s, u"name = 2DIGIT"_s},
              std::pair{u"boxes"_s, u"name = DIGIT"_s}, std::pair{u"boxes"_s, u"name = ALPHA"_s},
              std::pair{u"bags"_s, QString()}, std::pair{QString(), u"name = DIGIT"_s}})
            QVERIFY(registry->drafts().create({.content = contentWithRule(nid, grammar)}, {}).has_value());
        QVERIFY(registry->registrations().registerDraft(1, {}).has_value());
        QVERIFY(
            registry->drafts()
                .create({.revisionOf = u"toys"_s, .content = contentWithRule(u"toys"_s, u"name = DIGIT"_s)},
                        {})
                .has_value());
    }
    const QByteArray urns = "urn:toys:old\nurn:toys:1\nurn:tools:12\nurn:TOOLS:x\nurn:boxes:1\nurn:bags:1\n";
    const auto codes = [&](const QStringList& words) {
        QStringList found;
        for (const QByteArray& line :
             own.run(QStringList{u"check"_s, u"--format=tsv"_s} + words, urns).out.split('\n').first(6))
            found.append(QString::fromUtf8(line.split('\t').value(1) + ' ' + line.split('\t').value(4)));
        return found;
    };
    const QString unregistered = u"unregistered namespace.unregistered"_s;
    const QStringList registered{u"valid "_s, u"invalid namespace.syntax-rule"_s};
    QCOMPARE(codes({}), registered + QStringList(4, unregistered));
    const QStringList marked{u"valid profile.accepts"_s, u"invalid profile.rejects"_s};
    QCOMPARE(codes({u"--drafts"_s}), registered + marked + QStringList(2, unregistered));
    const CliResult result = own.run({u"check"_s, u"--drafts"_s, u"--format=tsv"_s}, "urn:tools:x\n");
    QVERIFY2(result.out.contains("Rejected by the rule set \"draft:2\" for \"tools\" at column 11"),
             result.out);
    QCOMPARE(own.run({u"check"_s, u"--drafts"_s, u"--against=toys"_s}, urns).status, 2);
}

void TestSyntaxRules::rejectsAMissingRule_data()
{
    QTest::addColumn<QString>("against");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such version") << u"toys@7"_s << QByteArray("no syntax rule for toys@7");
    QTest::newRow("no such draft") << u"draft:9"_s << QByteArray("draft:9");
    QTest::newRow("a draft without a rule") << u"draft:4"_s << QByteArray("no syntax rule for draft:4");
    QTest::newRow("not a version") << u"toys@x"_s << QByteArray("--against requires");
    QTest::newRow("no such NID") << u"toyz"_s << QByteArray("Did you mean \"toys\"?");
}

void TestSyntaxRules::rejectsAMissingRule()
{
    QFETCH(QString, against);
    QFETCH(QByteArray, message);
    const CliResult result = cli().run({u"check"_s, u"--against"_s, against}, "urn:toys:new\n");
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(message), result.err);
}

void TestSyntaxRules::reportsWhichNamespacesAccept_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("tsv") << u"tsv"_s << QByteArray("\t1\tvalid\ttoys\t\t\turn:toys:new\t\ttoys\n");
    QTest::newRow("csv") << u"csv"_s
                         << QByteArray("message,accepting\r\n1,valid,toys,,,urn:toys:new,,toys\r\n");
    QTest::newRow("jsonl") << u"jsonl"_s << QByteArray("\"message\":null,\"accepting\":[\"toys\"]}\n");
    QTest::newRow("text") << u"text"_s << QByteArray("-:1: note: accepted by the rules of: toys\n");
}

void TestSyntaxRules::reportsWhichNamespacesAccept()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    const CliResult result =
        cli().run({u"check"_s, u"--against=all"_s, u"--format"_s, format}, "urn:toys:new\n");
    QVERIFY2(QByteArray('\t' + result.out).endsWith(expected), result.out);
    QCOMPARE(result.status, 0);
}

void TestSyntaxRules::countsNoWarningAsAFailure()
{
    const QStringList words{u"check"_s, u"--format=none"_s};
    QCOMPARE(cli().run(words, "urn:toys:old\n").status, 0);
    QCOMPARE(cli().run(words + QStringList{u"--fail-level=warning"_s}, "urn:toys:old\n").status, 1);
}

void TestSyntaxRules::warnsOfAWithdrawnNamespace_data()
{
    QTest::addColumn<QString>("against");
    QTest::newRow("its own namespace") << u"auto"_s;
    QTest::newRow("the NID") << u"games"_s;
    QTest::newRow("a version") << u"Games@1"_s;
}

void TestSyntaxRules::warnsOfAWithdrawnNamespace()
{
    QFETCH(QString, against);
    const CliResult result =
        cli().run({u"check"_s, u"--format=jsonl"_s, u"--against"_s, against}, "urn:games:go\n");
    QCOMPARE(result.object(0)[u"verdict"_s].toString(), u"valid"_s);
    QCOMPARE(result.object(0)[u"code"_s].toString(), u"namespace.withdrawn"_s);
    QCOMPARE(result.status, 0);
}

void TestSyntaxRules::comparesAsTheNamespaceDoes_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QByteArray>("byNamespace");
    QTest::newRow("uuid, case") << u"urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"_s
                                << u"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"_s << QByteArray("equal");
    QTest::newRow("isbn, hyphens and length")
        << u"urn:isbn:088730866X"_s << u"URN:ISBN:978-0-88730-866-6"_s << QByteArray("equal");
    QTest::newRow("nothing added") << u"urn:example:A"_s << u"urn:example:a"_s << QByteArray("different");
    QTest::newRow("not registered") << u"urn:nosuch:A"_s << u"urn:nosuch:a"_s << QByteArray("different");
}

void TestSyntaxRules::comparesAsTheNamespaceDoes()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QByteArray, byNamespace);
    QCOMPARE(firstLine(Cli().run({u"equal"_s, u"--namespace=auto"_s, a, b}).out), byNamespace);
    QCOMPARE(firstLine(Cli().run({u"equal"_s, u"--namespace=none"_s, a, b}).out), QByteArray("different"));
    QCOMPARE(firstLine(Cli().run({u"equal"_s, a, b}).out), QByteArray("different"));
}

void TestSyntaxRules::normalizesAsTheNamespaceDoes()
{
    const QByteArray input("URN:ISBN:0-88-73-08-66-X?=q\nurn:example:A\n");
    QCOMPARE(Cli().run({u"normalize"_s, u"--namespace=auto"_s}, input).out,
             QByteArray("urn:isbn:9780887308666\nurn:example:A\n"));
    QCOMPARE(Cli().run({u"normalize"_s, u"--namespace=auto"_s, u"--form=full"_s}, input).out,
             QByteArray("urn:isbn:9780887308666?=q\nurn:example:A\n"));
}

void TestSyntaxRules::findsDuplicatesAsTheNamespaceDoes()
{
    const QByteArray input("urn:isbn:0-395-36341-1\nurn:isbn:0395363411\n");
    const auto duplicates = [&input](const QString& against) {
        return Cli()
            .run({u"check"_s, u"--duplicates"_s, u"--format=tsv"_s, u"--against"_s, against}, input)
            .out.count("check.duplicate");
    };
    QCOMPARE(duplicates(u"auto"_s), 1);
    QCOMPARE(duplicates(u"isbn"_s), 1);
    QCOMPARE(duplicates(u"none"_s), 0);
}

void TestSyntaxRules::encodes_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("urn");
    QTest::newRow("doi") << u"DOI"_s << u"10.1000/456#789"_s << QByteArray("urn:doi:10.1000/456%23789\n");
    QTest::newRow("publicid") << u"publicid"_s << u"-//OASIS//DTD DocBook XML V4.1.2//EN"_s
                              << QByteArray("urn:publicid:-:OASIS:DTD+DocBook+XML+V4.1.2:EN\n");
    QTest::newRow("doi with its label")
        << u"doi"_s << u"doi:10.1000/182"_s << QByteArray("urn:doi:10.1000/182\n");
    QTest::newRow("doi as an address")
        << u"doi"_s << u"https://doi.org/10.1000/182"_s << QByteArray("urn:doi:10.1000/182\n");
    QTest::newRow("urn-6") << u"urn-6"_s << u"en:place:Southern California"_s
                           << QByteArray("urn:urn-6:en:place:Southern_California\n");
}

void TestSyntaxRules::encodes()
{
    QFETCH(QString, nid);
    QFETCH(QString, name);
    QFETCH(QByteArray, urn);
    const CliResult result = Cli().run({u"encode"_s, u"--nid"_s, nid, u"--"_s, name});
    QCOMPARE(result.out, urn);
    QCOMPARE(result.status, 0);
}

void TestSyntaxRules::encodesNamesThatStartWithAHyphen()
{
    const QByteArray urn = "urn:publicid:-:Example:DTD+Shelves:EN\n";
    const QString name = u"-//Example//DTD Shelves//EN"_s;
    QCOMPARE(Cli().run({u"encode"_s, u"--nid"_s, u"publicid"_s, name}).out, urn);
    const CliResult lines = Cli().run({u"encode"_s, u"--nid"_s, u"publicid"_s, u"-"_s}, name.toUtf8() + '\n');
    QCOMPARE(lines.out, urn);
    QCOMPARE(lines.status, 0);
    const CliResult word = Cli().run({u"encode"_s, u"--nid"_s, u"publicid"_s, u"-x"_s});
    QCOMPARE(word.status, 2);
    QVERIFY2(word.err.contains("after \"--\""), word.err);
}

void TestSyntaxRules::encodesEachLine()
{
    const CliResult result =
        Cli().run({u"encode"_s, u"--nid"_s, u"doi"_s, u"-"_s}, "doi:10.1000/182\nnot a name\n10.1000/183\n");
    QCOMPARE(result.out, "urn:doi:10.1000/182\n\nurn:doi:10.1000/183\n"_ba);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("Line 2: \"not a name\""), result.err);
}

void TestSyntaxRules::rejectsNamesThatCannotBeEncoded_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("RFC 8141 2.2") << QStringList{u"--nid=uuid"_s, u"x"_s}
                                  << QByteArray("RFC 8141 section 2.2");
    QTest::newRow("not a name") << QStringList{u"--nid=nbn"_s, u"x"_s}
                                << QByteArray("rejects every encoding");
    QTest::newRow("not registered") << QStringList{u"--nid=isnb"_s, u"x"_s} << QByteArray("Did you mean");
    QTest::newRow("which namespace") << QStringList{u"x"_s} << QByteArray("--nid");
}

void TestSyntaxRules::rejectsNamesThatCannotBeEncoded()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const CliResult result = Cli().run(QStringList{u"encode"_s} + words);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(message), result.err);
}

NIDUS_TEST(tst_syntaxrules, TestSyntaxRules)
#include "tst_syntaxrules.moc"
