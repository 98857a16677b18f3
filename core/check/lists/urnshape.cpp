// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/urnshape.h"

#include "core/base/charset.h"

#include <algorithm>

namespace nidus::check {

namespace {

/// Returns the text of all parts with ":" between them, as it is in the name; null if there are none, or if
/// something else is between them.
std::string_view joinedText(std::span<const std::string_view> parts)
{
    std::string_view all;
    for (const std::string_view part : parts) {
        if (part.data() == nullptr)
            continue;
        const char* const end = all.data() + all.size();
        if (all.data() != nullptr && (part.data() != end + 1 || *end != ':'))
            return {};
        const char* const begin = all.data() == nullptr ? part.data() : all.data();
        all = {begin, static_cast<std::size_t>(part.data() + part.size() - begin)};
    }
    return all;
}

} // namespace

UrnShape::UrnShape(const ListFacts& facts)
{
    const std::string prefix = "urn:" + facts.nid + ':';
    const std::string_view urn = facts.urn;
    m_isUnknown = !base::equalIgnoringCase(urn.substr(0, prefix.size()), prefix);
    std::string text;
    for (std::size_t at = prefix.size(); at < urn.size() && !m_isUnknown;) {
        const std::size_t end = urn[at] == '{' ? urn.find('}', at) : std::string_view::npos;
        const std::string_view name =
            end == std::string_view::npos ? std::string_view() : urn.substr(at + 1, end - at - 1);
        const auto part = std::ranges::find(facts.key, name);
        std::size_t place = kEnd;
        if (!name.empty() && part != facts.key.end())
            place = static_cast<std::size_t>(part - facts.key.begin());
        else if (name == "label")
            place = kLabel;
        else if (name == "value")
            place = kValue;
        if (place == kEnd) {
            text += urn[at++];
            continue;
        }
        m_isUnknown = (place == kLabel && facts.labelRule.empty()) ||
                      (place < kValue && place >= facts.rules.size()) ||
                      (place == kValue && facts.parts > facts.rules.size());
        m_pieces.push_back({std::move(text), place});
        text.clear();
        at = end + 1;
    }
    m_pieces.push_back({std::move(text), kEnd});
}

// A part that is missing is left out with the character before it.
bool UrnShape::mayBe(std::string_view nss, std::span<const std::string_view> parts,
                     std::optional<std::string_view> label) const
{
    for (const Piece& piece : m_pieces) {
        std::string_view value;
        if (piece.place == kLabel)
            value = label.value_or(std::string_view());
        else if (piece.place == kValue)
            value = joinedText(parts);
        else if (piece.place != kEnd)
            value = parts[piece.place];
        std::string_view text = piece.text;
        if (piece.place != kEnd && value.data() == nullptr && !text.empty())
            text.remove_suffix(1);
        if (!base::equalIgnoringCase(nss.substr(0, text.size()), text))
            return false;
        nss.remove_prefix(text.size());
        if (value.data() == nullptr)
            continue;
        if (value.data() != nss.data())
            return false;
        nss.remove_prefix(value.size());
    }
    return nss.empty() || nss.front() == '?' || nss.front() == '#'; // then components follow
}

} // namespace nidus::check
