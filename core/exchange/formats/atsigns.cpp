// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/atsigns.h"

#include <QRegularExpression>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

registration::RegistrationTemplate withAtSigns(registration::RegistrationTemplate registrationTemplate)
{
    // Neither "AT&T.example" nor a parameter in the address of a page is meant.
    static const QRegularExpression address(
        u"(?<![^\\s<(\\[,;:\"])(?![A-Z]+&)([^\\s@&<>()\\[\\],;:/?=#\"]+)&((?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,})"
        "(?![\\w/-]|\\.\\w)"_s);
    const QString text = registrationTemplate.text(registration::TemplateField::Registrant);
    if (text.contains(u'&'))
        registrationTemplate.setText(registration::TemplateField::Registrant,
                                     QString(text).replace(address, u"\\1@\\2"_s));
    return registrationTemplate;
}

bool isSameText(const registration::RegistrationTemplate& a, const registration::RegistrationTemplate& b)
{
    return a == b || withAtSigns(a) == withAtSigns(b);
}

} // namespace nidus::exchange
