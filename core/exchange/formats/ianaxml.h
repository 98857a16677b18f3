// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/registration/registration.h"

#include <QIODevice>
#include <QLatin1StringView>
#include <QList>

namespace nidus::exchange {

inline constexpr QLatin1StringView kIanaXmlNamespace{"http://www.iana.org/assignments"};

/// IANA's registry as read: records without versions, because it contains no template texts.
struct IanaRegistry
{
    registration::RegistryContent content;
    QList<findings::Finding> findings; ///< about what was skipped
};

/// Reads IANA's urn-namespaces registry, old and new. Accepts any order; skips unknown attributes and
/// elements with a finding. No entity is fetched or expanded. BadFormat names line and column if the XML is
/// not well-formed, is nested more than 100 deep, or contains no namespace.
[[nodiscard]] base::Result<IanaRegistry> readIanaXml(QIODevice& device);

} // namespace nidus::exchange
