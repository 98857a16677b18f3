// SPDX-License-Identifier: Apache-2.0
#include "core/findings/urnfindings.h"

#include "core/base/utf8.h"
#include "core/findings/catalogue.h"
#include "core/findings/expectedtext.h"
#include "core/findings/findingids.h"
#include "core/findings/grammarfindings.h"
#include "core/findings/placeholders.h"
#include "core/findings/problemtext.h"
#include "core/findings/visiblecharacter.h"
#include "core/findings/widelyused.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

FindingId idOf(UrnError error)
{
    using enum UrnError;
    switch (error) {
    case SchemeTruncated:
        return kUrnSchemeTruncated;
    case SchemeNotUrn:
        return kUrnSchemeNotUrn;
    case NidEmpty:
        return kUrnNidEmpty;
    case NidTooShort:
        return kUrnNidTooShort;
    case NidTooLong:
        return kUrnNidTooLong;
    case NidStartsWithHyphen:
        return kUrnNidStartsWithHyphen;
    case NidEndsWithHyphen:
        return kUrnNidEndsWithHyphen;
    case NidBadChar:
        return kUrnNidBadChar;
    case NidUrnReserved:
        return kUrnNidReserved;
    case NssMissing:
        return kUrnNssMissing;
    case NssEmpty:
        return kUrnNssEmpty;
    case NssStartsWithSlash:
        return kUrnNssStartsWithSlash;
    case NssBadChar:
        return kUrnNssBadChar;
    case NssExcludedChar:
        return kUrnNssExcludedChar;
    case PctMalformed:
        return kUrnPctMalformed;
    case PctZero:
        return kUrnPctZero;
    case StrayQuestionMark:
        return kUrnStrayQuestionMark;
    case REmpty:
        return kUrnREmpty;
    case RBadStart:
        return kUrnRBadStart;
    case RBadChar:
        return kUrnRBadChar;
    case QEmpty:
        return kUrnQEmpty;
    case QBadStart:
        return kUrnQBadStart;
    case QBadChar:
        return kUrnQBadChar;
    case FBadChar:
        return kUrnFBadChar;
    }
    std::abort(); // not an enumerator
}

FindingId idOf(UrnAdvice advice)
{
    using enum UrnAdvice;
    switch (advice) {
    case NidUrnReserved:
        return kUrnAdviceNidReserved;
    case RComponentUsed:
        return kUrnAdviceRComponent;
    case PctNotUtf8:
        return kUrnAdvicePctNotUtf8;
    case ReservedChar:
        return kUrnAdviceReservedChar;
    case NeedlessPct:
        return kUrnAdviceNeedlessPct;
    }
    std::abort();
}

FindingId idOf(NidRule rule)
{
    using enum NidRule;
    switch (rule) {
    case Empty:
        return kUrnNidEmpty;
    case TooShort:
        return kUrnNidTooShort;
    case TooLong:
        return kUrnNidTooLong;
    case StartsWithHyphen:
        return kUrnNidStartsWithHyphen;
    case EndsWithHyphen:
        return kUrnNidEndsWithHyphen;
    case BadChar:
        return kUrnNidBadChar;
    case FormalTooShort:
        return kNidFormalTooShort;
    case FormalUrnPrefix:
        return kNidFormalUrnPrefix;
    case FormalCountryPrefix:
        return kNidFormalCountryPrefix;
    case FormalXPrefix:
        return kNidFormalXPrefix;
    case ReservedUrn:
        return kNidReservedUrn;
    case AlreadyRegistered:
        return kNidRegistered;
    case NotInformal:
        return kNidInformalNotANumber;
    case InformalZero:
        return kNidInformalLeadingZero;
    case AskedForByDraft:
        return kNidAdviceAskedFor;
    case LookAlike:
        return kNidAdviceLookAlike;
    case CountryCode:
        return kNidAdviceCountryCode;
    case UriScheme:
        return kNidAdviceUriScheme;
    }
    std::abort();
}

