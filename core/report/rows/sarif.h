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

/// A finding with its place, as reports for other programs have it.
struct ReportedFinding
{
    findings::FindingId id;
    findings::Severity severity = findings::Severity::Error;
    std::string_view message; ///< the sentence, UTF-8
    std::string_view uri;     ///< fileUri(); empty where there is no file
    std::string_view subject; ///< of what is no file: a handle, with ":FIELD" where the finding is about one
    std::uint64_t line = 0;   ///< 1-based; 0 = the whole
    std::uint64_t column = 0; ///< 1-based, in characters; 0 = the whole line
    std::uint64_t length = 0; ///< characters on that line; 0 = unknown
    std::optional<registration::ReviewComment> acceptance{};
};

/// A path as given as a URI reference: absolute ones as file URIs.
[[nodiscard]] std::string fileUri(const std::string& file);

/// Writes a SARIF 2.1.0 log with one run. Results are written as they come; the rules that were used follow
/// them, so a report of any length takes no more memory than its rules.
class SarifWriter
{
public:
    /// Whether anybody could have accepted a finding. SARIF section 3.27.23: all results of a run say so or
    /// none.
    enum class Suppressions : std::uint8_t { NotAskedFor, Listed };

    /// `out` is borrowed and may be emptied between calls.
    explicit SarifWriter(std::string& out, Suppressions suppressions = Suppressions::NotAskedFor)
        : m_out(out), m_json(out), m_suppressions(suppressions)
    {}

    void begin();
    /// What stands in a result but its rule, for add(); the message as a string of JSON. Knows nothing of
    /// what was written.
    void describe(std::string& out, const ReportedFinding& reported, std::string_view message) const;
    void add(findings::FindingId id, std::string_view described);
    void add(const ReportedFinding& reported);
    void end();

private:
    struct Rule
    {
        findings::FindingId id;
        std::string head; ///< of its results, as JSON
    };

    void writeRule(findings::FindingId id);

    std::string& m_out;
    exchange::JsonWriter m_json;
    Suppressions m_suppressions;
    std::vector<Rule> m_rules; ///< in the order of their first use
};

} // namespace nidus::report
