// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace nidus::cli {

/// A destination for the bytes of results: a file descriptor, a file, memory.
class ByteSink
{
public:
    ByteSink() = default;
    ByteSink(const ByteSink&) = delete;
    ByteSink& operator=(const ByteSink&) = delete;
    virtual ~ByteSink() = default;

    /// Writes bytes, which may be buffered until flush(). Errors are reported by flush().
    virtual void write(std::string_view bytes) = 0;
    /// Writes the buffered bytes. Returns the first error since the sink was created.
    [[nodiscard]] virtual base::Result<void> flush() = 0;
    /// Discards everything written, if that is still possible.
    virtual void discard() {}
    /// False once a write has failed, so that a long job can stop.
    [[nodiscard]] virtual bool isGood() const = 0;
};

/// Collects everything in memory: for tests, and for output that must be complete before it is written.
class MemorySink final : public ByteSink
{
public:
    void write(std::string_view bytes) override { m_bytes += bytes; }
    [[nodiscard]] base::Result<void> flush() override { return {}; }
    [[nodiscard]] bool isGood() const override { return true; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

} // namespace nidus::cli
