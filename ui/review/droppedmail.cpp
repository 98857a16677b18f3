// SPDX-License-Identifier: Apache-2.0
#include "ui/review/droppedmail.h"

#include "core/base/wholefile.h"
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
    return mailFile(dropped.urls().constFirst().toLocalFile()).value_or(QByteArray());
}

base::Result<QByteArray> mailFile(const QString& path)
{
    const auto bytes = base::readFileStart(QFile::encodeName(path).toStdString(),
                                           std::size_t{exchange::kLargestTemplateBytes} + 1);
    if (!bytes)
        return std::unexpected(bytes.error());
    return QByteArray::fromStdString(*bytes);
}

} // namespace nidus::ui
