// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

class QMimeData;

namespace nidus::ui {

/// Returns whether `dragged` is a local file or a text.
[[nodiscard]] bool holdsMail(const QMimeData& dragged);
/// Returns the bytes of the first file, or the text; empty if the file cannot be read. Reads one byte more
/// than the limit for a template, so that files that are too large are recognized.
[[nodiscard]] QByteArray mailIn(const QMimeData& dropped);

} // namespace nidus::ui
