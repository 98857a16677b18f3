// SPDX-License-Identifier: Apache-2.0
#include "ui/session/recentfiles.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/session/recentlyused.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMostFiles = 8;
const auto kKey = "recentRegistries"_L1;

} // namespace

RecentFiles::RecentFiles(QWidget* parent) : QMenu(tr("Open &Recent"), parent) { rebuild(); }

QStringList RecentFiles::paths() { return QSettings().value(kKey).toStringList().mid(0, kMostFiles); }

void RecentFiles::add(const QString& path)
{
    if (path.isEmpty())
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList known = paths();
    known.removeAll(absolute);
    known.prepend(absolute);
    QSettings().setValue(kKey, known.mid(0, kMostFiles));
    addToRecentlyUsedLater({.path = absolute, .mimeType = u"application/x-nidus-registry"_s});
    rebuild();
}

void RecentFiles::rebuild()
{
    clear();
    const QStringList known = paths();
    for (const QString& path : known) {
        // An ampersand in a file name is not a mnemonic.
        QAction* action =
            addAction(findings::visibleText(QDir::toNativeSeparators(path)).replace(u'&', "&&"_L1));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    setEnabled(!known.isEmpty());
}

} // namespace nidus::ui
