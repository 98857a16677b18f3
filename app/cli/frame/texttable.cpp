// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/texttable.h"

#include "core/exchange/formats/lineformat.h"

#include <utility>

namespace nidus::cli {

TextTable::TextTable(std::vector<std::string_view> names, bool isJson)
    : m_names(std::move(names)), m_isJson(isJson), m_json(m_out)
{
    if (m_isJson)
        m_json.beginArray();
}

void TextTable::add(const QStringList& texts)
{
    if (m_isJson)
        m_json.beginObject();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (m_isJson) {
            m_json.key(m_names[std::size_t(i)]);
            m_json.textOrNull(texts[i]);
        } else {
            exchange::appendField(m_out, texts[i]);
            m_out += i + 1 < texts.size() ? '\t' : '\n';
        }
    }
    if (m_isJson)
        m_json.endObject();
}

std::string TextTable::take()
{
    if (m_isJson) {
        m_json.endArray();
        m_out += '\n';
    }
    return std::move(m_out);
}

} // namespace nidus::cli
