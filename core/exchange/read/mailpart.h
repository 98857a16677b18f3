// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace nidus::exchange {

/// A line of a file as bytes, without its line end.
struct RawLine
{
    int number = 0; ///< 1-based
    QByteArray bytes;
};

struct MailHeader
{
    int number = 0;
    QByteArray name; ///< lower case
    QByteArray value;
};

/// A mail or a part of one: header fields and body (RFC 5322, RFC 2046).
struct MailPart
{
    QList<MailHeader> headers;
    QList<RawLine> body;

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    /// In lower case; "text/plain" if there is no Content-Type.
    [[nodiscard]] QByteArray type() const;
    /// A parameter of Content-Type: "boundary", "charset", "format".
    [[nodiscard]] QByteArray parameter(QByteArrayView name) const;
};

/// Splits header fields from the body.
[[nodiscard]] MailPart mailPart(const QList<RawLine>& lines);
/// The parts of a multipart body.
[[nodiscard]] QList<MailPart> partsOf(const MailPart& multipart);
/// The lines of a text part: transfer encoding and character set are decoded, HTML tags removed. Lines that
/// format=flowed broke are not joined.
[[nodiscard]] QList<SourceLine> decodedLines(const MailPart& part);
/// A header field's value with its encoded words (RFC 2047) decoded.
[[nodiscard]] QString decodedHeader(const QByteArray& value);

} // namespace nidus::exchange
