// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/diagramitem.h"

#include "core/grammar/earley/explain.h"
#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <string>
#include <utility>

namespace nidus::grammar {

namespace {

/// The least width for wrapping, however deep the nesting.
constexpr double kLeastWidth = 200;

bool isSkip(const DiagramItem& item) { return item.kind == DiagramItemKind::Skip; }

/// Returns the first characters of UTF-8 text, with an ellipsis if there are more.
std::string shortened(const std::string& text, std::size_t length)
{
    const auto isLead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    if (static_cast<std::size_t>(std::ranges::count_if(text, isLead)) <= length)
        return text;
    std::size_t leads = 0;
    const auto end = std::ranges::find_if(text, [&](char c) { return isLead(c) && ++leads == length; });
    return std::string(text.begin(), end) + "\u2026";
}

std::string countText(std::uint32_t least, std::uint32_t most)
{
    if (least == most)
        return std::to_string(most) + "\u00D7";
    const std::string from = std::to_string(std::max(least, 1U)) + "..";
    return from + (most == kUnbounded ? "\u221E" : std::to_string(most));
}

/// I-Regexp has one literal per character; adjacent ones are shown as one.
bool continues(const Node& literal, const Node& next)
{
    return next.kind == NodeKind::Literal && !literal.isNumeric && !next.isNumeric &&
           literal.isCaseSensitive == next.isCaseSensitive &&
           literal.place.offset + literal.place.length == next.place.offset;
}

class Builder
{
public:
    Builder(const GrammarTree& tree, const DiagramTextMeasure& measure, const DiagramStyle& style)
        : m_tree(tree), m_measure(measure), m_style(style)
    {}

    DiagramItem item(NodeId id, double room) const;

private:
    DiagramItem box(DiagramBox box) const;
    DiagramItem sequence(const Node& node, double room) const;
    DiagramItem row(std::vector<DiagramItem> items) const;
    DiagramItem choice(const Node& node, double room) const;
    DiagramItem stack(std::vector<DiagramItem> items) const;
    DiagramItem columns(const std::vector<DiagramItem>& items, double room) const;
    DiagramItem columns(const std::vector<DiagramItem>& items, std::size_t count) const;
    DiagramItem optional(DiagramItem inner) const;
    DiagramItem repetition(const Node& node, double room) const;
    void addParts(const Node& node, double room, std::vector<DiagramItem>& parts) const;
    DiagramItem terminal(const Node& node) const;

