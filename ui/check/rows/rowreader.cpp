// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/rowreader.h"

#include "core/batch/csvcolumn.h"
#include "core/batch/json/jsonmember.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

constexpr qsizetype kWindowSize = 64 * 1024; // bytes
constexpr std::size_t kMostOfEscape = 6;     // bytes for one: "\u0041"

bool isAsciiSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

} // namespace

RowReader::RowReader(workflow::CheckSource input) : m_input(std::move(input))
{
    if (!m_input.path.isEmpty())
        open(m_input.path);
}

void RowReader::open(const QString& path)
{
    m_file.close();
    m_file.setFileName(path);
    // A file that cannot be opened reads as empty; each row then reports that its text can no longer be read.
    // Opening a pipe would wait.
    if (QFileInfo(path).isFile())
        static_cast<void>(m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
}

QByteArray RowReader::bytesAt(std::uint64_t offset, std::size_t length)
{
    const auto count = static_cast<qsizetype>(length);
    if (m_input.path.isEmpty())
        return m_input.bytes.mid(static_cast<qsizetype>(offset), count);
    // Whether the file is packed is known only after its first rows.
    if (m_input.unpacked && !m_input.unpacked->path().isEmpty() && m_file.fileName() == m_input.path)
        open(m_input.unpacked->path());
    if (!m_file.isOpen())
        return {};
    const std::uint64_t windowEnd = m_windowOffset + static_cast<std::uint64_t>(m_window.size());
    if (offset < m_windowOffset || offset + length > windowEnd) {
        if (!m_file.seek(static_cast<qint64>(offset)))
            return {};
        m_window = m_file.read(std::max(count, kWindowSize));
        m_windowOffset = offset;
    }
    return m_window.mid(static_cast<qsizetype>(offset - m_windowOffset), count);
}

bool RowReader::isQuoted(const CheckRow& row)
{
    return row.fileOffset() > 0 && bytesAt(row.fileOffset() - 1, 1) == "\"";
}

QByteArray RowReader::undoubledAt(const CheckRow& row)
{
    const QByteArray raw = bytesAt(row.fileOffset(), 2 * row.length());
    return QByteArray::fromStdString(
        batch::undoubled({raw.constData(), static_cast<std::size_t>(raw.size())}).substr(0, row.length()));
}

QByteArray RowReader::unescapedAt(const CheckRow& row)
{
    QByteArray raw = bytesAt(row.fileOffset(), kMostOfEscape * row.length());
    qsizetype end = 0;
    while (end < raw.size() && raw[end] != '"')
        end += raw[end] == '\\' ? 2 : 1;
    raw.truncate(end);
    const std::optional<std::string> text =
        batch::jsonUnescaped({raw.constData(), static_cast<std::size_t>(raw.size())});
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

std::optional<QByteArray> RowReader::text(const CheckRow& row)
{
    const auto length = static_cast<qsizetype>(row.length());
    QByteArray text;
    if (m_input.kind == batch::InputKind::Table) {
        text = isQuoted(row) ? undoubledAt(row) : bytesAt(row.fileOffset(), row.length());
    } else if (m_input.kind == batch::InputKind::JsonLines && isQuoted(row)) {
        text = unescapedAt(row);
    } else if (m_input.kind != batch::InputKind::RunningText) {
        text = bytesAt(row.fileOffset(), row.length());
    } else {
        // A URN between "<" and ">" may span several lines; the line breaks are not part of it.
        std::uint64_t offset = row.fileOffset();
        while (text.size() < length) {
            QByteArray more = bytesAt(offset, std::max<std::size_t>(row.length(), 256));
            if (more.isEmpty())
                break;
            offset += static_cast<std::uint64_t>(more.size());
            more.removeIf(isAsciiSpace);
            text += more;
        }
        text.truncate(length);
    }
    if (text.size() != length)
        return std::nullopt;
    return text;
}

} // namespace nidus::ui
