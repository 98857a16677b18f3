// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/approval.h"
#include "core/registration/state.h"
#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// Returns "Formal" or "Informal".
[[nodiscard]] QString kindText(registration::NamespaceKind kind);
/// Returns "Draft", "In review" ... "Withdrawn".
[[nodiscard]] QString stateText(registration::State state);
/// Returns the NID, or a placeholder while there is none.
[[nodiscard]] QString nidText(const QString& nid, registration::NamespaceKind kind);
/// Returns the state of a draft's row: "In review", or "Registered, draft in review" if it revises a
/// registration in the state `registered`.
[[nodiscard]] QString bothStatesText(registration::State registered, registration::State draft);
/// Returns the display name of a draft: "isbn, draft 2", or "draft 2" without a NID.
[[nodiscard]] QString draftName(const QString& nid, int number);
/// Returns who may approve a draft, for example "anyone except the authors".
[[nodiscard]] QString approvalText(registration::ApprovalRule rule);
/// Returns a person's name without the email address, for display.
[[nodiscard]] QString shortName(const QString& person);
/// Returns, for example, "isbn, version 2".
[[nodiscard]] QString versionName(const QString& nid, int version);

} // namespace nidus::ui
