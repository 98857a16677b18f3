// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace nidus::ui {

/// An entry of the desktop's list of recently used files.
struct RecentlyUsed
{
    QString path;
    QString mimeType; ///< empty: detected from name and content
};

/// Returns the desktop's list (Desktop Bookmark Specification) with `file` opened at `now`, and keeps the
/// rest of it. `list` may be empty. Returns an empty array if it is not such a list.
[[nodiscard]] QByteArray withRecentlyUsed(const QByteArray& list, const RecentlyUsed& file,
                                          const QDateTime& now);

/// Adds a file to $XDG_DATA_HOME/recently-used.xbel, which file dialogs, docks, and file managers show. Does
/// nothing if that cannot be read or written. May be called on any thread; calls run one at a time.
void addToRecentlyUsed(const RecentlyUsed& file);
/// Does the same in the background, because the list may be long and its folder slow. Finishes before the
/// program ends.
void addToRecentlyUsedLater(const RecentlyUsed& file);

} // namespace nidus::ui
