// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"
#include "core/system/openfile.h"

#include <cstddef>
#include <system_error>

namespace nidus::cli {

inline constexpr std::size_t kOutputBuffer = std::size_t{64} << 10; ///< bytes of results

/// Writes to a file, device or pipe that is open.
class OpenFileSink final : public ByteSink
{
public:
    /// At most `held` bytes are buffered; with 0, everything is written immediately. `name` is for errors.
    OpenFileSink(system::OpenFile file, std::size_t held, std::string name);

    void write(std::string_view bytes) override;
    [[nodiscard]] base::Result<void> flush() override;
    [[nodiscard]] bool isGood() const override { return !m_error; }

private:
    void writeOut(std::string_view bytes);

    system::OpenFile m_file;
    std::size_t m_limit;
    std::string m_name; ///< for errors
    std::string m_held;
    std::error_code m_error; ///< the first; nothing is written after it
};

} // namespace nidus::cli
