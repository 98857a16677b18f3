// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QString>
#include <QStringList>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidus::cli {

/// A parsed command line. It consists of bytes: a URN on the command line need not be UTF-8.
class Arguments
{
public:
    /// Parses `words` using `options`: "--name VALUE", "--name=VALUE", "-o VALUE", "-oVALUE"; "--" ends the
    /// options, and "-" is an argument. If an option is repeated, the last one wins. The error is a message.
    [[nodiscard]] static std::expected<Arguments, QString> parse(const std::vector<std::string>& words,
                                                                 std::span<const OptionSpec> options);

    [[nodiscard]] bool isSet(std::string_view option) const;
    /// Returns the option's value, or `fallback`.
    [[nodiscard]] std::string_view value(std::string_view option, std::string_view fallback = {}) const;
    [[nodiscard]] QString text(std::string_view option) const;
    /// Returns all values of an option that may be repeated, in order.
    [[nodiscard]] QStringList texts(std::string_view option) const;

    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    /// Returns the argument at `index`, or "-".
    [[nodiscard]] std::string argumentOrStandardInput(std::size_t index) const;

private:
    std::vector<std::pair<std::string_view, std::string>> m_options;
    std::vector<std::string> m_positional;
};

/// Returns the item of `choices` most similar to `word`; empty if none is similar.
[[nodiscard]] QString nearest(const QString& word, const QStringList& choices);

} // namespace nidus::cli
