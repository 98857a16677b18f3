// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/listsyntax.h"

#include "core/check/markedrule.h"
#include "core/check/rulenames.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/grammar/automaton/relation.h"
#include "core/subregistry/urnpattern.h"

#include <QMap>
#include <algorithm>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using findings::Finding;
using subregistry::Definition;

namespace {

constexpr qsizetype kNamedValues = 3; ///< in a sentence

/// Whether the grammar has rules that a list can name.
bool hasNamedRules(const check::RuleSource& source)
{
    return source.notation == grammar::GrammarNotation::Abnf;
}

/// Writes the pattern of URNs of a list as a rule of ABNF.
class PatternWriter
{
public:
    PatternWriter(const Definition& definition, bool hasRules)
        : m_definition(definition), m_hasRules(hasRules)
    {}

    /// Returns the elements for a pattern, with spaces between them.
    QString elements(const QString& pattern)
    {
        for (qsizetype at = 0; at < pattern.size();) {
            const qsizetype end = pattern[at] == u'{' ? pattern.indexOf(u'}', at) : -1;
            const QString name = end < 0 ? QString() : pattern.sliced(at + 1, end - at - 1);
            at = addPlace(name) ? end + 1 : addCharacter(pattern, at);
        }
        return m_elements.join(u' ');
    }

private:
    qsizetype addCharacter(const QString& pattern, qsizetype at)
    {
        const qsizetype size = pattern[at].isHighSurrogate() && at + 1 < pattern.size() ? 2 : 1;
        QStringList bytes;
        for (const char byte : pattern.sliced(at, size).toUtf8())
            bytes.append(QString::number(static_cast<unsigned char>(byte), 16));
        m_elements.append(u"%x"_s + bytes.join(u'.'));
        return at + size;
    }
    /// Adds a place for a value, a part of it, or a label; returns whether the name is one of these.
    bool addPlace(const QString& name)
    {
        const qsizetype part = m_definition.key.indexOf(name);
        if (name == "label"_L1)
            addOptional(ruleOr(m_definition.labelRule, kAny));
        else if (part > 0)
            addOptional(ruleOr(m_definition.rules.value(part), kAny));
        else if (part == 0 || (name == "value"_L1 && m_definition.key.size() < 2))
            m_elements.append(ruleOr(m_definition.rules.value(0), kindOfValue()));
        else if (name == "value"_L1)
            m_elements.append(kAny);
        else
            return false;
        return true;
    }
    /// Adds a place that is left out with the character before it if it is empty.
    void addOptional(const QString& element)
    {
        const QString before = m_elements.isEmpty() ? QString() : m_elements.takeLast();
        m_elements.append(u'[' + before + u' ' + element + u']');
    }
    [[nodiscard]] QString ruleOr(const QString& rule, const QString& element) const
    {
        return m_hasRules && !rule.isEmpty() ? rule : element;
    }
    [[nodiscard]] QString kindOfValue() const
    {
        switch (m_definition.kind) {
        case subregistry::ValueKind::Words: break;
        case subregistry::ValueKind::Decimal: return u"1*%x30-39"_s;
        case subregistry::ValueKind::Hexadecimal: return u"1*(%x30-39 / %x41-46 / %x61-66 / %x58 / %x78)"_s;
        }
        return kAny;
    }

