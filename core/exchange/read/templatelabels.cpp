// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/templatelabels.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestSeries = 3; // numbered headings of fields that are not sections of a document
constexpr qsizetype kNearTheNid = 60;    // lines within which Version, Date or Registrant follow the NID

bool isVersionOrDate(const TemplateLabel& label)
{
    return label.field == registration::TemplateField::Version ||
           label.field == registration::TemplateField::Date;
}

/// Whether the sections of RFC 2611 and RFC 3406 outnumber the fields that only RFC 8141 has.
bool isOldLayout(const QList<TemplateLabel>& candidates)
{
    QSet<QString> old;
    QSet<registration::TemplateField> fresh;
    for (const TemplateLabel& label : candidates) {
        if (label.role == LabelRole::Old || label.role == LabelRole::Part)
            old.insert(LabelTable::spellingOf(label.spelling));
        else if (label.role == LabelRole::Label && label.sureness != Sureness::Guessed &&
                 (label.field == registration::TemplateField::Purpose ||
                  label.field == registration::TemplateField::Interoperability ||
                  label.field == registration::TemplateField::Security ||
                  label.field == registration::TemplateField::Additional ||
                  label.field == registration::TemplateField::Revision))
            fresh.insert(*label.field);
    }
    return old.size() >= 3 && old.size() > fresh.size();
}

/// The NID's label among its candidates: the one that the next fields follow closely.
const TemplateLabel* nidLabelOf(const QList<TemplateLabel>& candidates)
{
    const TemplateLabel* first = nullptr;
    for (auto nid = candidates.cbegin(); nid != candidates.cend(); ++nid) {
        if (nid->field != registration::TemplateField::Nid)
            continue;
        const bool isFollowed = std::any_of(nid + 1, candidates.cend(), [&nid](const TemplateLabel& next) {
            return next.line - nid->line <= kNearTheNid &&
                   (isVersionOrDate(next) || next.field == registration::TemplateField::Registrant ||
                    next.role == LabelRole::Group);
        });
        if (isFollowed)
            return &*nid;
        if (first == nullptr)
            first = &*nid;
    }
    return first;
}

/// The labels of one file are in one column. These may be deeper: Version and Date, under a heading of their
/// own; numbered headings; and old headings, which nothing else looks like.
bool isTooDeep(const TemplateLabel& label, int column)
{
    return label.indentation > column + 1 && !isVersionOrDate(label) && label.depth == 0 &&
           label.role != LabelRole::Old && label.role != LabelRole::Sentence;
}

/// How likely a candidate in RFC 8141's order is a label.
int weight(const TemplateLabel& label)
{
    constexpr std::array kBySureness{6, 5, 2};
    return 10 + kBySureness.at(std::size_t(label.sureness)) + (label.isAfterGap ? 4 : 0) +
           (label.depth > 0 ? 1 : 0);
}

/// Chooses the labels among the candidates.
class LabelChooser
{
public:
    explicit LabelChooser(const QList<SourceLine>& lines)
        : m_lines(lines), m_candidates(labelCandidates(lines)), m_isOld(isOldLayout(m_candidates))
    {}

    [[nodiscard]] FoundLabels choose()
    {
        dropNonHeadings();
        QList<TemplateLabel> fields;
        std::ranges::copy_if(m_candidates, std::back_inserter(fields), isField);
        FoundLabels result{.isOld = m_isOld};
        result.labels = m_isOld ? QList<TemplateLabel>() : labelsInOrder(fields);
        for (const TemplateLabel& label : fields) {
            const bool isLikely = m_isOld || label.isAfterGap || label.depth > 0 || isVersionOrDate(label) ||
                                  label.sureness == Sureness::Certain;
            if (isLikely && !hasField(result.labels, *label.field))
                result.labels.append(label);
        }
        for (const TemplateLabel& label : fields) {
            const bool isChosen = std::ranges::any_of(result.labels, [&label](const TemplateLabel& chosen) {
                return chosen.line == label.line && chosen.field == label.field;
            });
            // "Version 1.1" of a cited document has no colon.
            const bool hasColon = label.sureness == Sureness::Certain || !isVersionOrDate(label) ||
                                  m_lines[label.line].text.contains(u':');
            if (!isChosen && hasColon && label.sureness != Sureness::Guessed &&
                hasField(result.labels, *label.field))
                result.repeated.append(label);
        }
        QList<TemplateLabel> openings;
        for (const TemplateLabel& label : std::as_const(m_candidates)) {
            if (label.role == LabelRole::Opening && isBeforeItsField(label, result.labels))
                openings.append(asPart(label));
        }
        std::ranges::copy_if(m_candidates, std::back_inserter(result.labels), [](const TemplateLabel& label) {
            return label.role == LabelRole::Part || label.role == LabelRole::Group;
        });
        result.labels += openings;
        std::ranges::stable_sort(result.labels, {}, &TemplateLabel::line);
        result.labels = withOutside(std::move(result.labels));
        return result;
    }

private:
    static bool isField(const TemplateLabel& label)
    {
        return label.role == LabelRole::Label || label.role == LabelRole::Old ||
               label.role == LabelRole::Sentence;
    }

