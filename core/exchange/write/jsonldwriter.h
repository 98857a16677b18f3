// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>

namespace nidus::exchange {

/// The registrations as linked data (JSON-LD 1.1): a set of defined terms of schema.org. The context is in
/// the document, so reading it fetches nothing; template fields are properties named by their keys in the
/// namespace of our XML. A subregistry is a set of its own below its registration, with the columns of its
/// table as properties. A head is the version of the set.
[[nodiscard]] QByteArray writeJsonLd(const registration::RegistryContent& content, const QString& head = {});

} // namespace nidus::exchange
