// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/linereader.h"

#include "core/base/utf16.h"

#include <cstring>
#include <string>

namespace nidus::cli {

namespace {

constexpr std::size_t kFirstBufferSize = std::size_t{256} << 10;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

} // namespace

LineReader::LineReader(base::ByteSource& source) : m_source(source), m_buffer(kFirstBufferSize) {}

base::Result<std::optional<std::string_view>> LineReader::next()
{
    while (true) {
        const std::size_t end = pending().find('\n', m_scanned);
        if (end != std::string_view::npos) {
            const std::string_view line = pending().substr(0, end);
            m_begin += end + 1;
            m_scanned = 0;
            return taken(line);
        }
        m_scanned = m_end - m_begin;
        if (m_scanned > kMaxLineLength)
            return std::unexpected(
                base::Error{base::kBadFormat, {}, std::to_string(m_line + 1) + ":1: line too long"});
        const base::Result<bool> more = fill();
        if (!more)
            return std::unexpected(more.error());
        if (*more)
            continue;
        const std::string_view rest = pending();
        m_begin = m_end;
        m_scanned = 0;
        if (rest.empty())
            return std::nullopt;
        return taken(rest);
    }
}

bool LineReader::hasBufferedLine() const
{
    return m_atEnd || pending().find('\n', m_scanned) != std::string_view::npos;
}

base::Result<bool> LineReader::fill()
{
    if (m_atEnd)
        return false;
    if (m_begin > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
    }
    if (m_end == m_buffer.size())
        m_buffer.resize(m_buffer.size() * 2);
    const base::Result<std::size_t> got = m_source.read(std::span(m_buffer).subspan(m_end));
    if (!got)
        return std::unexpected(got.error());
    if (m_line == 0 && m_begin == 0 && m_end == 0) {
        if (const std::string_view name = base::utf16Name({m_buffer.data(), *got}); !name.empty())
            return std::unexpected(base::Error{base::kNotUtf8, {}, std::string(name)});
    }
    m_end += *got;
    m_atEnd = *got == 0;
    return !m_atEnd;
}

std::string_view LineReader::taken(std::string_view line)
{
    if (++m_line == 1 && line.starts_with(kByteOrderMark)) {
        line.remove_prefix(kByteOrderMark.size());
        m_hadByteOrderMark = true;
    }
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
        m_hadCarriageReturns = true;
    }
    return line;
}

std::string_view LineReader::pending() const { return {m_buffer.data() + m_begin, m_end - m_begin}; }

} // namespace nidus::cli
