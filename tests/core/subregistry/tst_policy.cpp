// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/policy.h"

#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::findings;
using namespace Qt::StringLiterals;

/// The words of RFC 8126 section 4 and how registries use them.
class TestPolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsMissing_data();
    void findsWhatIsMissing();
};

void TestPolicy::findsWhatIsMissing_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QStringList>("ids");
    const QString twice = u"subregistry.policy-double"_s;
    const QString bare = u"subregistry.policy-no-instructions"_s;
    const auto row = [](const QString& policy, const QStringList& ids) {
        QTest::newRow(qPrintable(policy)) << policy << ids;
    };
    row({}, {});
    row(u"First Come First Served"_s, {});
    row(u"IETF Review or IESG Approval"_s, {});
    row(u"registry closed"_s, {});
    row(u"reserved for future use"_s, {});
    row(u"Expert Review"_s, {bare});
    row(u"specification required"_s, {bare});
    row(u"Specification Required and Expert Review"_s, {twice, bare});
    row(u"Standards Action With Expert Review"_s, {bare});
    row(u"Expert Review: the expert checks that the name is that of the center"_s, {});
}

void TestPolicy::findsWhatIsMissing()
{
    QFETCH(QString, policy);
    QFETCH(QStringList, ids);
    QStringList found;
    for (const Finding& finding : nidus::subregistry::policyFindings(policy))
        found.append(finding.id.word());
    QCOMPARE(found, ids);
}

NIDUS_TEST(tst_policy, TestPolicy)
#include "tst_policy.moc"
