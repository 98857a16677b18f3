// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"
#include "core/report/rows/linenumber.h"
#include "tests/core/report/reportrows.h"
#include "tests/testprogram.h"

#include <QTest>
#include <array>
#include <cstdint>

using namespace nidus::check;
using namespace nidus::report;
using nidus::test::InputLine;
using nidus::test::oneOfEach;
using nidus::test::reportChecker;
using nidus::test::reportOn;

/// The bytes of each format, written by hand from the command line's contract and the standards of the
/// formats.
class TestCheckReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneOfEach_data();
    void writesOneOfEach();
    void writesSeveralFiles_data();
    void writesSeveralFiles();
    void writesAnEmptyReport_data();
    void writesAnEmptyReport();
    void doesNotDependOnParts_data();
    void doesNotDependOnParts();
    void showsTextOnATerminal();
    void countsLines();
};

namespace {

/// Adds the formats whose reports are expected in this order.
void addFormats(const std::array<QByteArray, kReportFormats.size()>& expected)
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<QByteArray>("expected");
    for (std::size_t i = 0; i < expected.size(); ++i)
        QTest::newRow(kReportFormats[i].word.data()) << kReportFormats[i].format << expected[i];
}

// The SARIF log up to its results, and what its rules are called.
#define SARIF_BEGIN                                                                                          \
    R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"                       \
    R"("runs":[{"columnKind":"unicodeCodePoints","results":[)"
#define SARIF_TOOL R"(],"tool":{"driver":{"name":"nidus-cli","rules":[)"
#define SARIF_END "]}}}]}\n"
#define SARIF_DUPLICATE_RULE                                                                                 \
    R"({"id":"check.duplicate","fullDescription":{"text":"URNs that differ only in the case of the NID, )"   \
    R"(in the case of the hex digits of an encoded byte, or in their components are equivalent."},)"         \
    R"("help":{"text":"Remove one of them, unless the duplicate is intended."},)"                            \
    R"("defaultConfiguration":{"level":"warning"},"properties":{"reference":"RFC 8141 section 3"}})"
#define SARIF_UNREGISTERED_RULE                                                                              \
    R"({"id":"namespace.unregistered","fullDescription":{"text":"Correct syntax is not enough: the )"        \
    R"(namespace of a URN must also be registered."},"help":{"text":"Check the spelling of the NID and )"    \
    R"(whether the registry is up to date."},"defaultConfiguration":{"level":"warning"},)"                   \
    R"("properties":{"reference":"RFC 8141 section 1"}})"

} // namespace

void TestCheckReport::writesOneOfEach_data()
{
    addFormats({
        // Text
        "a.txt:1: valid: urn:example:1\n"
        "a.txt:2:14: invalid[urn.nss.bad-char]: An NSS cannot contain a space; percent-encode it as "
        "%20.\n"
        "a.txt:4:5: unregistered[namespace.unregistered]: The NID \"nosuch\" is not in the registry.\n"
        "a.txt:5:1: undecided[check.line-too-long]: The line is too long to check.\n"
        "a.txt:6:1: valid[check.duplicate]: Duplicate of the URN in line 1.\n"
        "a.txt:7:5: valid[namespace.withdrawn]: The namespace \"old\" is withdrawn; its URNs remain valid, "
        "but no new ones are assigned.\n",
        // Tsv: line, verdict, nid, offset, code, urn, message
        "1\tvalid\texample\t\t\turn:example:1\t\n"
        "2\tinvalid\texample\t13\turn.nss.bad-char\turn:example:a\\x20b\tAn NSS cannot contain a "
        "space; percent-encode it as %20.\n"
        "4\tunregistered\tnosuch\t4\tnamespace.unregistered\turn:nosuch:1\tThe NID \"nosuch\" is not in the "
        "registry.\n"
        "5\tundecided\t\t0\tcheck.line-too-long\turn:example:xxx\tThe line is too long to check.\n"
        "6\tvalid\tExample\t\tcheck.duplicate\tURN:Example:1\tDuplicate of the URN in line 1.\n"
        "7\tvalid\told\t4\tnamespace.withdrawn\turn:old:1\tThe namespace \"old\" is withdrawn; its URNs "
        "remain valid, but no new ones are assigned.\n",
        // Csv (RFC 4180)
        "line,verdict,nid,offset,code,urn,message\r\n"
        "1,valid,example,,,urn:example:1,\r\n"
        "2,invalid,example,13,urn.nss.bad-char,urn:example:a\\x20b,An NSS cannot contain a space; "
        "percent-encode it as %20.\r\n"
        "4,unregistered,nosuch,4,namespace.unregistered,urn:nosuch:1,\"The NID \"\"nosuch\"\" is not in the "
        "registry.\"\r\n"
        "5,undecided,,0,check.line-too-long,urn:example:xxx,The line is too long to check.\r\n"
        "6,valid,Example,,check.duplicate,URN:Example:1,Duplicate of the URN in line 1.\r\n"
        "7,valid,old,4,namespace.withdrawn,urn:old:1,\"The namespace \"\"old\"\" is withdrawn; its URNs "
        "remain valid, but no new ones are assigned.\"\r\n",
    // JsonLines (RFC 8259)
#define OBJECT_1                                                                                             \
    R"({"line":1,"verdict":"valid","nid":"example","offset":null,"code":null,"urn":"urn:example:1",)"        \
    R"("message":null})"
#define OBJECT_2                                                                                             \
    R"({"line":2,"verdict":"invalid","nid":"example","offset":13,"code":"urn.nss.bad-char",)"                \
    R"("urn":"urn:example:a\\x20b",)"                                                                        \
    R"("message":"An NSS cannot contain a space; percent-encode it as %20.",)"                               \
    R"("findings":[{"code":"urn.nss.bad-char","severity":"error",)"                                          \
    R"("message":"An NSS cannot contain a space; percent-encode it as %20.",)"                               \
    R"("offset":13,"length":1,"section":"RFC 8141 section 2.2"}],"escaped":true})"
#define OBJECT_4                                                                                             \
    R"({"line":4,"verdict":"unregistered","nid":"nosuch","offset":4,"code":"namespace.unregistered",)"       \
    R"("urn":"urn:nosuch:1","message":"The NID \"nosuch\" is not in the registry.",)"                        \
    R"("findings":[{"code":"namespace.unregistered","severity":"warning",)"                                  \
    R"("message":"The NID \"nosuch\" is not in the registry.","offset":4,"length":6,)"                       \
    R"("section":"RFC 8141 section 1"}]})"
#define OBJECT_5                                                                                             \
    R"({"line":5,"verdict":"undecided","nid":null,"offset":0,"code":"check.line-too-long",)"                 \
    R"("urn":"urn:example:xxx","message":"The line is too long to check.",)"                                 \
    R"("findings":[{"code":"check.line-too-long","severity":"warning",)"                                     \
    R"("message":"The line is too long to check.","offset":0,"length":0,"section":null}]})"
#define OBJECT_6                                                                                             \
    R"({"line":6,"verdict":"valid","nid":"Example","offset":null,"code":"check.duplicate",)"                 \
    R"("urn":"URN:Example:1","message":"Duplicate of the URN in line 1.","duplicateOf":1,)"                  \
    R"("findings":[{"code":"check.duplicate","severity":"warning",)"                                         \
    R"("message":"Duplicate of the URN in line 1.","offset":0,"length":0,"section":"RFC 8141 section 3"}]})"
#define OBJECT_7                                                                                             \
    R"({"line":7,"verdict":"valid","nid":"old","offset":4,"code":"namespace.withdrawn","urn":"urn:old:1",)"  \
    R"("message":"The namespace \"old\" is withdrawn; its URNs remain valid, but no new ones are )"          \
    R"(assigned.","findings":[{"code":"namespace.withdrawn","severity":"warning",)"                          \
    R"("message":"The namespace \"old\" is withdrawn; its URNs remain valid, but no new ones are )"          \
    R"(assigned.","offset":4,"length":3,"section":"RFC 8141 section 5.1"}]})"
        OBJECT_1 "\n" OBJECT_2 "\n" OBJECT_4 "\n" OBJECT_5 "\n" OBJECT_6 "\n" OBJECT_7 "\n",
        // Json
        "[\n" OBJECT_1 ",\n" OBJECT_2 ",\n" OBJECT_4 ",\n" OBJECT_5 ",\n" OBJECT_6 ",\n" OBJECT_7 "\n]\n",
        // Sarif (2.1.0)
        SARIF_BEGIN
        R"({"ruleId":"urn.nss.bad-char","ruleIndex":0,"level":"error",)"
        R"("message":{"text":"An NSS cannot contain a space; percent-encode it as %20."},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
        R"("region":{"startLine":2,"startColumn":14}}}]},)"
        R"({"ruleId":"namespace.unregistered","ruleIndex":1,"level":"warning",)"
        R"("message":{"text":"The NID \"nosuch\" is not in the registry."},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
        R"("region":{"startLine":4,"startColumn":5}}}]},)"
        R"({"ruleId":"check.line-too-long","ruleIndex":2,"level":"warning",)"
        R"("message":{"text":"The line is too long to check."},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
        R"("region":{"startLine":5,"startColumn":1}}}]},)"
        R"({"ruleId":"check.duplicate","ruleIndex":3,"level":"warning",)"
        R"("message":{"text":"Duplicate of the URN in line 1."},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
        R"("region":{"startLine":6,"startColumn":1}}}]},)"
        R"({"ruleId":"namespace.withdrawn","ruleIndex":4,"level":"warning",)"
        R"("message":{"text":"The namespace \"old\" is withdrawn; its URNs remain valid, but no )"
        R"(new ones are assigned."},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
        R"("region":{"startLine":7,"startColumn":5}}}]})" SARIF_TOOL
        R"({"id":"urn.nss.bad-char","fullDescription":{"text":"An NSS consists of ASCII letters, )"
        R"(digits, some punctuation marks, and percent-encoded bytes. All other characters must )"
        R"(be percent-encoded in UTF-8."},"help":{"text":"Percent-encode the character if the )"
        R"(namespace allows that, or remove it."},"defaultConfiguration":{"level":"error"},)"
        R"("properties":{"reference":"RFC 8141 section 2.2"}},)" SARIF_UNREGISTERED_RULE
        R"(,{"id":"check.line-too-long","fullDescription":{"text":"Lines of more than a million )"
        R"(bytes are not checked, so that a damaged file cannot exhaust memory."},)"
        R"("help":{"text":"Check whether the line endings of the file were lost."},)"
        R"("defaultConfiguration":{"level":"warning"}},)" SARIF_DUPLICATE_RULE
        R"(,{"id":"namespace.withdrawn","fullDescription":{"text":"An assigned URN remains valid )"
        R"(forever, even if its namespace is withdrawn."},"help":{"text":"No action is needed for )"
        R"(existing URNs."},"defaultConfiguration":{"level":"warning"},)"
        R"("properties":{"reference":"RFC 8141 section 5.1"}})" SARIF_END,
        // Junit
        R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="nidus-cli">
 <testsuite name="a.txt">
  <testcase name="urn:example:1" classname="a.txt:1"/>
  <testcase name="urn:example:a\x20b" classname="a.txt:2">
   <failure type="urn.nss.bad-char" message="An NSS cannot contain a space; percent-encode it as %20.">a.txt:2: An NSS cannot contain a space; percent-encode it as %20.</failure>
  </testcase>
  <testcase name="urn:nosuch:1" classname="a.txt:4">
   <failure type="namespace.unregistered" message="The NID &quot;nosuch&quot; is not in the registry.">a.txt:4: The NID &quot;nosuch&quot; is not in the registry.</failure>
  </testcase>
  <testcase name="urn:example:xxx" classname="a.txt:5">
   <failure type="check.line-too-long" message="The line is too long to check.">a.txt:5: The line is too long to check.</failure>
  </testcase>
  <testcase name="URN:Example:1" classname="a.txt:6">
   <system-out>Duplicate of the URN in line 1.</system-out>
  </testcase>
  <testcase name="urn:old:1" classname="a.txt:7">
   <system-out>The namespace &quot;old&quot; is withdrawn; its URNs remain valid, but no new ones are assigned.</system-out>
  </testcase>
 </testsuite>
