// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/templatelabels.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

const QRegularExpression& headingPattern()
{
    static const QRegularExpression pattern(
        uR"(^([ \t\f]*))"
        uR"(((?:--?|[+o*\x{2022}\x{00B7}\x{2013}\x{2014}\x{2023}\x{2043}\x{25A0}-\x{25FF}\x{2713}\x{27A2}\x{27A4}\x{F000}-\x{F0FF}]|[0-9]+[.)](?=[ \t]+(?:\*\*|__)))[ \t]+|[:;][ \t]*(?=[A-Z]))?)"
        uR"((#{1,6}[ \t]+|={1,6}[ \t]*(?=[A-Z])|h[1-6]\.[ \t]+)?(\*\*|__|\*|_|`|'''|\[|<)?)"
        uR"((?:\x{00A7}+[ \t]*)?)"
        uR"(((?:(?:[A-Z]\.)?(?:[0-9]+\.)*[0-9]+[.)]?|\(?[0-9a-z]{1,4}\)|[ivx]{1,5}\.|[A-Z]\.)[ \t]+)?)"
        uR"(([A-Za-z][A-Za-z0-9/&(),' \x{2010}\x{2011}\x{2013}-]{1,70}?|[0-9][A-Za-z0-9-]{1,31} [A-Za-z]{4,20}))"
        uR"((?:[ \t]*(?:\*\*|__|\*|_|`|'''|\]|>)?[ \t]*((?<!:)::?(?![:=])(?:-(?=[ \t]))?|\x{FF1A})(?:\*\*|__|\*|_|`|''')?[ \t]*(.*))"
        uR"(|[ \t]*(?:\*\*|__|\*|_|`|'''|\]|>)?[ \t]*[#=]*[ \t]*(?:\{[^}]*\})?[ \t]*)$)"_s);
    return pattern;
}

bool mayBeHeading(const QString& line)
{
    constexpr QStringView kMarks = u" \t\f-+*)(#=_`'[<]>/&,";
    const auto isAmong = [](QChar c, QChar first, QChar last) { return c >= first && c <= last; };
    bool hasLetter = false;
    QChar before;
    for (const QChar c : line) {
        const bool isLetter = isAmong(c, u'a', u'z') || isAmong(c, u'A', u'Z');
        if (c == u':' || c == u'{' || c.unicode() >= 0x80)
            return true;
        if (c == u'.'
                ? !isAmong(before, u'0', u'9') && !isAmong(before, u'A', u'Z') && !u"ivx"_s.contains(before)
                : !isLetter && !isAmong(c, u'0', u'9') && !kMarks.contains(c) && (c != u';' || hasLetter))
            return false;
        hasLetter = hasLetter || isLetter;
        before = c;
    }
    return true;
}

