// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/syntaxpanel.h"

#include "ui/syntax/grammarpane.h"
#include "ui/syntax/grammartexts.h"
#include "ui/syntax/rulebar.h"

#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace nidus {

namespace {

QString statusText(const Matcher& matcher)
{
    if (const QString limit = limitMessage(matcher.limit()); !limit.isEmpty())
        return limit;
    if (matcher.shape() == GrammarShape::ContextFree)
        return SyntaxPanel::tr("Compiled; the grammar is context-free.");
    return SyntaxPanel::tr("Compiled to %n state(s).", nullptr, static_cast<int>(matcher.states()));
}

} // namespace

SyntaxPanel::SyntaxPanel(QWidget* parent)
    : QWidget(parent),
      m_bar(new RuleBar),
      m_grammar(new GrammarPane),
      m_columns(new QSplitter(Qt::Horizontal)),
      m_rows(new QSplitter(Qt::Vertical))
{
    m_columns->addWidget(m_grammar);
    m_rows->addWidget(m_columns);
    for (QSplitter* splitter : {m_columns, m_rows})
        splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_rows, 1);

    connect(m_bar, &RuleBar::notationChosen, this, [this](Notation notation) {
        SyntaxRule chosen = rule();
        chosen.notation = notation;
        if (notation == Notation::IRegexp)
            chosen.start.clear();
        change(chosen, tr("Choose the notation"));
    });
    connect(m_bar, &RuleBar::scopeChosen, this, [this](RuleScope scope) {
        SyntaxRule chosen = rule();
        chosen.scope = scope;
        change(chosen, tr("Choose what the grammar describes"));
    });
    connect(m_bar, &RuleBar::startChosen, this, [this](const QString& start) {
        SyntaxRule chosen = rule();
        chosen.start = start;
        change(chosen, tr("Choose the start rule"));
    });
    connect(m_grammar, &GrammarPane::edited, this, [this](const QString& text) {
        SyntaxRule longer = rule();
        longer.text = text;
        change(longer, tr("Edit the grammar"));
    });
    connect(m_grammar, &GrammarPane::replaced, this, [this](const SyntaxRule& changed, const QString& what) {
        endTyping();
        change(changed, what);
        endTyping();
    });
    connect(m_grammar, &GrammarPane::typingEnded, this, &SyntaxPanel::endTyping);
    connect(&m_compiler, &SyntaxCompiler::read, this, &SyntaxPanel::takeRead);
    connect(&m_compiler, &SyntaxCompiler::compiled, this, &SyntaxPanel::takeCompiled);
}

void SyntaxPanel::showDraft(DraftDocument* document)
{
    if (m_document != document) {
        leaveDocument();
        m_document = document;
        connect(document, &DraftDocument::syntaxChanged, this, &SyntaxPanel::refresh);
    }
    m_grammar->setReadOnly(false);
    m_bar->setReadOnly(false);
    refresh();
}

void SyntaxPanel::showVersion(const VersionContent& content)
{
    leaveDocument();
    m_grammar->setReadOnly(true);
    m_bar->setReadOnly(true);
    showContent({content.rule, content.samples});
}

void SyntaxPanel::leaveDocument()
{
    if (DraftDocument* document = m_document)
        document->disconnect(this);
    m_document = nullptr;
}

void SyntaxPanel::refresh()
{
    if (const DraftDocument* document = m_document)
        showContent(document->syntax());
}

void SyntaxPanel::endTyping()
{
    if (DraftDocument* document = m_document)
        document->endTyping();
}

void SyntaxPanel::showContent(const SyntaxContent& content)
{
    m_content = content;
    const SyntaxRule shown = rule();
    m_bar->showRule(shown);
    m_grammar->showRule(shown);
    if (m_compiling == shown)
        return;
    m_compiling = shown;
    if (!shown.text.trimmed().isEmpty())
        return m_compiler.compile(shown);
    m_compiler.abandon();
    m_bar->setRuleNames({});
    m_bar->setStatus({});
    m_grammar->clearFindings();
}

void SyntaxPanel::change(const SyntaxRule& rule, const QString& what)
{
    DraftDocument* document = m_document;
    if (!document)
        return;
    SyntaxContent after = m_content;
    // Nothing written and nothing chosen is no rule.
    after.rule = rule == SyntaxRule() ? std::nullopt : std::optional(rule);
    document->editSyntax(after, what);
}

void SyntaxPanel::takeRead(const SyntaxBuild& build)
{
    QStringList names;
    for (const GrammarRule& each : build.grammar->tree().rules) {
        if (each.origin == RuleOrigin::Own)
            names.append(QString::fromStdString(each.name));
    }
    m_bar->setRuleNames(names);
    m_bar->setStatus(tr("Compiling…"));
    m_grammar->showFindings(build);
}

void SyntaxPanel::takeCompiled(const SyntaxBuild& build)
{
    m_bar->setStatus(statusText(*build.matcher));
}

void SyntaxPanel::saveState(QSettings& settings) const
{
    settings.setValue("syntax/columns", m_columns->saveState());
    settings.setValue("syntax/rows", m_rows->saveState());
}

void SyntaxPanel::restoreState(const QSettings& settings)
{
    m_columns->restoreState(settings.value("syntax/columns").toByteArray());
    m_rows->restoreState(settings.value("syntax/rows").toByteArray());
    m_columns->setOrientation(Qt::Horizontal); // a damaged state restores another one
    m_rows->setOrientation(Qt::Vertical);
    for (QSplitter* splitter : {m_columns, m_rows})
        splitter->setChildrenCollapsible(false);
}

} // namespace nidus
