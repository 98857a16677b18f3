// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/abnfparser.h"

#include "core/base/charset.h"
#include "core/grammar/text/corerules.h"
#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

class Parser
{
public:
    Parser(std::string_view text, AbnfMode mode, FindingSink& findings, GrammarTree& tree)
        : m_tokens(lexAbnf(text, mode, findings)),
          m_isLenient(mode == AbnfMode::Lenient),
          m_findings(findings),
          m_tree(tree)
    {}

    void run(RuleOrigin origin);

private:
    [[nodiscard]] const AbnfToken& token() const { return m_tokens[m_at]; }
    [[nodiscard]] bool isDefinition(std::size_t index) const;
    /// Whether the rule being read ends before the current token.
    [[nodiscard]] bool isRuleEnd() const;
    [[nodiscard]] bool beginsElement() const;
    void error(GrammarCode code, base::TextRange range, std::vector<std::string> arguments = {},
               std::vector<GrammarEdit> repair = {});
    void habit(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair);
    /// Consumes the current token and reports anything odd about its position.
    const AbnfToken& take();

    void stray();
    void rule(RuleOrigin origin);
    void define(const AbnfToken& name, bool isIncrement, NodeId body, RuleOrigin origin);
    void extend(const AbnfToken& name, NodeId body);
    NodeId alternation(int depth);
    NodeId concatenation(int depth);
    void reportEmpty(int depth, const AbnfToken* slash);
    NodeId repetition(int depth);
    NodeId element(int depth);
    NodeId group(int depth);
    NodeId prose(const AbnfToken& prose);
    NodeId reference(std::string name, base::TextRange place);
    NodeId emptyNode(base::TextRange place) { return m_tree.add({.place = place}); }

    std::vector<AbnfToken> m_tokens;
    bool m_isLenient;
    FindingSink& m_findings;
    GrammarTree& m_tree;
    std::size_t m_at = 0;
    std::size_t m_baseIndent = 0;
    bool m_hasRule = false;
    bool m_isBroken = false; ///< the rule being read
    base::TextRange m_ruleName;
};

bool Parser::isDefinition(std::size_t index) const
{
    if (index + 1 >= m_tokens.size())
        return false;
    const AbnfTokenKind kind = m_tokens[index].kind;
    const AbnfTokenKind next = m_tokens[index + 1].kind;
    const bool isName =
        kind == AbnfTokenKind::Name || (kind == AbnfTokenKind::Prose && isRuleName(m_tokens[index].text));
    return isName && (next == AbnfTokenKind::Defines || next == AbnfTokenKind::Increments);
}

bool Parser::isRuleEnd() const
{
    if (token().kind == AbnfTokenKind::End || isDefinition(m_at))
        return true;
    // A name at the margin is a malformed definition; anything else there can only continue the rule.
    return token().isFirstOnLine && token().indent <= m_baseIndent && token().kind == AbnfTokenKind::Name;
}

bool Parser::beginsElement() const
{
    switch (token().kind) {
    case AbnfTokenKind::Name:
    case AbnfTokenKind::OpenGroup:
    case AbnfTokenKind::OpenOption:
    case AbnfTokenKind::String:
    case AbnfTokenKind::Number:
    case AbnfTokenKind::Prose: return !isRuleEnd();
    case AbnfTokenKind::Defines:
    case AbnfTokenKind::Increments:
    case AbnfTokenKind::Slash:
    case AbnfTokenKind::CloseGroup:
    case AbnfTokenKind::CloseOption:
    case AbnfTokenKind::Repeat:
    case AbnfTokenKind::Bad:
    case AbnfTokenKind::End: return false;
    }
    return false;
}

void Parser::error(GrammarCode code, base::TextRange range, std::vector<std::string> arguments,
                   std::vector<GrammarEdit> repair)
{
    m_isBroken = true;
    m_findings.report(code, GrammarSeverity::Error, range, std::move(arguments), std::move(repair));
}

