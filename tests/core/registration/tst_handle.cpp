// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"

#include <QTest>
#include <limits>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestHandle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsDraftHandles();
    void rejectsOtherDraftHandles();
    void readsHandles_data();
    void readsHandles();
    void rejectsOtherHandles();
};

void TestHandle::readsDraftHandles()
{
    QCOMPARE(draftHandle(7), u"draft:7"_s);
    for (const qint64 id : {qint64{1}, qint64{42}, std::numeric_limits<qint64>::max()})
        QCOMPARE(draftIdOf(draftHandle(id)), id);
}

void TestHandle::rejectsOtherDraftHandles()
{
    for (const QString& word : {u""_s, u"isbn"_s, u"draft"_s, u"draft:"_s, u"draft:0"_s, u"draft:-1"_s,
                                u"draft:x"_s, u"Draft:7"_s, u"draft:7x"_s, u"draft:99999999999999999999"_s})
        QVERIFY2(!draftIdOf(word), qPrintable(word));
}

void TestHandle::readsHandles_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<Handle>("handle");
    QTest::newRow("registration") << u"isbn"_s << Handle{.nid = u"isbn"_s};
    QTest::newRow("version") << u"isbn@2"_s << Handle{.nid = u"isbn"_s, .version = 2};
    QTest::newRow("draft") << u"draft:7"_s << Handle{.nid = {}, .draftId = 7};
}

void TestHandle::readsHandles()
{
    QFETCH(QString, word);
    QFETCH(Handle, handle);
    QCOMPARE(Handle::fromWord(word), handle);
    QCOMPARE(handle.word(), word);
}

void TestHandle::rejectsOtherHandles()
{
    for (const QString& word : {u""_s, u"draft:"_s, u"draft:0"_s, u"urn:isbn:1"_s, u"@1"_s, u"isbn@"_s,
                                u"isbn@0"_s, u"isbn@-1"_s, u"isbn@x"_s, u"isbn@1@2"_s, u"isbn@99999999999"_s})
        QVERIFY2(!Handle::fromWord(word), qPrintable(word));
}

NIDUS_TEST(tst_handle, TestHandle)
#include "tst_handle.moc"
