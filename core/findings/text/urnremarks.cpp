// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/urnremarks.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/base/utf8.h"
#include "core/check/lists/listedvalues.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/correction.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/problemtext.h"
#include "core/findings/text/widelyused.h"
#include "core/findings/values/findingids.h"
#include "core/urn/nid.h"
#include "core/urn/urnchars.h"

#include <QStringList>
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

namespace nidus::findings {

namespace {

/// Returns the NID of a text that need not be a URN; empty if it is not clear.
std::string_view nidIn(std::string_view text)
{
    const std::size_t end = text.find(':', urn::kSchemeLength);
    if (text.size() <= urn::kSchemeLength || end == std::string_view::npos)
        return {};
    const std::string_view nid = text.substr(urn::kSchemeLength, end - urn::kSchemeLength);
    const bool isNid = nid.size() <= urn::kMaxNidLength &&
                       std::ranges::all_of(nid, [](char c) { return urn::kLdh.contains(c); });
    return isNid ? nid : std::string_view();
}

/// Returns the character at which the parser stopped; an empty range at the end.
base::TextRange rangeAt(std::string_view text, std::size_t offset)
{
    return {offset, offset < text.size() ? base::utf8CharacterAt(text, offset).length : 0};
}

/// Returns year * 10000 + month * 100 + day as an ISO 8601 date.
std::string isoDate(std::int32_t date)
{
    std::string digits = std::to_string(100'000'000 + date).substr(1);
    return digits.insert(6, "-").insert(4, "-");
}

std::string_view nidOf(const check::CheckOutcome& outcome, std::string_view text)
{
    return text.substr(std::min<std::size_t>(outcome.nidOffset, text.size()), outcome.nidLength);
}

/// Whether the remark that was added last needs its arguments.
bool needsArguments(const Remarks& remarks, const Sentences& sentences)
{
    return remarks.wanted() == Remarks::Arguments::All || !sentences.isKept(remarks.all().back().sentence);
}

void addArguments(Remarks& remarks, const QStringList& arguments)
{
    for (const QString& argument : arguments)
        remarks.addArgument(argument.toStdString());
}

/// Adds the arguments of a rejection, after those about the namespace.
void addRejection(Remarks& remarks, Sentences& sentences, std::string_view text,
                  const check::RuleRejection& rejection)
{
    const RejectionText& words = sentences.rejectionWords(text, rejection);
    remarks.addNumber(rejection.offset + 1);
    remarks.addArgument(words.expectedAt(text, rejection.offset));
    remarks.addArgument(sentences.visibleCharacter(text, rejection.offset));
    remarks.addArgument(words.path);
}

/// Returns where and why a rule of the namespace, the latest or an earlier one, gave no verdict.
QStringList undecidedArguments(const check::CheckDetails& details, std::string_view text, urn::Rfc rfc)
{
    const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, rfc);
    if (!urn || details.entry == nullptr)
        return {};
    if (details.listed) {
        const check::NamespaceRule& rule = details.entry->rules.front().rule->get();
        return limitArguments(details.listed->limit, rule.matcher().grammar().tree(), rule.source().text);
    }
    std::vector<std::shared_ptr<const check::LazyRule>> rules;
    if (details.profile != nullptr)
        rules.push_back(details.profile->rule);
    for (const check::RuleVersion& version : details.entry->rules)
        rules.push_back(version.rule);
    for (const std::shared_ptr<const check::LazyRule>& lazy : rules) {
        const check::NamespaceRule& rule = lazy->get();
        if (rule.match(text, *urn) == grammar::MatchVerdict::Undecided)
            return limitArguments(rule.limitFor(text, *urn), rule.matcher().grammar().tree(),
                                  rule.source().text);
    }
    return {};
}

/// Adds the result of a rule set.
void addProfileRemark(Remarks& remarks, Sentences& sentences, const check::CheckDetails& details,
                      std::string_view nid, base::TextRange nidRange, std::string_view text)
{
    const std::optional<check::RuleRejection>& rejection = details.rejection;
    remarks.add(rejection ? kProfileRejects : kProfileAccepts,
                rejection ? rangeAt(text, rejection->offset) : nidRange);
    remarks.addArgument(details.profile->profile);
    remarks.addArgument(nid);
    if (rejection)
        addRejection(remarks, sentences, text, *rejection);
}

/// Adds the result of a computation about a name; `nid` is as written in the name.
void addDigits(Remarks& remarks, Sentences& sentences, const check::NamespaceEntry& entry,
               const check::DigitProblem& problem, std::string_view nid)
{
    const FindingId id = check::isAboutUuid(problem.fault) ? kNamespaceUuidVersion : kNamespaceCheckDigit;
    remarks.add(id, {problem.offset, problem.length},
                entry.nid == nid ? sentences.digitSentence(entry, problem) : 0);
    if (!needsArguments(remarks, sentences))
        return;
    remarks.addArgument(nid);
    remarks.addArgument(sentences.problem(problem));
}

/// Adds that a namespace is withdrawn, or is no longer in IANA's list.
void addState(Remarks& remarks, const check::NamespaceEntry& entry, std::string_view nid,
              base::TextRange nidRange)
{
    if (entry.withdrawn) {
        remarks.add(kNamespaceWithdrawn, nidRange);
        remarks.addArgument(nid);
    } else if (!entry.leftList.empty()) {
        remarks.add(kNamespaceLeftList, nidRange);
        remarks.addArgument(nid);
        remarks.addArgument(entry.leftList);
    }
}

/// Adds why a value that is not listed cannot be assigned: no range contains it, or its range is closed.
void addRangeOfUnlisted(Remarks& remarks, const check::ListAnswer& listed,
                        const check::ListedRange* valueRange, base::TextRange range)
{
    const bool isNowhere = valueRange == nullptr && !listed.list->facts().ranges.empty();
    const bool isShut = valueRange != nullptr && !valueRange->shut.empty();
    if (!isNowhere && !isShut)
        return;
    remarks.add(isShut ? kSubregistryReserved : kSubregistryOutsideRange, range);
    remarks.addArgument(listed.valueText());
    if (isShut) {
        remarks.addArgument(valueRange->name);
        remarks.addArgument(valueRange->shut);
    }
}

/// Adds what a subregistry reports about a value in the name.
void addListed(Remarks& remarks, FindingId id, const check::ListAnswer& listed, base::TextRange range)
{
    const check::ListFacts& facts = listed.list->facts();
    const check::ListedRange* const valueRange = listed.list->rangeOf(listed.parts);
    const std::optional<check::ListedEntry> entry = listed.list->find(listed.parts);
    const auto quoted = [](std::string_view word) { return '"' + std::string(word) + '"'; };
    remarks.add(id, range);
    remarks.addArgument(listed.valueText());
    switch (listed.value.fault) {
    case check::ListFault::None: return;
    case check::ListFault::NotListed: {
        const std::string nearest = listed.list->nearest(listed.parts);
        remarks.addArgument(facts.name);
        remarks.addNumber(listed.list->size());
        remarks.addArgument(facts.date);
        remarks.addArgument(nearest.empty() ? "-" : quoted(nearest));
        return addRangeOfUnlisted(remarks, listed, valueRange, range);
    }
    case check::ListFault::WrongRange:
        remarks.addArgument(valueRange->label.empty() ? valueRange->name : valueRange->label);
        return remarks.addArgument(*listed.label);
    case check::ListFault::Expired:
        if (entry)
            remarks.addArgument(isoDate(entry->until));
        return;
    case check::ListFault::Reserved:
        remarks.addArgument(facts.name);
        return remarks.addArgument(entry && entry->state == check::ListedState::Pending ? "pending"
                                                                                        : "reserved");
    case check::ListFault::Deprecated:
    case check::ListFault::Retired:
    case check::ListFault::Released:
    case check::ListFault::Withdrawn: return remarks.addArgument(facts.name);
    case check::ListFault::Spelling:
        remarks.addArgument(facts.name);
        return remarks.addArgument(listed.list->listedText(listed.parts.front()) +
                                   listed.valueText().substr(listed.parts.front().size()));
    case check::ListFault::OutsideRange: return;
    }
}

/// Whether urnAdvice() may return anything about a URN: false for most of them.
bool mayHaveAdvice(std::string_view text, urn::Rfc rfc)
{
    constexpr std::string_view kReserved = "urn:urn:";
    const auto isAdvised = [](base::Bytes16 at) {
        return base::bytemask::equal(at, '%') | base::bytemask::equal(at, '?');
    };
    return rfc == urn::Rfc::Rfc2141 || base::equalIgnoringCase(text.substr(0, kReserved.size()), kReserved) ||
           base::firstMember(text, isAdvised) < text.size();
}

/// Whether a URN is undecided because the grammar lacks a rule that a subregistry names.
bool isWithoutRule(const check::CheckDetails& details)
{
    return details.listed && details.listed->isUndecided && details.listed->list != nullptr &&
           details.listed->limit.limit == grammar::GrammarLimit::Unreadable;
}

/// Adds the findings about a namespace, the reason for the verdict first.
void addNamespaceRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                         std::string_view text, const check::UrnChecker& checker)
{
    const base::TextRange nidRange{outcome.nidOffset, outcome.nidLength};
    const std::string_view nid = nidOf(outcome, text);
    const check::CheckDetails details = checker.details(text, outcome);
    if (outcome.reason == check::CheckReason::RuleLimit && isWithoutRule(details)) {
        remarks.add(kSubregistryNoRule, nidRange);
        remarks.addArgument(details.listed->list->facts().name);
        remarks.addArgument(details.listed->limit.rule);
        remarks.addArgument(nid);
    } else if (outcome.reason == check::CheckReason::RuleLimit) {
        remarks.add(kNamespaceUndecided, nidRange);
        remarks.addArgument(nid);
        addArguments(remarks, undecidedArguments(details, text, checker.options().rfc));
    } else if (details.profile != nullptr) {
        return addProfileRemark(remarks, sentences, details, nid, nidRange, text);
    } else if (details.rejection) {
        const bool isUsual = !details.acceptedBy && details.entry->nid == nid;
        remarks.add(details.acceptedBy ? kNamespaceValidInVersion : kNamespaceSyntaxRule,
                    rangeAt(text, details.rejection->offset),
                    isUsual ? sentences.rejectionSentence(text, *details.rejection) : 0);
        if (needsArguments(remarks, sentences)) {
            remarks.addArgument(nid);
            if (details.acceptedBy)
                remarks.addNumber(static_cast<std::uint64_t>(*details.acceptedBy));
            addRejection(remarks, sentences, text, *details.rejection);
        }
    }
    if (details.listed && !details.listed->isUndecided && details.listed->list != nullptr) {
        const std::string_view value = details.listed->parts.front();
        addListed(remarks, idOfReason(outcome), *details.listed,
                  {static_cast<std::size_t>(value.data() - text.data()), value.size()});
    }
    if (details.digits)
        addDigits(remarks, sentences, *details.entry, *details.digits, nid);
    if (details.entry != nullptr)
        addState(remarks, *details.entry, nid, nidRange);
}

