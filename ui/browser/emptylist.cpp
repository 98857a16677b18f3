// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/emptylist.h"

#include "ui/support/access/taborder.h"
#include "ui/support/look/boxes.h"
#include "ui/support/widgets/actionbutton.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace nidus::ui {

EmptyList::EmptyList(QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel),
      m_showAll(new QPushButton(tr("Show All"))),
      m_beginnings(new QWidget)
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    connect(m_showAll, &QPushButton::clicked, this,
            [this] { m_hasWaiting ? Q_EMIT waitingWanted() : Q_EMIT allWanted(); });
    inColumn(m_beginnings, kNoMargins, {});
    inColumn(this, {.margins = QMargins(16, 16, 16, 16), .spacing = 16},
             {BoxPart::spare(1),
              m_text,
              {m_showAll, 0, Qt::AlignHCenter},
              {m_beginnings, 0, Qt::AlignHCenter},
              BoxPart::spare(2)});
}

void EmptyList::setBeginnings(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        QToolButton* button = makeActionButton(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_beginnings->layout()->addWidget(button);
        if (focusProxy() == nullptr)
            setFocusProxy(button);
    }
    continueTabOrder(m_showAll, *m_beginnings);
}

void EmptyList::showHidden(const QString& reason, int waiting)
{
    m_hasWaiting = waiting > 0;
    m_text->setText(
        m_hasWaiting ? reason + u'\n' + tr("%n draft(s) wait for somebody else.", nullptr, waiting) : reason);
    m_showAll->setText(m_hasWaiting ? tr("Show Waiting") : tr("Show All"));
    m_showAll->show();
    m_beginnings->hide();
}

void EmptyList::showNothing(const QString& reason)
{
    m_text->setText(reason);
    m_showAll->hide();
    m_beginnings->show();
}

QString EmptyList::reason() const { return m_text->text(); }

} // namespace nidus::ui
