// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"

#include "core/exchange/formats/textformat.h"
#include "core/grammar/automaton/grammar.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::grammar;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the names of the rules in a grammar, in lowercase.
QSet<QString> ruleNames(const QString& text)
{
    const Grammar grammar = readGrammar(text.toStdString(), {.mode = AbnfMode::Lenient});
    QSet<QString> names;
    for (const GrammarRule& rule : grammar.tree().rules) {
        if (rule.origin == RuleOrigin::Own)
            names.insert(QString::fromStdString(rule.name).toLower());
    }
    return names;
}

/// One of our own templates with a grammar (tests/data/syntax.tsv).
struct WrittenSyntax
{
    QString file;
    QString start; ///< * = any
    QStringList rules;
    QStringList urns;
};

constexpr qsizetype kWrittenSyntaxes = 24;

QList<WrittenSyntax> writtenSyntaxes()
{
    QList<WrittenSyntax> rows;
    const QString table = QString::fromUtf8(contentOf(QStringLiteral(NIDUS_TEST_DATA "/syntax.tsv")));
    for (const QString& line : table.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        if (!line.startsWith(u'#'))
            rows.append({cells.value(0), cells.value(1), cells.value(2).split(u',', Qt::SkipEmptyParts),
                         cells.value(3).split(u' ', Qt::SkipEmptyParts)});
    }
    return rows;
}

} // namespace

class TestSyntaxExtraction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAGrammarInProse();
    void findsGrammarsOfRegistrations_data();
    void findsGrammarsOfRegistrations();
    void endsABlockAtAWordThatIsNotIndented();
    void removesTheSmallestIndent();
    void replacesGrammarWithSpaces();
    void findsDefinitionsThatCannotBeRead();
    void ignoresProse_data();
    void ignoresProse();
    void findsTheStartRuleAndTheScope_data();
    void findsTheStartRuleAndTheScope();
    void harvestsExamples();
    void makesSamplesOfExamples();
    void ignoresPatterns_data();
    void ignoresPatterns();
    void readsEveryWrittenSyntax();
    void findsTheSyntaxOfTemplates_data();
    void findsTheSyntaxOfTemplates();
};

void TestSyntaxExtraction::findsAGrammarInProse()
{
    const ExtractedSyntax found = extractSyntax(u"The NSS is a crate number.\n"
                                                "\n"
                                                "    crate  = number [ \"-\" letter ]\n"
                                                "    number = 1*DIGIT ; counted from 1\n"
                                                "\n"
                                                "    letter = %x61-7A\n"
                                                "             / \"A\"\n"
                                                "\n"
                                                "where number = the place in the row, as\n"
                                                "in urn:crates:12-a.\n"_s,
                                                u"crates"_s);
    QCOMPARE(found.blocks.size(), 1);
    QCOMPARE(found.blocks[0].firstLine, 3);
    QCOMPARE(found.blocks[0].lastLine, 7);
    QCOMPARE(found.blocks[0].text, u"crate  = number [ \"-\" letter ]\n"
                                   "number = 1*DIGIT ; counted from 1\n"
                                   "\n"
                                   "letter = %x61-7A\n"
                                   "         / \"A\"\n"_s);
    QVERIFY(found.rule.has_value());
    QCOMPARE(found.rule->start, u"crate"_s);
    QCOMPARE(found.rule->scope, RuleScope::Nss);
    QCOMPARE(found.urns, (QList<ExampleUrn>{{u"urn:crates:12-a"_s, 10}}));
}

void TestSyntaxExtraction::findsGrammarsOfRegistrations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lines");
    QTest::newRow("BNF") << u"<nss> ::= <digits> | \"x\"\n<digits> ::= 1*DIGIT\n"_s << 2;
    QTest::newRow("right side on the next line") << u"nss =\n  1*DIGIT\n"_s << 2;
    QTest::newRow("continued at column 0") << u"nss = 1*DIGIT ;\n\"-\" 1*DIGIT\n"_s << 2;
    QTest::newRow("slash at the line's end") << u"nss = \"a\" /\nletter\nletter = ALPHA\n"_s << 3;
    QTest::newRow("incremental") << u"nss = \"a\"\nnss =/ \"b\"\n"_s << 2;
    QTest::newRow("en dash") << u"nss = %x31\u201339\n"_s << 1;
    QTest::newRow("colon without quotation marks") << u"nss = a : b\na = \"a\"\nb = \"b\"\n"_s << 3;
    QTest::newRow("continued by a rule name alone")
        << u"id = low \"-\" mid \"-\"\n     high\n     node\nhigh = ALPHA\nlow = ALPHA\nmid = ALPHA\nnode = ALPHA\n"_s
        << 7;
    QTest::newRow("continued by core rules") << u"year = DIGIT DIGIT\n       2DIGIT\n"_s << 2;
    QTest::newRow("a character not in ABNF") << u"id = piece\npiece = let ?(*let)\nlet = ALPHA\n"_s << 3;
    QTest::newRow("such a character in a continuation")
        << u"id = let\n     ?( \"-\" let )\nlet = ALPHA\n"_s << 3;
    QTest::newRow("colon for an equals sign") << u"id : let \"-\" let\nlet = ALPHA\n"_s << 2;
    QTest::newRow("such a character in an unused rule") << u"id = let\nother = ?( x\nlet = ALPHA\n"_s << 3;
    QTest::newRow("such characters in a rule name") << u"id = let\nother?( = x\nlet = ALPHA\n"_s << 3;
    QTest::newRow("such a name last") << u"id = let\nlet = ALPHA\n\nlet.two = 2let\n"_s << 4;
    QTest::newRow("continued by a repetition at column 0") << u"nss = row\n*row\nrow = DIGIT\n"_s << 3;
    QTest::newRow("comment lines") << u"nss = a\n; the letter\na = \"a\"\n"_s << 3;
}

