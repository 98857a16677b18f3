// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString accessibilityFile(const QString& name)
{
    return textOf(QStringLiteral(NIDUS_SOURCE_DIR "/tests/accessibility/") + name);
}

/// Returns the rows of a table without its header.
QList<QStringList> rowsOf(const QString& table)
{
    QList<QStringList> rows;
    for (const QString& line : table.split(u'\n', Qt::SkipEmptyParts).mid(1))
        rows.append(line.split(u'\t'));
    return rows;
}

/// Returns all test functions of the suite, such as "tst_nid::isCaseInsensitive".
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
            text.section(u"private Q_SLOTS:"_s, 1).section(u"\n};"_s, 0, 0).section(u"private:"_s, 0, 0);
        QRegularExpressionMatchIterator matches = declaration.globalMatch(declared);
        while (matches.hasNext())
            functions.insert(it.fileInfo().completeBaseName() + u"::"_s + matches.next().captured(1));
    }
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
    void everyClauseHasARow();
    void refusesAPlantedClaim_data();
    void refusesAPlantedClaim();

private:
    [[nodiscard]] static QSet<QString> clauses()
    {
        QSet<QString> all;
        for (const QStringList& row : rowsOf(accessibilityFile(u"clauses.tsv"_s)))
            all.insert(row.constFirst());
        return all;
    }
};

void TestClaims::everyClaimHasEvidence()
{
    const QStringList problems = problemsOf(accessibilityFile(u"claims.tsv"_s), clauses(), testFunctions());
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestClaims::everyClauseHasARow()
{
    QSet<QString> missing = clauses();
    QCOMPARE(missing.size(), 170); // 55 of WCAG, 38 of Section 508, 77 of EN 301 549
    for (const QStringList& row : rowsOf(accessibilityFile(u"claims.tsv"_s))) {
        for (const QString& clause : row.value(1).split(u' '))
            missing.remove(clause);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u' ')));
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

NIDUS_TEST(tst_claims, TestClaims)
#include "tst_claims.moc"
