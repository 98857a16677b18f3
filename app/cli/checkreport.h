// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/duplicatefinder.h"
#include "core/check/batchchecker.h"
#include "core/findings/finding.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nidus {

/// What all rows of one report have in common.
struct ReportSettings
{
    Rfc rfc = Rfc::Rfc8141;
    QStringList files;        ///< as given; "-" is standard input
    bool hasColumn = false;   ///< rows carry a column (--extract)
    bool useColour = false;   ///< text only
    bool showsSource = false; ///< text only: the URN and a caret under each error
};

/// One row of a report.
struct ReportRow
{
    const CheckedLine& line;
    std::size_t file = 0;               ///< index into ReportSettings::files
    std::optional<UrnPlace> firstPlace; ///< of the equal URN before, with --duplicates
};

/// One format of `check`. Rows go into a string in input order; a report is well-formed whenever end() has
/// been called, however many rows there were.
class CheckReport
{
public:
    explicit CheckReport(ReportSettings settings) : m_settings(std::move(settings)) {}
    CheckReport(const CheckReport&) = delete;
    CheckReport& operator=(const CheckReport&) = delete;
    virtual ~CheckReport() = default;

    virtual void begin(std::string& /*out*/) {}
    virtual void add(std::string& out, const ReportRow& row) = 0;
    virtual void end(std::string& /*out*/) {}

    [[nodiscard]] const ReportSettings& settings() const { return m_settings; }

protected:
    /// The findings of a row, the reason of its verdict first; empty when there is nothing to say.
    [[nodiscard]] QList<Finding> findingsOf(const ReportRow& row) const;

private:
    ReportSettings m_settings;
};

/// The column "code": empty when there is nothing to say.
[[nodiscard]] std::string_view codeOf(const ReportRow& row);
/// The NID as written; empty when none could be read.
[[nodiscard]] std::string_view nidOf(const CheckedLine& line);

/// By the value of --format: text, tsv, csv, jsonl, json, none.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckReport(std::string_view format, ReportSettings settings);

} // namespace nidus
