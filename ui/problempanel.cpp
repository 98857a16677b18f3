// SPDX-License-Identifier: Apache-2.0
#include "ui/problempanel.h"

#include "ui/findings/findingrank.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace nidus {

ProblemPanel::ProblemPanel(QAction* open, QAction* create, QWidget* parent)
    : QWidget(parent), m_text(new QLabel)
{
    auto* sign = new QLabel;
    sign->setPixmap(rankIcon(FindingRank::Error).pixmap(QSize(32, 32), devicePixelRatioF()));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* choices = new QVBoxLayout;
    choices->setSpacing(8);
    for (QAction* action : {open, create}) {
        auto* button = new QPushButton(action->text().remove(u'&'));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        choices->addWidget(button);
    }
    auto* memory = new QPushButton(tr("Work in Memory With the Built-in Namespaces"));
    connect(memory, &QPushButton::clicked, this, &ProblemPanel::continueInMemory);
    choices->addWidget(memory);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(48, 24, 48, 24);
    layout->setSpacing(16);
    layout->addStretch(1);
    layout->addWidget(sign, 0, Qt::AlignHCenter);
    layout->addWidget(m_text);
    layout->addLayout(choices);
    layout->setAlignment(choices, Qt::AlignHCenter);
    layout->addStretch(2);
}

void ProblemPanel::showProblem(const QString& text)
{
    m_text->setText(text);
}

} // namespace nidus
