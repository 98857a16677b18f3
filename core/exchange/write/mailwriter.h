// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/publication.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace nidus::exchange {

/// The recipients of requests (RFC 8141 sections 6.2 and 6.3).
inline constexpr QLatin1StringView kIanaAddress{"iana@iana.org"};
inline constexpr QLatin1StringView kReviewAddress{"urn@ietf.org"};

struct RequestAddresses
{
    QString iana = kIanaAddress;
    QString review = kReviewAddress;
};

/// A mail that has not been sent.
struct UnsentMail
{
    QString from; ///< empty: the mail program fills it in
    QString to;   ///< addresses with commas between them
    QString cc;
    QString subject;
    QString text; ///< LF line ends
};

/// The first mail address of the registrant: a role's before a person's; empty if there is none.
[[nodiscard]] QString addressOf(const registration::Registrant& registrant);

/// The template as a request: to the review list until it is approved (RFC 8141 section 6.2, steps 2 and 3,
/// which section 6.3 adopts), then to IANA with a copy to the list (step 4). The registrant gets a copy.
/// `publication` must have content.
[[nodiscard]] UnsentMail requestMail(const Publication& publication, const RequestAddresses& addresses = {});

/// The mail as a file, ready to send (RFC 5322, CRLF). It is marked as unsent (X-Unsent), so mail programs
/// open it for editing and add sender and date. Text that is not plain ASCII, or has spaces at the end of
/// lines, is encoded as quoted-printable. A head is the first header field.
[[nodiscard]] QByteArray writeMail(const UnsentMail& mail, const QString& head = {});

/// requestMail() as such a file.
[[nodiscard]] QByteArray writeRequestMail(const Publication& publication, const QString& head = {});

/// The mail as a "mailto" address (RFC 6068), percent-encoded; absent above 32,000 characters, the most that
/// mail programs can be started with.
[[nodiscard]] std::optional<QByteArray> mailtoAddress(const UnsentMail& mail);

} // namespace nidus::exchange
