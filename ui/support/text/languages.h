// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QLocale>
#include <QStringView>
#include <QTranslator>
#include <array>

namespace nidus::ui {

/// A language that Nidus has texts in.
struct Language
{
    QLatin1StringView tag; ///< as in the name of its catalog
    QStringView name;      ///< in that language, so that everybody can find theirs again
};

/// The catalogs in ":/i18n".
inline constexpr std::array kLanguages{
    Language{QLatin1StringView("en"), u"English"},
    Language{QLatin1StringView("de"), u"Deutsch"},
    Language{QLatin1StringView("fr"), u"Français"},
    Language{QLatin1StringView("zh_CN"), u"简体中文"},
};

/// The texts of Nidus and of Qt, both in the same language.
class Translations final
{
public:
    /// Installs the catalogs for `wanted`, or for English if Nidus has none, and sets the default locale:
    /// that language, with the dates and numbers of the territory of `wanted`.
    explicit Translations(const QLocale& wanted);

private:
    QTranslator m_qtTexts;
    QTranslator m_texts;
};

} // namespace nidus::ui