/// Adds the findings for a wrong check digit as the reason.
void addDigitRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                     std::string_view text, const check::UrnChecker& checker)
{
    const check::WrongDigits wrong = checker.wrongDigits(text, outcome);
    if (!wrong.problem)
        return;
    const std::string_view nid = nidOf(outcome, text);
    addDigits(remarks, sentences, *wrong.entry, *wrong.problem, nid);
    addState(remarks, *wrong.entry, nid, {outcome.nidOffset, outcome.nidLength});
}

void addNeverRegistrable(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                         std::string_view nid)
{
    remarks.add(kNamespaceNeverRegistrable, {outcome.nidOffset, outcome.nidLength});
    remarks.addArgument(nid);
    if (const std::optional<urn::NidRule> rule = urn::neverRegistrable(nid))
        remarks.addArgument(sentences.text(neverRegistrableText(*rule)));
}

/// Adds a syntax error with the way to correct it.
void addFailure(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text,
                Correction correction)
{
    const base::TextRange range = rangeAt(text, failure.offset);
    // No message about a syntax error contains the NID.
    remarks.add(idOf(failure.kind), range,
                sentences.syntaxSentence(failure.kind, correction, text, failure.offset));
    if (!needsArguments(remarks, sentences))
        return;
    remarks.addArgument(sentences.visibleCharacter(text, failure.offset));
    remarks.addPlainArgument(nidIn(text));
    const std::string_view character = text.substr(std::min(failure.offset, text.size()), range.length);
    remarks.addPlainArgument(correctionText(correction, character).toStdString());
}

