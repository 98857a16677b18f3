// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/messagebar.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/announcement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kMargin = 12;  ///< pixels from the edge of the page
constexpr int kWidest = 140; ///< characters; longer lines are hard to read

FindingRank signOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Information: return FindingRank::Information;
    case MessageBar::Kind::Warning: return FindingRank::Warning;
    case MessageBar::Kind::Error: return FindingRank::Error;
    }
    return FindingRank::Error;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_sign(new QLabel),
      m_text(new QLabel),
      m_choices(new QHBoxLayout),
      m_close(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(themedIcon(u"window-close"_s));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the message"));
    m_close->setAccessibleName(m_close->toolTip());
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);

    inRow(this, {.margins = QMargins(12, 6, 6, 6), .spacing = 8}, {m_sign, {m_text, 1}, m_choices, m_close});
    hide();
}

void MessageBar::placeOver(QWidget& page)
{
    m_page = &page;
    setParent(page.parentWidget());
    page.installEventFilter(this);
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return QFrame::eventFilter(watched, event);
}

bool MessageBar::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return done;
}

void MessageBar::place()
{
    if (!m_page || isHidden())
        return;
    const QRect room = m_page->geometry().marginsRemoved(QMargins(kMargin, kMargin, kMargin, kMargin));
    const int width = std::min(room.width(), fontMetrics().averageCharWidth() * kWidest);
    const int height = std::min(layout()->totalHeightForWidth(width), room.height());
    setGeometry(room.center().x() - width / 2, room.bottom() - height + 1, width, height);
}

void MessageBar::displayMessage(Kind kind, const QString& text, const QList<MessageChoice>& choices)
{
    const int size = fontMetrics().height();
    m_sign->setPixmap(rankIcon(signOf(kind)).pixmap(QSize(size, size), devicePixelRatioF()));
    const QString visible = findings::visibleText(text);
    m_text->setText(visible);
    setAccessibleName(visible);
    while (const QLayoutItem* item = m_choices->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const MessageChoice& choice : choices) {
        auto* button = new QPushButton(choice.text);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_choices->addWidget(button);
    }
    show();
    raise();
    place();
    announce(this, visible);
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

} // namespace nidus::ui
