// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedrecords.h"
#include "core/findings/values/finding.h"

#include <QIODevice>
#include <QLatin1StringView>
#include <QList>

namespace nidus::exchange {

inline constexpr QLatin1StringView kIanaXmlNamespace{"http://www.iana.org/assignments"};

/// IANA publishes all of its registries in this form. Only one of them registers NIDs (RFC 8141 section 5.1).
inline constexpr QLatin1StringView kNamespacesId{"urn-namespaces"};
/// Another one; the detail is its id and title.
inline constexpr base::ErrorCode kForeignList{"foreign-list"};

/// IANA's registry as read: records without versions, because it contains no template texts.
struct IanaRegistry
{
    ImportedRecords content;
    QList<findings::Finding> findings; ///< about what was skipped
};

/// Reads IANA's urn-namespaces registry, old and new. Accepts any order; skips unknown attributes and
/// elements with a finding. No entity is fetched or expanded. ForeignList if the id of the root is not
/// kNamespacesId; otherwise, BadFormat names line and column if the XML is not well-formed, is nested more
/// than 100 deep, or contains no namespace.
[[nodiscard]] base::Result<IanaRegistry> readIanaXml(QIODevice& device);

} // namespace nidus::exchange
