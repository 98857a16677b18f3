// SPDX-License-Identifier: Apache-2.0
#include "ui/check/startpane.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"

#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace nidus::ui {

namespace {

QPushButton* newButton(QAction* action)
{
    auto* button = new QPushButton(action->icon(), action->iconText()); // without a mnemonic
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

StartPane::StartPane(QAction* open, QAction* paste, QWidget* parent) : QWidget(parent), m_note(new QLabel)
{
    auto* title = new QLabel(tr("Drop a file of URNs here"));
    useFontSize(*title, 1.5);
    title->setAlignment(Qt::AlignCenter);
    title->setWordWrap(true);
    auto* hint = new QLabel(
        tr("One URN per line, or running text. Each line gets a verdict; an invalid URN shows the column "
           "where it fails and what was expected there. Files can have millions of lines."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* sample = new QPushButton(tr("Try Sample URNs"));
    sample->setObjectName(QStringLiteral("try-sample-urns"));
    sample->setToolTip(tr("Checks valid and invalid URNs that come with Nidus"));
    connect(sample, &QPushButton::clicked, this, &StartPane::sampleRequested);

    auto* buttons =
        inRow(nullptr, {}, {BoxPart::spare(), newButton(open), newButton(paste), sample, BoxPart::spare()});
    inColumn(this, {.margins = QMargins(32, 16, 32, 16), .spacing = 16},
             {BoxPart::spare(2), m_note, title, hint, buttons, BoxPart::spare(3)});
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
