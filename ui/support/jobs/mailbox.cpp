// SPDX-License-Identifier: Apache-2.0
#include "ui/support/jobs/mailbox.h"

#include <QCoreApplication>
#include <QEvent>
#include <mutex>
#include <utility>
#include <vector>

namespace nidus::ui {

struct Mailbox::Slot::Queue
{
    std::mutex mutex;
    std::vector<Message> messages; ///< guarded by mutex
    bool isWakeUpPosted = false;   ///< guarded by mutex
    QObject* receiver = nullptr;   ///< guarded by mutex; written by the receiver's own thread only
};

namespace {

QEvent::Type wakeUpType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

void Mailbox::Slot::post(Message message) const
{
    const std::scoped_lock lock(m_queue->mutex);
    if (!m_queue->receiver)
        return;
    m_queue->messages.push_back(std::move(message));
    // Posting under the lock keeps the receiver alive: its destructor must take the lock first.
    if (!std::exchange(m_queue->isWakeUpPosted, true))
        QCoreApplication::postEvent(m_queue->receiver, new QEvent(wakeUpType()));
}

Mailbox::Mailbox(QObject* parent) : QObject(parent)
{
    m_slot.m_queue = std::make_shared<Slot::Queue>();
    m_slot.m_queue->receiver = this;
}

Mailbox::~Mailbox()
{
    std::vector<Message> undelivered; // destroyed outside the lock: a message may own anything
    const std::scoped_lock lock(m_slot.m_queue->mutex);
    m_slot.m_queue->receiver = nullptr;
    undelivered.swap(m_slot.m_queue->messages);
}

// Not event(): that would read the type from memory of the posting thread before the lock orders the two.
void Mailbox::customEvent(QEvent* /*wakeUp*/)
{
    const std::shared_ptr<Slot::Queue> queue = m_slot.m_queue; // a message may destroy this mailbox
    std::vector<Message> messages;
    {
        const std::scoped_lock lock(queue->mutex);
        queue->isWakeUpPosted = false;
        messages.swap(queue->messages);
    }
    for (Message& message : messages) {
        if (!queue->receiver)
            break;
        message();
    }
}

} // namespace nidus::ui
