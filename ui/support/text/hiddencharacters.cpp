// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/hiddencharacters.h"

#include "core/findings/catalog/visiblecharacter.h"

namespace nidus::ui {

namespace {

constexpr qsizetype kMostLines = 5;

} // namespace

HiddenCharacters::HiddenCharacters(const QWidget& control, QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
    setFont(control.font());
    hide();
}

void HiddenCharacters::showFor(const QString& text)
{
    QStringList shown;
    for (const QString& line : text.split(u'\n')) {
        if (const QString visible = findings::visibleText(line); visible != line && shown.size() < kMostLines)
            shown.append(visible);
    }
    setText(tr("With hidden characters shown: %1").arg(shown.join(u'\n')));
    setVisible(!shown.isEmpty());
}

} // namespace nidus::ui