    static bool hasField(const QList<TemplateLabel>& labels, registration::TemplateField field)
    {
        return std::ranges::any_of(
            labels, [field](const TemplateLabel& label) { return label.field == field && isField(label); });
    }

    /// Adds the first heading that ends the fields. A list of documents stays in a field that is one, and
    /// only the changes of a revision may come after it.
    [[nodiscard]] QList<TemplateLabel> withOutside(QList<TemplateLabel> labels) const
    {
        for (const TemplateLabel& outside : m_candidates) {
            if (outside.role != LabelRole::Outside)
                continue;
            const auto next = std::ranges::find_if(
                labels, [&outside](const TemplateLabel& label) { return label.line > outside.line; });
            const bool isLast = std::all_of(next, labels.end(), [](const TemplateLabel& label) {
                return !label.field || label.field == registration::TemplateField::Revision;
            });
            if (next == labels.begin() || !isLast || listsDocuments(*(next - 1)))
                continue;
            labels.insert(next, outside);
        }
        return labels;
    }

    static bool listsDocuments(const TemplateLabel& label)
    {
        return label.field == registration::TemplateField::Documentation ||
               label.field == registration::TemplateField::Additional;
    }

    static TemplateLabel asPart(TemplateLabel label)
    {
        label.role = LabelRole::Part;
        return label;
    }

    /// Whether a heading is before its own field and after an earlier one.
    static bool isBeforeItsField(const TemplateLabel& opening, const QList<TemplateLabel>& chosen)
    {
        std::optional<registration::TemplateField> before;
        qsizetype line = -1;
        for (const TemplateLabel& label : chosen) {
            if (label.line < opening.line && label.line > line) {
                before = label.field;
                line = label.line;
            }
        }
        return before && *before < *opening.field &&
               std::ranges::any_of(
                   chosen,
                   [&opening](const TemplateLabel& label) {
                       return label.line > opening.line && label.field == opening.field;
                   });
    }

    void dropNonHeadings()
    {
        if (!m_isOld)
            m_candidates.removeIf([](const TemplateLabel& label) { return label.role == LabelRole::Part; });
        std::optional<TemplateLabel> anchor;
        if (const TemplateLabel* nid = nidLabelOf(m_candidates); nid != nullptr)
            anchor = *nid;
        const int column = anchor                   ? anchor->indentation
                           : m_candidates.isEmpty() ? 0
                                                    : m_candidates.constFirst().indentation;
        m_candidates.removeIf([column](const TemplateLabel& label) { return isTooDeep(label, column); });
        const QList<TemplateLabel> all = m_candidates;
        m_candidates.removeIf([&](const TemplateLabel& label) {
            return (label.sureness == Sureness::Guessed && !isNeeded(label, all)) ||
                   (anchor && (isPreamble(label, *anchor, all) ||
                               (isSectionAround(label, *anchor) && !isBetween(label, *anchor, all))));
        });
    }

    /// Whether a guess is the only candidate for its field.
    static bool isNeeded(const TemplateLabel& guess, const QList<TemplateLabel>& all)
    {
        return std::ranges::none_of(all, [&guess](const TemplateLabel& label) {
            return label.field == guess.field && isField(label) && label.sureness != Sureness::Guessed;
        });
    }

    static bool isPart(const TemplateLabel& label)
    {
        return label.role == LabelRole::Part || label.role == LabelRole::Opening;
    }

    /// Whether a heading is a section of the document around the template: its level is higher, or it is a
    /// part of a field, before the NID. The only possible field in such a section is Security; sections such
    /// as "Namespace Considerations" belong to a template wherever they are.
    static bool isSectionAround(const TemplateLabel& label, const TemplateLabel& anchor)
    {
        const bool isHigher =
            label.depth > 0 &&
            (anchor.depth == 0 || (label.isMarkup == anchor.isMarkup && label.depth < anchor.depth));
        if (isPart(label))
            return !label.spelling.endsWith("considerations"_L1, Qt::CaseInsensitive) &&
                   (label.line < anchor.line || (isHigher && label.isMarkup));
        return label.role == LabelRole::Label && label.field != registration::TemplateField::Security &&
               isHigher;
    }

