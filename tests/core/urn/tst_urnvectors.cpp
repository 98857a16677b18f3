// SPDX-License-Identifier: Apache-2.0
#include "urnvectors.h"

#include "core/urn/nid.h"
#include "core/urn/presentation.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"
#include "core/urn/urnpath.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::urn;
using namespace nidus::test;

namespace {

/// How many rows the tables in tests/data/urn have: missing rows would otherwise go unnoticed.
constexpr qsizetype kSyntaxRows8141 = 870;
constexpr qsizetype kSyntaxRows2141 = 859;
constexpr int kWarnedRows2141 = 178;
constexpr int kEquivalenceComparisons = 246;
constexpr qsizetype kNormalFormRows = 434;
constexpr qsizetype kNidRows = 31;

std::string adviceWord(UrnAdvice advice)
{
    return advice == UrnAdvice::ReservedChar ? "warn:reserved-char(2.3.2)" : "warn:needless-pct(2.3.1)";
}

/// Returns a vector's expected result, in the form of resultWord().
std::string expectedWord(const QList<QByteArray>& row)
{
    if (row[1] == "invalid")
        return row.value(8).toStdString();
    const auto cell = [&row](qsizetype i) {
        return row[i] == "\\N" ? std::string("-") : "[" + unescapedBytes(view(row[i])) + "]";
    };
    return "nid" + cell(2) + " nss" + cell(3) + " r" + cell(4) + " q" + cell(5) + " f" + cell(6);
}

QSet<std::string> warningsOf(const QByteArray& note)
{
    QSet<std::string> warnings;
    for (const QByteArray& entry : note.split(',')) {
        if (!entry.isEmpty())
            warnings.insert(entry.toStdString());
    }
    return warnings;
}

/// All mismatches in a vector file; a file has hundreds of rows, so they are reported at once.
class Mismatches
{
public:
    void compare(const QByteArray& row, const std::string& actual, const std::string& expected)
    {
        ++m_count;
        if (actual != expected)
            m_text += row.left(100) + ": " + QByteArray::fromStdString(actual) + " instead of " +
                      QByteArray::fromStdString(expected) + '\n';
    }
    [[nodiscard]] const QByteArray& text() const { return m_text; }
    [[nodiscard]] int count() const { return m_count; }

private:
    QByteArray m_text;
    int m_count = 0;
};

} // namespace

class TestUrnVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySyntaxRowAgrees_data();
    void everySyntaxRowAgrees();
    void everyWarningOfRfc2141Agrees();
    void everyEquivalenceRowAgrees();
    void everyNormalFormAgrees();
    void everyNidConstraintAgrees();
};

void TestUrnVectors::everySyntaxRowAgrees_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("rfc");
    QTest::addColumn<int>("path");
    QTest::addColumn<qsizetype>("count");
    for (const UrnPath path : kUrnPaths) {
        if (!isUrnPathAvailable(path))
            continue;
        QTest::addRow("RFC 8141, path %d", int(path))
            << QByteArray("syntax-8141.tsv") << int(Rfc::Rfc8141) << int(path) << kSyntaxRows8141;
        QTest::addRow("RFC 2141, path %d", int(path))
            << QByteArray("syntax-2141.tsv") << int(Rfc::Rfc2141) << int(path) << kSyntaxRows2141;
    }
}

void TestUrnVectors::everySyntaxRowAgrees()
{
    QFETCH(QByteArray, file);
    QFETCH(int, rfc);
    QFETCH(int, path);
    QFETCH(qsizetype, count);
    const QList<QList<QByteArray>> rows = vectorRows(file.constData());
    QCOMPARE(rows.size(), count);
    Mismatches mismatches;
    for (const QList<QByteArray>& row : rows) {
        const std::string text = unescapedBytes(view(row[0]));
        mismatches.compare(row[0], resultWord(parseUrnOn(UrnPath(path), text, Rfc(rfc))), expectedWord(row));
        const std::vector<UrnFailure> all = allUrnErrors(text, Rfc(rfc));
        if (row[1] == "invalid")
            mismatches.compare(row[0], all.empty() ? "" : failureWord(all.front()), expectedWord(row));
        else
            mismatches.compare(row[0], std::to_string(all.size()), "0");
    }
    QVERIFY2(mismatches.text().isEmpty(), mismatches.text().constData());
    QCOMPARE(mismatches.count(), 2 * int(count));
}

