// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"
#include "ui/support/text/editplace.h"

#include <QList>
#include <QString>
#include <array>

namespace nidus::ui {

/// A template as typed: what stands in each place of the form, before it is normalised.
class FormValues
{
public:
    FormValues() = default;
    explicit FormValues(const registration::RegistrationTemplate& registrationTemplate);

    [[nodiscard]] const QString& value(EditPlace place) const { return m_values.at(place.index()); }
    void setValue(EditPlace place, const QString& value) { m_values.at(place.index()) = value; }

    /// The template these values make.
    [[nodiscard]] registration::RegistrationTemplate toTemplate() const;

    /// All places, in the order of the form.
    [[nodiscard]] static const QList<EditPlace>& places();

private:
    std::array<QString, kEditPlaceCount> m_values;
};

/// Where `offset` of a field's normalised text stands in the text as typed: normalising only leaves out
/// blanks, so the one is a subsequence of the other.
[[nodiscard]] qsizetype typedOffset(QStringView typed, QStringView normalised, qsizetype offset);

} // namespace nidus::ui
