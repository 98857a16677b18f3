// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtinrules.h"
#include "core/registration/registration.h"
#include "ui/editor/draftdocument.h"
#include "ui/syntax/guard/guardpane.h"
#include "ui/syntax/samples/samplerunner.h"
#include "ui/syntax/text/syntaxcompiler.h"

#include <QPointer>
#include <QWidget>
#include <cstdint>
#include <optional>

class QLabel;
class QSettings;
class QSplitter;
class QTabWidget;

namespace nidus::ui {

class DiagramPane;
class GrammarPane;
class RuleBar;
class RuleWordsPane;
class SamplesPane;
class StatusLine;

/// The tab Syntax: the grammar of a draft or of a registered version, compiled, drawn, tried on samples and
/// held against the version before while it is written. While the text is broken, the last grammar that could
/// be compiled goes on working.
class SyntaxPanel final : public QWidget
{
    Q_OBJECT

public:
    /// What stands below the grammar.
    enum class Below : std::uint8_t { Samples, Guard, Words };

    explicit SyntaxPanel(QWidget* parent = nullptr);
    ~SyntaxPanel() override;

    void showDraft(DraftDocument* document);
    /// What is registered can be looked at only.
    void showVersion(const QString& nid, const registration::VersionContent& content);
    /// Our own rule for a namespace of which no version is held.
    void showKnownRule(const builtin::BuiltinRule& known);
    /// What came before the draft or version that is shown; absent when nothing did.
    void setBase(const std::optional<GuardBase>& base);
    void showBelow(Below what);
    /// Takes the grammar that stands in the template's Syntax text over, in place of the one there is, with
    /// its examples; one step of undo.
    void useTextsGrammar();
    [[nodiscard]] GrammarPane* grammar() const { return m_grammar; }
    [[nodiscard]] DiagramPane* diagram() const { return m_diagram; }
    [[nodiscard]] SamplesPane* samples() const { return m_samples; }
    [[nodiscard]] GuardPane* guard() const { return m_guard; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void failed(const nidus::base::Error& error);

private:
    void layOut();
    void connectRule();
    void connectWords();
    void connectSamples();
    void leaveDocument();
    void setReadOnly(bool readOnly);
    void refresh();
    void endTyping();
    void showContent(const SyntaxContent& content, const QString& nid);
    void clear();
    void change(const SyntaxContent& after, const QString& what);
    void changeRule(const registration::SyntaxRule& rule, const QString& what);
    void followCaret();
    void takeRead(const SyntaxBuild& build);
    void takeCompiled(const SyntaxBuild& build);
    void checkSamples();
    void harvest();
    void takeHarvest(const lint::ExtractedSyntax& found, bool replacesRule);
    void takeOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn);
    [[nodiscard]] registration::SyntaxRule rule() const { return m_content.rule.value_or(registration::SyntaxRule()); }

    QPointer<DraftDocument> m_document; ///< null for a registered version
    SyntaxContent m_content;
    QString m_nid;
    std::optional<registration::SyntaxRule> m_compiling; ///< what was last given to the compiler, for m_nid
    std::optional<SyntaxBuild> m_usable;   ///< the last one of what is shown
    SyntaxCompiler m_compiler;
    SampleRunner m_runner;
    QLabel* m_note;
    RuleBar* m_bar;
    GrammarPane* m_grammar;
    DiagramPane* m_diagram;
    SamplesPane* m_samples;
    GuardPane* m_guard;
    RuleWordsPane* m_words;
    QSplitter* m_columns;
    StatusLine* m_status;
    QSplitter* m_rows;
    QTabWidget* m_below;
};

} // namespace nidus::ui
