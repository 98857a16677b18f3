// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/reasongroups.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;

/// Sentences about all URNs with the same reason.
class TestReasonGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesNoSingleUrn();
    void keepsWhatIsTrueOfAll();
    void returnsAnUnknownCode();
};

void TestReasonGroups::quotesNoSingleUrn()
{
    static const QRegularExpression placeholder(u"%[1-9](?![0-9A-F])"_s);
    int described = 0;
    for (const CatalogEntry& entry : catalog()) {
        const bool isReason = std::ranges::any_of(entry.causes, [](const FindingCause& cause) {
            return std::holds_alternative<urn::UrnError>(cause) ||
                   std::holds_alternative<check::CheckReason>(cause);
        });
        if (!isReason)
            continue;
        ++described;
        const QString sentence = groupSentence(QString(entry.id.word()));
        QVERIFY2(!sentence.contains(placeholder) && !sentence.contains(u'…'), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    }
    QVERIFY(described > 40);
    QCOMPARE(groupSentence(u"namespace.check-digit"), u"The check digit is wrong."_s);
}

void TestReasonGroups::keepsWhatIsTrueOfAll()
{
    QCOMPARE(groupSentence(u"urn.nss.empty"), u"The NSS is empty."_s);
}

void TestReasonGroups::returnsAnUnknownCode() { QCOMPARE(groupSentence(u"a.b"), u"a.b"_s); }

NIDUS_TEST(tst_reasongroups, TestReasonGroups)
#include "tst_reasongroups.moc"
