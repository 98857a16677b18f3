// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>

namespace nidus::exchange {

/// The list of namespaces in the form in which IANA publishes it; obeys IANA's schema, so what that cannot
/// hold (a date in words, a reference of no known kind) is left out or stands there as text. Withdrawn
/// namespaces and drafts are not listed.
[[nodiscard]] QByteArray writeIanaXml(const registration::RegistryContent& content);

/// One <record> each, drafts as well, without a document around them: ready to be put into IANA's list.
[[nodiscard]] QByteArray writeIanaRecords(const registration::RegistryContent& content);

} // namespace nidus::exchange
