// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QCompleter;
class QStandardItemModel;

namespace nidus {

class GrammarEditor;

/// Offers the names of rules while one is typed in a grammar.
class RuleCompleter final : public QObject
{
    Q_OBJECT

public:
    /// `edit` is the parent.
    explicit RuleCompleter(GrammarEditor* edit);

    /// Offers what continues the name at the caret, from `leastTyped` characters on.
    void offer(qsizetype leastTyped);
    [[nodiscard]] bool isOffering() const;
    void hide();

private:
    [[nodiscard]] QString typedName() const;
    void insert(const QString& name);

    GrammarEditor* m_edit;
    QStandardItemModel* m_names;
    QCompleter* m_completer;
};

} // namespace nidus