void Parser::habit(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair)
{
    if (!m_isLenient)
        m_isBroken = true;
    m_findings.report(code, m_isLenient ? GrammarSeverity::Warning : GrammarSeverity::Error, range, {},
                      std::move(repair));
}

const AbnfToken& Parser::take()
{
    const AbnfToken& taken = token();
    m_isBroken = m_isBroken || taken.isBroken;
    const base::TextRange before{taken.range.offset, 0};
    if (taken.isFirstOnLine && taken.indent <= m_baseIndent)
        habit(GrammarCode::UnindentedContinuation, taken.range, {{before, " "}});
    else if (taken.hasEmptyLineBefore && !m_isLenient)
        error(GrammarCode::BlankLine, taken.range);
    ++m_at;
    return taken;
}

void Parser::run(RuleOrigin origin)
{
    while (token().kind != AbnfTokenKind::End) {
        if (m_tree.rules.size() >= kMaxGrammarRules) {
            error(GrammarCode::TooManyRules, token().range);
            return;
        }
        if (isDefinition(m_at))
            rule(origin);
        else
            stray();
    }
}

/// Reports once what is in place of a definition, then skips to the next definition.
void Parser::stray()
{
    const AbnfToken& first = token();
    if (first.kind == AbnfTokenKind::Name) {
        const base::TextRange line{first.range.offset, 0};
        error(GrammarCode::DefinitionExpected, {first.range.offset + first.range.length, 0}, {first.text},
              m_hasRule ? std::vector<GrammarEdit>{{line, " "}} : std::vector<GrammarEdit>{});
    } else {
        error(GrammarCode::ElementExpected, first.range);
    }
    do
        ++m_at;
    while (token().kind != AbnfTokenKind::End && !isDefinition(m_at));
}

// rule = rulename defined-as elements c-nl
void Parser::rule(RuleOrigin origin)
{
    const AbnfToken& name = token();
    m_isBroken = name.isBroken;
    m_ruleName = name.range;
    if (!m_hasRule)
        m_baseIndent = name.indent;
    m_hasRule = true;
    if (!name.isFirstOnLine)
        habit(GrammarCode::IndentedDefinition, name.range, {{{name.range.offset, 0}, "\n"}});
    else if (name.indent > m_baseIndent)
        habit(GrammarCode::IndentedDefinition, name.range,
              {{{name.range.offset - name.indent + m_baseIndent, name.indent - m_baseIndent}, ""}});
    if (name.kind == AbnfTokenKind::Prose)
        habit(GrammarCode::AngleDefinition, name.range, {{name.range, name.text}});
    ++m_at;
    m_isBroken = m_isBroken || token().isBroken;
    const bool isIncrement = token().kind == AbnfTokenKind::Increments;
    ++m_at;
    const NodeId body = alternation(0);
    define(name, isIncrement, body, origin);
}

void Parser::define(const AbnfToken& name, bool isIncrement, NodeId body, RuleOrigin origin)
{
    const RuleId known = m_tree.find(name.text);
    if (known != kNoRule && isIncrement)
        return extend(name, body);
    if (known != kNoRule) {
        m_tree.rules[known].isBroken = true;
        return error(GrammarCode::DuplicateRule, name.range, {name.text});
    }
    if (isIncrement) {
        const std::string_view core = coreRuleDefinition(name.text);
        m_findings.report(core.empty() ? GrammarCode::IncrementalNew : GrammarCode::IncrementalCore,
                          GrammarSeverity::Warning, name.range, {name.text});
        if (!core.empty()) {
            addDefinition(m_tree, core, RuleOrigin::Own);
            m_tree.rules.back().nameRange = name.range;
            m_tree.rules.back().isIncrement = true;
            return extend(name, body);
        }
    }
    m_tree.addRule({name.text, body, name.range, origin, m_isBroken, isIncrement});
}

