// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/explanation.h"

#include "core/base/utf8.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/correction.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/urn/urnparser.h"
#include "ui/check/rows/verdictlook.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct ExplanationTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::grammar::Explanation)
};

constexpr std::size_t kWholeAnalysis = 64 * 1024; ///< bytes; longer texts show only their first finding
constexpr qsizetype kMaxFindings = 20;
constexpr qsizetype kCharactersBefore = 90; ///< the mark must be visible without scrolling
constexpr qsizetype kCharactersAfter = 2000;

QList<findings::Finding> findingsOf(const check::CheckOutcome& outcome, std::string_view text,
                                    const check::UrnChecker& checker)
{
    if (text.size() <= kWholeAnalysis)
        return findings::checkFindings(outcome, text, checker);
    const std::optional<findings::Finding> first = firstFinding(outcome, text, checker);
    return first ? QList{*first} : QList<findings::Finding>();
}

QString withEllipsis(const QString& text, qsizetype kept, bool fromTheEnd)
{
    if (text.size() <= kept)
        return text;
    return fromTheEnd ? u'…' + text.right(kept) : text.left(kept) + u'…';
}

QString markedUrn(std::string_view text, std::size_t offset, std::size_t length, const QColor& mark)
{
    offset = std::min(offset, text.size());
    if (length == 0 && offset < text.size())
        length = base::utf8CharacterAt(text, offset).length;
    const QString before = withEllipsis(visibleText(text.substr(0, offset)), kCharactersBefore, true);
    const QString failing = withEllipsis(visibleText(text.substr(offset, length)), kCharactersAfter, false);
    const std::size_t rest = std::min(offset + length, text.size());
    const QString after = withEllipsis(visibleText(text.substr(rest, 4 * std::size_t{kCharactersAfter})),
                                       kCharactersAfter, false);
    const auto carets = std::max<qsizetype>(1, failing.size());
    return u"<pre style=\"margin-bottom:4px\">%1<b><u style=\"color:%2\">%3</u></b>%4\n%5<b style=\"color:%2\">%6</b></pre>"_s
        .arg(before.toHtmlEscaped(), mark.name(), failing.toHtmlEscaped(), after.toHtmlEscaped(),
             QString(before.size(), u' '), QString(carets, u'^'));
}

const findings::CatalogEntry* entryOf(const findings::Finding& finding)
{
    return findings::catalogEntry(QString(finding.id.word()));
}

/// "Column 18: expected ..."
QString findingSentence(const findings::Finding& finding, std::string_view text)
{
    if (finding.id == findings::kNamespaceSyntaxRule || finding.id == findings::kNamespaceValidInVersion ||
        finding.id == findings::kProfileRejects)
        return findings::message(finding); // names the column itself
    const QString column = QString::number(exchange::columnAt(text, finding.range.offset));
    //: %1 is a number, %2 a sentence about that column
    return ExplanationTexts::tr("Column %1: %2").arg(column, findings::message(finding));
}

QString referenceOf(const findings::Finding& finding)
{
    const findings::CatalogEntry* entry = entryOf(finding);
    const QString reference = entry ? findings::ruleReference(*entry) : QString();
    return reference.isEmpty() ? QString() : u" (%1)"_s.arg(reference);
}

} // namespace

QString explanationHtml(const CheckRow& row, std::string_view text, const check::UrnChecker& checker,
                        const QColor& mark)
{
    const QList<findings::Finding> findings = findingsOf(row.outcome(), text, checker);
    if (findings.isEmpty()) {
        const QString urn = withEllipsis(visibleText(text.substr(0, 4 * std::size_t{kCharactersAfter})),
                                         kCharactersAfter, false);
        return u"<pre>%1</pre><p>%2</p>"_s.arg(urn.toHtmlEscaped(),
                                               verdictMeaning(row.verdict()).toHtmlEscaped());
    }
    const base::TextRange range = findings.first().range;
    QString html = markedUrn(text, range.offset, range.length, mark);
    for (const findings::Finding& finding : findings.first(std::min(findings.size(), kMaxFindings)))
        html += u"<p style=\"margin-top:2px;margin-bottom:2px\">%1</p>"_s.arg(
            (findingSentence(finding, text) + referenceOf(finding)).toHtmlEscaped());
    if (findings.size() > kMaxFindings) {
        const auto more = static_cast<int>(findings.size() - kMaxFindings);
        html += u"<p>%1</p>"_s.arg(ExplanationTexts::tr("… and %Ln more", nullptr, more).toHtmlEscaped());
    }
    const QString fix = findings::fixFor(findings.first(), text, checker);
    if (!fix.isEmpty())
        html += u"<p style=\"margin-top:6px\"><i>%1</i></p>"_s.arg(fix.toHtmlEscaped());
    return html;
}

QString syntaxVerdict(std::string_view text, urn::Rfc rfc, const check::UrnChecker& checker)
{
    const auto urn = urn::parseUrn(text, rfc);
    if (urn)
        return ExplanationTexts::tr("syntactically valid");
    return ExplanationTexts::tr("not valid. %1")
        .arg(findingSentence(findings::urnFinding(urn.error(), text, checker), text));
}

} // namespace nidus::ui
