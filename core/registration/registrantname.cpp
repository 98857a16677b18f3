// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantname.h"

#include "core/registration/registrant.h"
#include "core/registration/registrantlines.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 100;     ///< a longer text is a sentence
constexpr qsizetype kFullLine = 50;         ///< a line as long as this may be broken before its last words
constexpr qsizetype kMostContinuations = 3; ///< lines after the first one of a name

QRegularExpression inAnyCase(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

QRegularExpression asWritten(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

/// A line with text.
struct Line
{
    QString label;
    QString value;
    qsizetype indentation = 0;
    bool isAfterGap = false;
    bool isOfValue = false; ///< continues the value of a label, or is in an address below its label
};

QList<Line> linesOf(const QString& text)
{
    static const QRegularExpression address = inAnyCase(u"\\b(?:address|postal|coordinates)\\b"_s);
    static const QRegularExpression bullet = asWritten(u"^[-*\u2022]\\s+"_s);
    QList<Line> lines;
    bool isAfterGap = false;
    RegistrantLine label; // the last one
    for (const RegistrantLine& line : registrantLines(text)) {
        if (line.label.isEmpty() && line.value.isEmpty()) {
            isAfterGap = true;
            continue;
        }
        if (!line.label.isEmpty() || (isAfterGap && !lines.isEmpty() && !lines.constLast().value.isEmpty()))
            label = line;
        const bool isBelowLabel = line.label.isEmpty() && !label.label.isEmpty();
        const bool isOfValue =
            isBelowLabel && (address.match(label.label).hasMatch() ||
                             (!label.value.isEmpty() && line.indentation > label.indentation));
        lines.append(
            {line.label, QString(line.value).remove(bullet), line.indentation, isAfterGap, isOfValue});
        isAfterGap = false;
    }
    return lines;
}

/// Whether a line has a mail or web address, or a telephone number.
bool hasCoordinates(const QString& text)
{
    static const QRegularExpression shape =
        inAnyCase(u"@|\\S&\\S+\\.\\w|\\S at \\S+\\.\\w|://|\\bwww\\.|\\+?\\(?\\d[\\d ()./-]{6,}\\d"_s);
    return shape.match(text).hasMatch();
}

/// Whether the text of a line without a label is a part of an address.
bool isPlace(const QString& text)
{
    static const QRegularExpression shape = inAnyCase(
        u"\\d|\\b(?:house|street|road|avenue|square|building|tower|box|floor|suite|drive|lane|plaza|park|"
        "campus|rue|via|strasse|stra\u00DFe|platz)\\b"_s);
    return shape.match(text).hasMatch();
}

/// The registering organization, wherever it is in the text.
bool isOfRegisteringOrganization(const Line& line)
{
    static const QRegularExpression heading = inAnyCase(
        u"^(?:registering|registrant|responsible|standards|declared) (?:organi[sz]ation|body)(?: name)?$"_s);
    return heading.match(line.label.isEmpty() ? line.value : line.label).hasMatch();
}

bool isOfOrganization(const Line& line)
{
    static const QRegularExpression label = inAnyCase(
        u"^(?:name of )?(?:the )?(?:\\w+ )?(?:organi[sz]ation|company|institution|consortium)(?: name)?$"_s);
    return isOfRegisteringOrganization(line) || label.match(line.label).hasMatch();
}

bool isOfContact(const Line& line)
{
    static const QRegularExpression label = inAnyCase(u"\\bcontacts?\\b"_s);
    static const QRegularExpression beginning = inAnyCase(u"^(?:c/o|attn|att\\.|attention)\\b"_s);
    if (!line.label.isEmpty())
        return label.match(line.label).hasMatch() || beginning.match(line.label).hasMatch();
    return beginning.match(line.value).hasMatch() ||
           (!hasCoordinates(line.value) && label.match(line.value).hasMatch());
}

/// Whether a name is that of an organization, judged by its words.
bool isBody(const QString& name)
{
    static const QRegularExpression word = inAnyCase(
        u"\\b(?:foundation|stiftung|society|institut[eo]?s?|academy|association|asociaci\u00f3n|verein|"
        u"verband|"
        "organi[sz]ation|corp|corporation|inc|ltd|llc|llp|plc|gmbh|ag|aisbl|s\\.c\\.r\\.l\\.|asbl|cvba|sarl|"
        "s\\.a\\.|e\\.v\\.|"
        "b\\.v\\.|"
        "limited|council|consortium|library|archives?|agency|university|universit\u00e4t|universit\u00e9|"
        "committee|"
        "union|authority|forum|alliance|group|office|ministry|bureau|partnership|project|network|company|"
        "laboratories|labs|technologies|enterprises|federation|league|board|commission|cent(?:re|er)|"
        "secretariat|"
        "department|bank|initiative|registry|cooperative|bundeskanzleramt)(?![\\w-])"_s);
    const bool isName = !name.isEmpty() && !name.front().isLower() && name.size() <= kLongestName;
    return isName && word.match(name).hasMatch();
}

/// Whether a name is perhaps only that of an office in an organization.
bool isPartOfBody(const QString& name)
{
    static const QRegularExpression word =
        inAnyCase(u"\\b(?:secretariat|department|division|office|bureau)\\b"_s);
    return word.match(name).hasMatch();
}

bool isAbbreviation(const QString& word)
{
    static const QRegularExpression shape = inAnyCase(QRegularExpression::anchoredPattern(
        u"\\W*(?:\\w|\\w+\\.[\\w.]*\\w|inc|ltd|corp|co|univ|dept|ass(?:n|oc)|inst|intl|natl|org|bros|jr|sr|"
        u"dr|mrs?|ms|prof|"
        "st|no|pty|pvt|bhd|sdn|soc|fed|govt?|int|nat|labs?|tech|eng|acad|nac|bibl|min)"_s));
    return shape.match(word).hasMatch();
}

/// Returns the first sentence of a text, without the full stop.
QString firstSentence(const QString& text)
{
    static const QRegularExpression end = asWritten(u"(\\S+?)\\.(?:\\s+(?=[\"(\u201C]?\\p{Lu})|\\s*$)"_s);
    for (auto all = end.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        if (!isAbbreviation(match.captured(1)))
            return text.first(match.capturedEnd(1));
    }
    return text;
}

/// Returns the name at the beginning of a text, without what follows in the sentence, addresses, and remarks.
QString nameIn(const QString& text)
{
    static const QRegularExpression mail = asWritten(u"\\s*(?:<[^<>]*>|\\([^()]*[@&][^()]*\\.[^()]*\\))"_s);
    static const QRegularExpression verb =
        asWritten(u"(?<=\\S),?\\s+(?:is|are|was|were|has|have|had|will|shall|acts?|serves?|provides|"
                  u"maintains|manages|operates|"
                  "administers|develops|represents|registers|requests|hereby)\\s.*$"_s);
    static const QRegularExpression remark =
        asWritten(u"(?:,\\s*(?:an?|the|which|who|that|whose|based|located|acting|represented|hereafter|"
                  u"hereinafter|through|via|"
                  "as|of|in|at|for|represented)\\s|\\s+\\(?c/"
                  "o\\s|,\\s*+(?!(?i:sub|working|study|task)[\\w-]* "
                  ")(?=[^,]*(?:\\d|@|\\S&\\S+\\.\\w))|,?\\s+(?=\\S*(?:@|://|"
                  "www\\.))).*$"_s);
    static const QRegularExpression article = asWritten(u"^The\\s+"_s);
    QString name = firstSentence(text).simplified();
    name.remove(mail);
    if (verb.match(name).hasMatch())
        name.remove(verb).remove(article);
    name.remove(remark);
    static const QRegularExpression loose = asWritten(u"(?:[,; ]|\\s[-\u2013\u2014:])+$"_s);
    name.remove(loose);
    return name;
}

/// Whether a line is the end of a name before it whose abbreviation is in brackets: "Project 2 (3GPP2)". The
/// abbreviation has more letters than the line has words.
bool endsAbbreviated(const QString& name, const QString& line)
{
    static const QRegularExpression shape =
        asWritten(u"^((?:\\p{Lu}[\\w'-]*)(?: [\\w'&-]+){0,4}) \\(([\\p{Lu}\\d]{2,8})\\)[.,]?$"_s);
    const QRegularExpressionMatch match = shape.match(line);
    const QString letters = match.captured(2);
    return match.hasMatch() && !name.contains(u'(') && letters.size() > match.captured(1).count(u' ') + 1 &&
           (letters.front() == name.front() || letters.front().isDigit());
}

/// Whether a line without a label continues the name in the lines before it.
bool continues(const QString& name, const Line& next)
{
    static const QRegularExpression open = inAnyCase(
        u"(?:\\b(?:of|for|and|the|on|in|to|at|de|du|des|della?|der|und|f\u00fcr|et|y|behalf)|[&/-])$"_s);
    static const QRegularExpression abbreviation =
        asWritten(u"^\\([\\w./&-]+(?: [\\w./&-]+){0,3}\\)[.,]?$"_s);
    static const QRegularExpression legalForm =
        inAnyCase(u"^(?:inc|llc|ltd|limited|corp|corporation|gmbh|plc|e\\.v|s\\.a|b\\.v)\\b"_s);
    static const QRegularExpression fewWords =
        asWritten(u"^\\p{Lu}[\\w'-]*(?: (?:of|for|and|the|&|in|\\p{Lu}[\\w'-]*|\\(\\w+\\))){0,4}[.,]?$"_s);
    static const QRegularExpression word = asWritten(u"[\\w.-]+$"_s);
    if (!next.label.isEmpty() || next.isAfterGap || hasCoordinates(next.value) || isOfContact(next))
        return false;
    if (name.count(u'(') > name.count(u')') || open.match(name).hasMatch() ||
        abbreviation.match(next.value).hasMatch() || legalForm.match(next.value).hasMatch() ||
        endsAbbreviated(name, next.value) || next.value.front().isLower())
        return true;
    const QString last = word.match(name).captured();
    return name.size() >= kFullLine && !last.isEmpty() && last != last.toUpper() && !isBody(last) &&
           !isPlace(next.value) && fewWords.match(next.value).hasMatch();
}

/// Whether the lines from `first` to the next label, deeper than the label before them, are all that remains
/// of a name, and not an address.
qsizetype linesOfValue(const QList<Line>& lines, qsizetype first)
{
    const qsizetype indentation = lines[first - 1].indentation;
    qsizetype end = first;
    while (end < lines.size() && lines[end].label.isEmpty() && !lines[end].isAfterGap &&
           lines[end].indentation > indentation) {
        if (hasCoordinates(lines[end].value) || isPlace(lines[end].value) || isOfContact(lines[end]))
            return 0;
        ++end;
    }
    return end - first <= kMostContinuations ? end - first : 0;
}

/// Returns the value on the line, with the lines that continue it.
QString wholeValue(const QList<Line>& lines, qsizetype index)
{
    QString value = lines[index].value;
    qsizetype next = index + 1;
    const bool isComplete = value.endsWith(u')') || value.endsWith(u'.') || value.endsWith(u',');
    const qsizetype below = lines[index].label.isEmpty() || isComplete ? 0 : linesOfValue(lines, next);
    const qsizetype most = std::min(lines.size(), next + kMostContinuations);
    for (; next < most && (next - index <= below || continues(value, lines[next])); ++next)
        value += u' ' + lines[next].value;
    return value;
}

/// Returns the name after a label, or in the lines below it.
QString valueAt(const QList<Line>& lines, qsizetype index)
{
    if (!lines[index].label.isEmpty() && !lines[index].value.isEmpty())
        return nameIn(wholeValue(lines, index));
    const bool isBelow =
        index + 1 < lines.size() && (lines[index + 1].label.isEmpty() || lines[index + 1].label == "name"_L1);
    return isBelow ? nameIn(wholeValue(lines, index + 1)) : QString();
}

/// Returns the first name at a line that `isWanted`; empty if there is none.
QString firstValue(const QList<Line>& lines, bool (*isWanted)(const Line&))
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!isWanted(lines[i]))
            continue;
        if (QString named = valueAt(lines, i); !named.isEmpty())
            return named;
    }
    return {};
}