    static inline const QString kAny = u"1*%x00-FF"_s;
    const Definition& m_definition;
    bool m_hasRules;
    QStringList m_elements;
};

/// Returns the indentation of the rules of a grammar, which is that of the first one.
QString indentationOf(const QString& text)
{
    qsizetype first = 0;
    while (first < text.size() && text[first].isSpace())
        ++first;
    return text.first(first).section(u'\n', -1);
}

/// Returns the grammar of a pattern of URNs. Places of values have their rules in the grammar of the
/// namespace.
check::RuleSource patternSource(const Definition& definition, const QString& pattern,
                                const check::RuleSource& own)
{
    const bool hasRules = hasNamedRules(own);
    const QString text = hasRules ? QString::fromStdString(own.text) : QString();
    const QString indentation = indentationOf(text);
    const QString rule = u"nidus-urn-of-list = "_s + PatternWriter(definition, hasRules).elements(pattern);
    return {.scope = check::NameScope::Urn,
            .start = "nidus-urn-of-list",
            .text = (indentation + rule + u'\n' + text).toStdString()};
}

/// Returns a name of the namespace with a text of a rule in it; empty if there is none.
std::string nameWith(const QString& rule, const std::string& nid, const check::NamespaceRule& grammar)
{
    constexpr std::string_view kMark = "~~~~"; // an additional text of the rule
    const check::RuleSource& own = grammar.source();
    const auto texts = ruleTexts(grammar, rule.toStdString());
    if (!hasNamedRules(own) || !texts)
        return {};
    const auto value = grammar::relate(*texts, *texts);
    const QString indentation = indentationOf(QString::fromStdString(own.text));
    check::RuleSource marked = own;
    marked.text += (u'\n' + indentation + rule + u" =/ \"~~~~\"\n"_s).toStdString();
    const auto names = check::namesAutomaton(nid, check::NamespaceRule(marked));
    const auto withMark = check::namesAutomaton(
        nid, check::NamespaceRule({.scope = check::NameScope::Urn,
                                   .start = "nidus-marked",
                                   .text = "nidus-marked = 1*%x00-FF \"~~~~\" *%x00-FF\n"}));
    const auto compared = names && withMark ? grammar::relate(*names, *withMark)
                                            : std::expected<grammar::LanguageComparison, grammar::LimitHit>();
    if (!value || !value->inBoth || !compared || !compared->inBoth)
        return {};
    std::string name = *compared->inBoth;
    return name.replace(name.find(kMark), kMark.size(), *value->inBoth);
}

/// Returns how many values have findings, and the first of them, by rule.
QString countsText(const QList<Finding>& found)
{
    QMap<QString, QStringList> byRule; // of URNs, the rule is empty
    for (const Finding& each : found)
        byRule[each.id == findings::kSubregistryUrnSyntax ? QString() : each.arguments[1]].append(
            each.arguments[0]);
    QStringList sentences;
    for (const auto& [rule, values] : byRule.asKeyValueRange()) {
        const QString named = values.first(std::min(kNamedValues, values.size())).join(", "_L1);
        const int count = static_cast<int>(values.size());
        sentences.append(rule.isEmpty() ? findings::oddUrnsText(named, count)
                                        : findings::oddValuesText(rule, named, count));
    }
    return sentences.join(u' ');
}

} // namespace

std::optional<grammar::Dfa> ruleTexts(const check::NamespaceRule& rule, const std::string& name)
{
    check::RuleSource source = rule.source();
    source.start = name;
    source.scope = check::NameScope::Nss;
    auto texts = check::namesAutomaton({}, check::NamespaceRule(source));
    return texts ? std::optional(*std::move(texts)) : std::nullopt;
}

ListSyntax::ListSyntax(const Definition& definition, std::shared_ptr<const check::LazyRule> rule)
    : m_definition(definition), m_rule(std::move(rule))
{
    if (m_rule)
        m_urns.emplace(check::entryChecker(
            {.nid = definition.nid.toLower().toStdString(), .rules = {{.version = 0, .rule = m_rule}}}));
}

const std::vector<std::optional<grammar::Dfa>>& ListSyntax::texts() const
{
    std::call_once(m_compiled, [this] {
        for (const QString& name : m_definition.rules)
            m_texts.push_back(ruleTexts(m_rule->get(), name.toStdString()));
    });
    return m_texts;
}

std::optional<Finding> ListSyntax::findingAbout(const subregistry::Subregistry& list,
                                                const subregistry::Block& block) const
{
    if (!m_rule)
        return std::nullopt;
    QList<subregistry::Block> ends{{block.first, block.first, block.text}};
    if (block.size() > 1)
        ends.append({block.last, block.last, block.text});
    for (const subregistry::Block& end : std::as_const(ends)) {
        const QStringList parts = subregistry::partsOf(list.firstText(end));
        for (std::size_t i = 0; i < texts().size(); ++i) {
            const QString part = parts.value(qsizetype(i));
            if (texts()[i] && !part.isEmpty() && !texts()[i]->accepts(part.toStdString()))
                return findings::makeFinding(findings::kSubregistryValueSyntax, {},
                                             {part, m_definition.rules[qsizetype(i)]});
        }
        const QString urn = subregistry::urnOf(list, end);
        const std::string bytes = urn.toStdString();
        const check::CheckOutcome outcome = urn.isEmpty() ? check::CheckOutcome() : m_urns->check(bytes);
        if (outcome.verdict == check::Verdict::Invalid)
            return findings::makeFinding(
                findings::kSubregistryUrnSyntax, {},
                {urn, findings::message(findings::checkFindings(outcome, bytes, *m_urns).constFirst())});
    }
    return std::nullopt;
}

