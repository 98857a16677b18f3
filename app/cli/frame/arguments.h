// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QString>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidus::cli {

/// A command line taken apart. Bytes throughout: a URN on the command line need not be UTF-8.
class Arguments
{
public:
    /// Reads `words` by `options`: "--name VALUE", "--name=VALUE", "-o VALUE", "-oVALUE"; "--" ends the
    /// options, "-" alone is an argument; the last of several equal options counts. The error is a sentence.
    [[nodiscard]] static std::expected<Arguments, QString> parse(const std::vector<std::string>& words,
                                                                 std::span<const OptionSpec> options);

    [[nodiscard]] bool isSet(std::string_view option) const;
    /// The option's value, or `fallback`.
    [[nodiscard]] std::string_view value(std::string_view option, std::string_view fallback = {}) const;
    [[nodiscard]] QString text(std::string_view option) const;

    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    /// The argument at `index`, or "-".
    [[nodiscard]] std::string argumentOrStandardInput(std::size_t index) const;

private:
    std::vector<std::pair<std::string_view, std::string>> m_options;
    std::vector<std::string> m_positional;
};

/// The item of `choices` nearest to `word`, empty when none is near.
[[nodiscard]] QString nearest(const QString& word, const QStringList& choices);

} // namespace nidus::cli
