// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QPalette>
#include <QSettings>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

QPalette darkPalette()
{
    const QColor window(0x2b, 0x2d, 0x30);
    const QColor base(0x1e, 0x1f, 0x22);
    const QColor text(0xdf, 0xe1, 0xe5);
    QPalette dark(text, window, QColor(0x4a, 0x4d, 0x52), QColor(0x18, 0x19, 0x1b), QColor(0x39, 0x3b, 0x40),
                  text, base);
    dark.setColor(QPalette::Button, QColor(0x39, 0x3b, 0x40));
    dark.setColor(QPalette::AlternateBase, QColor(0x26, 0x28, 0x2b));
    dark.setColor(QPalette::ToolTipBase, QColor(0x39, 0x3b, 0x40));
    dark.setColor(QPalette::ToolTipText, text);
    dark.setColor(QPalette::Highlight, QColor(0x2e, 0x6d, 0xa4));
    dark.setColor(QPalette::HighlightedText, Qt::white);
    dark.setColor(QPalette::Link, QColor(0x6c, 0xb2, 0xf0));
    dark.setColor(QPalette::PlaceholderText, QColor(0x8c, 0x90, 0x96));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(QPalette::Disabled, role, QColor(0x7c, 0x80, 0x86));
    return dark;
}

} // namespace

/// nidus-screenshots DIR [LANGUAGE]: a picture of every page and dialog, light and dark.
int main(int argc, char* argv[])
{
    QApplication qt(argc, argv);
    QApplication::setOrganizationName(u"nidus-screenshots"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    QApplication::setApplicationVersion(QStringLiteral(NIDUS_VERSION));
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    const QStringList arguments = QApplication::arguments();
    const QDir directory(arguments.value(1));
    if (arguments.size() < 2 || !directory.mkpath(u"."_s)) {
        QTextStream(stderr) << "usage: nidus-screenshots DIR [LANGUAGE]" << Qt::endl;
        return 2;
    }
    // The settings and lists of whoever runs this stay as they are.
    const QTemporaryDir settings;
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());

    const QLocale locale(arguments.value(2, u"en"_s));
    QTranslator words;
    QTranslator qtWords;
    if (words.load(locale, u"nidus"_s, u"_"_s, u":/i18n"_s))
        QApplication::installTranslator(&words);
    if (qtWords.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&qtWords);

    const bool isLightComplete = nidus::Album(directory, u"light"_s).takeAll();
    QApplication::setPalette(darkPalette());
    const bool isDarkComplete = nidus::Album(directory, u"dark"_s).takeAll();
    return isLightComplete && isDarkComplete ? 0 : 1;
}