/// Adds the findings about the reason for a verdict, the reason itself first.
void addReasonRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                      std::string_view text, const check::UrnChecker& checker)
{
    switch (outcome.reason) {
    case check::CheckReason::None: return;
    case check::CheckReason::LineTooLong: return remarks.add(kCheckLineTooLong, {outcome.offset, 0});
    case check::CheckReason::NoMember: return remarks.add(kCheckNoMember);
    case check::CheckReason::NoColumn: return remarks.add(kCheckNoColumn);
    case check::CheckReason::DuplicateMember:
    case check::CheckReason::NotOneObject:
    case check::CheckReason::QuoteUnclosed:
        remarks.add(idOfReason(outcome), {outcome.offset, 1});
        return remarks.addNumber(std::uint64_t{outcome.offset} + 1);
    case check::CheckReason::Syntax:
        return addRemark(remarks, sentences, urn::UrnFailure{.kind = outcome.error, .offset = outcome.offset},
                         text, checker);
    case check::CheckReason::CheckDigit:
    case check::CheckReason::UuidVersion: return addDigitRemarks(remarks, sentences, outcome, text, checker);
    case check::CheckReason::NidNeverRegistrable:
        return addNeverRegistrable(remarks, sentences, outcome, nidOf(outcome, text));
    case check::CheckReason::NidNotRegistered:
    case check::CheckReason::OtherNamespace:
    case check::CheckReason::NoRule:
        remarks.add(idOfReason(outcome), {outcome.nidOffset, outcome.nidLength});
        remarks.addArgument(nidOf(outcome, text));
        if (outcome.reason == check::CheckReason::OtherNamespace)
            remarks.addArgument(checker.options().nid);
        return;
    case check::CheckReason::NamespaceWithdrawn:
    case check::CheckReason::NamespaceLeft:
    case check::CheckReason::SyntaxRule:
    case check::CheckReason::EarlierVersion:
    case check::CheckReason::RuleLimit:
    case check::CheckReason::ProfileAccepts:
    case check::CheckReason::ProfileRejects:
    case check::CheckReason::ValueNotListed:
    case check::CheckReason::ValueWrongRange:
    case check::CheckReason::ValueOutsideRange:
    case check::CheckReason::ValueReserved:
    case check::CheckReason::ValueDeprecated:
    case check::CheckReason::ValueExpired:
    case check::CheckReason::ValueRetired:
    case check::CheckReason::ValueWithdrawn:
    case check::CheckReason::ValueSpelling:
    case check::CheckReason::ValueReleased:
        return addNamespaceRemarks(remarks, sentences, outcome, text, checker);
    }
    std::abort(); // not an enumerator
}

