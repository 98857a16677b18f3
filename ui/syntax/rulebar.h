// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QPushButton;
class QMenu;

namespace nidus::ui {

/// Notation, scope, and start rule of a syntax rule, and a button for copying it.
class RuleBar final : public QWidget
{
    Q_OBJECT

public:
    /// Offers the menu as a button; it is borrowed.
    explicit RuleBar(QMenu& copying, QWidget* parent = nullptr);

    void showRule(const registration::SyntaxRule& rule);
    /// Sets the rules that are defined in the text.
    void setRuleNames(const QStringList& names);
    void setReadOnly(bool readOnly);
    /// Shows the button that writes the grammar into the template.
    void setCanInsert(bool canInsert);

Q_SIGNALS:
    void notationChosen(nidus::registration::Notation notation);
    void scopeChosen(nidus::registration::RuleScope scope);
    void startChosen(const QString& start);
    void insertWanted();

private:
    void fillStart();

    QStringList m_names;
    QString m_start;
    QComboBox* m_notation;
    QComboBox* m_scope;
    QComboBox* m_startRule;
    QPushButton* m_insert;
};

} // namespace nidus::ui
