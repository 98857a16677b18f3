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

/// What a syntax rule says beside its grammar: which names are equal, how native names are encoded, and the
/// check digit. The words are those of resources/registry/syntax/README.md.
class RuleWordsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleWordsPane(QWidget* parent = nullptr);

    void showRule(const registration::SyntaxRule& rule);
    void setReadOnly(bool readOnly);
    /// Words of the rule that are not understood.
    [[nodiscard]] QStringList problems() const;

Q_SIGNALS:
    /// What the rule is to be, in a step called `what`.
    void edited(const nidus::registration::SyntaxRule& rule, const QString& what);
    void typingEnded();

private:
    /// A word that a rule has or has not; with an argument, once for each of several.
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
    /// Puts what the controls of a word say in place of what the rule says.
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
