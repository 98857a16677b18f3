// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace nidus::storage {

/// The progress of a verification, whose parts may run on two threads.
class CheckProgress
{
public:
    enum class Part : std::uint8_t { Pages, References, Ledger, Seals, Records, Index };
    /// Where a part runs: the sink is called only on the thread of the caller.
    enum class On : std::uint8_t { CallersThread, OtherThread };

    /// Borrows the sink, which may be null.
    explicit CheckProgress(base::ProgressSink* sink) : m_sink(sink) {}

    /// Receives the progress of one part.
    class PartSink final : public base::ProgressSink
    {
    public:
        PartSink(CheckProgress& whole, Part part, On on) : m_whole(whole), m_part(part), m_on(on) {}
        void progressed(base::Progress progress) override { m_whole.set(m_part, progress, m_on); }

    private:
        CheckProgress& m_whole;
        Part m_part;
        On m_on;
    };

    [[nodiscard]] PartSink of(Part part, On on = On::CallersThread) { return {*this, part, on}; }
    void finish(Part part, On on = On::CallersThread) { set(part, {.done = 1, .total = 1}, on); }
    /// Notifies the sink.
    void show()
    {
        if (m_sink == nullptr)
            return;
        std::uint64_t done = 0;
        for (const std::atomic<std::uint64_t>& part : m_done)
            done += part.load(std::memory_order_relaxed);
        m_sink->progressed({.done = done, .total = kTotal});
    }

private:
    /// The shares of the time that one processor takes for each part.
    static constexpr std::array<std::uint64_t, 6> kWeights{60, 30, 300, 200, 50, 360};
    static constexpr std::uint64_t kTotal = 1000;

    /// An unknown amount changes nothing, but shows that the work continues.
    void set(Part part, base::Progress progress, On on)
    {
        const auto at = static_cast<std::size_t>(part);
        if (progress.total > 0)
            m_done[at].store(kWeights[at] * progress.done / progress.total, std::memory_order_relaxed);
        if (on == On::CallersThread)
            show();
    }

    base::ProgressSink* m_sink;
    std::array<std::atomic<std::uint64_t>, kWeights.size()> m_done{};
};

} // namespace nidus::storage
