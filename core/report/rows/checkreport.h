// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchchecker.h"
#include "core/batch/urnplace.h"
#include "core/findings/text/remarks.h"
#include "core/findings/text/sentences.h"
#include "core/report/rows/linenumber.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::report {

/// What all rows of one report have in common.
struct ReportSettings
{
    const check::UrnChecker* checker = nullptr; ///< that made the outcomes; borrowed
    std::vector<std::string> files;      ///< as given; "-" is standard input; none where there is no file
    bool hasColumn = false;              ///< rows carry a column: URNs were found in running text
    bool hasAccepting = false;           ///< rows say which namespaces' rules accept the name
};

/// One row of a report.
struct ReportRow
{
    const batch::CheckedLine& line;
    std::size_t file = 0;               ///< index into ReportSettings::files
    std::optional<batch::UrnPlace> firstPlace; ///< of the equal URN before, where that is looked for
};

/// Where the places of a text are after numbers in it were filled in.
class PlaceMoves
{
public:
    /// From the byte `before` on all places move to `after` and on; in the order of the places.
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

/// Rows of one input as a format writes them wherever they stand in the report.
class ReportPart
{
public:
    ReportPart() = default;
    ReportPart(const ReportPart&) = delete;
    ReportPart& operator=(const ReportPart&) = delete;
    virtual ~ReportPart() = default;

    virtual void clear() { text.clear(); }
    /// Appends what the part holds beside its text, for load().
    virtual void save(std::string& /*out*/) const {}
    /// Takes what save() wrote; `moves` tells where its places in the text are now. False where it is none.
    [[nodiscard]] virtual bool load(std::string_view saved, const PlaceMoves& /*moves*/)
    {
        return saved.empty();
    }

    std::string text;
    findings::Remarks remarks{findings::Remarks::Arguments::OfNewSentences}; ///< on the present row
    findings::Sentences sentences;                                 ///< that rows before have needed
    LineNumber lineNumber;                               ///< of the present row
    std::string sentence;                                ///< used again
};

/// One format of a report on checked URNs. Rows are formatted into parts, by several threads if one likes,
/// and the parts appended in input order; a report is well-formed whenever end() has been called, however
/// many rows there were.
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
    /// Adds a row to a part that newPart() made. Parts do not know of each other.
    virtual void format(ReportPart& part, const ReportRow& row) const = 0;

    virtual void begin(std::string& /*out*/) {}
    /// The part stays as it is.
    virtual void append(std::string& out, const ReportPart& part) { out += part.text; }
    /// append() of a part that is cleared before it is used again: memory may change hands.
    virtual void take(std::string& out, ReportPart& part) { append(out, part); }
    virtual void end(std::string& /*out*/) {}
    /// Whether rows are written at all.
    [[nodiscard]] virtual bool hasRows() const { return true; }
    /// A row on its own.
    void add(std::string& out, const ReportRow& row);

    [[nodiscard]] const ReportSettings& settings() const { return m_settings; }

protected:
    /// take() of a format whose append() appends the text and nothing else.
    static void takeText(std::string& out, ReportPart& part)
    {
        if (out.empty())
            out.swap(part.text);
        else
            out += part.text;
    }
    /// All that is to say of a row, the reason of its verdict first, as the remarks of the part.
    void remark(ReportPart& part, const ReportRow& row) const;
    /// The same, but of a reason only what a line of a table has room for.
    void remarkBriefly(ReportPart& part, const ReportRow& row) const;

private:
    void remarkDuplicate(findings::Remarks& remarks, const ReportRow& row) const;

    ReportSettings m_settings;
    std::unique_ptr<ReportPart> m_row; ///< what add() has just added
};

/// One of the settings' files; empty where there are none.
[[nodiscard]] std::string_view fileOf(const ReportSettings& settings, std::size_t file);
/// Whether rows name their file: there are several.
[[nodiscard]] bool hasFile(const ReportSettings& settings);
/// The column "accepting": those NIDs, separated by spaces.
[[nodiscard]] std::string acceptingOf(const ReportRow& row, const ReportSettings& settings);

/// Whether there is nothing to say of a row: it is valid without remark.
[[nodiscard]] inline bool isSilent(const ReportRow& row)
{
    return row.line.outcome.reason == check::CheckReason::None && !row.firstPlace;
}
/// The column "code": empty of a silent row.
[[nodiscard]] std::string_view codeOf(const ReportRow& row);
/// The NID as written; empty when none could be read. Letters, digits and hyphens.
[[nodiscard]] inline std::string_view nidOf(const batch::CheckedLine& line)
{
    return line.text.substr(line.outcome.nidOffset, line.outcome.nidLength);
}
/// Whether a machine format can hold the text as it is because it is a URN: nothing that either RFC allows in
/// one is escaped.
[[nodiscard]] bool isPlainUrn(const batch::CheckedLine& line);

} // namespace nidus::report
