// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/syntax/text/rulenames.h"

#include <QObject>

class QCompleter;
class QPlainTextEdit;
class QStandardItemModel;

namespace nidus::ui {

/// Offers completions while a rule name is typed in a grammar.
class RuleCompleter final : public QObject
{
    Q_OBJECT

public:
    /// `edit` is the parent.
    explicit RuleCompleter(QPlainTextEdit* edit);

    /// Offers completions of the name at the caret if it has at least `leastTyped` characters; `names` are
    /// all names in the text.
    void offer(qsizetype leastTyped, QList<RuleName> names);
    [[nodiscard]] bool isOffering() const;
    /// Whether the typed name equals the one selected in the list, so that Return would add nothing.
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
