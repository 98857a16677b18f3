// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"

#include <QTest>
#include <limits>

using namespace nidus;
using namespace Qt::StringLiterals;

class TestHandle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsTheSameDraft();
    void isNoDraftsOtherwise();
};

void TestHandle::comesBackAsTheSameDraft()
{
    QCOMPARE(draftHandle(7), u"draft:7"_s);
    for (const qint64 id : {qint64{1}, qint64{42}, std::numeric_limits<qint64>::max()})
        QCOMPARE(draftIdOf(draftHandle(id)), id);
}

void TestHandle::isNoDraftsOtherwise()
{
    for (const QString& word : {u""_s, u"isbn"_s, u"draft"_s, u"draft:"_s, u"draft:0"_s, u"draft:-1"_s,
                                u"draft:x"_s, u"Draft:7"_s, u"draft:7x"_s, u"draft:99999999999999999999"_s})
        QVERIFY2(!draftIdOf(word), qPrintable(word));
}

NIDUS_TEST(tst_handle, TestHandle)
#include "tst_handle.moc"
