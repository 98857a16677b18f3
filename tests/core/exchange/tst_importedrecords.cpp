// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importedrecords.h"
#include "tests/core/exchange/fullcontent.h"
#include "tests/core/exchange/randomcontent.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

/// The content of a registry file as bytes outside of memory.
class TestImportedRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsEveryMember();
    void returnsRandomContent();
    void returnsTheNumbersOfComments();
    void sortsByKeys();
};

void TestImportedRecords::returnsEveryMember()
{
    const RegistryContent content = test::fullContent();
    QCOMPARE(ImportedRecords::of(content).all().value(), content);
}

void TestImportedRecords::returnsRandomContent()
{
    for (quint32 seed = 0; seed < 200; ++seed) {
        const RegistryContent content = test::RandomContent(seed).content();
        QCOMPARE(ImportedRecords::of(content).all().value(), content);
    }
}

/// A reader numbers the comments of a record by their position.
void TestImportedRecords::returnsTheNumbersOfComments()
{
    RegistrationRecord record;
    for (qint64 i = 1; i <= 3; ++i)
        record.comments.append({.id = i, .text = u"Comment %1"_s.arg(i)});
    RecordList<RegistrationRecord> list;
    list.append(record);
    QCOMPARE(list.at(0).value(), record);
}

void TestImportedRecords::sortsByKeys()
{
    const QStringList nids{u"reed"_s, u"sedge"_s, u"reed"_s, u"flag"_s};
    RecordList<RegistrationRecord> list;
    for (qsizetype i = 0; i < nids.size(); ++i)
        list.append({.registration = {.nid = nids[i], .registrant = QString::number(i)}});
    list.sort(nids);
    QStringList sorted;
    for (qsizetype i = 0; i < list.size(); ++i)
        sorted.append(list.at(i)->registration.registrant);
    QCOMPARE(sorted, (QStringList{u"3"_s, u"0"_s, u"2"_s, u"1"_s}));
}

NIDUS_TEST(tst_importedrecords, TestImportedRecords)
#include "tst_importedrecords.moc"