</testsuites>
)",
        "", // None
    });
}

void TestCheckReport::writesOneOfEach()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    const UrnChecker checker = reportChecker();
    const auto report = makeCheckReport(format, {.checker = &checker, .files = {"a.txt"}});
    QCOMPARE(QByteArray::fromStdString(reportOn(*report, oneOfEach())), expected);
}

/// With a column and the namespaces that accept the name.
void TestCheckReport::writesSeveralFiles_data()
{
    addFormats({
        // Text
        "a.txt:1:3: valid: urn:example:1\n"
        "a.txt:1: note: accepted by the rules of: example old\n"
        "a.txt:4:9: unregistered[namespace.unregistered]: The NID \"nosuch\" is not in the registry.\n"
        "a.txt:4: note: accepted by the rules of: example old\n"
        "b,c.txt:1:1: valid[check.duplicate]: Duplicate of the URN in line a.txt:1.\n"
        "b,c.txt:1: note: accepted by the rules of: example old\n",
        // Tsv
        "1\tvalid\texample\t\t\turn:example:1\t\t3\texample old\ta.txt\n"
        "4\tunregistered\tnosuch\t4\tnamespace.unregistered\turn:nosuch:1\tThe NID \"nosuch\" is not in the "
        "registry.\t5\texample old\ta.txt\n"
        "1\tvalid\texample\t\tcheck.duplicate\turn:example:1\tDuplicate of the URN in line a.txt:1.\t1\t"
        "example old\tb,c.txt\n",
        // Csv
        "line,verdict,nid,offset,code,urn,message,column,accepting,file\r\n"
        "1,valid,example,,,urn:example:1,,3,example old,a.txt\r\n"
        "4,unregistered,nosuch,4,namespace.unregistered,urn:nosuch:1,\"The NID \"\"nosuch\"\" is not in the "
        "registry.\",5,example old,a.txt\r\n"
        "1,valid,example,,check.duplicate,urn:example:1,Duplicate of the URN in line a.txt:1.,1,"
        "example old,\"b,c.txt\"\r\n",
    // JsonLines
#define OBJECT_A                                                                                             \
    R"({"line":1,"verdict":"valid","nid":"example","offset":null,"code":null,"urn":"urn:example:1",)"        \
    R"("message":null,"column":3,"file":"a.txt","accepting":["example","old"]})"
#define OBJECT_B                                                                                             \
    R"({"line":4,"verdict":"unregistered","nid":"nosuch","offset":4,"code":"namespace.unregistered",)"       \
    R"("urn":"urn:nosuch:1","message":"The NID \"nosuch\" is not in the registry.",)"                        \
    R"("column":5,"file":"a.txt","accepting":["example","old"],)"                                            \
    R"("findings":[{"code":"namespace.unregistered","severity":"warning",)"                                  \
    R"("message":"The NID \"nosuch\" is not in the registry.","offset":4,"length":6,)"                       \
    R"("section":"RFC 8141 section 1"}]})"
#define OBJECT_C                                                                                             \
    R"({"line":1,"verdict":"valid","nid":"example","offset":null,"code":"check.duplicate",)"                 \
    R"("urn":"urn:example:1","message":"Duplicate of the URN in line a.txt:1.",)"                            \
    R"("column":1,"file":"b,c.txt","accepting":["example","old"],"duplicateOf":1,)"                          \
    R"("duplicateOfFile":"a.txt","findings":[{"code":"check.duplicate","severity":"warning",)"               \
    R"("message":"Duplicate of the URN in line a.txt:1.","offset":0,"length":0,)"                            \
    R"("section":"RFC 8141 section 3"}]})"
        OBJECT_A "\n" OBJECT_B "\n" OBJECT_C "\n",
        // Json
        "[\n" OBJECT_A ",\n" OBJECT_B ",\n" OBJECT_C "\n]\n",
        // Sarif: a path is a relative URI reference
        SARIF_BEGIN R"({"ruleId":"namespace.unregistered","ruleIndex":0,"level":"warning",)"
                    R"("message":{"text":"The NID \"nosuch\" is not in the registry."},)"
                    R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"},)"
                    R"("region":{"startLine":4,"startColumn":9}}}]},)"
                    R"({"ruleId":"check.duplicate","ruleIndex":1,"level":"warning",)"
                    R"("message":{"text":"Duplicate of the URN in line a.txt:1."},)"
                    R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"b%2Cc.txt"},)"
                    R"("region":{"startLine":1,"startColumn":1}}}]})" SARIF_TOOL SARIF_UNREGISTERED_RULE
                    "," SARIF_DUPLICATE_RULE SARIF_END,
        // Junit: one suite per input
        R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="nidus-cli">
 <testsuite name="a.txt">
  <testcase name="urn:example:1" classname="a.txt:1"/>
  <testcase name="urn:nosuch:1" classname="a.txt:4">
   <failure type="namespace.unregistered" message="The NID &quot;nosuch&quot; is not in the registry.">a.txt:4: The NID &quot;nosuch&quot; is not in the registry.</failure>
  </testcase>
 </testsuite>
 <testsuite name="b,c.txt">
  <testcase name="urn:example:1" classname="b,c.txt:1">
   <system-out>Duplicate of the URN in line a.txt:1.</system-out>
  </testcase>
 </testsuite>
