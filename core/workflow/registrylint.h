// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/workflow/lintwork.h"

#include <functional>
#include <stop_token>

namespace nidus {

/// What was said about one registration or draft.
struct LintedSubject
{
    QString handle; ///< NID, or "draft:7"
    RegistrationTemplate about;
    QList<Finding> findings;
    QList<AcceptedFinding> accepted{}; ///< nobody has to see to these
};

/// Lints the newest version of every registration of which a text is held, and every open draft, in the order
/// of Overview::summaries(), and hands each to `receive` as soon as it is done. Progress counts subjects.
/// Cancelled when stopped.
[[nodiscard]] std::expected<void, Error> lintRegistry(const Registry& registry,
                                                      const std::function<void(LintedSubject)>& receive,
                                                      const std::stop_token& stop = {},
                                                      ProgressSink* progress = nullptr);

} // namespace nidus
