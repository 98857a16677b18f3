// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"
#include "ui/support/text/editplace.h"

#include <QList>
#include <QString>
#include <array>

namespace nidus::ui {

/// A template as typed: the text in each place of the form, before normalization.
class FormValues
{
public:
    FormValues() = default;
    explicit FormValues(const registration::RegistrationTemplate& registrationTemplate);

    [[nodiscard]] const QString& value(EditPlace place) const { return m_values.at(place.index()); }
    void setValue(EditPlace place, const QString& value) { m_values.at(place.index()) = value; }

    /// Returns the template made from these values.
    [[nodiscard]] registration::RegistrationTemplate toTemplate() const;

    /// Returns all places, in the order of the form.
    [[nodiscard]] static const QList<EditPlace>& places();

private:
    std::array<QString, kEditPlaceCount> m_values;
};

/// Returns where `offset` of a field's normalized text is in the text as typed. Normalization only removes
/// blanks, so the normalized text is a subsequence.
[[nodiscard]] qsizetype typedOffset(QStringView typed, QStringView normalized, qsizetype offset);

} // namespace nidus::ui
