// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/syntaxpanel.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "ui/editor/fieldinput.h"
#include "ui/editor/grammarhint.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/statusline.h"
#include "ui/syntax/diagram/diagrampane.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/patternmenu.h"
#include "ui/syntax/rulebar.h"
#include "ui/syntax/ruleoptionspane.h"
#include "ui/syntax/samples/samplespane.h"
#include "ui/syntax/text/grammartexts.h"

#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

constexpr int kNarrowestGrammar = 320; // pixels at the default font

QString compiledText(const grammar::Matcher& matcher)
{
    if (matcher.shape() == grammar::GrammarShape::ContextFree)
        return SyntaxPanel::tr("Ready to check URNs; the grammar is context-free.");
    return SyntaxPanel::tr("Ready to check URNs (%n state(s)).", nullptr, static_cast<int>(matcher.states()));
}

QIcon signOf(FindingRank rank) { return rank == FindingRank::Information ? QIcon() : rankIcon(rank); }

bool grammarHasErrors(const grammar::Grammar& grammar)
{
    return std::ranges::any_of(grammar.findings(), [](const grammar::GrammarFinding& finding) {
        return finding.severity == grammar::GrammarSeverity::Error;
    });
}

} // namespace

SyntaxPanel::SyntaxPanel(QWidget* parent)
    : QWidget(parent),
      m_note(new QLabel),
      m_patterns(new PatternMenu(this)),
      m_bar(new RuleBar(*m_patterns)),
      m_grammar(new GrammarPane),
      m_diagram(new DiagramPane),
      m_samples(new SamplesPane),
      m_guard(new CompatibilityPane),
      m_words(new RuleOptionsPane),
      m_columns(new QSplitter(Qt::Horizontal)),
      m_status(new StatusLine),
      m_rows(new QSplitter(Qt::Vertical)),
      m_below(new QTabWidget)
{
    layOut();
    connectRule();
    connectWords();
    connectSamples();
    connect(&m_compiler, &SyntaxCompiler::read, this, &SyntaxPanel::takeRead);
    connect(&m_compiler, &SyntaxCompiler::compiled, this, &SyntaxPanel::takeCompiled);
    m_grammar->editor()->setObjectName(QStringLiteral("syntax-rule"));
    connect(m_diagram, &DiagramPane::failed, this, &SyntaxPanel::failed);
    connect(m_guard, &CompatibilityPane::answered, this, [this](FindingRank gravest) {
        m_below->setTabIcon(static_cast<int>(Below::Guard), signOf(gravest));
    });
}

SyntaxPanel::~SyntaxPanel()
{
    hide(); // the focus leaves now, while the panel can still handle the end of typing
}

void SyntaxPanel::layOut()
{
    m_columns->addWidget(m_grammar);
    m_columns->addWidget(m_diagram);
    m_columns->setSizes({500, 400});
    m_below->addTab(m_samples, tr("Samples"));
    m_below->addTab(m_guard, tr("Compatibility"));
    m_below->addTab(m_words, tr("Equivalence and Encoding"));
    m_below->setDocumentMode(true);
    m_below->tabBar()->setAccessibleName(tr("Grammar tools"));
    m_status->setObjectName(QStringLiteral("grammarStatus"));
    m_status->setContentsMargins(8, 4, 8, 4);
    auto* above = new QWidget;
    auto* line = inRow(nullptr, {.margins = QMargins(0, 0, 8, 0)}, {{m_status, 1}, m_grammar->repairs()});
    inColumn(above, kNoGaps, {{m_columns, 1}, line});
    m_rows->addWidget(above);
    m_rows->addWidget(m_below);
    m_rows->setSizes({260, 260});
    for (QSplitter* splitter : {m_columns, m_rows})
        splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(8, 8, 8, 0);
    m_note->hide();
    layout->addWidget(m_note);
    layout->addWidget(m_bar);
    layout->addWidget(m_rows, 1);
    m_grammar->orderTabs();
}

void SyntaxPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    widenGrammar();
}

void SyntaxPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    widenGrammar();
}

void SyntaxPanel::widenGrammar()
{
    const int wanted = grown(kNarrowestGrammar, *this);
    const QList<int> sizes = m_columns->sizes();
    if (sizes.constFirst() < wanted)
        m_columns->setSizes({wanted, sizes.constFirst() + sizes.constLast() - wanted});
}

