// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/banner.h"

#include "ui/support/access/taborder.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actionbutton.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace nidus::ui {

Banner::Banner(QWidget* parent) : QFrame(parent), m_text(new QLabel), m_buttons(new QHBoxLayout)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setOpenExternalLinks(true);
    followLinkColor(*m_text);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_buttons->setAlignment(Qt::AlignLeft);
    inColumn(this, {.margins = QMargins(12, 8, 12, 8), .spacing = 8}, {m_text, m_buttons});
}

void Banner::showText(const QString& text, const QList<QAction*>& actions, const QString& link)
{
    m_text->setTextFormat(link.isEmpty() ? Qt::PlainText : Qt::RichText);
    m_text->setText(link.isEmpty() ? text : text.toHtmlEscaped() + u' ' + link);
    setAccessibleName(text);
    while (const QLayoutItem* item = m_buttons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        setButtonText(*action);
        button->setDefaultAction(action);
        button->setPopupMode(QToolButton::InstantPopup); // an action with a menu sets another mode
        button->setAccessibleName(plainLabel(action->text()));
        m_buttons->addWidget(button);
    }
    continueTabOrder(m_text, *this);
}

} // namespace nidus::ui
