// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/bytesink.h"

#include <cstddef>

namespace nidus {

inline constexpr std::size_t kOutputHeld = std::size_t{64} << 10; ///< bytes of results

/// Writes to a file descriptor that somebody else owns.
class DescriptorSink final : public ByteSink
{
public:
    /// `held` bytes at most are held back; 0 writes everything at once. `name` is for errors.
    DescriptorSink(int descriptor, std::size_t held, std::string name);

    void write(std::string_view bytes) override;
    [[nodiscard]] std::expected<void, Error> flush() override;
    [[nodiscard]] bool isGood() const override { return m_errno == 0; }

private:
    void writeOut(std::string_view bytes);

    int m_descriptor;
    std::size_t m_limit;
    std::string m_name; ///< for errors
    std::string m_held;
    int m_errno = 0;
};

} // namespace nidus