void SyntaxPanel::connectRule()
{
    connect(m_bar, &RuleBar::notationChosen, this, [this](registration::Notation notation) {
        registration::SyntaxRule chosen = rule();
        chosen.notation = notation;
        chosen.start.clear(); // an I-Regexp has no named rules
        changeRule(chosen, tr("Choose Notation"));
    });
    connect(m_bar, &RuleBar::scopeChosen, this, [this](registration::RuleScope scope) {
        registration::SyntaxRule chosen = rule();
        chosen.scope = scope;
        changeRule(chosen, tr("Choose Scope of Grammar"));
    });
    connect(m_bar, &RuleBar::startChosen, this, [this](const QString& start) {
        registration::SyntaxRule chosen = rule();
        chosen.start = start;
        changeRule(chosen, tr("Choose Start Rule"));
    });
    connect(m_bar, &RuleBar::insertWanted, this, [this] {
        m_grammar->editor()->setFocus(Qt::OtherFocusReason); // before the focused button disappears
        if (DraftDocument* document = m_document)
            insertGrammar(*document);
    });
    connect(m_grammar, &GrammarPane::edited, this, [this](const QString& text) {
        registration::SyntaxRule longer = rule();
        longer.text = text;
        changeRule(longer, tr("Edit Grammar"));
    });
    connect(m_grammar, &GrammarPane::replaced, this,
            [this](const registration::SyntaxRule& changed, const QString& what) {
                endTyping();
                changeRule(changed, what);
                endTyping();
            });
    connect(m_grammar, &GrammarPane::typingEnded, this, &SyntaxPanel::endTyping);
    m_grammar->editor()->addAction(m_patterns->menuAction());
    connect(m_patterns, &PatternMenu::finished, m_status, &StatusLine::say);
    connect(m_grammar->editor(), &QPlainTextEdit::cursorPositionChanged, this, &SyntaxPanel::followCaret);
    connect(m_diagram, &DiagramPane::ruleChosen, m_grammar->editor(), &GrammarEditor::goToRule);
}

void SyntaxPanel::connectWords()
{
    connect(m_words, &RuleOptionsPane::edited, this, &SyntaxPanel::changeRule);
    connect(m_words, &RuleOptionsPane::typingEnded, this, &SyntaxPanel::endTyping);
}

void SyntaxPanel::connectSamples()
{
    connect(m_samples, &SamplesPane::changed, this,
            [this](const QList<registration::Sample>& samples, const QString& what) {
                change({m_content.rule, samples}, what);
            });
    connect(m_samples, &SamplesPane::noted, this, [this](const QString& text) {
        m_status->say(text);
        announce(m_status, text);
    });
    connect(m_samples, &SamplesPane::generateRequested, this, [this](grammar::SampleKind kind) {
        if (m_usable)
            m_runner.generate({kind, rule().scope, m_nid, m_content.samples}, *m_usable);
    });
    connect(m_samples, &SamplesPane::harvestRequested, this, &SyntaxPanel::harvest);
    connect(m_samples, &SamplesPane::writeRequested, this, [this] {
        if (DraftDocument* document = m_document)
            m_status->say(insertExamples(*document, m_samples->validUrns())
                              ? tr("The samples are in the template's Syntax section.")
                              : tr("The template's Syntax section has these samples already."));
    });
    connect(&m_runner, &SampleRunner::checked, this, &SyntaxPanel::takeOutcomes);
    connect(&m_runner, &SampleRunner::generated, this, [this](const QList<registration::Sample>& made) {
        m_samples->add(made, tr("Generate Samples"));
    });
}

void SyntaxPanel::showDraft(DraftDocument* document)
{
    if (m_document != document) {
        leaveDocument();
        if (!document->syntax().rule)
            showBelow(Below::Samples); // somebody begins, and is asked for samples
        m_document = document;
        connect(document, &DraftDocument::syntaxChanged, this, &SyntaxPanel::refresh);
        connect(document, &DraftDocument::valueChanged, this, [this](EditPlace place) {
            if (place.field == registration::TemplateField::Nid)
                refresh();
            if (place.field == registration::TemplateField::Syntax)
                m_bar->setCanInsert(grammarChoices(*m_document).canInsert);
        });
    }
    setReadOnly(document->isReadOnly());
    refresh();
}

void SyntaxPanel::showVersion(const QString& nid, const registration::VersionContent& content)
{
    leaveDocument();
    setReadOnly(true);
    showContent({content.rule, content.samples}, nid);
}

void SyntaxPanel::showKnownRule(const builtin::BuiltinRule& known)
{
    showVersion(known.nid, {.samples = known.samples, .rule = known.rule});
    QString note = tr("Built-in rule, based on: %1.").arg(known.source);
    if (!known.note.isEmpty())
        note += u' ' + known.note;
    m_note->setText(note);
    m_note->show();
}

void SyntaxPanel::setBase(const std::optional<RevisionBase>& base) { m_guard->setBase(base); }

void SyntaxPanel::showBelow(Below what) { m_below->setCurrentIndex(static_cast<int>(what)); }

