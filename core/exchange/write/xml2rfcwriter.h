// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

#include <QByteArray>

namespace nidus::exchange {

/// The template as a <section> for an Internet-Draft (xml2rfc v3, RFC 7991): a definition list, grammar as
/// <sourcecode type="abnf">. UTF-8; characters that XML cannot contain become U+FFFD. A head is a
/// comment after the first line.
[[nodiscard]] QByteArray writeXml2rfcSection(const registration::RegistrationTemplate& registrationTemplate,
                                             const QString& head = {});

} // namespace nidus::exchange
