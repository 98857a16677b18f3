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
    base::TextRange range;            ///< bytes
    std::uint32_t sentence = 0; ///< a number of Sentences; 0 where the sentence is made of the arguments
    std::size_t firstArgument = 0;
    std::size_t argumentCount = 0;
};

/// Words that go into a sentence.
struct RemarkArgument
{
    std::string_view text;
    bool isPlain = true; ///< isPlainText()
};

/// Whether nothing but 0x20 to 0x7E is in a text.
[[nodiscard]] bool isPlainText(std::string_view text);

/// What there is to say of one text after the other, for reports on millions of them: findings with their
/// arguments as UTF-8 in one buffer, which is used again.
class Remarks
{
public:
    /// Whether those who add remarks may leave out arguments of sentences that are kept.
    enum class Arguments : std::uint8_t { All, OfNewSentences };

    explicit Remarks(Arguments arguments = Arguments::All) : m_wanted(arguments) {}

    void clear();
    /// Its arguments are added next, in order.
    void add(FindingId id, base::TextRange range = {}, std::uint32_t sentence = 0)
    {
        m_remarks.push_back(
            {.id = id, .range = range, .sentence = sentence, .firstArgument = m_arguments.size()});
    }
    /// Any bytes; what is not UTF-8 becomes U+FFFD.
    void addArgument(std::string_view text);
    /// The same of what is known to be plain.
    void addPlainArgument(std::string_view text)
    {
        m_text += text;
        closeArgument(true);
    }
    void addNumber(std::uint64_t number);
    /// Drops all but the first one.
    void keepFirst();
    /// Puts the last one behind the first one.
    void moveLastToSecond();

    [[nodiscard]] bool isEmpty() const { return m_remarks.empty(); }
    [[nodiscard]] std::span<const Remark> all() const { return m_remarks; }
    /// The argument for %1, %2 ...; empty where there is none.
    [[nodiscard]] RemarkArgument argument(const Remark& remark, std::size_t number) const
    {
        if (number == 0 || number > remark.argumentCount)
            return {};
        const Argument& kept = m_arguments[remark.firstArgument + number - 1];
        return {.text = {m_text.data() + kept.begin, kept.end - kept.begin}, .isPlain = kept.isPlain};
    }
    [[nodiscard]] Arguments wanted() const { return m_wanted; }
    /// For a window: one that stands for itself, of remarks with all arguments.
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
    std::string m_text; ///< all arguments, one behind the other
    std::vector<Argument> m_arguments;
};

} // namespace nidus::findings
