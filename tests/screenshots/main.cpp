// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/screenshots/manualpictures.h"
#include "tests/screenshots/readmepictures.h"
#include "tests/screenshots/textfit.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"
#include "ui/support/text/languages.h"

#include <QApplication>
#include <QDir>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThreadPool>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool saveAll(const QList<nidus::test::ReadmePicture>& pictures, const QDir& directory)
{
    return !pictures.isEmpty() &&
           std::ranges::all_of(pictures, [&directory](const nidus::test::ReadmePicture& picture) {
               return picture.image.save(directory.filePath(picture.name + u".png"_s));
           });
}

} // namespace

/// nidus-screenshots DIR [THEME [LANGUAGE [rtl]]]: saves a screen-sized picture of every page and dialog and
/// reports what cannot be read there. nidus-screenshots --readme DIR: saves the pictures of README.md, and
/// --manual those of the manual.
int main(int argc, char* argv[])
{
    QApplication qt(argc, argv);
    QApplication::setOrganizationName(u"nidus-screenshots"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    QApplication::setApplicationVersion(QStringLiteral(NIDUS_VERSION));
    QStringList arguments = QApplication::arguments();
    const bool isForReadme = arguments.removeAll(u"--readme"_s) > 0;
    const bool isForManual = arguments.removeAll(u"--manual"_s) > 0;
    const QDir directory(arguments.value(1));
    if (arguments.size() < 2 || !directory.mkpath(u"."_s)) {
        QTextStream(stderr) << "usage: nidus-screenshots [--readme|--manual] DIR [THEME [LANGUAGE [rtl]]]"
                            << Qt::endl;
        return 2;
    }
    // Does not change the user's settings and lists.
    const QTemporaryDir settings;
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());

    const nidus::ui::Translations words(QLocale(arguments.value(3, u"en"_s)));
    if (arguments.value(4) == u"rtl"_s)
        QApplication::setLayoutDirection(Qt::RightToLeft); // like a translation for a right-to-left script
    nidus::ui::saveSetting(nidus::ui::Setting::Theme, arguments.value(2, u"light"_s));
    nidus::ui::applyLooks();
    if (isForReadme)
        return saveAll(nidus::test::takeReadmePictures(), directory) ? 0 : 1;
    if (isForManual)
        return saveAll(nidus::test::takeManualPictures(), directory) ? 0 : 1;
    bool isGood = true;
    const auto photograph = [&directory, &isGood](QWidget& window, const QString& name) {
        isGood = window.grab().save(directory.filePath(name + u".png"_s)) && isGood;
        for (const QString& what : nidus::test::unreadable(window)) {
            QTextStream(stdout) << name << ": " << what << Qt::endl;
            isGood = false;
        }
    };
    const QSize size = QApplication::primaryScreen()->availableSize();
    const bool isComplete = nidus::test::Album(size, photograph).takeAll();
    QThreadPool::globalInstance()->waitForDone(); // background work may still write to the settings folder
    return isComplete && isGood ? 0 : 1;
}
