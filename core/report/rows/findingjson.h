// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/jsonwriter.h"
#include "core/findings/values/finding.h"

#include <QLatin1StringView>
#include <QList>
#include <string_view>

namespace nidus::report {

[[nodiscard]] std::string_view asBytes(QLatin1StringView word);

/// Writes {"code","severity","message","offset","length","section"}, and "field" if the finding is about one.
void writeFinding(exchange::JsonWriter& json, const findings::Finding& finding);
/// Writes an array of them.
void writeFindings(exchange::JsonWriter& json, const QList<findings::Finding>& findings);

} // namespace nidus::report
