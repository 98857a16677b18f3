// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/checkreport.h"

namespace nidus {

/// For people: "FILE:LINE:COLUMN: verdict[code]: message", further findings of the same line as notes, and
/// "FILE:LINE: valid: URN" where there is nothing to say. On a terminal with the URN and a caret below it.
class TextReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void add(std::string& out, const ReportRow& row) override;

private:
    void addPlace(std::string& out, const ReportRow& row) const;
    void addFinding(std::string& out, const ReportRow& row, const Finding& finding,
                    std::string_view word) const;
    void addSource(std::string& out, const ReportRow& row) const;
    void addColoured(std::string& out, Verdict verdict, std::string_view word) const;
};

} // namespace nidus