QString inQuotes(std::string_view text)
{
    return quotedText(QString::fromUtf8(text.data(), qsizetype(text.size())));
}

/// The NID of a text that need not be a URN; empty where none can be told.
QString nidIn(std::string_view text)
{
    constexpr std::size_t kSchemeLength = 4;
    const std::size_t end = text.find(':', kSchemeLength);
    if (text.size() <= kSchemeLength || end == std::string_view::npos)
        return {};
    const std::string_view nid = text.substr(kSchemeLength, end - kSchemeLength);
    const auto isNidChar = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (nid.size() > kMaxNidLength || !std::ranges::all_of(nid, isNidChar))
        return {};
    return QString::fromLatin1(nid.data(), qsizetype(nid.size()));
}

/// What the parser stopped at: one character, nothing at the end.
TextRange rangeAt(std::string_view text, std::size_t offset)
{
    return {offset, offset < text.size() ? utf8CharacterAt(text, offset).length : 0};
}

/// The character that stands there, percent-encoded; empty at the end.
QString encodedAt(std::string_view text, std::size_t offset)
{
    const TextRange range = rangeAt(text, offset);
    const std::string_view bytes = text.substr(std::min(offset, text.size()), range.length);
    QString encoded;
    for (const char byte : bytes)
        encoded +=
            u'%' + QString::number(static_cast<unsigned char>(byte), 16).toUpper().rightJustified(2, u'0');
    return encoded;
}

/// From the difference on, shortened to what a sentence can hold.
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

FindingId idOfReason(const CheckOutcome& outcome)
{
    using enum CheckReason;
    switch (outcome.reason) {
    case Syntax:
        return idOf(outcome.error);
    case NidNotRegistered:
        return kNamespaceUnregistered;
    case NidNeverRegistrable:
        return kNamespaceNeverRegistrable;
    case OtherNamespace:
        return kNamespaceOther;
    case NamespaceWithdrawn:
        return kNamespaceWithdrawn;
    case LineTooLong:
        return kCheckLineTooLong;
    case SyntaxRule:
        return kNamespaceSyntaxRule;
    case EarlierVersion:
        return kNamespaceValidInVersion;
    case CheckDigit:
        return kNamespaceCheckDigit;
    case RuleLimit:
        return kNamespaceUndecided;
    case NoRule:
        return kNamespaceNoRule;
    case ProfileAccepts:
        return kProfileAccepts;
    case ProfileRejects:
        return kProfileRejects;
    case None:
        break;
    }
    std::abort(); // callers ask only where there is a reason
}

