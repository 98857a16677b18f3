// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/registration/registration.h"
#include "core/storage/registry.h"

#include <string>
#include <string_view>

namespace nidus::cli {

/// Returns a subregistry as xml, iana-xml, or html. Contacts and private holders are only in xml. Reports on
/// standard error what iana-xml has no place for.
[[nodiscard]] base::Result<std::string> listDocument(const CommandContext& context,
                                                     const storage::Registry& registry, const QString& nid,
                                                     registration::SubregistryRecord list,
                                                     std::string_view format);

} // namespace nidus::cli