    const GrammarTree& m_tree;
    const DiagramTextMeasure& m_measure;
    const DiagramStyle& m_style;
    mutable std::size_t m_left = kMaxDiagramParts;
};

DiagramItem Builder::box(DiagramBox box) const
{
    const DiagramSize text = m_measure(box.text, box.kind);
    const bool hasOutline = box.kind != DiagramBoxKind::Label;
    box.rect.width = text.width + (hasOutline ? 2 * m_style.paddingX : 0);
    box.rect.height = text.height + (hasOutline ? 2 * m_style.paddingY : 0);
    return {.kind = DiagramItemKind::Box,
            .width = box.rect.width,
            .up = box.rect.height / 2,
            .down = box.rect.height / 2,
            .box = std::move(box)};
}

DiagramItem Builder::item(NodeId id, double room) const
{
    const Node& node = m_tree.node(id);
    switch (node.kind) {
    case NodeKind::Alternation: return choice(node, room);
    case NodeKind::Concatenation:
        if (!node.text.empty())
            return box({.kind = DiagramBoxKind::Prose,
                        .text = shortened(node.text, m_style.maxTextLength),
                        .place = node.place});
        return sequence(node, room);
    case NodeKind::Repetition: return repetition(node, room);
    case NodeKind::Literal:
    case NodeKind::CharClass: return terminal(node);
    case NodeKind::Reference:
        return box({.kind = DiagramBoxKind::Reference,
                    .text = shortened(node.text, m_style.maxTextLength),
                    .rule = node.rule,
                    .place = node.place});
    }
    return {};
}

/// Adds the children of a Concatenation or Alternation, with nested ones of the same kind flattened.
void Builder::addParts(const Node& node, double room, std::vector<DiagramItem>& parts) const
{
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        if (m_left == 0) {
            parts.push_back(box({.kind = DiagramBoxKind::Prose, .text = "\u2026", .place = node.place}));
            return;
        }
        --m_left;
        const Node& child = m_tree.node(node.children[i]);
        if (child.kind == node.kind && !child.children.empty()) {
            addParts(child, room, parts);
            continue;
        }
        if (child.kind != NodeKind::Literal || node.kind != NodeKind::Concatenation) {
            parts.push_back(item(node.children[i], room));
            continue;
        }
        Node literal = child;
        while (i + 1 < node.children.size() && continues(literal, m_tree.node(node.children[i + 1]))) {
            const Node& next = m_tree.node(node.children[++i]);
            literal.text += next.text;
            literal.place.length += next.place.length;
        }
        parts.push_back(terminal(literal));
    }
}

DiagramItem Builder::terminal(const Node& node) const
{
    if (node.kind == NodeKind::Literal && node.text.empty())
        return {};
    return box({.text = shortened(itemText(m_tree, node, 0), m_style.maxTextLength), .place = node.place});
}

DiagramItem Builder::sequence(const Node& node, double room) const
{
    std::vector<DiagramItem> parts;
    addParts(node, room, parts);
    std::erase_if(parts, isSkip);
    DiagramItem rows{.kind = DiagramItemKind::Rows};
    std::vector<DiagramItem> open;
    double width = 0;
    for (DiagramItem& part : parts) {
        if (!open.empty() && width + m_style.gap + part.width > room) {
            rows.children.push_back(row(std::exchange(open, {})));
            width = 0;
        }
        width += part.width + (open.empty() ? 0 : m_style.gap);
        open.push_back(std::move(part));
    }
    if (open.empty())
        return {};
    rows.children.push_back(row(std::move(open)));
    if (rows.children.size() == 1)
        return std::move(rows.children[0]);
    rows.up = rows.children.front().up;
    rows.down = rows.children.back().down;
    for (std::size_t i = 0; i < rows.children.size(); ++i) {
        rows.width = std::max(rows.width, rows.children[i].width + 4 * m_style.radius);
        if (i > 0)
            rows.down += trackDistance(m_style, rows.children[i - 1].down) +
                         trackDistance(m_style, rows.children[i].up);
    }
    return rows;
}

DiagramItem Builder::row(std::vector<DiagramItem> items) const
{
    if (items.size() == 1)
        return std::move(items[0]);
    DiagramItem row{.kind = DiagramItemKind::Sequence,
                    .width = m_style.gap * static_cast<double>(items.size() - 1)};
    for (const DiagramItem& item : items) {
        row.width += item.width;
        row.up = std::max(row.up, item.up);
        row.down = std::max(row.down, item.down);
    }
    row.children = std::move(items);
    return row;
}

DiagramItem Builder::choice(const Node& node, double room) const
{
    std::vector<DiagramItem> parts;
    addParts(node, std::max(kLeastWidth, room - 4 * m_style.radius), parts);
    const bool mayBeEmpty = std::erase_if(parts, isSkip) > 0;
    if (parts.empty())
        return {};
    const bool areBoxes =
        std::ranges::all_of(parts, [](const DiagramItem& part) { return part.kind == DiagramItemKind::Box; });
    DiagramItem chosen =
        areBoxes && parts.size() > m_style.maxRows ? columns(parts, room) : stack(std::move(parts));
    return mayBeEmpty ? optional(std::move(chosen)) : chosen;
}

DiagramItem Builder::stack(std::vector<DiagramItem> items) const
{
    if (items.size() == 1)
        return std::move(items[0]);
    DiagramItem stack{.kind = DiagramItemKind::Choice, .up = items.front().up, .down = items.back().down};
    for (std::size_t i = 0; i < items.size(); ++i) {
        stack.width = std::max(stack.width, items[i].width + 4 * m_style.radius);
        if (i > 0)
            stack.down += trackDistance(m_style, items[i - 1].down + items[i].up);
    }
    stack.children = std::move(items);
    return stack;
}

/// Splits a long list of words into columns of at most maxRows, or as many columns as fit.
DiagramItem Builder::columns(const std::vector<DiagramItem>& items, double room) const
{
    const double narrowest = std::ranges::min_element(items, {}, &DiagramItem::width)->width;
    const auto fitting = static_cast<std::size_t>(std::max(1.0, room / (narrowest + 7 * m_style.radius)));
    const std::size_t wanted = (items.size() + m_style.maxRows - 1) / m_style.maxRows;
    for (std::size_t count = std::min(wanted, fitting); count > 1; --count) {
        DiagramItem all = columns(items, count);
        if (all.width <= room)
            return all;
    }
    return stack(items);
}

DiagramItem Builder::columns(const std::vector<DiagramItem>& items, std::size_t count) const
{
    const auto height = static_cast<std::ptrdiff_t>((items.size() + count - 1) / count);
    DiagramItem all{.kind = DiagramItemKind::Columns, .width = m_style.radius};
    double up = 0;
    double down = 0;
    for (auto next = items.begin(); next != items.end();) {
        const auto end = next + std::min(height, items.end() - next);
        const DiagramItem column = stack({next, end});
        all.width += column.width + 3 * m_style.radius;
        up = std::max(up, column.up);
        down = std::max(down, column.down);
        all.children.push_back(column);
        next = end;
    }
    all.up = trackDistance(m_style, up);
    all.down = trackDistance(m_style, down);
    return all;
}

DiagramItem Builder::optional(DiagramItem inner) const
{
    if (isSkip(inner) || inner.kind == DiagramItemKind::Optional)
        return inner; // a second bypass adds nothing
    DiagramItem item{.kind = DiagramItemKind::Optional,
                     .width = inner.width + 4 * m_style.radius,
                     .up = trackDistance(m_style, inner.up),
                     .down = inner.down};
    item.children.push_back(std::move(inner));
    return item;
}

DiagramItem Builder::repetition(const Node& node, double room) const
{
    if (node.most == 0)
        return {};
    // Less the space for the tracks around it, so that the inside wraps in time.
    const double inside = room - (node.least == 0 ? 4 : 0) * m_style.radius - 2 * m_style.radius;
    DiagramItem inner = item(node.children[0], std::max(kLeastWidth, inside));
    if (node.most > 1 && !isSkip(inner)) {
        DiagramItem loop{.kind = DiagramItemKind::Loop, .up = inner.up};
        double labelHeight = 0;
        double width = inner.width;
        if (node.least > 1 || node.most != kUnbounded) {
            loop.box = box({.kind = DiagramBoxKind::Label,
                            .text = countText(node.least, node.most),
                            .place = node.place})
                           .box;
            labelHeight = loop.box.rect.height;
            width = std::max(width, loop.box.rect.width + 2 * m_style.gap);
        }
        loop.width = width + 2 * m_style.radius;
        loop.down = trackDistance(m_style, inner.down + labelHeight / 2) + labelHeight / 2;
        loop.children.push_back(std::move(inner));
        inner = std::move(loop);
    }
    return node.least == 0 ? optional(std::move(inner)) : inner;
}

} // namespace

double trackDistance(const DiagramStyle& style, double beside)
{
    return std::max(2 * style.radius, beside + style.rowGap);
}

DiagramItem buildDiagram(const GrammarTree& tree, NodeId body, const DiagramTextMeasure& measure,
                         const DiagramStyle& style)
{
    return Builder(tree, measure, style).item(body, style.maxWidth);
}

} // namespace nidus::grammar
