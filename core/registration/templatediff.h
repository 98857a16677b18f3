// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/registration/textdiff.h"

#include <QList>
#include <QString>
#include <optional>

namespace nidus::registration {

/// A difference in a field, or in the samples or the syntax rule, which are not fields.
struct PartDiff
{
    QString key;                        ///< the field's key, "samples" or "rule"
    std::optional<TemplateField> field; ///< absent for samples and rule
    QString before;
    QString after;
    QList<DiffPiece> pieces;

    bool operator==(const PartDiff&) const = default;
};

/// Returns a part of a version or draft as text: the samples one per line, the rule with its settings.
[[nodiscard]] QString samplesText(const QList<Sample>& samples);
[[nodiscard]] QString ruleText(const std::optional<SyntaxRule>& rule);

/// Returns the differences: fields in template order, then samples and rule. Empty if there are none. Pure.
[[nodiscard]] QList<PartDiff> diffContents(const VersionContent& before, const VersionContent& after,
                                           DiffUnit unit);

} // namespace nidus::registration
