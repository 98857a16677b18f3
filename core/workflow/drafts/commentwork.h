// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus::workflow {

/// Returns every comment about what `word` names, oldest first: for "draft:ID" those of the draft; for a NID
/// those of the registration, of all its drafts, and of open drafts that request it. NotFound.
[[nodiscard]] base::Result<QList<storage::PlacedComment>> commentsAbout(const storage::Registry& registry,
                                                                        const QString& word);

} // namespace nidus::workflow
