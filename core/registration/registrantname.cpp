// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantname.h"

#include "core/registration/registrantlines.h"

#include <QRegularExpression>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 100; ///< a longer line is a sentence

QRegularExpression anyCase(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

using Line = RegistrantLine;

QList<Line> linesOf(const QString& text)
{
    QList<Line> lines = registrantLines(text);
    lines.removeIf([](const Line& line) { return line.label.isEmpty() && line.value.isEmpty(); });
    return lines;
}

bool isOfOrganization(const Line& line)
{
    static const QRegularExpression label =
        anyCase(u"^(?:name of )?(?:the )?(?:\\w+ )?organi[sz]ation(?: name)?$"_s);
    static const QRegularExpression heading =
        anyCase(u"^(?:registering|registrant|responsible|standards) organi[sz]ation$"_s);
    return line.label.isEmpty() ? heading.match(line.value).hasMatch() : label.match(line.label).hasMatch();
}

bool isOfContact(const Line& line)
{
    static const QRegularExpression label = anyCase(u"\\bcontact\\b"_s);
    return label.match(line.label.isEmpty() ? line.value : line.label).hasMatch();
}

/// Whether a name is that of an organization, judged by its words.
bool isBody(const QString& name)
{
    static const QRegularExpression word = anyCase(
        u"\\b(?:foundation|society|institutes?|association|asociaci\u00f3n|verein|organi[sz]ation|corp|"
        "corporation|inc|ltd|llc|gmbh|limited|council|consortium|library|archives?|agency|university|"
        "committee|"
        "union|authority|forum|alliance|group|office|ministry|bureau|partnership|project|network|company|"
        "laboratories|federation|league|board|commission|centre|center|secretariat|department|bank|"
        "bundeskanzleramt)\\b"_s);
    const bool isName = !name.isEmpty() && !name.front().isLower() && name.size() <= kLongestName;
    return isName && word.match(name).hasMatch();
}

/// Returns the text after a label, or in the lines below it.
QString valueAt(const QList<Line>& lines, qsizetype index)
{
    if (!lines[index].label.isEmpty() && !lines[index].value.isEmpty())
        return lines[index].value;
    const Line next = lines.value(index + 1);
    return next.label.isEmpty() || next.label == "name"_L1 ? next.value : QString();
}

/// Returns the value of the first line with the label "name" and nothing more.
QString namedIn(const QList<Line>& lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].label == "name"_L1)
            return valueAt(lines, i);
    }
    return {};
}

/// Removes the office from "Adviser to the Agency" or "Director, The Agency".
QString withoutOffice(const QString& affiliation)
{
    static const QRegularExpression office = anyCase(
        u"^[^,]*\\b(?:advis[eo]r|director|manager|chair(?:man|person)?|president|secretary|head|officer|"
        "professor|editor)\\b\\s*(?:,|to|of|at|for)\\s+"_s);
    return QString(affiliation).remove(office);
}

QString actedFor(const QString& text)
{
    static const QRegularExpression phrase =
        anyCase(u"\\bon behalf of (?:the )?([^,;]+?)(?:[,;]|\\.\\s|\\.?$)"_s);
    const QString beginning = text.trimmed().section(u'\n', 0, 1).simplified();
    return phrase.match(beginning).captured(1);
}

} // namespace

QString organizationIn(const QString& text)
{
    const QList<Line> lines = linesOf(text);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (isOfOrganization(lines[i])) {
            if (QString named = valueAt(lines, i); !named.isEmpty())
                return named;
        }
    }
    if (const QString body = actedFor(text); !body.isEmpty())
        return body;
    bool hasContact = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        // After a contact it belongs to that person.
        hasContact = hasContact || isOfContact(lines[i]);
        if (lines[i].label == "affiliation"_L1 && !hasContact)
            return withoutOffice(valueAt(lines, i));
    }
    QString named = namedIn(lines);
    if (!named.isEmpty() && (isBody(named) || hasContact))
        return named;
    for (const Line& line : lines) {
        if (line.label.isEmpty() && !isOfContact(line) && isBody(line.value))
            return line.value;
    }
    return {};
}

QString registrantNameIn(const QString& text)
{
    if (const QString organization = organizationIn(text); !organization.isEmpty())
        return organization;
    const QList<Line> lines = linesOf(text);
    if (QString named = namedIn(lines); !named.isEmpty())
        return named;
    for (const Line& line : lines) {
        if (!line.value.isEmpty())
            return line.value;
    }
    return {};
}

} // namespace nidus::registration
