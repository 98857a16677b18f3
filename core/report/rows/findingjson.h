// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/jsonwriter.h"
#include "core/findings/values/finding.h"

#include <QList>

namespace nidus::report {

/// {"code","severity","message","offset","length","section"}, with "field" where the finding is about one.
void writeFinding(exchange::JsonWriter& json, const findings::Finding& finding);
/// An array of them.
void writeFindings(exchange::JsonWriter& json, const QList<findings::Finding>& findings);

} // namespace nidus::report
