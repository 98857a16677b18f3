// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

bool breaksLine(QChar each)
{
    return each.category() == QChar::Other_Control || each.category() == QChar::Separator_Line ||
           each.category() == QChar::Separator_Paragraph;
}

bool isLine(const QString& value)
{
    return value.size() <= kMostSettingText && std::ranges::none_of(value, breaksLine) &&
           value == value.trimmed();
}

bool isMail(const QString& value)
{
    const qsizetype at = value.indexOf(u'@');
    return isLine(value) && at > 0 && at == value.lastIndexOf(u'@') && at + 1 < value.size() &&
           std::ranges::none_of(value,
                                [](QChar each) { return each.isSpace() || u"<>,;\""_s.contains(each); });
}

} // namespace

bool isSound(Setting setting, const QString& value)
{
    const SettingFacts& facts = factsOf(setting);
    if (value == facts.fallback)
        return true;
    switch (facts.check) {
    case SettingCheck::Line: return isLine(value);
    case SettingCheck::Mail: return isMail(value);
    case SettingCheck::Folder: return isLine(value) && QDir::isAbsolutePath(value);
    case SettingCheck::Word: return QString(facts.words).split(u' ').contains(value);
    case SettingCheck::Number: {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        return isNumber && number >= facts.least && number <= facts.most;
    }
    }
    return false;
}

QString settingText(Setting setting)
{
    const SettingFacts& facts = factsOf(setting);
    const QString value = QSettings().value(facts.key, QString(facts.fallback)).toString();
    return isSound(setting, value) ? value : QString(facts.fallback);
}

int settingNumber(Setting setting) { return settingText(setting).toInt(); }

void saveSetting(Setting setting, const QString& value)
{
    const SettingFacts& facts = factsOf(setting);
    if (value == facts.fallback || !isSound(setting, value))
        QSettings().remove(facts.key);
    else
        QSettings().setValue(facts.key, value);
}

bool isSettingsFileRegular(const QString& configFolder)
{
    // The second one is read for values that the first one lacks.
    const QString organization = QDir(configFolder).filePath(QCoreApplication::organizationName());
    const QFileInfo own(organization + u'/' + QCoreApplication::applicationName() + u".conf"_s);
    const QFileInfo shared(organization + u".conf"_s);
    return (own.isFile() || !own.exists()) && (shared.isFile() || !shared.exists());
}

void avoidIrregularSettingsFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    if (isSettingsFileRegular(folder))
        return;
    static const QTemporaryDir temporary;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, temporary.path());
    qWarning("The file for settings in \"%s\" is not a regular file; settings are not kept.",
             qPrintable(folder));
}

QStringList invalidSettings()
{
    const QSettings settings;
    QStringList damaged;
    for (const SettingFacts& facts : kSettings) {
        if (!isSound(facts.setting, settings.value(facts.key, QString(facts.fallback)).toString()))
            damaged.append(facts.key);
    }
    return damaged;
}

} // namespace nidus::ui
