// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

class QMimeData;

namespace nidus::ui {

/// Returns whether `dragged` is a local file or a text.
[[nodiscard]] bool holdsMail(const QMimeData& dragged);
/// Returns the bytes of the first file, or the text; empty if the file cannot be read.
[[nodiscard]] QByteArray mailIn(const QMimeData& dropped);
/// Returns the bytes of a regular file; one more than the limit for a template, so that files that are too
/// large are recognized. FileNotFound, FileNotReadable.
[[nodiscard]] base::Result<QByteArray> mailFile(const QString& path);

} // namespace nidus::ui
