// SPDX-License-Identifier: Apache-2.0
#include "core/batch/blockreader.h"

#include "core/base/contract.h"
#include "core/base/tableseparator.h"
#include "core/base/utf16.h"
#include "core/urn/urnfinder.h"

#include <algorithm>
#include <utility>

namespace nidus::batch {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
/// A line with this many bytes and no LF is too long, even if a CR turns out to be part of its end.
constexpr std::size_t kSurelyTooLong = check::kMaxUrnLength + 2;

/// Whether more bytes may reveal a byte order mark, or UTF-16 without one.
bool needsMoreBytes(std::string_view head)
{
    const bool hasZero = head.substr(0, 2).find('\0') != std::string_view::npos;
    return head.size() < kByteOrderMark.size() || (hasZero && head.size() < 2 * base::kSurelyUtf16);
}

} // namespace

BlockReader::BlockReader(base::ByteSource& source, InputKind kind, std::size_t blockSize, bool isContinued,
                         std::function<bool()> beforeWaiting)
    : m_source(source),
      m_kind(kind),
      m_blockSize(std::max<std::size_t>(blockSize, 1)),
      m_beforeWaiting(std::move(beforeWaiting)),
      m_isAtStart(!isContinued)
{}

base::Result<std::optional<InputBlock>> BlockReader::next(InputBlock recycled)
{
    InputBlock block{.buffer = std::move(recycled.buffer)};
    if (m_isInLongLine)
        return nextOfLongLine(std::move(block));
    block.buffer.resize(std::max(block.buffer.size(), m_carry.size()));
    std::ranges::copy(m_carry, block.buffer.begin());
    block.size = m_carry.size();
    m_carry.clear();
    block.fileOffset = m_fileOffset;
    std::size_t lineEnd = block.bytes().rfind('\n') + 1; // npos + 1 is 0: no line ends in the carry
    while (!m_isAtEnd) {
        const base::Result<std::size_t> got = readInto(block);
        if (!got)
            return std::unexpected(got.error());
        if (m_isAtStart && !m_isAtEnd && needsMoreBytes(block.bytes()))
            continue;
        if (m_isAtStart) {
            if (const std::string_view name = base::utf16Name(block.bytes()); !name.empty())
                return std::unexpected(base::Error{base::kNotUtf8, {}, std::string(name)});
        }
        const std::size_t searched = m_isAtStart ? 0 : block.size - *got;
        takeByteOrderMark(block);
        const std::size_t newLineEnd = block.bytes().substr(std::min(searched, block.size)).rfind('\n') + 1;
        if (newLineEnd > 0)
            lineEnd = searched + newLineEnd;
        if (m_kind == InputKind::Table && m_separator == 0 && !m_isAtEnd &&
            !base::isEnoughForSeparator(block.bytes()))
            continue;
        if (const std::size_t cut = cutAt(block, lineEnd); cut > 0)
            return emit(std::move(block), cut);
        if (block.size >= kSurelyTooLong && lineEnd == 0)
            return startLongLine(std::move(block));
        if (block.size >= kSurelyTooLong && m_kind == InputKind::Table) {
            // A quotation mark that is open for so long counts as never closed: its row is passed on alone.
            const std::string_view rows = block.bytes().substr(m_rowsStart, lineEnd - m_rowsStart);
            const std::size_t cut = m_rowsStart + firstRecord(rows, separatorIn(block)).size;
            return emit(std::move(block), cut);
        }
    }
    if (block.size == 0)
        return std::nullopt;
    const std::size_t all = block.size;
    return emit(std::move(block), all);
}

base::Result<std::size_t> BlockReader::readInto(InputBlock& block)
{
    if (block.buffer.size() < block.size + m_blockSize)
        block.buffer.resize(block.size + m_blockSize);
    if (m_beforeWaiting && !m_source.isReady() && !m_beforeWaiting())
        return std::unexpected(base::Error{base::kCanceled, {}, {}});
    const base::Result<std::size_t> got =
        m_source.read(std::span(block.buffer).subspan(block.size, m_blockSize));
    if (!got)
        return got;
    m_isAtEnd = *got == 0;
    m_bytesRead += *got;
    block.size += *got;
    return got;
}

