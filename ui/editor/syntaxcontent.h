// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <optional>

namespace nidus::ui {

/// What the Syntax tab edits of a draft.
struct SyntaxContent
{
    std::optional<registration::SyntaxRule> rule; ///< absent: nothing was written or chosen
    QList<registration::Sample> samples;

    bool operator==(const SyntaxContent&) const = default;
};

} // namespace nidus::ui
