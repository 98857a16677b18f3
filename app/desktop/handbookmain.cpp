// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/storage/registry.h"
#include "ui/help/manual.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMenuBar>
#include <QTemporaryDir>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

const QString kPage = uR"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>%1</title>
<style>
body { display: flex; flex-wrap: wrap; gap: 2em; max-width: 72em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5; }
nav { flex: 1 1 12em; } nav ul { list-style: none; padding: 0; } main { flex: 4 1 30em; min-width: 0; }
pre, code { font-family: monospace; } pre { overflow-x: auto; padding: 0.5em; border: thin solid; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; }
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
        const QByteArray html =
            kPage.arg(page.title().toHtmlEscaped(), contents(manual, page.name), page.html).toUtf8();
        QFile file(folder.filePath(page.name + u".html"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(html) != html.size())
            return false;
    }
    return true;
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
