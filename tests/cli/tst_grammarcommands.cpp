// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// grammar check, match, compare, sample, and diagram.
class TestGrammarCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checks_data();
    void checks();
    void colorsOnlySeverities();
    void appliesTheFailLevel();
    void readsBothNotationsEverywhere_data();
    void readsBothNotationsEverywhere();
    void matchesEveryLine();
    void explainsRejections();
    void matchesEscapedBytes();
    void explainsWhyALineIsUndecided();
    void compares_data();
    void compares();
    void samples_data();
    void samples();
    void leavesOutTextsWithLineBreaks();
    void drawsRules();
    void rejectsInvalidArguments_data();
    void rejectsInvalidArguments();

private:
    [[nodiscard]] QString file(const QByteArray& grammar);

    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestGrammarCommands::file(const QByteArray& grammar)
{
    QFile file(m_folder.filePath(u"g%1.abnf"_s.arg(++m_files)));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(grammar);
    return file.fileName();
}

void TestGrammarCommands::checks_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<int>("status");
    const QByteArray valid("a = 1*DIGIT\n");
    QTest::newRow("valid") << QStringList() << valid << QByteArray("rules 1, shape regular, states 2\n") << 0;
    QTest::newRow("linear") << QStringList() << QByteArray("a = \"x\" [a]\n")
                            << QByteArray(
                                   "-:1:1: information[grammar.recursive]: The rule \"a\" refers to itself.\n"
                                   "rules 1, shape linear, states 2\n")
                            << 0;
    QTest::newRow("context-free") << QStringList() << QByteArray("a = \"(\" [a] \")\"\n")
                                  << QByteArray(
                                         "-:1:1: information[grammar.recursive]: The rule \"a\" refers to "
                                         "itself.\nrules 1, shape context-free, states 0\n")
                                  << 0;
    QTest::newRow("error")
        << QStringList() << QByteArray("a = \"\xC3\xA9\" b\n")
        << QByteArray("-:1:6: error[grammar.string-character]: A string cannot contain \"\xC3\xA9\" "
                      "(U+00E9).\n"
                      "-:1:9: error[grammar.undefined-rule]: The rule \"b\" is not defined.\n"
                      "rules 1, shape regular, states 0\n")
        << 1;
    QTest::newRow("strict") << QStringList() << QByteArray("a ::= \"x\"\n")
                            << QByteArray(
                                   "-:1:3: error[grammar.bnf-definition]: \"::=\" is BNF notation; ABNF "
                                   "uses =.\nrules 1, shape regular, states 0\n")
                            << 1;
    QTest::newRow("lenient")
        << QStringList{u"--lenient"_s} << QByteArray("a ::= \"x\"\n")
        << QByteArray("-:1:3: warning[grammar.bnf-definition]: \"::=\" is BNF notation; ABNF uses "
                      "=.\nrules 1, shape regular, states 2\n")
        << 0;
    QTest::newRow("start rule") << QStringList{u"--start=B"_s} << QByteArray("a = b\nb = \"xy\"\n")
                                << QByteArray(
                                       "-:1:1: warning[grammar.unused-rule]: The rule \"a\" is not used.\n"
                                       "rules 2, shape regular, states 3\n")
                                << 0;
    QTest::newRow("no rule") << QStringList() << QByteArray()
                             << QByteArray("-:1:1: error[grammar.no-rules]: The text contains no "
                                           "rule.\nrules 0, shape regular, states 0\n")
                             << 1;
    QTest::newRow("a limit") << QStringList() << QByteArray("b = a\na = 1*255(1*255(1*255\"x\"))\n")
                             << QByteArray("-:2:1: error[grammar.limit.nfa-states]: The rule \"a\" is too "
                                           "large: fully expanded, it has more than 200000 states.\nrules 2, "
                                           "shape regular, states 0\n")
                             << 1;
    QTest::newRow("I-Regexp") << QStringList{u"--notation=iregexp"_s} << QByteArray("a{2}\n")
                              << QByteArray("rules 1, shape regular, states 3\n") << 0;
}

void TestGrammarCommands::checks()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, out);
    QFETCH(int, status);
    const CliResult result =
        Cli().run(QStringList{u"grammar"_s, u"check"_s} + options + QStringList{u"-"_s}, grammar);
    QCOMPARE(result.out, out);
    QCOMPARE(result.status, status);
    QCOMPARE(result.err, QByteArray());
}

