// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/papersize.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <expected>

namespace nidus {

/// Writes registrations as PDF/A-1b with an outline. The same content gives the same bytes where the same
/// fonts are installed. Needs a QGuiApplication (offscreen will do); NotAvailable without one.
[[nodiscard]] std::expected<QByteArray, Error> writePdf(const RegistryContent& content, PaperSize paper);

} // namespace nidus
