// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>

namespace nidus::ui {

/// The settings in the preferences. Positions of windows, columns, and tabs are not among them.
enum class Setting : std::uint8_t {
    PersonName,
    PersonMail,
    ReminderDays,
    KeptBackups,
    StartPage,
    Language,
    Theme,
    TextSize,
    GrammarSize,
    ReviewAddress,
    IanaAddress,
    LintProfile,
    BackupFolder,
    TextFont,
    GrammarFont,
};

/// Which values a key may have in the file.
enum class SettingCheck : std::uint8_t {
    Line,   ///< one line of at most kMostSettingText characters
    Mail,   ///< an address, or the fallback
    Folder, ///< empty, or a path from the root
    Word,   ///< one of SettingFacts::words, or the fallback
    Number, ///< least to most, or the fallback
};

struct SettingFacts
{
    Setting setting;
    QLatin1StringView key; ///< in the file; never renamed
    SettingCheck check;
    QLatin1StringView fallback;  ///< used if there is no value, or none that passes the check
    QLatin1StringView words{""}; ///< separated by spaces
    int least = 0;
    int most = 0;
};

inline constexpr int kMostSettingText = 200;

/// Every setting, in the order of Setting. resources/manual/preferences.md describes the same keys.
inline constexpr std::array<SettingFacts, 15> kSettings{{
    {Setting::PersonName, QLatin1StringView("person/name"), SettingCheck::Line, QLatin1StringView("")},
    {Setting::PersonMail, QLatin1StringView("person/mail"), SettingCheck::Mail, QLatin1StringView("")},
    {Setting::ReminderDays, QLatin1StringView("reminder/days"), SettingCheck::Number, QLatin1StringView("14"),
     QLatin1StringView(""), 1, 366},
    {Setting::KeptBackups, QLatin1StringView("backups/kept"), SettingCheck::Number, QLatin1StringView("10"),
     QLatin1StringView(""), 1, 100},
    {Setting::StartPage, QLatin1StringView("start/page"), SettingCheck::Word, QLatin1StringView("work"),
     QLatin1StringView("work last registry check")},
    {Setting::Language, QLatin1StringView("language"), SettingCheck::Word, QLatin1StringView(""),
     QLatin1StringView("en de fr zh_CN")},
    {Setting::Theme, QLatin1StringView("look/theme"), SettingCheck::Word, QLatin1StringView("system"),
     QLatin1StringView("system light dark contrast")},
    {Setting::TextSize, QLatin1StringView("look/text-size"), SettingCheck::Number, QLatin1StringView("0"),
     QLatin1StringView(""), 8, 40},
    {Setting::GrammarSize, QLatin1StringView("look/grammar-size"), SettingCheck::Number,
     QLatin1StringView("0"), QLatin1StringView(""), 8, 40},
    {Setting::ReviewAddress, QLatin1StringView("mail/review"), SettingCheck::Mail, exchange::kReviewAddress},
    {Setting::IanaAddress, QLatin1StringView("mail/iana"), SettingCheck::Mail, exchange::kIanaAddress},
    {Setting::LintProfile, QLatin1StringView("lint/profile"), SettingCheck::Word, QLatin1StringView("state"),
     QLatin1StringView("state draft review submission")},
    {Setting::BackupFolder, QLatin1StringView("backups/folder"), SettingCheck::Folder, QLatin1StringView("")},
    {Setting::TextFont, QLatin1StringView("look/text-font"), SettingCheck::Line, QLatin1StringView("")},
    {Setting::GrammarFont, QLatin1StringView("look/grammar-font"), SettingCheck::Line, QLatin1StringView("")},
}};

[[nodiscard]] constexpr const SettingFacts& factsOf(Setting setting)
{
    return kSettings[static_cast<std::size_t>(setting)];
}

/// Returns whether `value` is valid for `setting`.
[[nodiscard]] bool isSound(Setting setting, const QString& value);

/// Returns the value in the file, or the fallback if that is missing or invalid. May be called on any thread.
[[nodiscard]] QString settingText(Setting setting);
/// Returns the same as a number; 0 for text that is not a number.
[[nodiscard]] int settingNumber(Setting setting);
/// Saves a value; an invalid one, or the fallback, removes the key.
void saveSetting(Setting setting, const QString& value);

/// Whether the file for settings below a folder is a regular file, or missing. Qt would replace a device, and
/// wait for a pipe.
[[nodiscard]] bool isSettingsFileRegular(const QString& configFolder);
/// Keeps settings in a temporary folder, until the program ends, if their file is not a regular one. Call it
/// before the first QSettings, and after the application has its names.
void avoidIrregularSettingsFile();

/// Returns the keys with invalid values, for which the fallbacks are used.
[[nodiscard]] QStringList invalidSettings();

} // namespace nidus::ui
