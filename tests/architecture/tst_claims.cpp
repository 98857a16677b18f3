// SPDX-License-Identifier: Apache-2.0
#include "tests/architecture/sourcefiles.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::textOf;

namespace {

QString accessibilityFile(const QString& name) { return textOf(u"tests/accessibility/"_s + name); }

/// Returns the rows of a table without its header.
QList<QStringList> rowsOf(const QString& table)
{
    QList<QStringList> rows;
    for (const QString& line : table.split(u'\n', Qt::SkipEmptyParts).mid(1))
        rows.append(line.split(u'\t'));
    return rows;
}

/// Returns all test functions of the suite, such as "tst_nid::isCaseInsensitive", the checks of web pages,
/// that of the screen reader, and the recorded looks.
QSet<QString> testFunctions()
{
    static const QRegularExpression declaration(u"^    void (\\w+)\\(\\);"_s,
                                                QRegularExpression::MultilineOption);
    QSet<QString> functions;
    QDirIterator it(QStringLiteral(NIDUS_SOURCE_DIR "/tests"), {u"tst_*.cpp"_s}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString text = textOf(it.next());
        const QString declared =
            text.section(u"\nprivate Q_SLOTS:\n"_s, 1).section(u"\n};"_s, 0, 0).section(u"private:"_s, 0, 0);
        QRegularExpressionMatchIterator matches = declaration.globalMatch(declared);
        while (matches.hasNext())
            functions.insert(it.fileInfo().completeBaseName() + u"::"_s + matches.next().captured(1));
    }
    static const QRegularExpression check(u"^        add\\(\"(\\w+)\""_s,
                                          QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& match : check.globalMatch(accessibilityFile(u"webpages"_s)))
        functions.insert(u"webpages::"_s + match.captured(1));
    if (accessibilityFile(u"orca.py"_s).contains("orca::says("_L1))
        functions.insert(u"orca::says"_s);
    for (const QStringList& look : rowsOf(accessibilityFile(u"looks.tsv"_s)))
        functions.insert(u"looks::"_s + look.constFirst());
    return functions;
}

/// Returns what is wrong with a table of claims.
QStringList problemsOf(const QString& claims, const QSet<QString>& clauses, const QSet<QString>& functions)
{
    static const QSet<QString> levels{u"supports"_s, u"partially-supports"_s, u"does-not-support"_s,
                                      u"not-applicable"_s, u"not-evaluated"_s};
    static const QSet<QString> needEvidence{u"supports"_s, u"partially-supports"_s, u"does-not-support"_s};
    static const QSet<QString> components{u"software"_s, u"documents"_s, u"support"_s};
    QStringList problems;
    QSet<QString> claimed;
    for (const QStringList& row : rowsOf(claims)) {
        const QString id = row.value(0);
        if (row.size() != 6 || id.isEmpty() || row.at(5).isEmpty()) {
            problems.append(id + u": a row has an id, clauses, component, level, evidence, and a remark"_s);
            continue;
        }
        if (!components.contains(row.at(2)))
            problems.append(id + u": not a component: "_s + row.at(2));
        if (!levels.contains(row.at(3)))
            problems.append(id + u": not a level: "_s + row.at(3));
        const QStringList evidence = row.at(4).split(u' ', Qt::SkipEmptyParts);
        if (needEvidence.contains(row.at(3)) && evidence.isEmpty())
            problems.append(id + u": a claim without evidence"_s);
        for (const QString& function : evidence) {
            if (!functions.contains(function))
                problems.append(id + u": not a test: "_s + function);
        }
        for (const QString& clause : row.at(1).split(u' ', Qt::SkipEmptyParts)) {
            if (!clauses.contains(clause))
                problems.append(id + u": not a clause: "_s + clause);
            const QString place = clause + u' ' + row.at(2);
            if (claimed.contains(place))
                problems.append(id + u": claimed twice: "_s + place);
            claimed.insert(place);
        }
    }
    return problems;
}

} // namespace