void TestSyntaxExtraction::findsGrammarsOfRegistrations()
{
    QFETCH(QString, text);
    QFETCH(int, lines);
    const QList<GrammarBlock> blocks = findGrammarBlocks(u"Before.\n\n"_s + text + u"\nAfter it.\n"_s);
    QCOMPARE(blocks.size(), 1);
    QCOMPARE(blocks[0].firstLine, 3);
    QCOMPARE(blocks[0].lastLine, 2 + lines);
}

void TestSyntaxExtraction::endsABlockAtAWordThatIsNotIndented()
{
    QCOMPARE(findGrammarBlocks(u"nss = row\nrow\nrow = DIGIT\n"_s).size(), 2);
}

void TestSyntaxExtraction::removesTheSmallestIndent()
{
    const QList<GrammarBlock> blocks = findGrammarBlocks(u"    nss = row\n  row = DIGIT\n"_s);
    QCOMPARE(blocks.size(), 1);
    QCOMPARE(blocks[0].text, u"  nss = row\nrow = DIGIT\n"_s);
}

void TestSyntaxExtraction::replacesGrammarWithSpaces()
{
    QCOMPARE(withoutGrammar(u"a\n\nnss = DIGIT\n\nb"_s), u"a\n\n           \n\nb"_s);
}

void TestSyntaxExtraction::findsDefinitionsThatCannotBeRead()
{
    const QString grammar = u"nss = row\nrow = DIGIT\n\n"_s;
    QCOMPARE(skippedDefinitions(grammar + u"no.1 = one, a row (large)\n"_s), QList<int>{4});
    QCOMPARE(skippedDefinitions(grammar + u"no.1 = No.1, a row (large)\n"_s), QList<int>()); // a value
}

void TestSyntaxExtraction::ignoresProse_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("an equation") << u"where n = the number of the crate that is meant\n"_s;
    QTest::newRow("a definition with a stop") << u"version = the version, see above.\n"_s;
    QTest::newRow("a query") << u"https://example.org/?a=b&c=d\n"_s;
    QTest::newRow("a pattern") << u"urn:crates:{number}\n"_s;
    QTest::newRow("labels") << u"Name : \"the crates\" (a registry)\nExample: \"a\" / \"b\"\n"_s;
    QTest::newRow("a name with a dot") << u"where no.1 = the first crate\n"_s;
    QTest::newRow("a sign at the end of the text") << u"nss ="_s;
    QTest::newRow("nothing") << QString();
}

void TestSyntaxExtraction::ignoresProse()
{
    QFETCH(QString, text);
    QVERIFY(findGrammarBlocks(text).isEmpty());
    QVERIFY(!extractSyntax(text, u"crates"_s).rule);
}

void TestSyntaxExtraction::findsTheStartRuleAndTheScope_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    QTest::addColumn<RuleScope>("scope");
    QTest::newRow("whole URN") << u"urn = \"urn:crates:\" nss\nnss = 1*DIGIT\n"_s << u"urn"_s
                               << RuleScope::Urn;
    QTest::newRow("in parts") << u"urn = \"urn\" \":\" \"crates\" \":\" 1*DIGIT\n"_s << u"urn"_s
                              << RuleScope::Urn;
    QTest::newRow("NID and NSS") << u"name = \"crates:\" 1*DIGIT\n"_s << u"name"_s << RuleScope::NidAndNss;
    QTest::newRow("NSS, defined last") << u"digits = 1*DIGIT\nnss = digits\n"_s << u"nss"_s << RuleScope::Nss;
    QTest::newRow("examples decide") << u"other = ALPHA\nnss = 1*DIGIT\n\nSuch as urn:crates:12.\n"_s
                                     << u"nss"_s << RuleScope::Nss;
    QTest::newRow("a readable rule is preferred")
        << u"lost = nowhere\nnss = 1*DIGIT\n"_s << u"nss"_s << RuleScope::Nss;
    QTest::newRow("a piece is left over by a mistyped name")
        << u"nss = port \":\" berth\nport = 5ALPHA\nberth = 1*DIGIT [ \"-\" suffx ]\nsuffix = 1*3ALPHA\n"_s
        << u"nss"_s << RuleScope::Nss;
}

