// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QStringList>

namespace nidus::exchange {

/// Nothing to export: IANA's list contains only registered namespaces.
inline constexpr base::ErrorCode kNotListed{"not-listed"};

/// The handles of what IANA's list does not contain: withdrawn namespaces and drafts.
[[nodiscard]] QStringList unlistedIn(const registration::RegistryContent& content);

/// The list of namespaces as IANA publishes it. It matches IANA's schema: what the schema does not allow (a
/// date in words, a reference of unknown kind) is left out or written as text. Withdrawn namespaces and
/// drafts are not listed. A head is a comment after the declaration.
[[nodiscard]] QByteArray writeIanaXml(const registration::RegistryContent& content, const QString& head = {});

/// One <record> each, also for drafts, without a surrounding document: ready to be added to IANA's list. A
/// head is a comment at the top.
[[nodiscard]] QByteArray writeIanaRecords(const registration::RegistryContent& content,
                                          const QString& head = {});

} // namespace nidus::exchange
