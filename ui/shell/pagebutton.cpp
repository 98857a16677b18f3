// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/pagebutton.h"

#include "ui/support/look/followlooks.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actionbutton.h"

#include <QAction>
#include <QPainter>
#include <QStyle>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kMostShown = 99;
constexpr int kIconSize = 24;
constexpr int kMargin = 3; // from the edge of the button

QString nameOf(const QAction& action) { return plainLabel(action.text()); }

} // namespace

PageButton::PageButton(QAction* action)
{
    setButtonText(*action);
    setDefaultAction(action);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    followLooks(*this, [this] {
        const int size = grown(kIconSize, *this);
        setIconSize(QSize(size, size));
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(nameOf(*action));
}

void PageButton::setCount(int count, const QString& about)
{
    m_count = count;
    const QString name = nameOf(*defaultAction());
    defaultAction()->setToolTip(about.isEmpty() ? name : name + u'\n' + about);
    setAccessibleName(count == 0 ? name : u"%1 (%2)"_s.arg(name).arg(count));
    setAccessibleDescription(about);
    update();
}

void PageButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event);
    if (m_count == 0)
        return;
    const QString number = m_count > kMostShown ? u"%1+"_s.arg(kMostShown) : QString::number(m_count);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(true);
    const QFontMetrics metrics(small);
    const int height = metrics.height();
    QRect ground(0, 0, std::max(height, metrics.horizontalAdvance(number) + height / 2), height);
    ground.moveTopRight(rect().topRight() + QPoint(-kMargin, kMargin));
    ground = QStyle::visualRect(layoutDirection(), rect(), ground);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(small);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().highlight());
    painter.drawRoundedRect(ground, height / 2.0, height / 2.0);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(ground, Qt::AlignCenter, number);
}

} // namespace nidus::ui
