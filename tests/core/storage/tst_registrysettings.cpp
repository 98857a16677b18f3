// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/registrysettings.h"

#include "core/storage/registry.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestRegistrySettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForAReasonAtFirst();
    void recordsEachChange();
    void isPartOfTheHistory();
};

void TestRegistrySettings::asksForAReasonAtFirst()
{
    const Registry registry = makeRegistry();
    QCOMPARE(registry.settings().approval(), ApprovalRule::ReasonWhenAlone);
    QCOMPARE(registry.contents().info()->approval, ApprovalRule::ReasonWhenAlone);
}

void TestRegistrySettings::recordsEachChange()
{
    Registry registry = makeRegistry();
    const auto before = registry.activity().list({}).value();
    QVERIFY(registry.settings().setApproval(ApprovalRule::ReasonWhenAlone, kAct)); // as it is
    QCOMPARE(registry.activity().list({}).value(), before);
    QVERIFY(registry.settings().setApproval(ApprovalRule::SecondPerson, kAct));
    QCOMPARE(registry.settings().approval(), ApprovalRule::SecondPerson);
    QVERIFY(registry.settings().setApproval(ApprovalRule::Anyone, {.who = u"Bob"_s}));
    QCOMPARE(registry.settings().approval(), ApprovalRule::Anyone);
    QCOMPARE(registry.contents().info()->approval, ApprovalRule::Anyone);

    const QList<LoggedEvent> log = registry.activity().list({.what = {EventKind::Configured}}).value();
    QCOMPARE(log.size(), 2);
    QCOMPARE(log.first().handle, QString()); // of the registry as a whole
    QCOMPARE(log.first().event.who, u"Bob"_s);
    QCOMPARE(log.first().event.note, u"approval anyone"_s);
    QCOMPARE(log.last().event.note, u"approval second-person\nbecause"_s);
    QCOMPARE(registry.activity().list({}).value().size(), before.size() + 2);
}

void TestRegistrySettings::isPartOfTheHistory()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    Registry registry = Registry::create(path, {}).value();
    const auto head = registry.history().head();
    QVERIFY(registry.settings().setApproval(ApprovalRule::SecondPerson, kAct));
    QVERIFY(registry.history().head() != head);
    QCOMPARE(registry.history().examine(), QList<base::Error>());
    QCOMPARE(Registry::open(path)->settings().approval(), ApprovalRule::SecondPerson);
    QVERIFY(!registry.activity().enter(u"nothing"_s, EventKind::Configured, kAct));
}

NIDUS_TEST(tst_registrysettings, TestRegistrySettings)
#include "tst_registrysettings.moc"
