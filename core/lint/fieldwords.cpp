// SPDX-License-Identifier: Apache-2.0
#include "core/lint/fieldwords.h"

#include <QStringList>
#include <array>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestPointer = 250; ///< characters; what is longer says something itself

/// Openings of the sentences that tell what to write: RFC 8141 appendix A and section 6.4 in their order,
/// then RFC 3406 and RFC 2611. Each is long enough that nobody writes it by chance.
constexpr std::array kOpenings{
    u"Requested of IANA \\(formal\\) or assigned by IANA",
    u"The version of the registration, starting with 1",
    u"The date when the registration is requested of IANA",
    u"The person or organization that has registered the NID",
    u"If the registrant is a recognized standards development organization",
    u"Described in Section 6\\.4\\.[1-7] of this document",
    u"Unless the registration explicitly describes the semantics of r-components",
    u"The [\"'\u201C][\\w ]+[\"'\u201D] section (?:of the template )?(?:describes|contains|includes|MUST "
    u"specify)",
    u"The kinds of resources identified by URNs assigned",
    u"The scope and applicability of the URNs assigned",
    u"How the intended community \\(and the Internet community at large\\)",
    u"How the URN namespace relates to and complements existing",
    u"The kinds of software applications that can use or resolve",
    u"Whether resolution services are available or will be available",
    u"Examples of q-component and \\(when they are standardized\\) r-component",
    u"Whether the URN namespace or its definition is expected",
    u"A description of the structure of URNs within the URN namespace",
    u"The structure might be described in terms of a formal definition",
    u"Any special character encoding rules for assigned URNs",
    u"Rules for determining URN-equivalence between two names",
    u"Such rules ought to always have the effect of eliminating",
    u"If it is appropriate and helpful, reference can be made",
    u"Examples of URN-equivalence rules include",
    u"There may also be namespace-specific special encoding",
    u"\\(Note that these are not normative statements",
    u"Any special considerations necessary for conforming",
    u"This is particularly applicable in the case of existing",
    u"For example, if a non-URN identifier system is used in contexts",
    u"This section ought to note any such characters",
    u"Normally, this will be handled by percent-encoding the character",
    u"Any special considerations for the meaning of q-components",
    u"Mechanisms or authorities for assigning URNs to resources",
    u"It ought to make clear whether assignment is completely open",
    u"Methods for ensuring that URNs within the URN namespace are unique",
    u"For example, names might be assigned sequentially or in",
    u"Examples of such issues include:",
    u"o The consequences of producing false negatives and false positives",
    u"o Leakage of private information when names are communicated",
    u"o The potential for directory harvesting",
    u"o Various issues discussed in the guidelines for security",
    u"In particular, note the privacy considerations text for the Global System",
    u"Examples include possible confusion with other URN namespaces",
    u"If at all possible, concerns that arise during the registration of a URN",
    u"If resolution is intended, then this section SHOULD specify",
    u"In addition, if the assigning organization intends to implement",
    u"In addition, this section SHOULD describe any special considerations",
    u"A pointer to an RFC, a specification published by another",
    u"This section of the template is optional",
    u"Description of changes from prior version\\(s\\)",
    u"\\(?Applicable only when earlier registrations have been revised",
    u"This section should (?:list|include|outline|detail|contain)",
    u"What this section should outline is",
    u"Answers (?:might|may) include, but are not limited to",
    u"starting with 1, incrementing by 1 with each new version",
    u"date submitted to the IANA, using the format",
    u"Required: Name and e-?mail address",
    u"Recommended: Affiliation, address, etc",
    u"Coordinates \\(at least one of:",
};

/// From an opening to the end of the sentence or paragraph; a full stop within "e.g.," or "6.4" is no end.
const QRegularExpression& instructions()
{
    static const QRegularExpression pattern = [] {
        QStringList openings;
        for (const char16_t* opening : kOpenings)
            openings.append(QString::fromUtf16(opening));
        return wordsPattern(u"(?:"_s + openings.join(u'|') +
                            u")(?:(?!\\n[ \\t]*\\n)[^.]|\\.(?=\\S))*\\.?\\)?"_s);
    }();
    return pattern;
}

qsizetype endOf(const TextRange& range)
{
    return qsizetype(range.offset + range.length);
}

} // namespace

TextRange unitRange(qsizetype offset, qsizetype length)
{
    return {std::size_t(offset), std::size_t(length)};
}

QRegularExpression wordsPattern(const QString& pattern)
{
    QString spaced;
    bool isInClass = false;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isEscaped = i > 0 && pattern[i - 1] == u'\\';
        if (!isEscaped && (pattern[i] == u'[' || pattern[i] == u']'))
            isInClass = pattern[i] == u'[';
        spaced += pattern[i] == u' ' && !isInClass ? u"(?:\\s+)"_s : QString(pattern[i]);
    }
    QRegularExpression words(spaced, QRegularExpression::CaseInsensitiveOption |
                                         QRegularExpression::UseUnicodePropertiesOption);
    words.optimize();
    return words;
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

QList<TextRange> instructionRanges(const QString& text)
{
    QList<TextRange> ranges;
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
    for (const TextRange& range : instructionRanges(text)) {
        const auto first = qsizetype(range.offset);
        for (qsizetype i = first; i < first + qsizetype(range.length); ++i) {
            if (rest[i] != u'\n')
                rest[i] = u' ';
        }
    }
    return rest;
}

} // namespace nidus
