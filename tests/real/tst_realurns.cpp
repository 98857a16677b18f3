// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/datarows.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// URNs found in use, each with its verdict according to the registration of its namespace.
class TestRealUrns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesEveryUrnTheVerdictOfItsRegistration();
};

void TestRealUrns::givesEveryUrnTheVerdictOfItsRegistration()
{
    const QString name = u"wild/real-urns.tsv"_s;
    const QString lack = lackOf({name});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
    const QList<QList<QByteArray>> rows = dataRows(realPath(name));
    QVERIFY2(!rows.isEmpty(), "no URNs in the table");
    const CliBinary cli;
    const QList<QByteArray> lines =
        cli.run({u"check"_s, u"--format=tsv"_s, u"--jobs=2"_s}, column(rows, 0)).out.split('\n');
    QCOMPARE(lines.size(), rows.size() + 1);
    QStringList wrong;
    QSet<QByteArray> nids;
    qsizetype invalid = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QList<QByteArray> fields = lines[i].split('\t');
        nids.insert(fields.value(2));
        invalid += rows[i].value(2) == "invalid" ? 1 : 0;
        if (fields.value(1) != rows[i].value(2))
            wrong.append(QString::fromUtf8(lines[i]));
    }
    qInfo("%d URNs of %d namespaces, %d of them invalid; %d got another verdict", int(rows.size()),
          int(nids.size()), int(invalid), int(wrong.size()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_realurns, TestRealUrns)
#include "tst_realurns.moc"
