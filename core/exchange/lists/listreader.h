// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/lists/listrows.h"

#include <QByteArrayView>

namespace nidus::exchange {

/// Reads the entries of a list as a table: CSV or TSV, any registry of IANA as XML, an array of entries as
/// JSON, or our JSON or XML of a registry, from which it takes the subregistry that `wish` names or the only
/// one. BadFormat names the place, or the list that is missing.
[[nodiscard]] base::Result<ListFileFacts> readList(QByteArrayView bytes, const ListWish& wish,
                                                   const TakeListRow& take);

} // namespace nidus::exchange