QList<Finding> ListSyntax::labelFindings(const QList<subregistry::Range>& ranges) const
{
    if (!m_rule || m_definition.labelRule.isEmpty())
        return {};
    const auto texts = ruleTexts(m_rule->get(), m_definition.labelRule.toStdString());
    QList<Finding> found;
    for (const subregistry::Range& range : ranges) {
        if (texts && !range.label.isEmpty() && !texts->accepts(range.label.toStdString()))
            found.append(findings::makeFinding(findings::kSubregistryValueSyntax, {},
                                               {range.label, m_definition.labelRule}));
    }
    return found;
}

std::optional<Finding> ListSyntax::patternFinding() const
{
    if (!m_rule || m_definition.urn.isEmpty())
        return std::nullopt;
    const std::string nid = m_definition.nid.toLower().toStdString();
    const auto names = check::namesAutomaton(nid, m_rule->get());
    if (!names)
        return std::nullopt;
    const QString prefix = u"urn:%1:"_s.arg(m_definition.nid.toLower());
    const bool isOwn = m_definition.urn.startsWith(prefix, Qt::CaseInsensitive);
    grammar::Dfa pattern = *names; // of another namespace: only for the example
    if (isOwn) {
        const QString lowered = prefix + m_definition.urn.sliced(prefix.size());
        auto own = check::namesAutomaton(
            nid, check::NamespaceRule(patternSource(m_definition, lowered, m_rule->source())));
        if (!own)
            return std::nullopt;
        pattern = *std::move(own);
    }
    const auto compared = grammar::relate(pattern, *names);
    if (!compared || (isOwn && compared->inBoth))
        return std::nullopt;
    const std::string named = m_definition.rules.size() == 1
                                  ? nameWith(m_definition.rules.first(), nid, m_rule->get())
                                  : std::string();
    const QString example = QString::fromStdString(
        named.empty() ? (isOwn ? compared->onlyInSecond : compared->inBoth).value_or(std::string()) : named);
    return findings::makeFinding(findings::kSubregistryPatternSyntax, {},
                                 {m_definition.urn, m_definition.nid, prefix + example});
}

QString ListSyntax::bypassNotice() const
{
    if (!m_rule || m_definition.rules.isEmpty())
        return {};
    const check::MarkedRule marked(m_rule->get(), std::vector{m_definition.rules.first().toStdString()});
    const auto name =
        marked.limit().limit == grammar::GrammarLimit::None ? marked.nameWithAndWithout() : std::nullopt;
    if (!name)
        return {};
    const bool isWhole = m_rule->source().scope == check::NameScope::Urn;
    const QString prefix = isWhole ? QString() : u"urn:%1:"_s.arg(m_definition.nid.toLower());
    return findings::bypassedRuleText(m_definition.rules.first(), prefix + QString::fromStdString(*name));
}

QString ListSyntax::noticeAbout(const subregistry::Subregistry& list,
                                const QList<subregistry::Entry>& entries) const
{
    QList<Finding> found;
    for (const subregistry::Entry& entry : entries) {
        if (const auto odd =
                subregistry::isHeld(entry.state) ? findingAbout(list, entry.block) : std::nullopt)
            found.append(*odd);
    }
    return entries.size() == 1 && !found.isEmpty() ? findings::message(found.first()) : countsText(found);
}

QString ListSyntax::noticeAbout(const subregistry::Subregistry& list) const
{
    const auto pattern = patternFinding();
    QList<Finding> found;
    for (const subregistry::Entry& entry : list.rows()) {
        const auto odd = subregistry::isHeld(entry.state) ? findingAbout(list, entry.block) : std::nullopt;
        if (odd && !(pattern && odd->id == findings::kSubregistryUrnSyntax)) // else every URN
            found.append(*odd);
    }
    QStringList sentences{bypassNotice(), pattern ? findings::message(*pattern) : QString(),
                          countsText(found)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace nidus::workflow