void TestGrammarCommands::colorsOnlySeverities()
{
    const QStringList words{u"grammar"_s, u"check"_s, u"-"_s};
    const QByteArray grammar("a = b\n");
    QVERIFY(!Cli().run(words, grammar).out.contains('\x1b'));
    const CliResult always = Cli().run(words + QStringList{u"--color=always"_s}, grammar);
    QVERIFY(always.out.contains("-:1:5: \x1b[31merror[grammar.undefined-rule]\x1b[0m: The rule"));
    Cli terminal;
    terminal.useColor = true;
    QVERIFY(terminal.run(words, grammar).out.contains('\x1b'));
    QVERIFY(!terminal.run(words + QStringList{u"--color=never"_s}, grammar).out.contains('\x1b'));
    QVERIFY(!terminal.run({u"grammar"_s, u"match"_s, u"re:a"_s}, "a\n").out.contains('\x1b'));
}

void TestGrammarCommands::appliesTheFailLevel()
{
    const QStringList words{u"grammar"_s, u"check"_s, u"-"_s, u"--fail-level"_s};
    const QByteArray warned("a = \"x\"\nb = \"y\"\n");
    QCOMPARE(Cli().run(words + QStringList{u"error"_s}, warned).status, 0);
    QCOMPARE(Cli().run(words + QStringList{u"warning"_s}, warned).status, 1);
    QCOMPARE(Cli().run(words + QStringList{u"never"_s}, "a = b\n").status, 0);
    QCOMPARE(Cli().run({u"grammar"_s, u"match"_s, u"--fail-level=never"_s, u"re:a"_s}, "b\n").status, 0);
}

void TestGrammarCommands::readsBothNotationsEverywhere_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QStringList>("rest");
    QTest::newRow("check") << QStringList{u"check"_s} << QStringList();
    QTest::newRow("match") << QStringList{u"match"_s} << QStringList{u"-"_s};
    QTest::newRow("compare") << QStringList{u"compare"_s} << QStringList{u"-"_s, u"re:x"_s, u"-"_s};
    QTest::newRow("sample") << QStringList{u"sample"_s} << QStringList();
    QTest::newRow("diagram") << QStringList{u"diagram"_s} << QStringList();
}

void TestGrammarCommands::readsBothNotationsEverywhere()
{
    QFETCH(QStringList, command);
    QFETCH(QStringList, rest);
    const auto status = [&](const QStringList& options, const QString& grammar) {
        return Cli()
            .run(QStringList{u"grammar"_s} + command + options + QStringList{grammar} + rest, "x\n")
            .status;
    };
    const QString bnf = file("a ::= \"x\"\n");
    QVERIFY(status({}, bnf) != 0);
    if (command[0] != u"compare"_s) // the pattern is case-sensitive, the grammar is not
        QCOMPARE(status({u"--lenient"_s}, bnf), 0);
    QCOMPARE(status({u"--lenient"_s}, file("a ::= %s\"x\"\n")), 0);
    const QString pattern = file("x\n");
    QVERIFY(status({}, pattern) != 0);
    QCOMPARE(status({u"--notation"_s, u"iregexp"_s}, pattern), 0);
    QCOMPARE(status({}, u"re:x"_s), 0);
    QCOMPARE(status({}, u"re:^x$"_s), 0);
}

void TestGrammarCommands::matchesEveryLine()
{
    const QString grammar = file("b = DIGIT\na = *( b \"-\" )\n");
    const QStringList words{u"grammar"_s, u"match"_s, u"--start"_s, u"a"_s, grammar};
    const CliResult result = Cli().run(words, "1-\r\n\nx\n1-2-");
    QCOMPARE(result.out, QByteArray("Y\t1-\nY\t\nN\tx\nY\t1-2-\n"));
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.contains("CR LF"));
    QCOMPARE(Cli().run(words + QStringList{u"-"_s}, "1-\n").status, 0);
    QCOMPARE(Cli().run(words + QStringList{file("2-\n3\n")}).out, QByteArray("Y\t2-\nN\t3\n"));
    QCOMPARE(Cli().run({u"grammar"_s, u"match"_s, grammar}, "1\n").out, QByteArray("Y\t1\n"));
}

