// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace nidus::ui {

/// Returns the paths of the files that were dropped; none if the first one is not on this machine.
[[nodiscard]] inline QStringList droppedFiles(const QMimeData& dropped)
{
    QStringList paths;
    const QList<QUrl> urls = dropped.urls();
    if (urls.isEmpty() || !urls.constFirst().isLocalFile())
        return paths;
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace nidus::ui
