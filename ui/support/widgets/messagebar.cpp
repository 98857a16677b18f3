// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/messagebar.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/statusline.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::chrono::seconds kLineTime{10};
constexpr qsizetype kMostMessages = 5;
constexpr int kWidestEntry = 480;  // pixels at the default font
constexpr int kShareOfWindow = 70; // percent

FindingRank messageSign(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Information:
    case MessageBar::Kind::Request: return FindingRank::Information;
    case MessageBar::Kind::Warning: return FindingRank::Warning;
    case MessageBar::Kind::Error: return FindingRank::Error;
    }
    return FindingRank::Error;
}

void showSign(QLabel& label, MessageBar::Kind kind)
{
    const int size = label.fontMetrics().height();
    label.setPixmap(rankIcon(messageSign(kind)).pixmap(QSize(size, size), label.devicePixelRatioF()));
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent),
      m_sign(new QLabel),
      m_line(new StatusLine),
      m_choices(new QWidget),
      m_row(inRow(m_choices, {.margins = QMargins(), .spacing = 4}, {})),
      m_more(new QToolButton),
      m_time(this)
{
    followLooks(*m_sign, [this] {
        const auto shown = std::ranges::find(m_messages, m_inLine, &Message::id);
        if (shown != m_messages.cend())
            showSign(*m_sign, shown->kind);
    });
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setIcon(drawnIcon(u"comment"_s));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_more, &QToolButton::clicked, this, &MessageBar::openList);
    m_line->fitText();
    inRow(this, {.margins = QMargins(), .spacing = 8}, {m_sign, m_line, m_choices, m_more});
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_time.setSingleShot(true);
    m_time.setInterval(kLineTime);
    connect(&m_time, &QTimer::timeout, this, &MessageBar::endLine);
    hide();
}

void MessageBar::displayMessage(Kind kind, const QString& text, const QList<MessageChoice>& choices,
                                Truth isTrue)
{
    const QString visible = findings::visibleText(text);
    m_messages.removeIf([&visible](const Message& each) { return each.text == visible; });
    m_messages.append({kind, visible, choices, std::move(isTrue), ++m_newest});
    if (m_messages.size() > kMostMessages)
        m_messages.removeFirst();
    showLine(m_messages.constLast());
    announce(this, visible);
    if (kind == Kind::Warning || kind == Kind::Error) // once the status bar has given the line its width
        QTimer::singleShot(0, this, &MessageBar::giveRoom);
}

void MessageBar::giveRoom()
{
    const bool isCut = m_line->isVisible() && m_line->width() < m_line->sizeHint().width();
    if (isCut && !m_list && !QApplication::activeModalWidget() && !QApplication::activePopupWidget())
        openList();
}

const MessageBar::Message* MessageBar::unanswered() const
{
    const auto found = std::find_if(m_messages.crbegin(), m_messages.crend(), [](const Message& message) {
        return message.kind != Kind::Information && !message.choices.isEmpty();
    });
    return found == m_messages.crend() ? nullptr : &*found;
}

