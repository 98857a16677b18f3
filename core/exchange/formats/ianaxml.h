// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/registration/registration.h"

#include <QIODevice>
#include <QLatin1StringView>
#include <QList>
#include <expected>

namespace nidus::exchange {

inline constexpr QLatin1StringView kIanaXmlNamespace{"http://www.iana.org/assignments"};

/// IANA's registry as read: records without versions, since no template text is in it.
struct IanaRegistry
{
    registration::RegistryContent content;
    QList<findings::Finding> findings; ///< what was passed over
};

/// Reads IANA's urn-namespaces registry, old and new: lax about order, attributes and elements that are not
/// known, which are passed over with a finding. No entity is fetched or expanded. BadFormat names line and
/// column where it is not well-formed XML, where it nests more than 100 deep, or where no namespace is in it.
[[nodiscard]] std::expected<IanaRegistry, base::Error> readIanaXml(QIODevice& device);

} // namespace nidus::exchange
