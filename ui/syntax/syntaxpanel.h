// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/builtin/builtinrules.h"
#include "core/registration/registration.h"
#include "ui/editor/draftdocument.h"
#include "ui/syntax/guard/compatibilitypane.h"
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
class PatternMenu;
class RuleBar;
class RuleOptionsPane;
class SamplesPane;
class StatusLine;

/// The tab Syntax: the grammar of a draft or of a registered version, compiled, drawn, applied to samples,
/// and compared with the previous version while it is edited. While the text has errors, the last grammar
/// that compiled remains in use.
class SyntaxPanel final : public QWidget
{
    Q_OBJECT

public:
    /// The pane below the grammar.
    enum class Below : std::uint8_t { Samples, Guard, Words };

    explicit SyntaxPanel(QWidget* parent = nullptr);
    ~SyntaxPanel() override;

    void showDraft(DraftDocument* document);
    /// Shows a registered version, which is read-only.
    void showVersion(const QString& nid, const registration::VersionContent& content);
    /// Shows the built-in rule for a namespace without a version in the registry.
    void showKnownRule(const builtin::BuiltinRule& known);
    /// Sets what preceded the shown draft or version; absent if nothing did.
    void setBase(const std::optional<RevisionBase>& base);
    void showBelow(Below what);
    /// Replaces the grammar by the one in the template's Syntax text and adds its examples; one undo step.
    void useTemplateGrammar();
    [[nodiscard]] GrammarPane* grammar() const { return m_grammar; }
    [[nodiscard]] DiagramPane* diagram() const { return m_diagram; }
    [[nodiscard]] SamplesPane* samples() const { return m_samples; }
    [[nodiscard]] CompatibilityPane* guard() const { return m_guard; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void failed(const nidus::base::Error& error);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    /// Takes the room that the grammar lacks from the diagram.
    void widenGrammar();
    void connectRule();
    void connectWords();
    void connectSamples();
    void leaveDocument();
    void setReadOnly(bool readOnly);
    void refresh();
    void endTyping();
    void showContent(const SyntaxContent& content, const QString& nid);
    /// Records whether there is a grammar without errors that decides the samples as expected (kAnswered).
    void setAnswered(bool isAnswered);
    void clear();
    void change(const SyntaxContent& after, const QString& what);
    void changeRule(const registration::SyntaxRule& rule, const QString& what);
    void followCaret();
    void takeRead(const SyntaxBuild& build);
    void takeCompiled(const SyntaxBuild& build);
    void checkSamples();
    void harvest();
    /// Adds the samples, and the grammar if it can be used and `replacesRule` or there is none yet.
    void applyHarvest(const SampleRunner::Harvest& harvest, bool replacesRule);
    void takeOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn);
    [[nodiscard]] registration::SyntaxRule rule() const
    {
        return m_content.rule.value_or(registration::SyntaxRule());
    }

    QPointer<DraftDocument> m_document; ///< null for a registered version
    SyntaxContent m_content;
    QString m_nid;
    bool m_isWhole = false;     ///< the shown rule is compiled and has no errors
    bool m_isFirstRead = false; ///< of the shown rule, whose start rule is drawn first
    std::optional<registration::SyntaxRule> m_compiling; ///< the rule last passed to the compiler, for m_nid
    std::optional<SyntaxBuild> m_usable;                 ///< the last usable build of the shown rule
    SyntaxCompiler m_compiler;
    SampleRunner m_runner;
    QLabel* m_note;
    PatternMenu* m_patterns;
    RuleBar* m_bar;
    GrammarPane* m_grammar;
    DiagramPane* m_diagram;
    SamplesPane* m_samples;
    CompatibilityPane* m_guard;
    RuleOptionsPane* m_words;
    QSplitter* m_columns;
    StatusLine* m_status;
    QString m_notUsed; ///< why the grammar of the text was not used, until the rule changes
    QSplitter* m_rows;
    QTabWidget* m_below;
};

} // namespace nidus::ui
