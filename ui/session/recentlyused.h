// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace nidus::ui {

/// A file as the desktop's list of recently used files names it.
struct RecentlyUsed
{
    QString path;
    QString mimeType; ///< empty: what its name and content say
};

/// The desktop's list (Desktop Bookmark Specification) with `file` opened at `now`; whatever else stands in
/// it stays. `list` may be empty. Empty when it is no such list.
[[nodiscard]] QByteArray withRecentlyUsed(const QByteArray& list, const RecentlyUsed& file,
                                          const QDateTime& now);

/// Enters a file into $XDG_DATA_HOME/recently-used.xbel, which file dialogs, docks and file managers show.
/// Where that cannot be read or written, nothing happens: it is a convenience. On any thread, one at a time.
void addToRecentlyUsed(const RecentlyUsed& file);
/// The same in the background: the list may be long, and its folder slow. Done before the program ends.
void addToRecentlyUsedLater(const RecentlyUsed& file);

} // namespace nidus::ui
