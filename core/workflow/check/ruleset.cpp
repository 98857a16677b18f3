// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/check/ruleset.h"

#include "core/builtin/rulereader.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/lint/rulesource.h"
#include "core/urn/nid.h"

#include <QStringList>
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

std::unexpected<base::Error> ruleFileError(const QString& name, qsizetype line, const QString& what)
{
    return std::unexpected(
        base::Error{base::kBadFormat, name.toStdString(), std::to_string(line) + ": " + what.toStdString()});
}

/// The value after "; key: "; absent if the line has another key.
std::optional<QString> valueOf(const QString& line, QLatin1StringView key)
{
    const QString start = "; "_L1 + key + ": "_L1;
    return line.startsWith(start) ? std::optional(line.sliced(start.size()).trimmed()) : std::nullopt;
}

bool beginsRule(const QString& line) { return valueOf(line, "nid"_L1).has_value(); }

/// The error in the grammar of a rule; the line number is relative to the grammar.
std::optional<std::pair<qsizetype, QString>> faultOf(const check::NamespaceRule& rule)
{
    for (const grammar::GrammarFinding& found : rule.matcher().grammar().findings()) {
        if (found.severity == grammar::GrammarSeverity::Error)
            return std::pair(qsizetype(found.line),
                             findings::message(findings::grammarFinding(found, rule.source().text)));
    }
    const grammar::LimitHit& limit = rule.matcher().limit();
    if (limit.limit == grammar::GrammarLimit::None)
        return std::nullopt;
    return std::pair(qsizetype(1), findings::message(findings::limitFinding(limit)));
}

/// One rule: its header, a blank line and its grammar. Line numbers are those of the rule set.
base::Result<RuleSet::Rule> readOne(const QString& name, const QStringList& lines, qsizetype firstLine,
                                    const QString& profile)
{
    const auto read = builtin::readRule(name, (lines.join(u'\n') + u'\n').toUtf8(), builtin::RuleOf::RuleSet);
    if (!read) {
        const QString detail = QString::fromStdString(read.error().detail);
        return ruleFileError(name, firstLine + detail.section(u": "_s, 0, 0).toLongLong() - 1,
                             detail.section(u": "_s, 1));
    }
    if (!read->prefix.isEmpty() && read->rule.scope != registration::RuleScope::Nss)
        return ruleFileError(name, firstLine, u"a prefix requires the scope nss"_s);
    auto rule = std::make_shared<const check::LazyRule>(lint::ruleSource(read->rule));
    if (const auto fault = faultOf(rule->get()))
        return ruleFileError(name, firstLine + lines.indexOf(QString()) + fault->first, fault->second);
    return RuleSet::Rule{.nid = urn::lowerNid(read->nid.toStdString()),
                         .rule = {.profile = profile.toStdString(),
                                  .prefix = read->prefix.toStdString(),
                                  .rule = std::move(rule)}};
}

base::Result<RuleSet> readLines(const QString& name, const QStringList& lines)
{
    const auto first = std::ranges::find_if(lines, beginsRule);
    RuleSet profile;
    for (auto line = lines.cbegin(); line != first; ++line) {
        if (const std::optional<QString> value = valueOf(*line, "profile"_L1))
            profile.name = *value;
        else if (const std::optional<QString> source = valueOf(*line, "source"_L1))
            profile.source = *source;
        else if (!line->isEmpty() && !line->startsWith(u';'))
            return ruleFileError(name, line - lines.cbegin() + 1,
                                 u"a grammar without \"; nid: \" before it"_s);
    }
    if (profile.name.isEmpty())
        return ruleFileError(name, 1, u"no line \"; profile: \" with the name of the rule set"_s);
    if (first == lines.cend())
        return ruleFileError(name, 1, u"no rule: no line begins with \"; nid: \""_s);
    for (auto start = first; start != lines.cend();) {
        const auto end = std::find_if(start + 1, lines.cend(), beginsRule);
        base::Result<RuleSet::Rule> rule =
            readOne(name, QStringList(start, end), start - lines.cbegin() + 1, profile.name);
        if (!rule)
            return std::unexpected(rule.error());
        const bool isKnown = std::ranges::any_of(profile.rules, [&rule](const RuleSet::Rule& known) {
            return known.nid == rule->nid && base::equalIgnoringCase(known.rule.prefix, rule->rule.prefix);
        });
        if (isKnown)
            return ruleFileError(name, start - lines.cbegin() + 1, u"a second rule for these names"_s);
        profile.rules.push_back(std::move(*rule));
        start = end;
    }
    return profile;
}

} // namespace

base::Result<RuleSet> readRuleSet(const QString& name, const QByteArray& bytes)
{
    QString text = QString::fromUtf8(bytes);
    text.replace("\r\n"_L1, "\n"_L1);
    const QStringList lines = text.split(u'\n');
    base::Result<RuleSet> read = readLines(name, lines);
    if (!read && !lines.constLast().isEmpty())
        read.error().detail += " (the file ends in the middle of line " + std::to_string(lines.size()) + ')';
    return read;
}

std::shared_ptr<const check::NamespaceTable> withRuleSet(const check::NamespaceTable& registered,
                                                         const RuleSet& profile)
{
    std::vector<check::NamespaceEntry> entries = registered.entries();
    for (const RuleSet::Rule& one : profile.rules) {
        auto entry = std::ranges::find_if(entries, [&one](const check::NamespaceEntry& known) {
            return base::equalIgnoringCase(known.nid, one.nid);
        });
        if (entry == entries.end())
            entry = entries.insert(entry, {.nid = one.nid, .isRegistered = false});
        entry->profileRules.push_back(one.rule);
    }
    for (check::NamespaceEntry& entry : entries) {
        std::ranges::stable_sort(entry.profileRules, std::greater(),
                                 [](const check::RuleSetRule& rule) { return rule.prefix.size(); });
    }
    return std::make_shared<const check::NamespaceTable>(std::move(entries));
}

} // namespace nidus::workflow