void TestUrnVectors::everyWarningOfRfc2141Agrees()
{
    const QList<QList<QByteArray>> rows = vectorRows("syntax-2141.tsv");
    int warned = 0;
    for (const QList<QByteArray>& row : rows) {
        if (row[1] != "valid")
            continue;
        const std::string text = unescapedBytes(view(row[0]));
        const std::expected<Urn, UrnFailure> urn = parseUrn(text, Rfc::Rfc2141);
        QVERIFY(urn.has_value());
        QSet<std::string> warnings;
        for (const UrnWarning& warning : urnAdvice(text, *urn, Rfc::Rfc2141))
            warnings.insert(adviceWord(warning.kind));
        QVERIFY2(warnings == warningsOf(row.value(8)), row[0].constData());
        warned += warnings.isEmpty() ? 0 : 1;
    }
    QCOMPARE(rows.size(), kSyntaxRows2141);
    QCOMPARE(warned, kWarnedRows2141);
}

void TestUrnVectors::everyEquivalenceRowAgrees()
{
    const QList<QList<QByteArray>> rows = vectorRows("equivalence.tsv");
    Mismatches mismatches;
    for (const QList<QByteArray>& row : rows) {
        if (row[2] == "8141+ns")
            continue; // needs a rule: tests/acceptance/tst_syntaxvectors
        for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
            const QByteArray rfcWord = rfc == Rfc::Rfc8141 ? "8141" : "2141";
            if (row[2] != "both" && row[2] != rfcWord)
                continue;
            const std::string textA = unescapedBytes(view(row[0]));
            const std::string textB = unescapedBytes(view(row[1]));
            const std::expected<Urn, UrnFailure> a = parseUrn(textA, rfc);
            const std::expected<Urn, UrnFailure> b = parseUrn(textB, rfc);
            if (!a || !b) {
                mismatches.compare(row.join(' '), "invalid", row[3].toStdString());
                continue;
            }
            const bool equal = !urnDifference(*a, *b);
            mismatches.compare(row.join(' '), equal ? "equal" : "different", row[3].toStdString());
            const bool sameKey = normalizedUrn(*a, NormalForm::Key) == normalizedUrn(*b, NormalForm::Key);
            mismatches.compare(row.join(' '), sameKey ? "equal" : "different", row[3].toStdString());
        }
    }
    QVERIFY2(mismatches.text().isEmpty(), mismatches.text().constData());
    QCOMPARE(mismatches.count(), kEquivalenceComparisons);
}

void TestUrnVectors::everyNormalFormAgrees()
{
    const QList<QList<QByteArray>> rows = vectorRows("normalise.tsv");
    Mismatches mismatches;
    for (const QList<QByteArray>& row : rows) {
        const std::string text = unescapedBytes(view(row[0]));
        const std::expected<Urn, UrnFailure> urn =
            parseUrn(text, row[1] == "2141" ? Rfc::Rfc2141 : Rfc::Rfc8141);
        QVERIFY2(urn.has_value(), row[0].constData());
        mismatches.compare(row[0], normalizedUrn(*urn, NormalForm::Key), unescapedBytes(view(row[2])));
        mismatches.compare(row[0], normalizedUrn(*urn, NormalForm::Full), unescapedBytes(view(row[3])));
    }
    QVERIFY2(mismatches.text().isEmpty(), mismatches.text().constData());
    QCOMPARE(rows.size(), kNormalFormRows);
    QCOMPARE(mismatches.count(), 2 * int(kNormalFormRows));
}

void TestUrnVectors::everyNidConstraintAgrees()
{
    const QList<QList<QByteArray>> rows = vectorRows("nid-constraints.tsv");
    Mismatches mismatches;
    for (const QList<QByteArray>& row : rows) {
        const std::string text = "urn:" + row[0].toStdString() + ":a";
        mismatches.compare(row[0], parseUrn(text) ? "valid" : "invalid", row[1].toStdString());
        const auto allowed = [&row](NidKind kind) {
            return checkNid(view(row[0]), kind, {}).empty() ? "yes" : "no";
        };
        mismatches.compare(row[0], allowed(NidKind::Formal), row[2].toStdString());
        mismatches.compare(row[0], allowed(NidKind::Informal), row[3].toStdString());
    }
    QVERIFY2(mismatches.text().isEmpty(), mismatches.text().constData());
    QCOMPARE(rows.size(), kNidRows);
    QCOMPARE(mismatches.count(), 3 * int(kNidRows));
}

NIDUS_TEST(tst_urnvectors, TestUrnVectors)
#include "tst_urnvectors.moc"
