// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/templates/storedtemplate.h"

#include "core/findings/values/finding.h"

#include <QList>
#include <string>

namespace nidus::cli {

/// Returns a warning if the registration is missing from IANA's list.
[[nodiscard]] QList<findings::Finding> warningsAbout(const StoredTemplate& held);

/// Returns one JSON object, with null for absent values.
[[nodiscard]] std::string shownAsJson(const StoredTemplate& held);
/// Returns human-readable text: the record, its history, and the template text.
[[nodiscard]] std::string shownAsText(const StoredTemplate& held);

} // namespace nidus::cli
