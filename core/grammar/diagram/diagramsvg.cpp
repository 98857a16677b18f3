// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/diagramsvg.h"

#include "core/base/utf8.h"
#include "core/grammar/diagram/diagram.h"
#include "core/grammar/diagram/ruletext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace nidus::grammar {

namespace {

// In pixels per character: a little more than the widest of the fonts named in the style sheet.
constexpr double kCharacterWidth = 7.9;
constexpr double kLabelCharacterWidth = 6.7;
constexpr double kNameCharacterWidth = 9.7;
constexpr double kTextHeight = 16;
constexpr double kNameHeight = 24;
/// From the middle of a line of text down to its baseline.
constexpr double kBaseLine = 4.5;

// Dark on white in every theme: the image is printed and put into documents.
constexpr std::string_view kStyleSheet = R"css(
.paper { fill: #ffffff }
.track { fill: none; stroke: #3a4654; stroke-width: 1.5; stroke-linecap: round }
.box { stroke-width: 1.5 }
.terminal .box { fill: #e9f5ec; stroke: #2f7d46 }
.reference .box { fill: #e8f0fb; stroke: #2a62ad }
.undefined .box { fill: #fdecea; stroke: #b3261e; stroke-dasharray: 4 3 }
.prose .box { fill: #fff6db; stroke: #8a6500; stroke-dasharray: 4 3 }
text { fill: #16202b; font: 13px "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace }
.inner { text-anchor: middle }
.label text { font-size: 11px; fill: #3a4654 }
.name { font-size: 16px; font-weight: bold }
)css";

double characters(std::string_view text)
{
    double count = 0;
    for (std::size_t at = 0; at < text.size();) {
        const base::Utf8Character character = base::utf8CharacterAt(text, at);
        // Characters from here on are mostly Chinese, Japanese, or Korean, and twice as wide.
        count += character.codePoint >= 0x1100 && character.codePoint != U'\u2026' &&
                         character.codePoint != U'\u221E'
                     ? 2
                     : 1;
        at += character.length;
    }
    return count;
}

DiagramSize textSize(std::string_view text, DiagramBoxKind kind)
{
    const bool isLabel = kind == DiagramBoxKind::Label;
    return {std::ceil(characters(text) * (isLabel ? kLabelCharacterWidth : kCharacterWidth)), kTextHeight};
}

/// Escapes text for XML: characters that XML does not allow become U+FFFD.
std::string escaped(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const base::Utf8Character character = base::utf8CharacterAt(text, at);
        const char32_t code = character.codePoint;
        if (!character.isValid || (code < 0x20 && code != '\t' && code != '\n') || code == 0xFFFE ||
            code == 0xFFFF)
            result += "\uFFFD";
        else if (code == '&')
            result += "&amp;";
        else if (code == '<')
            result += "&lt;";
        else if (code == '>')
            result += "&gt;";
        else
            result.append(text.substr(at, character.length));
        at += character.length;
    }
    return result;
}

/// Formats a length to a hundredth of a pixel, without trailing zeros, the same in every locale.
std::string number(double value)
{
    std::array<char, 32> digits{};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 2);
    std::string text(digits.data(), end);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string point(DiagramPoint at) { return number(at.x) + ' ' + number(at.y); }

std::string attribute(std::string_view name, double value)
{
    return ' ' + std::string(name) + "=\"" + number(value) + '"';
}

std::string pathText(const DiagramTrack& track)
{
    std::string text = 'M' + point(track.start);
    for (const DiagramSegment& segment : track.segments) {
        if (segment.kind == DiagramSegment::Kind::Line)
            text += 'L' + point(segment.to);
        else
            text += 'C' + point(segment.control1) + ' ' + point(segment.control2) + ' ' + point(segment.to);
    }
    return text;
}

std::string_view className(const DiagramBox& box)
{
    switch (box.kind) {
    case DiagramBoxKind::Terminal: return "terminal";
    case DiagramBoxKind::Reference: return box.rule == kNoRule ? "undefined" : "reference";
    case DiagramBoxKind::Prose: return "prose";
    case DiagramBoxKind::Label: return "label";
    }
    return {};
}

std::string boxText(const DiagramBox& box)
{
    const DiagramRect& rect = box.rect;
    std::string text = "<g class=\"" + std::string(className(box)) + "\">";
    if (box.kind != DiagramBoxKind::Label)
        text += "<rect class=\"box\"" + attribute("x", rect.x) + attribute("y", rect.y) +
                attribute("width", rect.width) + attribute("height", rect.height) +
                attribute("rx", box.kind == DiagramBoxKind::Terminal ? rect.height / 2 : 3) + "/>";
    text += "<text class=\"inner\"" + attribute("x", rect.x + rect.width / 2) +
            attribute("y", rect.y + rect.height / 2 + kBaseLine) + '>' + escaped(box.text) + "</text></g>\n";
    return text;
}

} // namespace

std::string diagramSvg(const GrammarTree& tree, RuleId rule)
{
    const DiagramStyle style;
    const RuleDiagram diagram = drawRule(tree, rule, textSize, style);
    const std::string& name = tree.rules[rule].name;
    const double width =
        std::max(diagram.size.width, 2 * style.margin + std::ceil(characters(name) * kNameCharacterWidth));
    const double height = diagram.size.height + kNameHeight;
    std::string svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "role=\"img\"" +
                      attribute("width", width) + attribute("height", height) + " viewBox=\"0 0 " +
                      number(width) + ' ' + number(height) + "\">\n";
    svg += "<title>" + escaped(name) + "</title>\n<desc>" + escaped(ruleText(tree, rule)) + "</desc>\n";
    svg += "<style>" + std::string(kStyleSheet) + "</style>\n";
    svg += "<rect class=\"paper\"" + attribute("width", width) + attribute("height", height) + "/>\n";
    svg += "<text class=\"name\"" + attribute("x", style.margin) + attribute("y", kNameHeight) + '>' +
           escaped(name) + "</text>\n<g transform=\"translate(0 " + number(kNameHeight) + ")\">\n";
    for (const DiagramTrack& track : diagram.tracks)
        svg += "<path class=\"track\" d=\"" + pathText(track) + "\"/>\n";
    for (const DiagramBox& box : diagram.boxes)
        svg += boxText(box);
    return svg + "</g>\n</svg>\n";
}

} // namespace nidus::grammar
