// SPDX-License-Identifier: Apache-2.0
#include "core/lint/fieldwords.h"

#include "core/base/contract.h"
#include "core/lint/wordlists.h"

#include <QMap>
#include <QStringList>
#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestInstruction = 20; ///< characters of the shortest beginning, rounded down
constexpr qsizetype kMostBareLetters = 14;     ///< "none at this time"
constexpr qsizetype kLongestPointer = 250;     ///< characters; longer texts are statements themselves

/// Returns a pattern for any of the expressions that tries only those with the first letter of the text.
QString byFirstLetter(const QStringList& expressions)
{
    QMap<QChar, QStringList> rests;
    QStringList alternatives;
    for (const QString& each : expressions) {
        if (each.front().isLetter())
            rests[each.front().toLower()].append(each.sliced(1));
        else
            alternatives.append(each);
    }
    for (auto each = rests.cbegin(); each != rests.cend(); ++each)
        alternatives.append(each.key() + u"(?:"_s + each->join(u'|') + u')');
    return alternatives.join(u'|');
}

/// Matches from a beginning to the end of the sentence or paragraph; a period within "e.g.," or "6.4" is not
/// an end.
const QRegularExpression& instructions()
{
    static const QRegularExpression pattern = [] {
        // The check of what is before finds out quickly that no sentence begins within a word.
        return wordsPattern(u"(?<!\\w)(?:"_s + byFirstLetter(wordListOf(u"instructions"_s).expressions) +
                            u")(?:(?!\\n[ \\t]*\\n)[^.]|\\.(?=\\S))*\\.?\\)?"_s);
    }();
    return pattern;
}

qsizetype endOf(const base::TextRange& range) { return qsizetype(range.offset + range.length); }

} // namespace

base::TextRange unitRange(qsizetype offset, qsizetype length)
{
    if (!base::expects(offset >= 0 && length >= 0, "the text of a finding was found"))
        return {};
    return {std::size_t(offset), std::size_t(length)};
}

bool isBare(const QString& text)
{
    static const QRegularExpression bare =
        wordsPattern(u"^\\W*(?:none(?: (?:known|specified|identified|at this "
                     u"time))?|n/?\\.?a|nil|no|nothing|not (?:applicable|"
                     "relevant|known|specified)|does not apply)?\\W*$"_s);
    const auto letters = std::ranges::count_if(text, [](QChar each) { return each.isLetterOrNumber(); });
    return letters <= kMostBareLetters && bare.match(text).hasMatch();
}

QList<base::TextRange> sentenceRanges(const QString& text)
{
    const auto isBlank = [](QChar each) { return each == u' ' || (each >= u'\t' && each <= u'\r'); };
    const auto isEnd = [&](qsizetype at) {
        if (text[at] == u'.')
            return at + 1 == text.size() || isBlank(text[at + 1]);
        if (text[at] != u'\n')
            return text[at] == u';';
        qsizetype next = at + 1;
        while (next < text.size() && text[next] != u'\n' && isBlank(text[next]))
            ++next;
        return next < text.size() && text[next] == u'\n';
    };
    QList<base::TextRange> ranges;
    qsizetype start = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !isEnd(at))
            continue;
        if (at > start)
            ranges.append(unitRange(start, at - start));
        start = at + 1;
    }
    return ranges;
}

bool isElsewhere(const QString& text)
{
    static const QRegularExpression pointer = wordsPattern(
        u"^\\W*(?:please )?(?:see(?: also)?|refer to|(?:as "
        u")?(?:described|defined|specified|given|documented) in|cf\\.) "
        "[^.]{0,40}(?:section|chapter|clause|RFC|\\[|ISO|http|document|manual|specification|standard|appendix)"_s);
    return text.size() <= kLongestPointer && pointer.match(text).hasMatch();
}

QList<base::TextRange> instructionRanges(const QString& text)
{
    if (text.size() < kShortestInstruction)
        return {};
    QList<base::TextRange> ranges;
    QRegularExpressionMatchIterator found = instructions().globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QStringView between =
            ranges.isEmpty() ? QStringView(u"-")
                             : QStringView(text).sliced(endOf(ranges.constLast()),
                                                        match.capturedStart() - endOf(ranges.constLast()));
        if (between.trimmed().isEmpty())
            ranges.last().length = std::size_t(match.capturedEnd()) - ranges.constLast().offset;
        else
            ranges.append(unitRange(match.capturedStart(), match.capturedLength()));
    }
    return ranges;
}

QString withoutInstructions(const QString& text)
{
    QString rest = text;
    for (const base::TextRange& range : instructionRanges(text)) {
        const auto first = qsizetype(range.offset);
        for (qsizetype i = first; i < first + qsizetype(range.length); ++i) {
            if (rest[i] != u'\n')
                rest[i] = u' ';
        }
    }
    return rest;
}

WrittenTexts::WrittenTexts(const registration::RegistrationTemplate& registrationTemplate)
{
    for (const registration::TemplateField field : registration::kTemplateFields)
        m_texts.append(withoutInstructions(registrationTemplate.text(field)));
}

bool WrittenTexts::isStatedHere(registration::TemplateField field) const
{
    return !of(field).trimmed().isEmpty() && !isElsewhere(of(field).trimmed());
}

} // namespace nidus::lint