void SyntaxPanel::leaveDocument()
{
    if (DraftDocument* document = m_document)
        document->disconnect(this);
    m_document = nullptr;
    m_bar->setCanInsert(false);
    m_compiling.reset();
    m_usable.reset();
    m_runner.abandon();
    m_samples->showOutcomes({});
    m_samples->clearTyped();
    m_guard->clear();
}

void SyntaxPanel::setReadOnly(bool readOnly)
{
    m_note->hide();
    m_grammar->setReadOnly(readOnly);
    m_bar->setReadOnly(readOnly);
    m_words->setReadOnly(readOnly);
    m_samples->setReadOnly(readOnly);
}

void SyntaxPanel::refresh()
{
    const DraftDocument* document = m_document;
    if (!document)
        return;
    m_bar->setCanInsert(grammarChoices(*document).canInsert);
    const registration::Draft& stored = document->stored();
    const bool isChosen = stored.revisionOf.isEmpty() && stored.kind == registration::NamespaceKind::Formal;
    showContent(document->syntax(),
                isChosen ? document->values().value({registration::TemplateField::Nid}).trimmed()
                         : stored.revisionOf);
}

void SyntaxPanel::endTyping()
{
    if (DraftDocument* document = m_document)
        document->endTyping();
}

void SyntaxPanel::showContent(const SyntaxContent& content, const QString& nid)
{
    const bool isOther = !m_compiling;
    const bool hasOtherSamples = content.samples != m_content.samples;
    const bool isSameRule = m_compiling == content.rule.value_or(registration::SyntaxRule()) && m_nid == nid;
    m_content = content;
    m_nid = nid;
    const registration::SyntaxRule shown = rule();
    m_bar->showRule(shown);
    m_grammar->showRule(shown);
    m_words->showRule(shown);
    m_below->setTabIcon(static_cast<int>(Below::Words),
                        m_words->problems().isEmpty() ? QIcon() : rankIcon(FindingRank::Error));
    m_isFirstRead = m_isFirstRead || isOther;
    if (isOther)
        m_grammar->editor()->moveCursor(QTextCursor::Start);
    m_samples->showSamples(content.samples);
    if (isSameRule) {
        if (hasOtherSamples)
            checkSamples();
        return;
    }
    m_compiling = shown;
    m_isWhole = false; // until it is compiled
    setAnswered(false);
    if (shown.text.trimmed().isEmpty())
        clear();
    else
        m_compiler.compile(shown, nid);
}

void SyntaxPanel::setAnswered(bool isAnswered) { m_grammar->editor()->setProperty(kAnswered, isAnswered); }

void SyntaxPanel::clear()
{
    m_isWhole = false;
    setAnswered(false);
    m_compiler.abandon();
    m_runner.abandon();
    m_usable.reset();
    m_bar->setRuleNames({});
    m_status->say({});
    m_notUsed.clear();
    m_grammar->clearFindings();
    m_diagram->showGrammar(nullptr);
    m_samples->setCanGenerate(false);
    m_patterns->setBuild({});
    m_guard->showBuild({});
    takeOutcomes({});
}

void SyntaxPanel::change(const SyntaxContent& after, const QString& what)
{
    m_notUsed.clear();
    if (DraftDocument* document = m_document)
        document->editSyntax(after, what);
}

void SyntaxPanel::changeRule(const registration::SyntaxRule& rule, const QString& what)
{
    // An empty rule with default choices means that there is no rule.
    change({rule == registration::SyntaxRule() ? std::nullopt : std::optional(rule), m_content.samples},
           what);
}

void SyntaxPanel::followCaret()
{
    const GrammarEditor* editor = m_grammar->editor();
    if (const std::optional<RuleName> definition =
            definitionAbove(editor->names(), editor->textCursor().position()))
        m_diagram->showRule(definition->name);
}

void SyntaxPanel::takeRead(const SyntaxBuild& build)
{
    QStringList names;
    for (const grammar::GrammarRule& each : build.grammar->tree().rules) {
        if (each.origin == grammar::RuleOrigin::Own)
            names.append(QString::fromStdString(each.name));
    }
    m_bar->setRuleNames(names);
    m_status->say(tr("Compiling…"));
    m_guard->showNoAnswers(tr("Comparing the grammar…"));
    m_grammar->showFindings(build);
    m_diagram->showGrammar(build.grammar);
    if (std::exchange(m_isFirstRead, false))
        m_diagram->showRule(build.rule.start.isEmpty() ? names.value(0) : build.rule.start);
    else
        followCaret();
}