/// Returns the value of the first line with the label "name" and nothing more.
QString namedIn(const QList<Line>& lines)
{
    const auto named = std::ranges::find(lines, "name"_L1, &Line::label);
    return named == lines.cend() ? QString() : valueAt(lines, named - lines.cbegin());
}

/// Removes the office, and the person before it, from "Adviser to the Agency" or "Director, The Agency".
QString withoutOffice(const QString& affiliation)
{
    static const QString word =
        u"\\b(?:advis[eo]r|director|manager|chair(?:man|person)?|president|secretary|head|"
        "officer|professor|editor)\\b"_s;
    static const QRegularExpression list = inAnyCase(u"^.*?"_s + word + u"[^,]*,\\s+"_s);
    static const QRegularExpression office = inAnyCase(u"^[^,]*"_s + word + u"\\s*(?:,|to|of|at|for)\\s+"_s);
    const QString body = QString(affiliation).remove(list);
    return body != affiliation && isBody(body) ? body : QString(affiliation).remove(office);
}

/// Returns the organization of "ABC Specifications Manager".
QString bodyOfOffice(const QString& text)
{
    static const QRegularExpression shape = asWritten(
        u"^((?:[\\p{Lu}\\d][\\p{Lu}\\d&/-]+ )+)(?:\\p{Lu}\\w+ ){0,3}(?:Manager|Director|Chair(?:man|person)?|"
        "President|Secretary|Editor|Secretariat|Administrators?|Experts?)\\b"_s);
    return shape.match(text).captured(1).trimmed();
}

