// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>

namespace nidus::exchange {

/// The registrations as linked data (JSON-LD 1.1): a set of defined terms of schema.org. The context is in
/// the document, so reading it fetches nothing; template fields are properties named by their keys in the
/// namespace of our XML.
[[nodiscard]] QByteArray writeJsonLd(const registration::RegistryContent& content);

} // namespace nidus::exchange
