// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"
#include "core/report/rows/junit.h"
#include "core/report/rows/sarif.h"

#include <optional>
#include <string>
#include <vector>

namespace nidus::report {

// Reports on checked URNs for build and test systems.

/// SARIF 2.1.0: one result per finding; lines without findings are left out.
class SarifReport final : public CheckReport
{
public:
    explicit SarifReport(ReportSettings settings);
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void append(std::string& out, const ReportPart& part) override;
    void end(std::string& out) override;

private:
    std::string m_text;
    SarifWriter m_writer{m_text};
    std::vector<std::string> m_uris; ///< for each file
};

/// JUnit: one suite per input and one case per URN, which fails unless its verdict is valid.
class JunitReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void append(std::string& out, const ReportPart& part) override;
    void end(std::string& out) override;

private:
    std::string m_text;
    JunitWriter m_writer{m_text};
    std::optional<std::size_t> m_file; ///< of the current suite
};

} // namespace nidus::report
