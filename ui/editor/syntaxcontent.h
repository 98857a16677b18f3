// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <optional>

namespace nidus {

/// What the Syntax tab edits of a draft.
struct SyntaxContent
{
    std::optional<SyntaxRule> rule; ///< absent: nothing was written or chosen
    QList<Sample> samples;

    bool operator==(const SyntaxContent&) const = default;
};

} // namespace nidus
