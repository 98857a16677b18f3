// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registrationtemplate.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <optional>

namespace nidus::exchange {

/// What somebody wrote below lines that they quoted.
struct MailRemark
{
    std::optional<registration::TemplateField>
        field;     ///< the source of the quoted lines; absent: about the whole
    QString quote; ///< those lines, without their marks
    QString text;

    bool operator==(const MailRemark&) const = default;
};

struct MailAnswer
{
    QString sender; ///< from the mail's From field; empty for plain text
    QList<MailRemark> remarks;
};

/// Finds the remarks in an answer to a review or a template: a mail (RFC 5322) or plain text, with quoted
/// lines ("> ", RFC 3676 section 4.5). A quoted line is recognized by the text of `about`, by a field's
/// heading, or by the number and heading of a point of reviewMail(); text after an unknown line is about the
/// field quoted last. The line that introduces a quotation ("... wrote:") and the signature are ignored.
/// Fails with TooLarge above the limits of templates.
[[nodiscard]] base::Result<MailAnswer> mailAnswer(QByteArrayView bytes,
                                                  const registration::RegistrationTemplate& about);

} // namespace nidus::exchange
