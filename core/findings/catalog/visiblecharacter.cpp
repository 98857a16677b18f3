// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/visiblecharacter.h"

#include "core/base/utf8.h"
#include "core/findings/catalog/placeholders.h"
#include "core/urn/codepoints.h"

#include <QChar>
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

struct NamedCharacter
{
    char32_t code;
    const char* name;            ///< the Unicode name, which is the same in every language
    const char* words = nullptr; ///< what people call it
};

// Characters that are invisible or easily mistaken for others, ordered by code.
constexpr std::array kNamedCharacters{
    NamedCharacter{0x0000, "NULL"},
    NamedCharacter{0x0009, "TAB", QT_TRANSLATE_NOOP("Findings", "a tab")},
    NamedCharacter{0x000A, "LINE FEED", QT_TRANSLATE_NOOP("Findings", "a line feed")},
    NamedCharacter{0x000C, "FORM FEED"},
    NamedCharacter{0x000D, "CARRIAGE RETURN", QT_TRANSLATE_NOOP("Findings", "a carriage return")},
    NamedCharacter{0x0020, "SPACE", QT_TRANSLATE_NOOP("Findings", "a space")},
    NamedCharacter{0x007F, "DELETE"},
    NamedCharacter{0x0085, "NEXT LINE"},
    NamedCharacter{0x00A0, "NO-BREAK SPACE", QT_TRANSLATE_NOOP("Findings", "a no-break space")},
    NamedCharacter{0x00AD, "SOFT HYPHEN", QT_TRANSLATE_NOOP("Findings", "a soft hyphen")},
    NamedCharacter{0x061C, "ARABIC LETTER MARK"},
    NamedCharacter{0x200B, "ZERO WIDTH SPACE", QT_TRANSLATE_NOOP("Findings", "a zero-width space")},
    NamedCharacter{0x200C, "ZERO WIDTH NON-JOINER"},
    NamedCharacter{0x200D, "ZERO WIDTH JOINER"},
    NamedCharacter{0x200E, "LEFT-TO-RIGHT MARK"},
    NamedCharacter{0x200F, "RIGHT-TO-LEFT MARK"},
    NamedCharacter{0x2010, "HYPHEN"},
    NamedCharacter{0x2011, "NON-BREAKING HYPHEN"},
    NamedCharacter{0x2012, "FIGURE DASH"},
    NamedCharacter{0x2013, "EN DASH", QT_TRANSLATE_NOOP("Findings", "an en dash")},
    NamedCharacter{0x2014, "EM DASH", QT_TRANSLATE_NOOP("Findings", "an em dash")},
    NamedCharacter{0x2015, "HORIZONTAL BAR"},
    NamedCharacter{0x2018, "LEFT SINGLE QUOTATION MARK"},
    NamedCharacter{0x2019, "RIGHT SINGLE QUOTATION MARK"},
    NamedCharacter{0x201A, "SINGLE LOW-9 QUOTATION MARK"},
    NamedCharacter{0x201C, "LEFT DOUBLE QUOTATION MARK"},
    NamedCharacter{0x201D, "RIGHT DOUBLE QUOTATION MARK"},
    NamedCharacter{0x201E, "DOUBLE LOW-9 QUOTATION MARK"},
    NamedCharacter{0x2028, "LINE SEPARATOR"},
    NamedCharacter{0x2029, "PARAGRAPH SEPARATOR"},
    NamedCharacter{0x202A, "LEFT-TO-RIGHT EMBEDDING"},
    NamedCharacter{0x202B, "RIGHT-TO-LEFT EMBEDDING"},
    NamedCharacter{0x202C, "POP DIRECTIONAL FORMATTING"},
    NamedCharacter{0x202D, "LEFT-TO-RIGHT OVERRIDE"},
    NamedCharacter{0x202E, "RIGHT-TO-LEFT OVERRIDE"},
    NamedCharacter{0x202F, "NARROW NO-BREAK SPACE"},
    NamedCharacter{0x2060, "WORD JOINER"},
    NamedCharacter{0x2066, "LEFT-TO-RIGHT ISOLATE"},
    NamedCharacter{0x2067, "RIGHT-TO-LEFT ISOLATE"},
    NamedCharacter{0x2068, "FIRST STRONG ISOLATE"},
    NamedCharacter{0x2069, "POP DIRECTIONAL ISOLATE"},
    NamedCharacter{0x2212, "MINUS SIGN"},
    NamedCharacter{0x3000, "IDEOGRAPHIC SPACE"},
    NamedCharacter{0xFEFF, "ZERO WIDTH NO-BREAK SPACE"},
};
static_assert(std::ranges::is_sorted(kNamedCharacters, {}, &NamedCharacter::code));

