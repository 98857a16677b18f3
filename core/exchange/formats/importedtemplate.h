// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <array>
#include <cstdint>
#include <optional>

namespace nidus::exchange {

/// Where a field was found in a file; 1-based, inclusive.
struct LineRange
{
    int first = 0;
    int last = 0;

    bool operator==(const LineRange&) const = default;
};

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
    /// Absent if the file has no such field. A field made from several sections extends from the first of
    /// them to the last.
    std::array<std::optional<LineRange>, registration::kTemplateFieldCount> places;
    std::array<Sureness, registration::kTemplateFieldCount> sureness{}; ///< of the fields that have a place
    QString remainder;                 ///< source text that belongs to no field, verbatim
    QList<findings::Finding> findings; ///< from reading the file
    QByteArray original{};             ///< the file as passed to readImportFile()

    bool operator==(const ImportedTemplate&) const = default;
};

} // namespace nidus::exchange
