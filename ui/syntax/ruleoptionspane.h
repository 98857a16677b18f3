// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nidus::ui {

/// The parts of a syntax rule beside its grammar: which names are equal, how native names are encoded, and
/// the check digit. resources/registry/syntax/README.md defines the words.
class RuleOptionsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleOptionsPane(QWidget* parent = nullptr);

    void showRule(const registration::SyntaxRule& rule);
    void setReadOnly(bool readOnly);
    /// Returns the unknown words of the rule.
    [[nodiscard]] QStringList problems() const;

Q_SIGNALS:
    /// Requests changing the rule to this, in an undo step called `what`.
    void edited(const nidus::registration::SyntaxRule& rule, const QString& what);
    void typingEnded();

private:
    /// An optional word of a rule; one with an argument can occur several times.
    struct Choice
    {
        QString name;
        QStringList registration::SyntaxRule::* list;
        QCheckBox* box;
        QLineEdit* argument; ///< null: the word takes none
    };

    [[nodiscard]] QWidget* equivalenceBox();
    [[nodiscard]] QWidget* encodingBox();
    [[nodiscard]] QWidget* checkDigitRow();
    [[nodiscard]] QWidget* problemRow();
    void addChoice(QGridLayout& grid, const Choice& choice, const QString& tip);
    void show(const Choice& choice);
    void showCheckDigit();
    /// Updates the rule from the controls of a word.
    void take(const Choice& choice, const QString& what);
    void removeProblems();

    registration::SyntaxRule m_rule;
    QList<Choice> m_choices;
    QWidget* m_controls;
    QComboBox* m_checkDigit;
    QLabel* m_problem;
    QPushButton* m_remove;
};

} // namespace nidus::ui
