// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/mailpart.h"

#include "core/exchange/read/htmltext.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

QString decoded(const QByteArray& bytes, const QByteArray& charset)
{
    if (bytes.isValidUtf8())
        return QString::fromUtf8(bytes);
    QStringDecoder decoder(charset.constData());
    return decoder.isValid() && charset != "us-ascii" ? decoder(bytes) : fromWindows1252(bytes);
}

/// RFC 2045 section 6.7: "=" at the end of a line joins it with the next one.
QList<RawLine> fromQuotedPrintable(const QList<RawLine>& lines)
{
    QList<RawLine> joined;
    bool isOpen = false;
    for (const RawLine& line : lines) {
        QByteArray bytes = line.bytes;
        while (bytes.endsWith(' ') || bytes.endsWith('\t'))
            bytes.chop(1);
        const bool goesOn = bytes.endsWith('=');
        if (goesOn)
            bytes.chop(1);
        bytes = QByteArray::fromPercentEncoding(bytes, '=');
        if (isOpen)
            joined.last().bytes += bytes;
        else
            joined.append({line.number, bytes});
        isOpen = goesOn;
    }
    return joined;
}

/// RFC 2045 section 6.8; a decoded line has the number of the line that contains its last byte.
QList<RawLine> fromBase64(const QList<RawLine>& lines)
{
    QList<RawLine> decodedLines;
    QByteArray encoded; // up to three characters that wait for more
    QByteArray open;
    for (const RawLine& line : lines) {
        encoded += line.bytes.trimmed();
        const qsizetype whole = encoded.size() / 4 * 4;
        open += QByteArray::fromBase64(encoded.first(whole));
        encoded.remove(0, whole);
        QList<QByteArray> pieces = open.split('\n');
        open = pieces.takeLast();
        for (QByteArray& piece : pieces) {
            if (piece.endsWith('\r'))
                piece.chop(1);
            decodedLines.append({line.number, piece});
        }
    }
    const int last = lines.isEmpty() ? 1 : lines.constLast().number;
    decodedLines.append({last, open + QByteArray::fromBase64(encoded)});
    return decodedLines;
}

/// The lines of a text whose characters have two or four bytes; all have the number of the first one.
QList<SourceLine> wideLines(const QList<RawLine>& lines, QStringDecoder decoder)
{
    QByteArray encoded;
    for (const RawLine& line : lines)
        encoded += line.bytes.trimmed();
    const QString text = decoder(QByteArray::fromBase64(encoded));
    QList<SourceLine> wide;
    for (const QString& line : text.split(u'\n'))
        wide.append(
            {.number = lines.constFirst().number, .text = line.endsWith(u'\r') ? line.chopped(1) : line});
    return wide;
}

} // namespace

QByteArray MailPart::header(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(
        headers, [name](const MailHeader& header) { return QByteArrayView(header.name) == name; });
    return found == headers.cend() ? QByteArray() : found->value;
}

QByteArray MailPart::type() const
{
    const QByteArray type = header("content-type").split(';').constFirst().trimmed().toLower();
    return type.isEmpty() ? "text/plain"_ba : type;
}

QByteArray MailPart::parameter(QByteArrayView name) const
{
    for (const QByteArray& part : header("content-type").split(';').mid(1)) {
        const qsizetype equals = part.indexOf('=');
        if (equals < 0 || part.first(equals).trimmed().toLower() != name)
            continue;
        QByteArray value = part.mid(equals + 1).trimmed();
        if (value.size() >= 2 && value.startsWith('"') && value.endsWith('"'))
            value = value.sliced(1, value.size() - 2);
        return value;
    }
    return {};
}

MailPart mailPart(const QList<RawLine>& lines)
{
    MailPart part;
    qsizetype next = 0;
    for (; next < lines.size() && !lines[next].bytes.isEmpty(); ++next) {
        const QByteArray& line = lines[next].bytes;
        if ((line.startsWith(' ') || line.startsWith('\t')) && !part.headers.isEmpty()) {
            part.headers.last().value += ' ' + line.trimmed();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            part.headers.append(
                {lines[next].number, line.first(colon).trimmed().toLower(), line.mid(colon + 1).trimmed()});
    }
    part.body = lines.mid(std::min(next + 1, lines.size()));
    return part;
}

QList<MailPart> partsOf(const MailPart& multipart)
{
    const QByteArray boundary = "--" + multipart.parameter("boundary");
    QList<MailPart> parts;
    QList<RawLine> open;
    bool isInside = false;
    for (const RawLine& line : multipart.body) {
        const QByteArray mark = line.bytes.trimmed();
        if (mark != boundary && mark != boundary + "--") {
            open.append(line);
            continue;
        }
        if (isInside)
            parts.append(mailPart(open));
        open.clear();
        isInside = mark == boundary;
    }
    if (isInside)
        parts.append(mailPart(open)); // cut short
    return parts;
}

QList<SourceLine> decodedLines(const MailPart& part)
{
    const QByteArray encoding = part.header("content-transfer-encoding").trimmed().toLower();
    const QList<RawLine> raw = encoding == "quoted-printable" ? fromQuotedPrintable(part.body)
                               : encoding == "base64"         ? fromBase64(part.body)
                                                              : part.body;
    const QByteArray charset = part.parameter("charset").toLower();
    QList<SourceLine> lines;
    const bool isWide = charset.startsWith("utf-16") || charset.startsWith("utf-32");
    if (isWide && encoding == "base64" && !part.body.isEmpty()) {
        lines = wideLines(part.body, QStringDecoder(charset.constData()));
    } else {
        for (const RawLine& line : raw)
            lines.append({.number = line.number, .text = decoded(line.bytes, charset)});
    }
    return part.type() == "text/html" ? withoutTags(lines) : lines;
}

QString decodedHeader(const QByteArray& value)
{
    static const QRegularExpression word(u"=\\?([^?]+)\\?([bBqQ])\\?([^?]*)\\?=(?:\\s+(?==\\?))?"_s);
    const QString text = fromWindows1252(value);
    QString plain;
    qsizetype last = 0;
    for (const QRegularExpressionMatch& match : word.globalMatch(text)) {
        plain += text.mid(last, match.capturedStart() - last);
        QByteArray bytes = match.captured(3).toLatin1();
        bytes = match.captured(2).toLower() == "b"_L1
                    ? QByteArray::fromBase64(bytes)
                    : QByteArray::fromPercentEncoding(bytes.replace('_', ' '), '=');
        plain += decoded(bytes, match.captured(1).toLatin1());
        last = match.capturedEnd();
    }
    return plain + text.mid(last);
}

} // namespace nidus::exchange