void SyntaxPanel::takeCompiled(const SyntaxBuild& build)
{
    if (build.isUsable()) {
        m_usable = build;
        m_status->say(compiledText(*build.matcher));
    } else if (m_usable) {
        m_status->say(
            tr("%1 The last grammar that compiled is used below.").arg(limitMessage(build.matcher->limit())));
    } else {
        m_status->say(limitMessage(build.matcher->limit()));
    }
    if (!m_notUsed.isEmpty())
        m_status->say(m_notUsed);
    m_samples->setCanGenerate(m_usable.has_value());
    // Patterns and comparisons are never those of an earlier grammar, or of what is left of this one without
    // the lines that have errors.
    const bool isWhole = build.isUsable() && !grammarHasErrors(*build.grammar);
    m_isWhole = isWhole;
    setAnswered(isWhole);
    m_patterns->setBuild(isWhole ? std::optional(build) : std::nullopt);
    if (!build.isUsable())
        m_guard->showNoAnswers(
            tr("%1 Fix the grammar to compare it.").arg(limitMessage(build.matcher->limit())));
    else if (!isWhole)
        m_guard->showNoAnswers(tr("The grammar has errors. Fix the grammar to compare it."));
    else
        m_guard->showBuild(build);
    checkSamples();
}

void SyntaxPanel::checkSamples()
{
    if (m_usable)
        m_runner.check(m_content.samples, *m_usable);
}

void SyntaxPanel::harvest()
{
    if (const DraftDocument* document = m_document)
        m_runner.harvest(document->values().value({registration::TemplateField::Syntax}), m_nid,
                         [this](const SampleRunner::Harvest& found) { applyHarvest(found, false); });
}

void SyntaxPanel::useTemplateGrammar()
{
    if (const DraftDocument* document = m_document)
        m_runner.harvest(document->values().value({registration::TemplateField::Syntax}), m_nid,
                         [this](const SampleRunner::Harvest& found) { applyHarvest(found, true); });
    m_grammar->editor()->setFocus(Qt::OtherFocusReason); // not the first control of the tab
}

void SyntaxPanel::applyHarvest(const SampleRunner::Harvest& harvest, bool replacesRule)
{
    const auto& [found, doubts] = harvest;
    const bool isEmpty = rule().text.trimmed().isEmpty();
    const bool isWanted = found.rule && (replacesRule || isEmpty);
    // What can be repaired here is better than nothing, but lines that were skipped are not even seen here.
    const bool canUse =
        doubts.isEmpty() || (isEmpty && std::ranges::find(doubts, findings::kRuleDefinitionSkipped,
                                                          &findings::Finding::id) == doubts.cend());
    SyntaxContent after = m_content;
    if (isWanted && canUse) {
        registration::SyntaxRule taken = *found.rule;
        taken.equivalence = rule().equivalence;
        taken.encoding = rule().encoding;
        taken.checkDigit = rule().checkDigit;
        after.rule = taken;
    }
    after.samples += lint::withoutKnown(lint::exampleSamples(found), after.samples);
    if (after != m_content)
        change(after, replacesRule ? GrammarHint::tr("Use Grammar as Syntax Rule") : tr("Add from Template"));
    if (isWanted && !canUse) {
        m_notUsed = tr("Grammar of the text not used: %1").arg(findings::message(doubts.constFirst()));
        m_status->say(m_notUsed);
    } else if (after == m_content)
        m_status->say(tr("The template's Syntax section contains nothing new."));
}

void SyntaxPanel::takeOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn)
{
    m_samples->showOutcomes(outcomesByUrn);
    m_below->setTabIcon(static_cast<int>(Below::Samples),
                        m_samples->hasContradictions() ? rankIcon(FindingRank::Error) : QIcon());
    setAnswered(m_isWhole && !m_samples->hasContradictions());
}

void SyntaxPanel::saveState(QSettings& settings) const
{
    settings.setValue("syntax/columns", m_columns->saveState());
    settings.setValue("syntax/rows", m_rows->saveState());
    settings.setValue("syntax/below", m_below->currentIndex());
    m_samples->saveState(settings);
}

void SyntaxPanel::restoreState(const QSettings& settings)
{
    m_columns->restoreState(settings.value("syntax/columns").toByteArray());
    m_rows->restoreState(settings.value("syntax/rows").toByteArray());
    m_columns->setOrientation(Qt::Horizontal); // a damaged state may restore another one
    m_rows->setOrientation(Qt::Vertical);
    for (QSplitter* splitter : {m_columns, m_rows})
        splitter->setChildrenCollapsible(false);
    const int below = settings.value("syntax/below").toInt();
    m_below->setCurrentIndex(below >= 0 && below < m_below->count() ? below : 0);
    m_samples->restoreState(settings);
}

} // namespace nidus::ui
