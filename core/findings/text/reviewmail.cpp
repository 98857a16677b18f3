// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/reviewmail.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kColumns = 72;
constexpr qsizetype kMostQuotedLines = 4;

QString said(const char* text) { return QCoreApplication::translate(kCatalogContext, text); }

/// Wraps the text in lines of at most kColumns, each starting with `indent`.
QString wrapped(const QString& text, const QString& indent)
{
    QStringList lines;
    QString line;
    for (const QString& word : text.simplified().split(u' ')) {
        if (!line.isEmpty() && indent.size() + line.size() + 1 + word.size() > kColumns) {
            lines.append(indent + line);
            line.clear();
        }
        line += (line.isEmpty() ? QString() : u" "_s) + word;
    }
    lines.append(indent + line);
    return lines.join(u'\n') + u'\n';
}

/// Returns the lines that a finding is about, quoted; none if it is about missing text.
QString quoted(const Finding& finding, const registration::RegistrationTemplate& registrationTemplate)
{
    if (!finding.field || finding.range.length == 0)
        return {};
    const QString text = registrationTemplate.text(*finding.field);
    const auto start = qsizetype(finding.range.offset);
    const auto end = std::min(start + qsizetype(finding.range.length), text.size());
    const qsizetype first = text.lastIndexOf(u'\n', start - text.size() - 1) + 1;
    const qsizetype next = text.indexOf(u'\n', std::max(start, end - 1));
    QStringList lines = text.mid(first, next < 0 ? -1 : next - first).split(u'\n');
    if (lines.size() > kMostQuotedLines)
        lines = lines.first(kMostQuotedLines) + QStringList{u"[...]"_s};
    QString quote;
    for (const QString& line : std::as_const(lines))
        quote += u"> "_s + line + u'\n';
    return quote + u'\n';
}

QString point(int number, const Finding& finding,
              const registration::RegistrationTemplate& registrationTemplate)
{
    const CatalogEntry* entry = catalogEntry(QString(finding.id.word()));
    QStringList head;
    if (finding.field)
        head.append(QString(registration::fieldHeading(*finding.field)));
    if (const QString reference = entry ? ruleReference(*entry) : QString(); !reference.isEmpty())
        head.append(reference);
    const QString title = head.isEmpty() ? QString() : u" "_s + head.join(", "_L1);
    const QString must = finding.severity == Severity::Error
                             ? u" "_s + said(QT_TRANSLATE_NOOP("Findings", "(must be resolved first)"))
                             : QString();
    QString text = wrapped(u"%1.%2%3"_s.arg(QString::number(number), title, must), {}) + u'\n' +
                   quoted(finding, registrationTemplate) + wrapped(message(finding), u"   "_s);
    if (entry)
        text += wrapped(translatedReason(*entry) + u' ' + translatedFix(*entry), u"   "_s);
    return text + u'\n';
}

} // namespace

QString reviewMail(const registration::RegistrationTemplate& registrationTemplate,
                   const QList<Finding>& findings, const QList<Finding>& questions)
{
    const QString nid = registrationTemplate.nid();
    QString mail = said(QT_TRANSLATE_NOOP("Findings", "Hello,")) + u"\n\n"_s;
    mail += wrapped(
        nid.isEmpty() ? said(QT_TRANSLATE_NOOP(
                            "Findings", "Thank you for the template of a URN namespace. I have reviewed it "
                                        "against RFC 8141."))
                      : said(QT_TRANSLATE_NOOP("Findings", "Thank you for the template of the URN namespace "
                                                           "\"%1\". I have reviewed it against RFC 8141."))
                            .arg(nid),
        {});
    const QString summary =
        findings.isEmpty()
            ? said(QT_TRANSLATE_NOOP("Findings", "I have no requests; it can proceed as it is."))
            : said(QT_TRANSLATE_NOOP(
                  "Findings", "I have the following points. Please answer them or send a revised text, "
                              "as you prefer."));
    mail += wrapped(summary, {}) + u'\n';
    int number = 0;
    for (const Finding& finding : findings)
        mail += point(++number, finding, registrationTemplate);
    if (!questions.isEmpty()) {
        mail +=
            wrapped(said(QT_TRANSLATE_NOOP("Findings", "Reviewers must also answer these questions (RFC 8141 "
                                                       "section 5.1). Please write what you know about "
                                                       "them:")),
                    {}) +
            u'\n';
        for (const Finding& question : questions)
            mail += wrapped(u"- "_s + message(question), {});
        mail += u'\n';
    }
    return mail + said(QT_TRANSLATE_NOOP("Findings", "Kind regards")) + u'\n';
}

} // namespace nidus::findings
