// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/text/syntaxcolors.h"

#include "core/grammar/text/abnflexer.h"
#include "ui/support/look/appearance.h"
#include "ui/syntax/text/rulenames.h"
#include "ui/syntax/text/utf8offsets.h"

#include <QFont>
#include <algorithm>
#include <string>
#include <vector>

namespace nidus::ui {

namespace {

using Kind = grammar::AbnfTokenKind;

SyntaxPart namePart(const grammar::AbnfToken& token, Kind next)
{
    if (next == Kind::Defines || next == Kind::Increments)
        return SyntaxPart::Definition;
    return knownDefinition(QString::fromStdString(token.text)).isEmpty() ? SyntaxPart::OwnRule
                                                                         : SyntaxPart::KnownRule;
}

SyntaxPart tokenPart(const grammar::AbnfToken& token, Kind next)
{
    switch (token.kind) {
    case Kind::Name: return namePart(token, next);
    case Kind::String: return SyntaxPart::String;
    case Kind::Number: return SyntaxPart::Number;
    case Kind::Prose: return SyntaxPart::Prose;
    case Kind::Bad: return SyntaxPart::Bad;
    case Kind::Defines:
    case Kind::Increments:
    case Kind::Slash:
    case Kind::OpenGroup:
    case Kind::CloseGroup:
    case Kind::OpenOption:
    case Kind::CloseOption:
    case Kind::Repeat:
    case Kind::End: break;
    }
    return SyntaxPart::Operator;
}

QList<SyntaxSpan> abnfSpans(const QString& line)
{
    const std::string bytes = line.toStdString();
    grammar::FindingSink unused(bytes);
    const std::vector<grammar::AbnfToken> tokens =
        grammar::lexAbnf(bytes, grammar::AbnfMode::Lenient, unused);
    const Utf8Offsets offsets(line);
    QList<SyntaxSpan> spans;
    std::size_t end = 0;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const grammar::AbnfToken& token = tokens[i];
        const int first = offsets.utf16(token.range.offset);
        end = token.range.offset + token.range.length;
        spans.append({first, offsets.utf16(end) - first, tokenPart(token, tokens[i + 1].kind)});
    }
    // Only a comment can follow the last token of a line.
    if (const std::size_t comment = bytes.find(';', end); comment != std::string::npos) {
        const int first = offsets.utf16(comment);
        spans.append({first, static_cast<int>(line.size()) - first, SyntaxPart::Comment});
    }
    return spans;
}

QList<SyntaxSpan> patternSpans(const QString& line)
{
    QList<SyntaxSpan> spans;
    const auto length = static_cast<int>(line.size());
    int at = 0;
    const auto add = [&](int end, SyntaxPart part) {
        spans.append({at, end - at, part});
        at = end;
    };
    while (at < length) {
        const char16_t unit = line[at].unicode();
        const auto closing = [&](QChar close) {
            int end = at + 1;
            while (end < length && line[end] != close)
                end += line[end] == u'\\' ? 2 : 1;
            return std::min(end + 1, length);
        };
        if (unit == u'\\')
            add(std::min(at + 2, length), SyntaxPart::String);
        else if (unit == u'[')
            add(closing(u']'), SyntaxPart::Number);
        else if (unit == u'{')
            add(closing(u'}'), SyntaxPart::Operator);
        else
            add(at + 1,
                QStringView(u"()|*+?.").contains(QChar(unit)) ? SyntaxPart::Operator : SyntaxPart::OwnRule);
    }
    return spans;
}

struct Look
{
    QRgb onLight;
    QRgb onDark;
    bool isBold = false;
    bool isItalic = false;
};

// A contrast of at least 4.5:1 with white and with dark gray.
Look lookOf(SyntaxPart part)
{
    switch (part) {
    case SyntaxPart::Definition: return {0xff1f4f99, 0xff8ab8f5, true, false};
    case SyntaxPart::OwnRule: return {0xff1f2328, 0xffdfe1e5, false, false};
    case SyntaxPart::KnownRule: return {0xff1f4f99, 0xff8ab8f5, false, true};
    case SyntaxPart::String: return {0xff1a7f37, 0xff6cc884, false, false};
    case SyntaxPart::Number: return {0xff8a4b00, 0xffe0b060, false, false};
    case SyntaxPart::Prose: return {0xff7a3e9d, 0xffc99be8, false, false};
    case SyntaxPart::Comment: return {0xff5b646e, 0xff9aa4af, false, true};
    case SyntaxPart::Operator: return {0xff8a1c5b, 0xfff0a0c8, true, false};
    case SyntaxPart::Bad: return {0xffc4232b, 0xffff8182, true, false};
    }
    return {};
}

} // namespace

QList<SyntaxSpan> syntaxSpans(const QString& line, registration::Notation notation)
{
    return notation == registration::Notation::Abnf ? abnfSpans(line) : patternSpans(line);
}

QTextCharFormat syntaxFormat(SyntaxPart part, const QPalette& palette)
{
    const Look look = lookOf(part);
    const bool dark = isDark(palette);
    QTextCharFormat format;
    format.setForeground(QColor::fromRgb(dark ? look.onDark : look.onLight));
    if (look.isBold)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(look.isItalic);
    return format;
}

} // namespace nidus::ui
