// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/banner.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace nidus {

Banner::Banner(QWidget* parent) : QFrame(parent), m_text(new QLabel), m_button(new QToolButton)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 6, 16, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
}

void Banner::showText(const QString& text, QAction* action)
{
    m_text->setText(text);
    setAccessibleName(text);
    m_button->setVisible(action != nullptr);
    if (action) {
        m_button->setDefaultAction(action);
        m_button->setAccessibleName(action->text().remove(u'&'));
    }
}

} // namespace nidus
