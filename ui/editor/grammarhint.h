// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace nidus::ui {

class DraftDocument;

/// What could be done about the grammar in the Syntax text of a draft and its syntax rule.
struct GrammarChoices
{
    bool canUse = false;    ///< the text has a grammar that is not the rule
    bool canInsert = false; ///< the rule is not in the text
};

[[nodiscard]] GrammarChoices grammarChoices(const DraftDocument& document);
/// Writes the syntax rule into the Syntax text as one undo step, in place of the grammar there.
void insertGrammar(DraftDocument& document);
/// Writes the URNs that the Syntax text does not contain at its end, as examples, as one undo step. Returns
/// whether there were any.
bool insertExamples(DraftDocument& document, const QStringList& urns);

/// Reports below the Syntax text that its grammar is not the one of the Syntax tab, and offers to use
/// either. Hidden if they are equal.
class GrammarHint final : public QWidget
{
    Q_OBJECT

public:
    explicit GrammarHint(QWidget* parent = nullptr);

    /// Null: a version, or nothing.
    void showFor(const DraftDocument* document);

Q_SIGNALS:
    void useWanted();
    void insertWanted();

private:
    QLabel* m_text;
    QPushButton* m_use;
    QPushButton* m_insert;
};

} // namespace nidus::ui