void TestGrammarCommands::explainsRejections()
{
    const QString grammar = file("a = 1*ALPHA [ \"-\" %x30-32 ]\n");
    const CliResult result = Cli().run({u"grammar"_s, u"match"_s, u"--explain"_s, u"--start=a"_s, grammar},
                                       "ab\nab-3\n\nab\xC3\xA9x\n");
    QCOMPARE(result.out, QByteArray("Y\tab\t\t\n"
                                    "N\tab-3\t4\t%x30-32\n"
                                    "N\t\t1\tALPHA\n"
                                    "N\tab\xC3\xA9x\t3\t\"-\" | ALPHA | end of text\n"));
    // Columns count characters, not bytes.
    QCOMPARE(Cli()
                 .run({u"grammar"_s, u"match"_s, u"--explain"_s, u"re:\u00E9b"_s}, "\xC3\xA9"
                                                                                   "c\n")
                 .out,
             QByteArray("N\t\xC3\xA9"
                        "c\t2\t%s\"b\"\n"));
}

void TestGrammarCommands::matchesEscapedBytes()
{
    const QString grammar = file("a = %x00-FF\n");
    const CliResult result =
        Cli().run({u"grammar"_s, u"match"_s, u"--escaped"_s, grammar}, "\\xFF\n\\x0A\n\\x00\\x00\n \n");
    QCOMPARE(result.out, QByteArray("Y\t\\xFF\nY\t\\x0A\nN\t\\x00\\x00\nY\t \n"));
}

void TestGrammarCommands::explainsWhyALineIsUndecided()
{
    const CliResult result = Cli().run(
        {u"grammar"_s, u"match"_s, u"--explain"_s, file("a = 1*255(1*255(1*255\"x\"))\n")}, "x\ny\n");
    QCOMPARE(result.out, QByteArray("?\tx\t\t\n?\ty\t\t\n"));
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.startsWith("Line 1 is undecided.") && result.err.contains("\"a\"") &&
                 result.err.contains("200000"),
             result.err);
}

void TestGrammarCommands::compares_data()
{
    QTest::addColumn<QStringList>("sides");
    QTest::addColumn<QByteArray>("out");
    const auto row = [](const char* name, const QString& first, const QString& second, const char* out) {
        QTest::newRow(name) << QStringList{first, u"-"_s, second, u"-"_s} << QByteArray(out);
    };
    row("equal", u"re:aa*"_s, u"re:a+"_s, "equal\t-\t-\n");
    row("subset", u"re:a"_s, u"re:a|b"_s, "subset\t-\tb\n");
    row("superset", u"re:a|b"_s, u"re:a"_s, "superset\tb\t-\n");
    row("overlap", u"re:a|b"_s, u"re:a|c"_s, "overlap\tb\tc\n");
    row("disjoint", u"re:a"_s, u"re:b"_s, "disjoint\ta\tb\n");
    row("the empty text differs from none", u"re:"_s, u"re:a"_s, "disjoint\t\ta\n");
    row("a hyphen differs from none", u"re:-"_s, u"re: "_s, "disjoint\t\\x2D\t\\x20\n");
    QTest::newRow("ABNF and I-Regexp")
        << QStringList{file("b = a\na = 2DIGIT\n"), u"A"_s, u"re:[0-9]{2}"_s, u"-"_s}
        << QByteArray("equal\t-\t-\n");
}

void TestGrammarCommands::compares()
{
    QFETCH(QStringList, sides);
    QFETCH(QByteArray, out);
    const CliResult result = Cli().run(QStringList{u"grammar"_s, u"compare"_s} + sides);
    QCOMPARE(result.out, out);
    QCOMPARE(result.status, out.startsWith("equal") ? 0 : 1);
    QCOMPARE(result.err, QByteArray());
}

void TestGrammarCommands::samples_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("verdict");
    for (const char* kind : {"shortest", "random", "boundary"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << QByteArray("Y\t");
    QTest::newRow("near-miss") << u"near-miss"_s << QByteArray("N\t");
}

void TestGrammarCommands::samples()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, verdict);
    const QString grammar = file("a = 2*5( ALPHA / \"-\" ) %s\"x\"\n");
    const QStringList words{u"grammar"_s, u"sample"_s,    u"--start=a"_s, u"--kind"_s,
                            kind,         u"--count=7"_s, grammar};
    const CliResult result = Cli().run(words);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 7);
    QCOMPARE(Cli().run(words).out, result.out);
    const QByteArray answers = Cli().run({u"grammar"_s, u"match"_s, grammar}, result.out).out;
    QCOMPARE(answers.count(verdict), 7);
    if (kind == u"random"_s)
        QVERIFY(Cli().run(words + QStringList{u"--seed=1"_s}).out != result.out);
}

