// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/grammarhint.h"

#include "core/lint/grammarblocks.h"
#include "ui/editor/draftdocument.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/rowslayout.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr EditPlace kSyntaxText{registration::TemplateField::Syntax};

QString ruleOf(const DraftDocument& document)
{
    return document.syntax().rule ? document.syntax().rule->text.trimmed() : QString();
}

} // namespace

GrammarChoices grammarChoices(const DraftDocument& document)
{
    if (document.isReadOnly())
        return {};
    const QString text = document.values().value(kSyntaxText);
    const QString written = lint::joinedText(lint::findGrammarBlocks(text)).trimmed();
    const QString rule = ruleOf(document);
    const bool differs = written != rule;
    // A regular expression is not found as a grammar.
    return {.canUse = differs && !written.isEmpty(),
            .canInsert = differs && !rule.isEmpty() && !text.contains(rule)};
}

void insertGrammar(DraftDocument& document)
{
    registration::RegistrationTemplate after = document.values().toTemplate();
    after.setText(kSyntaxText.field,
                  lint::withGrammar(document.values().value(kSyntaxText), ruleOf(document)));
    document.endTyping();
    document.editTemplate(after, GrammarHint::tr("Insert Grammar"));
}

bool insertExamples(DraftDocument& document, const QStringList& urns)
{
    static const QRegularExpression between(u"[\\s\"<>,]+"_s);
    const QString text = document.values().value(kSyntaxText);
    const QStringList words = text.split(between);
    QString added;
    for (const QString& urn : urns) {
        if (!words.contains(urn) && !words.contains(urn + u'.'))
            added += u"\n   "_s + urn;
    }
    if (added.isEmpty())
        return false;
    registration::RegistrationTemplate after = document.values().toTemplate();
    // In English, as templates are.
    const QString gap = text.trimmed().isEmpty() ? QString() : text.trimmed() + u"\n\n"_s;
    after.setText(kSyntaxText.field, gap + u"Examples:\n"_s + added);
    document.endTyping();
    document.editTemplate(after, GrammarHint::tr("Add Examples"));
    return true;
}

GrammarHint::GrammarHint(QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel),
      m_use(new QPushButton(tr("Use Grammar as Syntax Rule"))),
      m_insert(new QPushButton(tr("Insert Grammar into Text")))
{
    m_text->setWordWrap(true);
    m_use->setObjectName(u"use-grammar"_s);
    m_use->setToolTip(tr("Check URNs by the grammar in this text"));
    m_insert->setObjectName(u"insert-grammar"_s);
    m_insert->setToolTip(tr("Write the grammar of the Syntax tab into this text"));
    connect(m_use, &QPushButton::clicked, this, &GrammarHint::useWanted);
    connect(m_insert, &QPushButton::clicked, this, &GrammarHint::insertWanted);
    auto* buttons = new RowsLayout;
    buttons->addWidget(m_use);
    buttons->addWidget(m_insert);
    inColumn(this, {.margins = QMargins(), .spacing = 4}, {m_text, buttons});
    showFor(nullptr);
}

void GrammarHint::showFor(const DraftDocument* document)
{
    const GrammarChoices choices = document ? grammarChoices(*document) : GrammarChoices();
    m_text->setText(!choices.canInsert ? tr("The grammar in this text is not used to check URNs.")
                    : choices.canUse   ? tr("The grammar in this text differs from that of the Syntax tab.")
                                       : tr("This text does not contain the grammar of the Syntax tab."));
    m_use->setVisible(choices.canUse);
    m_insert->setVisible(choices.canInsert);
    setVisible(choices.canUse || choices.canInsert);
}

} // namespace nidus::ui
