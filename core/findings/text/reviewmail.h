// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>

namespace nidus::findings {

/// Returns a reply to the sender of a template: the findings as numbered points in template order, each below
/// the lines it is about, with errors marked, then the questions. At most 72 columns except for longer quoted
/// lines. In the installed language; LF line endings.
[[nodiscard]] QString reviewMail(const registration::RegistrationTemplate& registrationTemplate,
                                 const QList<Finding>& findings, const QList<Finding>& questions);

} // namespace nidus::findings