void TestGrammarCommands::leavesOutTextsWithLineBreaks()
{
    const QStringList words{u"grammar"_s, u"sample"_s, u"--kind=boundary"_s, file("a = %x0A / \" \"\n")};
    const CliResult plain = Cli().run(words);
    QCOMPARE(plain.out, QByteArray(" \n"));
    QVERIFY(plain.err.contains("1 text"));
    const CliResult escaped = Cli().run(words + QStringList{u"--escaped"_s});
    QCOMPARE(escaped.out, QByteArray("\\x0A\n\\x20\n"));
    QVERIFY(escaped.err.isEmpty());
}

void TestGrammarCommands::drawsRules()
{
    const QString grammar = file("a = b <in words>\nb = 2DIGIT\n");
    const QString target = m_folder.filePath(u"b.svg"_s);
    const CliResult result =
        Cli().run({u"grammar"_s, u"diagram"_s, u"--start=b"_s, u"-o"_s, target, grammar});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.isEmpty());
    QFile svg(target);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QByteArray bytes = svg.readAll();
    QVERIFY(bytes.startsWith("<?xml"));
    QVERIFY(bytes.contains("<title>b</title>"));
    QVERIFY(bytes.contains("2\u00D7"));
    QCOMPARE(Cli().run({u"grammar"_s, u"diagram"_s, u"--start=b"_s, grammar}).out, bytes);
    const CliResult broken = Cli().run({u"grammar"_s, u"diagram"_s, grammar});
    QCOMPARE(broken.status, 1);
    QVERIFY(broken.out.contains("in words"));
    QVERIFY(broken.err.contains("1:7: error[grammar.prose-value]"));
}

void TestGrammarCommands::rejectsInvalidArguments_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    const QString valid = file("nss = 1*DIGIT\n");
    const QString broken = file("nss = 1*DIGIT rest\n");
    const QString nested = file("nss = \"(\" [ nss ] \")\"\n");
    for (const QString& command : {u"check"_s, u"match"_s, u"sample"_s, u"diagram"_s}) {
        QTest::addRow("no such file, %s", qPrintable(command))
            << QStringList{command, u"/no/such/file"_s} << QByteArray("does not exist");
        QTest::addRow("no such rule, %s", qPrintable(command))
            << QStringList{command, valid, u"--start=nsx"_s} << QByteArray("Did you mean \"nss\"?");
    }
    QTest::newRow("a core rule") << QStringList{u"match"_s, valid, u"--start=DIGIT"_s}
                                 << QByteArray("has no rule \"DIGIT\"");
    for (const QString& command : {u"match"_s, u"sample"_s})
        QTest::addRow("broken rule, %s", qPrintable(command))
            << QStringList{command, broken} << QByteArray("error[grammar.undefined-rule]");
    QTest::newRow("compare, broken") << QStringList{u"compare"_s, broken, u"nss"_s, valid, u"nss"_s}
                                     << QByteArray("The rule \"nss\" cannot be used");
    QTest::newRow("compare, context-free") << QStringList{u"compare"_s, valid, u"nss"_s, nested, u"nss"_s}
                                           << nested.toUtf8() + ": The question cannot be answered";
    QTest::newRow("compare, arguments")
        << QStringList{u"compare"_s, valid, u"nss"_s, valid} << QByteArray("Usage:");
    QTest::newRow("compare, twice from a pipe")
        << QStringList{u"compare"_s, u"-"_s, u"a"_s, u"-"_s, u"a"_s} << QByteArray("standard input");
    QTest::newRow("match, both from a pipe")
        << QStringList{u"match"_s, u"-"_s} << QByteArray("standard input");
    QTest::newRow("count") << QStringList{u"sample"_s, valid, u"--count=0"_s} << QByteArray("--count");
    QTest::newRow("seed") << QStringList{u"sample"_s, valid, u"--seed=x"_s} << QByteArray("--seed");
    QTest::newRow("kind") << QStringList{u"sample"_s, valid, u"--kind=x"_s} << QByteArray("near-miss");
    QTest::newRow("empty grammar") << QStringList{u"match"_s, file("")} << QByteArray("contains no rule");
}

void TestGrammarCommands::rejectsInvalidArguments()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const CliResult result = Cli().run(QStringList{u"grammar"_s} + words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), result.err);
}

NIDUS_TEST(tst_grammarcommands, TestGrammarCommands)
#include "tst_grammarcommands.moc"
