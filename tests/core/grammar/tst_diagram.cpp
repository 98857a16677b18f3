// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/diagram/diagram.h"
#include "core/grammar/diagram/diagramsvg.h"
#include "core/grammar/diagram/ruletext.h"
#include "core/grammar/text/grammarlimits.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace nidus;
using namespace nidus::grammar;

/// Layout and SVG of railroad diagrams.
class TestDiagram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEveryGrammar();
    void drawsEveryBuiltinRuleCorrectly_data();
    void drawsEveryBuiltinRuleCorrectly();
    void showsEachPartAsABox();
    void showsHowOftenALoopRuns_data();
    void showsHowOftenALoopRuns();
    void pointsToTheText();
    void wrapsWideRules();
    void shortensLongTexts();
    void joinsTheCharactersOfAPattern();
    void truncatesLongRules();
    void writesARuleOnOneLine_data();
    void writesARuleOnOneLine();
    void writesValidXml();
    void replacesCharactersIllegalInXml();
};

namespace {

constexpr qsizetype kBuiltinGrammars = 105;
constexpr qsizetype kVectorGrammars = 30;

QFileInfoList grammarFiles()
{
    QFileInfoList files;
    for (const QString& folder : {QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/syntax"),
                                  QStringLiteral(NIDUS_TEST_DATA "/abnf/grammars")})
        files += QDir(folder).entryInfoList({QStringLiteral("*.abnf")});
    return files;
}

DiagramSize measured(std::string_view text, DiagramBoxKind /*kind*/)
{
    return {8.0 * static_cast<double>(text.size()), 16};
}

Grammar readAs(const std::string& text, GrammarNotation notation = GrammarNotation::Abnf)
{
    GrammarOptions options;
    options.notation = notation;
    return readGrammar(text, options);
}

RuleDiagram drawn(const Grammar& grammar, const DiagramStyle& style = {})
{
    return drawRule(grammar.tree(), 0, measured, style);
}

QString boxTexts(const RuleDiagram& diagram)
{
    QStringList texts;
    for (const DiagramBox& box : diagram.boxes)
        texts.append(QString::fromStdString(box.text));
    return texts.join(QLatin1Char(' '));
}

bool overlap(const DiagramRect& a, const DiagramRect& b)
{
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/// Returns whether a track ends at the point or runs straight through it.
bool isOnTrack(const RuleDiagram& diagram, DiagramPoint at)
{
    return std::ranges::any_of(diagram.tracks, [at](const DiagramTrack& track) {
        DiagramPoint from = track.start;
        return std::ranges::any_of(track.segments, [&](const DiagramSegment& segment) {
            const DiagramPoint begin = std::exchange(from, segment.to);
            const auto isNear = [at](DiagramPoint point) {
                return std::hypot(point.x - at.x, point.y - at.y) < 0.01;
            };
            const bool isFlat = segment.kind == DiagramSegment::Kind::Line &&
                                std::abs(begin.y - at.y) < 0.01 && std::abs(segment.to.y - at.y) < 0.01;
            return isNear(begin) || isNear(segment.to) ||
                   (isFlat && (begin.x - at.x) * (segment.to.x - at.x) <= 0);
        });
    });
}

std::string flaw(const RuleDiagram& diagram)
{
    for (std::size_t i = 0; i < diagram.boxes.size(); ++i) {
        const DiagramBox& box = diagram.boxes[i];
        const DiagramRect& rect = box.rect;
        if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > diagram.size.width ||
            rect.y + rect.height > diagram.size.height)
            return box.text + " is outside the diagram";
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(rect, diagram.boxes[j].rect))
                return box.text + " overlaps " + diagram.boxes[j].text;
        }
        const double middle = rect.y + rect.height / 2;
        if (box.kind != DiagramBoxKind::Label &&
            (!isOnTrack(diagram, {rect.x, middle}) || !isOnTrack(diagram, {rect.x + rect.width, middle})))
            return box.text + " is off the track";
    }
    for (const DiagramTrack& track : diagram.tracks) {
        for (const DiagramSegment& segment : track.segments) {
            if (segment.to.x < 0 || segment.to.y < 0 || segment.to.x > diagram.size.width ||
                segment.to.y > diagram.size.height)
                return "a track leaves the diagram";
        }
    }
    return {};
}

} // namespace

