// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/correction.h"

#include "core/base/charset.h"
#include "core/base/utf8.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"
#include "core/urn/lookalike.h"
#include "core/urn/nid.h"
#include "core/urn/urnchars.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>
#include <utility>

namespace nidus::findings {

namespace {

/// Whether a character at the end of a name is surely not part of it.
bool isAfterNames(char32_t character)
{
    constexpr char32_t kFirstDash = 0x2010;
    constexpr char32_t kLastDash = 0x2015;
    constexpr char32_t kMinus = 0x2212;
    const bool isDash = (character >= kFirstDash && character <= kLastDash) || character == kMinus;
    return character == ' ' || character == '"' || character == '>' || (isOddCharacter(character) && !isDash);
}

/// Whether a character is a tab, or acts on the text around it or is invisible.
bool isNoText(char32_t character) { return character == '\t' || isUnsafeCharacter(character); }

/// Whether blanks or line ends of another system at `offset` separate two URNs.
bool isBeforeUrn(std::string_view text, std::size_t offset)
{
    std::size_t at = offset;
    while (at < text.size()) {
        const base::Utf8Character next = base::utf8CharacterAt(text, at);
        if (!isAfterNames(next.codePoint) && !isNoText(next.codePoint))
            break;
        at += next.length;
    }
    return at > offset && base::equalIgnoringCase(text.substr(at, urn::kSchemeLength), "urn:");
}

/// Percent-encodes the bytes.
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

/// Whether an error is about a character of the NSS that may be meant encoded; the rule is about nothing
/// else.
bool isInNss(urn::UrnError error)
{
    using enum urn::UrnError;
    return error == NssBadChar || error == NssExcludedChar || error == PctMalformed ||
           error == StrayQuestionMark || error == NssStartsWithSlash;
}

/// What the syntax rule of a namespace says about the encoded form of a character.
enum class Answer : std::uint8_t { Accepted, Rejected, Unknown };

/// Returns what the syntax rule says about the URN with the character at `offset` encoded: other wrong
/// characters are removed before it, and encoded after it.
Answer answerToEncoded(std::string_view text, std::size_t offset, const check::UrnChecker& checker)
{
    constexpr std::size_t kLongest = 1024; // bytes
    constexpr int kMostCorrected = 32;
    if (text.size() > kLongest || offset >= text.size() ||
        checker.options().against == check::CheckAgainst::SyntaxOnly)
        return Answer::Unknown;
    std::string tested;
    tested.reserve(text.size() + 3 * kMostCorrected); // so that it needs memory once
    tested = text;
    const auto encode = [&tested](std::size_t at, std::size_t length) {
        const std::string encoded = encodedBytes(std::string_view(tested).substr(at, length));
        tested.replace(at, length, encoded);
        return encoded.size();
    };
    std::size_t start = offset;
    const std::size_t size = encode(start, base::utf8CharacterAt(text, offset).length);
    for (int i = 0; i < kMostCorrected; ++i) {
        const check::CheckOutcome outcome = checker.check(tested);
        const std::size_t at = outcome.offset;
        if (outcome.reason != check::CheckReason::Syntax) {
            const bool isRejected = outcome.reason == check::CheckReason::SyntaxRule ||
                                    outcome.reason == check::CheckReason::ProfileRejects;
            return !isRejected || at >= start + size ? Answer::Accepted
                   : at >= start                     ? Answer::Rejected
                                                     : Answer::Unknown;
        }
        if (!isInNss(outcome.error) || at >= tested.size())
            return Answer::Unknown;
        const std::size_t length = base::utf8CharacterAt(tested, at).length;
        if (at < start) {
            tested.erase(at, length);
            start -= length;
        } else {
            static_cast<void>(encode(at, length));
        }
    }
    return Answer::Unknown;
}

QString catalogText(const char* text) { return QCoreApplication::translate(kCatalogContext, text); }

/// Returns the registered NID for which that of the URN may be mistyped, and with which the checker accepts
/// the URN; empty if there is none.
std::string nearestNid(std::string_view text, const check::UrnChecker& checker)
{
    const check::CheckOutcome outcome = checker.check(text);
    const std::string nid = urn::lowerNid(text.substr(outcome.nidOffset, outcome.nidLength));
    for (const check::NamespaceEntry& entry : checker.namespaces()->entries()) {
        if (!urn::isLookAlike(nid, entry.nid))
            continue;
        std::string meant(text);
        meant.replace(outcome.nidOffset, outcome.nidLength, entry.nid);
        if (checker.check(meant).verdict == check::Verdict::Valid)
            return entry.nid;
    }
    return {};
}

/// Whether a text contains "urn:" in any letter case.
bool containsScheme(std::string_view text)
{
    constexpr std::string_view kScheme = "urn:";
    for (std::size_t at = 0; at + kScheme.size() <= text.size(); ++at) {
        const bool begins = at == 0 || !base::kAlphanum.contains(text[at - 1]); // unlike "return:"
        if (begins && base::equalIgnoringCase(text.substr(at, kScheme.size()), kScheme))
            return true;
    }
    return false;
}

/// Whether the message of a finding ends with the correction.
bool hasCorrection(FindingId id)
{
    return id == kUrnNssBadChar || id == kUrnNssExcludedChar || id == kUrnRBadChar || id == kUrnQBadChar ||
           id == kUrnFBadChar;
}

/// Whether the fix of a finding advises to encode the character in an NSS.
bool mayBeEncoded(FindingId id)
{
    return id == kUrnPctMalformed || id == kUrnStrayQuestionMark || id == kUrnNssStartsWithSlash;
}

} // namespace

Correction correctionOf(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return Correction::EncodeIfAllowed;
    const base::Utf8Character first = base::utf8CharacterAt(text, offset);
    if (!first.isValid)
        return Correction::ConvertToUtf8;
    if (isBeforeUrn(text, offset))
        return Correction::Split;
    const bool isAtStart = offset > 0 && text[offset - 1] == ':';
    if (isNoText(first.codePoint) || (isAtStart && isAfterNames(first.codePoint)))
        return Correction::Remove;
    for (std::size_t at = offset; at < text.size();) {
        const base::Utf8Character next = base::utf8CharacterAt(text, at);
        if (!next.isValid || (!isNoText(next.codePoint) && !isAfterNames(next.codePoint)))
            return Correction::EncodeIfAllowed;
        at += next.length;
    }
    return Correction::Remove;
}

Correction correctionFor(std::string_view text, const urn::UrnFailure& failure,
                         const check::UrnChecker& checker)
{
    const Correction usual = correctionOf(text, failure.offset);
    if (usual != Correction::EncodeIfAllowed)
        return usual;
    if (!isInNss(failure.kind))
        return Correction::Encode;
    if (!hasCorrection(idOf(failure.kind)))
        return usual;
    switch (answerToEncoded(text, failure.offset, checker)) {
    case Answer::Accepted: return Correction::Encode;
    case Answer::Rejected: return Correction::Replace;
    case Answer::Unknown: break;
    }
    return usual;
}

QString correctionText(Correction correction, std::string_view character)
{
    switch (correction) {
    case Correction::EncodeIfAllowed:
        return catalogText(
                   QT_TRANSLATE_NOOP("Findings", "percent-encode it as %1 if the namespace allows that"))
            .arg(QString::fromStdString(encodedBytes(character)));
    case Correction::Encode:
        return catalogText(QT_TRANSLATE_NOOP("Findings", "percent-encode it as %1"))
            .arg(QString::fromStdString(encodedBytes(character)));
    case Correction::Replace:
        return catalogText(
                   QT_TRANSLATE_NOOP("Findings", "remove or replace it; the syntax rule rejects %1, too"))
            .arg(QString::fromStdString(encodedBytes(character)));
    case Correction::Remove: return catalogText(QT_TRANSLATE_NOOP("Findings", "remove it"));
    case Correction::ConvertToUtf8:
        return catalogText(QT_TRANSLATE_NOOP("Findings", "convert the text to UTF-8"));
    case Correction::Split: return catalogText(QT_TRANSLATE_NOOP("Findings", "write one URN per line"));
    }
    std::unreachable();
}

QString fixFor(const Finding& finding, std::string_view text, const check::UrnChecker& checker)
{
    if (hasCorrection(finding.id))
        return {};
    if (finding.id == kUrnSchemeNotUrn)
        return containsScheme(text)
                   ? catalogText(QT_TRANSLATE_NOOP("Findings", "Remove the text before \"urn:\"."))
                   : catalogText(
                         QT_TRANSLATE_NOOP("Findings", "Write the whole URN, with \"urn:\" and the NID."));
    if (finding.id == kNamespaceUnregistered) {
        if (const std::string nid = nearestNid(text, checker); !nid.empty())
            return catalogText(QT_TRANSLATE_NOOP("Findings", "Did you mean \"%1\"?"))
                .arg(QString::fromStdString(nid));
    }
    const std::size_t at = finding.range.offset;
    if (!mayBeEncoded(finding.id) || answerToEncoded(text, at, checker) != Answer::Rejected)
        return translatedFix(entryOf(finding.id));
    return catalogText(QT_TRANSLATE_NOOP("Findings",
                                         "Remove or replace the character; the syntax rule rejects %1, too."))
        .arg(QString::fromStdString(encodedBytes(text.substr(at, 1))));
}

} // namespace nidus::findings
