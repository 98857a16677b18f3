// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/browser/namespacefilter.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Compares without regard to case, and sorts urn-10 after urn-9: informal NIDs compare by length first.
[[nodiscard]] int compareNids(const QString& a, const QString& b);

/// Returns whether there is a syntax rule; a registration without one uses the built-in rule.
[[nodiscard]] bool hasRule(const storage::RegistrySummary& summary);

/// Returns the NID of the registration that a row is or revises; empty for a new namespace.
[[nodiscard]] const QString& registeredNid(const storage::RegistrySummary& summary);

/// Returns everybody who owns a draft or should act next on one, each once, in alphabetical order.
[[nodiscard]] QStringList peopleIn(const QList<storage::RegistrySummary>& summaries);

/// Returns whether a row is a draft of the people that the filter asks for, if it asks for any.
[[nodiscard]] bool hasPeople(const storage::RegistrySummary& summary, const NamespaceFilter& filter);

} // namespace nidus::ui
