// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/datarows.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

QString dataFile(const QString& name) { return QStringLiteral(NIDUS_TEST_DATA "/urn/") + name; }

/// The finding id of an error as the vectors name it: "nid-bad-char" is "urn.nid.bad-char".
QString findingId(const QByteArray& error)
{
    if (error.startsWith("octet-0-encoded"))
        return u"urn.pct.zero"_s;
    if (error == "nid-urn-reserved")
        return u"urn.nid.reserved"_s;
    if (error == "stray-question-mark")
        return u"urn.stray-question-mark"_s;
    QString id = QString::fromUtf8(error);
    return "urn."_L1 + id.replace(id.indexOf(u'-'), 1, u'.');
}

/// A component as the vectors write it; absent is "\N".
QByteArray componentOf(const QJsonValue& value)
{
    return value.isNull() ? QByteArray("\\N") : value.toString().toUtf8();
}

/// Empty when the program's answer agrees with the row, otherwise what differs.
QString disagreement(const QList<QByteArray>& row, const QJsonObject& answer)
{
    const QString place = QString::fromUtf8(row[0]) + ": "_L1;
    if (answer[u"urn"_s].toString().toUtf8() != row[0])
        return place + "came back as "_L1 + answer[u"urn"_s].toString();
    if (answer[u"valid"_s].toBool() != (row[1] == "valid"))
        return place + "is "_L1 + QString::fromUtf8(row[1]);
    static constexpr std::array kKeys{"nid"_L1, "nss"_L1, "r"_L1, "q"_L1, "f"_L1};
    for (qsizetype i = 0; i < qsizetype(kKeys.size()); ++i) {
        if (componentOf(answer[kKeys[std::size_t(i)]]) != row[2 + i])
            return place + kKeys[std::size_t(i)];
    }
    const QByteArray note = row.value(8);
    const QJsonArray findings = answer[u"findings"_s].toArray();
    if (row[1] == "invalid") {
        const QList<QByteArray> error = note.split('@');
        if (findings[0][u"code"_s].toString() != findingId(error[0]))
            return place + findings[0][u"code"_s].toString();
        return findings[0][u"offset"_s].toInt(-1) == error.value(1).toInt() ? QString() : place + "offset"_L1;
    }
    for (const auto& [word, id] : {std::pair("warn:reserved-char", u"urn.advice.reserved-char"_s),
                                   std::pair("warn:needless-pct", u"urn.advice.needless-pct"_s)}) {
        const bool isFound = std::ranges::any_of(
            findings, [&id](const QJsonValue& finding) { return finding[u"code"_s].toString() == id; });
        if (isFound != note.contains(word))
            return place + id;
    }
    return {};
}

} // namespace

/// The real program against the vectors for both RFCs.
class TestCliVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesEveryVector_data();
    void parsesEveryVector();
    void checkGivesTheSameVerdicts_data();
    void checkGivesTheSameVerdicts();
    void normalizesEveryVector_data();
    void normalizesEveryVector();
    void comparesEveryVector_data();
    void comparesEveryVector();
    void checksEveryNid_data();
    void checksEveryNid();

private:
    CliBinary m_cli;
};

void TestCliVectors::parsesEveryVector_data()
{
    QTest::addColumn<QString>("rfc");
    QTest::addColumn<qsizetype>("count");
    QTest::newRow("RFC 8141") << u"8141"_s << qsizetype(870);
    QTest::newRow("RFC 2141") << u"2141"_s << qsizetype(859);
}

void TestCliVectors::parsesEveryVector()
{
    QFETCH(QString, rfc);
    QFETCH(qsizetype, count);
    const QList<QList<QByteArray>> rows = dataRows(dataFile(u"syntax-%1.tsv"_s.arg(rfc)));
    QCOMPARE(rows.size(), count);
    const BinaryResult result = m_cli.run({u"parse"_s, u"--rfc"_s, rfc, u"--escaped"_s}, column(rows, 0));
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), rows.size() + 1);
    QStringList wrong;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QString why = disagreement(rows[i], QJsonDocument::fromJson(lines[i]).object());
        if (!why.isEmpty())
            wrong.append(why);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestCliVectors::checkGivesTheSameVerdicts_data() { parsesEveryVector_data(); }

