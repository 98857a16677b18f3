// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/rowtexts.h"

#include "core/base/utf8.h"
#include "core/findings/text/urnfindings.h"
#include "core/urn/codepoints.h"

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString hex(char32_t value, int digits)
{
    return QString::number(value, 16).toUpper().rightJustified(digits, u'0');
}

} // namespace

QString visibleText(std::string_view bytes)
{
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size()));
    for (std::size_t at = 0; at < bytes.size();) {
        const base::Utf8Character character = base::utf8CharacterAt(bytes, at);
        const std::string_view source = bytes.substr(at, character.length);
        at += character.length;
        if (!character.isValid) {
            for (const char byte : source)
                text += u"‹%1›"_s.arg(hex(static_cast<unsigned char>(byte), 2));
        } else if (character.codePoint != U' ' && urn::isHiddenCharacter(character.codePoint)) {
            text += u"‹U+%1›"_s.arg(hex(character.codePoint, 4));
        } else {
            text += QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size()));
        }
    }
    return text;
}

std::optional<findings::Finding> firstFinding(const check::CheckOutcome& outcome, std::string_view text,
                                              const check::UrnChecker& checker)
{
    // Finding all errors of a long text is expensive; the first one is already known.
    if (outcome.reason == check::CheckReason::Syntax)
        return findings::urnFinding(urn::UrnFailure{outcome.error, outcome.offset}, text, checker);
    QList<findings::Finding> findings = findings::checkFindings(outcome, text, checker);
    if (findings.isEmpty())
        return std::nullopt;
    return findings.takeFirst();
}

bool isUnchanged(const CheckRow& row, const QByteArray& text, const check::UrnChecker& checker)
{
    return check::isAboutLine(row.outcome().reason) || checker.check(view(text)) == row.outcome();
}

batch::CheckedLine lineOf(const CheckRow& row, const QByteArray& text)
{
    return {.line = row.line(),
            .fileOffset = row.fileOffset(),
            .text = view(text),
            .column = row.column(),
            .outcome = row.outcome()};
}

std::string_view nidOf(const check::CheckOutcome& outcome, std::string_view text)
{
    return outcome.nidOffset <= text.size() ? text.substr(outcome.nidOffset, outcome.nidLength)
                                            : std::string_view();
}

} // namespace nidus::ui
