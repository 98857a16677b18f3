// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <functional>
#include <memory>

namespace nidus::ui {

/// The only way from a worker thread to the thread of a QObject: messages are queued under a std::mutex, and
/// one posted event wakes the receiving thread, however many arrive. Race detectors understand this, but not
/// queued signals of an uninstrumented Qt.
class Mailbox final : public QObject
{
    Q_OBJECT

public:
    using Message = std::move_only_function<void()>;

    /// The workers' end: may be copied, kept by any thread, and outlive the mailbox.
    class Slot
    {
    public:
        /// Runs `message` later on the mailbox's thread, in the order of posting. Silently drops it if the
        /// mailbox no longer exists. May be called on any thread.
        void post(Message message) const;

    private:
        friend class Mailbox;
        struct Queue;
        std::shared_ptr<Queue> m_queue;
    };

    explicit Mailbox(QObject* parent = nullptr);
    /// Drops messages that have not run yet.
    ~Mailbox() override;

    [[nodiscard]] Slot slot() const { return m_slot; }

protected:
    void customEvent(QEvent* wakeUp) override;

private:
    Slot m_slot;
};

} // namespace nidus::ui
