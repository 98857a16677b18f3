// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/urnfindings.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/urnremarks.h"
#include "core/findings/values/findingids.h"

#include <QCoreApplication>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

QString inQuotes(std::string_view text)
{
    return quotedText(QString::fromUtf8(text.data(), qsizetype(text.size())));
}

/// Returns the text from the difference on, shortened for a message.
QString excerpt(std::string_view part, std::size_t offset)
{
    constexpr std::size_t kLongest = 24;
    if (offset >= part.size())
        return visibleCharacter(part, offset);
    const std::string_view rest = part.substr(offset);
    if (rest.size() <= kLongest)
        return inQuotes(rest);
    return quotedText(QString::fromUtf8(rest.data(), qsizetype(kLongest)) + "..."_L1);
}

QList<Finding> findingsOf(const Remarks& remarks)
{
    QList<Finding> findings;
    for (const Remark& remark : remarks.all())
        findings.append(remarks.finding(remark));
    return findings;
}

} // namespace

Finding urnFinding(const urn::UrnFailure& failure, std::string_view text)
{
    Remarks remarks;
    Sentences sentences;
    addRemark(remarks, sentences, failure, text);
    return remarks.finding(remarks.all().front());
}

Finding urnFinding(const urn::UrnFailure& failure, std::string_view text, const check::UrnChecker& checker)
{
    Remarks remarks;
    Sentences sentences;
    addRemark(remarks, sentences, failure, text, checker);
    return remarks.finding(remarks.all().front());
}

Finding urnFinding(const urn::UrnWarning& warning, std::string_view text)
{
    Remarks remarks;
    addRemark(remarks, warning, text);
    return remarks.finding(remarks.all().front());
}

Finding nidFinding(const urn::NidFinding& found, std::string_view nid)
{
    const FindingId id = idOf(found.rule);
    const QString whole = QString::fromUtf8(nid.data(), qsizetype(nid.size()));
    const bool isSyntax = id.word().startsWith("urn."_L1);
    return makeFinding(id, {found.offset, found.length},
                       isSyntax ? QStringList{visibleCharacter(nid, found.offset), whole}
                                : QStringList{whole, QString::fromStdString(found.related)});
}

QList<Finding> violatedNidRules(const QString& nid, registration::NamespaceKind kind)
{
    const std::string bytes = nid.toStdString();
    QList<Finding> findings;
    for (const urn::NidFinding& found : urn::checkNid(
             bytes,
             kind == registration::NamespaceKind::Formal ? urn::NidKind::Formal : urn::NidKind::Informal,
             {})) {
        if (!urn::isAdvice(found.rule))
            findings.append(nidFinding(found, bytes));
    }
    return findings;
}

QStringList outsideArguments(std::string_view text)
{
    const QList<Finding> why = urnFindings("urn:example:" + std::string(text), urn::Rfc::Rfc8141);
    return {QString::fromUtf8(text.data(), qsizetype(text.size())),
            why.isEmpty() ? QString() : message(why.constFirst())};
}

QList<Finding> urnFindings(std::string_view text, urn::Rfc rfc)
{
    Remarks remarks;
    Sentences sentences;
    addUrnRemarks(remarks, sentences, text, rfc);
    return findingsOf(remarks);
}

QList<Finding> checkFindings(const check::CheckOutcome& outcome, std::string_view text,
                             const check::UrnChecker& checker)
{
    Remarks remarks;
    Sentences sentences;
    addCheckRemarks(remarks, sentences, outcome, text, checker);
    QList<Finding> findings = findingsOf(remarks);
    for (Finding& finding : findings)
        finding.severity = severityOf(finding.id, outcome);
    return findings;
}

QString reasonAndRemedy(const check::CheckOutcome& outcome, std::string_view text,
                        const check::UrnChecker& checker)
{
    const QString reason = message(checkFindings(outcome, text, checker).constFirst());
    QString remedy;
    if (outcome.reason == check::CheckReason::OtherNamespace)
        remedy =
            QCoreApplication::translate(
                kCatalogContext, QT_TRANSLATE_NOOP("Findings", "Write \"urn:%1:...\", or delete this URN."))
                .arg(QString::fromStdString(checker.options().nid));
    else if (outcome.reason == check::CheckReason::SyntaxRule)
        remedy = QCoreApplication::translate(
            kCatalogContext,
            QT_TRANSLATE_NOOP("Findings", "Extend the rule, or correct or delete this URN."));
    return remedy.isEmpty() ? reason : reason + u' ' + remedy; // otherwise the URN itself is at fault
}

QString leadingSentence(const check::CheckOutcome& outcome, std::string_view text,
                        const check::UrnChecker& checker)
{
    Remarks remarks;
    Sentences sentences;
    addLeadingRemarks(remarks, sentences, outcome, text, checker);
    std::string sentence;
    appendLeadingSentence(sentence, remarks, sentences);
    return QString::fromStdString(sentence);
}

QLatin1StringView checkCode(const check::CheckOutcome& outcome)
{
    return outcome.reason == check::CheckReason::None ? QLatin1StringView() : idOfReason(outcome).word();
}

Finding differenceFinding(const urn::UrnDifference& difference, const urn::Urn& a, const urn::Urn& b)
{
    const bool isNid = difference.part == urn::UrnDifference::Part::Nid;
    if (isNid)
        return makeFinding(kUrnDiffersNid, {difference.offsetA, a.nid.size() - difference.offsetA},
                           {inQuotes(a.nid), inQuotes(b.nid)});
    const FindingId id = difference.onlyCase       ? kUrnDiffersNssOnlyCase
                         : difference.onlyEncoding ? kUrnDiffersNssOnlyEncoding
                                                   : kUrnDiffersNss;
    return makeFinding(id, {difference.offsetA, a.nss.size() - difference.offsetA},
                       {excerpt(a.nss, difference.offsetA), excerpt(b.nss, difference.offsetB)});
}

} // namespace nidus::findings
