// SPDX-License-Identifier: Apache-2.0
#include "core/batch/checkedblock.h"

#include "core/base/contract.h"
#include "core/base/linesplitter.h"
#include "core/batch/json/jsonmember.h"
#include "core/urn/presentation.h"

#include <algorithm>
#include <utility>

namespace nidus::batch {

namespace {

/// Forms of a text that may be kept at once: without quotes or JSON escapes, without \xHH, its URNs.
constexpr std::size_t kMaxForms = 3;

std::uint64_t offsetIn(const InputBlock& block, std::string_view part)
{
    return block.fileOffset + static_cast<std::uint64_t>(part.data() - block.bytes().data());
}

} // namespace

void CheckedBlock::check(const InputBlock& block, const check::UrnChecker& checker,
                         const BatchOptions& options)
{
    const InputKind kind = options.input;
    m_lines.clear();
    m_counts = {};
    m_texts.clear();
    if (kind != InputKind::Lines) // no form of a text is longer than the text
        m_texts.reserve((options.isEscaped || options.extracts ? kMaxForms : 1) * block.size);
    switch (block.kind) {
    case InputBlock::Kind::Lines:
        if (kind == InputKind::RunningText)
            takeRunningText(block, checker.options().rfc);
        else if (kind == InputKind::Table)
            takeRows(block, options, checker.options().rfc);
        else
            takeLines(block, options, checker.options().rfc);
        break;
    case InputBlock::Kind::LongLine:
        m_counts.lines = 1;
        addTooLong(block.bytes(), block.fileOffset, 1, kind);
        break;
    case InputBlock::Kind::LongLineRest: m_counts.hadCarriageReturns = block.endsWithCrLf; break;
    }
    m_check.check(checker, m_lines, options.findsPlaces);
    for (const CheckedLine& line : m_lines) {
        ++m_counts.byVerdict[static_cast<std::size_t>(line.outcome.verdict)];
        m_counts.noRule += line.outcome.reason == check::CheckReason::NoRule ? 1U : 0U;
        m_counts.warnings += check::hasWarning(line.outcome) ? 1U : 0U;
    }
    base::ensures(options.extracts || kind == InputKind::RunningText || kind == InputKind::Table ||
                      m_lines.size() + m_counts.blank == m_counts.lines,
                  "every line of a block is blank or has a verdict");
}

void CheckedBlock::takeLines(const InputBlock& block, const BatchOptions& options, urn::Rfc rfc)
{
    if (options.input == InputKind::JsonLines)
        m_members.start(block.bytes(), block.buffer.size() - block.size);
    base::LineSplitter splitter(block.bytes());
    while (const std::optional<base::Line> line = splitter.next()) {
        ++m_counts.lines;
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || line->hadCarriageReturn;
        const std::uint64_t offset = offsetIn(block, line->text);
        if (line->text.empty()) {
            ++m_counts.blank;
        } else if (line->text.size() > check::kMaxUrnLength) {
            addTooLong(line->text, offset, m_counts.lines, options.input);
        } else if (options.input == InputKind::JsonLines) {
            takeMember(line->text, offset, options, rfc);
        } else if (options.input == InputKind::Escaped) {
            takeText({.text = line->text, .line = m_counts.lines, .fileOffset = offset}, options, rfc);
        } else {
            m_lines.push_back({m_counts.lines, offset, line->text, 1, {}});
        }
    }
}

void CheckedBlock::takeText(PlacedText placed, const BatchOptions& options, urn::Rfc rfc)
{
    if (options.isEscaped || options.input == InputKind::Escaped) {
        placed.isDecoded = placed.isDecoded || placed.text.contains('\\');
        placed.text = keep(urn::unescapedBytes(placed.text));
    }
    if (!options.extracts) {
        m_lines.push_back({placed.line, placed.fileOffset, placed.text, placed.column, {}});
        return;
    }
    for (const urn::FoundUrn& found : urn::findUrns(placed.text, rfc)) {
        CheckedLine line{placed.line, placed.fileOffset, keep(found.urn), placed.column, {}};
        if (!placed.isDecoded) {
            const std::string_view before = placed.text.substr(0, found.offset);
            line.line += static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
            line.fileOffset += found.offset;
            const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
            line.column =
                static_cast<std::uint32_t>(found.offset - lineStart) + (lineStart == 0 ? placed.column : 1);
        }
        m_lines.push_back(line);
    }
}

void CheckedBlock::takeMember(std::string_view line, std::uint64_t fileOffset, const BatchOptions& options,
                              urn::Rfc rfc)
{
    const std::expected<std::string_view, JsonFailure> raw = m_members.find(line, options.member);
    if (!raw)
        return addUnread(line, fileOffset, raw.error());
    std::string_view urn = *raw;
    const bool isEscaped = raw->contains('\\');
    if (isEscaped) {
        const std::optional<std::string> unescaped = jsonUnescaped(*raw);
        if (!unescaped) {
            const auto quote = static_cast<std::size_t>(raw->data() - line.data()) - 1;
            return addUnread(line, fileOffset, {JsonFault::NotOneObject, quote});
        }
        urn = keep(*unescaped);
    }
    const auto offset = static_cast<std::size_t>(raw->data() - line.data());
    takeText({.text = urn,
              .line = m_counts.lines,
              .fileOffset = fileOffset + offset,
              .column = static_cast<std::uint32_t>(offset + 1),
              .isDecoded = isEscaped},
             options, rfc);
}

void CheckedBlock::addUnread(std::string_view line, std::uint64_t fileOffset, JsonFailure failure)
{
    check::CheckReason reason = check::CheckReason::NoMember;
    switch (failure.fault) {
    case JsonFault::NoMember: break;
    case JsonFault::Duplicate: reason = check::CheckReason::DuplicateMember; break;
    case JsonFault::NotOneObject: reason = check::CheckReason::NotOneObject; break;
    }
    m_lines.push_back({m_counts.lines,
                       fileOffset,
                       line.substr(0, kShownOfLongLine),
                       1,
                       {.verdict = check::Verdict::Invalid,
                        .reason = reason,
                        .offset = static_cast<std::uint32_t>(failure.at)}});
}

void CheckedBlock::takeRows(const InputBlock& block, const BatchOptions& options, urn::Rfc rfc)
{
    std::string_view rest = block.bytes().substr(block.rowsStart);
    const std::string_view before = block.bytes().substr(0, block.rowsStart);
    m_counts.lines = static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
    if (!before.empty() && !before.ends_with('\n'))
        ++m_counts.lines;
    bool isHeader = block.column.hasHeader;
    while (!rest.empty()) {
        const CsvRecord row = firstRecord(rest, block.separator);
        rest.remove_prefix(row.size);
        const std::uint64_t line = m_counts.lines + 1;
        const std::uint64_t offset = offsetIn(block, row.text);
        m_counts.lines += row.lines;
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || row.hadCarriageReturn;
        const PlacedText placed{
            .text = row.text, .line = line, .fileOffset = offset, .isBroken = !row.isClosed};
        if (std::exchange(isHeader, false)) {
            // Its names are not checked.
        } else if (row.text.empty()) {
            ++m_counts.blank;
        } else if (row.text.size() > check::kMaxUrnLength) {
            addTooLong(row.text, offset, line, InputKind::Table);
        } else {
            takeField(placed, block, options, rfc);
        }
        if (!row.isClosed)
            addUnclosedQuote(placed, row.openAt);
    }
}

void CheckedBlock::addUnclosedQuote(const PlacedText& row, std::size_t openAt)
{
    const std::string_view before = row.text.substr(0, openAt);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    m_lines.push_back({row.line + static_cast<std::uint64_t>(std::ranges::count(before, '\n')),
                       row.fileOffset + lineStart,
                       row.text.substr(lineStart, kShownOfLongLine),
                       1,
                       {.verdict = check::Verdict::Invalid,
                        .reason = check::CheckReason::QuoteUnclosed,
                        .offset = static_cast<std::uint32_t>(openAt - lineStart)}});
}

void CheckedBlock::takeField(const PlacedText& row, const InputBlock& block, const BatchOptions& options,
                             urn::Rfc rfc)
{
    const std::optional<CsvField> field = fieldOf(row.text, block.separator, block.column.index);
    if (!field && row.isBroken)
        return;
    if (field && field->text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        ++m_counts.emptyCells; // an empty cell is not a URN that ends too early
        return;
    }
    if (!field) {
        m_lines.push_back({row.line,
                           row.fileOffset,
                           row.text.substr(0, kShownOfLongLine),
                           1,
                           {.verdict = check::Verdict::Invalid, .reason = check::CheckReason::NoColumn}});
        return;
    }
    const auto offset = static_cast<std::size_t>(field->text.data() - row.text.data());
    const std::string_view before = row.text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    takeText({.text = field->hasDoubled ? keep(undoubled(field->text)) : field->text,
              .line = row.line + static_cast<std::uint64_t>(std::ranges::count(before, '\n')),
              .fileOffset = row.fileOffset + offset,
              .column = static_cast<std::uint32_t>(offset - lineStart + 1),
              .isDecoded = field->hasDoubled},
             options, rfc);
}

void CheckedBlock::takeRunningText(const InputBlock& block, urn::Rfc rfc)
{
    // Searches the sections between lines that are too long.
    const std::string_view bytes = block.bytes();
    std::size_t sectionStart = 0;
    std::uint64_t sectionLine = 1;
    base::LineSplitter splitter(bytes);
    while (const std::optional<base::Line> line = splitter.next()) {
        ++m_counts.lines;
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || line->hadCarriageReturn;
        m_counts.blank += line->text.empty() ? 1U : 0U;
        if (line->text.size() <= check::kMaxUrnLength)
            continue;
        const auto start = static_cast<std::size_t>(line->text.data() - bytes.data());
        findInSection(block, rfc, bytes.substr(sectionStart, start - sectionStart), sectionLine);
        addTooLong(line->text, offsetIn(block, line->text), m_counts.lines, InputKind::RunningText);
        sectionStart = start + line->text.size();
        sectionLine = m_counts.lines;
    }
    findInSection(block, rfc, bytes.substr(sectionStart), sectionLine);
}

void CheckedBlock::findInSection(const InputBlock& block, urn::Rfc rfc, std::string_view section,
                                 std::uint64_t firstLine)
{
    std::uint64_t line = firstLine;
    std::size_t lineStart = 0;
    for (const urn::FoundUrn& found : urn::findUrns(section, rfc)) {
        for (std::size_t lineFeed = 0; (lineFeed = section.find('\n', lineStart)) < found.offset;
             lineStart = lineFeed + 1)
            ++line;
        const std::string_view inPlace = section.substr(found.offset, found.length);
        const std::string_view urn = inPlace == found.urn ? inPlace : keep(found.urn);
        m_lines.push_back({line,
                           offsetIn(block, inPlace),
                           urn,
                           static_cast<std::uint32_t>(found.offset - lineStart + 1),
                           {}});
    }
}

void CheckedBlock::addTooLong(std::string_view line, std::uint64_t fileOffset, std::uint64_t number,
                              InputKind kind)
{
    const std::string_view shown = line.substr(0, kShownOfLongLine);
    const std::string_view text = kind == InputKind::Escaped ? keep(urn::unescapedBytes(shown)) : shown;
    m_lines.push_back({number,
                       fileOffset,
                       text,
                       1,
                       {.verdict = check::Verdict::Undecided, .reason = check::CheckReason::LineTooLong}});
}

std::string_view CheckedBlock::keep(std::string_view text)
{
    const std::size_t start = m_texts.size();
    m_texts += text;
    return std::string_view(m_texts).substr(start);
}

} // namespace nidus::batch
