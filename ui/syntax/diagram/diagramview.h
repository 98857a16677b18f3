// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/grammar.h"
#include "core/grammar/diagram/diagram.h"

#include <QWidget>
#include <memory>

namespace nidus::ui {

/// The railroad diagram of one rule. Clicking the box of another rule, or choosing it with the arrow keys
/// and Enter, requests that rule.
class DiagramView final : public QWidget
{
    Q_OBJECT

public:
    explicit DiagramView(QWidget* parent = nullptr);

    /// Shows a rule of `grammar`; kNoRule shows nothing.
    void showRule(std::shared_ptr<const grammar::Grammar> grammar, grammar::RuleId rule);
    /// Sets the width at which the diagram wraps, in pixels.
    void setAvailableWidth(int width);
    [[nodiscard]] const grammar::RuleDiagram& diagram() const { return m_diagram; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void ruleClicked(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    /// Returns the box of a rule at a position, -1 if there is none.
    [[nodiscard]] int referenceAt(QPointF place) const;
    void step(int direction);
    void follow(int box);

    std::shared_ptr<const grammar::Grammar> m_grammar;
    grammar::RuleId m_rule = grammar::kNoRule;
    int m_availableWidth = 760;
    grammar::RuleDiagram m_diagram;
    int m_current = -1; ///< box with the keyboard focus
};

} // namespace nidus::ui
