// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/findings/values/linespan.h"
#include "core/registration/registrationtemplate.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <array>
#include <cstdint>

namespace nidus::exchange {

/// Where a field was found in a file, in the order of the lines: one span, or several if it was made from
/// several sections with lines of other fields in between. Empty if the file has no such field.
using FieldPlace = QList<findings::LineSpan>;

/// How sure the reader is that a text is the field.
enum class Sureness : std::uint8_t {
    Certain, ///< under RFC 8141's heading
    Likely,  ///< under a heading that is known to mean it
    Guessed, ///< without a proper heading
};

/// "certain", "likely", "guessed".
[[nodiscard]] constexpr QLatin1StringView surenessWord(Sureness sureness)
{
    switch (sureness) {
    case Sureness::Certain: return QLatin1StringView("certain");
    case Sureness::Likely: return QLatin1StringView("likely");
    case Sureness::Guessed: return QLatin1StringView("guessed");
    }
    return {};
}

/// A template as read from a file, before it changes anything.
struct ImportedTemplate
{
    registration::RegistrationTemplate registrationTemplate;
    std::array<FieldPlace, registration::kTemplateFieldCount> places;
    std::array<Sureness, registration::kTemplateFieldCount> sureness{}; ///< of the fields that have a place
    QString remainder;                 ///< source text that belongs to no field, verbatim
    QList<findings::Finding> findings; ///< from reading the file
    QByteArray original{};             ///< the file as passed to readImportFile()

    bool operator==(const ImportedTemplate&) const = default;
};

} // namespace nidus::exchange
