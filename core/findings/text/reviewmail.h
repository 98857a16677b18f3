// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>

namespace nidus::findings {

/// A reply to whoever sent a template: the findings as numbered points in the order of the template, each
/// under the lines it is about, what must be settled marked, then the questions. At most 72 columns but for
/// quoted lines that are longer. In the installed language; LF line ends.
[[nodiscard]] QString reviewMail(const registration::RegistrationTemplate& registrationTemplate,
                                 const QList<Finding>& findings, const QList<Finding>& questions);

} // namespace nidus::findings