void TestCliVectors::checkGivesTheSameVerdicts()
{
    QFETCH(QString, rfc);
    QFETCH(qsizetype, count);
    QList<QList<QByteArray>> rows = dataRows(dataFile(u"syntax-%1.tsv"_s.arg(rfc)));
    QCOMPARE(rows.size(), count);
    rows.removeIf([](const QList<QByteArray>& row) { return row[0].isEmpty(); }); // blank lines are skipped
    const BinaryResult result = m_cli.run(
        {u"check"_s, u"--against=none"_s, u"--rfc"_s, rfc, u"--escaped"_s, u"--format=tsv"_s, u"--jobs=2"_s},
        column(rows, 0));
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), rows.size() + 1);
    QStringList wrong;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QList<QByteArray> answer = lines[i].split('\t');
        const QByteArray offset =
            rows[i][1] == "invalid" ? rows[i].value(8).split('@').value(1) : QByteArray();
        if (answer[1] != rows[i][1] || answer[3] != offset || answer[5] != rows[i][0])
            wrong.append(QString::fromUtf8(lines[i]));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestCliVectors::normalizesEveryVector_data()
{
    QTest::addColumn<QString>("rfc");
    QTest::addColumn<QString>("form");
    QTest::addColumn<int>("expected");
    QTest::addColumn<qsizetype>("count");
    for (const auto& [rfc, count] :
         {std::pair(u"8141"_s, qsizetype(238)), std::pair(u"2141"_s, qsizetype(196))}) {
        QTest::addRow("RFC %s key", qPrintable(rfc)) << rfc << u"key"_s << 2 << count;
        QTest::addRow("RFC %s full", qPrintable(rfc)) << rfc << u"full"_s << 3 << count;
    }
}

void TestCliVectors::normalizesEveryVector()
{
    QFETCH(QString, rfc);
    QFETCH(QString, form);
    QFETCH(int, expected);
    QList<QList<QByteArray>> rows = dataRows(dataFile(u"normalise.tsv"_s));
    rows.removeIf([&rfc](const QList<QByteArray>& row) { return row[1] != rfc.toUtf8(); });
    QFETCH(qsizetype, count);
    QCOMPARE(rows.size(), count);
    const BinaryResult result =
        m_cli.run({u"normalize"_s, u"--rfc"_s, rfc, u"--form"_s, form, u"--escaped"_s}, column(rows, 0));
    const QList<QByteArray> lines = result.out.split('\n');
    for (qsizetype i = 0; i < rows.size(); ++i)
        QCOMPARE(lines.value(i), rows[i][expected]);
}

void TestCliVectors::comparesEveryVector_data()
{
    QTest::addColumn<QString>("rfc");
    QTest::addColumn<qsizetype>("count");
    QTest::newRow("RFC 8141") << u"8141"_s << qsizetype(63);
    QTest::newRow("RFC 2141") << u"2141"_s << qsizetype(60);
}

void TestCliVectors::comparesEveryVector()
{
    QFETCH(QString, rfc);
    QList<QList<QByteArray>> rows = dataRows(dataFile(u"equivalence.tsv"_s));
    rows.removeIf(
        [&rfc](const QList<QByteArray>& row) { return row[2] != rfc.toUtf8() && row[2] != "both"; });
    QFETCH(qsizetype, count);
    QCOMPARE(rows.size(), count);
    QByteArray input;
    for (const QList<QByteArray>& row : rows)
        input += row[0] + '\t' + row[1] + '\n';
    const BinaryResult result = m_cli.run({u"equal"_s, u"--rfc"_s, rfc, u"--escaped"_s, u"-"_s}, input);
    const QList<QByteArray> lines = result.out.split('\n');
    for (qsizetype i = 0; i < rows.size(); ++i)
        QVERIFY2(lines.value(i) == rows[i][3], rows[i].join(' '));
}

void TestCliVectors::checksEveryNid_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("expected");
    QTest::newRow("RFC 8141 5.1 formal") << u"formal"_s << 2;
    QTest::newRow("RFC 8141 5.2 informal") << u"informal"_s << 3;
}

void TestCliVectors::checksEveryNid()
{
    QFETCH(QString, kind);
    QFETCH(int, expected);
    const QList<QList<QByteArray>> rows = dataRows(dataFile(u"nid-constraints.tsv"_s));
    QCOMPARE(rows.size(), 31);
    QStringList words{u"nid"_s, u"check"_s, u"--ignore-registered"_s, u"--kind"_s, kind, u"--"_s};
    for (const QList<QByteArray>& row : rows)
        words.append(QString::fromUtf8(row[0]));
    const QList<QByteArray> lines = m_cli.run(words).out.split('\n');
    QCOMPARE(lines.size(), rows.size() + 1);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QJsonObject answer = QJsonDocument::fromJson(lines[i]).object();
        QVERIFY2(answer[u"allowed"_s].toBool() == (rows[i][expected] == "yes"), lines[i]);
    }
}

NIDUS_TEST(tst_clivectors, TestCliVectors)
#include "tst_clivectors.moc"