</testsuites>
)",
        "", // None
    });
}

void TestCheckReport::writesSeveralFiles()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    const UrnChecker checker = reportChecker(CheckAgainst::AllNamespaces);
    const auto report = makeCheckReport(
        format,
        {.checker = &checker, .files = {"a.txt", "b,c.txt"}, .hasColumn = true, .hasAccepting = true});
    const std::string first = reportOn(
        *report,
        {{.line = 1, .text = "urn:example:1", .column = 3},
         {.line = 4, .text = "urn:nosuch:1", .column = 5},
         {.line = 1, .text = "urn:example:1", .file = 1, .firstPlace = nidus::batch::UrnPlace{0, 1}}},
        1); // A part has rows of one input.
    QCOMPARE(QByteArray::fromStdString(first), expected);
}

void TestCheckReport::writesAnEmptyReport_data()
{
    addFormats(
        {"", "", "line,verdict,nid,offset,code,urn,message\r\n", "", "[\n]\n",
         SARIF_BEGIN SARIF_TOOL SARIF_END,
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nidus-cli\">\n</testsuites>\n", ""});
}

void TestCheckReport::writesAnEmptyReport()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    const UrnChecker checker = reportChecker();
    const auto report = makeCheckReport(format, {.checker = &checker, .files = {"a.txt"}});
    QCOMPARE(QByteArray::fromStdString(reportOn(*report, {})), expected);
}

