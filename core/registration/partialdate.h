// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <compare>
#include <optional>

namespace nidus::registration {

/// A date with the given precision: a year, a month, or a day (templates say "August 2011").
struct PartialDate
{
    int year = 0;
    int month = 0; ///< 1..12, 0 = not given
    int day = 0;   ///< 1..31, 0 = not given

    auto operator<=>(const PartialDate&) const = default;

    /// ISO 8601 with the precision of the value: 2011, 2011-08, 2011-08-05.
    [[nodiscard]] QString toString() const;
};

/// Reads a template's Date: ISO first, then the forms found in real registrations (2020-04-2, 2004 11 22,
/// 5Feb2001, February 11, 2002, August 2011, 5.2.2001, a final full stop). Absent for placeholders and
/// impossible dates.
[[nodiscard]] std::optional<PartialDate> parseTemplateDate(const QString& text);

} // namespace nidus::registration
