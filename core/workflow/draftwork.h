// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/templatelint.h"
#include "core/storage/registry.h"
#include "core/workflow/draftprocess.h"

namespace nidus {

/// What a draft of `registry` is linted against.
[[nodiscard]] std::expected<LintSurroundings, Error> lintSurroundings(const Registry& registry,
                                                                      const Draft& draft);

/// The syntax rule that a draft revises: the latest held up to the version it is based on, or our own; absent
/// for a new namespace, and when none is known.
[[nodiscard]] std::expected<std::optional<SyntaxRule>, Error> ruleBefore(const Registry& registry,
                                                                         const Draft& draft);

/// All findings about a draft's template and its syntax rule.
[[nodiscard]] std::expected<QList<Finding>, Error> draftFindings(const Registry& registry,
                                                                 const Draft& draft);

/// Takes a draft along the way if nothing stands against it (blockers()), and sets the day on which to ask
/// after it: kReminderDays from now while it waits for others. Register is registerChecked()'s.
[[nodiscard]] std::expected<Draft, Error> takeStep(Registry& registry, qint64 draftId, ProcessStep step,
                                                   const Act& act);

/// Submits a draft for review under the same gate as registerChecked().
[[nodiscard]] std::expected<Draft, Error> submitChecked(Registry& registry, qint64 draftId, const Act& act);

/// Registers a draft if nothing stands against it: error-level findings end in IncompleteTemplate (detail:
/// their ids) and change nothing. The one gate that window and command line share.
[[nodiscard]] std::expected<QString, Error> registerChecked(Registry& registry, qint64 draftId,
                                                            const Act& act);

} // namespace nidus