void TestCheckReport::doesNotDependOnParts_data()
{
    QTest::addColumn<ReportFormat>("format");
    for (const ReportFormatFacts& facts : kReportFormats)
        QTest::newRow(facts.word.data()) << facts.format;
}

void TestCheckReport::doesNotDependOnParts()
{
    QFETCH(ReportFormat, format);
    const UrnChecker checker = reportChecker();
    const ReportSettings settings{.checker = &checker, .files = {"a.txt"}};
    const std::string whole = reportOn(*makeCheckReport(format, settings), oneOfEach());
    QCOMPARE(whole.empty(), format == ReportFormat::None);
    for (const std::size_t linesInPart : {1U, 2U, 5U})
        QCOMPARE(reportOn(*makeCheckReport(format, settings), oneOfEach(), linesInPart), whole);
    // The same row by row.
    const auto report = makeCheckReport(format, settings);
    std::string out;
    report->begin(out);
    for (const InputLine& line : oneOfEach())
        report->add(out, {.line = checkedLine(line, checker), .file = 0, .firstPlace = line.firstPlace});
    report->end(out);
    QCOMPARE(out, whole);
}

void TestCheckReport::showsTextOnATerminal()
{
    const UrnChecker checker = reportChecker();
    const auto report = [&checker](TerminalLook look) {
        const auto made = makeCheckReport(ReportFormat::Text,
                                          {.checker = &checker, .files = {"\x1b[31m.txt"}, .look = look});
        return QByteArray::fromStdString(
            reportOn(*made, {{.line = 1, .text = "urn:example:1"}, {.line = 2, .text = "urn:nosuch:1"}}));
    };
    const QByteArray message = "The NID \"nosuch\" is not in the registry.\n";
    QCOMPARE(report({}), "\x1b[31m.txt:1: valid: urn:example:1\n"
                         "\x1b[31m.txt:2:5: unregistered[namespace.unregistered]: " +
                             message);
    QCOMPARE(report({.showsSource = true}), "\x1b[31m.txt:1: valid: urn:example:1\n"
                                            "\x1b[31m.txt:2:5: unregistered[namespace.unregistered]: " +
                                                message + "    urn:nosuch:1\n        ^\n");
    // The name is escaped, because the text contains colors.
    QCOMPARE(report({.useColor = true}),
             "\x1b[1m\\u{1B}[31m.txt:1\x1b[0m: \x1b[32mvalid\x1b[0m: urn:example:1\n"
             "\x1b[1m\\u{1B}[31m.txt:2\x1b[0m:5: \x1b[33munregistered\x1b[0m[namespace.unregistered]: " +
                 message);
}

void TestCheckReport::countsLines()
{
    LineNumber lineNumber;
    constexpr std::array<std::uint64_t, 14> kNumbers{1,   2,   9, 10, 11,   99,   100,
                                                     100, 101, 7, 8,  1999, 2000, ~std::uint64_t{0}};
    for (const std::uint64_t number : kNumbers)
        QCOMPARE(lineNumber.digits(number), std::to_string(number));
}

NIDUS_TEST(tst_checkreport, TestCheckReport)
#include "tst_checkreport.moc"
