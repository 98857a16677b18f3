// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/diagram/rulesentence.h"

#include "core/grammar/earley/explain.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct SentenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::RuleSentence)
};

QString partWords(const grammar::GrammarTree& tree, grammar::NodeId id);

/// Says where a part with several members ends: parentheses are not read.
QString groupedWords(const grammar::GrammarTree& tree, grammar::NodeId id)
{
    const QString words = partWords(tree, id);
    const bool isGroup = tree.node(id).children.size() > 1;
    return isGroup ? SentenceTexts::tr("group: %1, end of group").arg(words) : words;
}

QString sequenceWords(const grammar::GrammarTree& tree, const grammar::Node& node)
{
    QString words;
    for (const grammar::NodeId child : node.children) {
        const bool isChoice = tree.node(child).kind == grammar::NodeKind::Alternation;
        const QString next = isChoice ? groupedWords(tree, child) : partWords(tree, child);
        words = words.isEmpty() ? next : SentenceTexts::tr("%1, then %2").arg(words, next);
    }
    return words;
}

QString choiceWords(const grammar::GrammarTree& tree, const grammar::Node& node)
{
    QString words;
    for (const grammar::NodeId child : node.children) {
        const QString next = partWords(tree, child);
        words = words.isEmpty() ? next : SentenceTexts::tr("%1, or %2").arg(words, next);
    }
    return SentenceTexts::tr("either %1").arg(words);
}

QString repetitionWords(const grammar::GrammarTree& tree, const grammar::Node& node)
{
    const QString what = groupedWords(tree, node.children[0]);
    if (node.isOptional)
        return SentenceTexts::tr("optionally %1").arg(what);
    if (node.least == node.most)
        return node.most == 1 ? what : SentenceTexts::tr("%1 times %2").arg(node.most).arg(what);
    if (node.most == grammar::kUnbounded)
        return node.least == 0 ? SentenceTexts::tr("any number of %1").arg(what)
                               : SentenceTexts::tr("%1 or more of %2").arg(node.least).arg(what);
    if (node.least == 0)
        return SentenceTexts::tr("up to %1 of %2").arg(node.most).arg(what);
    return SentenceTexts::tr("%1 to %2 times %3").arg(node.least).arg(node.most).arg(what);
}

QString classWords(const grammar::GrammarTree& tree, const grammar::Node& node)
{
    const auto isVisible = [](std::uint32_t value) { return value > 0x20 && value < 0x7F; };
    if (node.ranges.size() != 1 || !isVisible(node.ranges[0].least) || !isVisible(node.ranges[0].greatest))
        return QString::fromStdString(itemText(tree, node, 0));
    return SentenceTexts::tr("a character from %1 to %2")
        .arg(QChar(node.ranges[0].least), QChar(node.ranges[0].greatest));
}

QString partWords(const grammar::GrammarTree& tree, grammar::NodeId id)
{
    const grammar::Node& node = tree.node(id);
    switch (node.kind) {
    case grammar::NodeKind::Alternation: return choiceWords(tree, node);
    case grammar::NodeKind::Concatenation:
        return node.children.empty() ? QString::fromStdString(node.text.empty() ? "\"\"" : node.text)
                                     : sequenceWords(tree, node);
    case grammar::NodeKind::Repetition: return repetitionWords(tree, node);
    case grammar::NodeKind::CharClass: return classWords(tree, node);
    case grammar::NodeKind::Literal: return QString::fromStdString(itemText(tree, node, 0));
    case grammar::NodeKind::Reference: return QString::fromStdString(node.text);
    }
    return {};
}

} // namespace

QString ruleSentence(const grammar::GrammarTree& tree, grammar::RuleId rule)
{
    const grammar::GrammarRule& described = tree.rules[rule];
    return SentenceTexts::tr("%1: %2").arg(QString::fromStdString(described.name),
                                           partWords(tree, described.body));
}

} // namespace nidus::ui
