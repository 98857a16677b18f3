// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/text/rulenames.h"

#include "core/grammar/text/abnflexer.h"
#include "core/grammar/text/abnfparser.h"
#include "core/grammar/text/corerules.h"
#include "ui/syntax/text/utf8offsets.h"

#include <QSet>
#include <algorithm>
#include <string>

namespace nidus::ui {

namespace {

bool isSameRule(const QString& first, const QString& second)
{
    return first.compare(second, Qt::CaseInsensitive) == 0; // names are ASCII
}

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QList<RuleName> ruleNames(const QString& abnf)
{
    const std::string bytes = abnf.toStdString();
    grammar::FindingSink unused(bytes);
    const std::vector<grammar::AbnfToken> tokens =
        grammar::lexAbnf(bytes, grammar::AbnfMode::Lenient, unused);
    const Utf8Offsets offsets(abnf);
    QList<RuleName> names;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const grammar::AbnfToken& token = tokens[i];
        const bool isProse = token.kind == grammar::AbnfTokenKind::Prose && grammar::isRuleName(token.text);
        if (token.kind != grammar::AbnfTokenKind::Name && !isProse)
            continue;
        const grammar::AbnfTokenKind next = tokens[i + 1].kind;
        const std::size_t bracket = isProse ? 1 : 0;
        const int first = offsets.utf16(token.range.offset + bracket);
        const int last = offsets.utf16(token.range.offset + token.range.length - bracket);
        names.append({abnf.mid(first, last - first), first, last - first,
                      next == grammar::AbnfTokenKind::Defines || next == grammar::AbnfTokenKind::Increments});
    }
    return names;
}

std::optional<RuleName> ruleNameAt(const QList<RuleName>& names, int position)
{
    const auto found = std::ranges::find_if(names, [position](const RuleName& name) {
        return name.offset <= position && position <= name.offset + name.length;
    });
    return found == names.end() ? std::nullopt : std::optional(*found);
}

std::optional<RuleName> definitionOf(const QList<RuleName>& names, const QString& name)
{
    const auto found = std::ranges::find_if(
        names, [&name](const RuleName& each) { return each.isDefinition && isSameRule(each.name, name); });
    return found == names.end() ? std::nullopt : std::optional(*found);
}

std::optional<RuleName> definitionAbove(const QList<RuleName>& names, int position)
{
    std::optional<RuleName> last;
    for (const RuleName& name : names) {
        if (name.isDefinition && name.offset <= position)
            last = name;
    }
    return last;
}

QString knownDefinition(const QString& name)
{
    const std::string bytes = name.toStdString();
    const std::string_view core = grammar::coreRuleDefinition(bytes);
    return fromView(core.empty() ? grammar::libraryRuleDefinition(bytes) : core);
}

QList<NameChoice> nameChoices(const QList<RuleName>& names)
{
    QList<NameChoice> choices;
    QSet<QString> seen;
    for (const RuleName& name : names) {
        if (name.isDefinition && !seen.contains(name.name.toLower())) {
            seen.insert(name.name.toLower());
            choices.append({name.name, {}});
        }
    }
    std::vector<std::string_view> known = grammar::coreRuleNames();
    const std::vector<std::string_view> library = grammar::libraryRuleNames();
    known.insert(known.end(), library.begin(), library.end());
    for (const std::string_view each : known) {
        if (const QString name = fromView(each); !seen.contains(name.toLower()))
            choices.append({name, knownDefinition(name)});
    }
    return choices;
}

RenameProblem renameProblem(const QList<RuleName>& names, const QString& before, const QString& after)
{
    if (!grammar::isRuleName(after.toStdString()))
        return RenameProblem::NotAName;
    if (isSameRule(before, after))
        return RenameProblem::None;
    const bool isTaken =
        std::ranges::any_of(names, [&after](const RuleName& each) { return isSameRule(each.name, after); });
    return isTaken ? RenameProblem::Taken : RenameProblem::None;
}

QString renamed(QString text, const QList<RuleName>& names, const QString& before, const QString& after)
{
    for (auto name = names.crbegin(); name != names.crend(); ++name) {
        if (isSameRule(name->name, before))
            text.replace(name->offset, name->length, after);
    }
    return text;
}

} // namespace nidus::ui
