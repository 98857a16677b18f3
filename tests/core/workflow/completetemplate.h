// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

namespace nidus::test {

/// A template without findings that block a step.
[[nodiscard]] inline registration::RegistrationTemplate completeTemplate(const QString& nid,
                                                                         const QString& purpose)
{
    registration::RegistrationTemplate filled;
    for (const registration::TemplateField field : registration::kTemplateFields)
        filled.setText(field, QStringLiteral("Said about %1.").arg(QString(registration::fieldKey(field))));
    filled.setText(registration::TemplateField::Nid, nid);
    filled.setText(registration::TemplateField::Version, QStringLiteral("1"));
    filled.setText(registration::TemplateField::Date, QStringLiteral("2024-05-17"));
    filled.setText(registration::TemplateField::Purpose, purpose);
    filled.setRegistrant({.organization = QStringLiteral("Warehouse Society"),
                          .contactName = QStringLiteral("Naming Office"),
                          .email = QStringLiteral("naming@warehouse.example")});
    return filled;
}

} // namespace nidus::test
