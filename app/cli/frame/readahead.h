// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::cli {

/// Reads small inputs before the work on them begins. The context then returns these bytes again, so that the
/// work sees the same ones.
class ReadAhead
{
public:
    /// Borrows the context, and changes it for its lifetime.
    explicit ReadAhead(CommandContext& context);
    ~ReadAhead();
    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    /// Returns the whole contents of all inputs, borrowed; nothing if they are not small regular files, or
    /// standard input that has ended. Waits only for the first bytes of standard input.
    [[nodiscard]] std::optional<std::vector<std::string_view>> read(const std::vector<std::string>& paths);

private:
    class Replayed;

    [[nodiscard]] bool readStandardInput();
    [[nodiscard]] bool readFile(const std::string& path);
    [[nodiscard]] std::size_t room() const;

    CommandContext& m_context;
    base::ByteSource* m_in;
    std::unique_ptr<Replayed> m_replayed;
    std::size_t m_size = 0;
};

} // namespace nidus::cli