namespace {

constexpr int kMostCandidates = 40;        // of one field
constexpr qsizetype kFewestListed = 5;     // fields of a template that is a list
constexpr qsizetype kLongestHeading = 120; // columns up to the colon

bool isUnderline(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression underline(u"^\\s*([-=~_*^\"'`+#.:])\\1{2,}\\s*$"_s);
    return index < lines.size() && underline.match(lines[index].text).hasMatch();
}

/// The parts of a line if it is a heading.
struct HeadingShape
{
    int indentation = 0;
    bool hasBullet = false;
    int hashes = 0;
    bool isEmphasised = false;
    int numbers = 0;
    QString name;
    bool hasColon = false;
    QString value;
};

/// The lines without invisible characters, and with spaces in place of no-break spaces and the like.
QList<SourceLine> plainLines(QList<SourceLine> lines)
{
    const auto isAscii = [](QChar c) { return c.unicode() < 0x80; };
    for (SourceLine& line : lines) {
        if (std::ranges::all_of(std::as_const(line.text), isAscii))
            continue;
        line.text = withoutInvisible(line.text);
        for (QChar& c : line.text)
            c = c.category() == QChar::Separator_Space ? u' ' : c;
    }
    return lines;
}

std::optional<HeadingShape> headingShape(const QString& text)
{
    if (!mayBeHeading(text))
        return std::nullopt;
    const QRegularExpressionMatch match = headingPattern().match(text);
    if (!match.hasMatch())
        return std::nullopt;
    // A line break, or the sign of YAML for a text of several lines.
    static const QRegularExpression lineBreak(u"^(?:<br\\s*/?>\\s*|[|>][-+0-9]*\\s*$)"_s);
    static const QRegularExpression sectionNumber(u"^(?:[A-Z]\\.)?[0-9]"_s);
    const bool isWiki = match.captured(3).startsWith(u'=') || match.captured(3).startsWith(u'h');
    const QString number = match.captured(5).trimmed();
    const bool isLettered = !number.isEmpty() && !sectionNumber.match(number).hasMatch();
    return HeadingShape{.indentation = int(match.capturedLength(1)),
                        .hasBullet = match.capturedLength(2) > 0,
                        .hashes = isWiki ? 0 : int(match.captured(3).trimmed().size()),
                        .isEmphasised = match.capturedLength(4) > 0 || isWiki || isLettered,
                        .numbers = isLettered ? 0 : int(number.split(u'.', Qt::SkipEmptyParts).size()),
                        .name = match.captured(6),
                        .hasColon = match.capturedLength(7) > 0,
                        .value = match.captured(8).remove(lineBreak).trimmed()};
}

/// "Version 1", "Registration Version Number 1".
std::optional<TemplateLabel> versionWithoutColon(const QString& text)
{
    static const QRegularExpression shape(
        u"^([ \\t]*)(?:[-o*][ \\t]+)?((?:registration )?version(?: number)?)[ \\t]+([0-9]+(?:\\.[0-9]+)?)[ \\t]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = shape.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return TemplateLabel{.field = registration::TemplateField::Version,
                         .sureness = Sureness::Likely,
                         .indentation = int(match.capturedLength(1)),
                         .spelling = match.captured(2),
                         .value = match.captured(3)};
}

/// "ISBN assignment" may mean Assignment; the lines around it decide.
bool isAssignmentOfNid(const QString& spelling)
{
    static const QRegularExpression shape(u"^[a-z0-9-]{2,32} assignment$"_s);
    return shape.match(spelling).hasMatch();
}

/// "Declared registration of the namespace" and the like.
bool isDeclaration(const QString& spelling)
{
    static const QRegularExpression shape(
        u"^declared (?:regist[a-z]+|organi[sz]ation)(?: (?:of|for) .*)?$"_s);
    return shape.match(spelling).hasMatch();
}

class CandidateFinder
{
public:
    explicit CandidateFinder(const QList<SourceLine>& lines) : m_lines(plainLines(lines)) {}

    [[nodiscard]] QList<TemplateLabel> all()
    {
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            std::optional<TemplateLabel> label = at(i);
            if (!label)
                continue;
            if (label->field && ++m_counts.at(std::size_t(*label->field)) > kMostCandidates)
                continue;
            const auto [whole, date] = dateSplitOff(withValueBelow(withBrokenDate(*std::move(label))));
            i = whole.bodyLine - 1;
            m_found.append(whole);
            if (date)
                m_found.append(*date);
        }
        if (!isTemplateListed())
            m_found.removeIf([](const TemplateLabel& label) { return label.isListed; });
        return m_found;
    }

private:
    /// Whether most of a template is a list, not only parts of a field.
    [[nodiscard]] bool isTemplateListed() const
    {
        QSet<registration::TemplateField> fields;
        for (const TemplateLabel& label : m_found) {
            const bool isLabel = label.role == LabelRole::Label || label.role == LabelRole::Old ||
                                 label.role == LabelRole::Part;
            if (label.isListed && isLabel && label.sureness != Sureness::Guessed)
                fields.insert(*label.field);
        }
        return fields.size() >= kFewestListed && fields.contains(registration::TemplateField::Nid);
    }

    [[nodiscard]] std::optional<TemplateLabel> at(qsizetype index) const
    {
        const QString& text = m_lines[index].text;
        const qsizetype colon = text.indexOf(u':');
        if (text.trimmed().isEmpty() ||
            (text.size() > kLongestHeading && (colon < 0 || colon > kLongestHeading)))
            return std::nullopt;
        std::optional<TemplateLabel> label = versionWithoutColon(text);
        if (label)
            label->bodyLine = index + 1;
        else if (const std::optional<HeadingShape> shape = headingShape(text))
            label = fromShape(*shape, index, index + 1);
        if (!label)
            label = wrapped(index);
        if (!label)
            label = afterDash(index);
        if (!label)
            return std::nullopt;
        label->line = index;
        label->isAfterGap = isBlankAt(m_lines, index - 1);
        return label;
    }

