// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace nidus::report {

/// One case of a JUnit report, in UTF-8.
struct JunitCase
{
    std::string_view name;
    std::string_view place;         ///< "FILE:LINE" or a handle
    std::string_view failure;       ///< the sentence; empty where the case passes
    std::string_view failureType{}; ///< the finding's id
    std::string_view remark{};      ///< of a case that passes, shown as its output
    std::string_view skipped{};     ///< why it does not count; empty where it does
};

/// Writes JUnit's XML as it comes: one test suite after the other, without totals, which readers count
/// themselves. Characters that XML cannot hold are written as \xHH.
class JunitWriter
{
public:
    /// `out` is borrowed and may be emptied between calls.
    explicit JunitWriter(std::string& out) : m_out(out) {}

    void begin();
    /// Ends the suite before it, if there is one.
    void beginSuite(std::string_view name);
    void add(const JunitCase& one);
    void end();

private:
    void endSuite();
    void attribute(std::string_view name, std::string_view value);
    /// Text, or the value of an attribute.
    void text(std::string_view utf8);

    std::string& m_out;
    bool m_isInSuite = false;
};

} // namespace nidus::report
