// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/findingsplaces.h"

#include "core/findings/values/findingids.h"
#include "ui/support/text/findingplace.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/samples/samplespane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QTextBlock>
#include <QTextCursor>

namespace nidus::ui {

namespace {

/// Puts the caret at a line and a column of UTF-8 characters, both from 1.
void goToPlace(GrammarEditor& editor, int line, int column)
{
    QTextCursor caret(editor.document()->findBlockByNumber(line - 1));
    caret.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor, column - 1);
    editor.select(caret.position(), 0);
}

} // namespace

bool showInSyntax(SyntaxPanel& panel, const findings::Finding& finding)
{
    if (!isOnSyntaxTab(finding))
        return false;
    GrammarEditor& editor = *panel.grammar()->editor();
    if (finding.id == findings::kRuleSampleRejected || finding.id == findings::kRuleSampleAccepted ||
        finding.id == findings::kRuleContradictionAccepted) {
        panel.showBelow(SyntaxPanel::Below::Samples);
        panel.samples()->select(finding.arguments.value(0));
        return true;
    }
    if (finding.id == findings::kRuleUnknownWord || finding.id == findings::kRuleEquivalenceDropped)
        panel.showBelow(SyntaxPanel::Below::Words);
    else if (finding.id == findings::kRuleRevisionLoses || finding.id == findings::kRuleRevisionGains)
        panel.showBelow(SyntaxPanel::Below::Guard);
    editor.setFocus(Qt::OtherFocusReason);
    if (finding.id == findings::kRuleGrammarError)
        goToPlace(editor, finding.arguments.value(0).toInt(), finding.arguments.value(1).toInt());
    return true;
}

} // namespace nidus::ui