    /// `body` is the line after the heading.
    [[nodiscard]] std::optional<TemplateLabel> fromShape(const HeadingShape& shape, qsizetype index,
                                                         qsizetype body) const
    {
        const bool isUnderlined = isUnderline(m_lines, body);
        const int markup = m_lines[index].heading;
        if (m_lines[index].isBody || (shape.hashes > 0 && markup == 0))
            return std::nullopt;
        const bool isHeading =
            shape.hasColon || shape.numbers > 0 || isUnderlined || markup > 0 || shape.isEmphasised;
        const bool standsAlone = isBlankAt(m_lines, index - 1) && (isBlankAt(m_lines, body) || isTerm(index));
        if (!isHeading && !standsAlone)
            return std::nullopt;
        std::optional<TemplateLabel> label = known(shape.name, isHeading);
        if (!label || (!isHeading && label->role == LabelRole::Group))
            return std::nullopt;
        if (label->role == LabelRole::Group && !shape.value.isEmpty()) {
            if (std::optional<TemplateLabel> inner = afterGroup(shape, body))
                return inner;
        }
        const bool isDated = label->field == registration::TemplateField::Version ||
                             label->field == registration::TemplateField::Date;
        label->isListed = shape.hasBullet && !isDated && !shape.isEmphasised;
        if (!isHeading && label->role != LabelRole::Sentence)
            label->sureness = Sureness::Guessed;
        label->bodyLine = isUnderlined && shape.value.isEmpty() ? body + 1 : body;
        label->indentation = shape.indentation;
        label->depth = markup > 0 ? markup : shape.numbers;
        label->isMarkup = markup > 0;
        label->spelling = shape.name;
        label->value = shape.value;
        return label;
    }

    /// Whether all lines of the paragraph below are further to the right.
    [[nodiscard]] bool isTerm(qsizetype index) const
    {
        const auto indentation = [this](qsizetype line) { return indentationOf(m_lines[line].text); };
        qsizetype line = index + 1;
        while (!isBlankAt(m_lines, line) && indentation(line) > indentation(index))
            ++line;
        return line > index + 1 && isBlankAt(m_lines, line);
    }

    /// The label after a heading over several fields, on the same line or continued on the line `body`:
    /// "Registration Information:  Registration version: 1".
    [[nodiscard]] std::optional<TemplateLabel> afterGroup(const HeadingShape& group, qsizetype body) const
    {
        static const QRegularExpression withoutColon(u"^((?:registration )?version(?: number)?) (?=[0-9])"_s,
                                                     QRegularExpression::CaseInsensitiveOption);
        const QString value = QString(group.value).replace(withoutColon, u"\\1: "_s);
        std::optional<HeadingShape> inner = headingShape(value);
        const bool isContinued = inner && !inner->hasColon && body < m_lines.size() &&
                                 LabelTable::builtin().isBeginning(LabelTable::spellingOf(inner->name));
        if (isContinued)
            inner = headingShape(value + u' ' + m_lines[body].text.trimmed());
        std::optional<TemplateLabel> label =
            inner && inner->hasColon ? known(inner->name, true) : std::nullopt;
        if (!label || !label->field || label->role != LabelRole::Label)
            return std::nullopt;
        label->bodyLine = isContinued ? body + 1 : body;
        label->indentation = group.indentation;
        label->spelling = inner->name;
        label->value = inner->value;
        return label;
    }

    [[nodiscard]] static std::optional<TemplateLabel> known(const QString& name, bool mayBeMisspelled)
    {
        const LabelTable& table = LabelTable::builtin();
        const QString spelling = LabelTable::spellingOf(name);
        TemplateLabel label;
        static const QRegularExpression remark(u"\\s*\\([^()]*\\)$"_s);
        std::optional<LabelEntry> entry = table.find(spelling);
        if (!entry)
            entry = table.find(QString(spelling).remove(remark));
        if (!entry && isDeclaration(spelling)) {
            entry = table.find(u"declared registrant of the namespace"_s);
            label.sureness = Sureness::Likely;
        } else if (!entry && isAssignmentOfNid(spelling)) {
            entry = LabelEntry{LabelRole::Label, registration::TemplateField::Assignment};
            label.sureness = Sureness::Guessed;
        } else if (!entry && mayBeMisspelled) {
            entry = table.findMisspelled(spelling);
            label.sureness = Sureness::Likely;
            if (!entry) {
                entry = table.findByWords(spelling);
                label.sureness = Sureness::Guessed;
            }
        }
        if (!entry)
            return std::nullopt;
        label.field = entry->field;
        label.role = entry->role;
        if (entry->role == LabelRole::Sentence)
            label.sureness = Sureness::Guessed;
        else if (label.sureness == Sureness::Certain &&
                 (!entry->field || spelling != QString(registration::fieldHeading(*entry->field)).toLower()))
            label.sureness = Sureness::Likely;
        return label;
    }