void TestDiagram::findsEveryGrammar() { QCOMPARE(grammarFiles().size(), kBuiltinGrammars + kVectorGrammars); }

void TestDiagram::drawsEveryBuiltinRuleCorrectly_data()
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo& file : grammarFiles())
        QTest::addRow("%s/%s", qPrintable(file.dir().dirName()), qPrintable(file.fileName()))
            << file.filePath();
}

void TestDiagram::drawsEveryBuiltinRuleCorrectly()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Grammar grammar = readAs(file.readAll().toStdString());
    QVERIFY(!grammar.tree().rules.empty());
    for (RuleId rule = 0; rule < grammar.tree().rules.size(); ++rule) {
        for (const double width : {760.0, 300.0}) {
            const RuleDiagram diagram = drawRule(grammar.tree(), rule, measured, {.maxWidth = width});
            QCOMPARE(flaw(diagram), std::string());
        }
        const std::string svg = diagramSvg(grammar.tree(), rule);
        QXmlStreamReader xml(QByteArray::fromStdString(svg));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
}

void TestDiagram::showsEachPartAsABox()
{
    const Grammar grammar = readAs("a = \"x\" b / %x30-39 <in words> c / \"\"\nb = \"y\"\n");
    const RuleDiagram diagram = drawn(grammar);
    QCOMPARE(boxTexts(diagram), QStringLiteral("\"x\" b %x30-39 <in words> c"));
    using enum DiagramBoxKind;
    constexpr DiagramBoxKind kKinds[] = {Terminal, Reference, Terminal, Prose, Reference};
    QVERIFY(std::ranges::equal(diagram.boxes, kKinds, {}, &DiagramBox::kind));
    QCOMPARE(diagram.boxes[1].rule, grammar.ownRule("b"));
    QCOMPARE(diagram.boxes[4].rule, kNoRule);
    QCOMPARE(flaw(diagram), std::string());
}

void TestDiagram::showsHowOftenALoopRuns_data()
{
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("boxes");
    QTest::newRow("once") << "1\"x\"" << "\"x\"";
    QTest::newRow("never") << "0\"x\"" << "";
    QTest::newRow("once or not") << "[\"x\"]" << "\"x\"";
    QTest::newRow("any number") << "*\"x\"" << "\"x\"";
    QTest::newRow("once or more") << "1*\"x\"" << "\"x\"";
    QTest::newRow("exactly") << "2\"x\"" << QStringLiteral("\"x\" 2\u00D7");
    QTest::newRow("up to") << "*30\"x\"" << "\"x\" 1..30";
    QTest::newRow("between") << "2*3\"x\"" << "\"x\" 2..3";
    QTest::newRow("at least") << "2*\"x\"" << QStringLiteral("\"x\" 2..\u221E");
}

void TestDiagram::showsHowOftenALoopRuns()
{
    QFETCH(QString, element);
    QFETCH(QString, boxes);
    const RuleDiagram diagram = drawn(readAs("a = " + element.toStdString() + "\n"));
    QCOMPARE(boxTexts(diagram), boxes);
    QCOMPARE(flaw(diagram), std::string());
}

void TestDiagram::pointsToTheText()
{
    const std::string text = "a = 2( b-c / \"d\" )\nb-c = ALPHA\n";
    for (const DiagramBox& box : drawn(readAs(text)).boxes) {
        if (box.kind != DiagramBoxKind::Label)
            QCOMPARE(text.substr(box.place.offset, box.place.length), box.text);
    }
}

void TestDiagram::wrapsWideRules()
{
    const DiagramStyle style{.maxWidth = 400};
    for (const char* grammar : {"a = b c d e f g h i j k l m n o p q r s t u v w x y z\n",
                                "a = b / c / d / e / f / g / h / i / j / k / l / m / n / o / p / q / r\n"}) {
        const RuleDiagram diagram = drawn(readAs(grammar), style);
        QVERIFY2(diagram.size.width < 400 + 150, grammar);
        QVERIFY2(diagram.size.height < 400, grammar);
        QCOMPARE(flaw(diagram), std::string());
    }
}

