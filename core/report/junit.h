// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <string>
#include <string_view>

namespace nidus {

/// One case of a JUnit report.
struct JunitCase
{
    QString name;
    QString place;         ///< "FILE:LINE" or a handle
    QString failure;       ///< the sentence; empty where the case passes
    QString failureType{}; ///< the finding's id
    QString remark{};      ///< of a case that passes, shown as its output
    QString skipped{};     ///< why it does not count; empty where it does
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
    void beginSuite(const QString& name);
    void add(const JunitCase& one);
    void end();

private:
    void endSuite();
    void attribute(std::string_view name, const QString& value);

    std::string& m_out;
    bool m_isInSuite = false;
};

} // namespace nidus
