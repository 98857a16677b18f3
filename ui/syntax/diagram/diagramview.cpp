// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/diagram/diagramview.h"

#include "ui/support/widgets/announcement.h"
#include "ui/syntax/diagram/diagramlook.h"
#include "ui/syntax/diagram/rulesentence.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <cmath>
#include <tuple>
#include <utility>

namespace nidus::ui {

DiagramView::DiagramView(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Railroad diagram"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void DiagramView::showRule(std::shared_ptr<const grammar::Grammar> grammar, grammar::RuleId rule)
{
    m_grammar = std::move(grammar);
    m_rule = rule;
    m_current = -1;
    layOut();
}

void DiagramView::setAvailableWidth(int width)
{
    if (width == std::exchange(m_availableWidth, width))
        return;
    layOut();
}

void DiagramView::layOut()
{
    const bool hasRule = m_grammar && m_rule != grammar::kNoRule;
    m_diagram =
        hasRule ? layOutDiagram(m_grammar->tree(), m_rule, font(), m_availableWidth) : grammar::RuleDiagram();
    std::ignore = describe(this, hasRule ? ruleSentence(m_grammar->tree(), m_rule) : QString());
    setFixedSize(sizeHint());
    update();
}

QSize DiagramView::sizeHint() const
{
    return {static_cast<int>(std::ceil(m_diagram.size.width)),
            static_cast<int>(std::ceil(m_diagram.size.height))};
}

int DiagramView::referenceAt(QPointF place) const
{
    for (std::size_t i = 0; i < m_diagram.boxes.size(); ++i) {
        const grammar::DiagramBox& box = m_diagram.boxes[i];
        if (box.kind == grammar::DiagramBoxKind::Reference && boxRect(box).contains(place))
            return static_cast<int>(i);
    }
    return -1;
}

void DiagramView::follow(int box)
{
    if (box >= 0)
        Q_EMIT ruleClicked(QString::fromStdString(m_diagram.boxes.at(static_cast<std::size_t>(box)).text));
}

void DiagramView::step(int direction)
{
    const auto count = static_cast<int>(m_diagram.boxes.size());
    int at = m_current < 0 && direction < 0 ? count : m_current;
    for (at += direction; at >= 0 && at < count; at += direction) {
        const grammar::DiagramBox& box = m_diagram.boxes.at(static_cast<std::size_t>(at));
        if (box.kind == grammar::DiagramBoxKind::Reference) {
            m_current = at;
            announce(this, tr("Rule %1").arg(QString::fromStdString(box.text)));
            return update();
        }
    }
}

void DiagramView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintDiagram(painter, m_diagram, font(), palette(), m_current);
}

void DiagramView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(referenceAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DiagramView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        follow(referenceAt(event->position()));
}

void DiagramView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: return step(1);
    case Qt::Key_Left:
    case Qt::Key_Up: return step(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter: return follow(m_current);
    default: QWidget::keyPressEvent(event);
    }
}

void DiagramView::focusOutEvent(QFocusEvent* event)
{
    m_current = -1;
    QWidget::focusOutEvent(event);
    update();
}

void DiagramView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

} // namespace nidus::ui
