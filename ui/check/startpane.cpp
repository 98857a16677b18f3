// SPDX-License-Identifier: Apache-2.0
#include "ui/check/startpane.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidus::ui {

namespace {

QPushButton* newButton(QAction* action)
{
    auto* button = new QPushButton(action->icon(), action->text());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

StartPane::StartPane(QAction* open, QAction* paste, QWidget* parent) : QWidget(parent), m_note(new QLabel)
{
    auto* title = new QLabel(tr("Drop a file of URNs here"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    title->setFont(large);
    title->setAlignment(Qt::AlignCenter);
    title->setWordWrap(true);
    auto* hint = new QLabel(
        tr("One URN per line, or running text. Each line gets a verdict; an invalid URN shows the column "
           "where it fails and what was expected there. Files can have millions of lines."));
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* sample = new QPushButton(tr("Try &Sample URNs"));
    sample->setToolTip(tr("Checks valid and invalid URNs that come with Nidus"));
    connect(sample, &QPushButton::clicked, this, &StartPane::sampleRequested);

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(newButton(open));
    buttons->addWidget(newButton(paste));
    buttons->addWidget(sample);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->setContentsMargins(32, 16, 32, 16);
    layout->addStretch(2);
    layout->addWidget(m_note);
    layout->addWidget(title);
    layout->addWidget(hint);
    layout->addLayout(buttons);
    layout->addStretch(3);
}

void StartPane::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    // A dashed frame, the usual sign of a drop area.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(2, 2, -2, -2), 8, 8);
}

void StartPane::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

} // namespace nidus::ui