void TestSyntaxExtraction::findsTheStartRuleAndTheScope()
{
    QFETCH(QString, text);
    QFETCH(QString, start);
    QFETCH(RuleScope, scope);
    const ExtractedSyntax found = extractSyntax(text, u"Crates"_s);
    QVERIFY(found.rule.has_value());
    QCOMPARE(found.rule->start, start);
    QCOMPARE(found.rule->scope, scope);
    QVERIFY(!found.rule->describesComponents);
    QVERIFY(extractSyntax(u"n = 1*DIGIT [ \"#\" ALPHA ]\n"_s, u"crates"_s).rule->describesComponents);
}

void TestSyntaxExtraction::harvestsExamples()
{
    const ExtractedSyntax found = extractSyntax(u"nss = \"urn:crates:1\" ; not this\n\n"
                                                "Examples: urn:crates:1, URN:CRATES:2.\n"
                                                "urn:crates:{n}, urn:isbn:0451450523\n"
                                                "urn:crates:1 again\n"_s,
                                                u"crates"_s);
    QCOMPARE(found.urns, (QList<ExampleUrn>{{u"urn:crates:1"_s, 3}, {u"URN:CRATES:2"_s, 3}}));
}

void TestSyntaxExtraction::makesSamplesOfExamples()
{
    const ExtractedSyntax found = extractSyntax(u"For example:\nurn:crates:7\n"_s, u"crates"_s);
    const QList<Sample> samples = exampleSamples(found);
    QCOMPARE(samples.size(), 1);
    QCOMPARE(samples[0].urn, u"urn:crates:7"_s);
    QCOMPARE(samples[0].expected, ExpectedVerdict::Valid);
    QCOMPARE(samples[0].source, u"template, Syntax, line 2"_s);
}

void TestSyntaxExtraction::ignoresPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char* const pattern :
         {"urn:crates:std:<number>", "urn:crates:{n}", "urn:crates:std-[n]", "urn:crates:std:...",
          "urn:crates:std:\u2026", "urn:crates:a.|b", "the \"urn:crates:std\" subnamespace",
          "the urn:crates:std prefix", "names that begin with \"urn:crates:std\"",
          "the prefix urn:crates:std", "the invalid urn:crates:8", "counterexample: urn:crates:8",
          "urn:crates:8 (invalid)", "urn:crates:8 is not a valid name"})
        QTest::newRow(pattern) << QString::fromUtf8(pattern);
}

void TestSyntaxExtraction::ignoresPatterns()
{
    QFETCH(QString, pattern);
    const ExtractedSyntax found =
        extractSyntax(u"As in %1 and urn:crates:7: a crate.\n"_s.arg(pattern), u"crates"_s);
    QCOMPARE(found.urns, (QList<ExampleUrn>{{u"urn:crates:7"_s, 1}}));
}

void TestSyntaxExtraction::readsEveryWrittenSyntax() { QCOMPARE(writtenSyntaxes().size(), kWrittenSyntaxes); }

void TestSyntaxExtraction::findsTheSyntaxOfTemplates_data()
{
    QTest::addColumn<qsizetype>("row");
    const QList<WrittenSyntax> rows = writtenSyntaxes();
    for (qsizetype row = 0; row < rows.size(); ++row)
        QTest::newRow(qPrintable(rows[row].file)) << row;
}

void TestSyntaxExtraction::findsTheSyntaxOfTemplates()
{
    QFETCH(qsizetype, row);
    const WrittenSyntax wanted = writtenSyntaxes().value(row);
    const auto read =
        readTemplateText(contentOf(QStringLiteral(NIDUS_TEST_DATA "/templates/") + wanted.file));
    QVERIFY(read);
    const ExtractedSyntax found = extractSyntax(read->registrationTemplate.text(TemplateField::Syntax),
                                                read->registrationTemplate.nid());
    QCOMPARE(found.rule.has_value(), !wanted.rules.isEmpty());
    if (found.rule) {
        QVERIFY2(wanted.start == "*"_L1 || found.rule->start == wanted.start, qPrintable(found.rule->start));
        QCOMPARE(ruleNames(found.rule->text), QSet<QString>(wanted.rules.cbegin(), wanted.rules.cend()));
    }
    QStringList urns;
    for (const ExampleUrn& urn : found.urns)
        urns.append(urn.urn);
    QCOMPARE(urns, wanted.urns);
}

NIDUS_TEST(tst_syntaxextraction, TestSyntaxExtraction)
#include "tst_syntaxextraction.moc"