/// Returns the organization of "Ann Berth (Quay Society)", "Ann Berth, Quay Society", and "Quay Society - Ann
/// Berth"; any other name is returned unchanged.
QString withoutPerson(const QString& name)
{
    static const QRegularExpression person = asWritten(
        u"^(?:\\p{Lu}\\p{Ll}+\\.? )?\\p{Lu}(?:\\p{Ll}+|\\.)(?: \\p{Lu}\\.)? \\p{Lu}[\\p{Ll}'-]+$"_s);
    static const QRegularExpression split = asWritten(u"^(.+?)(?:, | \\(| [-\u2013] )(.+?)\\)?$"_s);
    const QRegularExpressionMatch match = split.match(name);
    const QString first = match.captured(1);
    const QString second = match.captured(2);
    const auto isPerson = [](const QString& text) { return person.match(text).hasMatch() && !isBody(text); };
    return isPerson(first) && isBody(second) ? second : isPerson(second) && isBody(first) ? first : name;
}

QString actedFor(const QString& text)
{
    static const QRegularExpression phrase =
        inAnyCase(u"\\b(?:on behalf of|(?<=is |was )registered by|^the (?:declared )?registrant"
                  u"(?: of (?:this|the) namespace)? is) (?:the )?(.+)$"_s);
    static const QRegularExpression clause = inAnyCase(u"[,;].*$"_s);
    const QList<Line> lines = linesOf(text);
    if (lines.isEmpty())
        return {};
    const bool isBroken = lines.size() > 1 && lines[1].label.isEmpty() && !lines[1].isAfterGap &&
                          !hasCoordinates(lines[1].value);
    const QString beginning = lines[0].value + (isBroken ? u' ' + lines[1].value : QString());
    return nameIn(phrase.match(beginning.simplified()).captured(1).remove(clause));
}

