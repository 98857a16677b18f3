// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// Another implementation that checks whether a text is a URN, or at least a URI.
class Peer
{
public:
    Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;
    virtual ~Peer() = default;

    [[nodiscard]] virtual const char* name() const = 0;
    /// Returns how many it accepts. Contains the loop, so that no virtual call is timed.
    [[nodiscard]] virtual std::size_t accepted(const std::vector<std::string_view>& urns) = 0;
};

/// Returns PCRE2 with JIT, RE2, Boost.URL, uriparser, and QUrl. The regular expressions implement RFC 8141
/// with its prose; the others support only URIs.
[[nodiscard]] std::vector<std::unique_ptr<Peer>> makePeers();

} // namespace nidus::bench
