// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

class QMimeData;

namespace nidus::ui {

/// Whether what is dragged is a file or a text.
[[nodiscard]] bool holdsMail(const QMimeData& dragged);
/// The bytes of the first file, or the text; empty where the file cannot be read. A byte more than a template
/// may have is read, so that too large a file is known as one.
[[nodiscard]] QByteArray mailIn(const QMimeData& dropped);

} // namespace nidus::ui