void TestDiagram::shortensLongTexts()
{
    const RuleDiagram diagram =
        drawn(readAs("a = \"" + std::string(100, 'x') + "\"\n"), {.maxTextLength = 10});
    QCOMPARE(QString::fromStdString(diagram.boxes[0].text), QStringLiteral("\"xxxxxxxx\u2026"));
}

void TestDiagram::truncatesLongRules()
{
    std::string text = "a =";
    for (std::size_t i = 0; i <= kMaxDiagramParts; ++i)
        text += " b";
    const RuleDiagram diagram = drawn(readAs(text + "\nb = \"x\"\n"));
    QCOMPARE(diagram.boxes.size(), kMaxDiagramParts + 1);
    QCOMPARE(QString::fromStdString(diagram.boxes.back().text), QStringLiteral("\u2026"));
    QVERIFY(diagram.boxes.back().kind == DiagramBoxKind::Prose);
}

void TestDiagram::joinsTheCharactersOfAPattern()
{
    const RuleDiagram diagram = drawn(readAs("urn:[a-z]+|ab{2}", GrammarNotation::IRegexp));
    QCOMPARE(boxTexts(diagram), QStringLiteral("%s\"urn:\" [a-z] %s\"a\" %s\"b\" 2\u00D7"));
}

void TestDiagram::writesARuleOnOneLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    const auto same = [](const char* text) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(text);
    };
    same("a = \"x\" / %x30-39 / %s\"y\" / %x0D.0A");
    same("a = 2*3DIGIT *ALPHA 1*\"x\" 4\"y\" *5\"z\"");
    same("a = 2( \"x\" \"y\" ) ( \"z\" / \"\" ) [ \"u\" / \"v\" \"w\" ]");
    same("a = 2( 3\"x\" ) *[ \"y\" ]");
    QTest::newRow("needless brackets") << "a = (\"x\")(\"y\" \"z\") / (\"u\" / \"v\")"
                                       << "a = \"x\" \"y\" \"z\" / \"u\" / \"v\"";
}

void TestDiagram::writesARuleOnOneLine()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QCOMPARE(QString::fromStdString(ruleText(readAs(text.toStdString()).tree(), 0)), line);
}

void TestDiagram::writesValidXml()
{
    const Grammar grammar = readAs("a = \"<&>\" *30( b / 2\"x\" )\nb = \"y\"\n");
    const std::string svg = diagramSvg(grammar.tree(), 0);
    QCOMPARE(svg, diagramSvg(grammar.tree(), 0));
    QVERIFY(svg.find("<title>a</title>\n<desc>a = \"&lt;&amp;&gt;\" *30( b / 2\"x\" )</desc>") !=
            std::string::npos);
    QVERIFY(svg.find("@media") == std::string::npos); // dark on white in every theme
    // White under all of it, in lengths: not every renderer supports percentages.
    const std::size_t size = svg.find(" width=");
    const std::string extent = svg.substr(size, svg.find(" viewBox", size) - size);
    QVERIFY(svg.find("<rect class=\"paper\"" + extent + "/>") != std::string::npos);
    const QString xmllint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    QVERIFY2(!xmllint.isEmpty(), "xmllint is not installed (package libxml2-utils)");
    QProcess process;
    process.start(xmllint, {QStringLiteral("--noout"), QStringLiteral("-")});
    process.write(svg.data(), static_cast<qint64>(svg.size()));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
}

void TestDiagram::replacesCharactersIllegalInXml()
{
    const Grammar grammar = readAs("a = <\x01\xFF&> \"x\"\n");
    const std::string svg = diagramSvg(grammar.tree(), 0);
    QXmlStreamReader xml(QByteArray::fromStdString(svg));
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(svg.find("&lt;\uFFFD\uFFFD&amp;&gt;") != std::string::npos);
}

NIDUS_TEST(tst_diagram, TestDiagram)
#include "tst_diagram.moc"
