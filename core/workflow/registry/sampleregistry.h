// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QByteArray>
#include <QString>

namespace nidus::workflow {

/// Returns the built-in registry in memory with one version of the namespace "library-edition" and three
/// drafts to learn with: draft 2 is its revision, which rejects a URN that is in use; draft 3 has errors; and
/// draft 4, of a colleague, is in review with a comment and assigned to `who`, the owner of the others.
[[nodiscard]] base::Result<storage::Registry> sampleRegistry(const QString& who);

/// Returns a file of URNs to check in sampleRegistry(), one per line: valid and invalid ones, and a
/// duplicate.
[[nodiscard]] QByteArray sampleFile();

/// Returns the complete template of "library-edition".
[[nodiscard]] registration::RegistrationTemplate sampleTemplate();
/// Returns the template of draft 3, with mistakes like those of a real registrant.
[[nodiscard]] registration::RegistrationTemplate sampleTemplateWithErrors();

} // namespace nidus::workflow
