// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Names of keys that Qt's catalogs leave in English, or name as no keyboard does.
[[maybe_unused]] constexpr std::array kKeys{
    //: The key of a keyboard that ends a line
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
};

} // namespace

Translations::Translations(const QLocale& wanted)
{
    const auto load = [](QTranslator& texts, const QLocale& locale, const QString& name,
                         const QString& folder) { return texts.load(locale, name, u"_"_s, folder); };
    // English has plural forms in its catalog.
    if (!load(m_texts, wanted, u"nidus"_s, u":/i18n"_s))
        (void)load(m_texts, QLocale(QLocale::English), u"nidus"_s, u":/i18n"_s);
    const QLocale language(m_texts.language());
    // The buttons and keys of Qt in another language would be a mixture.
    if (load(m_qtTexts, language, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    QCoreApplication::installTranslator(&m_texts); // the last one is asked first
    const bool isWanted = language.language() == wanted.language();
    QLocale::setDefault(isWanted ? wanted : QLocale(language.language(), wanted.territory()));
}

} // namespace nidus::ui