void Parser::extend(const AbnfToken& name, NodeId body)
{
    GrammarRule& rule = m_tree.rules[m_tree.find(name.text)];
    rule.isBroken = rule.isBroken || m_isBroken;
    // Increments widen one alternation instead of nesting.
    if (m_tree.node(rule.body).kind == NodeKind::Alternation) {
        m_tree.nodes[rule.body].children.push_back(body);
        return;
    }
    Node both{.kind = NodeKind::Alternation, .place = m_tree.node(body).place};
    both.children = {rule.body, body};
    rule.body = m_tree.add(std::move(both));
}

// alternation = concatenation *(*c-wsp "/" *c-wsp concatenation)
NodeId Parser::alternation(int depth)
{
    Node node{.kind = NodeKind::Alternation, .place = token().range};
    const AbnfToken* slash = nullptr;
    for (;;) {
        const NodeId branch = concatenation(depth);
        if (branch == kNoNode)
            reportEmpty(depth, slash);
        else
            node.children.push_back(branch);
        if (isRuleEnd() || token().kind != AbnfTokenKind::Slash)
            break;
        slash = &take();
    }
    if (node.children.empty())
        return emptyNode(node.place);
    if (node.children.size() == 1)
        return node.children[0];
    return m_tree.add(std::move(node));
}

void Parser::reportEmpty(int depth, const AbnfToken* slash)
{
    if (slash != nullptr)
        error(GrammarCode::ElementExpected, slash->range);
    else if (isRuleEnd())
        error(GrammarCode::EmptyRule, m_ruleName);
    else if (token().kind == AbnfTokenKind::Slash || depth == 0)
        error(GrammarCode::ElementExpected, token().range);
    else
        error(GrammarCode::EmptyGroup, token().range);
}

// concatenation = repetition *(1*c-wsp repetition)
NodeId Parser::concatenation(int depth)
{
    Node node{.kind = NodeKind::Concatenation, .place = token().range};
    bool isEmpty = true;
    while (!isRuleEnd() && token().kind != AbnfTokenKind::Slash) {
        const AbnfToken& next = token();
        const bool isClosing =
            next.kind == AbnfTokenKind::CloseGroup || next.kind == AbnfTokenKind::CloseOption;
        if (isClosing && depth > 0)
            break;
        if (isClosing) {
            error(GrammarCode::ExtraClosing, next.range, {}, {{next.range, ""}});
            ++m_at;
            continue;
        }
        isEmpty = false;
        if (next.kind != AbnfTokenKind::Repeat && !beginsElement()) {
            error(GrammarCode::ElementExpected, next.range);
            ++m_at;
            continue;
        }
        if (!node.children.empty() && !next.hasSpaceBefore)
            habit(GrammarCode::MissingSpace, next.range, {{{next.range.offset, 0}, " "}});
        node.children.push_back(repetition(depth));
    }
    if (isEmpty)
        return kNoNode;
    if (node.children.size() == 1)
        return node.children[0];
    return m_tree.add(std::move(node));
}

// repetition = [repeat] element
NodeId Parser::repetition(int depth)
{
    if (token().kind != AbnfTokenKind::Repeat)
        return element(depth);
    const AbnfToken& repeat = take();
    const std::size_t end = repeat.range.offset + repeat.range.length;
    const AbnfToken& next = token();
    // "1* x" can only mean one thing; in "2 x" the digit may be missing its quotes.
    if (!beginsElement() || (next.hasSpaceBefore && !repeat.isStar)) {
        error(GrammarCode::RepeatWithoutElement, {end, 0});
        return beginsElement() ? element(depth) : emptyNode(repeat.range);
    }
    if (next.hasSpaceBefore) {
        const base::TextRange gap{end, next.range.offset - end};
        habit(GrammarCode::RepeatSpace, gap, {{gap, ""}});
    }
    Node node{
        .kind = NodeKind::Repetition, .place = repeat.range, .least = repeat.least, .most = repeat.most};
    node.children = {element(depth)};
    return m_tree.add(std::move(node));
}