    /// "Purpose - Naming shelves."
    [[nodiscard]] std::optional<TemplateLabel> afterDash(qsizetype index) const
    {
        static const QRegularExpression shape(
            u"^([^:\\x{2013}\\x{2014}]{3,60}?)[ \\t]+(?:--?|\\x{2013}|\\x{2014})[ \\t]+(?=\\S)"_s);
        QString line = m_lines[index].text;
        if (!isBlankAt(m_lines, index - 1) || !shape.match(line).hasMatch())
            return std::nullopt;
        std::optional<HeadingShape> heading = headingShape(line.replace(shape, u"\\1: "_s));
        std::optional<TemplateLabel> label =
            heading && heading->hasColon ? fromShape(*heading, index, index + 1) : std::nullopt;
        if (!label || !label->field || label->role != LabelRole::Label ||
            label->sureness == Sureness::Guessed)
            return std::nullopt;
        label->sureness = Sureness::Guessed;
        return label;
    }

    /// A heading that continues on the next line, up to its colon.
    [[nodiscard]] std::optional<TemplateLabel> wrapped(qsizetype index) const
    {
        if (index + 1 >= m_lines.size() || !m_lines[index + 1].text.contains(u':'))
            return std::nullopt;
        const std::optional<HeadingShape> first = headingShape(m_lines[index].text);
        if (!first || first->hasColon ||
            !LabelTable::builtin().isBeginning(LabelTable::spellingOf(first->name)))
            return std::nullopt;
        const std::optional<HeadingShape> both =
            headingShape(m_lines[index].text + u' ' + m_lines[index + 1].text.trimmed());
        if (!both || !both->hasColon)
            return std::nullopt;
        return fromShape(*both, index, index + 2);
    }

    /// "Registration version: 1; registration", then "date: 2009-03-22" on the next line.
    [[nodiscard]] TemplateLabel withBrokenDate(TemplateLabel version) const
    {
        static const QRegularExpression first(u"[;,.][ \\t]+registration$"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression second(u"^[ \\t]*date[ \\t]*:"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        if (version.field != registration::TemplateField::Version || version.bodyLine >= m_lines.size() ||
            !first.match(version.value).hasMatch() ||
            !second.match(m_lines[version.bodyLine].text).hasMatch())
            return version;
        version.value += u' ' + m_lines[version.bodyLine++].text.trimmed();
        return version;
    }

    /// "Registration version:", then "1; registration date: 2009-03-22" on the next line.
    [[nodiscard]] TemplateLabel withValueBelow(TemplateLabel version) const
    {
        static const QRegularExpression shape(
            u"^[ \\t]*[0-9]+(?:\\.[0-9]+)?[;,.]?[ \\t]+(?:registration[ \\t]+)?date[ \\t]*:"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (version.field == registration::TemplateField::Version && version.value.isEmpty() &&
            version.bodyLine < m_lines.size() && shape.match(m_lines[version.bodyLine].text).hasMatch())
            version.value = m_lines[version.bodyLine++].text.trimmed();
        return version;
    }

    /// "Registration version: 1; registration date: 2009-03-22": the version without the date, and the date.
    [[nodiscard]] static std::pair<TemplateLabel, std::optional<TemplateLabel>>
    dateSplitOff(TemplateLabel version)
    {
        static const QRegularExpression shape(
            u"^(.*?)[;,.]?[ \\t]+((?:registration[ \\t]+)?date)[ \\t]*:[ \\t]*(.*)$"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = shape.match(version.value);
        static const QRegularExpression separator(u"(?<=[0-9])[ \\t]*[;,]$"_s);
        if (version.field == registration::TemplateField::Version)
            version.value.remove(separator);
        if (version.field != registration::TemplateField::Version || !match.hasMatch())
            return {std::move(version), std::nullopt};
        TemplateLabel date = version;
        date.field = registration::TemplateField::Date;
        date.spelling = match.captured(2);
        date.value = match.captured(3);
        version.value = match.captured(1);
        return {std::move(version), std::move(date)};
    }

    const QList<SourceLine> m_lines;
    QList<TemplateLabel> m_found;
    std::array<int, registration::kTemplateFieldCount> m_counts{};
};

} // namespace

QList<TemplateLabel> labelCandidates(const QList<SourceLine>& lines) { return CandidateFinder(lines).all(); }

} // namespace nidus::exchange