QString latin1(std::string_view text)
{
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

/// A finding with a rule's rejection in its last arguments.
Finding rejectionFinding(FindingId id, QStringList arguments, const Explanation& rejection,
                         std::string_view text)
{
    QStringList path;
    for (const std::string& rule : rejection.rulePath)
        path.append(QString::fromStdString(rule));
    arguments << QString::number(rejection.offset + 1) << expectedText(rejection, text.size())
              << visibleCharacter(text, rejection.offset) << path.join(" > "_L1);
    return makeFinding(id, rangeAt(text, rejection.offset), arguments);
}

/// Where and why a rule of the namespace gave no verdict: the present one, or one before it.
QStringList undecidedArguments(const CheckDetails& details, std::string_view text, Rfc rfc)
{
    const std::expected<Urn, UrnFailure> urn = parseUrn(text, rfc);
    if (!urn || details.entry == nullptr)
        return {};
    std::vector<std::shared_ptr<const LazyRule>> rules;
    if (details.profile != nullptr)
        rules.push_back(details.profile->rule);
    for (const RuleVersion& version : details.entry->rules)
        rules.push_back(version.rule);
    for (const std::shared_ptr<const LazyRule>& lazy : rules) {
        const NamespaceRule& rule = lazy->get();
        if (rule.match(text, *urn) == MatchVerdict::Undecided)
            return limitArguments(rule.limitFor(text, *urn), rule.matcher().grammar().tree(),
                                  rule.source().text);
    }
    return {};
}

/// What a namespace has to say, the reason of the verdict first.
QList<Finding> namespaceFindings(const CheckOutcome& outcome, std::string_view text,
                                 const UrnChecker& checker)
{
    const TextRange nidRange{outcome.nidOffset, outcome.nidLength};
    const std::string_view nidText = text.substr(std::min(nidRange.offset, text.size()), nidRange.length);
    const QString nid = latin1(nidText);
    const CheckDetails details = checker.details(text);
    QList<Finding> findings;
    if (details.profile != nullptr && outcome.reason != CheckReason::RuleLimit) {
        const QStringList arguments{QString::fromStdString(details.profile->profile), nid};
        return {details.rejection ? rejectionFinding(kProfileRejects, arguments, *details.rejection, text)
                                  : makeFinding(kProfileAccepts, nidRange, arguments)};
    }
    if (details.rejection && details.acceptedBy)
        findings.append(rejectionFinding(
            kNamespaceValidInVersion, {nid, QString::number(*details.acceptedBy)}, *details.rejection, text));
    else if (details.rejection)
        findings.append(rejectionFinding(kNamespaceSyntaxRule, {nid}, *details.rejection, text));
    if (outcome.reason == CheckReason::RuleLimit)
        findings = {makeFinding(kNamespaceUndecided, nidRange,
                                QStringList{nid} + undecidedArguments(details, text, checker.options().rfc))};
    if (details.digits)
        findings.append(makeFinding(kNamespaceCheckDigit, {details.digits->offset, details.digits->length},
                                    {nid, problemText(*details.digits)}));
    if (details.entry != nullptr && details.entry->withdrawn)
        findings.append(makeFinding(kNamespaceWithdrawn, nidRange, {nid}));
    return findings;
}

/// What is to say of the reason of a verdict, the reason itself first.
QList<Finding> reasonFindings(const CheckOutcome& outcome, std::string_view text, const UrnChecker& checker)
{
    switch (outcome.reason) {
    case CheckReason::None:
        return {};
    case CheckReason::LineTooLong:
        return {makeFinding(kCheckLineTooLong, {outcome.offset, 0})};
    case CheckReason::Syntax:
        return {urnFinding(UrnFailure{.kind = outcome.error, .offset = outcome.offset}, text,
                           checker.options().rfc)};
    case CheckReason::NidNotRegistered:
    case CheckReason::NidNeverRegistrable:
    case CheckReason::OtherNamespace:
    case CheckReason::NoRule: {
        const TextRange nid{outcome.nidOffset, outcome.nidLength};
        const std::string_view word = text.substr(std::min(nid.offset, text.size()), nid.length);
        return {makeFinding(idOfReason(outcome), nid, {latin1(word)})};
    }
    case CheckReason::NamespaceWithdrawn:
    case CheckReason::SyntaxRule:
    case CheckReason::EarlierVersion:
    case CheckReason::CheckDigit:
    case CheckReason::RuleLimit:
    case CheckReason::ProfileAccepts:
    case CheckReason::ProfileRejects:
        return namespaceFindings(outcome, text, checker);
    }
    std::abort(); // not an enumerator
}

void insertWidelyUsed(QList<Finding>& findings, const CheckOutcome& outcome, std::string_view text)
{
    if (const auto known = widelyUsedFinding(text, outcome.verdict))
        findings.insert(std::min<qsizetype>(1, findings.size()), *known);
}

} // namespace

Finding urnFinding(const UrnFailure& failure, std::string_view text, Rfc)
{
    // Both RFCs share the ids; the catalogue says where each rule comes from.
    return makeFinding(
        idOf(failure.kind), rangeAt(text, failure.offset),
        {visibleCharacter(text, failure.offset), nidIn(text), encodedAt(text, failure.offset)});
}

Finding urnFinding(const UrnWarning& warning, std::string_view text)
{
    const std::string_view about =
        text.substr(std::min(warning.offset, text.size()), std::min<std::size_t>(warning.length, 48));
    return makeFinding(idOf(warning.kind), {warning.offset, warning.length}, {inQuotes(about), nidIn(text)});
}

