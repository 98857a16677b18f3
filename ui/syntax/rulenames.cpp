// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/rulenames.h"

#include "core/grammar/abnflexer.h"
#include "core/grammar/abnfparser.h"
#include "core/grammar/corerules.h"
#include "ui/syntax/utf8offsets.h"

#include <QSet>
#include <algorithm>
#include <string>

namespace nidus {

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
    FindingSink unused(bytes);
    const std::vector<AbnfToken> tokens = lexAbnf(bytes, AbnfMode::Lenient, unused);
    const Utf8Offsets offsets(abnf);
    QList<RuleName> names;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const AbnfToken& token = tokens[i];
        const bool isProse = token.kind == AbnfTokenKind::Prose && isRuleName(token.text);
        if (token.kind != AbnfTokenKind::Name && !isProse)
            continue;
        const AbnfTokenKind next = tokens[i + 1].kind;
        const std::size_t bracket = isProse ? 1 : 0;
        const int first = offsets.utf16(token.range.offset + bracket);
        const int last = offsets.utf16(token.range.offset + token.range.length - bracket);
        names.append({abnf.mid(first, last - first), first, last - first,
                      next == AbnfTokenKind::Defines || next == AbnfTokenKind::Increments});
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
    const std::string_view core = coreRuleDefinition(bytes);
    return fromView(core.empty() ? libraryRuleDefinition(bytes) : core);
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
    std::vector<std::string_view> known = coreRuleNames();
    const std::vector<std::string_view> library = libraryRuleNames();
    known.insert(known.end(), library.begin(), library.end());
    for (const std::string_view each : known) {
        if (const QString name = fromView(each); !seen.contains(name.toLower()))
            choices.append({name, knownDefinition(name)});
    }
    return choices;
}

RenameProblem renameProblem(const QList<RuleName>& names, const QString& before, const QString& after)
{
    if (!isRuleName(after.toStdString()))
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

} // namespace nidus
