// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus::report {

/// Sentences as strings of JSON, of which those that the part's Sentences keep are kept, too.
class JsonSentences
{
public:
    /// What a remark of the part says, in quotation marks. Valid until the next call.
    [[nodiscard]] std::string_view string(ReportPart& part, const findings::Remark& remark);

private:
    std::vector<std::string> m_kept; ///< by Remark::sentence; empty where one is not made yet
    std::string m_other;             ///< the last one that is not kept
};

} // namespace nidus::report
