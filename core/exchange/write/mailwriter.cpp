// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/mailwriter.h"

#include "core/exchange/formats/textformat.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = 998;   // RFC 5322 section 2.1.1
constexpr qsizetype kLongestEncoded = 76; // RFC 2045 section 6.7, without the line end
constexpr qsizetype kBytesOfEncoded = 36; // of UTF-8 in one encoded-word (RFC 2047 section 2)

bool isPrintable(char c)
{
    return c >= ' ' && c <= '~';
}

/// A header field's text: as it is, or as encoded-words (RFC 2047).
QByteArray headerText(const QString& text)
{
    QByteArray utf8 = text.toUtf8();
    if (std::ranges::all_of(utf8, isPrintable) && utf8.size() < kLongestLine / 2)
        return utf8;
    QByteArrayList words;
    while (!utf8.isEmpty()) {
        qsizetype length = std::min(utf8.size(), kBytesOfEncoded);
        while (length < utf8.size() && (static_cast<unsigned char>(utf8[length]) & 0xC0U) == 0x80U)
            --length; // an encoded-word holds whole characters
        words.append("=?UTF-8?B?" + utf8.first(length).toBase64() + "?=");
        utf8 = utf8.sliced(length);
    }
    return words.join("\r\n ");
}

/// One line as quoted-printable (RFC 2045 section 6.7), without the line end.
QByteArray quotedPrintable(QByteArrayView line)
{
    QByteArray encoded;
    qsizetype column = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool isBlankAtEnd = c == ' ' && i + 1 == line.size();
        const bool isFromLine = i == 0 && line.startsWith("From ");
        const bool isPlain = isPrintable(c) && c != '=' && !isBlankAtEnd && !isFromLine;
        const QByteArray unit = isPlain ? QByteArray(1, c) : '=' + QByteArray(1, c).toHex().toUpper();
        if (column + unit.size() >= kLongestEncoded) {
            encoded += "=\r\n";
            column = 0;
        }
        encoded += unit;
        column += unit.size();
    }
    return encoded;
}

bool needsEncoding(QByteArrayView line)
{
    return !std::ranges::all_of(line, isPrintable) || line.endsWith(' ') || line.size() > kLongestLine ||
           line.startsWith("From ");
}

/// The first mail address of the registrant: its role's before a person's.
QString senderOf(const Registrant& registrant)
{
    static const QRegularExpression address(u"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+[A-Za-z0-9]"_s);
    for (const QString& text : {registrant.roleAddress, registrant.email, registrant.other}) {
        const QRegularExpressionMatch match = address.match(text);
        if (match.hasMatch())
            return match.captured();
    }
    return {};
}

} // namespace

QByteArray writeMail(const Publication& publication)
{
    const RegistrationTemplate& filled = publication.content->registrationTemplate;
    const QString name =
        publication.nid.isEmpty() ? u"an informal URN namespace"_s : u"URN namespace "_s + publication.nid;
    const bool isRevision = filled.version().value_or(1) > 1;
    const QString subject =
        (isRevision ? u"Revision of the registration of "_s : u"Registration request for "_s) + name;
    const QString sender = senderOf(filled.registrant());

    QByteArrayList lines = writeTemplateText(filled).split('\n');
    lines.removeLast(); // behind the last line end
    const bool isEncoded = std::ranges::any_of(lines, needsEncoding);
    QByteArray mail;
    if (!sender.isEmpty())
        mail += "From: " + sender.toLatin1() + "\r\n";
    mail += "To: " + QByteArray(kIanaAddress.data()) + "\r\nCc: " + kReviewAddress.data() + "\r\n";
    mail += "Subject: " + headerText(subject) + "\r\n";
    mail += "X-Unsent: 1\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    mail +=
        QByteArray("Content-Transfer-Encoding: ") + (isEncoded ? "quoted-printable" : "7bit") + "\r\n\r\n";
    for (const QByteArray& line : lines)
        mail += (isEncoded ? quotedPrintable(line) : line) + "\r\n";
    return mail;
}

} // namespace nidus
