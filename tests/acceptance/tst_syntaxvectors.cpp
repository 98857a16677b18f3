// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/datarows.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QHash>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

constexpr qsizetype kSampleFiles = 105;
constexpr qsizetype kSamples = 1116;
constexpr qsizetype kDigitVectors = 34;
constexpr qsizetype kNamespaceEquivalences = 3;

/// A value of the check-digit vectors as a URN.
QByteArray urnOf(const QByteArray& scheme, const QByteArray& value)
{
    static const QHash<QByteArray, QByteArray> prefixes{{"isbn10", "urn:isbn:"},
                                                        {"isbn13", "urn:isbn:"},
                                                        {"gtin", "urn:gs1:01:"},
                                                        {"eidr", "urn:eidr:10.5240:"},
                                                        {"imei(15 with check digit)", "urn:gsma:imei:"}};
    return value.startsWith("urn:") ? value : prefixes.value(scheme, "urn:" + scheme + ':') + value;
}

} // namespace

/// The real program and its built-in rules against the samples of every namespace and the vectors.
class TestSyntaxVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesEverySampleItsVerdict();
    void warnsAboutEveryWrongDigit();
    void comparesByNamespaceRules();

private:
    [[nodiscard]] QList<QByteArray> check(const QByteArray& urns) const
    {
        return m_cli.run({u"check"_s, u"--format=tsv"_s, u"--jobs=2"_s}, urns).out.split('\n');
    }

    CliBinary m_cli;
};

void TestSyntaxVectors::givesEverySampleItsVerdict()
{
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/syntax"));
    const QStringList files = folder.entryList({u"*.samples.tsv"_s}, QDir::Files);
    QCOMPARE(files.size(), kSampleFiles);
    QList<QList<QByteArray>> rows;
    for (const QString& file : files)
        rows += dataRows(folder.filePath(file));
    QCOMPARE(rows.size(), kSamples);
    const QList<QByteArray> lines = check(column(rows, 0));
    QCOMPARE(lines.size(), rows.size() + 1);
    QStringList wrong;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (lines[i].split('\t').value(1) != rows[i][1])
            wrong.append(QString::fromUtf8(lines[i]));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSyntaxVectors::warnsAboutEveryWrongDigit()
{
    QList<QList<QByteArray>> rows = dataRows(QStringLiteral(NIDUS_TEST_DATA "/checkdigits.tsv"));
    QCOMPARE(rows.size(), kDigitVectors + 1);
    rows.removeFirst(); // the header line
    QByteArray input;
    for (const QList<QByteArray>& row : rows)
        input += urnOf(row[0], row[1]) + '\n';
    const QList<QByteArray> lines = check(input);
    QCOMPARE(lines.size(), rows.size() + 1);
    int warnings = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split('\t');
        const bool isAboutDigits =
            fields.value(4) == "namespace.check-digit" || fields.value(4) == "namespace.uuid-version";
        const bool hasWarning = fields.value(1) == "valid" && isAboutDigits;
        warnings += hasWarning ? 1 : 0;
        // The grammar rejects values of the wrong length or shape.
        const bool isReported = hasWarning || fields.value(4) == "namespace.syntax-rule";
        QVERIFY2(isReported == (rows[i][2] == "invalid"), lines[i]);
    }
    QVERIFY(warnings >= 8);
}

void TestSyntaxVectors::comparesByNamespaceRules()
{
    QList<QList<QByteArray>> rows = dataRows(QStringLiteral(NIDUS_TEST_DATA "/urn/equivalence.tsv"));
    rows.removeIf([](const QList<QByteArray>& row) { return row[2] != "8141+ns"; });
    QCOMPARE(rows.size(), kNamespaceEquivalences);
    QByteArray input;
    for (const QList<QByteArray>& row : rows)
        input += row[0] + '\t' + row[1] + '\n';
    const QByteArray answers =
        m_cli.run({u"equal"_s, u"--namespace=auto"_s, u"--escaped"_s, u"-"_s}, input).out;
    QCOMPARE(answers, column(rows, 3));
}

NIDUS_TEST(tst_syntaxvectors, TestSyntaxVectors)
#include "tst_syntaxvectors.moc"