/// Whether a character is printable ASCII, a line feed, or a tab, as nearly all are.
bool isPlainAscii(char32_t character)
{
    return (character >= U' ' && character <= U'~') || character == U'\n' || character == U'\t';
}

const NamedCharacter* named(char32_t character)
{
    const auto* found = std::ranges::lower_bound(kNamedCharacters, character, {}, &NamedCharacter::code);
    return found != kNamedCharacters.end() && found->code == character ? found : nullptr;
}

QString codeOf(char32_t character)
{
    return u"U+"_s + QString::number(uint(character), 16).toUpper().rightJustified(4, u'0');
}

} // namespace

QString visibleCharacter(char32_t character)
{
    const NamedCharacter* known = named(character);
    if (known && known->words) {
        const QString words = QCoreApplication::translate("Findings", known->words);
        return character < 0x80 ? words : words + u" ("_s + codeOf(character) + u')';
    }
    if (known)
        return codeOf(character) + u' ' + QLatin1StringView(known->name);
    if (!QChar::isPrint(character) || QChar::isSpace(character) || QChar::isMark(character))
        return codeOf(character);
    const QString quoted = quotedText(QString::fromUcs4(&character, 1));
    return character < 0x80 ? quoted : quoted + u" ("_s + codeOf(character) + u')';
}

QString visibleCharacter(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return QCoreApplication::translate("Findings", "the end of the text");
    const base::Utf8Character character = base::utf8CharacterAt(text, offset);
    if (character.isValid)
        return visibleCharacter(character.codePoint);
    const auto byte = static_cast<unsigned char>(text[offset]);
    return QCoreApplication::translate("Findings", "byte %1")
        .arg(u"0x"_s + QString::number(byte, 16).toUpper().rightJustified(2, u'0'));
}

bool isUnsafeCharacter(char32_t character)
{
    if (isPlainAscii(character))
        return false;
    const QChar::Category category = QChar::category(character);
    // Such as the Hangul fillers, which are letters. Spaces are seen; private characters depend on the font.
    if (category != QChar::Separator_Space && category != QChar::Other_PrivateUse &&
        urn::isHiddenCharacter(character))
        return true;
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Other_Surrogate || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph;
}

QString escapedCharacter(char32_t character)
{
    return u"\\u{"_s + QString::number(uint(character), 16).toUpper() + u'}';
}

QString readableText(const QString& text)
{
    constexpr char32_t brailleBlank = 0x2800;
    std::u32string kept;
    for (const char32_t character : text.normalized(QString::NormalizationForm_KC).toUcs4()) {
        if (!isUnsafeCharacter(character) && character != brailleBlank)
            kept += character;
    }
    return QString::fromStdU32String(kept).simplified();
}

QString visibleText(const QString& text)
{
    // Called for millions of texts, nearly all without such characters.
    const auto mayAct = [](QChar c) { return c.isSurrogate() || isUnsafeCharacter(c.unicode()); };
    if (std::ranges::none_of(text, mayAct))
        return text;
    const QList<uint> characters = text.toUcs4(); // a lone surrogate becomes U+FFFD
    if (std::ranges::none_of(characters, [](uint c) { return isUnsafeCharacter(c); }))
        return text;
    QString visible;
    for (const char32_t character : characters)
        visible +=
            isUnsafeCharacter(character) ? escapedCharacter(character) : QString::fromUcs4(&character, 1);
    return visible;
}

std::size_t appendForTerminal(std::string& out, std::string_view text)
{
    const base::Utf8Character character = base::utf8CharacterAt(text, 0);
    const std::string_view bytes = text.substr(0, character.length);
    if (!character.isValid) {
        for (const char byte : bytes)
            out += QString::asprintf("\\x{%02X}", unsigned{static_cast<unsigned char>(byte)}).toStdString();
    } else if (isUnsafeCharacter(character.codePoint) && !text.starts_with("\r\n")) {
        out += escapedCharacter(character.codePoint).toStdString();
    } else {
        out += bytes;
    }
    return bytes.size();
}

std::string terminalText(std::string_view bytes)
{
    std::string shown;
    for (std::size_t at = 0; at < bytes.size();)
        at += appendForTerminal(shown, bytes.substr(at));
    return shown;
}

bool isOddCharacter(char32_t character)
{
    return !isPlainAscii(character) && (named(character) || urn::isHiddenCharacter(character));
}

} // namespace nidus::findings
