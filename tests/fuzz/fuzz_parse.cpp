// SPDX-License-Identifier: Apache-2.0
#include "core/urn/presentation.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"
#include "core/urn/urnpath.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

using namespace nidus;
using namespace nidus::urn;
using nidus::fuzz::require;

namespace {

void checkValid(std::string_view text, const Urn& urn, Rfc rfc)
{
    require(!urnDifference(urn, urn), "a URN is equivalent to itself");
    for (const NormalForm form : {NormalForm::Key, NormalForm::Full}) {
        const std::string normal = normalizedUrn(urn, form);
        const std::expected<Urn, UrnFailure> again = parseUrn(normal, rfc);
        require(again.has_value(), "a normal form is a URN");
        require(normalizedUrn(*again, form) == normal, "normalizing twice changes nothing");
        require(!urnDifference(urn, *again), "a normal form is equivalent");
        for (const UrnPath path : kUrnPaths)
            require(!isUrnPathAvailable(path) || UrnNormalizer(path).normalized(urn, form) == normal,
                    "the paths agree about it");
    }
    const std::string full = normalizedUrn(urn, NormalForm::Full);
    require(full.size() == text.size(), "the full normal form keeps every byte's place");
    for (const UrnWarning& warning : urnAdvice(text, urn, rfc))
        require(warning.length > 0 && warning.offset + warning.length <= text.size(),
                "advice is in the text");
}

void checkInvalid(std::string_view text, const UrnFailure& failure, Rfc rfc)
{
    require(failure.offset <= text.size(), "an error is in the text");
    const std::vector<UrnFailure> all = allUrnErrors(text, rfc);
    require(!all.empty() && all.front() == failure, "the first of all errors is the one from parsing");
    for (std::size_t i = 1; i < all.size(); ++i) {
        require(all[i].offset <= text.size(), "every error is in the text");
        require(all[i].offset >= failure.offset, "no error is before the first");
        require(i == 1 || all[i].offset >= all[i - 1].offset, "errors are in order");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
        const std::expected<Urn, UrnFailure> urn = parseUrnOn(UrnPath::Bytewise, text, rfc);
        for (const UrnPath path : kUrnPaths) {
            if (!isUrnPathAvailable(path))
                continue;
            require(urn == parseUrnOn(path, text, rfc), "the paths agree");
            UrnEnds ends;
            findUrnEndsOn(path, {&text, 1}, {&ends, 1}, rfc);
            require(urn ? ends.nidLength == urn->nid.size() && ends.nssIn(text) == urn->nss
                        : ends.nidLength == 0 && ends.error == urn.error().kind &&
                              ends.nss == urn.error().offset,
                    "the ends are those of the parts");
        }
        if (urn)
            checkValid(text, *urn, rfc);
        else
            checkInvalid(text, urn.error(), rfc);
        require(urn.has_value() == allUrnErrors(text, rfc).empty(), "a valid URN has no errors");
    }
    require(unescapedBytes(escapedBytes(text)) == text, "escaping loses nothing");
    (void)humanFriendly(text);
    return 0;
}
