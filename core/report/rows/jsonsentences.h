// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus::report {

/// Messages as JSON strings. Caches those that the part's Sentences cache.
class JsonSentences
{
public:
    /// Returns the message of a remark of the part, in quotation marks. Valid until the next call.
    [[nodiscard]] std::string_view string(ReportPart& part, const findings::Remark& remark);

private:
    std::vector<std::string> m_kept; ///< by Remark::sentence; empty if not created yet
    std::string m_other;             ///< the last one that is not cached
};

} // namespace nidus::report
