// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// Something that can be asked whether a text is a URN, or at least a URI.
class Peer
{
public:
    Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;
    virtual ~Peer() = default;

    [[nodiscard]] virtual const char* name() const = 0;
    /// How many it accepts. The loop is within, so that no virtual call is timed.
    [[nodiscard]] virtual std::size_t accepted(const std::vector<std::string_view>& urns) = 0;
};

/// PCRE2 with JIT, RE2, Boost.URL, uriparser, QUrl. The regular expressions say what RFC 8141 says, with its
/// prose; the others know URIs only.
[[nodiscard]] std::vector<std::unique_ptr<Peer>> makePeers();

} // namespace nidus::bench
