// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>

namespace nidus::builtin {

/// IANA's registry as facts: what a new registry file starts with. Read from resources/registry (compiled in,
/// so reading cannot fail; a test reads every line). 97 formal and 8 informal namespaces, without versions.
[[nodiscard]] registration::RegistryContent builtinContent();

/// Date and origin of that snapshot.
[[nodiscard]] registration::SnapshotSource builtinSource();

/// The sample URNs that ship with the program, one a line, as a file for the Check page and ./dev run.
[[nodiscard]] QByteArray builtinSampleUrns();

} // namespace nidus::builtin