/// Returns the first line without a label that names an organization; rather the organization than its
/// office, and rather not a part of an address.
QString unlabeledBody(const QList<Line>& lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (!line.label.isEmpty() || line.isOfValue || isOfContact(line))
            continue;
        const QString name = withoutPerson(withoutOffice(nameIn(wholeValue(lines, i))));
        if (!isBody(name))
            continue;
        const QString next = i + 1 < lines.size() && lines[i + 1].label.isEmpty() && isPartOfBody(name)
                                 ? nameIn(wholeValue(lines, i + 1))
                                 : QString();
        return isBody(next) && !isPlace(next) ? next : name;
    }
    return {};
}

/// Returns the name in the first line if a person is named after it as the contact.
QString bodyWithContact(const QList<Line>& declared, const QList<Line>& lines)
{
    if (declared.isEmpty() || declared.size() == lines.size() || !declared.constFirst().label.isEmpty())
        return {};
    const Line& contact = lines[declared.size()];
    const bool isHeading =
        !contact.label.isEmpty() || contact.value.contains("contact"_L1, Qt::CaseInsensitive);
    return isHeading && !hasCoordinates(contact.value) && !hasCoordinates(declared.constFirst().value)
               ? nameIn(wholeValue(declared, 0))
               : QString();
}

/// Returns the line after a person and a mail address, which begins the postal address.
QString bodyAfterPerson(const QList<Line>& lines)
{
    const bool isPerson = lines.size() > 2 && lines[0].label.isEmpty() && lines[1].label.isEmpty() &&
                          lines[2].label.isEmpty() && !hasCoordinates(lines[0].value) &&
                          hasCoordinates(lines[1].value) && !hasCoordinates(lines[2].value) &&
                          !isPlace(lines[2].value);
    return isPerson ? nameIn(lines[2].value) : QString();
}

