// SPDX-License-Identifier: Apache-2.0
#include "ui/review/droppedmail.h"

#include "core/exchange/formats/textsource.h"

#include <QFile>
#include <QMimeData>
#include <QUrl>

namespace nidus::ui {

bool holdsMail(const QMimeData& dragged)
{
    return dragged.hasUrls() ? dragged.urls().constFirst().isLocalFile() : dragged.hasText();
}

QByteArray mailIn(const QMimeData& dropped)
{
    if (!dropped.hasUrls())
        return dropped.text().toUtf8();
    QFile file(dropped.urls().constFirst().toLocalFile());
    return file.open(QIODevice::ReadOnly) ? file.read(exchange::kLargestTemplateBytes + 1) : QByteArray();
}

} // namespace nidus::ui
