// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

namespace nidus::test {

/// A template that nothing stands against.
[[nodiscard]] inline RegistrationTemplate completeTemplate(const QString& nid, const QString& purpose)
{
    RegistrationTemplate filled;
    for (const TemplateField field : kTemplateFields)
        filled.setText(field, QStringLiteral("Said about %1.").arg(QString(fieldKey(field))));
    filled.setText(TemplateField::Nid, nid);
    filled.setText(TemplateField::Version, QStringLiteral("1"));
    filled.setText(TemplateField::Date, QStringLiteral("2024-05-17"));
    filled.setText(TemplateField::Purpose, purpose);
    filled.setRegistrant({.organisation = QStringLiteral("Warehouse Society"),
                          .contactName = QStringLiteral("Naming Office"),
                          .email = QStringLiteral("naming@warehouse.example")});
    return filled;
}

} // namespace nidus::test
