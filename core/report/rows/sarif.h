// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/jsonwriter.h"
#include "core/findings/values/acceptedfinding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::report {

/// A finding with its place, for reports that other programs read.
struct ReportedFinding
{
    findings::FindingId id;
    findings::Severity severity = findings::Severity::Error;
    std::string_view message; ///< the message, UTF-8
    std::string_view uri;     ///< fileUri(); empty if there is no file
    std::string_view subject; ///< without a file: a handle, with ":FIELD" for a finding about a field
    std::uint64_t line = 0;   ///< 1-based; 0 = all of it
    std::uint64_t column = 0; ///< 1-based, in characters; 0 = the whole line
    std::uint64_t length = 0; ///< characters on that line; 0 = unknown
    std::optional<registration::ReviewComment> acceptance{};
};

/// Returns a path as a URI reference; absolute paths become file URIs.
[[nodiscard]] std::string fileUri(const std::string& file);

/// Writes a SARIF 2.1.0 log with one run. Results are written incrementally and followed by the rules used,
/// so a report of any length takes no more memory than its rules.
class SarifWriter
{
public:
    /// Whether findings can be accepted. SARIF section 3.27.23: either all results of a run have this
    /// property or none.
    enum class Suppressions : std::uint8_t { NotAskedFor, Listed };

    /// Borrows `out`, which may be emptied between calls.
    explicit SarifWriter(std::string& out, Suppressions suppressions = Suppressions::NotAskedFor)
        : m_out(out), m_json(out), m_suppressions(suppressions)
    {}

    void begin();
    /// Appends a result without its rule, for add(). `message` is a JSON string. Does not depend on the
    /// results written so far.
    void describe(std::string& out, const ReportedFinding& reported, std::string_view message) const;
    void add(findings::FindingId id, std::string_view described);
    void add(const ReportedFinding& reported);
    void end();

private:
    struct Rule
    {
        findings::FindingId id;
        std::string head; ///< start of its results, as JSON
    };

    void writeRule(findings::FindingId id);

    std::string& m_out;
    exchange::JsonWriter m_json;
    Suppressions m_suppressions;
    std::vector<Rule> m_rules; ///< in the order of first use
};

} // namespace nidus::report
