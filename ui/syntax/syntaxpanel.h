// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "ui/editor/draftdocument.h"
#include "ui/syntax/syntaxcompiler.h"

#include <QPointer>
#include <QWidget>

class QSettings;
class QSplitter;

namespace nidus {

class GrammarPane;
class RuleBar;

/// The tab Syntax: the grammar of a draft or of a registered version, compiled while it is written.
class SyntaxPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SyntaxPanel(QWidget* parent = nullptr);

    void showDraft(DraftDocument* document);
    /// What is registered can be looked at only.
    void showVersion(const VersionContent& content);
    [[nodiscard]] GrammarPane* grammar() const { return m_grammar; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

private:
    void leaveDocument();
    void refresh();
    void endTyping();
    void showContent(const SyntaxContent& content);
    void change(const SyntaxRule& rule, const QString& what);
    void takeRead(const SyntaxBuild& build);
    void takeCompiled(const SyntaxBuild& build);
    [[nodiscard]] SyntaxRule rule() const { return m_content.rule.value_or(SyntaxRule()); }

    QPointer<DraftDocument> m_document; ///< null for a registered version
    SyntaxContent m_content;
    SyntaxCompiler m_compiler;
    std::optional<SyntaxRule> m_compiling;
    RuleBar* m_bar;
    GrammarPane* m_grammar;
    QSplitter* m_columns;
    QSplitter* m_rows;
};

} // namespace nidus