    /// Whether a numbered heading is among the template's labels without number, is the only one of its
    /// field, and is followed by a label of a later field, or is one of several such headings at the same
    /// depth.
    static bool isBetween(const TemplateLabel& label, const TemplateLabel& anchor,
                          const QList<TemplateLabel>& all)
    {
        const auto isOfTemplate = [&](const TemplateLabel& other) {
            return isField(other) && other.depth == anchor.depth && other.sureness != Sureness::Guessed;
        };
        const auto isOnly = [&](const TemplateLabel& heading) {
            return isField(heading) && !heading.isMarkup && heading.depth > 0 && heading.line > anchor.line &&
                   std::ranges::none_of(all, [&](const TemplateLabel& other) {
                       return other.field == heading.field && isOfTemplate(other);
                   });
        };
        if (!isOnly(label))
            return false;
        QSet<registration::TemplateField> series;
        for (const TemplateLabel& other : all) {
            if (other.depth == label.depth && isOnly(other))
                series.insert(*other.field);
        }
        return series.size() >= kShortestSeries || (label.depth > 1 && series.size() > 1) ||
               std::ranges::any_of(all, [&](const TemplateLabel& later) {
                   return later.line > label.line && isOfTemplate(later) && later.field > label.field;
               });
    }

    /// Whether a label before the NID's label is part of an introduction: its field also occurs after it.
    static bool isPreamble(const TemplateLabel& label, const TemplateLabel& anchor,
                           const QList<TemplateLabel>& all)
    {
        return isField(label) && label.line < anchor.line &&
               (label.field == registration::TemplateField::Nid ||
                std::ranges::any_of(
                    all,
                    [&](const TemplateLabel& later) {
                        return later.field == label.field && later.line > anchor.line && isField(later) &&
                               later.sureness != Sureness::Guessed;
                    }));
    }

    const QList<SourceLine>& m_lines;
    QList<TemplateLabel> m_candidates;
    bool m_isOld;
};

/// A heading of the document around the template, or of a part of a field.
std::optional<TemplateLabel> documentHeading(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression shape(
        uR"(^([ \t\f]*)(#{1,6}[ \t]+)?((?:[A-Z]\.)?(?:[0-9]+\.)*[0-9]+\.?[ \t]+)?(Appendix [A-Z][.:]?[ \t]+)?([A-Z][A-Za-z0-9 ,&/()'\x{2019}"-]{1,70}?):?[ \t]*(?:\{[^}]*\})?$)"_s);
    const SourceLine& line = lines[index];
    if (line.heading == 0 &&
        (line.text.size() > 90 || !isBlankAt(lines, index - 1) || !isBlankAt(lines, index + 1)))
        return std::nullopt;
    const QRegularExpressionMatch match = shape.match(line.text);
    if (line.heading == 0 && (line.isBody || !match.hasMatch() || match.capturedLength(2) > 0))
        return std::nullopt;
    TemplateLabel heading{.line = index, .bodyLine = index};
    heading.role = LabelRole::Group;
    heading.indentation = int(match.capturedLength(1));
    heading.isMarkup = line.heading > 0;
    heading.depth = line.heading > 0
                        ? line.heading
                        : int(match.captured(3).trimmed().split(u'.', Qt::SkipEmptyParts).size()) +
                              (match.capturedLength(4) > 0 ? 1 : 0);
    return heading;
}

/// The number of the section that contains the template, as in "5. Registration"; 0 if it is not numbered.
int sectionBefore(const QList<SourceLine>& lines, qsizetype end)
{
    int number = 0;
    for (qsizetype i = 0; i < end; ++i) {
        const std::optional<TemplateLabel> heading = documentHeading(lines, i);
        if (heading && !heading->isMarkup && heading->depth == 1)
            number = lines[i].text.trimmed().section(u'.', 0, 0).section(u' ', 0, 0).toInt();
    }
    return number;
}

/// The sign that underlines a line in plain text; null if none does.
QChar underlineOf(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression underline(u"^\\s*([=~^\"'`+#*-])\\1{2,}\\s*$"_s);
    const bool isLine = index + 1 < lines.size() && isBlankAt(lines, index - 1) && !isBlankAt(lines, index);
    const QString sign = isLine ? underline.match(lines[index + 1].text).captured(1) : QString();
    return sign.isEmpty() ? QChar() : sign.front();
}

/// Whether an underlined line ends the field of an underlined label.
bool endsUnderlined(const QList<SourceLine>& lines, qsizetype index, const TemplateLabel& label)
{
    const QChar before = underlineOf(lines, label.line);
    const QChar sign = underlineOf(lines, index);
    return !before.isNull() && !sign.isNull() && (sign == before || sign == u'=');
}

