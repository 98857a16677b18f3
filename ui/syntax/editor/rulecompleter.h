// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/syntax/text/rulenames.h"

#include <QObject>

class QCompleter;
class QPlainTextEdit;
class QStandardItemModel;

namespace nidus::ui {

/// Offers the names of rules while one is typed in a grammar.
class RuleCompleter final : public QObject
{
    Q_OBJECT

public:
    /// `edit` is the parent.
    explicit RuleCompleter(QPlainTextEdit* edit);

    /// Offers what continues the name at the caret, from `leastTyped` characters on; `names` are all in the
    /// text.
    void offer(qsizetype leastTyped, QList<RuleName> names);
    [[nodiscard]] bool isOffering() const;
    /// What is typed is the name chosen in the list already: Return has nothing to add to it.
    [[nodiscard]] bool isWhole() const;
    void hide();

private:
    [[nodiscard]] QString typedName() const;
    void insert(const QString& name);

    QPlainTextEdit* m_edit;
    QStandardItemModel* m_names;
    QCompleter* m_completer;
};

} // namespace nidus::ui
