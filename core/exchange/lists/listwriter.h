// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace nidus::exchange {

/// A subregistry in IANA's form, and what it has no place for there.
struct IanaList
{
    QByteArray bytes;
    QStringList leftOut; ///< names of columns and facts
};

/// Writes a subregistry as IANA publishes registries. Ranges and policies are kept, and of entries the value,
/// date, state, holder, reference, and note.
[[nodiscard]] IanaList writeIanaList(const registration::SubregistryRecord& list);
/// Writes a self-contained page with tables of ranges and entries.
[[nodiscard]] QByteArray writeListHtml(const QString& nid, const registration::SubregistryRecord& list);

} // namespace nidus::exchange
