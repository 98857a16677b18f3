// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnfinder.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

using namespace nidus;
using namespace nidus::urn;
using nidus::fuzz::require;

namespace {

bool areSame(const std::vector<FoundUrn>& a, const std::vector<FoundUrn>& b)
{
    return std::ranges::equal(a, b, [](const FoundUrn& x, const FoundUrn& y) {
        return x.offset == y.offset && x.length == y.length && x.urn == y.urn;
    });
}

/// Returns what is found in the two pieces, as if they were one text.
std::vector<FoundUrn> foundInPieces(std::string_view text, std::size_t cut, Rfc rfc)
{
    std::vector<FoundUrn> found = findUrns(text.substr(0, cut), rfc);
    for (FoundUrn& urn : findUrns(text.substr(cut), rfc)) {
        urn.offset += cut;
        found.push_back(std::move(urn));
    }
    return found;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
        const std::vector<FoundUrn> found = findUrns(text, rfc);
        std::size_t last = 0;
        for (const FoundUrn& urn : found) {
            require(urn.offset >= last && urn.length > 4 && urn.offset + urn.length <= size,
                    "URNs are in the text, one after another");
            require(urn.urn.size() <= urn.length, "joining only removes bytes");
            require(urn.urn.size() < urn.length || urn.urn == text.substr(urn.offset, urn.length),
                    "a URN that was not joined equals the text there");
            last = urn.offset + urn.length;
        }
        for (std::size_t lineFeed = text.find('\n'); lineFeed != std::string_view::npos;
             lineFeed = text.find('\n', lineFeed + 1)) {
            const std::size_t cut = runningTextCut(text, lineFeed + 1);
            require(cut <= lineFeed + 1 && (cut == 0 || text[cut - 1] == '\n'), "a cut follows a line end");
            require(areSame(foundInPieces(text, cut, rfc), found), "a cut changes nothing");
        }
    }
    return 0;
}
