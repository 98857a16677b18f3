// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::findings {

/// Lines of a file, 1-based, both included.
struct LineSpan
{
    int first = 0;
    int last = 0;

    bool operator==(const LineSpan&) const = default;
};

} // namespace nidus::findings
