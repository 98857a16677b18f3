// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <compare>

namespace nidus::ui {

/// The open findings of one draft. One error outweighs any number of warnings, and one warning any number of
/// notes.
struct FindingCounts
{
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    auto operator<=>(const FindingCounts&) const = default;

    void add(findings::Severity severity)
    {
        ++(severity == findings::Severity::Error     ? errors
           : severity == findings::Severity::Warning ? warnings
                                                     : notes);
    }
    [[nodiscard]] int total() const { return errors + warnings + notes; }
};

} // namespace nidus::ui