void MessageBar::showLine(const Message& message)
{
    m_inLine = message.id;
    showSign(*m_sign, message.kind);
    m_line->say(QString(message.text).replace(u'\n', u' '));
    setAccessibleName(message.text);
    while (const QLayoutItem* item = m_row->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    addChoices(*m_row, message);
    for (QWidget* part : {static_cast<QWidget*>(m_sign), static_cast<QWidget*>(m_line), m_choices})
        part->show();
    const QString number = locale().toString(m_messages.size());
    m_more->setText(number);
    m_more->setToolTip(tr("Show the last messages"));
    m_more->setAccessibleName(tr("Last messages: %1").arg(number));
    updateGeometry();
    show();
    m_time.start();
}

void MessageBar::hideLine()
{
    m_inLine = 0;
    for (QWidget* part : {static_cast<QWidget*>(m_sign), static_cast<QWidget*>(m_line), m_choices})
        part->hide();
}

void MessageBar::addChoices(QLayout& row, const Message& message)
{
    for (const MessageChoice& choice : message.choices) {
        auto* button = new QPushButton(choice.text);
        connect(button, &QPushButton::clicked, this,
                [this, id = message.id, act = choice.act] { choose(id, act); });
        row.addWidget(button);
    }
}

void MessageBar::choose(qint64 id, const std::function<void()>& act)
{
    const std::function<void()> chosen = act; // the button that holds it is deleted
    remove(id);
    chosen();
}

/// Ends the time of the line; the list still has the message. One that is not answered takes its place.
void MessageBar::endLine()
{
    if (underMouse() || isAncestorOf(window()->focusWidget()) || QApplication::activeModalWidget())
        return m_time.start(); // somebody is about to use it
    const Message* next = unanswered();
    if (!next)
        hideLine();
    else if (next->id != m_inLine)
        showLine(*next);
    updateGeometry();
}

void MessageBar::remove(qint64 id)
{
    m_messages.removeIf([id](const Message& each) { return each.id == id; });
    if (m_list)
        m_list->close();
    m_more->setText(locale().toString(m_messages.size()));
    m_more->setAccessibleName(tr("Last messages: %1").arg(m_more->text()));
    if (m_messages.isEmpty())
        return hide();
    if (id != m_inLine)
        return;
    if (const Message* next = unanswered())
        showLine(*next);
    else
        hideLine();
}

void MessageBar::withdraw() { remove(m_newest); }

void MessageBar::withdrawChoices()
{
    const QList<Message> messages = m_messages;
    for (const Message& message : messages) {
        if (!message.choices.isEmpty())
            remove(message.id);
    }
}

void MessageBar::removeOutdated()
{
    const QList<Message> messages = m_messages;
    for (const Message& message : messages) {
        if (message.isTrue && !message.isTrue())
            remove(message.id);
    }
}

QString MessageBar::text() const
{
    return isHidden() || m_messages.isEmpty() || m_messages.constLast().id != m_newest
               ? QString()
               : m_messages.constLast().text;
}

QSize MessageBar::sizeHint() const
{
    // The rest is for what is shown only briefly.
    return QWidget::sizeHint().boundedTo({window()->width() * kShareOfWindow / 100, QWIDGETSIZE_MAX});
}

void MessageBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        openList();
}

void MessageBar::openList()
{
    if (m_list) {
        m_list->close();
        return;
    }
    auto* list = new QFrame(this, Qt::Popup);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->setFrameShape(QFrame::StyledPanel);
    list->setAccessibleName(tr("Last messages"));
    auto* column = inColumn(list, {.margins = QMargins(12, 12, 12, 12), .spacing = 12}, {});
    for (auto message = m_messages.crbegin(); message != m_messages.crend(); ++message)
        column->addWidget(makeEntry(*message));
    m_list = list;
    list->setFixedWidth(std::min(grown(kWidestEntry, *this), window()->width()));
    list->adjustSize();
    const QPoint corner = mapToGlobal(QPoint(isRightToLeft() ? 0 : width() - list->width(), 0));
    list->move(corner - QPoint(0, list->height()));
    list->show();
}

QWidget* MessageBar::makeEntry(const Message& message)
{
    auto* sign = new QLabel;
    followLooks(*sign, [sign, kind = message.kind] { showSign(*sign, kind); });
    auto* text = new QLabel(message.text);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QToolButton;
    close->setIcon(themedIcon(u"window-close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(tr("Remove the message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, [this, id = message.id] { remove(id); });
    auto* choices = new RowsLayout; // a narrow list has several rows of buttons
    choices->setSpacing(4);
    addChoices(*choices, message);
    auto* words = inColumn(nullptr, {.margins = QMargins(), .spacing = 4}, {text, choices});
    auto* entry = new QWidget;
    auto* row = inRow(entry, {.margins = QMargins(), .spacing = 8}, {{sign, 0, Qt::AlignTop}});
    row->addLayout(words, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return entry;
}

} // namespace nidus::ui
