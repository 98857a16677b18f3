// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QStringView>
#include <algorithm>
#include <array>
#include <optional>

namespace nidus::exchange {

/// Returns the bytes of an original; absent if the text is not base64, or they are more than an original may
/// have.
[[nodiscard]] inline std::optional<QByteArray> originalFromBase64(const QString& text)
{
    const auto decoded = QByteArray::fromBase64Encoding(text.simplified().remove(u' ').toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() > registration::kLargestOriginalBytes)
        return std::nullopt;
    return decoded.decoded;
}

inline constexpr int kXmlFormatVersion = 1;

template <typename Enum>
struct XmlWord
{
    Enum value;
    QLatin1StringView word;
};

// The words that our XML uses for values without a word elsewhere.
inline constexpr std::array kScopeWords{
    XmlWord{registration::RuleScope::Urn, QLatin1StringView("urn")},
    XmlWord{registration::RuleScope::NidAndNss, QLatin1StringView("nid-and-nss")},
    XmlWord{registration::RuleScope::Nss, QLatin1StringView("nss")},
};
inline constexpr QLatin1StringView kComponentsInRule("in-rule");

/// Returns the word of a value; `words` must have one for every value.
template <typename Enum, std::size_t N>
[[nodiscard]] QLatin1StringView xmlWord(const std::array<XmlWord<Enum>, N>& words, Enum value)
{
    return std::ranges::find(words, value, &XmlWord<Enum>::value)->word;
}

template <typename Enum, std::size_t N>
[[nodiscard]] std::optional<Enum> fromXmlWord(const std::array<XmlWord<Enum>, N>& words, QStringView word)
{
    for (const XmlWord<Enum>& known : words) {
        if (word == known.word)
            return known.value;
    }
    return std::nullopt;
}

} // namespace nidus::exchange
