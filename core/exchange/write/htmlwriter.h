// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>

namespace nidus::exchange {

/// A page that stands alone (HTML 5, UTF-8, nothing is loaded): per registration its facts, the fields of
/// its template, its syntax rule with railroad diagrams, and its samples. Follows the reader's light or dark
/// scheme and prints one registration after another.
[[nodiscard]] QByteArray writeHtml(const registration::RegistryContent& content);

} // namespace nidus::exchange
