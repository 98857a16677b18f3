// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>
#include <QString>

namespace nidus::exchange {

/// A self-contained page (HTML 5, UTF-8, nothing is loaded): for each registration its facts, template
/// fields, syntax rule with railroad diagrams, and samples. Follows the reader's light or dark scheme and
/// prints one registration after another. A head is a <meta> element.
[[nodiscard]] QByteArray writeHtml(const registration::RegistryContent& content, const QString& head = {});
/// The style sheet of the page.
[[nodiscard]] QString pageStyleSheet();

} // namespace nidus::exchange
