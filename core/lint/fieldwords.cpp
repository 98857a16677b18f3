// SPDX-License-Identifier: Apache-2.0
#include "core/lint/fieldwords.h"

#include "core/base/contract.h"
#include "core/lint/wordlists.h"

#include <QStringList>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestPointer = 250; ///< characters; longer texts are statements themselves

/// Matches from a beginning to the end of the sentence or paragraph; a period within "e.g.," or "6.4" is not
/// an end.
const QRegularExpression& instructions()
{
    static const QRegularExpression pattern = [] {
        return wordsPattern(u"(?:"_s + wordListOf(u"instructions"_s).expressions.join(u'|') +
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
    return bare.match(text).hasMatch();
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

} // namespace nidus::lint
