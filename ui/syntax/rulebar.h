// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QStringList>
#include <QWidget>

class QComboBox;

namespace nidus::ui {

/// Notation, scope and start rule of a syntax rule.
class RuleBar final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleBar(QWidget* parent = nullptr);

    void showRule(const registration::SyntaxRule& rule);
    /// Sets the rules that are defined in the text.
    void setRuleNames(const QStringList& names);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void notationChosen(nidus::registration::Notation notation);
    void scopeChosen(nidus::registration::RuleScope scope);
    void startChosen(const QString& start);

private:
    void fillStart();

    QStringList m_names;
    QString m_start;
    QComboBox* m_notation;
    QComboBox* m_scope;
    QComboBox* m_startRule;
};

} // namespace nidus::ui
