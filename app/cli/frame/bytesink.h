// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <expected>
#include <string>
#include <string_view>

namespace nidus::cli {

/// Where results go, as bytes: a file descriptor, a file, memory.
class ByteSink
{
public:
    ByteSink() = default;
    ByteSink(const ByteSink&) = delete;
    ByteSink& operator=(const ByteSink&) = delete;
    virtual ~ByteSink() = default;

    /// Takes bytes; they may be held back until flush(). Never fails: what went wrong stays for flush().
    virtual void write(std::string_view bytes) = 0;
    /// Hands over what was held back. The first failure since the sink was made.
    [[nodiscard]] virtual std::expected<void, base::Error> flush() = 0;
    /// What was written is of no use to anybody: where it can still be taken back, it does not appear.
    virtual void discard() {}
    /// False once a write has failed: a long job may as well stop.
    [[nodiscard]] virtual bool isGood() const = 0;
};

/// Collects everything: for tests and for what must be known whole before it is written.
class MemorySink final : public ByteSink
{
public:
    void write(std::string_view bytes) override { m_bytes += bytes; }
    [[nodiscard]] std::expected<void, base::Error> flush() override { return {}; }
    [[nodiscard]] bool isGood() const override { return true; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

} // namespace nidus::cli