Finding nidFinding(const NidFinding& found, std::string_view nid)
{
    const FindingId id = idOf(found.rule);
    const QString whole = QString::fromUtf8(nid.data(), qsizetype(nid.size()));
    const bool isSyntax = entryOf(id).family == FindingFamily::Urn;
    return makeFinding(id, {found.offset, found.length},
                       isSyntax ? QStringList{visibleCharacter(nid, found.offset), whole}
                                : QStringList{whole, QString::fromStdString(found.related)});
}

QList<Finding> brokenNidRules(const QString& nid, NamespaceKind kind)
{
    const std::string bytes = nid.toStdString();
    QList<Finding> findings;
    for (const NidFinding& found :
         checkNid(bytes, kind == NamespaceKind::Formal ? NidKind::Formal : NidKind::Informal, {})) {
        if (!isAdvice(found.rule))
            findings.append(nidFinding(found, bytes));
    }
    return findings;
}

QStringList outsideArguments(std::string_view text)
{
    const QList<Finding> why = urnFindings("urn:example:" + std::string(text), Rfc::Rfc8141);
    return {QString::fromUtf8(text.data(), qsizetype(text.size())),
            why.isEmpty() ? QString() : message(why.constFirst())};
}

QList<Finding> urnFindings(std::string_view text, Rfc rfc)
{
    QList<Finding> findings;
    if (const std::expected<Urn, UrnFailure> urn = parseUrn(text, rfc)) {
        for (const UrnWarning& warning : urnAdvice(text, *urn, rfc))
            findings.append(urnFinding(warning, text));
        return findings;
    }
    for (const UrnFailure& failure : allUrnErrors(text, rfc))
        findings.append(urnFinding(failure, text, rfc));
    return findings;
}

QList<Finding> checkFindings(const CheckOutcome& outcome, std::string_view text, const UrnChecker& checker)
{
    if (outcome.reason == CheckReason::LineTooLong)
        return reasonFindings(outcome, text, checker);
    QList<Finding> findings;
    if (outcome.reason != CheckReason::Syntax)
        findings = reasonFindings(outcome, text, checker);
    findings += urnFindings(text, checker.options().rfc);
    insertWidelyUsed(findings, outcome, text);
    return findings;
}

QList<Finding> leadingFindings(const CheckOutcome& outcome, std::string_view text, const UrnChecker& checker)
{
    QList<Finding> findings = reasonFindings(outcome, text, checker);
    if (findings.isEmpty())
        return checkFindings(outcome, text, checker);
    findings.erase(findings.begin() + 1, findings.end());
    if (outcome.reason != CheckReason::LineTooLong)
        insertWidelyUsed(findings, outcome, text);
    return findings;
}

QString leadingSentence(const QList<Finding>& findings)
{
    const QString sentence = message(findings.constFirst());
    const auto known = std::ranges::find(findings, kNamespaceWidelyUsed, &Finding::id);
    return known == findings.end() ? sentence : sentence + u' ' + message(*known);
}

QLatin1StringView checkCode(const CheckOutcome& outcome)
{
    return outcome.reason == CheckReason::None ? QLatin1StringView() : idOfReason(outcome).word();
}

Finding differenceFinding(const UrnDifference& difference, const Urn& a, const Urn& b)
{
    const bool isNid = difference.part == UrnDifference::Part::Nid;
    if (isNid)
        return makeFinding(kUrnDiffersNid, {difference.offsetA, a.nid.size() - difference.offsetA},
                           {inQuotes(a.nid), inQuotes(b.nid)});
    const FindingId id = difference.onlyCase       ? kUrnDiffersOnlyCase
                         : difference.onlyEncoding ? kUrnDiffersOnlyEncoding
                                                   : kUrnDiffersNss;
    return makeFinding(id, {difference.offsetA, a.nss.size() - difference.offsetA},
                       {excerpt(a.nss, difference.offsetA), excerpt(b.nss, difference.offsetB)});
}

} // namespace nidus