// element = rulename / group / option / char-val / num-val / prose-val
NodeId Parser::element(int depth)
{
    if (token().kind == AbnfTokenKind::OpenGroup || token().kind == AbnfTokenKind::OpenOption)
        return group(depth);
    const AbnfToken& taken = take();
    if (taken.kind == AbnfTokenKind::Name)
        return reference(taken.text, taken.range);
    if (taken.kind == AbnfTokenKind::Prose)
        return prose(taken);
    const bool isNumber = taken.kind == AbnfTokenKind::Number;
    Node node{.kind = NodeKind::Literal, .place = taken.range};
    node.isNumeric = isNumber;
    node.isCaseSensitive = isNumber || taken.isCaseSensitive;
    if (isNumber && !taken.values.empty()) {
        node.kind = NodeKind::CharClass;
        node.ranges = taken.values;
        node.isUtf8 = taken.values[0].greatest > 0xFF;
    } else {
        node.text = taken.text;
    }
    return m_tree.add(std::move(node));
}

// group = "(" *c-wsp alternation *c-wsp ")", option = "[" *c-wsp alternation *c-wsp "]"
NodeId Parser::group(int depth)
{
    const AbnfToken& open = take();
    const bool isOption = open.kind == AbnfTokenKind::OpenOption;
    if (depth >= kMaxNesting) {
        error(GrammarCode::NestedTooDeep, open.range);
        for (std::size_t level = 1; level > 0 && !isRuleEnd(); ++m_at) {
            const AbnfTokenKind kind = token().kind;
            level += kind == AbnfTokenKind::OpenGroup || kind == AbnfTokenKind::OpenOption ? 1U : 0U;
            level -= kind == AbnfTokenKind::CloseGroup || kind == AbnfTokenKind::CloseOption ? 1U : 0U;
        }
        return emptyNode(open.range);
    }
    const NodeId inner = alternation(depth + 1);
    if (!isRuleEnd() && token().kind == (isOption ? AbnfTokenKind::CloseOption : AbnfTokenKind::CloseGroup)) {
        take();
    } else {
        const base::TextRange last = m_tokens[m_at - 1].range;
        error(GrammarCode::GroupUnclosed, open.range, {},
              {{{last.offset + last.length, 0}, isOption ? "]" : ")"}});
    }
    if (!isOption)
        return inner;
    Node node{.kind = NodeKind::Repetition, .isOptional = true, .place = open.range, .least = 0, .most = 1};
    node.children = {inner};
    return m_tree.add(std::move(node));
}

NodeId Parser::prose(const AbnfToken& prose)
{
    // RFC 5234 section 2.1: a rule's name may be in angle brackets, as "URN chars" is in RFC 2141.
    if (prose.isBroken)
        return emptyNode(prose.range);
    if (isRuleName(prose.text))
        return reference(prose.text, prose.range);
    if (asciiLowered(prose.text) == "urn chars")
        return reference("URN-chars", prose.range);
    error(GrammarCode::ProseValue, prose.range, {prose.text});
    return m_tree.add({.place = prose.range, .text = '<' + prose.text + '>'});
}

NodeId Parser::reference(std::string name, base::TextRange place)
{
    Node node{.kind = NodeKind::Reference, .place = place};
    node.text = std::move(name);
    return m_tree.add(std::move(node));
}

} // namespace

GrammarTree parseAbnf(std::string_view text, AbnfMode mode, FindingSink& findings)
{
    GrammarTree tree;
    if (text.size() > kMaxGrammarBytes) {
        findings.report(GrammarCode::TextTooLong, GrammarSeverity::Error, {kMaxGrammarBytes, 0});
        return tree;
    }
    Parser(text, mode, findings, tree).run(RuleOrigin::Own);
    return tree;
}

void addDefinition(GrammarTree& tree, std::string_view definition, RuleOrigin origin)
{
    FindingSink ignored(definition);
    Parser(definition, AbnfMode::Strict, ignored, tree).run(origin);
}

bool isRuleName(std::string_view text)
{
    const auto isInner = [](char c) { return base::kAlphanum.contains(c) || c == '-'; };
    return !text.empty() && base::kAlpha.contains(text[0]) && std::ranges::all_of(text, isInner);
}

} // namespace nidus::grammar
