// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/findings/finding.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus {

/// A finding whose arguments are kept by Remarks.
struct Remark
{
    FindingId id;
    TextRange range; ///< bytes
    std::size_t firstArgument = 0;
    std::size_t argumentCount = 0;
};

/// What there is to say of one text after the other, for reports on millions of them: findings with their
/// arguments as UTF-8 in one buffer, which is used again.
class Remarks
{
public:
    void clear();
    /// Its arguments are added next, in order.
    void add(FindingId id, TextRange range = {});
    /// Any bytes; what is not UTF-8 becomes U+FFFD.
    void addArgument(std::string_view text);
    void addNumber(std::uint64_t number);
    /// Drops all but the first one.
    void keepFirst();
    /// Puts the last one behind the first one.
    void moveLastToSecond();

    [[nodiscard]] bool isEmpty() const { return m_remarks.empty(); }
    [[nodiscard]] std::span<const Remark> all() const { return m_remarks; }
    /// The argument for %1, %2 ...; empty where there is none.
    [[nodiscard]] std::string_view argument(const Remark& remark, std::size_t number) const;
    /// Whether nothing but 0x20 to 0x7E is in it.
    [[nodiscard]] bool isPlainArgument(const Remark& remark, std::size_t number) const;
    /// For a window: one that stands for itself.
    [[nodiscard]] Finding finding(const Remark& remark) const;

private:
    struct Argument
    {
        std::size_t end; ///< in the text
        bool isPlain;
    };

    void closeArgument(bool isPlain);

    std::vector<Remark> m_remarks;
    std::string m_text; ///< all arguments, one behind the other
    std::vector<Argument> m_arguments;
};

} // namespace nidus