/// The claims of the accessibility report (tests/accessibility/claims.tsv).
class TestClaims : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClaimHasEvidence();
    void everyLookIsDatedAndUsed();
    void everyClauseHasARow();
    void refusesAPlantedClaim_data();
    void refusesAPlantedClaim();
    void reportMakesNoClaimWithoutAPass_data();
    void reportMakesNoClaimWithoutAPass();
    void reportHasTheStructureOfOpenAcr();
    void shippedReportClaimsNoMore();
    void manualExplainsAccessibility();

private:
    [[nodiscard]] static QSet<QString> clauses()
    {
        QSet<QString> all;
        for (const QStringList& row : rowsOf(accessibilityFile(u"clauses.tsv"_s)))
            all.insert(row.constFirst());
        return all;
    }
    /// Writes the report of a run in which all evidence passed, but one piece has another result, or none.
    /// Returns the exit status.
    [[nodiscard]] int writeReport(const QString& other, const QString& result) const
    {
        QHash<QString, QString> output;
        for (const QStringList& row : rowsOf(accessibilityFile(u"claims.tsv"_s))) {
            for (const QString& evidence : row.value(4).split(u' ', Qt::SkipEmptyParts)) {
                const QString word = evidence == other ? result : u"PASS   "_s;
                const QString test = evidence.section(u"::"_s, 0, 0);
                const bool isScript = test == "webpages"_L1 || test == "orca"_L1;
                if (test == "looks"_L1)
                    continue; // the report reads them itself
                const QString name = isScript ? test : u"TestClass"_s;
                if (!word.isEmpty())
                    output[test] +=
                        word + u": "_s + name + u"::"_s + evidence.section(u"::"_s, 1) + u"()\n"_s;
            }
        }
        QString run = u"<testsuite>\n"_s;
        for (auto test = output.cbegin(); test != output.cend(); ++test)
            run += u"<testcase name=\"%1\"><system-out>%2</system-out></testcase>\n"_s.arg(test.key(),
                                                                                           test.value());
        const QString runPath = written(u"run.xml"_s, run + u"</testsuite>\n"_s);
        const QString scriptsPath =
            written(u"results.txt"_s, output.value(u"webpages"_s) + output.value(u"orca"_s));
        QProcess process;
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(u"python3"_s, {QStringLiteral(NIDUS_SOURCE_DIR "/tests/accessibility/report"), runPath,
                                     scriptsPath, m_folder.path(), u"9.9"_s, u"abc"_s});
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit ? process.exitCode()
                                                                                         : -1;
    }
    [[nodiscard]] QString written(const QString& name, const QString& text) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 ? file.fileName()
                                                                                 : QString();
    }

    QTemporaryDir m_folder;
};

