// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/findings/values/finding.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::findings {

/// A finding whose arguments are kept by Remarks.
struct Remark
{
    FindingId id;
    base::TextRange range;      ///< bytes
    std::uint32_t sentence = 0; ///< a number of Sentences; 0 if the sentence is created from the arguments
    std::size_t firstArgument = 0;
    std::size_t argumentCount = 0;
};

/// An argument of a sentence.
struct RemarkArgument
{
    std::string_view text;
    bool isPlain = true; ///< isPlainText()
};

/// Whether a text contains only 0x20 to 0x7E.
[[nodiscard]] bool isPlainText(std::string_view text);

/// Findings about one text, for reports on millions of texts: the arguments are UTF-8 in one buffer, which is
/// reused for the next text.
class Remarks
{
public:
    /// Whether arguments of cached sentences may be omitted.
    enum class Arguments : std::uint8_t { All, OfNewSentences };

    explicit Remarks(Arguments arguments = Arguments::All) : m_wanted(arguments) {}

    void clear();
    /// Adds a finding. Its arguments are added next, in order.
    void add(FindingId id, base::TextRange range = {}, std::uint32_t sentence = 0)
    {
        m_remarks.push_back(
            {.id = id, .range = range, .sentence = sentence, .firstArgument = m_arguments.size()});
    }
    /// Adds any bytes; invalid UTF-8 becomes U+FFFD.
    void addArgument(std::string_view text);
    /// Adds a text for which isPlainText() is true.
    void addPlainArgument(std::string_view text)
    {
        m_text += text;
        closeArgument(true);
    }
    void addNumber(std::uint64_t number);
    /// Removes all but the first ones.
    void keep(std::size_t count);
    /// Moves the last one after the first one.
    void moveLastToSecond();

    [[nodiscard]] bool isEmpty() const { return m_remarks.empty(); }
    [[nodiscard]] std::span<const Remark> all() const { return m_remarks; }
    /// Returns the argument for %1, %2 ...; empty if there is none.
    [[nodiscard]] RemarkArgument argument(const Remark& remark, std::size_t number) const
    {
        if (number == 0 || number > remark.argumentCount)
            return {};
        const Argument& kept = m_arguments[remark.firstArgument + number - 1];
        return {.text = {m_text.data() + kept.begin, kept.end - kept.begin}, .isPlain = kept.isPlain};
    }
    [[nodiscard]] Arguments wanted() const { return m_wanted; }
    /// Returns a self-contained finding for the window. All arguments must have been added.
    [[nodiscard]] Finding finding(const Remark& remark) const;

private:
    struct Argument
    {
        std::size_t begin; ///< in the text
        std::size_t end;
        bool isPlain;
    };

    void closeArgument(bool isPlain)
    {
        const std::size_t begin = m_arguments.empty() ? 0 : m_arguments.back().end;
        m_arguments.push_back({.begin = begin, .end = m_text.size(), .isPlain = isPlain});
        ++m_remarks.back().argumentCount;
    }

    Arguments m_wanted;
    std::vector<Remark> m_remarks;
    std::string m_text; ///< all arguments, concatenated
    std::vector<Argument> m_arguments;
};

} // namespace nidus::findings
