// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/text/formatnames.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::exchange;
using namespace nidus::report;
using namespace nidus::ui;

/// Names and file name patterns of formats, from their tables.
class TestFormatNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatHasAName();
    void filtersReportsByUse();
    void listsEachPatternOnce();
};

void TestFormatNames::everyFormatHasAName()
{
    for (const ExportFormatFacts& facts : kExportFormats)
        QVERIFY2(!formatName(facts.format).isEmpty(), facts.word.data());
    for (const FileFormatFacts& facts : kFileFormats)
        QVERIFY2(!formatName(facts.format).isEmpty(), facts.word.data());
    for (const ReportFormatFacts& facts : kReportFormats)
        QCOMPARE(*facts.name == '\0', facts.suffix.empty());
}

void TestFormatNames::filtersReportsByUse()
{
    QCOMPARE(
        reportFilters(&ReportFormatFacts::isOfFindings),
        (QStringList{u"Text (*.txt)"_s, u"Comma-separated values (*.csv)"_s,
                     u"JSON, one object per line (*.jsonl)"_s, u"SARIF (*.sarif)"_s, u"JUnit (*.xml)"_s}));
    QCOMPARE(reportFilters(&ReportFormatFacts::isOfChecks),
             (QStringList{u"Text (*.txt)"_s, u"Tab-separated values (*.tsv)"_s,
                          u"Comma-separated values (*.csv)"_s, u"JSON, one object per line (*.jsonl)"_s,
                          u"JSON (*.json)"_s, u"SARIF (*.sarif)"_s, u"JUnit (*.xml)"_s}));
}

void TestFormatNames::listsEachPatternOnce()
{
    QCOMPARE(importPatterns(), u"*.txt *.md *.html *.xml *.eml *.json *.csv"_s);
    QCOMPARE(reportPatterns(&ReportFormatFacts::isComparable), u"*.tsv *.csv *.jsonl *.json"_s);
}

NIDUS_TEST(tst_formatnames, TestFormatNames)
#include "tst_formatnames.moc"
