// SPDX-License-Identifier: Apache-2.0
#include "core/batch/memberprobe.h"

#include "core/base/linesplitter.h"
#include "core/batch/batchvalues.h"
#include "core/batch/blockreader.h"
#include "core/batch/json/jsonmemberfinder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace nidus::batch {

namespace {

constexpr std::size_t kMostShown = 500; ///< bytes of names

/// Searches lines for the member, and remembers what they have instead.
class Probe
{
public:
    explicit Probe(std::string_view member) : m_member(member) {}

    /// Returns whether a line of the block has the member.
    bool isIn(const InputBlock& block)
    {
        m_finder.start(block.bytes(), block.buffer.size() - block.size);
        base::LineSplitter lines(block.bytes());
        while (const std::optional<base::Line> line = lines.next()) {
            ++m_lines;
            if (line->text.empty())
                continue;
            m_hasOnlyBlank = false;
            const std::expected<std::string_view, JsonFailure> text = m_finder.find(line->text, m_member);
            if (text || text.error().fault != JsonFault::NoMember)
                return true;
            if (!m_names.empty())
                continue;
            m_names = jsonMemberNames(line->text);
            m_firstObject = m_lines;
        }
        return false;
    }
    [[nodiscard]] bool hasOnlyBlank() const { return m_hasOnlyBlank; }
    [[nodiscard]] base::Error notFound() const
    {
        std::string detail = "1: no line is a JSON object";
        if (!m_names.empty())
            detail = std::to_string(m_firstObject) + ": no line has a string in the member \"" +
                     std::string(m_member) + "\"; found: " + m_names.substr(0, kMostShown);
        return {base::kBadFormat, {}, std::move(detail)};
    }

private:
    std::string_view m_member;
    JsonMemberFinder m_finder;
    std::uint64_t m_lines = 0;
    std::uint64_t m_firstObject = 0; ///< its line
    std::string m_names;             ///< of its members
    bool m_hasOnlyBlank = true;
};

} // namespace

base::Result<void> findMember(base::ByteSource& source, std::string_view member,
                              const std::function<bool()>& isStopped)
{
    BlockReader reader(source, InputKind::Lines, kBlockSize);
    Probe probe(member);
    InputBlock block;
    while (!isStopped()) {
        base::Result<std::optional<InputBlock>> next = reader.next(std::move(block));
        if (!next)
            return std::unexpected(next.error());
        if (!next->has_value() && !probe.hasOnlyBlank())
            return std::unexpected(probe.notFound());
        if (!next->has_value())
            return {};
        block = *std::move(*next);
        if (block.kind != InputBlock::Kind::Lines || probe.isIn(block))
            return {}; // what a very long line contains is not known
    }
    return {};
}

} // namespace nidus::batch