void TestClaims::everyClaimHasEvidence()
{
    const QStringList problems = problemsOf(accessibilityFile(u"claims.tsv"_s), clauses(), testFunctions());
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestClaims::everyLookIsDatedAndUsed()
{
    const QString claims = accessibilityFile(u"claims.tsv"_s);
    const QList<QStringList> looks = rowsOf(accessibilityFile(u"looks.tsv"_s));
    QVERIFY(!looks.isEmpty());
    for (const QStringList& look : looks) {
        QCOMPARE(look.size(), 3);
        QVERIFY2(QDate::fromString(look.at(1), Qt::ISODate).isValid(), qPrintable(look.constFirst()));
        QVERIFY2(look.at(2).size() > 60, qPrintable(look.constFirst()));
        QVERIFY2(claims.contains(u"looks::"_s + look.constFirst()), qPrintable(look.constFirst()));
    }
}

void TestClaims::everyClauseHasARow()
{
    const QSet<QString> all = clauses();
    QCOMPARE(all.size(), 173); // 56 of WCAG, 40 of Section 508, 77 of EN 301 549
    QSet<QString> claimed;
    for (const QStringList& row : rowsOf(accessibilityFile(u"claims.tsv"_s))) {
        for (const QString& clause : row.value(1).split(u' '))
            claimed += {clause, clause + u' ' + row.value(2)};
    }
    QStringList missing;
    for (const QString& clause : all) {
        const bool isForBoth = clause.startsWith("wcag:"_L1);
        for (const QString& place : isForBoth ? QStringList{clause + " software"_L1, clause + " documents"_L1}
                                              : QStringList{clause}) {
            if (!claimed.contains(place))
                missing.append(place);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestClaims::refusesAPlantedClaim_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("problem");
    QTest::newRow("sound") << u"x\twcag:1.1.1\tsoftware\tsupports\ttst_claims::everyClauseHasARow\tWorks."_s
                           << QString();
    QTest::newRow("not evaluated") << u"x\twcag:1.1.1\tsoftware\tnot-evaluated\t\tNobody looked."_s
                                   << QString();
    QTest::newRow("no evidence") << u"x\twcag:1.1.1\tsoftware\tsupports\t\tWorks."_s
                                 << u"x: a claim without evidence"_s;
    QTest::newRow("failing without evidence")
        << u"x\twcag:1.1.1\tsoftware\tdoes-not-support\t\tFails."_s << u"x: a claim without evidence"_s;
    QTest::newRow("no such test") << u"x\twcag:1.1.1\tsoftware\tsupports\ttst_claims::isMissing\tWorks."_s
                                  << u"x: not a test: tst_claims::isMissing"_s;
    QTest::newRow("no such clause") << u"x\twcag:1.1.9\tsoftware\tnot-evaluated\t\tNobody looked."_s
                                    << u"x: not a clause: wcag:1.1.9"_s;
    QTest::newRow("no such level") << u"x\twcag:1.1.1\tsoftware\tmostly\t\tWorks."_s
                                   << u"x: not a level: mostly"_s;
    QTest::newRow("no remark") << u"x\twcag:1.1.1\tsoftware\tnot-evaluated\t\t"_s
                               << u"x: a row has an id, clauses, component, level, evidence, and a remark"_s;
    QTest::newRow("twice") << u"x\twcag:1.1.1 wcag:1.1.1\tsoftware\tnot-evaluated\t\tNobody looked."_s
                           << u"x: claimed twice: wcag:1.1.1 software"_s;
}

void TestClaims::refusesAPlantedClaim()
{
    QFETCH(const QString, row);
    QFETCH(const QString, problem);
    QCOMPARE(
        problemsOf(u"id\n"_s + row, {u"wcag:1.1.1"_s}, {u"tst_claims::everyClauseHasARow"_s}).join(u'\n'),
        problem);
}

void TestClaims::reportMakesNoClaimWithoutAPass_data()
{
    QTest::addColumn<QString>("result"); // of the evidence that the name means
    QTest::addColumn<QString>("evidence");
    QTest::addColumn<QString>("id"); // of a claim with that evidence
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("level");
    const auto row = [](const char* name, const char* result, const char* evidence, const char* id,
                        int status, const char* level) {
        QTest::newRow(name) << QString::fromLatin1(result) << QString::fromLatin1(evidence)
                            << QString::fromLatin1(id) << status << QString::fromLatin1(level);
    };
    row("passed", "PASS   ", "tst_transcript::firstHour", "announcements", 0, "Supports");
    row("failed", "FAIL!  ", "tst_transcript::firstHour", "announcements", 1, "Not evaluated");
    row("skipped", "SKIP   ", "tst_transcript::firstHour", "announcements", 0, "Not evaluated");
    row("did not run", "", "tst_transcript::firstHour", "announcements", 1, "Not evaluated");
    row("screen reader absent", "SKIP   ", "orca::says", "screen-reader", 0, "Not evaluated");
    row("screen reader failed", "FAIL!  ", "orca::says", "screen-reader", 1, "Not evaluated");
    row("checker passed", "PASS   ", "webpages::nu", "documents-titles", 0, "Supports");
    row("checker failed", "FAIL!  ", "webpages::nu", "documents-titles", 1, "Not evaluated");
    row("checker out of reach", "SKIP   ", "webpages::nu", "documents-titles", 0, "Not evaluated");
}

void TestClaims::reportMakesNoClaimWithoutAPass()
{
    QFETCH(const QString, result);
    QFETCH(const QString, evidence);
    QFETCH(const QString, id);
    QTEST(writeReport(evidence, result), "status");
    const QString report = textOf(m_folder.filePath(u"accessibility.html"_s));
    QFETCH(const QString, level);
    QVERIFY2(report.contains(u"<h3>%1: %2</h3>"_s.arg(id, level)), qPrintable(report.left(2000)));
    QCOMPARE(report.contains(u"<a href=\"#run-%1\">"_s.arg(QString(evidence).replace("::"_L1, "-"_L1))),
             !result.isEmpty());
}

// What OpenACR's schema 0.1.0 and its catalog for the international edition require.
void TestClaims::reportHasTheStructureOfOpenAcr()
{
    QCOMPARE(writeReport({}, {}), 0);
    const QString report = textOf(m_folder.filePath(u"accessibility.yaml"_s));
    for (const QString& line :
         {u"^title: \"."_s, u"^product:\n  name: \"Nidus\"\n"_s,
          u"^author:\n  name: \"[^\"]+\"\n  email: \"[^\"]+@[^\"]+\"\n"_s, u"^version: 1\n"_s,
          u"^chapters:\n  success_criteria_level_a:\n    criteria:\n"_s})
        QVERIFY2(report.contains(QRegularExpression(line, QRegularExpression::MultilineOption)),
                 qPrintable(line));
    QCOMPARE(report.count(u"      - num: \""_s), clauses().size());
    static const QRegularExpression component(
        u"          - name: \"([^\"]*)\"\n            adherence:\n              level: "
        "\"(supports|partially-supports|does-not-support|not-applicable|not-evaluated)\"\n"
        "              notes: \"[^\\n]+\"\n"_s);
    const qsizetype end = report.indexOf("  functional_performance_criteria:"_L1);
    qsizetype count = 0;
    for (const QRegularExpressionMatch& match : component.globalMatch(report)) {
        const QStringList names = match.capturedStart() < end
                                      ? QStringList{u"software"_s, u"electronic-docs"_s}
                                      : QStringList{u"none"_s};
        QVERIFY2(names.contains(match.captured(1)), qPrintable(match.captured()));
        ++count;
    }
    QCOMPARE(count, report.count(u"adherence:"_s));
    QVERIFY(count > clauses().size());
}

void TestClaims::shippedReportClaimsNoMore()
{
    QHash<QString, QString> levels;
    for (const QStringList& row : rowsOf(accessibilityFile(u"claims.tsv"_s)))
        levels.insert(row.value(0), row.value(3));
    const QString report = textOf(u"resources/accessibility/accessibility.yaml"_s);
    static const QRegularExpression row(u"level: \"([^\"]*)\"\n *notes: \"([a-z-]+):"_s);
    qsizetype count = 0;
    for (const QRegularExpressionMatch& match : row.globalMatch(report)) {
        const QString shipped = match.captured(1);
        const QString claimed = levels.value(match.captured(2));
        // If not: ./dev accessibility --ship
        QVERIFY2(shipped == claimed || shipped == "not-evaluated"_L1 || shipped == "does-not-support"_L1 ||
                     (shipped == "partially-supports"_L1 && claimed == "supports"_L1),
                 qPrintable(match.captured(2)));
        ++count;
    }
    QVERIFY(count > clauses().size());
}

void TestClaims::manualExplainsAccessibility()
{
    const QString page = textOf(u"resources/manual/accessibility.md"_s);
    for (const QString& anchor : {u"works"_s, u"limits"_s, u"check"_s}) {
        const QString section = page.section(u"{#%1}\n"_s.arg(anchor), 1).section(u"\n## "_s, 0, 0);
        QVERIFY2(section.size() > 200, qPrintable(anchor));
    }
}

NIDUS_TEST(tst_claims, TestClaims)
#include "tst_claims.moc"
