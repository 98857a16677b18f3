// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>
#include <QStringList>

namespace nidus::builtin {

/// Returns IANA's registry as facts, the initial content of a new registry file. Read from resources/registry
/// (compiled in, so reading cannot fail; a test reads every line). 97 formal and 8 informal namespaces,
/// without versions.
[[nodiscard]] registration::RegistryContent builtinContent();

/// Returns the NIDs of that content, sorted, without reading the rest of it.
[[nodiscard]] QStringList builtinNids();

/// Returns the date and origin of that snapshot.
[[nodiscard]] registration::SnapshotSource builtinSource();

/// Returns the built-in sample URNs, one per line, as a file for the Check page and ./dev run.
[[nodiscard]] QByteArray builtinSampleUrns();

} // namespace nidus::builtin
