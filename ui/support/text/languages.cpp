// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace nidus::ui {

Translations::Translations(const QLocale& wanted)
{
    const auto load = [](QTranslator& texts, const QLocale& locale, const QString& name,
                         const QString& folder) {
        return texts.load(locale, name, u"_"_s, folder) && QCoreApplication::installTranslator(&texts);
    };
    // English has plural forms in its catalog.
    if (!load(m_texts, wanted, u"nidus"_s, u":/i18n"_s))
        (void)load(m_texts, QLocale(QLocale::English), u"nidus"_s, u":/i18n"_s);
    const QLocale language(m_texts.language());
    // The buttons and keys of Qt in another language would be a mixture.
    (void)load(m_qtTexts, language, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    const bool isWanted = language.language() == wanted.language();
    QLocale::setDefault(isWanted ? wanted : QLocale(language.language(), wanted.territory()));
}

} // namespace nidus::ui
