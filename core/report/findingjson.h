// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/jsonwriter.h"
#include "core/findings/finding.h"

#include <QList>

namespace nidus {

/// {"code","severity","message","offset","length","section"}, with "field" where the finding is about one.
void writeFinding(JsonWriter& json, const Finding& finding);
/// An array of them.
void writeFindings(JsonWriter& json, const QList<Finding>& findings);

} // namespace nidus