void addWidelyUsed(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                   std::string_view text)
{
    if (outcome.verdict == check::Verdict::Valid)
        return;
    const std::optional<WidelyUsedReason> known = widelyUsed(text, outcome);
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

FindingId idOfReason(const check::CheckOutcome& outcome)
{
    return outcome.reason == check::CheckReason::Syntax ? idOf(outcome.error) : idOf(outcome.reason);
}

Severity severityOf(FindingId id, const check::CheckOutcome& outcome)
{
    const Severity usual = entryOf(id).severity;
    const bool isWarning = outcome.verdict == check::Verdict::Valid && usual == Severity::Error;
    return isWarning ? Severity::Warning : usual;
}

void addRemark(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text)
{
    addFailure(remarks, sentences, failure, text, correctionOf(text, failure.offset));
}

void addRemark(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text,
               const check::UrnChecker& checker)
{
    addFailure(remarks, sentences, failure, text, correctionFor(text, failure, checker));
}

void addRemark(Remarks& remarks, const urn::UrnWarning& warning, std::string_view text)
{
    constexpr std::size_t kMostShown = 48; // bytes
    const std::string_view about =
        text.substr(std::min(warning.offset, text.size()), std::min<std::size_t>(warning.length, kMostShown));
    remarks.add(idOf(warning.kind), {warning.offset, warning.length});
    remarks.addArgument(quotedText(QString::fromUtf8(about.data(), qsizetype(about.size()))).toStdString());
    remarks.addPlainArgument(nidIn(text));
}

void addUrnRemarks(Remarks& remarks, Sentences& sentences, std::string_view text, urn::Rfc rfc)
{
    // Both RFCs share the ids; the catalog has the source of each rule.
    if (const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, rfc)) {
        for (const urn::UrnWarning& warning : urn::urnAdvice(text, *urn, rfc))
            addRemark(remarks, warning, text);
        return;
    }
    for (const urn::UrnFailure& failure : urn::allUrnErrors(text, rfc))
        addRemark(remarks, sentences, failure, text);
}

void addCheckRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                     std::string_view text, const check::UrnChecker& checker)
{
    const urn::Rfc rfc = checker.options().rfc;
    if (outcome.reason == check::CheckReason::Syntax) {
        for (const urn::UrnFailure& failure : urn::allUrnErrors(text, rfc))
            addRemark(remarks, sentences, failure, text, checker);
    } else {
        addReasonRemarks(remarks, sentences, outcome, text, checker);
        if (check::isAboutLine(outcome.reason))
            return;
        if (mayHaveAdvice(text, rfc))
            addUrnRemarks(remarks, sentences, text, rfc);
    }
    addWidelyUsed(remarks, sentences, outcome, text);
}

void addLeadingRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                       std::string_view text, const check::UrnChecker& checker)
{
    addReasonRemarks(remarks, sentences, outcome, text, checker);
    remarks.keep(completingRemark(remarks) == nullptr ? 1 : 2);
    if (!check::isAboutLine(outcome.reason))
        addWidelyUsed(remarks, sentences, outcome, text);
}

const Remark* completingRemark(const Remarks& remarks)
{
    const std::span<const Remark> all = remarks.all();
    const auto completes = [&](const Remark& remark) {
        const bool isRange = remark.id == kSubregistryReserved || remark.id == kSubregistryOutsideRange;
        return remark.id == kNamespaceWidelyUsed || (isRange && all.front().id == kSubregistryNotListed);
    };
    const auto found = std::ranges::find_if(all.subspan(std::min<std::size_t>(1, all.size())), completes);
    return found == all.end() ? nullptr : &*found;
}

void appendLeadingSentence(std::string& out, const Remarks& remarks, Sentences& sentences)
{
    if (remarks.isEmpty())
        return;
    sentences.append(out, remarks, remarks.all().front());
    if (const Remark* const completing = completingRemark(remarks)) {
        out += ' ';
        sentences.append(out, remarks, *completing);
    }
}

} // namespace nidus::findings
