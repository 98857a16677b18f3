// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Returns where `term` is in the text of a registration or draft, with context, such as "Purpose: ... names
/// crates of ...", or an empty string if it is not in the text.
[[nodiscard]] QString foundText(const storage::Registry& registry, const QString& handle,
                                const QString& term);

/// Returns the handles that a search has found, and those of the drafts with `term` in the name of their
/// owner or assignee.
[[nodiscard]] QStringList withPeopleNamed(const QString& term, const QStringList& found,
                                          const QList<storage::RegistrySummary>& summaries);

} // namespace nidus::ui