/// Whether the line names an organization after the label of a registrant.
bool namesBodyAsRegistrant(const Line& line)
{
    static const QRegularExpression label = inAnyCase(
        u"^(?:required|recommended|registrant(?: name)?|name of registrant|owner|holder|applicant)$"_s);
    return label.match(line.label).hasMatch() && isBody(nameIn(line.value));
}

/// Returns the organization in lines that may be about more than one.
QString organizationIn(const QList<Line>& lines)
{
    if (QString named = firstValue(lines, isOfOrganization); !named.isEmpty())
        return named;
    const auto affiliation = std::ranges::find(lines, "affiliation"_L1, &Line::label);
    if (QString body = unlabeledBody(lines.first(affiliation - lines.cbegin())); !body.isEmpty())
        return body;
    if (affiliation != lines.cend()) {
        if (QString body = withoutOffice(valueAt(lines, affiliation - lines.cbegin())); !body.isEmpty())
            return body;
    }
    if (QString named = namedIn(lines); isBody(named))
        return named;
    QString named = unlabeledBody(lines);
    return named.isEmpty() ? firstValue(lines, namesBodyAsRegistrant) : named;
}

} // namespace

QString organizationIn(const QString& text)
{
    const QList<Line> lines = linesOf(text);
    // What follows a contact is about that person.
    const auto contact = std::ranges::find_if(lines, isOfContact);
    const QList<Line> declared = lines.first(contact - lines.cbegin());
    if (QString named = firstValue(lines, isOfRegisteringOrganization); !named.isEmpty())
        return named;
    if (QString named = firstValue(declared, isOfOrganization); !named.isEmpty())
        return named;
    if (const QString body = actedFor(text); !body.isEmpty())
        return body;
    if (QString body = organizationIn(declared); !body.isEmpty())
        return body;
    if (QString named = namedIn(declared); contact != lines.cend() && !named.isEmpty()) {
        const QString body = bodyOfOffice(named);
        return body.isEmpty() ? named : body;
    }
    if (QString named = bodyWithContact(declared, lines); !named.isEmpty())
        return named;
    if (QString body = organizationIn(lines); !body.isEmpty())
        return body;
    if (QString body = bodyAfterPerson(lines); !body.isEmpty())
        return body;
    return lines.isEmpty() ? QString() : bodyOfOffice(lines.constFirst().value);
}

QString registrantNameIn(const QString& text)
{
    if (const QString organization = organizationIn(text); !organization.isEmpty())
        return organization;
    const QList<Line> lines = linesOf(text);
    if (QString named = namedIn(lines); !named.isEmpty())
        return named;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].value.isEmpty())
            continue;
        const QString name = nameIn(wholeValue(lines, i));
        return name.isEmpty() ? lines[i].value : name;
    }
    return {};
}

QString withWholeOrganization(const QString& text)
{
    const QString first = Registrant::fromText(text).organization;
    if (first.isEmpty())
        return text;
    const QString whole = organizationIn(text);
    QStringList lines = text.split(u'\n');
    QString joined = first;
    for (qsizetype i = 1; i < lines.size() && joined.size() < whole.size(); ++i) {
        joined += u' ' + lines[i].simplified();
        if (joined != whole)
            continue;
        lines.first() = lines.constFirst().chopped(first.size()) + whole;
        lines.remove(1, i);
        return lines.join(u'\n');
    }
    return text;
}

} // namespace nidus::registration
