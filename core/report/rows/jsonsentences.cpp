// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/jsonsentences.h"

#include "core/exchange/formats/jsonwriter.h"

namespace nidus::report {

std::string_view JsonSentences::string(ReportPart& part, const findings::Remark& remark)
{
    const bool isKept = remark.sentence != 0;
    if (isKept && remark.sentence >= m_kept.size())
        m_kept.resize(remark.sentence + 1);
    std::string& string = isKept ? m_kept[remark.sentence] : m_other;
    if (isKept && !string.empty())
        return string;
    part.sentence.clear();
    part.sentences.append(part.sentence, part.remarks, remark);
    string.clear();
    exchange::JsonWriter(string).text(part.sentence);
    return string;
}

} // namespace nidus::report
