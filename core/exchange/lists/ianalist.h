// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/lists/listrows.h"

#include <QByteArrayView>

namespace nidus::exchange {

/// Reads one registry of a file of IANA, as readList().
[[nodiscard]] base::Result<ListFileFacts> readIanaList(QByteArrayView bytes, const ListWish& wish,
                                                       const TakeListRow& take);

} // namespace nidus::exchange
