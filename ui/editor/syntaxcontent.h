// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <optional>

namespace nidus::ui {

/// The parts of a draft that the Syntax tab edits.
struct SyntaxContent
{
    std::optional<registration::SyntaxRule> rule; ///< absent: nothing written or chosen
    QList<registration::Sample> samples;

    bool operator==(const SyntaxContent&) const = default;
};

} // namespace nidus::ui
