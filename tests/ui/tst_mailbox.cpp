// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/jobs/mailbox.h"

#include <QTest>
#include <QThread>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

using nidus::ui::Mailbox;

class TestMailbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsMessagesOnTheReceivingThreadInOrder();
    void wakesTheReceiverOnceForManyMessages();
    void keepsEveryMessageOfManyThreads();
    void dropsMessagesWhenTheReceiverIsGone();
    void dropsTheRestWhenAMessageDestroysTheReceiver();
    void deliversWhatAMessagePosts();
};

void TestMailbox::runsMessagesOnTheReceivingThreadInOrder()
{
    Mailbox mailbox;
    std::vector<int> seen;
    const QThread* const receiving = QThread::currentThread();
    std::jthread([slot = mailbox.slot(), &seen, receiving] {
        for (int i = 0; i < 100; ++i) {
            slot.post([&seen, i, receiving] {
                QCOMPARE(QThread::currentThread(), receiving);
                seen.push_back(i);
            });
        }
    }).join();
    QVERIFY(seen.empty());
    QCoreApplication::sendPostedEvents(&mailbox);
    QCOMPARE(seen.size(), 100U);
    QVERIFY(std::ranges::is_sorted(seen));
}

void TestMailbox::wakesTheReceiverOnceForManyMessages()
{
    class WakeUpCounter : public QObject
    {
    public:
        int wakeUps = 0;
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            wakeUps += event->type() >= QEvent::User ? 1 : 0;
            return false;
        }
    } counter;
    Mailbox mailbox;
    mailbox.installEventFilter(&counter);
    int handled = 0;
    for (int i = 0; i < 1000; ++i)
        mailbox.slot().post([&handled] { ++handled; });
    QCoreApplication::sendPostedEvents(&mailbox);
    QCOMPARE(handled, 1000);
    QCOMPARE(counter.wakeUps, 1);
    mailbox.slot().post([&handled] { ++handled; });
    QCoreApplication::sendPostedEvents(&mailbox);
    QCOMPARE(handled, 1001);
    QCOMPARE(counter.wakeUps, 2);
}

void TestMailbox::keepsEveryMessageOfManyThreads()
{
    constexpr int kThreads = 4;
    constexpr int kMessages = 5000;
    Mailbox mailbox;
    std::array<int, kThreads> next{};
    bool inOrder = true;
    std::vector<std::jthread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([slot = mailbox.slot(), thread, &next, &inOrder] {
            for (int i = 0; i < kMessages; ++i) {
                slot.post([thread, i, &next, &inOrder] {
                    inOrder = inOrder && next[thread] == i;
                    ++next[thread];
                });
            }
        });
    }
    QTRY_COMPARE(next, (std::array<int, kThreads>{kMessages, kMessages, kMessages, kMessages}));
    QVERIFY(inOrder);
}

void TestMailbox::dropsMessagesWhenTheReceiverIsGone()
{
    const auto token = std::make_shared<int>(0);
    bool ran = false;
    std::optional<Mailbox::Slot> slot;
    {
        Mailbox mailbox;
        slot = mailbox.slot();
        slot->post([token, &ran] { ran = true; });
        QCOMPARE(token.use_count(), 2L);
    }
    QCOMPARE(token.use_count(), 1L); // the undelivered message was destroyed with the mailbox
    slot->post([token, &ran] { ran = true; });
    QCOMPARE(token.use_count(), 1L);
    QCoreApplication::processEvents();
    QVERIFY(!ran);
}

void TestMailbox::dropsTheRestWhenAMessageDestroysTheReceiver()
{
    auto* mailbox = new Mailbox;
    bool ran = false;
    mailbox->slot().post([mailbox] { delete mailbox; });
    mailbox->slot().post([&ran] { ran = true; });
    QCoreApplication::processEvents();
    QVERIFY(!ran);
}

void TestMailbox::deliversWhatAMessagePosts()
{
    Mailbox mailbox;
    bool ran = false;
    mailbox.slot().post([slot = mailbox.slot(), &ran] { slot.post([&ran] { ran = true; }); });
    QTRY_VERIFY(ran);
}

NIDUS_TEST(tst_mailbox, TestMailbox)
#include "tst_mailbox.moc"
