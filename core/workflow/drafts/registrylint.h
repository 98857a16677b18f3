// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/workflow/drafts/lintwork.h"

#include <functional>
#include <stop_token>

namespace nidus::workflow {

/// The findings about one registration or draft.
struct LintedSubject
{
    QString handle; ///< NID, or "draft:7"
    registration::RegistrationTemplate about;
    QList<findings::Finding> findings;
    QList<findings::AcceptedFinding> accepted{}; ///< these need no fix
};

/// Lints the latest version of every registration that has a text, and every open draft, in the order of
/// Overview::summaries(), and passes each to `receive` as soon as it is done. Progress counts subjects. Fails
/// if stopped.
[[nodiscard]] base::Result<void> lintRegistry(const storage::Registry& registry,
                                              const std::function<void(LintedSubject)>& receive,
                                              const std::stop_token& stop = {},
                                              base::ProgressSink* progress = nullptr);

} // namespace nidus::workflow
