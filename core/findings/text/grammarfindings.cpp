// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/grammarfindings.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"

#include <QRegularExpression>
#include <QString>
#include <algorithm>
#include <cstdlib>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

/// Maximum number of characters of a grammar quoted in a message.
constexpr qsizetype kMaxQuoted = 40;

Severity severityOf(grammar::GrammarSeverity severity)
{
    switch (severity) {
    case grammar::GrammarSeverity::Information: return Severity::Information;
    case grammar::GrammarSeverity::Warning: return Severity::Warning;
    case grammar::GrammarSeverity::Error: return Severity::Error;
    }
    std::abort();
}

QString quoted(const QString& text)
{
    return quotedText(text.size() > kMaxQuoted ? text.left(kMaxQuoted) + u'\u2026' : text);
}

/// Returns the text at `range`: a single character by its name, a longer text in quotation marks.
QString excerpt(std::string_view grammar, base::TextRange range)
{
    const QString text = QString::fromUtf8(grammar.substr(range.offset, range.length));
    if (text.size() > 1)
        return quoted(text);
    return visibleCharacter(grammar, range.offset);
}

/// Whether an undefined name looks like a fixed text and not like that of a rule: part of it is a number of
/// two digits or more, as in INV-2024-0012, or a repetition, as in INV-4DIGIT.
bool looksLikeText(const QString& name)
{
    static const QRegularExpression part(
        u"(?:^|-)(?:[0-9]{2,}|[0-9]+(?:ALPHA|BIT|CHAR|DIGIT|HEXDIG|OCTET|VCHAR))(?:-|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return part.match(name).hasMatch();
}

} // namespace

Finding grammarFinding(const grammar::GrammarFinding& found, std::string_view grammar)
{
    QStringList arguments;
    for (const std::string& argument : found.arguments)
        arguments.append(quoted(QString::fromStdString(argument)));
    if (arguments.isEmpty())
        arguments.append(excerpt(grammar, found.range));
    const bool isText = found.code == grammar::GrammarCode::UndefinedRule && !found.arguments.empty() &&
                        looksLikeText(QString::fromStdString(found.arguments.front()));
    Finding finding = makeFinding(isText ? kGrammarUnquotedText : idOf(found.code), found.range, arguments);
    finding.severity = severityOf(found.severity);
    return finding;
}

Finding limitFinding(const grammar::LimitHit& hit)
{
    if (hit.limit == grammar::GrammarLimit::Unreadable && hit.rule.empty())
        return makeFinding(idOf(grammar::GrammarCode::NoRules));
    return makeFinding(idOf(hit.limit), {}, {quoted(QString::fromStdString(hit.rule))});
}

QStringList limitArguments(const grammar::LimitHit& hit, const grammar::GrammarTree& tree,
                           std::string_view grammar)
{
    const grammar::RuleId rule = tree.find(hit.rule);
    const std::size_t offset = rule == grammar::kNoRule ? 0 : tree.rules[rule].nameRange.offset;
    const auto line = 1 + std::ranges::count(grammar.substr(0, offset), '\n');
    return {QString::number(line), message(limitFinding(hit))};
}

} // namespace nidus::findings
