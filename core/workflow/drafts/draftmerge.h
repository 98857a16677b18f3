// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::workflow {

/// A part of a draft that two people edited: a template field (for the registrant, each part separately), or
/// the samples or the syntax rule, which have no field.
struct MergePart
{
    enum class Outcome : std::uint8_t {
        Mine,     ///< only I changed it
        Theirs,   ///< only they changed it
        Both,     ///< both made the same change
        Conflict, ///< both changed it, differently
    };
    QString key; ///< the field's key, "samples" or "rule"
    std::optional<registration::TemplateField> field;
    Outcome outcome = Outcome::Mine;
    QString base; ///< as text, for display
    QString mine;
    QString theirs;
    std::optional<registration::RegistrantPart> registrantPart = {}; ///< only with the Registrant field

    bool operator==(const MergePart&) const = default;
};

/// The result of merging a draft that two people changed.
struct DraftMerge
{
    registration::VersionContent merged; ///< contains mine where there is a conflict
    QList<MergePart> parts;              ///< changed by somebody, in template order, then samples and rule
};

/// Merges two edited copies of `base` field by field, and the registrant part by part. Pure.
[[nodiscard]] DraftMerge mergeDrafts(const registration::VersionContent& base,
                                     const registration::VersionContent& mine,
                                     const registration::VersionContent& theirs);

/// Returns `content` with one part of `theirs`.
[[nodiscard]] registration::VersionContent withPart(registration::VersionContent content,
                                                    const registration::VersionContent& theirs,
                                                    const MergePart& part);

} // namespace nidus::workflow
