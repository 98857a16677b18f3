// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/formats/papersize.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <stop_token>

namespace nidus::print {

/// Writes registrations as PDF/A-1b with an outline. The same content gives the same bytes if the same fonts
/// are installed. Needs a QGuiApplication (offscreen is enough); fails with NotAvailable without one. `head`,
/// the line of a head or empty, follows the program name in the document's properties.
[[nodiscard]] base::Result<QByteArray> writePdf(const registration::RegistryContent& content,
                                                exchange::PaperSize paper, const QByteArray& head = {});
/// The same, on any thread. Fails with Canceled if stopped between two registrations. The progress counts
/// registrations.
[[nodiscard]] base::Result<QByteArray> writePdf(const registration::RegistryContent& content,
                                                exchange::PaperSize paper, const std::stop_token& stop,
                                                base::ProgressSink* progress);

} // namespace nidus::print
