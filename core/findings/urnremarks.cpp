// SPDX-License-Identifier: Apache-2.0
#include "core/findings/urnremarks.h"

#include "core/base/utf8.h"
#include "core/findings/findingids.h"
#include "core/findings/grammarfindings.h"
#include "core/findings/placeholders.h"
#include "core/findings/widelyused.h"
#include "core/urn/nid.h"
#include "core/urn/urnchars.h"

#include <QStringList>
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

namespace nidus {

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

/// The NID of a text that need not be a URN; empty where none can be told.
std::string_view nidIn(std::string_view text)
{
    const std::size_t end = text.find(':', kSchemeLength);
    if (text.size() <= kSchemeLength || end == std::string_view::npos)
        return {};
    const std::string_view nid = text.substr(kSchemeLength, end - kSchemeLength);
    const bool isNid =
        nid.size() <= kMaxNidLength && std::ranges::all_of(nid, [](char c) { return kLdh.contains(c); });
    return isNid ? nid : std::string_view();
}

/// What the parser stopped at: one character, nothing at the end.
TextRange rangeAt(std::string_view text, std::size_t offset)
{
    return {offset, offset < text.size() ? utf8CharacterAt(text, offset).length : 0};
}

/// The bytes there, percent-encoded.
std::string encodedBytes(std::string_view bytes)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string encoded;
    for (const char byte : bytes) {
        encoded += '%';
        encoded += kHex[static_cast<unsigned char>(byte) >> 4U];
        encoded += kHex[static_cast<unsigned char>(byte) & 0xFU];
    }
    return encoded;
}

std::string_view nidOf(const CheckOutcome& outcome, std::string_view text)
{
    return text.substr(std::min<std::size_t>(outcome.nidOffset, text.size()), outcome.nidLength);
}

/// Whether somebody needs the arguments of the remark that was added last.
bool needsArguments(const Remarks& remarks, const Sentences& sentences)
{
    return remarks.wanted() == Remarks::Arguments::All || !sentences.isKept(remarks.all().back().sentence);
}

void addArguments(Remarks& remarks, const QStringList& arguments)
{
    for (const QString& argument : arguments)
        remarks.addArgument(argument.toStdString());
}

/// Goes on behind what a remark on a rejection says of its namespace.
void addRejection(Remarks& remarks, Sentences& sentences, std::string_view text,
                  const RuleRejection& rejection)
{
    const RejectionWords& words = sentences.rejectionWords(text, rejection);
    remarks.addNumber(rejection.offset + 1);
    remarks.addArgument(words.expected);
    remarks.addArgument(sentences.visibleCharacter(text, rejection.offset));
    remarks.addArgument(words.path);
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

/// What the rule of a profile has to say.
void addProfileRemark(Remarks& remarks, Sentences& sentences, const CheckDetails& details,
                      std::string_view nid, TextRange nidRange, std::string_view text)
{
    const std::optional<RuleRejection>& rejection = details.rejection;
    remarks.add(rejection ? kProfileRejects : kProfileAccepts,
                rejection ? rangeAt(text, rejection->offset) : nidRange);
    remarks.addArgument(details.profile->profile);
    remarks.addArgument(nid);
    if (rejection)
        addRejection(remarks, sentences, text, *rejection);
}

/// What was computed about a name, `nid` as it is written there.
void addDigits(Remarks& remarks, Sentences& sentences, const NamespaceEntry& entry,
               const DigitProblem& problem, std::string_view nid)
{
    remarks.add(kNamespaceCheckDigit, {problem.offset, problem.length},
                entry.nid == nid ? sentences.digitSentence(entry, problem) : 0);
    if (!needsArguments(remarks, sentences))
        return;
    remarks.addArgument(nid);
    remarks.addArgument(sentences.problem(problem));
}

void addWithdrawn(Remarks& remarks, const NamespaceEntry& entry, std::string_view nid, TextRange nidRange)
{
    if (!entry.withdrawn)
        return;
    remarks.add(kNamespaceWithdrawn, nidRange);
    remarks.addArgument(nid);
}

/// What a namespace has to say, the reason of the verdict first.
void addNamespaceRemarks(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome,
                         std::string_view text, const UrnChecker& checker)
{
    const TextRange nidRange{outcome.nidOffset, outcome.nidLength};
    const std::string_view nid = nidOf(outcome, text);
    const CheckDetails details = checker.details(text, outcome);
    if (outcome.reason == CheckReason::RuleLimit) {
        remarks.add(kNamespaceUndecided, nidRange);
        remarks.addArgument(nid);
        addArguments(remarks, undecidedArguments(details, text, checker.options().rfc));
    } else if (details.profile != nullptr) {
        return addProfileRemark(remarks, sentences, details, nid, nidRange, text);
    } else if (details.rejection) {
        remarks.add(details.acceptedBy ? kNamespaceValidInVersion : kNamespaceSyntaxRule,
                    rangeAt(text, details.rejection->offset));
        remarks.addArgument(nid);
        if (details.acceptedBy)
            remarks.addNumber(static_cast<std::uint64_t>(*details.acceptedBy));
        addRejection(remarks, sentences, text, *details.rejection);
    }
    if (details.digits)
        addDigits(remarks, sentences, *details.entry, *details.digits, nid);
    if (details.entry != nullptr)
        addWithdrawn(remarks, *details.entry, nid, nidRange);
}

/// What there is to say where a wrong check digit is the reason.
void addDigitRemarks(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome,
                     std::string_view text, const UrnChecker& checker)
{
    const WrongDigits wrong = checker.wrongDigits(text, outcome);
    if (!wrong.problem)
        return;
    const std::string_view nid = nidOf(outcome, text);
    addDigits(remarks, sentences, *wrong.entry, *wrong.problem, nid);
    addWithdrawn(remarks, *wrong.entry, nid, {outcome.nidOffset, outcome.nidLength});
}

/// What is to say of the reason of a verdict, the reason itself first.
void addReasonRemarks(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome,
                      std::string_view text, const UrnChecker& checker)
{
    switch (outcome.reason) {
    case CheckReason::None:
        return;
    case CheckReason::LineTooLong:
        return remarks.add(kCheckLineTooLong, {outcome.offset, 0});
    case CheckReason::NoMember:
        return remarks.add(kCheckNoMember);
    case CheckReason::NoColumn:
        return remarks.add(kCheckNoColumn);
    case CheckReason::Syntax:
        return addRemark(remarks, sentences, UrnFailure{.kind = outcome.error, .offset = outcome.offset},
                         text);
    case CheckReason::CheckDigit:
        return addDigitRemarks(remarks, sentences, outcome, text, checker);
    case CheckReason::NidNotRegistered:
    case CheckReason::NidNeverRegistrable:
    case CheckReason::OtherNamespace:
    case CheckReason::NoRule:
        remarks.add(idOfReason(outcome), {outcome.nidOffset, outcome.nidLength});
        return remarks.addArgument(nidOf(outcome, text));
    case CheckReason::NamespaceWithdrawn:
    case CheckReason::SyntaxRule:
    case CheckReason::EarlierVersion:
    case CheckReason::RuleLimit:
    case CheckReason::ProfileAccepts:
    case CheckReason::ProfileRejects:
        return addNamespaceRemarks(remarks, sentences, outcome, text, checker);
    }
    std::abort(); // not an enumerator
}

void addSyntaxErrors(Remarks& remarks, Sentences& sentences, std::string_view text, Rfc rfc)
{
    for (const UrnFailure& failure : allUrnErrors(text, rfc))
        addRemark(remarks, sentences, failure, text);
}

void addWidelyUsed(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome, std::string_view text)
{
    if (outcome.verdict == Verdict::Valid)
        return;
    const std::optional<WidelyUsedReason> known = widelyUsed(text, outcome.verdict);
    if (!known)
        return;
    remarks.add(kNamespaceWidelyUsed, {0, text.size()}, sentences.widelyUsedSentence(known->because));
    if (needsArguments(remarks, sentences)) {
        remarks.addArgument(sentences.text(known->because));
        remarks.addArgument(known->source);
    }
    remarks.moveLastToSecond();
}

} // namespace

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
    case NoMember:
        return kCheckNoMember;
    case NoColumn:
        return kCheckNoColumn;
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

