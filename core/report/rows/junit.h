// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace nidus::report {

/// A case of a JUnit report, in UTF-8.
struct JunitCase
{
    std::string_view name;
    std::string_view place;         ///< "FILE:LINE" or a handle
    std::string_view failure;       ///< the message; empty if the case passes
    std::string_view failureType{}; ///< the finding's id
    std::string_view remark{};      ///< shown as the output of a case that passes
    std::string_view skipped{};     ///< why the case is skipped; empty if it is not
};

/// Writes JUnit XML incrementally: one test suite after the other, without totals, which readers compute
/// themselves. Characters that XML does not allow are written as \xHH.
class JunitWriter
{
public:
    /// Borrows `out`, which may be emptied between calls.
    explicit JunitWriter(std::string& out) : m_out(out) {}

    void begin();
    /// Ends the previous suite, if there is one.
    void beginSuite(std::string_view name);
    void add(const JunitCase& one);
    void end();

private:
    void endSuite();
    void attribute(std::string_view name, std::string_view value);
    /// Writes text, or the value of an attribute.
    void text(std::string_view utf8);

    std::string& m_out;
    bool m_isInSuite = false;
};

} // namespace nidus::report