void BlockReader::takeByteOrderMark(InputBlock& block)
{
    if (!std::exchange(m_isAtStart, false) || !block.bytes().starts_with(kByteOrderMark))
        return;
    m_hadByteOrderMark = true;
    block.buffer.erase(block.buffer.begin(), block.buffer.begin() + kByteOrderMark.size());
    block.size -= kByteOrderMark.size();
    block.fileOffset += kByteOrderMark.size();
}

char BlockReader::separatorIn(const InputBlock& block)
{
    if (m_separator != 0)
        return m_separator;
    if (const std::optional<SeparatorLine> line = separatorLine(block.bytes())) {
        m_separator = line->separator;
        m_rowsStart = line->size;
    } else {
        m_separator = base::tableSeparator(block.bytes());
    }
    return m_separator;
}

std::size_t BlockReader::rowsEnd(const InputBlock& block, std::size_t lineEnd)
{
    const char separator = separatorIn(block);
    const std::size_t end = recordsEnd(block.bytes().substr(m_rowsStart, lineEnd - m_rowsStart), separator);
    return end == 0 ? 0 : m_rowsStart + end;
}

std::size_t BlockReader::cutAt(const InputBlock& block, std::size_t lineEnd)
{
    if (m_kind == InputKind::Table && lineEnd > 0)
        return rowsEnd(block, lineEnd);
    if (m_kind != InputKind::RunningText || lineEnd == 0)
        return lineEnd;
    if (block.size - lineEnd >= kSurelyTooLong)
        return lineEnd; // a line that is too long is not joined with others
    if (lineEnd > m_blockSize + kSurelyTooLong)
        return lineEnd; // unrealistic: each line ends one URN in angle brackets and starts another
    return urn::runningTextCut(block.bytes(), lineEnd);
}

InputBlock BlockReader::emit(InputBlock block, std::size_t cut)
{
    if (!base::expects(cut <= block.size, "a block of input is cut within it"))
        cut = block.size;
    const std::string_view rest = block.bytes().substr(cut);
    m_carry.assign(rest.begin(), rest.end());
    m_fileOffset = block.fileOffset + cut;
    if (m_kind == InputKind::Table) {
        block.separator = separatorIn(block);
        block.rowsStart = std::exchange(m_rowsStart, 0);
    }
    block.size = cut;
    block.bytesRead = m_source.progressAt(m_bytesRead - m_carry.size());
    return block;
}

InputBlock BlockReader::startLongLine(InputBlock block)
{
    block.kind = InputBlock::Kind::LongLine;
    m_isInLongLine = true;
    m_lastSkipped = block.buffer[block.size - 1];
    const std::size_t all = block.size;
    return emit(std::move(block), all);
}

base::Result<std::optional<InputBlock>> BlockReader::nextOfLongLine(InputBlock block)
{
    block.kind = InputBlock::Kind::LongLineRest;
    block.fileOffset = m_fileOffset;
    const base::Result<std::size_t> got = readInto(block);
    if (!got)
        return std::unexpected(got.error());
    const std::size_t lineFeed = block.bytes().find('\n');
    if (m_isAtEnd || lineFeed != std::string_view::npos) {
        m_isInLongLine = false;
        const char last = lineFeed == 0 || m_isAtEnd ? m_lastSkipped : block.buffer[lineFeed - 1];
        block.endsWithCrLf = !m_isAtEnd && last == '\r';
        const std::size_t cut = m_isAtEnd ? block.size : lineFeed + 1;
        return emit(std::move(block), cut);
    }
    m_lastSkipped = block.buffer[block.size - 1];
    const std::size_t all = block.size;
    return emit(std::move(block), all);
}

} // namespace nidus::batch
