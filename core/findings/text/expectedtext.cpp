// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/expectedtext.h"

#include "core/base/charset.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char* text) { return QCoreApplication::translate(kCatalogContext, text); }

/// Adds the characters from `first` to `last` for which `isIn` is true; consecutive ones as a range.
template <typename IsIn>
void addRuns(QStringList& words, char first, char last, const char* whole, IsIn isIn)
{
    constexpr int kLeastRun = 3; // shorter runs are clearer as single characters
    for (int c = first; c <= last; ++c) {
        if (!isIn(char(c)))
            continue;
        int end = c;
        while (end < last && isIn(char(end + 1)))
            ++end;
        if (c == first && end == last)
            return words.append(translated(whole));
        if (end - c + 1 >= kLeastRun) {
            words.append(filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "%1 to %2")),
                                       {QString(QChar(c)), QString(QChar(end))}));
        } else {
            for (int one = c; one <= end; ++one)
                words.append(visibleCharacter(char32_t(one)));
        }
        c = end;
    }
}

void addLettersAndDigits(QStringList& words, const grammar::ByteSet& bytes)
{
    const auto has = [&bytes](char c) { return bytes.contains(static_cast<unsigned char>(c)); };
    const auto hasUpper = [&has](char c) { return has(char(c - 'a' + 'A')); };
    const auto inBothCases = [&](char c) { return has(c) && hasUpper(c); };
    bool isHex = true;
    for (char c = '0'; c <= '9'; ++c)
        isHex = isHex && has(c);
    for (char c = 'a'; c <= 'z'; ++c)
        isHex = isHex && has(c) == (c <= 'f') && hasUpper(c) == (c <= 'f');
    if (isHex)
        return words.append(translated(QT_TRANSLATE_NOOP("Findings", "a hexadecimal digit")));
    addRuns(words, 'a', 'z', QT_TRANSLATE_NOOP("Findings", "a letter"), inBothCases);
    addRuns(words, 'A', 'Z', QT_TRANSLATE_NOOP("Findings", "an uppercase letter"),
            [&](char c) { return has(c) && !has(char(c - 'A' + 'a')); });
    addRuns(words, 'a', 'z', QT_TRANSLATE_NOOP("Findings", "a lowercase letter"),
            [&](char c) { return has(c) && !hasUpper(c); });
    addRuns(words, '0', '9', QT_TRANSLATE_NOOP("Findings", "a digit"), has);
}

void addOthers(QStringList& words, const grammar::ByteSet& bytes)
{
    constexpr qsizetype kFew = 3; // quoted one by one; more are listed together
    QStringList marks;
    QStringList named;
    bool isBeyondAscii = false;
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        if (!bytes.contains(byte) || base::kAlpha.contains(char(byte)) || base::kDigit.contains(char(byte)))
            continue;
        if (byte > 0x7F)
            isBeyondAscii = true;
        else if (byte > 0x20 && byte < 0x7F)
            marks.append(QString(QChar(byte)));
        else
            named.append(visibleCharacter(char32_t(byte)));
    }
    if (marks.size() > kFew) {
        words.append(
            filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "one of %1")), {marks.join(u' ')}));
    } else {
        for (const QString& mark : std::as_const(marks))
            words.append(visibleCharacter(char32_t(mark.front().unicode())));
    }
    constexpr qsizetype kFewControls = 3;
    if (named.size() > kFewControls)
        words.append(translated(QT_TRANSLATE_NOOP("Findings", "a control character")));
    else
        words += named;
    if (isBeyondAscii)
        words.append(translated(QT_TRANSLATE_NOOP("Findings", "a character outside ASCII")));
}

QString wordText(const grammar::ExpectedItem& item)
{
    QString word = quotedText(QString::fromStdString(item.word));
    if (item.wordOffset == 0)
        return word;
    const QString rest = quotedText(QString::fromStdString(item.word.substr(item.wordOffset)));
    return filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "%1 to complete %2")), {rest, word});
}

QString listed(QStringList words)
{
    std::ranges::transform(words, words.begin(), inMarksOfLanguage);
    return words.join(", "_L1);
}

} // namespace

QStringList bytesInWords(const grammar::ByteSet& bytes)
{
    QStringList words;
    addLettersAndDigits(words, bytes);
    addOthers(words, bytes);
    return words;
}

QString joinedByOr(const QStringList& words)
{
    if (words.size() < 2)
        return words.join(QString());
    return filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "%1 or %2")),
                         {listed(words.first(words.size() - 1)), words.last()});
}

QString expectedText(const grammar::Explanation& explanation)
{
    constexpr qsizetype kMostWords = 12; // for more words, only their number and examples are shown
    constexpr qsizetype kExamples = 3;
    grammar::ByteSet single;
    QStringList words;
    bool canEnd = false;
    for (const grammar::ExpectedItem& item : explanation.items) {
        if (item.bytes.isEmpty())
            canEnd = true;
        else if (item.word.empty())
            single.insertAll(item.bytes);
        else
            words.append(wordText(item));
    }
    words.removeDuplicates();
    if (words.size() > kMostWords) {
        const QString count = QString::number(words.size());
        words = {filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "one of %1 words, such as %2")),
                               {count, listed(words.first(kExamples))})};
    }
    words = bytesInWords(single) + words;
    if (canEnd)
        words.append(translated(QT_TRANSLATE_NOOP("Findings", "the end of the text")));
    return words.isEmpty() ? translated(QT_TRANSLATE_NOOP("Findings", "something else")) : joinedByOr(words);
}

QString withLimit(const QString& expected, const grammar::RepetitionLimit& limit)
{
    return filledPattern(translated(QT_TRANSLATE_NOOP("Findings", "%1 (%2 may occur at most %3 times here)")),
                         {expected, joinedByOr(bytesInWords(limit.bytes)), QString::number(limit.most)});
}

} // namespace nidus::findings