/// The depth of a heading of a wiki or of AsciiDoc, "== Purpose ==" or "h2. Purpose"; 0 = none.
qsizetype wikiDepth(const QString& line)
{
    static const QRegularExpression shape(u"^(?:(={1,6})[ \\t]*(?=[A-Z])|h([1-6])\\.[ \\t])"_s);
    const QRegularExpressionMatch match = shape.match(line);
    return match.capturedLength(1) > 0 ? match.capturedLength(1) : match.captured(2).toInt();
}

/// Whether a heading of a wiki ends the field of another one.
bool endsWiki(const QString& line, const QString& label)
{
    const qsizetype depth = wikiDepth(line);
    return depth > 0 && depth <= wikiDepth(label);
}

/// The line after a template that is a quotation or a literal block of the text around it: the first line to
/// the left of all lines of the template. Returns the end of the lines if there is none.
qsizetype endOfIndented(const QList<SourceLine>& lines, const QList<TemplateLabel>& labels)
{
    const auto isField = [](const TemplateLabel& label) { return label.field.has_value(); };
    const auto indentation = [&lines](qsizetype line) { return indentationOf(lines[line].text); };
    const auto first = std::ranges::find_if(labels, isField);
    const auto last = std::find_if(labels.crbegin(), labels.crend(), isField);
    if (first == labels.end() || indentation(first->line) == 0 || last->line == first->line)
        return lines.size();
    for (qsizetype i = first->line; i < lines.size(); ++i) {
        if (!isBlank(lines[i]) && indentation(i) < indentation(first->line))
            return i > last->line && isBlankAt(lines, i - 1) ? i : lines.size();
    }
    return lines.size();
}

/// Whether a heading that is not a label ends the field that `label` began. `section` is the number of the
/// section around the template.
bool ends(const TemplateLabel& heading, const TemplateLabel& label, const QString& text, int section)
{
    if (heading.isMarkup)
        return !label.isMarkup || heading.depth <= label.depth;
    if (section > 0 && heading.depth == 1 && !label.isMarkup &&
        text.trimmed().section(u'.', 0, 0).section(u' ', 0, 0).toInt() == section + 1)
        return true;
    if (label.isMarkup)
        return false;
    if (label.depth > 0)
        return heading.depth > 0 && heading.depth <= label.depth;
    return heading.indentation < label.indentation;
}

} // namespace

QList<TemplateLabel> labelsInOrder(const QList<TemplateLabel>& candidates)
{
    const auto count = std::size_t(candidates.size());
    std::vector<int> best(count);
    std::vector<std::size_t> before(count);
    std::size_t heaviest = count;
    for (std::size_t i = 0; i < count; ++i) {
        before[i] = i;
        for (std::size_t j = 0; j < i; ++j) {
            if (candidates[qsizetype(j)].field < candidates[qsizetype(i)].field && best[j] > best[i]) {
                best[i] = best[j];
                before[i] = j;
            }
        }
        best[i] += weight(candidates[qsizetype(i)]);
        if (heaviest == count || best[i] > best[heaviest])
            heaviest = i;
    }
    QList<TemplateLabel> chosen;
    for (std::size_t i = heaviest; i < count; i = before[i]) {
        chosen.prepend(candidates[qsizetype(i)]);
        if (before[i] == i)
            break;
    }
    return chosen;
}

QSet<registration::TemplateField> fieldsIn(const QList<SourceLine>& lines)
{
    QSet<registration::TemplateField> fields;
    for (const TemplateLabel& label : labelCandidates(lines)) {
        if (label.field && label.sureness != Sureness::Guessed)
            fields.insert(*label.field);
    }
    return fields;
}

FoundLabels findLabels(const QList<SourceLine>& lines)
{
    FoundLabels found = LabelChooser(lines).choose();
    if (found.labels.isEmpty())
        return found;
    const int section = sectionBefore(lines, found.labels.constFirst().line);
    const qsizetype endOfTemplate = endOfIndented(lines, found.labels);
    QList<TemplateLabel> all;
    for (auto label = found.labels.cbegin(); label != found.labels.cend(); ++label) {
        all.append(*label);
        const qsizetype end = label + 1 == found.labels.cend() ? lines.size() : (label + 1)->line;
        for (qsizetype i = label->bodyLine; label->field && i < end; ++i) {
            std::optional<TemplateLabel> heading = documentHeading(lines, i);
            if (endsUnderlined(lines, i, *label) || i == endOfTemplate ||
                endsWiki(lines[i].text, lines[label->line].text))
                heading = TemplateLabel{.role = LabelRole::Group, .line = i, .bodyLine = i};
            else if (!heading || !ends(*heading, *label, lines[i].text, section))
                continue;
            all.append(*heading);
            break;
        }
    }
    found.labels = all;
    return found;
}

} // namespace nidus::exchange
