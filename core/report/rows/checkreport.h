// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchchecker.h"
#include "core/batch/urnplace.h"
#include "core/findings/text/remarks.h"
#include "core/findings/text/sentences.h"
#include "core/report/rows/linenumber.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::report {

/// How a text report is shown on a terminal.
struct TerminalLook
{
    bool useColor = false;
    bool showsSource = false; ///< the URN and a caret under each error
};

/// Settings for all rows of a report.
struct ReportSettings
{
    const check::UrnChecker* checker = nullptr; ///< the one that made the outcomes; borrowed
    std::vector<std::string> files; ///< as given; "-" is standard input; empty if there is no file
    bool hasColumn = false;         ///< rows have a column: URNs were found in running text
    bool hasAccepting = false;      ///< rows list the namespaces whose rules accept the name
    TerminalLook look = {};         ///< only for text
};

/// One row of a report.
struct ReportRow
{
    const batch::CheckedLine& line;
    std::size_t file = 0; ///< index into ReportSettings::files
    std::optional<batch::UrnPlace>
        firstPlace; ///< of the earlier equivalent URN, if duplicates are looked for
};

/// Where positions in a text are after its missing numbers were filled in.
class PlaceMoves
{
public:
    /// Moves all positions from byte `before` to `after` and later. Call in the order of positions.
    void add(std::size_t before, std::size_t after) { m_moves.push_back({before, after}); }
    [[nodiscard]] std::size_t size() const { return m_moves.size(); }
    [[nodiscard]] std::size_t operator()(std::size_t place) const;

private:
    struct Move
    {
        std::size_t before;
        std::size_t after;
    };
    std::vector<Move> m_moves;
};

/// Rows of one input, formatted independently of their place in the report.
class ReportPart
{
public:
    ReportPart() = default;
    ReportPart(const ReportPart&) = delete;
    ReportPart& operator=(const ReportPart&) = delete;
    virtual ~ReportPart() = default;

    virtual void clear() { text.clear(); }
    /// Appends the part's data other than its text, for load().
    virtual void save(std::string& /*out*/) const {}
    /// Restores data written by save(). `moves` maps its positions to those in the current text. Returns
    /// false if the data is invalid.
    [[nodiscard]] virtual bool load(std::string_view saved, const PlaceMoves& /*moves*/)
    {
        return saved.empty();
    }

    std::string text;
    findings::Remarks remarks{findings::Remarks::Arguments::OfNewSentences}; ///< of the current row
    findings::Sentences sentences;                                           ///< needed by earlier rows
    LineNumber lineNumber;                                                   ///< of the current row
    std::string sentence;                                                    ///< reused
};

/// A format for reports on checked URNs. Rows are formatted into parts, possibly by several threads, and the
/// parts are appended in input order. The report is well-formed once end() has been called, whatever the
/// number of rows.
class CheckReport
{
public:
    explicit CheckReport(ReportSettings settings) : m_settings(std::move(settings)) {}
    CheckReport(const CheckReport&) = delete;
    CheckReport& operator=(const CheckReport&) = delete;
    virtual ~CheckReport() = default;

    [[nodiscard]] virtual std::unique_ptr<ReportPart> newPart() const
    {
        return std::make_unique<ReportPart>();
    }
    /// Adds a row to a part created by newPart(). Parts are independent of each other.
    virtual void format(ReportPart& part, const ReportRow& row) const = 0;

    virtual void begin(std::string& /*out*/) {}
    /// Appends a part without changing it.
    virtual void append(std::string& out, const ReportPart& part) { out += part.text; }
    /// append() for a part that is cleared before it is used again. May swap memory.
    virtual void take(std::string& out, ReportPart& part) { append(out, part); }
    virtual void end(std::string& /*out*/) {}
    /// Whether the format has rows at all.
    [[nodiscard]] virtual bool hasRows() const { return true; }
    /// Adds a single row.
    void add(std::string& out, const ReportRow& row);

    [[nodiscard]] const ReportSettings& settings() const { return m_settings; }

protected:
    /// take() for a format whose append() only appends the text.
    static void takeText(std::string& out, ReportPart& part)
    {
        if (out.empty())
            out.swap(part.text);
        else
            out += part.text;
    }
    /// The same, but with only the details of a reason that fit on a line of a table.
    void remark(ReportPart& part, const ReportRow& row) const;
    /// The same, but of a reason only what a line of a table has room for.
    void remarkBriefly(ReportPart& part, const ReportRow& row) const;

private:
    void remarkDuplicate(findings::Remarks& remarks, const ReportRow& row) const;

    ReportSettings m_settings;
    std::unique_ptr<ReportPart> m_row; ///< the row last added by add()
};

/// Returns one of the settings' files; empty if there are none.
[[nodiscard]] std::string_view fileOf(const ReportSettings& settings, std::size_t file);
/// Whether rows include their file, because there are several.
[[nodiscard]] bool hasFile(const ReportSettings& settings);
/// Returns the column "accepting": those NIDs, separated by spaces.
[[nodiscard]] std::string acceptingOf(const ReportRow& row, const ReportSettings& settings);

/// Whether a row has no findings: it is valid without remark.
[[nodiscard]] inline bool isSilent(const ReportRow& row)
{
    return row.line.outcome.reason == check::CheckReason::None && !row.firstPlace;
}
/// Returns the column "code"; empty for a silent row.
[[nodiscard]] std::string_view codeOf(const ReportRow& row);
/// Returns the NID as written: letters, digits, and hyphens; empty if none could be read.
[[nodiscard]] inline std::string_view nidOf(const batch::CheckedLine& line)
{
    return line.text.substr(line.outcome.nidOffset, line.outcome.nidLength);
}
/// Whether a machine format can hold the text unescaped because it is a URN: no character that either RFC
/// allows in one needs escaping.
[[nodiscard]] bool isPlainUrn(const batch::CheckedLine& line);

} // namespace nidus::report