void addRemark(Remarks& remarks, Sentences& sentences, const UrnFailure& failure, std::string_view text)
{
    const TextRange range = rangeAt(text, failure.offset);
    // No sentence about a syntax error says the NID.
    remarks.add(idOf(failure.kind), range, sentences.syntaxSentence(failure.kind, text, failure.offset));
    if (!needsArguments(remarks, sentences))
        return;
    remarks.addArgument(sentences.visibleCharacter(text, failure.offset));
    remarks.addPlainArgument(nidIn(text));
    remarks.addPlainArgument(encodedBytes(text.substr(std::min(failure.offset, text.size()), range.length)));
}

void addRemark(Remarks& remarks, const UrnWarning& warning, std::string_view text)
{
    constexpr std::size_t kMostShown = 48; // bytes
    const std::string_view about =
        text.substr(std::min(warning.offset, text.size()), std::min<std::size_t>(warning.length, kMostShown));
    remarks.add(idOf(warning.kind), {warning.offset, warning.length});
    remarks.addArgument(quotedText(QString::fromUtf8(about.data(), qsizetype(about.size()))).toStdString());
    remarks.addPlainArgument(nidIn(text));
}

void addUrnRemarks(Remarks& remarks, Sentences& sentences, std::string_view text, Rfc rfc)
{
    // Both RFCs share the ids; the catalogue says where each rule comes from.
    if (const std::expected<Urn, UrnFailure> urn = parseUrn(text, rfc)) {
        for (const UrnWarning& warning : urnAdvice(text, *urn, rfc))
            addRemark(remarks, warning, text);
        return;
    }
    addSyntaxErrors(remarks, sentences, text, rfc);
}

void addCheckRemarks(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome,
                     std::string_view text, const UrnChecker& checker)
{
    const Rfc rfc = checker.options().rfc;
    if (outcome.reason == CheckReason::Syntax) {
        addSyntaxErrors(remarks, sentences, text, rfc);
    } else {
        addReasonRemarks(remarks, sentences, outcome, text, checker);
        if (isAboutLine(outcome.reason))
            return;
        addUrnRemarks(remarks, sentences, text, rfc);
    }
    addWidelyUsed(remarks, sentences, outcome, text);
}

void addLeadingRemarks(Remarks& remarks, Sentences& sentences, const CheckOutcome& outcome,
                       std::string_view text, const UrnChecker& checker)
{
    addReasonRemarks(remarks, sentences, outcome, text, checker);
    remarks.keepFirst();
    if (!isAboutLine(outcome.reason))
        addWidelyUsed(remarks, sentences, outcome, text);
}

void appendLeadingSentence(std::string& out, const Remarks& remarks, Sentences& sentences)
{
    if (remarks.isEmpty())
        return;
    sentences.append(out, remarks, remarks.all().front());
    const auto known = std::ranges::find(remarks.all(), kNamespaceWidelyUsed, &Remark::id);
    if (known == remarks.all().end())
        return;
    out += ' ';
    sentences.append(out, remarks, *known);
}

} // namespace nidus
