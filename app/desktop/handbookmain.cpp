// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/exchange/write/htmlwriter.h"
#include "core/storage/registry.h"
#include "ui/help/manual.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMenuBar>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

const QString kPage = uR"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>%1</title>
<style>
%4body { display: flex; flex-wrap: wrap; gap: 2rem; max-width: 72rem }
nav { flex: 1 1 12rem } nav ul { list-style: none; padding: 0; columns: auto } main { flex: 4 1 30rem; min-width: 0 }
img { max-width: 100%; height: auto; border: 1px solid var(--line) }
</style>
</head>
<body>
<nav aria-label="Pages">
<ul>
%2</ul>
</nav>
<main>
%3</main>
</body>
</html>
)"_s;

QString contents(const nidus::ui::Manual& manual, const QString& shown)
{
    QString list;
    for (const nidus::ui::ManualPage& page : manual.pages()) {
        const QString mark = page.name == shown ? u" aria-current=\"page\""_s : QString();
        list +=
            u"<li><a href=\"%1.html\"%2>%3</a></li>\n"_s.arg(page.name, mark, page.title().toHtmlEscaped());
    }
    return list;
}

bool writeAll(const nidus::ui::Manual& manual, const QDir& folder)
{
    for (const nidus::ui::ManualPage& page : manual.pages()) {
        const QByteArray html = kPage
                                    .arg(page.title().toHtmlEscaped(), contents(manual, page.name), page.html,
                                         nidus::exchange::pageStyleSheet())
                                    .toUtf8();
        QFile file(folder.filePath(page.name + u".html"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(html) != html.size())
            return false;
    }
    const QDir pictures(u":/manual/pictures"_s);
    return folder.mkpath(u"pictures"_s) &&
           std::ranges::all_of(pictures.entryList({u"*.png"_s}), [&](const QString& name) {
               const QString target = folder.filePath(u"pictures/"_s + name);
               QFile::remove(target);
               return QFile::copy(pictures.filePath(name), target) &&
                      QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                                        QFile::ReadOther);
           });
}

} // namespace

/// nidus-handbook FOLDER: writes the manual of the window as HTML pages, in English.
int main(int argc, char* argv[])
{
    const QTemporaryDir own; // nothing of the person who builds is read or written
    qputenv("XDG_DATA_HOME", QFile::encodeName(own.path()));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(own.path()));
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication qt(argc, argv);
    QLocale::setDefault(QLocale::c());
    auto registry = nidus::storage::Registry::inMemory(nidus::builtin::builtinContent());
    if (argc != 2 || !registry) {
        std::fputs("usage: nidus-handbook FOLDER\n", stderr);
        return 2;
    }
    const nidus::ui::MainWindow window(std::move(*registry), u"nidus"_s);
    return writeAll({*window.menuBar(), QLocale::c()}, QDir(QFile::decodeName(argv[1]))) ? 0 : 2;
}
