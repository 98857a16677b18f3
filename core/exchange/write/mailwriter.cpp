// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/mailwriter.h"

#include "core/exchange/formats/atsigns.h"
#include "core/exchange/formats/textformat.h"

#include <QRegularExpression>
#include <QUrl>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestLine = 998;   // RFC 5322 section 2.1.1
constexpr qsizetype kLongestEncoded = 76; // RFC 2045 section 6.7, without the line end
constexpr qsizetype kLongestMailto = 32'000;
constexpr qsizetype kBytesOfEncoded = 36; // of UTF-8 in one encoded-word (RFC 2047 section 2)

bool isPrintable(char c) { return c >= ' ' && c <= '~'; }

/// A header field's text: unchanged, or as encoded-words (RFC 2047).
QByteArray headerText(const QString& text)
{
    QByteArray utf8 = text.toUtf8();
    if (std::ranges::all_of(utf8, isPrintable) && utf8.size() < kLongestLine / 2)
        return utf8;
    QByteArrayList words;
    while (!utf8.isEmpty()) {
        qsizetype length = std::min(utf8.size(), kBytesOfEncoded);
        while (length < utf8.size() && (static_cast<unsigned char>(utf8[length]) & 0xC0U) == 0x80U)
            --length; // an encoded-word contains whole characters
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

/// A name before "<" (RFC 5322 section 3.2.5): unchanged, as a quoted string, or as encoded-words.
QByteArray nameText(const QString& name)
{
    static const QRegularExpression special(u"[(),:;@\\[\\]\\\\\"]"_s); // RFC 5322 section 3.2.3
    const bool isQuoted = name.size() > 1 && name.startsWith(u'"') && name.endsWith(u'"');
    QByteArray text = headerText(name);
    if (isQuoted || !name.contains(special) || text != name.toLatin1())
        return text;
    QString escaped = name;
    return '"' + escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).toLatin1() + '"';
}

/// Addresses in a header field. A comma before the "@" of an address is in a name: "Doe, Jane <j@x.example>".
QByteArray addressesText(const QString& addresses)
{
    QByteArrayList written;
    QString before;
    const QStringList parts = addresses.simplified().split(u',', Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        const QString address = before + part;
        before = part.contains(u'@') ? QString() : address + u',';
        if (!before.isEmpty() && &part != &parts.constLast())
            continue;
        const qsizetype name = std::max<qsizetype>(address.indexOf(u'<'), 0);
        written.append(nameText(address.first(name).trimmed()) + (name > 0 ? " " : "") +
                       address.sliced(name).trimmed().toUtf8());
    }
    return written.join(", ");
}

} // namespace

QString addressOf(const registration::Registrant& registrant)
{
    static const QRegularExpression address(u"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+[A-Za-z0-9]"_s);
    for (const QString& text : {registrant.roleAddress, registrant.email, registrant.other}) {
        const QRegularExpressionMatch match = address.match(text);
        if (match.hasMatch())
            return match.captured();
    }
    return {};
}

UnsentMail requestMail(const Publication& publication, const RequestAddresses& addresses)
{
    const registration::RegistrationTemplate filled = withAtSigns(publication.content->registrationTemplate);
    const QString name =
        publication.nid.isEmpty() ? u"an informal URN namespace"_s : u"URN namespace "_s + publication.nid;
    const bool isRevision =
        publication.isRevision || publication.version > 1 || filled.version().value_or(1) > 1;
    using enum registration::State;
    const bool isReviewed = publication.state != Draft && publication.state != InReview;
    QStringList copies{isReviewed ? addresses.review : QString(), addressOf(filled.registrant())};
    copies.removeAll(QString());
    return {.from = {},
            .to = isReviewed ? addresses.iana : addresses.review,
            .cc = copies.join(", "_L1),
            .subject =
                (isRevision ? u"Revision of the registration of "_s : u"Registration request for "_s) + name,
            .text = QString::fromUtf8(writeTemplateText(filled))};
}

QByteArray writeMail(const UnsentMail& mail, const QString& head)
{
    QByteArrayList lines = mail.text.toUtf8().split('\n');
    if (lines.constLast().isEmpty())
        lines.removeLast(); // after the last line end
    const bool isEncoded = std::ranges::any_of(lines, needsEncoding);
    QByteArray file;
    const auto add = [&file](const char* name, const QByteArray& value) {
        if (!value.isEmpty())
            file += name + (": " + value) + "\r\n";
    };
    add("X-Nidus-Head", head.toLatin1());
    add("From", addressesText(mail.from));
    add("To", addressesText(mail.to));
    add("Cc", addressesText(mail.cc));
    add("Subject", headerText(mail.subject.simplified()));
    file += "X-Unsent: 1\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    add("Content-Transfer-Encoding", isEncoded ? "quoted-printable" : "7bit");
    file += "\r\n";
    for (const QByteArray& line : lines)
        file += (isEncoded ? quotedPrintable(line) : line) + "\r\n";
    return file;
}

QByteArray writeRequestMail(const Publication& publication, const QString& head)
{
    return writeMail(requestMail(publication), head);
}

std::optional<QByteArray> mailtoAddress(const UnsentMail& mail)
{
    QString text = mail.text;
    text.replace(u"\n"_s, u"\r\n"_s); // RFC 6068 section 5
    QByteArray address = "mailto:" + QUrl::toPercentEncoding(mail.to.simplified(), "@,");
    char before = '?';
    const auto add = [&](const char* name, const QString& value) {
        if (value.isEmpty())
            return;
        address += before + (name + ('=' + QUrl::toPercentEncoding(value)));
        before = '&';
    };
    add("cc", mail.cc.simplified());
    add("subject", mail.subject.simplified());
    add("body", text);
    return address.size() <= kLongestMailto ? std::optional(address) : std::nullopt;
}

} // namespace nidus::exchange
