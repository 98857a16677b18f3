// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/languagemenu.h"

#include <QActionGroup>
#include <QSettings>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

const auto kKey = "language"_L1;

} // namespace

LanguageMenu::LanguageMenu(QWidget* parent) : QMenu(tr("&Language"), parent)
{
    auto* group = new QActionGroup(this);
    // Languages are named in themselves, so that everybody finds the way back.
    const std::array<std::pair<QString, QString>, 3> languages{
        {{QString(), tr("&System")}, {u"en"_s, u"&English"_s}, {u"fr"_s, u"&Français"_s}}};
    for (const auto& [code, name] : languages) {
        QAction* action = addAction(name);
        action->setCheckable(true);
        action->setChecked(chosenLanguage() == code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, language = code] {
            QSettings().setValue(kKey, language);
            Q_EMIT languageChosen();
        });
    }
}

QString LanguageMenu::chosenLanguage()
{
    return QSettings().value(kKey).toString();
}

} // namespace nidus
