// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"
#include "core/exchange/formats/jsonwriter.h"

#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::cli {

inline constexpr OptionSpec kTableFormatOption{.name = "format",
                                               .value = "FORMAT",
                                               .help = QT_TRANSLATE_NOOP("Cli", "tsv (default) or json."),
                                               .choices = "tsv|json"};

/// Rows of named texts, written as lines of tab-separated fields or as a JSON array of objects.
class TextTable
{
public:
    TextTable(std::vector<std::string_view> names, bool isJson);

    void add(const QStringList& texts);
    [[nodiscard]] std::string take();

private:
    std::vector<std::string_view> m_names;
    bool m_isJson;
    std::string m_out;
    exchange::JsonWriter m_json;
};

} // namespace nidus::cli
