// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QString>

namespace nidus::exchange {

/// "10" or "10-19".
[[nodiscard]] QString listedValue(const registration::EntryRecord& entry);
/// A subregistry as HTML for readers: title, policy, and tables of ranges and entries. Contacts and the
/// history have no place; columns without any text are left out.
[[nodiscard]] QString listTables(const registration::SubregistryRecord& list);

} // namespace nidus::exchange
